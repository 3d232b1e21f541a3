"""Critters live on a card. They multiply in the field phase of a harvest, and eat after the family."""

from typing import Final

from cosecha.core.state import Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES, choice
from cosecha.games.agricola.events import CrittersBorn, CrittersFed, CrittersLeft
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD

MOST_CRITTERS: Final = 13
"""How many there are at the end if 2 come in round 5 and are always fed."""
_MEALS: Final = [choice("none"), *[choice(f"food{food}") for food in range(1, MOST_CRITTERS + 1)]]
"""By amount of food: the word that pays it."""


def multiply(state: Data, seat: int, card: int, log: Log) -> None:
    """Every 2 critters have 1 young."""
    critters = state.farms[seat].stores[card]
    young = min(critters // 2, MOST_CRITTERS - critters)
    state.farms[seat].stores[card] = critters + young
    if log is not None and young:
        log.append(CrittersBorn(seat, NAMES[card], young))


def meals(farm: Farm, card: int) -> list[int]:
    """What can be paid for critters: 1 food each at most."""
    critters = farm.stores.get(card, 0)
    return _MEALS[: min(critters, farm.goods[FOOD]) + 1] if critters else []


def feed_critters(state: Data, seat: int, card: int, word: int, log: Log) -> None:
    """Pay for some of them. Each of the others leaves and costs 1 point."""
    farm, fed = state.farms[seat], _MEALS.index(word)
    assert farm.extras is not None
    gone = farm.stores[card] - fed
    farm.goods[FOOD] -= fed
    farm.stores[card] = fed
    farm.extras.lost += gone
    if log is not None and fed:
        log.append(CrittersFed(seat, NAMES[card], fed))
    if log is not None and gone:
        log.append(CrittersLeft(seat, NAMES[card], gone))
