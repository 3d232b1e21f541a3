"""The contract of a state, with the parts that are the same in every game.

A game implements `legal`, `answer`, `advance` and the other methods that raise NotImplementedError here. The same rules
serve `play`, which checks the action and returns events, and `apply`, which skips both for search.
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
"""The only action that a held seat may play: continue past the barrier."""

NONE: Final = -1
"""No seat, segment or amount, in fields that are plain ints."""

Log = list[Event] | None
"""Where the rules append events; None to skip them."""


class State:
    """The complete state of a match, hidden information included."""

    held: int
    """A bit for each seat that has stopped at a barrier and has yet to play `CONFIRM`."""

    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer; () when the match is over."""
        raise NotImplementedError

    def legal(self, seat: int) -> list[int]:
        """All legal actions of a seat, each once, in a stable order; empty if it owes no answer."""
        raise NotImplementedError

    def worth(self, seat: int) -> list[int]:
        """The legal actions that search and random play consider: all, unless the game sets some aside that are nearly
        always legal and can't help now. Never empty while the seat owes an answer."""
        return self.legal(seat)

    def refusal(self, seat: int, action: int) -> Message | None:
        """Why a waiting seat may not take this action now; None if it may."""
        raise NotImplementedError

    def together(self, seat: int) -> list[int]:
        """The remaining actions of this step, to be played as a single answer, if their order doesn't matter. Empty
        if it does."""
        return []

    def answer(self, seat: int, action: int, log: Log) -> None:
        """Apply the action itself; `advance` does the rest."""
        raise NotImplementedError

    def advance(self, log: Log) -> None:
        """Continue by the rules, up to the next decision."""
        raise NotImplementedError

    def forced(self, seat: int) -> int:
        """The only legal action of a seat that owes an answer; NONE if there is a choice, or if playing it
        automatically would reveal hidden information."""
        raise NotImplementedError

    def secret(self, seat: int) -> bool:
        """Whether the answer that a seat owes stays hidden from other seats for a while. Secret answers are final."""
        raise NotImplementedError

    def conceals(self, seat: int, action: int) -> bool:
        """Whether a public record leaves out this action of a seat until the match is over: every secret answer, and
        others that name something hidden."""
        return self.secret(seat)

    def at_barrier(self, seat: int) -> bool:
        """Whether a draw, a reveal or another seat's turn comes next."""
        raise NotImplementedError

    def notation(self, action: int) -> str:
        """The text of an action."""
        raise NotImplementedError

    def decision(self, seat: int) -> Decision | None:
        """What the match needs from this seat; None if nothing."""
        raise NotImplementedError

    def topic(self, seat: int) -> str:
        """What automatic answers know a seat's question by: its kind, or one of the game's `topics`; empty if nothing
        is asked."""
        decision = self.decision(seat)
        return "" if decision is None else decision.kind

    def copy(self) -> "State":
        raise NotImplementedError

    def position(self) -> Any:
        """The complete state as a readable struct, like FEN in chess."""
        raise NotImplementedError

    def digest(self) -> int:
        """64 bits for tables of states: equal states have equal digests, and different ones hardly ever do.

        It covers everything that makes states equal, hidden information included, so it must never reach a client: it
        would confirm a guess. It's the same in every process of one Python version, and not meant to be stored.
        `hash(state)` is the digest; a state that is a key in a dict must not be played on, so store a copy, or use the
        digest itself as the key.
        """
        raise NotImplementedError

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator (None), may know. Parts of it may be shared with other views: those refuse
        writes."""
        raise NotImplementedError

    def progress(self) -> tuple[int, int]:
        """The current round (or turn, in a game that counts turns; 0 before the first) and the total."""
        return 0, 0

    def scores(self) -> Scores:
        """The itemized score sheet of the current position."""
        raise NotImplementedError

    def apply(self, seat: int, action: int) -> None:
        """Play a legal action without checking it and without events."""
        if action == CONFIRM:
            self.held &= ~(1 << seat)
        else:
            self.answer(seat, action, None)
        self.proceed(None)

    def play(self, seat: int, action: int, hold: bool = False) -> Sequence[Event]:
        """Check an action, play it and return the events that follow.

        Raises IllegalAction with the reason, and changes nothing, if the rules refuse it. With `hold`, the match stops
        at the next barrier (a draw, a reveal or another seat's turn) until the seat plays `CONFIRM`; secret answers
        are final and never held.
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
        self.proceed(log, holder)
        return log

    def _check(self, seat: int, action: int) -> None:
        reason = self.why_not(seat, action)
        if reason is not None:
            raise IllegalAction(reason)

    def proceed(self, log: Log, holder: int = NONE) -> None:
        """Advance to the next decision with a choice, or to the barrier after a forced action of the `holder`."""
        self.advance(log)
        while (seat := self._take_forced_action(log)) != NONE:
            if seat == holder and self.at_barrier(seat):
                self.held |= 1 << seat
                return
            self.advance(log)

    def _take_forced_action(self, log: Log) -> int:
        """Play the only legal action of a seat that has no choice. Returns that seat, or NONE if every seat has one."""
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
        """The events and the view that a legal action leads to, up to the barrier, as far as the seat may know.
        `then` are further actions of the seat, played right after it.

        A confirmation shows nothing: its effects are all past the barrier.
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
                twin.proceed(log, seat)
        return Preview(seen_by(log, seat), twin.view(seat))
