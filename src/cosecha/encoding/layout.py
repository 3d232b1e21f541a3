"""What an observation consists of: named fields in one flat buffer of bytes, documented by themselves."""

from collections.abc import Iterable, Mapping
from math import prod
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.lib.stride_tricks import as_strided
from numpy.typing import NDArray


class Field(Struct, frozen=True):
    """One part of an observation: integers of one range. Values beyond it are clipped."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    about: str
    stride: int = 0
    """In a block: the bytes from one row to the next."""

    @property
    def count(self) -> int:
        return prod(self.shape)

    @property
    def dtype(self) -> np.dtype[Any]:
        """The smallest type that holds the range; two bytes are little-endian."""
        if self.low >= 0:
            return np.dtype("u1" if self.high < 1 << 8 else "<u2")
        return np.dtype("i1" if self.low >= -(1 << 7) and self.high < 1 << 7 else "<i2")


class Block(Struct, frozen=True):
    """Fields of bytes that lie together for each seat: all those of the first seat, then all those of the next one. As
    fields of the layout, they have one more axis, for the seats."""

    seats: int
    fields: tuple[Field, ...]

    def spread(self) -> list[Field]:
        size = sum(field.count for field in self.fields)
        return [replace(field, shape=(self.seats, *field.shape), stride=size) for field in self.fields]


class Layout:
    """The fields of an observation in their order."""

    def __init__(self, items: Iterable[Field | Block]) -> None:
        fields: list[Field] = []
        self.offsets: dict[str, int] = {}
        """By field: where it begins."""
        offset = 0
        for item in items:
            for field in item.spread() if isinstance(item, Block) else [item]:
                size = field.dtype.itemsize
                if offset % size or field.name in self.offsets or (field.stride and size > 1):
                    raise ValueError(f"field {field.name}: not aligned, or twice")
                self.offsets[field.name] = offset
                offset += size * field.count // (field.shape[0] if field.stride else 1)
                fields.append(field)
            if isinstance(item, Block):
                offset += (item.seats - 1) * fields[-1].stride
        self.fields = tuple(fields)
        self.size = offset
        """The length of an observation in bytes."""

    def named(self, observation: NDArray[np.uint8] | bytes | bytearray | memoryview) -> Mapping[str, NDArray[Any]]:
        """The fields of an observation by name. They share its memory. A batch (any number of leading axes) gives
        batches."""
        flat = observation if isinstance(observation, np.ndarray) else np.frombuffer(observation, np.uint8)
        if flat.dtype != np.uint8 or flat.shape[-1] != self.size:
            raise ValueError(f"not an observation: expected {self.size} bytes, got {flat.dtype} {flat.shape}")
        found = {}
        for field in self.fields:
            start = self.offsets[field.name]
            if field.stride:
                part = _rows(flat, start, field)
            else:
                part = flat[..., start : start + field.count * field.dtype.itemsize].view(field.dtype)
            found[field.name] = part.reshape(*flat.shape[:-1], *field.shape)
        return found

    def bounds(self) -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
        """The lowest and the highest value of each byte."""
        low, high = np.zeros(self.size, np.uint8), np.full(self.size, 255, np.uint8)
        for field in self.fields:
            if field.dtype == np.uint8:
                start = self.offsets[field.name]
                for bounds, value in ((low, field.low), (high, field.high)):
                    if field.stride:
                        _rows(bounds, start, field)[...] = value
                    else:
                        bounds[start : start + field.count] = value
        return low, high


def _rows(flat: NDArray[np.uint8], start: int, field: Field) -> NDArray[np.uint8]:
    """A field of a block: a row for each seat, sharing the memory."""
    if flat.strides[-1] != 1:
        raise ValueError("not an observation: its bytes must lie together")
    seats = field.shape[0]
    shape = (*flat.shape[:-1], seats, field.count // seats)
    return as_strided(flat[..., start:], shape, (*flat.strides[:-1], field.stride, 1)).view(field.dtype)
