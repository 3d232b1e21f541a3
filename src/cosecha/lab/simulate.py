"""Many matches between bots, from fixed seeds, on one or more processes.

    from cosecha.lab.simulate import simulate, to_csv, to_json

    def simulate(
        game: str,                                  # "santiago", "cacao"
        bots: Sequence[str],                        # names for `bots.registry`; the last one fills the seats left
        options: Any = None,                        # the game's options; None: a seat for each bot named
        *,
        matches: int = 100,
        seed: int = 0,
        first_match: int = 0,                       # start here: matches first_match, first_match + 1...
        workers: int = 1,                           # 1: in this process
        progress: Callable[[int, int], None] | None = None,   # called with (matches done, matches in all)
    ) -> Result

Match i is dealt from a seed that depends only on `seed + i`, and the bots move by one seat each match, so the result
doesn't depend on the number of workers; only the thinking times do. Raises BadOptions, and BadBot (also when a bot
fails or gives an illegal answer; it names the bot, match, seed and decision). To replay just match 17, with the same
deal and the same seats: `first_match=17, matches=1`. Ctrl-C ends the workers and raises KeyboardInterrupt. A script
that uses more than one worker needs `if __name__ == "__main__":`, because the processes are spawned.
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
from typing import Any

import msgspec
from msgspec import Struct

from cosecha.bots.registry import bot_maker
from cosecha.core.bot import Bot
from cosecha.core.errors import BadBot, CosechaError
from cosecha.core.message import Message
from cosecha.core.rng import Rng
from cosecha.core.view import View
from cosecha.games import by_name

CONFIDENCE = 1.959964
"""Standard deviations on either side of the mean that hold 95 % of a normal distribution."""

Progress = Callable[[int, int], None]


class Played(Struct, frozen=True):
    """One match. Lists have an entry for each seat; `bots` are numbers into the result's `lineup`."""

    number: int
    seed: str
    bots: list[int]
    totals: list[int]
    winners: list[int]
    decisions: list[int]
    """How many decisions each seat took."""
    thinking_ms: list[float]
    """How long each seat thought in the whole match."""


IN_FILES = {"matches": "games", "first_match": "first_game"}
"""People call a match a game, so the files do too."""


class BotResult(Struct, frozen=True, rename=IN_FILES):
    """How one bot did; if it had several seats in a match, each one counts."""

    bot: str
    matches: int
    """Seats it played: a match counts once for each."""
    wins: float
    """A victory shared by k seats counts 1/k for each."""
    win_rate: float
    low: float
    """The 95 % confidence interval of the win rate (Wilson)."""
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
    """The number of the first match: 0, or where the experiment was resumed."""
    matches: int
    bots: list[BotResult]
    mean_length: float
    """Decisions in a match."""
    played: list[Played]


class _Plan(Struct, frozen=True):
    """What a worker needs to know."""

    game: str
    options: dict[str, Any]
    lineup: list[str]
    seed: int
    first: int
    matches: int

    @property
    def numbers(self) -> range:
        """The numbers of its matches."""
        return range(self.first, self.first + self.matches)


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
    """Play the matches and sum them up; see the top of the file."""
    rules = by_name(game)
    agreed = _agreed(rules, bots, options)
    plain = msgspec.to_builtins(agreed)
    lineup = [*bots, *[bots[-1]] * (agreed.players - len(bots))]
    plan = _Plan(game, plain, lineup, seed, first_match, matches)
    for name in dict.fromkeys(lineup):
        bot_maker(name, game)  # a bad name is told of before any process starts
    played: list[Played] = []
    with _matches(plan, min(workers, matches)) as stream:
        for match in stream:
            played.append(match)
            if progress is not None:
                progress(len(played), matches)
    played.sort(key=lambda match: match.number)
    return _summed_up(plan, rules.version, played)


def _agreed(rules: Any, bots: Sequence[str], options: Any) -> Any:
    """The options, with a seat for each bot."""
    if not bots:
        raise BadBot("error-bot-none")
    if options is None:
        options = {"players": len(bots)} if len(bots) > 1 else {}
    options = rules.checked(options)
    if len(bots) > options.players:
        raise BadBot("error-bot-too-many", bots=len(bots), players=options.players)
    return options


# Playing


def match_seed(seed: int, number: int) -> int:
    """The 128-bit seed that match `number` of an experiment is dealt from."""
    return int.from_bytes(hashlib.sha256(f"cosecha simulate {seed + number}".encode()).digest()[:16], "big")


def _play(plan: _Plan, number: int, makers: Sequence[Callable[[], Bot]]) -> Played:
    """One match, with new bots; seat s is played by the bot (s + number) of the line-up."""
    rules = by_name(plan.game)
    dealt = match_seed(plan.seed, number)
    state = rules.start(plan.options, dealt)
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
            raise blame("error-bot-failed", view, text=_told(wrong)) from wrong
        thinking[seat] += perf_counter() - started
        decisions[seat] += 1
        if type(action) is not int:
            told = {"answer": repr(action), "type": type(action).__name__}
            raise blame("error-bot-type", view, **told)
        if action not in legal:
            raise blame("error-bot-illegal", view, action=_named(rules, action))
        state.apply(seat, action)
    scores = state.scores()
    return Played(
        number=number,
        seed=f"{dealt:032x}",
        bots=at_seat,
        totals=list(scores.totals),
        winners=list(scores.winners),
        decisions=decisions,
        thinking_ms=[1000 * each for each in thinking],
    )


def _named(rules: Any, action: Any) -> str:
    """An action in notation, if it is one at all."""
    try:
        return str(rules.notation(action))
    except Exception:
        return repr(action)


def _told(wrong: BaseException) -> str:
    """An error of somebody's bot in a line, with the place where it happened."""
    place = traceback.extract_tb(wrong.__traceback__)[-1]
    return f"{type(wrong).__name__}: {wrong} ({Path(place.filename).name}:{place.lineno})"


@contextmanager
def _matches(plan: _Plan, workers: int) -> Iterator[Iterator[Played]]:
    """The matches of a plan as they end, in any order; the workers end with the block, whatever happens."""
    if workers <= 1:
        makers = [bot_maker(name, plan.game) for name in plan.lineup]
        yield (_play(plan, number, makers) for number in plan.numbers)
        return
    spawn = multiprocessing.get_context("spawn")
    processes = []
    pipes: list[Connection] = []
    try:
        for worker in range(workers):
            ours, theirs = spawn.Pipe(duplex=False)
            numbers = plan.numbers[worker::workers]
            process = spawn.Process(target=_work, args=(plan, numbers, theirs), daemon=True)
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


def _work(plan: _Plan, numbers: range, pipe: Connection) -> None:
    """A worker: plays its share and sends each match, or the message of what went wrong."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the parent ends us
    try:
        makers = [bot_maker(name, plan.game) for name in plan.lineup]
        for number in numbers:
            pipe.send(_play(plan, number, makers))
        pipe.send(None)
    except CosechaError as wrong:
        pipe.send(wrong.message)
    except BrokenPipeError:
        return


def _gather(pipes: list[Connection]) -> Iterator[Played]:
    """What the workers send, until each has said that it is done."""
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


# Summing up


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % confidence interval of a win rate."""
    if matches == 0:
        return 0.0, 1.0
    z = CONFIDENCE
    rate = wins / matches
    centre = rate + z * z / (2 * matches)
    spread = z * math.sqrt(rate * (1 - rate) / matches + z * z / (4 * matches * matches))
    scale = 1 + z * z / matches
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def _summed_up(plan: _Plan, version: int, played: list[Played]) -> Result:
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
    """Sum up every seat that a bot of this name had."""
    matches = decisions = 0
    wins = score = rank = thinking = 0.0
    for match in played:
        for seat, bot in enumerate(match.bots):
            if lineup[bot] != name:
                continue
            matches += 1
            points = match.totals[seat]
            wins += 1 / len(match.winners) if seat in match.winners else 0.0
            score += points
            rank += 1 + sum(other > points for other in match.totals)
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


# Files


def to_json(result: Result) -> str:
    """All of it, every match included."""
    return msgspec.json.format(msgspec.json.encode(result)).decode() + "\n"


def to_csv(result: Result) -> str:
    """A row a bot."""
    rows = [[getattr(bot, field) for field in BotResult.__struct_fields__] for bot in result.bots]
    return _csv(BotResult.__struct_encode_fields__, rows)


def matches_to_csv(result: Result) -> str:
    """A row a match and seat, for one's own statistics."""
    rows = [
        [match.number, match.seed, seat, result.lineup[bot], match.totals[seat], int(seat in match.winners)]
        for match in result.played
        for seat, bot in enumerate(match.bots)
    ]
    return _csv(("game", "seed", "seat", "bot", "points", "winner"), rows)


def _csv(head: Sequence[str], rows: list[list[Any]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return text.getvalue()
