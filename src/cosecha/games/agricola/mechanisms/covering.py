"""Farmyard spaces that are covered: used, but good for nothing."""

from typing import Final

from cosecha.core.state import Log
from cosecha.games.agricola.board import CELL_NAMES, CELLS, around, cell_names, cells_of
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES, choice, settle_yard
from cosecha.games.agricola.events import CellsCovered, CropsLost
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.mechanisms.animals import house_old_animals

PAIRS: Final[dict[int, int]] = {
    choice(f"{CELL_NAMES[one]}{CELL_NAMES[other]}"): 1 << one | 1 << other
    for one in range(CELLS)
    for other in range(one + 1, CELLS)
    if around(1 << one) >> other & 1
}
"""By the word that picks them: two spaces next to each other."""


def pairs_to_cover(farm: Farm) -> list[int]:
    """The words for two spaces next to each other outside rooms and pastures that aren't covered already, or kept for a
    new house."""
    open_ones = farm.unused() | farm.fields | farm.stables & ~farm.enclosed
    return [word for word, mask in PAIRS.items() if mask & ~open_ones == 0]


def cover(state: Data, seat: int, mask: int, card: int, log: Log) -> None:
    """Cover spaces. A field is lost with its crops, and a stable goes back to the supply."""
    farm = state.farms[seat]
    extras = farm.extras
    assert extras is not None
    if log is not None:
        log.append(CellsCovered(seat, cell_names(mask)))
    for cell in cells_of(mask):
        if log is not None and farm.amounts[cell]:
            log.append(CropsLost(seat, NAMES[card], GOOD_NAMES[farm.crops[cell]], farm.amounts[cell]))
        farm.crops[cell] = farm.amounts[cell] = 0
    farm.fields &= ~mask
    farm.stables &= ~mask
    extras.blocked |= mask
    settle_yard(farm)
    house_old_animals(farm)
