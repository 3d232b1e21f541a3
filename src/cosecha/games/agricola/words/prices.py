"""Goods and prices in words: what things cost the seat of a view."""

from collections.abc import Mapping, Sequence

from cosecha.core.message import Argument, Message, Token
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import OCCUPATION
from cosecha.games.agricola.engine.decks import is_drawn
from cosecha.games.agricola.engine.effects import KIND, NUMBERS, PARTS, step_of
from cosecha.games.agricola.engine.payments import FENCES, ROOM, changes, discounted, payment_of
from cosecha.games.agricola.engine.payments import STABLE as A_STABLE
from cosecha.games.agricola.engine.stack import open_effects
from cosecha.games.agricola.farm import new_farm
from cosecha.games.agricola.goods import WOOD
from cosecha.games.agricola.mechanisms.fencing import LINE_CARDS
from cosecha.games.agricola.mechanisms.stables import STABLE, STABLE_SURCHARGE
from cosecha.games.agricola.position import FarmPosition
from cosecha.games.agricola.view import View


def listed(goods: list[tuple[str, int]]) -> Message:
    """Goods with their amounts, one after the other."""
    if not goods:
        return Message("agricola-price-nothing")
    (good, amount), *others = goods
    first = Message("agricola-price-goods", {"good": Token("good", good), "amount": amount})
    return Message("agricola-price-both", {"one": first, "other": listed(others)}) if others else first


def ways_to_pay(prices: Sequence[Mapping[str, int]]) -> Message:
    """The ways to pay for something."""
    price, *others = prices
    first = listed(list(price.items()))
    return Message("agricola-price-either", {"one": first, "other": ways_to_pay(others)}) if others else first


def major_price(view: View, improvement: str) -> Message:
    """The price of a major improvement for the view's seat."""
    major = view.facts.majors[improvement]
    return ways_to_pay(major.ways or [major.price])


def room_price(view: View, seat: int) -> dict[str, Argument]:
    """The house whose rooms have the printed price; if cards change it, `cards` and the price."""
    own = has_own_price(view, seat, ROOM)
    return {
        "house": "cards" if own else view.position.farms[seat].house,
        "price": ways_to_pay(view.facts.farms[seat].room_prices),
    }


def stable_price(view: View, seat: int) -> int:
    """The price in wood of a stable in the current step, with what cards save."""
    farm = new_farm(seat)
    farm.steps = steps_of(view.position.farms[seat])
    printed = next(PARTS[effect][0] for effect in open_effects(farm.steps) if KIND[effect] == STABLE)
    payment = payment_of(((WOOD, printed),))
    for card in _at_work(view, seat):
        payment = discounted(farm, A_STABLE, card, payment)
    return payment[WOOD]


def room_price_for_partner(view: View, seat: int) -> Message:
    """The price of a room on the partner's farm."""
    return ways_to_pay(view.facts.for_partner[seat].room_prices)


def stable_price_for_partner(view: View, seat: int) -> int:
    """The price in wood of a stable on the partner's farm."""
    return stable_price(view, seat) + STABLE_SURCHARGE[0][1]


def fence_clay(view: View, seat: int) -> int | str:
    """The clay that may pay for fences; `none` without such a card, `cards` if cards make fences cheaper."""
    farm = view.position.farms[seat]
    if "clay" in view.facts.farms[seat].fence_goods:
        return farm.goods.get("clay", 0)
    return "cards" if has_own_price(view, seat, FENCES) else "none"


def occupation_cost(farm: FarmPosition) -> int:
    """The cost in food, which depends on the number of occupations already in play."""
    cards = [CARD_NAMES.index(name) for name in farm.played]
    played = sum(OCCUPATION[card] and not is_drawn(card) for card in cards)
    return PARTS[open_effects(steps_of(farm))[0]][min(played, 2)]


def has_own_price(view: View, seat: int, what: int) -> bool:
    """Whether cards change what this kind of thing costs, so that the printed price says little."""
    cards = _at_work(view, seat)
    by_lines = what == FENCES and any(card in LINE_CARDS for card in cards)
    return by_lines or any(changes(card, what) for card in cards)


def _at_work(view: View, seat: int) -> list[int]:
    """The cards that a seat has in play. Those of the partner serve too."""
    team = next((team for team in view.facts.teams if seat in team), [seat])
    return [CARD_NAMES.index(name) for each in team for name in view.position.farms[each].played]


def feeding(view: View, seat: int) -> tuple[int, int, int]:
    """The food that the family needs, has and lacks."""
    need, have = view.facts.farms[seat].food, view.position.farms[seat].goods.get("food", 0)
    return need, have, max(0, need - have)


def steps_of(farm: FarmPosition) -> list[int]:
    return [step_of(NUMBERS[step.step], step.progress, step.may_leave, free=step.free) for step in farm.steps]
