"""Views: a position without the information that is hidden from a seat, and facts that clients need to draw it. Also
`guess`, a full state consistent with a view."""

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from cosecha.core.message import Message
from cosecha.core.rng import Rng
from cosecha.core.state import NONE
from cosecha.core.view import View as CoreView
from cosecha.games.agricola.cards.deck import CARD_NAMES, deck
from cosecha.games.agricola.cards.majors import (
    COOKING,
    MAJOR_NAMES,
    MAJOR_POINTS,
    MAJOR_PRICES,
    WORKSHOP_FOOD,
    WORKSHOP_GOODS,
    WORKSHOPS,
    cooking_level,
)
from cosecha.games.agricola.cards.table import NEEDS, OCCUPATION, POINTS, PRICES, TESTS
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.fences import fences_left
from cosecha.games.agricola.goods import GOOD_NAMES, Price
from cosecha.games.agricola.options import STABLES
from cosecha.games.agricola.phases import FEED, HARVESTS, STAGES
from cosecha.games.agricola.position import Position, from_position, seen_position
from cosecha.games.agricola.rules.asking import choices
from cosecha.games.agricola.rules.harvest import food_needed, grown_up_needs
from cosecha.games.agricola.rules.improvements import major_prices
from cosecha.games.agricola.rules.playing import improvement_price
from cosecha.games.agricola.spaces.table import GOODS as PILED
from cosecha.games.agricola.spaces.table import NAMES as SPACE_NAMES
from cosecha.games.agricola.spaces.table import REFILLS
from cosecha.games.agricola.state import State


class FarmFacts(Struct, frozen=True, gc=False):
    """Values that the rules derive from a farm."""

    asked: str | None
    """The kind of decision the seat has to make."""
    capacities: list[int]
    """The capacity of each pasture, in the order of the position."""
    loose: int
    """Places for one animal of any type: in the house and in each unfenced stable."""
    fences: int
    """The number of fences left."""
    stables: int
    food: int
    """The food that the family needs at the next harvest; 0 after the last."""
    rates: dict[str, int]
    """The food for one of each good at any time."""
    workshops: dict[str, int]
    """The food for one of each material at a harvest, once each."""


class Major(Struct, frozen=True, gc=False):
    price: dict[str, int]
    """The price for the view's seat; for a spectator, the printed price."""
    points: int


class Card(Struct, frozen=True, gc=False):
    """A card in the seat's hand, or in play in front of any player."""

    occupation: bool
    price: dict[str, int]
    """The current price for its holder. The cost of an occupation depends on the space where it is played."""
    printed: dict[str, int]
    """The price without discounts."""
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


def view(state: State, seat: int | None, beside: View | None = None) -> View:
    """What a seat, or a spectator (None), may know. Public information is copied from the view `beside`, if given."""
    if seat is not None and not 0 <= seat < state.players:
        raise ValueError(f"there's no seat {seat}")
    legal = [] if seat is None else state.legal(seat)
    worth = set(state.worth(seat) if seat is not None and legal else [])
    majors = _majors(MAJOR_PRICES if seat is None else major_prices(state.farms[seat]))
    return View(
        seat=seat,
        position=seen_position(state, seat) if beside is None or state.cards else beside.position,
        waiting=state.waiting(),
        decision=None if seat is None else state.decision(seat),
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


def _cards(state: State, seat: int | None) -> dict[str, Card]:
    found = {CARD_NAMES[card]: _card(card, PRICES[card]) for farm in state.farms for card in farm.played}
    if seat is not None:
        farm = state.farms[seat]
        for card in farm.hand:
            test = TESTS.get(card)
            found[CARD_NAMES[card]] = _card(card, improvement_price(farm, PRICES[card]), test is None or test(farm))
    return found


@cache
def _card(card: int, price: Price, met: bool = True) -> Card:
    return Card(OCCUPATION[card], _named(price), _named(PRICES[card]), POINTS[card], NEEDS.get(card), met)


def _facts_beside(facts: Facts, majors: dict[str, Major]) -> Facts:
    """The facts are the same for all viewers, except for the prices of improvements."""
    return facts if facts.majors is majors else replace(facts, majors=majors)


def _facts(state: State, majors: dict[str, Major]) -> Facts:
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


def _farm(state: State, seat: int, due: bool, harvest: bool) -> FarmFacts:
    farm = state.farms[seat]
    food = food_needed(state, seat) if due else grown_up_needs(state, seat) if harvest else 0
    decision = state.decision(seat)
    return FarmFacts(
        asked=None if decision is None else decision.kind,
        capacities=[farm.capacity(mask) for mask in farm.pastures],
        loose=farm.loose,
        fences=fences_left(farm),
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


def guess(view: View, rng: Rng) -> State:
    """A state with this view; future round cards are shuffled within their stages, and hidden hands are drawn."""
    coming: list[str] = []
    for stage in view.position.unseen or []:
        cards = list(stage)
        rng.shuffle(cards)
        coming += cards
    position = view.position
    state = from_position(replace(position, coming=coming, unseen=None, unseen_hands=None), check=False)
    if position.unseen_hands:
        _deal(state, position, rng)
    return state


def _deal(state: State, position: Position, rng: Rng) -> None:
    """Draw the hidden hands from the unseen cards."""
    shown = {card for farm in state.farms for card in (*farm.played, *farm.hand)}
    pools: list[list[int]] = []
    for occupation in (True, False):
        left = [card for card in deck(state.players, occupation) if card not in shown]
        rng.shuffle(left)
        pools.append(left)
    sizes = position.unseen_hands or []
    waiting = state.waiting()
    hidden = [seat for seat, farm in enumerate(position.farms) if farm.hand is None]
    # Waiting seats draw first: they must have a legal action, which may have to be a card.
    for seat in sorted(hidden, key=lambda seat: seat not in waiting):
        hand = [pools[0].pop() for _ in range(sizes[seat].occupations)]
        hand += [pools[1].pop() for _ in range(sizes[seat].minors)]
        if not _can_answer(state, seat, hand) and sizes[seat].minors:
            # The seat is waiting, so its hand must have a minor improvement that it can play.
            for place, card in enumerate(pools[1]):
                if _can_answer(state, seat, [*hand[:-1], card]):
                    pools[1][place] = hand[-1]
                    break


def _can_answer(state: State, seat: int, hand: list[int]) -> bool:
    """Give a seat this hand, and check that it has a legal action if it is waiting."""
    farm = state.farms[seat]
    farm.hand = tuple(sorted(hand))
    farm.choices = None
    return seat not in state.waiting() or bool(state.held >> seat & 1) or bool(choices(state, seat))
