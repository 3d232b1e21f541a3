"""Reading positions: the checks that every game's `from_position` makes on names and seats."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from cosecha.core.errors import BadPosition

T = TypeVar("T", int, str)
P = TypeVar("P")


def converted(position: Any, kind: type[P]) -> P:
    """A position as the game's struct, converted from plain data if necessary. Raises BadPosition."""
    if isinstance(position, kind):
        return position
    try:
        return msgspec.convert(position, kind, str_keys=True)
    except msgspec.ValidationError as wrong:
        raise BadPosition("error-position-shape", text=str(wrong)) from None


def once(names: list[T]) -> list[T]:
    """The names, if none is repeated. Raises BadPosition."""
    for number, name in enumerate(names):
        if name in names[:number]:
            raise BadPosition("error-position-twice", name=str(name))
    return names


def number_of(kind: str, name: str, names: Sequence[str]) -> int:
    """The index of a name in its table. `kind` is for the error. Raises BadPosition."""
    if name not in names:
        raise BadPosition("error-position-name", kind=kind, name=name)
    return names.index(name)


def seat_of(seat: int, players: int) -> int:
    """The seat, if it exists. Raises BadPosition."""
    if not 0 <= seat < players:
        raise BadPosition("error-position-seat", number=seat)
    return seat
