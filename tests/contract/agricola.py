"""What the contract suite must be told about Agricola: option sets, all actions there are, what is hidden from whom."""

from typing import Any

from cosecha.core.rng import Rng
from cosecha.games.agricola import State
from cosecha.games.agricola.actions import cells_word
from cosecha.games.agricola.board import CELL_NAMES, PLOTS
from cosecha.games.agricola.cards.majors import MAJOR_NAMES
from cosecha.games.agricola.effects import BRANCHES
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.options import HOUSE_NAMES
from cosecha.games.agricola.phases import STAGES
from cosecha.games.agricola.spaces.table import NAMES

OPTIONS: dict[str, dict[str, Any]] = {
    "alone": {"players": 1},
    "two": {"players": 2},
    "two-tiles": {"players": 2, "side_job": "with", "tile": "with", "first_seat": 1},
    "three": {"players": 3, "side_job": "with"},
    "three-tile": {"players": 3, "tile": "with", "first_seat": 2},
    "four": {"players": 4},
    "four-tiles": {"players": 4, "side_job": "with", "tile": "with"},
}

_FEW = range(10)

NOTATION: list[str] = [
    "confirm",
    "feed",
    "done",
    *(f"use {space}" for space in NAMES),
    *(f"{word} {cell}" for word in ("room", "stable", "plow") for cell in CELL_NAMES),
    *(f"sow {crop} {cell}" for crop in ("grain", "vegetable") for cell in CELL_NAMES),
    *(f"bake {grain}" for grain in range(20)),
    *(f"fence {cells_word(mask)}" for mask in PLOTS),
    *(f"renovate {house}" for house in HOUSE_NAMES),
    *(f"build {improvement}" for improvement in MAJOR_NAMES),
    *(f"upgrade {improvement} {returned}" for improvement in MAJOR_NAMES for returned in MAJOR_NAMES),
    *(f"choose {branch}" for branch in BRANCHES),
    *(f"keep {sheep} {boar} {cattle}" for sheep in _FEW for boar in _FEW for cattle in _FEW),
    *(f"exchange {good}" for good in GOOD_NAMES),
]
"""Every action of a match in which nobody has ten animals of a type or twenty grain."""


def may_ask_without_choice(state: State) -> bool:
    """Never."""
    return False


def shuffle_hidden(state: State, seat: int | None, rng: Rng) -> State:
    """Another state that differs only in what a seat, or an onlooker, may not know."""
    other = state.copy()
    cards = list(state.round_cards[: state.round])
    for rounds in STAGES:
        left = list(state.round_cards[max(state.round, rounds[0] - 1) : rounds[-1]])
        rng.shuffle(left)
        cards += left
    other.round_cards = tuple(cards)
    return other
