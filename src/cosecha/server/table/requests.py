"""Requests to a table, over HTTP, a WebSocket or a form. `decide` says what the table should do."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cosecha.server.table import answering, between, chat, helping, seating, undoing
from cosecha.server.table.access import Access
from cosecha.server.table.table import Decide

Name = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(max_length=64)]
Notation = Annotated[str, Meta(max_length=200)]
Next = Annotated[list[Notation], Meta(max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=99)]


class TableRequest(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """The base of all requests. `key` is the idempotency key: a request sent twice with the same key counts once."""

    key: Key = ""

    def decide(self, access: Access) -> Decide:
        """What the table should do. Raises Forbidden if the client may not request it."""
        raise NotImplementedError

    def viewer(self, access: Access) -> int | None:
        """The seat whose view the client gets afterwards."""
        return access.viewer(None)


class SeatRequest(TableRequest, frozen=True, kw_only=True):
    """`seat` is one of the sender's seats; it can be left out if there's only one."""

    seat: SeatNumber | None = None

    def viewer(self, access: Access) -> int | None:
        return access.viewer(self.seat)


class Act(SeatRequest, frozen=True, kw_only=True, tag="act"):
    """An answer to a decision, in notation. `next` answers the same seat's next decisions: they all count, and are
    undone, as one answer, or none of them counts. `hold`: whether to confirm the turn; by default, as agreed."""

    decision: Annotated[str, Meta(max_length=64)]
    action: Notation
    next: Next = []
    hold: bool | None = None

    def decide(self, access: Access) -> Decide:
        return answering.answer(access.player(self.seat), self.decision, [self.action, *self.next], self.key, self.hold)


class Confirm(SeatRequest, frozen=True, kw_only=True, tag="confirm"):
    """Confirm a turn on hold; `decision` says which one."""

    decision: Annotated[str, Meta(max_length=64)] | None = None

    def decide(self, access: Access) -> Decide:
        return answering.confirm(access.player(self.seat), self.decision, self.key)


class Undo(SeatRequest, frozen=True, kw_only=True, tag="undo"):
    """Undo your last action, or the whole turn; if that isn't free, the other people are asked."""

    turn: bool = False

    def decide(self, access: Access) -> Decide:
        return undoing.undo(access.player(self.seat), self.key, self.turn)


class UndoAnswer(SeatRequest, frozen=True, kw_only=True, tag="undo-answer"):
    """Allow another seat's undo, or refuse it; `row` says which request is meant."""

    agrees: bool
    row: int | None = None

    def decide(self, access: Access) -> Decide:
        return undoing.answer_undo(access.player(self.seat), self.agrees, self.row)


class Plan(SeatRequest, frozen=True, kw_only=True, tag="plan"):
    """An automatic answer to a kind of decision; without an action, it's canceled."""

    kind: Annotated[str, Meta(min_length=1, max_length=32)]
    action: Notation | None = None

    def decide(self, access: Access) -> Decide:
        return answering.plan(access.player(self.seat), self.kind, self.action)


class Choose(SeatRequest, frozen=True, kw_only=True, tag="choose"):
    """Between two games of a series: choose what your seat is asked; without an answer, take your choice back."""

    answer: Notation | None = None

    def decide(self, access: Access) -> Decide:
        return between.choose(access.player(self.seat), self.answer, self.key)


class SetHelp(SeatRequest, frozen=True, kw_only=True, tag="help"):
    """Help at a seat: who marks answers for it, and whether only marked ones can be chosen.

    For the seat and its helpers."""

    source: Literal["helper", "bot"] = "helper"
    only: bool = False

    def decide(self, access: Access) -> Decide:
        return helping.agree(access.adviser(self.seat), self.source, self.only)


class Mark(SeatRequest, frozen=True, kw_only=True, tag="mark"):
    """Mark an answer to the seat's decision as a suggestion, or remove the mark. For the seat and its helpers."""

    decision: Annotated[str, Meta(max_length=64)]
    action: Notation
    marked: bool = True

    def decide(self, access: Access) -> Decide:
        return helping.mark(access.adviser(self.seat), self.decision, self.action, self.marked)


class Say(SeatRequest, frozen=True, kw_only=True, tag="say"):
    """A chat message; spectators give a name."""

    text: Annotated[str, Meta(min_length=1, max_length=chat.CHAT_LENGTH)]
    name: Name = ""

    def decide(self, access: Access) -> Decide:
        seat = access.player(self.seat) if access.plays else None
        return chat.say(seat, self.name, self.text, self.key)


class Mute(TableRequest, frozen=True, kw_only=True, tag="mute"):
    """Mute or unmute a seat, or all spectators. For the host."""

    seat: SeatNumber | None
    muted: bool = True

    def decide(self, access: Access) -> Decide:
        access.require_host()
        return chat.mute(self.seat, self.muted)


class Sit(TableRequest, frozen=True, kw_only=True, tag="sit"):
    """Take your link's seat, or come back to it; `word` goes into the deal.

    If the response gets lost, repeat the request with the same link and `key` to get the new tokens. The key must be
    secret and have at least 16 characters.
    """

    seat: SeatNumber
    name: Name
    word: Annotated[str, Meta(max_length=seating.WORD_LENGTH)] = ""

    def decide(self, access: Access) -> Decide:
        return seating.sit(access.player(self.seat), self.name, self.word, not access.host, self.key)

    def viewer(self, access: Access) -> int | None:
        return access.viewer(self.seat)


class Stand(SeatRequest, frozen=True, kw_only=True, tag="stand"):
    """Leave; a bot plays until you come back."""

    def decide(self, access: Access) -> Decide:
        return seating.stand(access.player(self.seat))


class Replace(TableRequest, frozen=True, kw_only=True, tag="replace"):
    """Let a bot play for a person who has left, until they sit down again. For the host."""

    seat: SeatNumber

    def decide(self, access: Access) -> Decide:
        access.require_host()
        return seating.replace(self.seat)


class Start(TableRequest, frozen=True, kw_only=True, tag="start"):
    """Start the game; empty seats go to bots. For the host."""

    def decide(self, access: Access) -> Decide:
        access.require_host()
        return seating.start()


AnyRequest = (
    Act | Choose | Confirm | Undo | UndoAnswer | Plan | SetHelp | Mark | Say | Mute | Sit | Stand | Replace | Start
)
