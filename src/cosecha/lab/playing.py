"""Plays one match between bots: the bots sit, see, answer, and are blamed if they fail."""

import hashlib
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from cosecha.bots.random import RandomBot
from cosecha.core.bot import Bot
from cosecha.core.errors import BadBot
from cosecha.core.rng import Rng
from cosecha.core.state import State
from cosecha.core.view import View
from cosecha.games import by_name
from cosecha.lab.details import Collector, Details


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
    details: Details | None = None
    """Only if they were asked for."""


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


class Watcher(Protocol):
    """Sees every decision of a match."""

    needs_views: bool
    """Whether `asked` needs the views. Random bots play several times as fast without."""

    def asked(self, state: State, seat: int, view: View | None) -> None:
        """Called before the seat answers."""
        ...

    def answered(self, state: State, seat: int, action: int) -> None:
        """Called when it has answered, before the answer is played."""
        ...


def match_seed(seed: int, number: int) -> int:
    """The 128-bit seed of the deal of match `number`."""
    return int.from_bytes(hashlib.sha256(f"cosecha simulate {seed + number}".encode()).digest()[:16], "big")


def play_from(
    plan: Plan, number: int, makers: Makers, options: Any, dealt: int, watcher: Watcher | None = None
) -> tuple[Played, State]:
    """Play a match with these options from this deal; seat s gets bot (s + number) of the lineup, modulo its length."""
    rules = by_name(plan.game)
    state = rules.start(options, dealt)
    seats = len(makers)
    at_seat = [(seat + number) % seats for seat in range(seats)]
    bots = [makers[each]() for each in at_seat]
    blind = [type(bot) is RandomBot and not (watcher and watcher.needs_views) for bot in bots]
    rngs = [Rng(f"{dealt} seat {seat}") for seat in range(seats)]
    decisions = [0] * seats
    thinking = [0.0] * seats
    while waiting := state.waiting():
        seat = waiting[0]
        view = None if blind[seat] else state.view(seat)
        if watcher is not None:
            watcher.asked(state, seat, view)
        if view is None:
            worth = state.worth(seat)
            started = perf_counter()
            action = worth[rngs[seat].below(len(worth))]
        else:
            legal = list(view.legal)
            started = perf_counter()
            try:
                action = bots[seat].choose(view, rngs[seat])
            except (Exception, SystemExit) as wrong:
                raise _blamed(plan, number, at_seat[seat], dealt, view, wrong) from wrong
            if type(action) is not int or action not in legal:
                raise _refused(plan, number, at_seat[seat], dealt, view, action)
        thinking[seat] += perf_counter() - started
        decisions[seat] += 1
        if watcher is not None:
            watcher.answered(state, seat, action)
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


def play_in_detail(plan: Plan, number: int, makers: Makers, options: Any, dealt: int) -> tuple[Played, State]:
    """The same, and collect what a report needs."""
    collector = Collector(by_name(plan.game), len(makers))
    played, state = play_from(plan, number, makers, options, dealt, collector)
    return replace(played, details=collector.details(state)), state


def _blamed(plan: Plan, number: int, bot: int, dealt: int, view: View, wrong: BaseException) -> BadBot:
    """A bot that raises, with the error in one line and the place where it was raised."""
    place = traceback.extract_tb(wrong.__traceback__)[-1]
    text = f"{type(wrong).__name__}: {wrong} ({Path(place.filename).name}:{place.lineno})"
    return BadBot("error-bot-failed", **_when(plan, number, bot, dealt, view), text=text)


def _refused(plan: Plan, number: int, bot: int, dealt: int, view: View, action: Any) -> BadBot:
    """A bot that answers with something else than one of its legal actions."""
    when = _when(plan, number, bot, dealt, view)
    if type(action) is not int:
        return BadBot("error-bot-type", **when, answer=repr(action), type=type(action).__name__)
    return BadBot("error-bot-illegal", **when, action=_named(by_name(plan.game), action))


def _when(plan: Plan, number: int, bot: int, dealt: int, view: View) -> dict[str, str | int]:
    assert view.decision is not None
    return {"bot": plan.lineup[bot], "match": number, "seed": f"{dealt:032x}", "decision": view.decision.id}


def _named(rules: Any, action: Any) -> str:
    """An action in notation, or its repr if it isn't one."""
    try:
        return str(rules.notation(action))
    except Exception:
        return repr(action)
