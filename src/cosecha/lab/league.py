"""A league between bots: everybody against everybody, or a Swiss tournament, with ratings. Needs the extra `research`.

    from cosecha.lab.league import league, league_to_json

    result = league("santiago", ["insight", "random", "./mybot.py:MyBot"], games=20)

A table has as many bots as the game has players; if there are fewer bots, they sit down again in turn. Each table plays
the same number of games, and all tables the same deals. Seats move on by one after each game.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cosecha.bots.registry import bot_maker
from cosecha.core.errors import BadBot, BadOptions
from cosecha.core.extras import require
from cosecha.core.rng import Rng
from cosecha.core.scores import place as place_of
from cosecha.core.scores import share_of_win, sides
from cosecha.games import by_name
from cosecha.lab.playing import Plan, Played, match_seed, play_from, play_in_detail
from cosecha.lab.ratings import Outcome, Rating, bradley_terry, plackett_luce, wins
from cosecha.lab.running import HERE, Place, Progress, run
from cosecha.lab.simulate import csv_text, wilson

System = Literal["round-robin", "swiss"]
SYSTEMS: Final[tuple[System, ...]] = ("round-robin", "swiss")


class Standing(Struct, frozen=True):
    """One bot. If it has several seats in a game, each one counts."""

    bot: str
    games: int
    wins: float
    """A victory shared by k seats counts 1/k for each."""
    win_rate: float
    low: float
    """The 95% confidence interval of the win rate (Wilson)."""
    high: float
    mean_score: float
    openskill: Rating
    elo: Rating
    """Bradley-Terry on the Elo scale."""


class Pair(Struct, frozen=True):
    """Two bots at the same tables: how often the first came before the second; ties count half."""

    wins: float
    games: float


class League(Struct, frozen=True):
    """The whole league; running it again with these fields gives the same result, except for the times."""

    league: int
    """The version of the format."""
    game: str
    rules: int
    options: dict[str, Any]
    bots: list[str]
    system: System
    rounds: int
    games: int
    """The games of a table in each round."""
    seed: int
    standings: list[Standing]
    """The best bot first."""
    matrix: list[list[Pair]]
    """By the order of `bots`: each against each."""
    played: list[Played]
    """`bots` of a match are indices into ours."""


class _Round(Struct, frozen=True):
    """What the workers need to know: the tables, each with the bots of its seats."""

    game: str
    options: dict[str, Any]
    bots: list[str]
    tables: list[list[int]]
    seed: int
    first: int
    games: int
    details: bool


def league(
    game: str,
    bots: Sequence[str],
    options: Any = None,
    *,
    system: System = "round-robin",
    rounds: int = 1,
    games: int = 20,
    seed: int = 0,
    details: bool = False,
    place: Place = HERE,
    progress: Progress | None = None,
) -> League:
    """Play the rounds and rate the bots. With `details`, also collect where points came from, and what was taken.
    Raises BadBot or BadOptions."""
    require("research")
    rules = by_name(game)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadBot("error-league-bots")
    for name in bots:
        bot_maker(name, game)  # Fail on a bad name before any worker starts.
    checked = rules.checked({"players": 2} if options is None else options)
    if checked.players < 2:
        raise BadOptions("error-league-alone")
    plain = msgspec.to_builtins(checked)
    played: list[Played] = []
    meetings = Meetings(len(bots))
    for number in range(rounds):
        shares = _shares(len(bots), played)
        tables = (
            everybody(len(bots), checked.players)
            if system == "round-robin"
            else meetings.swiss(checked.players, shares, Rng(f"{seed} league") if number == 0 else None)
        )
        planned = _Round(game, plain, list(bots), tables, seed, number * games, games, details)
        in_round = len(tables) * games
        played += run(
            partial(_prepared, planned), range(in_round), place, _counting(progress, number * in_round, rounds)
        )
    return _rated(League(1, game, rules.version, plain, list(bots), system, rounds, games, seed, [], [], played))


def _counting(progress: Progress | None, before: int, rounds: int) -> Progress | None:
    """Reports the progress of one round as that of the league. Every round has as many games."""
    if progress is None:
        return None
    return lambda done, of: progress(before + done, of * rounds)


def everybody(bots: int, players: int) -> list[list[int]]:
    """A table for each combination of bots."""
    return [_seated(list(some), players) for some in combinations(range(bots), min(players, bots))]


def _seated(some: list[int], players: int) -> list[int]:
    return [some[seat % len(some)] for seat in range(players)]


class Meetings:
    """Who has met whom in a Swiss tournament, and who has sat out."""

    def __init__(self, bots: int) -> None:
        self.bots = bots
        self.met = [[0] * bots for _ in range(bots)]
        self.sat_out = [0] * bots

    def swiss(self, players: int, shares: Sequence[float], shuffled: Rng | None) -> list[list[int]]:
        """The tables of a round: bots with similar results that have met least. If the numbers don't divide, the
        weakest of those that have sat out least sit out."""
        order = sorted(range(self.bots), key=lambda bot: -shares[bot])
        if shuffled is not None:
            shuffled.shuffle(order)
        size = min(players, self.bots)
        for _ in range(self.bots % size):
            out = min(reversed(order), key=lambda bot: self.sat_out[bot])
            self.sat_out[out] += 1
            order.remove(out)
        tables = []
        while order:
            table = [order.pop(0)]
            while len(table) < size:
                table.append(min(order, key=lambda bot: sum(self.met[bot][other] for other in table)))
                order.remove(table[-1])
            for one, two in combinations(table, 2):
                self.met[one][two] += 1
                self.met[two][one] += 1
            tables.append(_seated(table, players))
        return tables


def _prepared(planned: _Round) -> Callable[[int], Played]:
    makers = [bot_maker(name, planned.game) for name in planned.bots]
    options = by_name(planned.game).checked(planned.options)
    play_one = play_in_detail if planned.details else play_from

    def play(number: int) -> Played:
        table = planned.tables[number // planned.games]
        game = planned.first + number % planned.games
        names = [planned.bots[bot] for bot in table]
        plan = Plan(planned.game, planned.options, names, planned.seed, game, 1)
        dealt = match_seed(planned.seed, game)
        played, _ = play_one(plan, game, [makers[bot] for bot in table], options, dealt)
        return replace(played, bots=[table[bot] for bot in played.bots])

    return play


def _shares(bots: int, played: Sequence[Played]) -> list[float]:
    """Each bot's victories per seat so far."""
    won, seats = [0.0] * bots, [0] * bots
    for match in played:
        for seat, bot in enumerate(match.bots):
            won[bot] += share_of_win(seat, match.winners, match.teams)
            seats[bot] += 1
    return [share / max(1, count) for share, count in zip(won, seats, strict=True)]


def outcome_of(match: Played) -> Outcome:
    """Who came where."""
    together = sides(len(match.bots), match.teams)
    places = [place_of(side[0], match.totals, match.teams, match.winners) for side in together]
    return Outcome([[match.bots[seat] for seat in side] for side in together], places)


def _rated(found: League) -> League:
    """The league with its standings and its matrix."""
    count = len(found.bots)
    outcomes = [outcome_of(match) for match in found.played]
    skill, elo = plackett_luce(count, outcomes), bradley_terry(count, outcomes, found.seed)
    won = [[0.0] * count for _ in range(count)]
    for outcome in outcomes:
        for bot, row in enumerate(wins(count, outcome)):
            won[bot] = [before + more for before, more in zip(won[bot], row, strict=True)]
    matrix = [[Pair(won[one][two], won[one][two] + won[two][one]) for two in range(count)] for one in range(count)]
    standings = [_standing(found, bot, skill[bot], elo[bot]) for bot in range(count)]
    standings.sort(key=lambda each: -each.elo.value)
    return replace(found, standings=standings, matrix=matrix)


def _standing(found: League, bot: int, skill: Rating, elo: Rating) -> Standing:
    seats = [(match, seat) for match in found.played for seat, each in enumerate(match.bots) if each == bot]
    won = sum(share_of_win(seat, match.winners, match.teams) for match, seat in seats)
    points = sum(match.totals[seat] for match, seat in seats)
    many = max(1, len(seats))
    low, high = wilson(won, len(seats))
    return Standing(found.bots[bot], len(seats), won, won / many, low, high, points / many, skill, elo)


def league_to_json(found: League) -> str:
    """The whole league, including every game."""
    return msgspec.json.format(msgspec.json.encode(found)).decode() + "\n"


def league_to_csv(found: League) -> str:
    """One row per bot, the best first."""
    head = ["bot", "games", "wins", "win_rate", "low", "high", "mean_score"]
    rows = [
        [
            *(getattr(each, name) for name in head),
            *msgspec.structs.astuple(each.elo),
            *msgspec.structs.astuple(each.openskill),
        ]
        for each in found.standings
    ]
    ratings = ["elo", "elo_low", "elo_high", "openskill", "openskill_low", "openskill_high"]
    return csv_text([*head, *ratings], rows)
