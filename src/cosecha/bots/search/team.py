"""One search in several processes: each has its own tree and its own guesses, and what they found out is added up.

    with Team("santiago", options, PlayoutGuide, Settings(), processes=4) as team:
        ...

A script that uses more than one process needs `if __name__ == "__main__":`, because processes are spawned.
"""

import gc
import multiprocessing
import weakref
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Any

from msgspec.structs import replace

from cosecha.bots.search.guide import Guide
from cosecha.bots.search.lines import Found, Tried, found, rank, tried
from cosecha.bots.search.plain import PlainEncoder
from cosecha.bots.search.searcher import Searcher
from cosecha.bots.search.settings import Settings
from cosecha.core.errors import BadBot
from cosecha.encoding import Encoder, encoded_games, encoder_for
from cosecha.games import by_name

GuideMaker = Callable[[Encoder], Guide]
"""Makes a guide; with several processes, it must be a function or a class of a module."""


class Team:
    """A searcher here and one in each other process, for one seat of one match. Close it when the match is over."""

    def __init__(self, game: str, options: Any, make: GuideMaker, settings: Settings, processes: int = 1) -> None:
        encoder = _encoder(game, options)
        self.guide = make(encoder)
        self.own = Searcher(encoder, self.guide, settings)
        self._helpers = [_Helper((game, options, make, settings)) for _ in range(processes - 1)]
        # Also when nobody closes it, and when the interpreter ends.
        self._end = weakref.finalize(self, _close, self._helpers)

    def close(self) -> None:
        """End the other processes."""
        self._end()

    def __enter__(self) -> "Team":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def begin(self, view: Any, seed: str) -> None:
        """Start with a decision of the view's seat."""
        for number, helper in enumerate(self._helpers, 1):
            helper.ask("begin", view, f"{seed} {number}")
        self.own.begin(view, seed)
        self._wait()

    def run(self, simulations: int, seconds: float) -> int:
        """Search. The simulations are shared; the time is that of everybody. Returns the number of simulations."""
        share = simulations // (len(self._helpers) + 1)
        for helper in self._helpers:
            helper.ask("run", max(1, share), seconds)
        done = self.own.run(max(1, simulations - share * len(self._helpers)), seconds)
        more: list[int] = self._wait()
        return done + sum(more)

    def advance(self, number: int) -> None:
        """Continue with the next step of the answer; the number must not complete it."""
        for helper in self._helpers:
            helper.ask("advance", number)
        self.own.advance(number)
        self._wait()

    def narrow(self, actions: list[int]) -> None:
        """Look only at these whole answers from now on."""
        for helper in self._helpers:
            helper.ask("narrow", actions)
        self.own.narrow(actions)
        self._wait()

    def tried(self) -> list[Tried]:
        """What everybody has found out about the next step."""
        for helper in self._helpers:
            helper.ask("tried")
        by_number = {each.number: each for each in tried(self.own)}
        for theirs in self._wait():
            for more in theirs:
                ours = by_number.get(more.number)
                by_number[more.number] = more if ours is None else _both_tried(ours, more)
        return list(by_number.values())

    def found(self, chosen: int, n: int) -> list[Found]:
        """Up to n whole answers: the chosen one, then the most visited others."""
        for helper in self._helpers:
            helper.ask("found", chosen, n)
        by_action = {each.action: each for each in found(self.own, chosen, n)}
        for theirs in self._wait():
            for more in theirs:
                ours = by_action.get(more.action)
                by_action[more.action] = more if ours is None else _both_found(ours, more)
        return sorted(by_action.values(), key=lambda each: rank(each, chosen, self.own.seat))[:n]

    def _wait(self) -> list[Any]:
        """The answers of the others to the last order. Raises what went wrong there."""
        answers = [helper.answer() for helper in self._helpers]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers


def _both_tried(one: Tried, other: Tried) -> Tried:
    if not (one.visits and other.visits):
        return one if one.visits else other
    return replace(
        one,
        visits=one.visits + other.visits,
        sums=[mine + theirs for mine, theirs in zip(one.sums, other.sums, strict=True)],
    )


def _both_found(one: Found, other: Found) -> Found:
    """The better part of two findings: the line is that of the one with more visits."""
    visits = one.visits + other.visits
    most = one if one.visits >= other.visits else other
    if not (one.visits and other.visits):
        return most
    return replace(
        most,
        visits=visits,
        values=_mean(one.values, one.visits, other.values, other.visits),
        compared=_mean(one.compared, one.visits, other.compared, other.visits),
    )


def _mean(one: list[float], visits: int, other: list[float], others: int) -> list[float]:
    pairs = zip(one, other, strict=True)
    return [(mine * visits + theirs * others) / (visits + others) for mine, theirs in pairs]


def _encoder(game: str, options: Any) -> Encoder:
    return encoder_for(game, options) if game in encoded_games() else PlainEncoder(by_name(game), options)


class _Helper:
    """A process with a searcher of its own, and the pipe to it."""

    def __init__(self, what: tuple[str, Any, GuideMaker, Settings]) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.pipe, theirs = spawn.Pipe()
        self.process: BaseProcess = spawn.Process(target=_help, args=(what, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, *order: Any) -> None:
        with suppress(OSError):  # If it has died, waiting for the answer will tell.
            self.pipe.send(order)

    def answer(self) -> Any:
        """The answer to the last order; an exception if it failed. Raises BadBot if the process has died."""
        try:
            return self.pipe.recv()
        except (EOFError, OSError):
            raise BadBot("error-bot-worker-died") from None


def _help(what: tuple[str, Any, GuideMaker, Settings], pipe: Connection) -> None:
    """The work of a helper, until the pipe is closed. It makes no cyclic garbage, see `SearchBot`."""
    gc.disable()
    game, options, make, settings = what
    encoder = _encoder(game, options)
    searcher = Searcher(encoder, make(encoder), settings)
    while True:
        try:
            order, *rest = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = _obey(searcher, order, rest)
        except Exception as wrong:  # It belongs to whoever has asked.
            answer = wrong
        pipe.send(answer)


def _obey(searcher: Searcher, order: str, rest: list[Any]) -> Any:
    match order:
        case "begin":
            return searcher.begin(*rest)
        case "run":
            return searcher.run(*rest)
        case "advance":
            return searcher.advance(*rest)
        case "narrow":
            return searcher.narrow(*rest)
        case "tried":
            return tried(searcher)
        case "found":
            return found(searcher, *rest)
    raise ValueError(order)


def _close(helpers: list[_Helper]) -> None:
    for helper in helpers:
        helper.pipe.close()  # A helper that waits for an order ends when it finds the pipe closed.
        helper.process.terminate()  # And one that searches need not finish.
    for helper in helpers:
        helper.process.join()
        helper.process.close()
    helpers.clear()
