"""Houses that burn down or harden, all of them at once."""

from cosecha.core.state import Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import settle_yard
from cosecha.games.agricola.events import HouseBurnt, HouseHardened
from cosecha.games.agricola.mechanisms.animals import house_old_animals
from cosecha.games.agricola.options import HOUSE_CLAY, HOUSE_STONE, HOUSE_WOOD


def burn_houses(state: Data, log: Log) -> None:
    """Wooden rooms are gone, and clay ones become stone. The first two spaces are kept for a new house (`Farm.ruins`),
    which a renovation rebuilds. Animals in the house need another place."""
    for farm in state.farms:
        if farm.lives_in(HOUSE_WOOD):
            farm.rooms = 0
            if log is not None:
                log.append(HouseBurnt(farm.seat))
        elif farm.lives_in(HOUSE_CLAY):
            farm.house = HOUSE_STONE
            if log is not None:
                log.append(HouseHardened(farm.seat))
        else:
            continue
        settle_yard(farm)
        house_old_animals(farm)
