"""What a table page says: sentences and tables made of what its viewer may see, and of nothing else."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from cosecha.core.fairness import commitment
from cosecha.core.message import Message, Token
from cosecha.core.words import Cell, Table
from cosecha.locale import Speaker
from cosecha.server.looking import look
from cosecha.server.pages.choosing import Form, forms
from cosecha.server.table import Table as GameTable
from cosecha.server.wire import Update

NEWEST = 40
"""So many lines of the log stand on the page; the rest is a link away."""


class TextCell(Struct, frozen=True):
    """A cell in words. `marks` name the things in it, for those who see colours."""

    text: str
    marks: str = ""
    number: bool = False
    seat: int | None = None


class TextTable(Struct, frozen=True):
    title: str
    header: list[TextCell]
    rows: list[list[TextCell]]


class LogLine(Struct, frozen=True):
    number: int
    move: int
    text: str
    seat: int | None


class Told(Struct, frozen=True):
    """A table as its viewer reads it."""

    update: Update
    title: str
    asked: str
    """What is asked of whom, in one sentence."""
    forms: list[Form]
    status: list[str]
    seats: TextTable | None
    board: list[TextTable]
    sheet: TextTable | None
    lines: list[LogLine]
    """The newest first."""


def speaker_at(table: GameTable, language: str) -> Speaker:
    """Says names for seats; a seat that nobody has is called by its number."""
    speaker = Speaker(language)
    speaker.names = [name or speaker.text("seat-number", number=seat + 1) for seat, name in enumerate(table.names)]
    return speaker


def tell(table: GameTable, seat: int | None, speaker: Speaker) -> Told:
    update = look(table, seat)
    now, words = update.now, table.game.words
    view = now.view
    asked = now.prompt or now.waiting_line
    return Told(
        update=update,
        title=_title(update, speaker),
        asked=speaker.say(asked) if asked else "",
        forms=forms(now.choices, speaker),
        status=[speaker.say(line) for line in words.status(view)] if view else [],
        seats=text_table(words.seats(view), speaker) if view else None,
        board=[text_table(part, speaker) for part in words.board(view)] if view else [],
        sheet=text_table(words.sheet(now.scores), speaker) if now.scores else None,
        lines=_lines(update, speaker),
    )


def _title(update: Update, speaker: Speaker) -> str:
    """Whose turn it is: what one looks for among many tabs."""
    now = update.now
    if now.status == "open":
        return speaker.text("page-title-open")
    if now.status == "over":
        return speaker.text("page-title-over")
    if now.decision is not None:
        return speaker.text("page-title-yours")
    return speaker.text("page-title-waiting", seats=[Token("seat", other) for other in now.waiting])


def _lines(update: Update, speaker: Speaker) -> list[LogLine]:
    told = [
        LogLine(number, line.move, speaker.say(line.message), _actor(line.message))
        for number, line in enumerate(update.lines)
    ]
    return told[::-1]


def _actor(message: Message) -> int | None:
    seat = message.args.get("seat")
    return int(seat.value) if isinstance(seat, Token) and seat.kind == "seat" else None


def text_table(table: Table, speaker: Speaker) -> TextTable:
    return TextTable(
        speaker.say(table.title),
        [_cell(cell, speaker) for cell in table.header],
        [[_cell(cell, speaker) for cell in row] for row in table.rows],
    )


def _cell(cell: Cell, speaker: Speaker) -> TextCell:
    if isinstance(cell, Message):
        return TextCell(speaker.say(cell), " ".join(_marks(cell)), seat=_actor(cell))
    return TextCell(str(cell), number=isinstance(cell, int))


def _marks(message: Message) -> Iterator[str]:
    """`crop-banana`, `seat-1`: the things that a cell names, and what is true of it."""
    for name, value in message.args.items():
        if isinstance(value, Token):
            yield f"{value.kind}-{value.value}"
        elif isinstance(value, int):
            yield f"{name}-{value}"


def proof(table: GameTable) -> dict[str, Any] | None:
    """The proof of a fair deal: all of it when the match is over, before that what was promised."""
    secret = table.opened.secret
    if not secret:
        return None
    over = table.status == "over"
    words = [chair.word for chair in table.chairs] if over else []
    return {"commitment": commitment(secret), "words": words, "secret": secret if over else None}
