"""Provably fair deals: nobody, not even the server, can choose the deal, and anybody can verify it afterwards.

The host commits to a secret before the seats add their words; the seed is derived from both.
"""

import hashlib
import secrets

from msgspec import Struct


class Fairness(Struct, frozen=True, omit_defaults=True):
    """The proof in a record. The secret is published once the match is over."""

    commitment: str
    words: list[str] = []
    secret: str | None = None


def new_secret() -> str:
    """128 random bits, as 32 hexadecimal digits."""
    return secrets.token_hex(16)


def commitment(secret: str) -> str:
    """The hash that the host publishes before the seats add their words: it fixes the secret without revealing it."""
    return hashlib.sha256(b"cosecha commitment\n" + bytes.fromhex(secret)).hexdigest()


def deal_seed(secret: str, words: list[str]) -> int:
    """The seed of the deal, from the host's secret and each seat's words, in seat order."""
    mixed = hashlib.sha256(b"cosecha deal\n" + bytes.fromhex(secret))
    for word in words:
        encoded = word.encode()
        mixed.update(len(encoded).to_bytes(4, "big") + encoded)
    return int.from_bytes(mixed.digest()[:16], "big")


def proves(proof: Fairness, seed: str) -> bool:
    """Whether the secret matches the commitment and, with the words, gives this seed.

    True as long as the secret is unpublished: there is nothing to verify yet.
    """
    if proof.secret is None:
        return True
    try:
        return commitment(proof.secret) == proof.commitment and deal_seed(proof.secret, proof.words) == int(seed, 16)
    except ValueError:
        return False
