"""The log and the chat of a table."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from cosecha.core.event import Event
from cosecha.core.message import Argument, Message, Token
from cosecha.core.words import Words

UNDONE = "table-undone"
"""The message about an undo."""


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
        self._gone: list[tuple[int, tuple[int, ...]]] = []
        """Rows of undos, each with the rows that it undid."""

    def add(self, seq: int, move: int, id: str, /, seat: int | None = None, **args: Argument) -> None:
        """A line about the table itself."""
        about: dict[str, Argument] = {} if seat is None else {"seat": Token("seat", seat)}
        self.lines.append(Line(seq, move, Message(id, about | args)))

    def add_events(self, seq: int, move: int, events: Iterable[Event], words: Words, by: int | None = None) -> None:
        """What happened in the match."""
        self.lines += [Line(seq, move, words.event(event), event.only, by) for event in events]

    def undo(self, seq: int, gone: Sequence[int]) -> None:
        """Row `seq` undoes others: remove the lines of their moves, and mentions of earlier undos."""
        if not gone:
            return
        self._gone.append((seq, tuple(gone)))
        first, lines = min(gone), self.lines
        if not lines or lines[-1].seq < first:
            return
        at, rows = len(lines), set(gone)
        while at and lines[at - 1].seq >= first:
            at -= 1
            line = lines[at]
            if line.seq in rows and (line.by is not None or line.message.id == UNDONE):
                del lines[at]

    def gone_since(self, since: int) -> list[int]:
        """The rows up to `since` that were undone after it."""
        found: list[int] = []
        for seq, rows in reversed(self._gone):
            if seq <= since:
                break
            found += [row for row in rows if row <= since]
        return found
