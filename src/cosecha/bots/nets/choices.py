"""What a net chooses from: the numbers of answers, by name. Large amounts of money are one choice, and spaces of a map
without edges are cells of a grid."""

import re
from collections.abc import Iterable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cosecha.bots.nets import cacao_map, santiago_board
from cosecha.encoding.cacao.map import ACROSS, MIDDLE
from cosecha.encoding.encoder import Encoder

_MOST: Final = {"bid": 40, "propose": santiago_board.MOST_BRIBED}
"""Bids and bribes from this one on are one choice: the lowest of them that is open."""
BOARDS: Final[dict[str, Any]] = {"cacao": cacao_map, "santiago": santiago_board}
"""By net: what it sees of the board."""
_AMOUNT: Final = re.compile(r"(bid|propose \S+) (\d+)")
_SPACE: Final = re.compile(r"(-?\d+),(-?\d+)")


def choice_of(name: str) -> str:
    """The choice that a number of this name belongs to."""
    if space := _SPACE.fullmatch(name):
        return f"cell {(int(space[2]) + MIDDLE) % ACROSS} {(int(space[1]) + MIDDLE) % ACROSS}"
    found = _AMOUNT.fullmatch(name)
    if found is None:
        return name
    most = _MOST[found[1].split()[0]]
    return f"{found[1]} {min(int(found[2]), most)}"


def plain_choices(net: str, encoders: Iterable[Encoder]) -> list[str]:
    """Those of several option sets, each once, without the answers at places of the board."""
    placed = set(placed_choices(net))
    found = {name: None for encoder in encoders for name in choices_of(encoder)}
    return [name for name in found if name not in placed]


def placed_choices(net: str) -> list[str]:
    """The answers at places of the board that a net sees."""
    return BOARDS[net].choices() if net in BOARDS else []


def choices_of(encoder: Encoder) -> list[str]:
    """By number: its choice."""
    return [choice_of(encoder.name(number)) for number in range(encoder.n)]


UNKNOWN: Final = -1


class Slots:
    """The choices that an option set has, out of all those of a net. A variant may have some that no net was trained
    with."""

    def __init__(self, encoder: Encoder, choices: list[str]) -> None:
        known = {name: number for number, name in enumerate(choices)}
        own = choices_of(encoder)
        names = [name for name in dict.fromkeys(own) if name in known]
        place = {name: slot for slot, name in enumerate(names)}
        self.choice: NDArray[np.int64] = np.array([known[name] for name in names])
        """By slot: its choice."""
        self.slot: NDArray[np.int64] = np.array([place.get(name, UNKNOWN) for name in own])
        """By number: its slot, or UNKNOWN."""
        self.complete = bool((self.slot != UNKNOWN).all())
