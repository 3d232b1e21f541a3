"""The harvest: field phase, feeding and breeding, each for all seats before the next begins."""

from typing import TYPE_CHECKING

from cosecha.core.state import Log
from cosecha.games.agricola.board import CELLS
from cosecha.games.agricola.cards import hooks
from cosecha.games.agricola.cards.table import fire
from cosecha.games.agricola.effects import BREED_STEP, FEED_STEP, step_of
from cosecha.games.agricola.events import AnimalsBred, BeggingTaken, CropsHarvested, FamilyFed, HarvestBegan
from cosecha.games.agricola.goods import FOOD, GOOD_NAMES, GRAIN, VEGETABLE
from cosecha.games.agricola.options import ADULT_EATS, NEWBORN_EATS, SOLO_ADULT_EATS
from cosecha.games.agricola.rules.livestock import all_housed, breeding

if TYPE_CHECKING:
    from cosecha.games.agricola.farm import Farm
    from cosecha.games.agricola.state import State


def field_phase(state: "State", log: Log) -> None:
    """Take 1 crop from each planted field."""
    if log is not None:
        log.append(HarvestBegan(state.round))
    for seat in range(state.players):
        farm = state.farms[seat]
        if farm.fields:
            _harvest(farm, seat, log)
        fire(state, seat, hooks.FIELD_PHASE, log)


def _harvest(farm: "Farm", seat: int, log: Log) -> None:
    taken = [0, 0]
    for cell in range(CELLS):
        if farm.amounts[cell]:
            taken[farm.crops[cell] - GRAIN] += 1
            farm.amounts[cell] -= 1
            if farm.amounts[cell] == 0:
                farm.crops[cell] = 0
    for good in (GRAIN, VEGETABLE):
        amount = taken[good - GRAIN]
        farm.goods[good] += amount
        if amount and log is not None:
            log.append(CropsHarvested(seat, GOOD_NAMES[good], amount))


def ask_to_feed(state: "State") -> None:
    """Give every seat a feeding step, all at the same time."""
    for farm in state.farms:
        farm.steps.append(step_of(FEED_STEP))


def food_needed(state: "State", seat: int) -> int:
    farm = state.farms[seat]
    return _eaten(state, farm.people - farm.newborns) + farm.newborns * NEWBORN_EATS


def grown_up_needs(state: "State", seat: int) -> int:
    """The food a family needs once its newborns have grown up."""
    return _eaten(state, state.farms[seat].people)


def _eaten(state: "State", adults: int) -> int:
    return adults * (SOLO_ADULT_EATS if state.players == 1 else ADULT_EATS)


def feed(state: "State", seat: int, log: Log) -> None:
    """Available food must be paid; each missing food costs a begging marker."""
    farm = state.farms[seat]
    need = food_needed(state, seat)
    paid = min(need, farm.goods[FOOD])
    farm.goods[FOOD] -= paid
    farm.begging += need - paid
    if log is not None:
        log.append(FamilyFed(seat, paid))
        if paid < need:
            log.append(BeggingTaken(seat, need - paid))


def breeding_phase(state: "State", log: Log) -> None:
    """At least 2 animals of a type have 1 young. If not all can be housed, the owner chooses which to keep."""
    for seat in range(state.players):
        farm = state.farms[seat]
        young = breeding(farm)
        for good in young:
            farm.goods[good] += 1
            if log is not None:
                log.append(AnimalsBred(seat, GOOD_NAMES[good]))
        if young and not all_housed(farm):
            farm.steps.append(step_of(BREED_STEP))
