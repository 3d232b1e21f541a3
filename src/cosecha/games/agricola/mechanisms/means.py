"""What a farm can afford after exchanges: cooking, raw crops, and what cards trade at any time.

With hand cards, a purchase counts as possible if exchanges can bring its price. The player makes these exchanges first,
as separate answers, and pays once the goods are there.
"""

from collections.abc import Callable

from cosecha.core.message import Message
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import STOCK, STOCKED, TRADES
from cosecha.games.agricola.engine.payments import Payment, affordable, is_changed, is_raised, payment_of, ways
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD, GOODS, GRAIN, MATERIALS, Price, can_pay
from cosecha.games.agricola.reasons import cannot_pay, too_few


def can_afford(farm: Farm, what: int, price: Price, site: Farm | None = None, extra: Price = ()) -> bool:
    """Whether a farm has the goods for one of the ways to pay; see `payments.ways`."""
    if not extra:
        if not is_changed(farm, what):
            return can_pay(farm.goods, price)
        if not is_raised(farm) and can_pay(farm.goods, price):
            return True
    return len(affordable(farm, ways(farm, what, price, site, extra))) > 0


def can_obtain(state: Data, farm: Farm, what: int, price: Price, site: Farm | None = None, extra: Price = ()) -> bool:
    """The same, perhaps after some exchanges."""
    if not extra:
        if not is_changed(farm, what):
            return can_get(state, farm, price)
        if not is_raised(farm) and can_pay(farm.goods, price):
            return True
    found = ways(farm, what, price, site, extra)
    if affordable(farm, found):
        return True
    if state.cards:
        for way in found:
            if _within_reach(farm, way):
                return True
    return False


def can_get(state: Data, farm: Farm, price: Price) -> bool:
    """Whether a farm has some goods, perhaps after some exchanges."""
    poor = False
    for good, amount in price:
        if farm.goods[good] < amount:
            # The usual case: without trades, exchanges bring only food.
            if not state.cards or (good != FOOD and not farm.hooks >> hooks.TRADES & 1):
                return False
            poor = True
    if not poor:
        return True
    return (farm.hooks >> hooks.TRADES & 1 != 0 or _has_food(farm, price)) and _within_reach(farm, payment_of(price))


def can_trade_for(farm: Farm, materials: int) -> bool:
    """Whether trades can bring this many building materials, whichever they are."""
    cards = [card for card in farm.played if card in TRADES]
    return len(cards) > 0 and _gathers(farm.copy(), materials, cards, set())


def _gathers(farm: Farm, materials: int, cards: list[int], seen: set[tuple[int, ...]]) -> bool:
    """Try every trade that brings a material, something that lies above one, or something that cooks better, on a copy
    of the farm."""
    now = (materials, *farm.goods, *[farm.stores.get(card, 0) for card in cards])
    if materials <= 0 or now in seen:
        return materials <= 0
    seen.add(now)
    short = False
    for card in cards:
        for _, gives, gets in TRADES[card](farm):
            gained = sum([amount for good, amount in gets if good in MATERIALS])
            if gained == 0 and card not in STOCKED and not _cooks_better(farm, gives, gets):
                continue
            if not can_pay(farm.goods, gives):
                short = short or gives[0][0] == FOOD
                continue
            _trade(farm, card, gives, gets, 1)
            if _gathers(farm, materials - gained, cards, seen):
                return True
            _trade(farm, card, gives, gets, -1)
    return short and _cook_for(farm, payment_of(()), lambda: _gathers(farm, materials, cards, seen))


def _cooks_better(farm: Farm, gives: Price, gets: Price) -> bool:
    """Whether more food can be made from what a trade brings than from what it takes."""
    rates = farm.rates()
    return sum([rates[good] * amount for good, amount in gets]) > sum([rates[good] * amount for good, amount in gives])


def too_poor(
    state: Data, farm: Farm, what: int, price: Price, site: Farm | None = None, extra: Price = ()
) -> Message | None:
    """Which good is missing for the way to pay that the farm is closest to, and whether an exchange would help."""
    if not extra and not is_changed(farm, what):
        poor = cannot_pay(farm, price)
    else:
        found = ways(farm, what, price, site, extra)
        poor = None if affordable(farm, found) else _missing(farm, found)
    return poor if poor is None or not can_obtain(state, farm, what, price, site, extra) else exchange_first(poor)


def exchange_first(poor: Message) -> Message:
    """The same refusal, with the advice to exchange something first."""
    return Message("agricola-reason-exchange-first", {"why": poor})


def _missing(farm: Farm, found: list[Payment]) -> Message | None:
    closest = min(found, key=lambda way: _shortfall(farm, way))
    for good, amount in enumerate(closest):
        if farm.goods[good] < amount:
            return too_few(farm, good, amount)
    return None


def _shortfall(farm: Farm, way: Payment) -> int:
    return sum([max(0, amount - farm.goods[good]) for good, amount in enumerate(way)])


def _within_reach(farm: Farm, way: Payment) -> bool:
    """Whether exchanges can bring what a payment lacks, without using up the rest of it."""
    trading = farm.hooks >> hooks.TRADES & 1 != 0
    if not trading:
        for good in range(GOODS):
            if good != FOOD and farm.goods[good] < way[good]:
                return False
    if _has_all(farm, way):
        return True
    if not trading:
        return False
    cards = [card for card in farm.played if card in TRADES]
    return _may_bring(farm, way, cards) and _may_trade(farm, way, cards) and _trade_for(farm.copy(), way, cards, set())


def _may_bring(farm: Farm, way: Payment, cards: list[int]) -> bool:
    """Whether a trade brings each missing good, apart from food. This avoids most searches."""
    for good in range(GOODS):
        if good != FOOD and farm.goods[good] < way[good] and not _is_traded(farm, good, cards):
            return False
    return True


def _may_trade(farm: Farm, way: Payment, cards: list[int]) -> bool:
    """Whether a first trade can be paid for, perhaps after cooking. This avoids most of the other searches, each of
    which copies the farm."""
    food = farm.goods[FOOD] + _spare_food(farm, way)
    for card in cards:
        for _, gives, _ in TRADES[card](farm):
            if _can_give(farm, way, gives) and (food > 0 or gives[0][0] != FOOD):
                return True
    return False


def _is_traded(farm: Farm, good: int, cards: list[int]) -> bool:
    for card in cards:
        if card in STOCKED:
            left = farm.stores.get(card, 0)
            if left and good in STOCK[card][-left:]:
                return True
            continue
        for _, _, gets in TRADES[card](farm):
            for got, _ in gets:
                if got == good:
                    return True
    return False


def _has_all(farm: Farm, way: Payment) -> bool:
    for good in range(GOODS):
        if good != FOOD and farm.goods[good] < way[good]:
            return False
    return farm.goods[FOOD] + _spare_food(farm, way) >= way[FOOD]


def _spare_food(farm: Farm, way: Payment) -> int:
    """The food from everything that the payment doesn't need."""
    food = farm.living_food()
    rates = farm.rates()
    for good in range(GRAIN, GOODS):
        spare = farm.goods[good] - way[good]
        if spare > 0:
            food += spare * rates[good]
    return food


def _has_food(farm: Farm, price: Price) -> bool:
    """Whether a farm could pay the food of a price if it cooked everything."""
    rates = farm.rates()
    food = farm.goods[FOOD] + farm.living_food()
    for good in range(GRAIN, GOODS):
        food += farm.goods[good] * rates[good]
    for good, amount in price:
        if good == FOOD and food < amount:
            return False
    return True


def _trade_for(farm: Farm, way: Payment, cards: list[int], seen: set[tuple[int, ...]]) -> bool:
    """Try every sequence of trades that bring something missing, on a copy of the farm. What is cooked to pay for one
    trade is gone for later ones."""
    now = (*farm.goods, *[farm.stores.get(card, 0) for card in cards])
    if now in seen:
        return False
    seen.add(now)
    if _has_all(farm, way):
        return True
    hungry = farm.goods[FOOD] + _spare_food(farm, way) < way[FOOD] or _sells_stock(farm, cards)
    short = False
    for card in cards:
        for _, gives, gets in TRADES[card](farm):
            if not _can_give(farm, way, gives) or (card not in STOCKED and not _brings(farm, way, gets, hungry)):
                continue
            if not can_pay(farm.goods, gives):
                short = True
                continue
            _trade(farm, card, gives, gets, 1)
            if _trade_for(farm, way, cards, seen):
                return True
            _trade(farm, card, gives, gets, -1)
    return short and _cook_for(farm, way, lambda: _trade_for(farm, way, cards, seen))


def _cook_for(farm: Farm, kept: Payment, trade_on: Callable[[], bool]) -> bool:
    """Cook one of the goods that needn't be kept, and trade on."""
    rates = farm.rates()
    for good in range(GRAIN, GOODS):
        if rates[good] and farm.goods[good] > kept[good]:
            farm.goods[good] -= 1
            farm.goods[FOOD] += rates[good]
            if trade_on():
                return True
            farm.goods[FOOD] -= rates[good]
            farm.goods[good] += 1
    return False


def _sells_stock(farm: Farm, cards: list[int]) -> bool:
    for card in cards:
        if card in STOCKED and farm.stores.get(card, 0):
            return True
    return False


def _can_give(farm: Farm, way: Payment, gives: Price) -> bool:
    """Whether a trade leaves what the payment needs. Food can still be cooked."""
    for good, amount in gives:
        if good != FOOD and farm.goods[good] - amount < way[good]:
            return False
    return True


def _brings(farm: Farm, way: Payment, gets: Price, hungry: bool) -> bool:
    """Whether a trade brings a good that is missing, or something to cook."""
    for good, _ in gets:
        if farm.goods[good] < way[good] or (hungry and farm.cooked(good) > 0):
            return True
    return False


def _trade(farm: Farm, card: int, gives: Price, gets: Price, times: int) -> None:
    """Make a trade, or undo it with -1."""
    for good, amount in gives:
        farm.goods[good] -= times * amount
    for good, amount in gets:
        farm.goods[good] += times * amount
    if card in STOCKED:
        farm.stores[card] -= times
