"""Parts of the panel next to a board that all games share: fitted names and the legend."""

from collections.abc import Iterable

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from cosecha.core.message import Token
from cosecha.locale import Speaker
from cosecha.terminal.boards import Glyphs


def names_of(seats: int, speaker: Speaker) -> list[str]:
    return [speaker.text("seat-name", seat=Token("seat", seat)) for seat in range(seats)]


def fitted(name: str, room: int, glyphs: Glyphs) -> str:
    """A name truncated or padded to `room` columns; a final letter that distinguishes equal names is kept."""
    if cell_len(name) <= room:
        return set_cell_size(name, room)
    last = name[-2:] if name[-2] == " " else ""
    return set_cell_size(name, room - len(glyphs.more) - cell_len(last)) + glyphs.more + last


def legend_of(entries: Iterable[tuple[str, str, str]], width: int) -> Text:
    """A legend of (symbol, style, meaning) entries; a symbol and its meaning stay on one line."""
    lines, used = Text(), 0
    for mark, style, name in entries:
        needed = cell_len(mark) + 1 + cell_len(name)
        if used and used + 2 + needed > width:
            lines.append("\n")
            used = 0
        lines.append("  " if used else "")
        lines.append(mark, style)
        lines.append(f" {name}")
        used += needed + (2 if used else 0)
    return lines
