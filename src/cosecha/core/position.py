"""Reading positions: the checks that every game's `from_position` makes on names and seats."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from cosecha.core.errors import BadPosition

T = TypeVar("T")
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
    if len(names) < 2 or len(set(names)) == len(names):
        return names
    seen: set[T] = set()
    for name in names:
        if name in seen:
            raise BadPosition("error-position-twice", name=str(name))
        seen.add(name)
    return names


def numbered(names: Sequence[str]) -> dict[str, int]:
    """The index of each name, as `number_of` takes it."""
    return {name: number for number, name in enumerate(names)}


def number_of(kind: str, name: str, numbers: dict[str, int]) -> int:
    """The number of a name in its table. `kind` is for the error. Raises BadPosition."""
    number = numbers.get(name)
    if number is None:
        raise BadPosition("error-position-name", kind=kind, name=name)
    return number


def seat_of(seat: int, players: int) -> int:
    """The seat, if it exists. Raises BadPosition."""
    if not 0 <= seat < players:
        raise BadPosition("error-position-seat", number=seat)
    return seat


def seat_bits(seats: list[int], players: int) -> int:
    """The seats as bits, if all exist and none is repeated. Raises BadPosition."""
    found = 0
    for seat in once(seats):
        found |= 1 << seat_of(seat, players)
    return found
