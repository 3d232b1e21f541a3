"""A seeded random number generator with the same output on every machine and Python version, pure or compiled.

sfc32 (Small Fast Counting, public domain, by Chris Doty-Humphrey): its 32-bit arithmetic stays in small integers when
compiled. Good for games and simulations, not for secrets; see `cosecha.core.fairness` for those.
"""

from typing import Final, TypeVar

MASK: Final = 0xFFFFFFFF
T = TypeVar("T")


class Rng:
    """A generator; the same seed always gives the same sequence."""

    def __init__(self, seed: int | str) -> None:
        import hashlib  # loads OpenSSL, which takes as long as importing all of a game's rules

        digest = hashlib.sha256(f"cosecha rng {seed}".encode()).digest()
        self.a: int = int.from_bytes(digest[0:4], "big")
        self.b: int = int.from_bytes(digest[4:8], "big")
        self.c: int = int.from_bytes(digest[8:12], "big")
        self.counter: int = 1
        for _ in range(12):
            self.bits()

    def bits(self) -> int:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        result = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = ((((c << 21) & MASK) | (c >> 11)) + result) & MASK
        return result

    def below(self, n: int) -> int:
        """A uniform random number from 0 to n-1; n is at most 2**32."""
        if not 0 < n <= MASK + 1:
            raise ValueError("n must be from 1 to 2**32")
        limit = (MASK + 1) - (MASK + 1) % n
        while True:
            bits = self.bits()
            if bits < limit:
                return bits % n

    def chance(self) -> float:
        """A uniform random number in [0, 1)."""
        return self.bits() / 4294967296.0

    def shuffle(self, items: list[T]) -> None:
        """Shuffle a list in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> "Rng":
        """An independent generator that continues with the same sequence."""
        twin = Rng(0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin
