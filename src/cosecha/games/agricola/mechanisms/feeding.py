"""Feeding the family."""

from typing import Final

from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.effects import effect, kind
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.events import BeggingTaken, FamilyFed
from cosecha.games.agricola.goods import FOOD
from cosecha.games.agricola.majors import WORKSHOPS
from cosecha.games.agricola.options import ADULT_EATS, NEWBORN_EATS, SOLO_ADULT_EATS
from cosecha.games.agricola.phases import FEED as FEEDING


def food_needed(state: Data, seat: int) -> int:
    farm = state.farms[seat]
    return _eaten(state, farm.people - farm.newborns) + farm.newborns * NEWBORN_EATS


def grown_up_needs(state: Data, seat: int) -> int:
    """The food a family needs once its newborns have grown up."""
    return _eaten(state, state.farms[seat].people)


def _eaten(state: Data, adults: int) -> int:
    return adults * (SOLO_ADULT_EATS if state.players == 1 else ADULT_EATS)


class Feeding(Mechanism):
    """`progress`: the workshops used in this harvest, as bits."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        for number in range(len(WORKSHOPS)):
            if progress >> number & 1 and not state.farms[seat].majors >> WORKSHOPS[number] & 1:
                return False
        return state.phase == FEEDING and progress < 1 << len(WORKSHOPS)

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        actions.append(codes.FEED * codes.KIND)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        """Pay with all food there is, and take a begging marker for each missing food."""
        farm = state.farms[seat]
        need = food_needed(state, seat)
        paid = min(need, farm.goods[FOOD])
        farm.goods[FOOD] -= paid
        farm.begging += need - paid
        if log is not None:
            log.append(FamilyFed(seat, paid))
            if paid < need:
                log.append(BeggingTaken(seat, need - paid))

    def holds(self, state: Data, seat: int, good: int) -> bool:
        """Food for the family can't be discarded."""
        return good == FOOD and state.farms[seat].goods[FOOD] <= food_needed(state, seat)

    def wants_food(self, state: Data, seat: int) -> bool:
        return state.farms[seat].goods[FOOD] < food_needed(state, seat)


FEED: Final = effect(kind(Feeding("feed", 1 << codes.FEED, needs_goods=False)), (), "feed")
