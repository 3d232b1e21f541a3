"""Small tools that fill observations and masks: bits as bytes, and numbers of two bytes."""

from typing import Final

_CHUNK: Final = 12
_UNPACKED: Final[list[bytes]] = [bytes([mask >> bit & 1 for bit in range(_CHUNK)]) for mask in range(1 << _CHUNK)]

_COUNTS: Final[bytes] = bytes([mask.bit_count() for mask in range(1 << _CHUNK)])


def unpacked(mask: int, count: int) -> bytes:
    """The lowest `count` bits of a mask, one byte each."""
    parts = []
    for _ in range(0, count, _CHUNK):
        parts.append(_UNPACKED[mask & (1 << _CHUNK) - 1])
        mask >>= _CHUNK
    return b"".join(parts)[:count]


def bits_in(mask: int) -> int:
    """How many bits of a mask are set."""
    count = 0
    while mask:
        count += _COUNTS[mask & (1 << _CHUNK) - 1]
        mask >>= _CHUNK
    return count


def clipped(value: int, most: int) -> int:
    return most if value > most else value


def ring(values: list[int], seat: int, more: int = 0) -> int:
    """The seats' numbers, each so much `more`, as an integer with a byte for each: the lowest is that of this seat, the
    next one that of the seat after it. Integers that `to_bytes` turns into bytes are much faster than lists."""
    found = 0
    end = 8 * len(values)
    place = end - 8 * seat if seat else 0
    for value in values:
        found |= clipped(value + more, 255) << place
        place += 8
        if place == end:
            place = 0
    return found


def narrow(values: list[int]) -> bytes:
    """One byte for each number; those beyond its range are clipped."""
    try:
        return bytes(values)
    except ValueError:
        return bytes([max(0, min(value, 255)) for value in values])


def add_two_bytes(out: list[int], value: int) -> None:
    """Append a number of two bytes, little-endian."""
    out.append(value & 255)
    out.append(value >> 8 & 255)


def mask_of(numbers: list[int], n: int) -> bytes:
    """One byte for each number below `n`: 1 for these."""
    found = bytearray(n)
    for number in numbers:
        found[number] = 1
    return bytes(found)
