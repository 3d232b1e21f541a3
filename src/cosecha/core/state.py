"""What every state can do, whatever its game: the contract, with the parts that are the same everywhere.

A game's state fills in `legal`, `answer`, `proceed` and the other methods that raise here. One body of rules
serves `play` (checked, told in events) and `apply` (for search: neither).
"""

from collections.abc import Sequence
from typing import Any, Final

from cosecha.core.decision import Decision, Preview
from cosecha.core.errors import IllegalAction
from cosecha.core.event import Event, seen_by
from cosecha.core.message import Message, Token

CONFIRM: Final = -1
"""The only answer that a held state takes: go on past the barrier."""

NONE: Final = -1
"""No seat, no segment, no amount: what is not there, where an int is kept."""

Log = list[Event] | None
"""Where the rules write events; None when nobody listens."""


class State:
    """Everything that is true at one moment of a match."""

    held: bool
    """An action was played with `hold` and waits, before its first barrier, for its seat's `CONFIRM`."""

    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer; () when the match is over."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """Every legal action of a seat, each once, in a stable order; empty when it owes no answer."""
        raise NotImplementedError

    def refusal(self, seat: int, action: int) -> Message | None:
        """Why a waiting seat may not take this action now; None if it may."""
        raise NotImplementedError

    def answer(self, seat: int, action: int, log: Log) -> None:
        """What the action itself does."""
        raise NotImplementedError

    def proceed(self, log: Log, hold: bool) -> None:
        """What follows by the rules, up to the next decision or, on hold, up to the next barrier."""
        raise NotImplementedError

    def final(self) -> bool:
        """Whether the answer just given stands at once, as a committed secret does, and is never held."""
        return False

    def decision(self, seat: int) -> Decision | None:
        """What the match waits for from this seat; None if nothing."""
        raise NotImplementedError

    def copy(self) -> "State":
        raise NotImplementedError

    def position(self) -> Any:
        """The state as readable plain data, complete: the FEN of these games."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Any:
        """What a seat, or an onlooker (None), may know."""
        raise NotImplementedError

    def scores(self) -> Any:
        """The score sheet as the board stands, itemised."""
        raise NotImplementedError

    def apply(self, seat: int, action: int) -> None:
        """Play a legal action without checking it and without telling of it."""
        if self.held:
            self.held = False
        else:
            self.answer(seat, action, None)
        self.proceed(None, False)

    def play(self, seat: int, action: int, hold: bool = False) -> Sequence[Event]:
        """Check an action, apply it and tell what followed.

        Raises IllegalAction with the reason, and changes nothing, if the rules refuse it. With `hold` the match
        stops before its next draw, reveal or change of turn until the seat plays `CONFIRM`.
        """
        reason = self.why_not(seat, action)
        if reason is not None:
            raise IllegalAction(reason)
        log: list[Event] = []
        if self.held:
            self.held = False
            self.proceed(log, False)
        else:
            self.answer(seat, action, log)
            self.proceed(log, hold and not self.final())
        return log

    def why_not(self, seat: int, action: int) -> Message | None:
        """Why the rules refuse this action of this seat now; None if they allow it."""
        waiting = self.waiting()
        if not waiting:
            return Message("reason-match-over")
        if seat not in waiting:
            return Message("reason-not-your-turn", {"seat": Token("seat", waiting[0]), "count": len(waiting)})
        if self.held:
            return None if action == CONFIRM else Message("reason-confirm-first")
        if action == CONFIRM:
            return Message("reason-nothing-to-confirm")
        return self.refusal(seat, action)

    def preview(self, seat: int, action: int) -> Preview:
        """The events and the view that a legal action would bring, as far as the seat may know: up to the barrier.

        A confirmation brings only what lies past it, so there is nothing to show.
        """
        reason = self.why_not(seat, action)
        if reason is not None:
            raise IllegalAction(reason)
        twin = self.copy()
        log: list[Event] = []
        if not twin.held:
            twin.answer(seat, action, log)
            twin.proceed(log, True)
        return Preview(seen_by(log, seat), twin.view(seat))
