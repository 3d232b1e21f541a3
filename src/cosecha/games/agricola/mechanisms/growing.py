"""Cards that change what grows on fields."""

from cosecha.core.state import Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES
from cosecha.games.agricola.events import CropsGrown, CropsLost
from cosecha.games.agricola.goods import CROPS, GOOD_NAMES


def double_crops(state: Data, seat: int, card: int, log: Log) -> None:
    """Every planted field has twice as much as before; cards that are fields count too."""
    farm = state.farms[seat]
    for crop in CROPS:
        grown = 0
        for field in range(len(farm.amounts)):
            if farm.crops[field] == crop:
                grown += farm.amounts[field]
                farm.amounts[field] *= 2
        if log is not None and grown:
            log.append(CropsGrown(seat, NAMES[card], GOOD_NAMES[crop], grown))


def clear_fields(state: Data, seat: int, crop: int, card: int, log: Log) -> int:
    """Discard everything of a crop from all fields. Returns how much that was."""
    farm = state.farms[seat]
    lost = 0
    for field in range(len(farm.amounts)):
        if farm.crops[field] == crop:
            lost += farm.amounts[field]
            farm.crops[field] = farm.amounts[field] = 0
    if log is not None and lost:
        log.append(CropsLost(seat, NAMES[card], GOOD_NAMES[crop], lost))
    return lost
