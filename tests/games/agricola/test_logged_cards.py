"""Whatever a card does by itself is in the log, with the card's name."""

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from cosecha.core.event import Event
from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, events
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import CONDITIONS, COUNTS, HOOKS, MUST_DO, ON_PLAY, OPTIONAL
from cosecha.games.agricola.engine.decks import is_drawn
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.state import State

NOTES = {"hedge-keeper", "grocer", "moldboard-plow"}
"""What these do by themselves only prepares what they offer: a note, or goods and tiles on the card."""

SELDOM = {"big-country", "pastor", "strawberry-patch", "three-field-rotation"}
"""Random play hardly ever meets what these need; scenarios show what they log."""


def amounts(event: Event) -> Iterator[tuple[int, str, int]]:
    """What an event says about goods: the seat, the good, and how much more of it there is."""
    match event:
        case events.GoodsTaken() | events.GoodsGained() | events.CardGave() | events.CropsHarvested():
            yield event.seat, event.good, event.amount
        case events.PromiseKept() | events.CardPromiseKept():
            yield event.seat, event.good, event.amount
        case events.GoodsPaid() | events.GoodsGivenBack() | events.GoodsDiscarded() | events.AnimalsReleased():
            yield event.seat, event.good, -event.amount
        case events.GoodsExchanged():
            yield event.seat, event.good, -event.amount
            yield event.seat, "food", event.food
        case events.BreadBaked():
            yield event.seat, "grain", -event.grain
            yield event.seat, "food", event.food
        case events.FieldSown():
            yield event.seat, event.good, -1
        case events.FamilyFed():
            yield event.seat, "food", -event.food
        case events.AnimalsBred() | events.CardBred():
            yield event.seat, event.good, 1


def points_on_cards(state: State, seat: int) -> dict[str, int]:
    stores = state.farms[seat].stores
    return {CARD_NAMES[card]: stores[card] for card in stores if COUNTS.get(card) == "points"}


def check(before: State, after: State, seat: int, log: Sequence[Event]) -> None:
    """Goods, points and cards don't come or go without an event; only what somebody buys is paid without one."""
    told: Counter[tuple[int, str]] = Counter()
    for event in log:
        for owner, good, amount in amounts(event):
            told[owner, good] += amount
    for owner, (farm, then) in enumerate(zip(before.farms, after.farms, strict=True)):
        for number, good in enumerate(GOOD_NAMES):
            paid = farm.goods[number] + told[owner, good] - then.goods[number]
            assert paid >= 0 if owner == seat else paid == 0, (owner, good, log)
        won = {
            event.card: event.points for event in log if isinstance(event, events.CardScored) and event.seat == owner
        }
        had = points_on_cards(before, owner)
        assert won == {
            card: points for card, points in points_on_cards(after, owner).items() if card not in had and points
        }
        played = {event.card for event in log if isinstance(event, events.CardPlayed) and event.seat == owner}
        assert {CARD_NAMES[card] for card in set(then.played) - set(farm.played)} <= played


def play(players: int, seed: int) -> Counter[str]:
    """A random match. Returns how often each card is named in the log, apart from being played."""
    state = GAME.start(GAME.options(players=players, cards="full"), seed)
    rng = Rng(seed)
    named: Counter[str] = Counter()
    while seats := state.waiting():
        actions = state.worth(seats[0])
        before = state.copy()
        log = state.play(seats[0], actions[rng.below(len(actions))])
        check(before, state, seats[0], log)
        named.update(event.card for event in log if hasattr(event, "card") and not isinstance(event, events.CardPlayed))
    return named


def acting_by_themselves() -> set[str]:
    """Hand cards that do something without a question: when played, at a moment, or on a condition."""
    acting = {card for card, _ in HOOKS} - OPTIONAL | set(ON_PLAY) | set(CONDITIONS)
    return {CARD_NAMES[card] for card in acting - set(MUST_DO) if not is_drawn(card)} - NOTES


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_goods_points_and_cards_change_only_with_an_event(players: int) -> None:
    for seed in range(3):
        play(players, seed)


@pytest.mark.proof
def test_every_card_that_acts_by_itself_is_named_in_the_log() -> None:
    named: Counter[str] = Counter()
    for seed in range(1000, 1700):
        named += play(4, seed)
    assert acting_by_themselves() - set(named) <= SELDOM
