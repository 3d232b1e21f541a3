"""Family growth."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import NONE, Log
from cosecha.games.agricola.data import BORN, Data
from cosecha.games.agricola.engine.effects import effect, kind
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.events import FamilyGrew, PersonJoined
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD, WOOD, Price, can_pay
from cosecha.games.agricola.mechanisms.goods import pay_goods
from cosecha.games.agricola.mechanisms.means import can_get, exchange_first
from cosecha.games.agricola.options import PEOPLE, WINTER
from cosecha.games.agricola.phases import HARVESTS
from cosecha.games.agricola.reasons import cannot_pay


def can_grow(farm: Farm) -> bool:
    """Family growth needs more rooms than people."""
    return can_grow_urgently(farm) and farm.room_count() + farm.lodging > farm.people


def can_grow_urgently(farm: Farm) -> bool:
    if farm.extras is not None and farm.people + farm.extras.frozen >= PEOPLE:
        return False
    return farm.people < PEOPLE


def grow_up(state: Data, seat: int) -> None:
    """A newborn comes home as an adult, who can be placed in the same round."""
    farm = state.farms[seat]
    farm.newborns -= 1
    farm.home += 1
    for space in state.spaces:
        if state.occupied[space] & BORN << seat:
            state.put(space, state.piles[space], state.occupied[space] & ~(BORN << seat))
            break


class Grow(Mechanism):
    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress == 0 and state.farms[seat].space != NONE

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return can_grow(farm)

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        full = state.farms[seat].people == PEOPLE
        return Message("agricola-reason-family-full" if full else "agricola-reason-no-room-for-child")

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        """The family grows, if it can: a space isn't used otherwise, but a card may be drawn all the same."""
        farm = state.farms[seat]
        if state.decks is None or self.possible(state, farm, parts, farm.space):
            self.arrive(state, seat, log)

    def arrive(self, state: Data, seat: int, log: Log) -> None:
        """Place the newborn next to its parent, who acted last. It takes no action this round."""
        farm = state.farms[seat]
        farm.people += 1
        farm.newborns += 1
        if farm.space != NONE:
            state.put(farm.space, state.piles[farm.space], state.occupied[farm.space] | BORN << seat)
        if log is not None:
            log.append(FamilyGrew(seat, farm.people))


class GrowUrgently(Grow):
    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return can_grow_urgently(farm)


class GrowForAWhile(GrowUrgently):
    """The child is no newborn: it stands in the house and can be placed this round. After the next feeding phase,
    somebody leaves."""

    def arrive(self, state: Data, seat: int, log: Log) -> None:
        farm = state.farms[seat]
        assert farm.extras is not None
        farm.people += 1
        farm.home += 1
        farm.extras.visitors += 1
        if log is not None:
            log.append(PersonJoined(seat, farm.people))


WINTER_WOOD: Final = 2


def harvests_to_come(round: int) -> int:
    """The harvests that follow the work of a round."""
    return len([harvest for harvest in HARVESTS if harvest >= round])


def _winter_price(state: Data) -> Price:
    return ((WOOD, WINTER_WOOD), (FOOD, harvests_to_come(state.round)))


class GrowInWinter(GrowUrgently):
    """Family growth that is paid for. The goods must be there when the person is placed."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return state.farms[seat].customs & WINTER != 0 and Grow.can_wait(self, state, seat, parts, progress)

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return can_grow_urgently(farm) and can_pay(farm.goods, _winter_price(state))

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        farm = state.farms[seat]
        poor = cannot_pay(farm, _winter_price(state))
        if poor is None or not can_grow_urgently(farm):
            return Grow.impossible(self, state, seat, parts)
        return exchange_first(poor) if can_get(state, farm, _winter_price(state)) else poor

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        farm = state.farms[seat]
        if not self.possible(state, farm, parts, farm.space):
            return  # never in play, but a position from outside may have this step without the goods
        for good, amount in _winter_price(state):
            pay_goods(state, seat, good, amount, log)
        self.arrive(state, seat, log)


_GROW: Final = kind(Grow())
_GROW_URGENTLY: Final = kind(GrowUrgently())
_GROW_FOR_A_WHILE: Final = kind(GrowForAWhile())
_GROW_IN_WINTER: Final = kind(GrowInWinter())


def grow() -> int:
    """Family growth, only with a free room."""
    return effect(_GROW, (), "family growth")


def grow_urgently() -> int:
    """Family growth, even without a free room."""
    return effect(_GROW_URGENTLY, (), "urgent family growth")


def grow_for_a_while() -> int:
    """Family growth with a child that acts at once; somebody leaves after the next feeding phase."""
    return effect(_GROW_FOR_A_WHILE, (), "family growth for a while")


def grow_in_winter() -> int:
    """Family growth for 2 wood and 1 food per harvest to come, even without a free room."""
    return effect(_GROW_IN_WINTER, (), "winter family growth")
