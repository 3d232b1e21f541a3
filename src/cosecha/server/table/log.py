"""The log and the chat of a table."""

from collections.abc import Iterable

from msgspec import Struct

from cosecha.core.event import Event
from cosecha.core.message import Argument, Message, Token
from cosecha.core.words import Words


class Line(Struct, frozen=True, gc=False, omit_defaults=True):
    """A line of the log. `move` is the number of moves played by then, including one on hold; `only` is the one seat
    that may read it; `by` is the seat whose move it describes."""

    seq: int
    move: int
    message: Message
    only: int | None = None
    by: int | None = None


class Said(Struct, frozen=True):
    """A line of chat."""

    seq: int
    at: float
    seat: int | None
    name: str
    text: str


class Log:
    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.chat: list[Said] = []

    def add(self, seq: int, move: int, id: str, /, seat: int | None = None, **args: Argument) -> None:
        """A line about the table itself."""
        about: dict[str, Argument] = {} if seat is None else {"seat": Token("seat", seat)}
        self.lines.append(Line(seq, move, Message(id, about | args)))

    def add_events(
        self, seq: int, move: int, events: Iterable[Event], words: Words, by: int | None = None
    ) -> list[Line]:
        """What happened in the match. Returns the new lines."""
        new = [Line(seq, move, words.event(event), event.only, by) for event in events]
        self.lines += new
        return new

    def remove(self, lines: Iterable[Line]) -> None:
        """Remove these very lines. They are searched from the end, because an undo mostly removes the latest."""
        gone = {id(line) for line in lines}
        at = len(self.lines)
        while gone and at:
            at -= 1
            if id(self.lines[at]) in gone:
                gone.remove(id(self.lines[at]))
                del self.lines[at]
