"""How Agricola's drawing writes goods, and the color of what a person may choose."""

from collections.abc import Mapping

from cosecha.games.agricola.goods import GOOD_NAMES

GOOD_SIGNS = dict(zip(GOOD_NAMES, ("F", "W", "C", "R", "S", "G", "V", "sh", "bo", "ca"), strict=True))
NAME = "bold cyan"


def amounts(goods: Mapping[str, int]) -> str:
    """Goods in a few characters: `W2 R1`."""
    return " ".join(f"{GOOD_SIGNS[good]}{amount}" for good, amount in goods.items())
