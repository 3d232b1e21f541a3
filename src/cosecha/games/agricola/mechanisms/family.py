"""Family growth."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import NONE, Log
from cosecha.games.agricola.data import BORN, Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import NAMES as CARD_NAMES
from cosecha.games.agricola.engine.cards import fire, fire_laid
from cosecha.games.agricola.engine.effects import effect, kind, step_of
from cosecha.games.agricola.engine.mechanism import SKIP, Mechanism
from cosecha.games.agricola.engine.spaces import NAMES
from cosecha.games.agricola.events import FamilyGrew, PersonJoined
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD, WOOD, Price, can_pay
from cosecha.games.agricola.mechanisms.goods import pay_goods
from cosecha.games.agricola.mechanisms.means import can_get, exchange_first
from cosecha.games.agricola.mechanisms.people import standing_on
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


GROWTH_FOOD: Final[dict[int, int]] = {}
"""By card beside the board: the food that it adds to the price of every family growth."""


def growth_price(state: Data) -> Price:
    """What a family growth costs beside what its space asks for: usually nothing."""
    if state.decks is None or not state.decks.laid:
        return ()
    food = sum([GROWTH_FOOD.get(card, 0) for card in state.decks.laid])
    return ((FOOD, food),) if food else ()


def _raising(state: Data) -> int:
    """The card beside the board that makes a family growth cost food."""
    assert state.decks is not None
    return next(card for card in state.decks.laid if card in GROWTH_FOOD)


class Grow(Mechanism):
    """`parts`: spaces where the newborn lies if one of its parents is there. Otherwise it lies beside the person who
    acted last."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress == 0 and (state.farms[seat].space != NONE or state.decks is not None)

    def has_place(self, farm: Farm) -> bool:
        """Whether a newborn has a piece, and a room if it needs one."""
        return can_grow(farm)

    def needs_room(self) -> bool:
        return True

    def price(self, state: Data) -> Price:
        return growth_price(state)

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        if not self.has_place(farm):
            return False
        price = self.price(state)
        return not price or can_get(state, farm, price)

    def payable(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return self.has_place(farm) and can_pay(farm.goods, self.price(state))

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        farm = state.farms[seat]
        price = self.price(state)
        poor = cannot_pay(farm, price)
        if poor is not None and self.has_place(farm):
            return exchange_first(poor) if can_get(state, farm, price) else poor
        full = not can_grow_urgently(farm)
        return Message("agricola-reason-family-full" if full else "agricola-reason-no-room-for-child")

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        """The family grows, if it can: a space isn't used otherwise, but a card may be drawn all the same."""
        farm = state.farms[seat]
        if state.decks is not None:
            price = self.price(state)
            if not self.possible(state, farm, parts, farm.space):
                return
            if not can_pay(farm.goods, price):
                # Something has to be turned into food first.
                farm.steps.append(step)
                farm.steps.append(step_of(_find_food(_raising(state))))
                return
            for good, amount in price:
                pay_goods(state, seat, good, amount, log)
        self.arrive(state, seat, parts, log)
        if state.decks is not None and self.needs_room():
            fire(state, seat, hooks.AFTER_GROWTH, log)
            fire_laid(state, seat, hooks.AFTER_GROWTH, log)

    def arrive(self, state: Data, seat: int, parts: tuple[int, ...], log: Log) -> None:
        """Place the newborn next to its parent, who acted last. It takes no action this round."""
        farm = state.farms[seat]
        farm.people += 1
        farm.newborns += 1
        space = _birthplace(state, farm, parts)
        if space != NONE:
            state.put(space, state.piles[space], state.occupied[space] | BORN << seat)
        if log is not None:
            log.append(FamilyGrew(seat, farm.people))


def _birthplace(state: Data, farm: Farm, spaces: tuple[int, ...]) -> int:
    for space in spaces:
        if state.occupied[space] >> farm.seat & 1:
            return space
    return standing_on(farm) if farm.extras is not None and standing_on(farm) != NONE else farm.space


class FindFood(Mechanism):
    """`parts`: the card that makes a family growth cost food. Its owner turns goods into that food; the growth itself
    follows."""

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return can_get(state, farm, growth_price(state))

    def comes_up(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> int:
        farm = state.farms[seat]
        if can_pay(farm.goods, growth_price(state)):
            return SKIP
        return Mechanism.comes_up(self, state, seat, parts, step, log)

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        pass

    def wants_food(self, state: Data, seat: int) -> bool:
        return True


FIND_FOOD: Final = kind(FindFood("card"))


def growth_costs(card: int, food: int) -> None:
    """While a card lies beside the board, every family growth costs more food."""
    GROWTH_FOOD[card] = food
    _find_food(card)


def _find_food(card: int) -> int:
    return effect(FIND_FOOD, (card,), f"card {CARD_NAMES[card]}: find food")


class GrowUrgently(Grow):
    """Even if there happens to be room, it isn't a growth that needs room."""

    def has_place(self, farm: Farm) -> bool:
        return can_grow_urgently(farm)

    def needs_room(self) -> bool:
        return False


class GrowForAWhile(GrowUrgently):
    """The child is no newborn: it stands in the house and can be placed this round. After the next feeding phase,
    somebody leaves."""

    def arrive(self, state: Data, seat: int, parts: tuple[int, ...], log: Log) -> None:
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
    food = harvests_to_come(state.round)
    for _, more in growth_price(state):
        food += more
    return ((WOOD, WINTER_WOOD), (FOOD, food))


class GrowInWinter(GrowUrgently):
    """Family growth that is paid for. The goods must be there when the person is placed."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return state.farms[seat].customs & WINTER != 0 and Grow.can_wait(self, state, seat, parts, progress)

    def price(self, state: Data) -> Price:
        return _winter_price(state)

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return self.payable(state, farm, parts, space)

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        farm = state.farms[seat]
        if not self.possible(state, farm, parts, farm.space):
            return  # never in play, but a position from outside may have this step without the goods
        if state.decks is None:
            for good, amount in self.price(state):
                pay_goods(state, seat, good, amount, log)
        Grow.happen(self, state, seat, parts, step, log)


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


def grow_beside(space: int) -> int:
    """The same. The newborn lies on this space if one of its parents is there."""
    return effect(_GROW_URGENTLY, (space,), f"urgent family growth on {NAMES[space]}")


def grow_for_a_while() -> int:
    """Family growth with a child that acts at once; somebody leaves after the next feeding phase."""
    return effect(_GROW_FOR_A_WHILE, (), "family growth for a while")


def grow_in_winter() -> int:
    """Family growth for 2 wood and 1 food per harvest to come, even without a free room."""
    return effect(_GROW_IN_WINTER, (), "winter family growth")
