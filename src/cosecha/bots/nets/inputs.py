"""What a net sees of an observation: a list of inputs, each a function of one byte.

A net is made for many option sets, whose observations have different fields. Its inputs are named after a field and
an element of it, so that every option set uses those it has.
"""

from collections.abc import Iterable, Mapping
from itertools import product
from typing import Any, Final

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from cosecha.encoding.layout import Field, Layout

FLAG, AMOUNT, COUNT, KIND, SKIP = "flag", "amount", "count", "kind", "skip"
"""How a number becomes inputs: whether it isn't 0; a scaled amount; that plus a thermometer encoding; a one-hot
encoding; not at all."""
STEPS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 30)
SCALE: Final = 0.1
_VALUES: Final = np.arange(256)


class Way(Struct, frozen=True):
    """How the numbers of a field become inputs. `within` limits each axis, from the first one on, and `most` the steps
    of a count."""

    how: str
    within: tuple[int, ...] = ()
    most: int = 255


class Seen(Struct, frozen=True):
    """A field that a net sees, as large as in any of its option sets."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    how: str
    most: int


class Reader(Struct, frozen=True):
    """Reads the observations of one option set."""

    byte: NDArray[np.int64]
    """By input: the byte that it depends on."""
    table: NDArray[np.int64]
    """By input: its row of `TABLES`."""
    column: NDArray[np.int64]
    """By input: its number among all inputs of the net."""

    def read(self, observations: NDArray[np.uint8]) -> NDArray[np.float32]:
        found: NDArray[np.float32] = TABLES[self.table, observations[:, self.byte]]
        return found


def _tables() -> tuple[list[str], NDArray[np.float32]]:
    """All functions of a byte, by name."""
    signed = np.where(_VALUES < 128, _VALUES, _VALUES - 256)
    found: dict[str, NDArray[Any]] = {
        "flag": _VALUES > 0,
        "unsigned": _VALUES * SCALE,
        "signed": signed * SCALE,
        "high": _VALUES * 256 * SCALE,
        "high signed": signed * 256 * SCALE,
    }
    for value in range(1, 256):
        found[f"= {value}"] = np.equal(_VALUES, value)
        found[f">= {value}"] = np.greater_equal(_VALUES, value)
    return list(found), np.array(list(found.values()), np.float32)


_NAMES, TABLES = _tables()
_TABLE: Final = {name: number for number, name in enumerate(_NAMES)}


class Inputs:
    """The inputs of a net, in their order."""

    def __init__(self, seen: Iterable[Seen]) -> None:
        self.seen = tuple(seen)
        self._first: dict[str, int] = {}
        self.size = 0
        for field in self.seen:
            self._first[field.name] = self.size
            self.size += int(np.prod(field.shape)) * len(_functions(field))

    @classmethod
    def of(cls, layouts: Iterable[Layout], ways: Mapping[str, Way]) -> "Inputs":
        """The inputs for all of these observations. Fields that aren't in `ways` are flags or counts."""
        found: dict[str, Seen] = {}
        for layout in layouts:
            for field in layout.fields:
                way = ways.get(field.name, Way(FLAG if (field.low, field.high) == (0, 1) else COUNT))
                if way.how == SKIP:
                    continue
                shape = _limited(field.shape, way.within)
                if field.name in found:
                    before = found[field.name].shape
                    shape = tuple(max(pair) for pair in zip(shape, before, strict=True))
                found[field.name] = Seen(field.name, shape, field.low, field.high, way.how, min(way.most, field.high))
        return cls(found.values())

    def reader(self, layout: Layout) -> Reader:
        """How to read the observations of an option set. Its elements that the net doesn't know are left out."""
        fields = {field.name: field for field in layout.fields}
        byte: list[int] = []
        table: list[int] = []
        column: list[int] = []
        for seen in self.seen:
            if seen.name not in fields:
                continue
            field = fields[seen.name]
            functions = _functions(seen)
            size = field.dtype.itemsize
            for place in product(*(range(min(pair)) for pair in zip(field.shape, seen.shape, strict=True))):
                at = layout.offsets[field.name] + offset_in(field, place)
                first = self._first[seen.name] + int(np.ravel_multi_index(place, seen.shape)) * len(functions)
                for number, (name, high) in enumerate(functions):
                    if high and size == 1:
                        continue
                    byte.append(at + high)
                    table.append(_TABLE[name])
                    column.append(first + number)
        return Reader(np.array(byte), np.array(table), np.array(column))


def _limited(shape: tuple[int, ...], within: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(min(pair) for pair in zip(shape, within + shape[len(within) :], strict=True))


def offset_in(field: Field, place: tuple[int, ...]) -> int:
    """Where an element of a field is, in bytes from the field's beginning."""
    if field.stride:
        rest = int(np.ravel_multi_index(place[1:], field.shape[1:])) if len(place) > 1 else 0
        return place[0] * field.stride + rest
    return int(np.ravel_multi_index(place, field.shape)) * field.dtype.itemsize


def _functions(seen: Seen) -> list[tuple[str, int]]:
    """The functions of an element, each with the byte that it looks at: the low one (0), or the high one (1)."""
    if seen.how == FLAG:
        return [("flag", 0)]
    if seen.how == KIND:
        return [(f"= {value}", 0) for value in range(1, min(seen.high, 255) + 1)]
    wide = seen.high > 255 or seen.low < -128 or (seen.low < 0 and seen.high > 127)
    if wide:
        scaled = [("unsigned", 0), ("high signed" if seen.low < 0 else "high", 1)]
    else:
        scaled = [("signed" if seen.low < 0 else "unsigned", 0)]
    if seen.how == AMOUNT or wide or seen.low < 0:
        return scaled
    return scaled + [(f">= {step}", 0) for step in STEPS if step <= seen.most]
