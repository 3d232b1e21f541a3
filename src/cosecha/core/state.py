"""What every state can do, in any game: the contract, with the parts that are the same everywhere.

A game's state fills in `legal`, `answer`, `advance` and the other methods that raise here. One body of rules
serves `play` (checked, told in events) and `apply` (for search: neither).
"""

from collections.abc import Sequence
from typing import Any, Final

from cosecha.core.decision import Decision, Preview
from cosecha.core.errors import IllegalAction
from cosecha.core.event import Event, Forced, seen_by
from cosecha.core.message import Message, Token
from cosecha.core.scores import Scores
from cosecha.core.view import View

CONFIRM: Final = -1
"""The only answer that a held state accepts: continue past the barrier."""

NONE: Final = -1
"""No seat, no segment, no amount: what is not there, where an int is kept."""

Log = list[Event] | None
"""Where the rules write events; None if nobody needs them."""


class State:
    """Everything that is true at one moment in a match."""

    held: int
    """A bit for each seat whose answer waits, before the first barrier behind it, for that seat's `CONFIRM`."""

    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer; () when the match is over."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """All legal actions of a seat, each once, in a stable order; empty if it owes no answer."""
        raise NotImplementedError

    def worth(self, seat: int) -> list[int]:
        """The legal actions that search and random play look at: all, unless the game sets some aside that are open
        nearly always and cannot help now. Never empty while the seat owes an answer."""
        return self.legal(seat)

    def refusal(self, seat: int, action: int) -> Message | None:
        """Why a waiting seat may not take this action now; None if it may."""
        raise NotImplementedError

    def together(self, seat: int) -> list[int]:
        """Everything the seat still has to do in this step, where doing it in any other order ends in the same state:
        actions to take one after the other, as a single answer. Empty where the order matters."""
        return []

    def answer(self, seat: int, action: int, log: Log) -> None:
        """What the action itself does."""
        raise NotImplementedError

    def advance(self, log: Log) -> None:
        """What follows by the rules, up to the next decision."""
        raise NotImplementedError

    def forced(self, seat: int) -> int:
        """The only legal action of a seat that owes an answer; NONE if there is a choice, or if taking it would tell
        others what they may not know."""
        raise NotImplementedError

    def secret(self, seat: int) -> bool:
        """Whether the answer that a seat owes stays unknown to others for a while: then it is final once given."""
        raise NotImplementedError

    def at_barrier(self, seat: int) -> bool:
        """Whether behind the answer just given comes a draw, a reveal or another seat's turn."""
        raise NotImplementedError

    def notation(self, action: int) -> str:
        """The text of an action."""
        raise NotImplementedError

    def decision(self, seat: int) -> Decision | None:
        """What the match needs from this seat; None if nothing."""
        raise NotImplementedError

    def copy(self) -> "State":
        raise NotImplementedError

    def position(self) -> Any:
        """The complete state as readable plain data, like FEN for chess."""
        raise NotImplementedError

    def view(self, seat: int | None, beside: Any = None) -> View:
        """What a seat, or a spectator (None), may know.

        `beside` is another viewer's view of the same moment: what everybody sees can be copied from it.
        """
        raise NotImplementedError

    def progress(self) -> tuple[int, int]:
        """The current round, or turn in a game that counts turns, and how many there are; 0 before the first."""
        return 0, 0

    def scores(self) -> Scores:
        """The itemized score sheet for the current board."""
        raise NotImplementedError

    def apply(self, seat: int, action: int) -> None:
        """Play a legal action without checking it and without events."""
        if action == CONFIRM:
            self.held &= ~(1 << seat)
        else:
            self.answer(seat, action, None)
        self._proceed(None)

    def play(self, seat: int, action: int, hold: bool = False) -> Sequence[Event]:
        """Check an action, apply it and return the events that followed.

        Raises IllegalAction with the reason, and changes nothing, if the rules refuse it. With `hold` the match
        stops before its next draw, reveal or change of turn until the seat plays `CONFIRM`; a secret answer is final
        and is never held.
        """
        self._check(seat, action)
        log: list[Event] = []
        holder = NONE
        if action == CONFIRM:
            self.held &= ~(1 << seat)
        else:
            holder = seat if hold and not self.secret(seat) else NONE
            self.answer(seat, action, log)
            if holder == seat and self.at_barrier(seat):
                self.held |= 1 << seat
                return log
        self._proceed(log, holder)
        return log

    def _check(self, seat: int, action: int) -> None:
        reason = self.why_not(seat, action)
        if reason is not None:
            raise IllegalAction(reason)

    def _proceed(self, log: Log, holder: int = NONE) -> None:
        """Go on to the next decision that leaves a choice; for a seat that holds, no further than the barrier behind
        what it is forced to do."""
        self.advance(log)
        while (seat := self._take_forced_action(log)) != NONE:
            if seat == holder and self.at_barrier(seat):
                self.held |= 1 << seat
                return
            self.advance(log)

    def _take_forced_action(self, log: Log) -> int:
        """A seat with only one legal action is not asked; which seat that was, or NONE."""
        for seat in self.waiting():
            if self.held >> seat & 1:
                continue
            action = self.forced(seat)
            if action != NONE:
                if log is not None:
                    log.append(Forced(seat, self.notation(action)))
                self.answer(seat, action, log)
                return seat
        return NONE

    def why_not(self, seat: int, action: int) -> Message | None:
        """Why the rules refuse this seat's action now; None if they allow it."""
        waiting = self.waiting()
        if not waiting:
            return Message("reason-match-over")
        if seat not in waiting:
            return Message("reason-not-your-turn", {"seats": [Token("seat", other) for other in waiting]})
        if self.held >> seat & 1:
            return None if action == CONFIRM else Message("reason-confirm-first")
        if action == CONFIRM:
            return Message("reason-nothing-to-confirm")
        return self.refusal(seat, action)

    def preview(self, seat: int, action: int, then: Sequence[int] = ()) -> Preview:
        """The events and the view that a legal action would lead to, as far as the seat may know: up to the barrier.
        `then` are further actions of the seat, played right after it.

        A confirmation only leads past the barrier, so there is nothing to show.
        """
        twin = self.copy()
        log: list[Event] = []
        for each in (action, *then):
            twin._check(seat, each)
            if each == CONFIRM:
                break
            twin.answer(seat, each, log)
            if twin.at_barrier(seat):
                twin.held |= 1 << seat
            else:
                twin._proceed(log, seat)
        return Preview(seen_by(log, seat), twin.view(seat))
