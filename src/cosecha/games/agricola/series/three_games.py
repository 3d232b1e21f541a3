"""Three matches for 2 to 4 players: points by place, and each player may keep an occupation."""

from typing import Any, cast

from cosecha.core.frozen import FrozenDict
from cosecha.core.message import Message, Token
from cosecha.core.scores import winners
from cosecha.core.series import Kind, Question, Result, Series, Standings
from cosecha.core.state import State
from cosecha.core.words import Choice
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.scoring import materials, standings
from cosecha.games.agricola.series.keeping import NONE, answer, card_choice, head_start, in_words, occupations

POINTS = {
    4: ((7, 5, 4, 3), (8, 5, 3, 2), (9, 6, 3, 1)),
    3: ((7, 5, 3), (8, 5, 2), (9, 5, 1)),
    2: ((1, 0), (2, 0), (3, 0)),
}
"""By number of players, match and place."""
GAMES = 3
EXTRA_FOOD = 1


def places(ranks: list[Any]) -> list[int]:
    """By seat: how many others have a better rank."""
    return [sum(other > rank for other in ranks) for rank in ranks]


def points_of(reached: list[int], number: int) -> list[int]:
    """The points of a match by seat. Tied seats share the points of their places equally, rounded down."""
    table = POINTS[len(reached)][number - 1]
    found = []
    for place in reached:
        tied = reached.count(place)
        found.append(sum(table[place : place + tied]) // tied)
    return found


def next_starter(won: list[int], starter: int, players: int) -> int:
    """The winner starts the next match; of several, the first clockwise from the starting player at the end.

    The rulebook doesn't say which starting player counts. We take the one at the end of the match, whom everybody can
    see. That seat itself comes last.
    """
    return min(won, key=lambda seat: (seat - starter - 1) % players)


class ThreeGames(Kind):
    name = "three-games"
    most = GAMES
    usual = FrozenDict({"cards": "full"})

    def problem(self, options: Any) -> Message | None:
        if options.players < 2:
            return Message("series-problem-alone")
        # The rulebook has no points for teams.
        return Message("agricola-series-problem-teams") if options.teams != "without" else None

    def result(self, state: State) -> Result:
        found, data = super().result(state), cast(Data, state)
        ranks = [(*rank, materials(farm)) for rank, farm in zip(standings(data), data.farms, strict=True)]
        notes = {"places": places(ranks), "starter": data.starter, "occupations": occupations(state)}
        return Result(found.totals, found.winners, notes)

    def questions(self, series: Series) -> dict[int, Question]:
        """Everybody may keep one of their occupations, after each match but the last."""
        if not 0 < len(series.results) < GAMES:
            return {}
        none = Choice(Message("agricola-series-keep-none"), NONE)
        return {
            seat: Question(Message("agricola-series-keep"), [*map(card_choice, cards), none])
            for seat, cards in enumerate(series.results[-1].notes["occupations"])
            if cards
        }

    def next_options(self, series: Series) -> dict[str, Any] | None:
        """The winner starts, the last get more food, and kept occupations are in play."""
        if len(series.results) == GAMES:
            return None
        if not series.results:
            return series.options
        last = series.results[-1]
        reached = last.notes["places"]
        players = len(reached)
        behind = [place + reached.count(place) == players for place in reached]
        # If all are tied, nobody is last.
        food = [EXTRA_FOOD if is_last and max(reached) else 0 for is_last in behind]
        kept = [answer(last, seat) for seat in range(players)]
        cards = [[] if card in ("", NONE) else [card] for card in kept]
        first = next_starter(last.winners, last.notes["starter"], players)
        return head_start({**series.options, "first_seat": first}, food, cards)

    def handed(self, series: Series) -> list[Message | None]:
        options = self.next_options(series) if series.results else None
        return in_words(options) if options else []

    def standings(self, series: Series) -> Standings:
        seats = range(series.options["players"])
        points, sums = [0 for _ in seats], [0 for _ in seats]
        for number, result in enumerate(series.results, 1):
            for seat, won in enumerate(points_of(result.notes["places"], number)):
                points[seat] += won
                sums[seat] += result.totals[seat]
        return Standings(points, winners(list(zip(points, sums, strict=True))) if series.results else [])

    def stake(self, series: Series) -> Message:
        if self.next_options(series) is not None:
            table = POINTS[series.options["players"]][len(series.results)]
            return Message("agricola-series-stake", {"points": ", ".join(map(str, table))})
        found = self.standings(series)
        if len(found.leaders) > 1:
            return Message("series-shared", {"seats": [Token("seat", seat) for seat in found.leaders]})
        (best,) = found.leaders
        return Message("agricola-series-won", {"seat": Token("seat", best), "points": found.points[best]})


KIND = ThreeGames()
