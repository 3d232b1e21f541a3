"""What a seat may know: the position without the order of the round cards to come, and what a client needs besides."""

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from cosecha.core.message import Message
from cosecha.core.state import NONE
from cosecha.core.view import View as CoreView
from cosecha.games.agricola import rules
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NEEDS, OCCUPATION, POINTS, PRICES, meets_needs, price_of
from cosecha.games.agricola.engine.payments import FENCES, MINOR, ways
from cosecha.games.agricola.engine.spaces import GOODS as PILED
from cosecha.games.agricola.engine.spaces import NAMES as SPACE_NAMES
from cosecha.games.agricola.engine.spaces import REFILLS
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.fences import fences_left
from cosecha.games.agricola.goods import GOOD_NAMES, MATERIALS, WOOD, Price
from cosecha.games.agricola.majors import (
    COOKING,
    MAJOR_NAMES,
    MAJOR_POINTS,
    MAJOR_PRICES,
    WORKSHOP_FOOD,
    WORKSHOP_GOODS,
    WORKSHOPS,
    cooking_level,
)
from cosecha.games.agricola.mechanisms.feeding import food_needed, grown_up_needs
from cosecha.games.agricola.mechanisms.improvements import cheapest, major_prices
from cosecha.games.agricola.options import STABLES
from cosecha.games.agricola.phases import FEED, HARVESTS, STAGES
from cosecha.games.agricola.position import Position, seen_position


class FarmFacts(Struct, frozen=True, gc=False):
    """Values that the rules derive from a farm."""

    asked: str | None
    """The kind of decision the seat has to make."""
    capacities: list[int]
    """The capacity of each pasture, in the order of the position."""
    loose: int
    """Places for one animal of any kind: in the house and in each unfenced stable."""
    fences: int
    """The pieces left."""
    fence_goods: list[str]
    """What a fence can be paid with."""
    stables: int
    food: int
    """What the family will eat at the next harvest; 0 after the last."""
    rates: dict[str, int]
    """How much food one of each good gives at any time."""
    workshops: dict[str, int]
    """How much food one of each material gives at a harvest, once each."""


class Major(Struct, frozen=True, gc=False):
    price: dict[str, int]
    """The price for the view's seat; for a spectator, the printed price."""
    points: int


class Card(Struct, frozen=True, gc=False):
    """A hand card, as the view's seat could play it or as somebody has played it."""

    occupation: bool
    price: dict[str, int]
    """What it costs its holder now. An occupation's cost depends on the space where it's played."""
    printed: dict[str, int]
    """What it costs without any discount."""
    points: int
    needs: Message | None
    """The prerequisite for playing it."""
    met: bool
    """Whether its holder meets the prerequisite now."""


class Facts(Struct, frozen=True):
    """Values that the rules derive from a position, so that clients don't have to."""

    harvests: list[int]
    """The rounds that end with a harvest."""
    harvest: int | None
    """The round of the next harvest."""
    stages: list[list[int]]
    """The rounds of each stage."""
    refills: dict[str, dict[str, int]]
    """The goods that each accumulation space in play gets every round."""
    majors: dict[str, Major]
    farms: list[FarmFacts]


class View(CoreView, frozen=True, kw_only=True):
    """Agricola's view: a position without hidden information, and facts derived from it."""

    position: Position
    facts: Facts
    cards: dict[str, Card]
    """The hand cards this view shows: the seat's own, and everybody's cards in play."""


def view(state: Data, seat: int | None, beside: View | None = None) -> View:
    """What a seat, or a spectator (None), may know. Public information is copied from the view `beside`, if given."""
    if seat is not None and not 0 <= seat < state.players:
        raise ValueError(f"there's no seat {seat}")
    legal = [] if seat is None else rules.legal(state, seat)
    worth = set(rules.worth(state, seat) if seat is not None and legal else [])
    majors = _majors(MAJOR_PRICES if seat is None else major_prices(state.farms[seat]))
    return View(
        seat=seat,
        position=seen_position(state, seat) if beside is None or state.cards else beside.position,
        waiting=rules.waiting(state),
        decision=None if seat is None else rules.decision(state, seat),
        legal=legal,
        aside=[action for action in legal if action not in worth],
        facts=_facts(state, majors) if beside is None else _facts_beside(beside.facts, majors),
        cards=_cards(state, seat) if state.cards else {},
    )


def _named(price: Price) -> dict[str, int]:
    return {GOOD_NAMES[good]: amount for good, amount in price if amount}


_HARVESTS = list(HARVESTS)
_STAGES = [list(rounds) for rounds in STAGES]


@cache
def _majors(prices: tuple[Price, ...]) -> dict[str, Major]:
    return {
        name: Major(_named(price), points)
        for name, price, points in zip(MAJOR_NAMES, prices, MAJOR_POINTS, strict=True)
    }


def _cards(state: Data, seat: int | None) -> dict[str, Card]:
    found = {CARD_NAMES[card]: _card(card, PRICES[card]) for farm in state.farms for card in farm.played}
    if seat is not None:
        farm = state.farms[seat]
        for card in farm.hand:
            price = cheapest(farm, MINOR, price_of(farm, card))
            found[CARD_NAMES[card]] = _card(card, price, meets_needs(state, farm, card))
    return found


@cache
def _card(card: int, price: Price, met: bool = True) -> Card:
    return Card(OCCUPATION[card], _named(price), _named(PRICES[card]), POINTS[card], NEEDS.get(card), met)


def _facts_beside(facts: Facts, majors: dict[str, Major]) -> Facts:
    """The facts are the same for all viewers, except for the prices of improvements."""
    return facts if facts.majors is majors else replace(facts, majors=majors)


def _facts(state: Data, majors: dict[str, Major]) -> Facts:
    due = state.round in HARVESTS and state.phase <= FEED
    later = [number for number in HARVESTS if number > state.round]
    harvest = state.round if due else later[0] if later else None
    return Facts(
        harvests=_HARVESTS,
        harvest=harvest,
        stages=_STAGES,
        refills=_refills(tuple(state.spaces), state.players),
        majors=majors,
        farms=[_farm(state, seat, due, harvest is not None) for seat in range(state.players)],
    )


@cache
def _refills(spaces: tuple[int, ...], players: int) -> dict[str, dict[str, int]]:
    return {
        SPACE_NAMES[space]: {GOOD_NAMES[PILED[space]]: REFILLS[space][players]}
        for space in spaces
        if PILED[space] != NONE
    }


def _farm(state: Data, seat: int, due: bool, harvest: bool) -> FarmFacts:
    farm = state.farms[seat]
    food = food_needed(state, seat) if due else grown_up_needs(state, seat) if harvest else 0
    decision = rules.decision(state, seat)
    return FarmFacts(
        asked=None if decision is None else decision.kind,
        capacities=[farm.capacity(mask) for mask in farm.pastures],
        loose=farm.loose,
        fences=fences_left(farm),
        fence_goods=_fence_goods(farm),
        stables=STABLES - farm.stables.bit_count(),
        food=food,
        rates=_rates(cooking_level(farm.majors)),
        workshops=_workshops(farm),
    )


@cache
def _rates(level: int) -> dict[str, int]:
    return {GOOD_NAMES[good]: food[level] for good, food in COOKING.items() if food[level]}


def _workshops(farm: Farm) -> dict[str, int]:
    return {
        GOOD_NAMES[good]: food
        for workshop, good, food in zip(WORKSHOPS, WORKSHOP_GOODS, WORKSHOP_FOOD, strict=True)
        if farm.majors >> workshop & 1
    }


def _fence_goods(farm: Farm) -> list[str]:
    return sorted({GOOD_NAMES[good] for way in ways(farm, FENCES, ((WOOD, 1),)) for good in MATERIALS if way[good]})
