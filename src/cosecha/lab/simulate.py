"""Simulates matches between bots from fixed seeds, in one or more processes.

    from cosecha.lab.simulate import simulate, to_csv, to_json

    def simulate(
        game: str,                                  # "santiago", "cacao"
        bots: Sequence[str],                        # names for `bots.registry`; the last one gets all remaining seats
        options: Any = None,                        # the game's options; None: one seat per bot
        *,
        matches: int = 100,
        seed: int = 0,
        first_match: int = 0,                       # the number of the first match
        workers: int = 1,                           # 1: in this process
        progress: Callable[[int, int], None] | None = None,   # called with (matches done, total matches)
    ) -> Result

Match i is dealt from a seed that depends only on `seed + i`, and the bots move on by one seat after each match, so the
result doesn't depend on the number of workers; only the thinking times do. Raises BadOptions or BadBot; if a bot fails
or returns an illegal action, the error names the bot, match, seed and decision. To repeat match 17 with the same deal
and seats: `first_match=17, matches=1`. Ctrl-C stops the workers and raises KeyboardInterrupt. A script that uses more
than one worker needs `if __name__ == "__main__":`, because the processes are spawned.
"""

import csv
import hashlib
import io
import math
import multiprocessing
import signal
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec import Struct

from cosecha.bots.registry import bot_maker
from cosecha.core.bot import Bot
from cosecha.core.errors import BadBot, CosechaError
from cosecha.core.message import Message
from cosecha.core.rng import Rng
from cosecha.core.scores import place, share_of_win
from cosecha.core.state import State
from cosecha.core.view import View
from cosecha.games import by_name

CONFIDENCE = 1.959964
"""The z-score of a 95% confidence interval."""

Progress = Callable[[int, int], None]


class HasNumber(Protocol):
    """What is played again and again, each time with another number."""

    @property
    def number(self) -> int: ...


Numbered = TypeVar("Numbered", bound=HasNumber)


class Played(Struct, frozen=True, omit_defaults=True):
    """One match. Lists have an entry for each seat; `bots` are indices into the result's `lineup`."""

    number: int
    seed: str
    bots: list[int]
    totals: list[int]
    winners: list[int]
    decisions: list[int]
    """The number of decisions of each seat."""
    thinking_ms: list[float]
    """The total thinking time of each seat."""
    teams: list[list[int]] = []
    """The seats that share a result."""


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


class Plan(Struct, frozen=True):
    """The parameters of an experiment, for the workers."""

    game: str
    options: dict[str, Any]
    lineup: list[str]
    seed: int
    first: int
    matches: int

    @property
    def numbers(self) -> range:
        """The match numbers."""
        return range(self.first, self.first + self.matches)


Makers = Sequence[Callable[[], Bot]]
Unit = Callable[[Plan, int, Makers], Numbered]
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
    progress: Progress | None = None,
) -> Result:
    """Play the matches and summarize the results; see the module docstring."""
    rules = by_name(game)
    checked = checked_options(rules, bots, options)
    plain = msgspec.to_builtins(checked)
    lineup = [*bots, *[bots[-1]] * (checked.players - len(bots))]
    plan = Plan(game, plain, lineup, seed, first_match, matches)
    return _summary(plan, rules.version, runs(plan, play_match, workers, progress))


def runs(plan: Plan, unit: Unit[Numbered], workers: int, progress: Progress | None) -> list[Numbered]:
    """Play every number of the plan, in one or more processes, and return what was played in order.

    `unit` is a module's function, so that the workers can import it.
    """
    for name in dict.fromkeys(plan.lineup):
        bot_maker(name, plan.game)  # Fail on a bad name before any process starts.
    played: list[Numbered] = []
    with _stream(plan, unit, min(workers, plan.matches)) as stream:
        for each in stream:
            played.append(each)
            if progress is not None:
                progress(len(played), plan.matches)
    played.sort(key=lambda each: each.number)
    return played


def checked_options(rules: Any, bots: Sequence[str], options: Any) -> Any:
    """The validated options, with at least one seat per bot."""
    if not bots:
        raise BadBot("error-bot-none")
    if options is None:
        options = {"players": len(bots)} if len(bots) > 1 else {}
    options = rules.checked(options)
    if len(bots) > options.players:
        raise BadBot("error-bot-too-many", bots=len(bots), players=options.players)
    return options


def match_seed(seed: int, number: int) -> int:
    """The 128-bit seed of the deal of match `number`."""
    return int.from_bytes(hashlib.sha256(f"cosecha simulate {seed + number}".encode()).digest()[:16], "big")


def play_match(plan: Plan, number: int, makers: Makers) -> Played:
    """Play one match with new bots."""
    return play_from(plan, number, makers, plan.options, match_seed(plan.seed, number))[0]


def play_from(plan: Plan, number: int, makers: Makers, options: Any, dealt: int) -> tuple[Played, State]:
    """Play a match with these options from this deal; seat s gets bot (s + number) of the lineup, modulo its length."""
    rules = by_name(plan.game)
    state = rules.start(options, dealt)
    seats = len(makers)
    at_seat = [(seat + number) % seats for seat in range(seats)]
    bots = [makers[each]() for each in at_seat]
    rngs = [Rng(f"{dealt} seat {seat}") for seat in range(seats)]
    decisions = [0] * seats
    thinking = [0.0] * seats

    def blame(id: str, view: View, **args: str) -> BadBot:
        assert view.seat is not None
        assert view.decision is not None
        bot, decision = plan.lineup[at_seat[view.seat]], view.decision.id
        return BadBot(id, bot=bot, match=number, seed=f"{dealt:032x}", decision=decision, **args)

    while waiting := state.waiting():
        seat = waiting[0]
        view = state.view(seat)
        legal = list(view.legal)
        started = perf_counter()
        try:
            action = bots[seat].choose(view, rngs[seat])
        except (Exception, SystemExit) as wrong:
            raise blame("error-bot-failed", view, text=_error_line(wrong)) from wrong
        thinking[seat] += perf_counter() - started
        decisions[seat] += 1
        if type(action) is not int:
            raise blame("error-bot-type", view, answer=repr(action), type=type(action).__name__)
        if action not in legal:
            raise blame("error-bot-illegal", view, action=_named(rules, action))
        state.apply(seat, action)
    scores = state.scores()
    played = Played(
        number=number,
        seed=f"{dealt:032x}",
        bots=at_seat,
        totals=list(scores.totals),
        winners=list(scores.winners),
        decisions=decisions,
        thinking_ms=[1000 * each for each in thinking],
        teams=scores.teams,
    )
    return played, state


def _named(rules: Any, action: Any) -> str:
    """An action in notation, or its repr if it isn't one."""
    try:
        return str(rules.notation(action))
    except Exception:
        return repr(action)


def _error_line(wrong: BaseException) -> str:
    """An error of a bot in one line, with the place where it was raised."""
    place = traceback.extract_tb(wrong.__traceback__)[-1]
    return f"{type(wrong).__name__}: {wrong} ({Path(place.filename).name}:{place.lineno})"


@contextmanager
def _stream(plan: Plan, unit: Unit[Numbered], workers: int) -> Iterator[Iterator[Numbered]]:
    """Yields the finished matches in any order. The workers are stopped at the end of the block."""
    if workers <= 1:
        makers = [bot_maker(name, plan.game) for name in plan.lineup]
        yield (unit(plan, number, makers) for number in plan.numbers)
        return
    spawn = multiprocessing.get_context("spawn")
    processes = []
    pipes: list[Connection] = []
    try:
        for worker in range(workers):
            ours, theirs = spawn.Pipe(duplex=False)
            numbers = plan.numbers[worker::workers]
            process = spawn.Process(target=_work, args=(plan, unit, numbers, theirs), daemon=True)
            process.start()
            theirs.close()
            processes.append(process)
            pipes.append(ours)
        yield _gather(pipes)
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()
        for pipe in pipes:
            pipe.close()


def _work(plan: Plan, unit: Unit[Any], numbers: range, pipe: Connection) -> None:
    """The worker process: plays its share and sends each match, or an error message."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole process group; the parent terminates us.
    try:
        makers = [bot_maker(name, plan.game) for name in plan.lineup]
        for number in numbers:
            pipe.send(unit(plan, number, makers))
        pipe.send(None)
    except CosechaError as wrong:
        pipe.send(wrong.message)
    except BrokenPipeError:
        return


def _gather(pipes: list[Connection]) -> Iterator[Any]:
    """Yield what the workers send, until each has sent None."""
    open_pipes = list(pipes)
    while open_pipes:
        for pipe in wait(open_pipes):
            assert isinstance(pipe, Connection)
            try:
                sent = pipe.recv()
            except EOFError:
                raise BadBot("error-bot-worker-died") from None
            if isinstance(sent, Message):
                raise BadBot(sent.id, **sent.args)
            if sent is None:
                open_pipes.remove(pipe)
            else:
                yield sent


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
