"""Automatic gains and payments, and the starting player."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import NONE, Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.decks import strange_on
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import NAMES as CARD_NAMES
from cosecha.games.agricola.engine.cards import fire
from cosecha.games.agricola.engine.effects import (
    ASKS,
    IN_ORDER,
    KIND,
    PARTS,
    card_of,
    effect,
    effect_of,
    kind,
    step_of,
)
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.engine.spaces import GOODS, NAMES
from cosecha.games.agricola.events import (
    CardGave,
    CardTook,
    GoodsGained,
    GoodsGivenBack,
    GoodsPaid,
    GoodsTaken,
    StartTaken,
)
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD, GOOD_NAMES, SHEEP, STONE, WOOD, Price, can_pay
from cosecha.games.agricola.mechanisms.animals import can_use_animal, house_animals, house_taken
from cosecha.games.agricola.mechanisms.means import can_get, exchange_first
from cosecha.games.agricola.mechanisms.people import is_borrowing
from cosecha.games.agricola.mechanisms.revealing import draw_for
from cosecha.games.agricola.options import TAKE_USABLE
from cosecha.games.agricola.phases import WORK
from cosecha.games.agricola.reasons import cannot_pay
from cosecha.games.agricola.tallies import counted


def gain_goods(state: Data, seat: int, good: int, amount: int, log: Log, card: int = NONE) -> None:
    """Gain goods from the general supply, perhaps because of a card."""
    if amount == 0:
        return
    farm = state.farms[seat]
    _add(state, farm, good, amount)
    _tell(seat, good, amount, card, log)
    if good >= SHEEP:
        house_animals(farm)


def copy_goods(state: Data, seat: int, goods: Price, log: Log, card: int) -> None:
    """A card adds as many goods from the general supply to those that are being taken. Animals are housed together with
    the others."""
    for good, amount in goods:
        _add(state, state.farms[seat], good, amount)
        _tell(seat, good, amount, card, log)


def _tell(seat: int, good: int, amount: int, card: int, log: Log) -> None:
    if log is not None:
        name = GOOD_NAMES[good]
        log.append(GoodsGained(seat, name, amount) if card == NONE else CardGave(seat, CARD_NAMES[card], name, amount))


def _add(state: Data, farm: Farm, good: int, amount: int) -> None:
    farm.goods[good] += amount
    if state.cards and not (farm.extras is not None and is_borrowing(farm)):
        farm.tallies = counted(farm.tallies, state.options.cards, good, amount)


def lose_goods(state: Data, seat: int, good: int, amount: int, log: Log, card: int) -> None:
    """A card takes goods."""
    if amount:
        state.farms[seat].goods[good] -= amount
        if log is not None:
            log.append(CardTook(seat, CARD_NAMES[card], GOOD_NAMES[good], amount))


def pay_goods(state: Data, seat: int, good: int, amount: int, log: Log) -> None:
    """Pay goods to the general supply."""
    state.farms[seat].goods[good] -= amount
    if log is not None:
        log.append(GoodsPaid(seat, GOOD_NAMES[good], amount))


class Take(Mechanism):
    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress == 0 and state.farms[seat].space != NONE

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        if state.decks is not None and strange_on(state.decks, space):
            return True
        if state.piles[space] == 0:
            return False
        return not farm.customs & TAKE_USABLE or GOODS[space] < SHEEP or can_use_animal(farm, GOODS[space])

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        return Message("agricola-reason-nothing-lies-there")

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        farm = state.farms[seat]
        space = farm.space
        amount = state.piles[space]
        good = GOODS[space]
        if state.decks is not None:
            self.take_all(state, seat, space, log)
            return
        state.put(space, 0, state.occupied[space])
        _add(state, farm, good, amount)
        if log is not None:
            log.append(GoodsTaken(seat, GOOD_NAMES[good], amount, NAMES[space]))
        if good >= SHEEP:
            if farm.customs & TAKE_USABLE:
                house_taken(farm, space, amount)
            else:
                house_animals(farm)
        if state.cards:
            fire(state, seat, hooks.AFTER_TAKING, log)

    def take_all(self, state: Data, seat: int, space: int, log: Log) -> None:
        """The same with event decks, where other goods may lie there too: what happens by itself comes first, then a
        card is drawn, and then come offers."""
        farm = state.farms[seat]
        below = len(farm.steps)
        if farm.space == space and state.occupied[space] >> seat & 1:
            fire(state, seat, hooks.AFTER_TAKING, log)
        while below < len(farm.steps) and ASKS[KIND[effect_of(farm.steps[below])]]:
            below += 1
        taken = lying_on(state, space)
        obtain(state, seat, space, taken, below, log)
        for good, amount in taken:
            if good >= SHEEP and farm.customs & TAKE_USABLE and good == GOODS[space]:
                house_taken(farm, space, amount)
            elif good >= SHEEP:
                house_animals(farm)
                break


def lying_on(state: Data, space: int) -> Price:
    """Everything that lies on an accumulation space."""
    usual = ((GOODS[space], state.piles[space]),) if state.piles[space] else ()
    return usual if state.decks is None else (*usual, *strange_on(state.decks, space))


def obtain(state: Data, seat: int, space: int, goods: Price, below: int, log: Log) -> None:
    """Take these goods from an accumulation space. If they make the seat draw a card, that comes at this place of its
    stack. After work, cards don't count them as gained."""
    decks, farm = state.decks, state.farms[seat]
    assert decks is not None
    taken = [0] * len(GOOD_NAMES)
    for good, amount in goods:
        taken[good] += amount
        if state.phase == WORK:
            _add(state, farm, good, amount)
        else:
            farm.goods[good] += amount  # cards that look back at the round mean its work
        if log is not None:
            log.append(GoodsTaken(seat, GOOD_NAMES[good], amount, NAMES[space]))
    left = [(good, amount - taken[good]) for good, amount in lying_on(state, space)]
    others = [each for each in decks.strange if each[0] != space]
    rest = [(space, good, amount) for good, amount in left if amount and good != GOODS[space]]
    decks.strange = tuple(sorted(others + rest))
    state.put(space, sum([amount for good, amount in left if good == GOODS[space]]), state.occupied[space])
    draw = draw_for(state, space, taken[WOOD], taken[STONE])
    if draw >= 0:
        farm.steps.insert(below, step_of(draw))


class Gain(Mechanism):
    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        farm = state.farms[seat]
        animals = False
        for number in range(0, len(parts), 2):
            good, amount = parts[number], parts[number + 1]
            _add(state, farm, good, amount)
            animals = animals or good >= SHEEP
            _tell(seat, good, amount, card_of(step), log)
        if animals:
            house_animals(farm)


class MarketGain(Gain):
    """What a Resource Market on a tile brings, where cards can't tell from the space alone what is used."""

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        Gain.happen(self, state, seat, parts, step, log)
        farm = state.farms[seat]
        if state.cards and not (farm.extras is not None and is_borrowing(farm)):
            fire(state, seat, hooks.AT_MARKET, log)


def _price(parts: tuple[int, ...]) -> Price:
    return tuple([(parts[number], parts[number + 1]) for number in range(0, len(parts), 2)])


class Pay(Mechanism):
    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return can_get(state, farm, _price(parts))

    def payable(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return can_pay(farm.goods, _price(parts))

    def spends(self, farm: Farm, parts: tuple[int, ...]) -> Price:
        return _price(parts)

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        farm = state.farms[seat]
        poor = cannot_pay(farm, _price(parts)) or Message("agricola-reason-wrong-step")
        return exchange_first(poor) if can_get(state, farm, _price(parts)) else poor

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        for number in range(0, len(parts), 2):
            pay_goods(state, seat, parts[number], parts[number + 1], log)


class PayNow(Pay):
    """For a space whose whole effect is paid for: the goods must be there when the person is placed."""

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return can_pay(farm.goods, _price(parts))


class GiveBack(Pay):
    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress == 0 and state.farms[seat].space != NONE

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        farm = state.farms[seat]
        for number in range(0, len(parts), 2):
            good, amount = parts[number], parts[number + 1]
            farm.goods[good] -= amount
            state.put(farm.space, state.piles[farm.space] + amount, state.occupied[farm.space])
            if log is not None:
                log.append(GoodsGivenBack(seat, GOOD_NAMES[good], amount, NAMES[farm.space]))


class StartPlayer(Mechanism):
    """For the next round. A card may keep the start for somebody; then no space changes it."""

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        if state.decks is not None and state.decks.start_kept:
            return
        state.starter = seat
        if log is not None:
            log.append(StartTaken(seat))


class Nothing(Mechanism):
    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        pass


GIVEN_BACK: Final[set[int]] = set()
"""The goods that cards let players put on accumulation spaces."""
_TAKE: Final = kind(Take())
_GAIN: Final = kind(Gain())
_MARKET_GAIN: Final = kind(MarketGain())
_PAY: Final = kind(Pay())
_PAY_NOW: Final = kind(PayNow())
_GIVE_BACK: Final = kind(GiveBack())
_START_PLAYER: Final = kind(StartPlayer())
_NOTHING: Final = kind(Nothing())


def _listed(amounts: dict[str, int]) -> tuple[tuple[int, ...], str]:
    flat: list[int] = []
    for name, amount in amounts.items():
        flat += [GOOD_NAMES.index(name), amount]
    return tuple(flat), " ".join([f"{amount} {name}" for name, amount in amounts.items()])


def take() -> int:
    """Take all goods from the space."""
    return effect(_TAKE, (), "take")


def gain(**goods: int) -> int:
    flat, listed = _listed(goods)
    return effect(_GAIN, flat, f"get {listed}")


def market_gain(**goods: int) -> int:
    flat, listed = _listed(goods)
    return effect(_MARKET_GAIN, flat, f"get {listed}")


def pay(**goods: int) -> int:
    flat, listed = _listed(goods)
    return effect(_PAY, flat, f"pay {listed}")


def pay_now(**goods: int) -> int:
    flat, listed = _listed(goods)
    return effect(_PAY_NOW, flat, f"pay {listed} at once")


def food_paid(number: int) -> int:
    """The food that is paid for an effect, apart from prices that change."""
    if KIND[number] == IN_ORDER:
        return sum([food_paid(part) for part in PARTS[number]])
    return sum([amount for good, amount in _price(PARTS[number]) if good == FOOD]) if KIND[number] == _PAY else 0


def give_back(**goods: int) -> int:
    """Put goods from the player's supply on the space used."""
    flat, listed = _listed(goods)
    GIVEN_BACK.update(flat[::2])
    return effect(_GIVE_BACK, flat, f"give back {listed}")


def start_player() -> int:
    return effect(_START_PLAYER, (), "starting player")


def nothing() -> int:
    """Always possible, and does nothing: stands in for the starting player in a solo match."""
    return effect(_NOTHING, (), "nothing")
