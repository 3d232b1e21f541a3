"""What cards can do: the vocabulary of the files with the cards.

    GREENGROCER = occupation(
        "B142", "greengrocer", each_use(GRAIN_SEEDS, then=gain(vegetable=1)), players=3, category="crops"
    )

A card is its id, its name, its abilities, its category, and for a minor improvement its price, points and
prerequisite. An ability is a function that enters a card in the tables of `engine/cards.py`.
"""

from collections.abc import Callable
from typing import Final

from cosecha.core.frozen import FrozenDict
from cosecha.core.message import Message
from cosecha.core.state import NONE, Log
from cosecha.games.agricola.board import EDGE_NAMES
from cosecha.games.agricola.cards.needs import Need
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import cards, hooks, payments
from cosecha.games.agricola.engine.cards import Hook, Test, Trade, hook, mark
from cosecha.games.agricola.engine.effects import ASKS, COMBINATORS, IN_ORDER, KIND, PARTS, step_of
from cosecha.games.agricola.engine.payments import Change, Payment
from cosecha.games.agricola.engine.spaces import GOODS
from cosecha.games.agricola.events import CardScored
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import GOOD_NAMES, Price
from cosecha.games.agricola.mechanisms.fencing import FREE_FENCES, LINE_CARDS
from cosecha.games.agricola.mechanisms.goods import gain
from cosecha.games.agricola.mechanisms.occupations import FOOD_BEFORE
from cosecha.games.agricola.mechanisms.offers import offer
from cosecha.games.agricola.mechanisms.placing import BRINGS, SHARES
from cosecha.games.agricola.mechanisms.renovating import FORBIDS, FURTHER

MOST_POINTS: Final = 99

Ability = Callable[[int], None]


def occupation(card_id: str, name: str, *abilities: Ability, players: int = 1, category: str) -> int:
    card = cards.add_card(card_id, name, True, (), 0, players, False, category)
    for ability in abilities:
        ability(card)
    return card


def minor(
    card_id: str,
    name: str,
    *abilities: Ability,
    points: int = 0,
    needs: Need | None = None,
    passing: bool = False,
    category: str,
    **price: int,
) -> int:
    card = cards.add_card(card_id, name, False, _price(price), points, 1, passing, category)
    if needs is not None:
        cards.TESTS[card], message, cards.OCCUPATIONS_NEEDED[card], lacks = needs
        if lacks is not None:
            cards.LACKS[card] = lacks
        cards.NEEDS[card] = Message(message.id, FrozenDict(message.args))
    for ability in abilities:
        ability(card)
    return card


def _price(goods: dict[str, int]) -> Price:
    return tuple([(GOOD_NAMES.index(good), amount) for good, amount in goods.items()])


# How an effect of a card gets on the stack.


def _is_question(effect: int) -> bool:
    """Whether an effect begins with a question, so that declining it needs no question of its own."""
    if KIND[effect] == IN_ORDER:
        return _is_question(PARTS[effect][0])
    return KIND[effect] < COMBINATORS or ASKS[KIND[effect]]


def _push(state: Data, seat: int, card: int, effect: int) -> None:
    state.farms[seat].steps.append(step_of(effect, card=card))


def offered(card: int, effect: int) -> int:
    """What asks the owner of a card whether to do something."""
    return effect if _is_question(effect) else offer(card, effect)


# Moments.


def do_at(moment: int, act: Hook) -> Ability:
    """Whatever a function does."""

    def ability(card: int) -> None:
        hook(card, moment, act)

    return ability


def at(moment: int, effect: int, when: Test | None = None) -> Ability:
    """Something that happens by itself."""

    def ability(card: int) -> None:
        def act(state: Data, seat: int, log: Log) -> None:
            if when is None or when(state, state.farms[seat]):
                _push(state, seat, card, effect)

        hook(card, moment, act)

    return ability


def own(ability: Callable[[int], Ability]) -> Ability:
    """An ability that needs the number of its own card."""

    def entered(card: int) -> None:
        ability(card)(card)

    return entered


def may_at(moment: int, effect: int, when: Test | None = None) -> Ability:
    """Something that the owner may do. What is open at the start of a round, after taking goods or before people return
    home is done in any order."""

    def ability(card: int) -> None:
        step = step_of(
            offered(card, effect),
            may_leave=True,
            card=card,
            free=moment in (hooks.ROUND_START, hooks.AFTER_TAKING, hooks.BEFORE_HOME),
        )
        cards.OPTIONAL.add(card)

        def act(state: Data, seat: int, log: Log) -> None:
            if when is None or when(state, state.farms[seat]):
                state.farms[seat].steps.append(step)

        hook(card, moment, act)

    return ability


def may_decline(act: Ability) -> Ability:
    """An ability of a card's own that asks its owner each time."""

    def ability(card: int) -> None:
        cards.OPTIONAL.add(card)
        act(card)

    return ability


def on_play(effect: int, when: Test | None = None) -> Ability:
    def ability(card: int) -> None:
        def act(state: Data, seat: int, log: Log) -> None:
            if when is None or when(state, state.farms[seat]):
                _push(state, seat, card, effect)

        cards.ON_PLAY.setdefault(card, []).append(act)

    return ability


def do_on_play(act: Hook) -> Ability:
    def ability(card: int) -> None:
        cards.ON_PLAY.setdefault(card, []).append(act)

    return ability


def must_on_play(effect: int) -> Ability:
    """Something without which the card can't be played."""

    def ability(card: int) -> None:
        cards.MUST_DO[card] = effect
        on_play(effect)(card)

    return ability


def once(condition: Test, effect: int) -> Ability:
    """As soon as a condition holds, in anybody's turn."""

    def ability(card: int) -> None:
        cards.CONDITIONS[card] = condition, effect
        cards.KEEPS[card] = 1
        cards.COUNTS[card] = "done"
        mark(card, hooks.CONDITION)

    return ability


# Using spaces.


def _uses(spaces: tuple[int, ...], when: Test | None) -> Test:
    def test(state: Data, farm: Farm) -> bool:
        return state.active == farm.seat and farm.space in spaces and (when is None or when(state, farm))

    return test


def each_use(*spaces: int, then: int, when: Test | None = None) -> Ability:
    """Something that happens each time the owner uses one of these spaces."""
    return at(hooks.ANY_USE, then, _uses(spaces, when))


def brings(when: Test, **goods: int) -> Ability:
    """Goods that come right after the owner has placed a person, and may pay for what the space does."""

    def ability(card: int) -> None:
        at(hooks.ANY_USE, gain(**goods), when)(card)
        BRINGS[card] = when, _price(goods)

    return ability


def with_use(*spaces: int, may: int, when: Test | None = None) -> Ability:
    """Something that the owner may do when using one of these spaces, before or after its own effect."""
    test = _uses(spaces, when)

    def ability(card: int) -> None:
        step = step_of(offered(card, may), may_leave=True, card=card, free=True)
        cards.OPTIONAL.add(card)

        def act(state: Data, seat: int, log: Log) -> None:
            if test(state, state.farms[seat]):
                state.farms[seat].steps.append(step)

        hook(card, hooks.WITH_USE, act)

    return ability


def _takes(good: int) -> Test:
    def test(state: Data, farm: Farm) -> bool:
        return GOODS[farm.space] == good

    return test


def each_taking(good: int, then: int) -> Ability:
    """Something that happens each time the owner has used an accumulation space for this good."""
    return at(hooks.AFTER_TAKING, then, _takes(good))


def after_taking(good: int, may: int) -> Ability:
    """Something that the owner may do then."""
    return may_at(hooks.AFTER_TAKING, may, _takes(good))


# Prices.


def _priced(table: dict[int, list[tuple[int, Change]]], what: int, change: Change) -> Ability:
    def ability(card: int) -> None:
        table.setdefault(card, []).append((what, change))
        cards.HOOK_BITS[card] |= what
        mark(card, hooks.PRICE)

    return ability


def other_price(what: int, change: Change) -> Ability:
    """Another price for the whole thing."""
    return _priced(payments.PRICES, what, change)


def replaces(what: int, change: Change) -> Ability:
    """Goods of the price that may be replaced by others."""
    return _priced(payments.REPLACEMENTS, what, change)


def discount(what: int, change: Change) -> Ability:
    return _priced(payments.DISCOUNTS, what, change)


def cheaper(what: int, good: int, amount: Callable[[Farm], int]) -> Ability:
    """Less of one good, but never less than nothing."""

    def change(farm: Farm, payment: Payment) -> list[Payment]:
        return [less(payment, good, amount(farm))]

    return discount(what, change)


def dearer(what: int, good: int, amount: Callable[[Farm], int]) -> Ability:
    """More of one good."""

    def change(farm: Farm, payment: Payment) -> list[Payment]:
        return [payments.more(payment, good, amount(farm))]

    def ability(card: int) -> None:
        discount(what, change)(card)
        mark(card, hooks.RAISED)

    return ability


def less(payment: Payment, good: int, amount: int) -> Payment:
    return tuple([max(0, paid - amount) if number == good else paid for number, paid in enumerate(payment)])


# Lasting changes.


def housing(change: Callable[[Farm], None]) -> Ability:
    """More living space, or more room for animals."""

    def ability(card: int) -> None:
        cards.HOUSINGS[card] = change
        mark(card, hooks.HOUSING)

    return ability


def frees_fences(count: int) -> Ability:
    """How many single fences of an action are free, where that is compared with another price."""

    def ability(card: int) -> None:
        FREE_FENCES[card] = count

    return ability


def pays_by_lines() -> Ability:
    """Each straight line of new fences costs 1 wood."""

    def ability(card: int) -> None:
        LINE_CARDS.add(card)
        keeps((1 << len(EDGE_NAMES)) - 1)(card)
        mark(card, hooks.LINES)

    return ability


def bonus(points: Callable[[Data, int], int]) -> Ability:
    """Points at the end."""

    def ability(card: int) -> None:
        cards.BONUS[card] = points
        mark(card, hooks.SCORING)

    return ability


def at_any_time(choices: Callable[[Data, Farm], list[int]], use: Callable[[Data, int, int, Log], None]) -> Ability:
    """What its owner can pick at any time, and what that does."""

    def ability(card: int) -> None:
        lists(choices, use)(card)
        cards.ANY_TIME.add(card)
        mark(card, hooks.ANY_TIME)

    return ability


def trades(offered: Callable[[Farm], list[Trade]], stocked: bool = False) -> Ability:
    """What its owner can trade at any time; each trade takes one of what lies on a stocked card."""

    def ability(card: int) -> None:
        cards.TRADES[card] = offered
        if stocked:
            cards.STOCKED.add(card)
        cards.ANY_TIME.add(card)
        mark(card, hooks.ANY_TIME)
        mark(card, hooks.TRADES)

    return ability


def trades_count(when: Test) -> Ability:
    """A card that gains by trades: when the step `last_chance(card)` asks for them."""

    def ability(card: int) -> None:
        cards.LAST_CHANCES[card] = when

    return ability


def remember(farm: Farm, card: int, value: int) -> None:
    """What a card keeps for later; NONE forgets it."""
    if value == NONE:
        farm.stores.pop(card, None)
    else:
        farm.stores[card] = value


def keeps(most: int, counts: str = "") -> Ability:
    """A card that remembers a number up to this, and what it counts if players can see it."""

    def ability(card: int) -> None:
        cards.KEEPS[card] = most
        if counts:
            cards.COUNTS[card] = counts

    return ability


def looks_back(tally: int) -> Ability:
    """A card that depends on what its owner's farm has counted in this round, see `tallies.py`."""

    def ability(card: int) -> None:
        cards.TALLIES[card] = tally

    return ability


def stocks(*goods: int) -> Ability:
    """A card with a stack of goods; it remembers how many are left."""

    def ability(card: int) -> None:
        keeps(len(goods), "goods")(card)
        cards.STOCK[card] = goods

    return ability


def keeps_points() -> Ability:
    """Points that are won when the card is played, and written down."""

    def ability(card: int) -> None:
        def points(state: Data, seat: int) -> int:
            return state.farms[seat].stores.get(card, 0)

        keeps(MOST_POINTS, "points")(card)
        bonus(points)(card)

    return ability


def score(state: Data, seat: int, card: int, points: int, log: Log) -> None:
    """Write down points on a card that keeps them."""
    remember(state.farms[seat], card, points)
    if log is not None and points:
        log.append(CardScored(seat, cards.NAMES[card], points))


def bonus_for_all(points: Callable[[Data, int], int]) -> Ability:
    """Points at the end for every player, not only the owner."""

    def ability(card: int) -> None:
        cards.BONUS_FOR_ALL[card] = points

    return ability


def shares(test: Callable[[Data, Farm, int], bool]) -> Ability:
    """Spaces that the owner may use although somebody is there."""

    def ability(card: int) -> None:
        SHARES[card] = test
        mark(card, hooks.SHARING)

    return ability


def is_field(*crops: int) -> Ability:
    """A card that is a field for these crops."""

    def ability(card: int) -> None:
        cards.FIELD_CARDS.append(card)
        cards.add_field(cards.NAMES[card], crops)

    return ability


def costs(price: Callable[[Farm], Price]) -> Ability:
    """A price that depends on the farm."""

    def ability(card: int) -> None:
        cards.PRICE_NOW[card] = price

    return ability


def acts(act: Hook, when: Test | None = None, why: str = "") -> Ability:
    """What the step `act(card)` does, when it is possible, and why not otherwise."""

    def ability(card: int) -> None:
        cards.ACTS[card] = act
        if when is not None:
            cards.CAN_ACT[card] = when
        if why:
            cards.WHY_NOT[card] = why

    return ability


def lists(
    choices: Callable[[Data, Farm], list[int]], use: Callable[[Data, int, int, Log], None], quiet: bool = False
) -> Ability:
    """What the owner can pick where the step `pick(card)` asks for it. If it is quiet, the log says only what that
    does."""

    def ability(card: int) -> None:
        cards.CHOICES[card] = choices
        cards.USES[card] = use
        if quiet:
            cards.QUIET.add(card)

    return ability


def may_on_play(effect: int) -> Ability:
    """Something that the owner may do when the card is played."""

    def ability(card: int) -> None:
        step = step_of(offered(card, effect), may_leave=True, card=card)

        def act(state: Data, seat: int, log: Log) -> None:
            state.farms[seat].steps.append(step)

        do_on_play(act)(card)

    return ability


def renovates_to(house: Callable[[Farm], int]) -> Ability:
    """Another house that the owner may renovate to; NONE for nothing."""

    def ability(card: int) -> None:
        FURTHER[card] = house
        mark(card, hooks.RENOVATION)

    return ability


def forbids_renovation() -> Ability:
    def ability(card: int) -> None:
        FORBIDS.add(card)
        mark(card, hooks.RENOVATION)

    return ability


def food_before_occupations(food: Callable[[Farm], int], **price: int) -> Ability:
    """The food that the card can bring for these goods right before an occupation is played."""

    def ability(card: int) -> None:
        FOOD_BEFORE[card] = _price(price), food

    return ability
