"""Which deals an environment plays: the seed itself, then others that follow from it."""

import secrets

from cosecha.core.rng import Rng


class Deals:
    """An endless sequence of deals. The first one is the seed, so that seed 7 is `game.start(options, 7)` everywhere;
    without a seed, it is drawn at random."""

    def __init__(self, seed: int | None = None) -> None:
        self._next = secrets.randbits(63) if seed is None else int(seed)
        self._rng = Rng(f"deals {self._next}")

    def draw(self) -> int:
        found = self._next
        self._next = self._rng.bits() >> 1 << 32 | self._rng.bits()
        return found
