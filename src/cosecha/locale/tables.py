"""Tables in the reader's language: their cells in words, sorted and searched."""

from collections.abc import Sequence

from cosecha.core.message import Message
from cosecha.core.words import Cell, Sort
from cosecha.locale import Speaker
from cosecha.locale.cards import folded


def cell_text(cell: Cell, speaker: Speaker) -> str:
    """A cell in words; a negative number has a real minus sign."""
    if isinstance(cell, Message):
        return speaker.say(cell)
    return f"−{-cell}" if isinstance(cell, int) and cell < 0 else str(cell)


def arranged(rows: Sequence[Sequence[str]], sort: Sort | None, text: str) -> list[int]:
    """The numbers of the rows that contain all words of a text, in the order of `sort` or as they are."""
    words = folded(text).split()
    found = [number for number, row in enumerate(rows) if _has(words, row)]
    if sort is None:
        return found
    if sort.keys:
        return sorted(found, key=lambda number: sort.keys[number])
    return sorted(found, key=lambda number: folded(rows[number][0]))


def _has(words: list[str], row: Sequence[str]) -> bool:
    text = folded(" ".join(row))
    return all(word in text for word in words)
