"""Solo matches with rising targets: an occupation of each becomes permanent, and points above the target bring food."""

from typing import Any, cast

from cosecha.core.frozen import FrozenDict
from cosecha.core.message import Message
from cosecha.core.series import Kind, Question, Result, Series, Standings
from cosecha.core.state import State
from cosecha.core.words import Choice
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.options import FULL_DECKS, HAND, SOLO_TARGETS
from cosecha.games.agricola.scoring import winning_total
from cosecha.games.agricola.series.keeping import answer, card_choice, head_start, in_words, occupations

AGAIN = "again"
STOP = "stop"
POINTS_FOR_FOOD = 2


def target(number: int) -> int:
    """The target of match 1, 2 and so on; after those in the table, one more each."""
    known = len(SOLO_TARGETS)
    return SOLO_TARGETS[number - 1] if number <= known else SOLO_TARGETS[-1] + number - known


def bonus_food(points: int, wanted: int) -> int:
    """1 food for every 2 points above the target."""
    return max(0, points - wanted) // POINTS_FOR_FOOD


def points_of(result: Result, wanted: int) -> int:
    """The points that count for a target. A card may let an exact number of points reach any target, with nothing
    above it."""
    return wanted if result.notes.get("reached") else result.totals[0]


class Solo(Kind):
    """A missed target may be tried again, without food and with the same permanent occupations: only a match that
    reaches its target adds one. The rulebook leaves that open. The series ends when its player stops after a miss."""

    name = "solo"
    most = None
    usual = FrozenDict({"players": 1, "cards": "full"})

    def problem(self, options: Any) -> Message | None:
        return Message("agricola-series-problem-solo") if options.players != 1 else None

    def result(self, state: State) -> Result:
        found = super().result(state)
        notes: dict[str, Any] = {"occupations": occupations(state)[0]}
        if found.totals[0] == winning_total(cast(Data, state)):
            notes["reached"] = True
        return Result(found.totals, found.winners, notes)

    def questions(self, series: Series) -> dict[int, Question]:
        """After a miss, whether to try again; otherwise which occupation becomes permanent, if there is a new one."""
        if not series.results:
            return {}
        wanted = self._target(series, len(series.results))
        if points_of(series.results[-1], wanted) < wanted:
            choices = [
                Choice(Message("agricola-series-again"), AGAIN),
                Choice(Message("agricola-series-stop"), STOP),
            ]
            return {0: Question(Message("agricola-series-missed", {"target": wanted}), choices)}
        new = self._new(series)
        return {0: Question(Message("agricola-series-permanent"), list(map(card_choice, new)))} if new else {}

    def next_options(self, series: Series) -> dict[str, Any] | None:
        if not series.results:
            return series.options
        last = series.results[-1]
        chosen = answer(last, 0)
        if chosen == STOP:
            return None
        permanent = self._permanent(series, len(series.results))
        wanted = self._target(series, len(series.results))
        food = bonus_food(points_of(last, wanted), wanted)
        options = head_start(series.options, [food], [permanent])
        if permanent and options.get("cards") in FULL_DECKS:
            options["hand_occupations"] = max(0, HAND - len(permanent))
        return options

    def handed(self, series: Series) -> list[Message | None]:
        options = self.next_options(series) if series.results else None
        return in_words(options) if options else []

    def standings(self, series: Series) -> Standings:
        """The targets reached."""
        reached = self._reached(series, len(series.results))
        return Standings([reached], [0] if reached else [])

    def stake(self, series: Series) -> Message:
        if self.next_options(series) is None:
            return Message("agricola-series-ended", {"count": self._reached(series, len(series.results))})
        return Message("agricola-series-target", {"target": self._target(series, len(series.results) + 1)})

    def _reached(self, series: Series, games: int) -> int:
        """How many targets the first matches have reached."""
        reached = 0
        for result in series.results[:games]:
            wanted = target(reached + 1)
            reached += points_of(result, wanted) >= wanted
        return reached

    def _target(self, series: Series, number: int) -> int:
        """The target of a match: the next one that hasn't been reached before."""
        return target(self._reached(series, number - 1) + 1)

    def _permanent(self, series: Series, games: int) -> list[str]:
        """The permanent occupations after some matches. One that isn't in play at the end of a match is lost: its cost
        couldn't be paid at the start."""
        kept: list[str] = []
        for result in series.results[:games]:
            kept = [card for card in kept if card in result.notes["occupations"]]
            chosen = answer(result, 0)
            kept += [chosen] if chosen not in ("", AGAIN, STOP) else []
        return kept

    def _new(self, series: Series) -> list[str]:
        """The occupations of the last match that aren't permanent yet."""
        before = self._permanent(series, len(series.results) - 1)
        return [card for card in series.results[-1].notes["occupations"] if card not in before]


KIND = Solo()
