"""Reading positions: what every game's `from_position` asks of the names and seats in it."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from cosecha.core.errors import BadPosition

T = TypeVar("T", int, str)
P = TypeVar("P")


def converted(position: Any, kind: type[P]) -> P:
    """A position as the game's struct: it is one already, or plain data that has its shape. Raises BadPosition."""
    if isinstance(position, kind):
        return position
    try:
        return msgspec.convert(position, kind, str_keys=True)
    except msgspec.ValidationError as wrong:
        raise BadPosition("error-position-shape", text=str(wrong)) from None


def once(names: list[T]) -> list[T]:
    """The names, none of which may stand there twice."""
    for number, name in enumerate(names):
        if name in names[:number]:
            raise BadPosition("error-position-twice", name=str(name))
    return names


def number_of(kind: str, name: str, names: Sequence[str]) -> int:
    """The number of a thing of some kind in the table of its names."""
    if name not in names:
        raise BadPosition("error-position-name", kind=kind, name=name)
    return names.index(name)


def seat_of(seat: int, players: int) -> int:
    """A seat that is there."""
    if not 0 <= seat < players:
        raise BadPosition("error-position-seat", number=seat)
    return seat
