"""What stands beside a board, whatever the game: names that fit, and what the signs mean."""

from collections.abc import Iterable

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from cosecha.core.message import Token
from cosecha.locale import Speaker
from cosecha.terminal.boards import Glyphs


def names_of(seats: int, speaker: Speaker) -> list[str]:
    return [speaker.text("seat-name", seat=Token("seat", seat)) for seat in range(seats)]


def fitted(name: str, room: int, glyphs: Glyphs) -> str:
    """A name cut or filled to so many columns; the letter that tells two of the same name apart stays."""
    if cell_len(name) <= room:
        return set_cell_size(name, room)
    last = name[-2:] if name[-2] == " " else ""
    return set_cell_size(name, room - len(glyphs.more) - cell_len(last)) + glyphs.more + last


def legend_of(entries: Iterable[tuple[str, str, str]], width: int) -> Text:
    """Signs with their style and what they mean; a sign and its word stay together."""
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
