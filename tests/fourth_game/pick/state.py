"""The state of a game of Pick, and its rules."""

from typing import Annotated

from msgspec import Meta, Struct

from cosecha.core.decision import Decision
from cosecha.core.event import Event
from cosecha.core.message import Message, Seat, Token
from cosecha.core.notation import Action
from cosecha.core.scores import Scores as CoreScores
from cosecha.core.scores import winners
from cosecha.core.state import NONE, Log
from cosecha.core.state import State as CoreState
from cosecha.core.view import View as CoreView

NUMBERS = range(1, 10)


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=2, le=2)] = 2
    picks: Annotated[int, Meta(ge=1, le=4)] = 3


class Pick(Action, frozen=True, tag="pick"):
    number: int


class Picked(Event, frozen=True):
    seat: Seat
    number: int


class MatchEnded(Event, frozen=True):
    winners: list[Seat]
    points: int


EVENTS: tuple[type[Event], ...] = (Picked, MatchEnded)


class Position(Struct, frozen=True):
    options: Options
    first: int
    picks: list[int]
    """All picks so far. The players take turns, so this also says whose they are."""
    held: int = 0


class View(CoreView, frozen=True):
    position: Position


class Scores(CoreScores, frozen=True):
    picks: list[list[int]]


class State(CoreState):
    def __init__(self, options: Options, first: int, picks: list[int] | None = None, held: int = 0) -> None:
        self.options = options
        self.first = first
        self.picks = list(picks or [])
        self.held = held

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.position() == other.position()

    def __hash__(self) -> int:
        return self.digest()

    def digest(self) -> int:
        return hash((self.options.picks, self.first, tuple(self.picks), self.held))

    def over(self) -> bool:
        return len(self.picks) == 2 * self.options.picks

    def waiting(self) -> tuple[int, ...]:
        if self.held:
            return tuple(seat for seat in (0, 1) if self.held >> seat & 1)
        return () if self.over() else ((self.first + len(self.picks)) % 2,)

    def legal(self, seat: int) -> list[int]:
        if seat not in self.waiting():
            return []
        return [-1] if self.held else [number for number in NUMBERS if number not in self.picks]

    def refusal(self, seat: int, action: int) -> Message | None:
        if action in self.legal(seat):
            return None
        return Message("pick-reason-taken", {"number": Token("number", action)})

    def answer(self, seat: int, action: int, log: Log) -> None:
        self.picks.append(action)
        if log is not None:
            log.append(Picked(seat, action))
            if self.over():
                scores = self.scores()
                log.append(MatchEnded(scores.winners, max(scores.totals)))

    def advance(self, log: Log) -> None:
        """Nothing happens between two picks."""

    def forced(self, seat: int) -> int:
        legal = self.legal(seat)
        return legal[0] if len(legal) == 1 else NONE

    def secret(self, seat: int) -> bool:
        return False

    def at_barrier(self, seat: int) -> bool:
        return True

    def notation(self, action: int) -> str:
        return str(Pick(action))

    def decision(self, seat: int) -> Decision | None:
        if seat not in self.waiting():
            return None
        id = f"{len(self.picks)}.pick.{seat}"
        return Decision(f"{id}.confirm", "confirm", seat, "turn") if self.held else Decision(id, "pick", seat, "turn")

    def copy(self) -> "State":
        return State(self.options, self.first, self.picks, self.held)

    def position(self) -> Position:
        return Position(self.options, self.first, list(self.picks), self.held)

    def view(self, seat: int | None) -> View:
        legal = [] if seat is None else self.legal(seat)
        decision = None if seat is None else self.decision(seat)
        return View(seat=seat, position=self.position(), waiting=self.waiting(), decision=decision, legal=legal)

    def progress(self) -> tuple[int, int]:
        return min(len(self.picks) // 2 + 1, self.options.picks), self.options.picks

    def scores(self) -> Scores:
        picks = [self.picks[(seat - self.first) % 2 :: 2] for seat in (0, 1)]
        totals = [sum(own) for own in picks]
        return Scores(totals=totals, winners=winners(totals), unknown=[], picks=picks)
