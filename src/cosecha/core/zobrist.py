"""Zobrist keys: a random-looking number for each thing at each place; a board's digest is the XOR of its things' keys.

Adding or removing a thing XORs its key into the digest, and the order doesn't matter. States use this for large boards
that change little; the rest of a state is hashed on demand.
"""

from typing import Final

_MASK: Final = (1 << 64) - 1
_KEYS: Final[dict[int, int]] = {}
_MOST_KEYS: Final = 1 << 16
"""Far more than all games need; made-up positions could need more, so the cache is limited."""


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
