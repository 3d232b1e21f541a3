"""Simulates matches between bots from fixed seeds, in one or more processes or on a Ray cluster.

    from cosecha.lab.simulate import simulate, to_csv, to_json

    def simulate(
        game: str,                                  # "santiago", "cacao"
        bots: Sequence[str],                        # names for `bots.registry`; the last one gets all remaining seats
        options: Any = None,                        # the game's options; None: one seat per bot
        *,
        matches: int = 100,
        seed: int = 0,
        first_match: int = 0,                       # the number of the first match
        workers: int = 1,                           # 1: in this process; on Ray, 0 means all cores of the cluster
        on: str = "processes",                      # or "ray", "ray://host:port"; see `running.py`
        details: bool = False,                      # also collect where points came from, and what was taken
        progress: Callable[[int, int], None] | None = None,   # called with (matches done, total matches)
    ) -> Result

Match i is dealt from a seed that depends only on `seed + i`, and the bots move on by one seat after each match, so the
result doesn't depend on the number of workers; only the thinking times do. Raises BadOptions or BadBot; if a bot fails
or returns an illegal action, the error names the bot, match, seed and decision. To repeat match 17 with the same deal
and seats: `first_match=17, matches=1`. A worker that dies is replaced, and its matches are played again. Ctrl-C stops
the workers and raises KeyboardInterrupt. A script that uses more than one worker needs `if __name__ == "__main__":`,
because the processes are spawned.
"""

import csv
import io
import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from cosecha.bots.registry import bot_maker
from cosecha.core.errors import BadBot
from cosecha.core.options import option_fields
from cosecha.core.scores import place, share_of_win
from cosecha.games import by_name
from cosecha.lab.playing import Makers, Plan, Played, match_seed, play_from, play_in_detail
from cosecha.lab.running import Place, Progress, run

CONFIDENCE = 1.959964
"""The z-score of a 95% confidence interval."""

T = TypeVar("T")


IN_FILES = {"matches": "games", "first_match": "first_game"}
"""People call a match a game, so the files do too."""


class BotResult(Struct, frozen=True, rename=IN_FILES):
    """The results of one bot; if it has several seats in a match, each one counts."""

    bot: str
    matches: int
    """The number of seats it played: a match counts once for each."""
    wins: float
    """A victory shared by k seats counts 1/k for each."""
    win_rate: float
    low: float
    """The 95% confidence interval of the win rate (Wilson)."""
    high: float
    mean_score: float
    mean_rank: float
    """1 is first; equal points share the better rank."""
    ms_per_decision: float
    """The mean time for one decision."""


class Result(Struct, frozen=True, rename=IN_FILES):
    """The whole experiment; running it again with these fields gives the same result, except for the times."""

    game: str
    rules: int
    options: dict[str, Any]
    lineup: list[str]
    """The bot of each seat in the first match."""
    seed: int
    first_match: int
    """The number of the first match: not 0 if only part of an experiment was run."""
    matches: int
    bots: list[BotResult]
    mean_length: float
    """The mean number of decisions in a match."""
    played: list[Played]


Unit = Callable[[Plan, int, Makers], T]
"""Plays the match, or whatever is repeated, with this number."""


def simulate(
    game: str,
    bots: Sequence[str],
    options: Any = None,
    *,
    matches: int = 100,
    seed: int = 0,
    first_match: int = 0,
    workers: int = 1,
    on: str = "processes",
    details: bool = False,
    progress: Progress | None = None,
) -> Result:
    """Play the matches and summarize the results; see the module docstring."""
    rules = by_name(game)
    checked = checked_options(rules, bots, options)
    plain = msgspec.to_builtins(checked)
    lineup = [*bots, *[bots[-1]] * (checked.players - len(bots))]
    plan = Plan(game, plain, lineup, seed, first_match, matches)
    unit = play_match_in_detail if details else play_match
    return _summary(plan, rules.version, runs(plan, unit, Place(on, workers), progress))


def runs(plan: Plan, unit: Unit[T], place: Place, progress: Progress | None) -> list[T]:
    """Play every number of the plan and return what was played, in order.

    `unit` is a module's function, so that the workers can import it.
    """
    for name in dict.fromkeys(plan.lineup):
        bot_maker(name, plan.game)  # Fail on a bad name before any worker starts.
    return run(partial(_prepared, plan, unit), plan.numbers, place, progress)


def _prepared(plan: Plan, unit: Unit[T]) -> Callable[[int], T]:
    makers = [bot_maker(name, plan.game) for name in plan.lineup]
    return lambda number: unit(plan, number, makers)


def checked_options(rules: Any, bots: Sequence[str], options: Any) -> Any:
    """The validated options, with at least one seat per bot."""
    if not bots:
        raise BadBot("error-bot-none")
    if options is None:
        most = next(field.most for field in option_fields(rules.options) if field.name == "players")
        options = {"players": min(len(bots), most or len(bots))} if len(bots) > 1 else {}
    options = rules.checked(options)
    if len(bots) > options.players:
        raise BadBot("error-bot-too-many", bots=len(bots), players=options.players)
    return options


def play_match(plan: Plan, number: int, makers: Makers) -> Played:
    """Play one match with new bots."""
    return play_from(plan, number, makers, plan.options, match_seed(plan.seed, number))[0]


def play_match_in_detail(plan: Plan, number: int, makers: Makers) -> Played:
    """The same, and collect what a report needs."""
    return play_in_detail(plan, number, makers, plan.options, match_seed(plan.seed, number))[0]


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95% confidence interval of a win rate (Wilson score)."""
    if matches == 0:
        return 0.0, 1.0
    z = CONFIDENCE
    rate = wins / matches
    center = rate + z * z / (2 * matches)
    spread = z * math.sqrt(rate * (1 - rate) / matches + z * z / (4 * matches * matches))
    scale = 1 + z * z / matches
    return max(0.0, (center - spread) / scale), min(1.0, (center + spread) / scale)


def _summary(plan: Plan, version: int, played: list[Played]) -> Result:
    decisions = sum(sum(match.decisions) for match in played)
    return Result(
        game=plan.game,
        rules=version,
        options=plan.options,
        lineup=plan.lineup,
        seed=plan.seed,
        first_match=plan.first,
        matches=plan.matches,
        bots=[_one_bot(name, plan.lineup, played) for name in dict.fromkeys(plan.lineup)],
        mean_length=decisions / len(played) if played else 0.0,
        played=played,
    )


def _one_bot(name: str, lineup: list[str], played: list[Played]) -> BotResult:
    """Summarize all seats of the bots with this name."""
    matches = decisions = 0
    wins = score = rank = thinking = 0.0
    for match in played:
        for seat, bot in enumerate(match.bots):
            if lineup[bot] != name:
                continue
            matches += 1
            points = match.totals[seat]
            wins += share_of_win(seat, match.winners, match.teams)
            score += points
            rank += place(seat, match.totals, match.teams, match.winners)
            decisions += match.decisions[seat]
            thinking += match.thinking_ms[seat]
    low, high = wilson(wins, matches)
    return BotResult(
        bot=name,
        matches=matches,
        wins=wins,
        win_rate=wins / matches if matches else 0.0,
        low=low,
        high=high,
        mean_score=score / matches if matches else 0.0,
        mean_rank=rank / matches if matches else 0.0,
        ms_per_decision=thinking / decisions if decisions else 0.0,
    )


def to_json(result: Result) -> str:
    """The whole result, including every match."""
    return msgspec.json.format(msgspec.json.encode(result)).decode() + "\n"


def to_csv(result: Result) -> str:
    """One row per bot."""
    rows = [[getattr(bot, field) for field in BotResult.__struct_fields__] for bot in result.bots]
    return csv_text(BotResult.__struct_encode_fields__, rows)


def matches_to_csv(result: Result) -> str:
    """One row per match and seat, for other statistics."""
    rows = [
        [match.number, match.seed, seat, result.lineup[bot], match.totals[seat], int(seat in match.winners)]
        for match in result.played
        for seat, bot in enumerate(match.bots)
    ]
    return csv_text(("game", "seed", "seat", "bot", "points", "winner"), rows)


def csv_text(head: Sequence[str], rows: list[list[Any]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return text.getvalue()
