"""Animals: new ones must be housed, cooked or returned. Also breeding."""

from typing import TYPE_CHECKING

from cosecha.core.state import Log
from cosecha.games.agricola.animals import best_keeps, fits
from cosecha.games.agricola.cards.majors import cooked
from cosecha.games.agricola.codes import keep_code, kept
from cosecha.games.agricola.effects import KEEP_STEP, step_of
from cosecha.games.agricola.events import AnimalsReleased, GoodsExchanged
from cosecha.games.agricola.goods import ANIMALS, BOAR, CATTLE, FOOD, GOOD_NAMES, SHEEP

if TYPE_CHECKING:
    from cosecha.games.agricola.farm import Farm
    from cosecha.games.agricola.state import State


def all_housed(farm: "Farm") -> bool:
    goods = farm.goods
    return fits(farm.splits, farm.loose, goods[SHEEP], goods[BOAR], goods[CATTLE])


def breeding(farm: "Farm") -> list[int]:
    """The types that breed: those with at least 2 animals."""
    return [good for good in ANIMALS if farm.goods[good] >= 2]


def young_housed(farm: "Farm") -> bool:
    """Whether all animals could still be housed after breeding."""
    bred = farm.goods.copy()
    for good in breeding(farm):
        bred[good] += 1
    return fits(farm.splits, farm.loose, bred[SHEEP], bred[BOAR], bred[CATTLE])


def house_animals(farm: "Farm") -> None:
    """Ask the owner which animals to keep, if not all can be housed."""
    if not all_housed(farm):
        farm.steps.append(step_of(KEEP_STEP))


def add_keeps(farm: "Farm", actions: list[int]) -> None:
    goods = farm.goods
    for sheep, boar, cattle in best_keeps(farm.splits, farm.loose, goods[SHEEP], goods[BOAR], goods[CATTLE]):
        actions.append(keep_code(sheep, boar, cattle))


def keep(state: "State", seat: int, action: int, cook: bool, log: Log) -> None:
    """Keep some animals. The others are cooked if possible, since food never hurts, or else released."""
    farm = state.farms[seat]
    keeps = kept(action)
    for good in (SHEEP, BOAR, CATTLE):
        over = farm.goods[good] - keeps[good - SHEEP]
        if over == 0:
            continue
        farm.goods[good] -= over
        food = over * cooked(farm.majors, good) if cook else 0
        farm.goods[FOOD] += food
        if log is not None:
            name = GOOD_NAMES[good]
            log.append(GoodsExchanged(seat, name, over, food) if food else AnimalsReleased(seat, name, over))
