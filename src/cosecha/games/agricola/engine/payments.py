"""What things cost: every way to pay for something that no other way beats.

Cards change a price in three stages: another price for the whole thing, then goods replaced by others, then discounts
and surcharges.
After that come the changes of variants, and what building for somebody else costs more.
"""

from collections.abc import Callable
from typing import Final

from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import HOOK_BITS
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD, GOODS, STONE, Price

# What is paid for: bits of `farm.hooks`.
ROOM: Final = 1 << hooks.THINGS
STABLE: Final = 1 << hooks.THINGS + 1
FENCES: Final = 1 << hooks.THINGS + 2
RENOVATION: Final = 1 << hooks.THINGS + 3
MAJOR: Final = 1 << hooks.THINGS + 4
MINOR: Final = 1 << hooks.THINGS + 5
OCCUPATION: Final = 1 << hooks.THINGS + 6
PLOWING: Final = 1 << hooks.THINGS + 7
BUILDING: Final[int] = ROOM | STABLE | FENCES | RENOVATION | MAJOR | MINOR
"""What a card may make cheaper for its owner's partner too."""

Payment = tuple[int, ...]
"""How much of each good, by its number."""
Change = Callable[[Farm, Payment], list[Payment]]
"""The payments that a card makes possible instead of one; for a discount or a surcharge, exactly one, which replaces
it."""

PRICES: Final[dict[int, list[tuple[int, Change]]]] = {}
REPLACEMENTS: Final[dict[int, list[tuple[int, Change]]]] = {}
DISCOUNTS: Final[dict[int, list[tuple[int, Change]]]] = {}
"""The three stages in order. By card: the things whose price it changes, and how."""
CUSTOMS: Final[list[tuple[int, int, Change]]] = []
"""What variants change after that: house rules or seasons, the things, and how. A change may leave several payments,
which replace the one it gets."""


def payment_of(price: Price) -> Payment:
    amounts = [0] * GOODS
    for good, amount in price:
        amounts[good] += amount
    return tuple(amounts)


def changes(card: int, what: int) -> bool:
    """Whether a card may change what such a thing costs its owner."""
    return HOOK_BITS[card] & what != 0


def is_changed(farm: Farm, what: int) -> bool:
    """Whether a card in play may change what such a thing costs."""
    return farm.hooks & what != 0


def is_raised(farm: Farm) -> bool:
    """Whether something may cost more than its printed price. The usual case, where nothing does, is quicker."""
    return farm.hooks >> hooks.RAISED & 1 != 0


def discounted(farm: Farm, what: int, card: int, payment: Payment) -> Payment:
    """A payment after the discounts of one card."""
    for things, change in DISCOUNTS.get(card, ()):
        if things & what:
            payment = change(farm, payment)[0]
    return payment


def ways(farm: Farm, what: int, price: Price, site: Farm | None = None, extra: Price = ()) -> list[Payment]:
    """Every way to pay this price that no other way beats, whether or not the farm has the goods.

    `site` is the farm where something is built, if that is another one; `extra` is paid in any case.
    """
    if not is_changed(farm, what):
        return [payment_of((*price, *extra))]
    found = with_cards(farm, what, price, site)
    if farm.customs:
        found = _by_custom(farm, what, found)
    if extra:
        found = [_together(way, payment_of(extra)) for way in found]
    return found if len(found) == 1 else _best(found)


def with_cards(farm: Farm, what: int, price: Price, site: Farm | None = None) -> list[Payment]:
    """The ways to pay that cards leave, before variants change them."""
    found = [payment_of(price)]
    cards = [card for card in farm.played if changes(card, what)]
    if farm.lent:
        cards += [card for card in farm.lent if changes(card, what)]
    found = _more(farm if site is None else site, what, found, cards, PRICES)
    found = _more(farm, what, found, cards, REPLACEMENTS)
    for card in cards:
        found = [discounted(farm, what, card, way) for way in found]
    return found


def least(farm: Farm, what: int, price: Price) -> Price:
    """What is paid in any case, whichever way is chosen."""
    if not is_changed(farm, what):
        return price
    found = ways(farm, what, price)
    amounts = [min([way[good] for way in found]) for good in range(GOODS)]
    return price_of_way(tuple(amounts))


def price_of_way(way: Payment) -> Price:
    return tuple([(good, amount) for good, amount in enumerate(way) if amount])


def more(way: Payment, good: int, amount: int) -> Payment:
    """A payment with more of one good."""
    return _together(way, payment_of(((good, amount),)))


def one_less(way: Payment, goods: tuple[int, ...]) -> list[Payment]:
    """A payment with 1 less of one of these goods, in every way; the payment itself if it has none of them."""
    found = [more(way, good, -1) for good in goods if way[good]]
    return found or [way]


def _by_custom(farm: Farm, what: int, found: list[Payment]) -> list[Payment]:
    for customs, things, change in CUSTOMS:
        if farm.customs & customs and things & what:
            found = [way for one in found for way in change(farm, one)]
    return found


def _together(one: Payment, other: Payment) -> Payment:
    return tuple([one[good] + other[good] for good in range(GOODS)])


def _more(
    farm: Farm, what: int, found: list[Payment], cards: list[int], changes: dict[int, list[tuple[int, Change]]]
) -> list[Payment]:
    """Apply each change at most once, alone or combined with others."""
    for card in cards:
        for things, change in changes.get(card, ()):
            if things & what:
                found = found + [way for one in found for way in change(farm, one)]
    return found


def _best(found: list[Payment]) -> list[Payment]:
    """Remove duplicates, and payments that cost more than another."""
    each = sorted(set(found))
    return [way for way in each if not _is_beaten(way, each)]


def _is_beaten(way: Payment, others: list[Payment]) -> bool:
    for other in others:
        if other != way and _covers(way, other):
            return True
    return False


def _covers(goods: Payment, way: Payment) -> bool:
    for good in range(GOODS):
        if goods[good] < way[good]:
            return False
    return True


def affordable(farm: Farm, found: list[Payment]) -> list[Payment]:
    """The payments that the farm has the goods for."""
    goods = tuple(farm.goods)
    return [way for way in found if _covers(goods, way)]


def pay_way(farm: Farm, way: Payment) -> None:
    for good in range(GOODS):
        farm.goods[good] -= way[good]


_MOST_FOOD: Final = [0]


def asks_food(amount: int) -> None:
    """Note the food that an occupation or a card's offer costs."""
    _MOST_FOOD[0] = max(_MOST_FOOD[0], amount)


def most_food() -> int:
    """The most food that any occupation or any card's offer costs."""
    return _MOST_FOOD[0]


WIDTHS: Final = (3, 5, 4, 4, 4)
"""The bits of each amount in the number of a payment. 15 fences for a partner cost 20 wood."""
SHIFTS: Final = (0, 3, 8, 12, 16)


def pay_code(way: Payment) -> int:
    """A payment as a number. It has food and building materials only: ways to pay never differ in other goods."""
    code = 0
    for good in range(FOOD, STONE + 1):
        code |= way[good] << SHIFTS[good]
    return code


def code_amounts(code: int) -> list[int]:
    """Food and building materials, by their numbers."""
    return [code >> SHIFTS[good] & (1 << WIDTHS[good]) - 1 for good in range(FOOD, STONE + 1)]
