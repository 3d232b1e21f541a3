"""Zobrist keys: a random-looking number for each thing at each place, so that XOR keeps a digest of a whole board.

A thing that comes or goes changes the digest by its key, in whatever order things come. States use this where a board
is large and changes little; the rest of a state is hashed when its digest is asked for.
"""

from typing import Final

_MASK: Final = (1 << 64) - 1
_KEYS: Final[dict[int, int]] = {}
_MOST_KEYS: Final = 1 << 16
"""Far more than the boards of all games need, unless somebody makes up boards."""


def key(thing: int) -> int:
    """The key of a thing, given as a number below 2**64: 60 bits, which stay a small integer when compiled."""
    found = _KEYS.get(thing)
    if found is None:
        if len(_KEYS) >= _MOST_KEYS:
            _KEYS.clear()
        found = _mixed(thing)
        _KEYS[thing] = found
    return found


def _mixed(thing: int) -> int:
    """The mixing steps of SplitMix64 (public domain, by Sebastiano Vigna)."""
    mixed = (thing + 0x9E3779B97F4A7C15) & _MASK
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
    return (mixed ^ (mixed >> 31)) >> 4
