"""The vocabulary of the event decks, beside that of hand cards in `abilities.py`.

    NOBLE_KNIGHT = forest_card("F15", "noble-knight", "occupation", each_use(FISHING, then=gain(wood=2)))

A card is its id, its name, its kind and its abilities. `on_play` says what happens when it is drawn.
"""

from collections.abc import Callable
from typing import Final

from cosecha.core.state import Log
from cosecha.games.agricola.cards.abilities import (
    MOST_POINTS,
    Ability,
    acts,
    at_any_time,
    discount,
    do_at,
    do_on_play,
    keeps,
    less,
    may_at,
    remember,
    score,
)
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import cards, hooks
from cosecha.games.agricola.engine.cards import PICKING, Test, mark
from cosecha.games.agricola.engine.decks import (
    AREA,
    BESIDE,
    CARDS,
    FAIRIES,
    FOREST,
    GOES,
    JOINS_ANIMALS,
    KIND_OF,
    LLAMAS,
    LOOKS,
    PROVENANCE,
    REMOVED,
    REPLACED,
    SCORED_BY_ALL,
    SPACES,
    WINNING_TOTAL,
    X,
)
from cosecha.games.agricola.engine.effects import in_order, step_of
from cosecha.games.agricola.engine.payments import Payment
from cosecha.games.agricola.engine.spaces import space
from cosecha.games.agricola.events import LaidCardTaken
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.mechanisms.buying import has_saved
from cosecha.games.agricola.mechanisms.customs import lay_at
from cosecha.games.agricola.mechanisms.family import growth_costs
from cosecha.games.agricola.mechanisms.goods import pay
from cosecha.games.agricola.mechanisms.looking import look_with, order_with
from cosecha.games.agricola.mechanisms.losing import ON_LOSS, lose_card
from cosecha.games.agricola.mechanisms.offers import last_chance
from cosecha.games.agricola.mechanisms.revealing import carried_out, shuffle_back
from cosecha.games.agricola.mechanisms.triggers import act
from cosecha.games.agricola.phases import WORK

_GOES: Final = {
    "action-space": BESIDE,
    "space-merchant": BESIDE,
    "artifact": AREA,
    "event": REMOVED,
    "occupation": AREA,
    "minor-improvement": AREA,
    "major-improvement": AREA,
}
_IMPROVEMENTS: Final = ("artifact", "minor-improvement", "major-improvement")


def x_card(
    card_id: str,
    name: str,
    kind: str,
    *abilities: Ability,
    points: int = 0,
    goes: int | None = None,
    provenance: str = "public",
) -> int:
    return _card(X, card_id, name, kind, abilities, points, goes, provenance)


def forest_card(
    card_id: str,
    name: str,
    kind: str,
    *abilities: Ability,
    points: int = 0,
    goes: int | None = None,
    provenance: str = "public",
) -> int:
    return _card(FOREST, card_id, name, kind, abilities, points, goes, provenance)


def _card(
    deck: int,
    card_id: str,
    name: str,
    kind: str,
    abilities: tuple[Ability, ...],
    points: int,
    goes: int | None,
    provenance: str,
) -> int:
    category = ("space", "forest")[deck]
    card = cards.add_card(
        card_id, name, kind == "occupation", (), points, 1, False, category, improvement=kind in _IMPROVEMENTS
    )
    CARDS[deck].append(card)
    KIND_OF[card] = kind
    GOES[card] = _GOES[kind] if goes is None else goes
    PROVENANCE[card] = provenance
    cards.choice(name)  # other cards may list this one
    carried_out(card)
    for ability in abilities:
        ability(card)
    return card


def is_space(effect: int) -> Ability:
    """An action space for everybody."""

    def ability(card: int) -> None:
        SPACES[card] = space(cards.NAMES[card], effect)

    return ability


def sells_itself(moment: int, when: Test | None = None, **price: int) -> Ability:
    """A card beside the board that the first player who pays this price takes."""

    def ability(card: int) -> None:
        def is_there(state: Data, farm: Farm) -> bool:
            there = state.decks is not None and card in state.decks.laid
            return there and (when is None or when(state, farm))

        def take(state: Data, seat: int, log: Log) -> None:
            assert state.decks is not None
            state.decks.laid = tuple([each for each in state.decks.laid if each != card])
            lay_at(state, seat, card)
            if log is not None:
                log.append(LaidCardTaken(seat, cards.NAMES[card]))

        acts(take, is_there)(card)
        may_at(moment, in_order(pay(**price), act(card)), is_there)(card)

    return ability


def wins_with(points: int) -> Ability:
    """Exactly this many points win the match."""

    def ability(card: int) -> None:
        WINNING_TOTAL[card] = points

    return ability


def once_per_action(things: int, good: int, when: Callable[[Farm], bool] | None = None) -> Ability:
    """Whenever its owner builds such a thing or several, 1 good less for all of them together."""

    def ability(card: int) -> None:
        def change(farm: Farm, payment: Payment) -> list[Payment]:
            cheaper = not has_saved(farm, things) and (when is None or when(farm))
            return [less(payment, good, 1) if cheaper else payment]

        discount(things, change)(card)
        mark(card, hooks.ONCE_PER_ACTION)

    return ability


def raises_growth(food: int) -> Ability:
    """Every family growth costs more food."""

    def ability(card: int) -> None:
        growth_costs(card, food)

    return ability


def for_everybody_at(moment: int, effect: int) -> Ability:
    """Something that each player does at this moment while the card lies beside the board."""

    def ability(card: int) -> None:
        def act(state: Data, seat: int, log: Log) -> None:
            state.farms[seat].steps.append(step_of(effect, card=card))

        cards.hook(card, moment, act)

    return ability


def replaces_space(old: int) -> Ability:
    """A space in place of another."""

    def ability(card: int) -> None:
        REPLACED[card] = old

    return ability


def brings_llamas() -> Ability:
    """Llamas, as a category for everybody too."""

    def ability(card: int) -> None:
        LLAMAS.append(card)
        PICKING.add(card)

    return ability


def gathers_fairies() -> Ability:
    """Fairies lie on it until somebody takes them."""
    return FAIRIES.append


def looks_at(deck: int, times: int) -> Ability:
    """So often, at any time in their turns, its owner may look at the top of a deck. After that, it is shuffled back
    when people return home."""

    def ability(card: int) -> None:
        looking = look_with(card)
        order_with(card)  # effects must be known before a match begins
        asked = step_of(last_chance(card), may_leave=True, card=card)

        def begin(state: Data, seat: int, log: Log) -> None:
            farm = state.farms[seat]
            remember(farm, card, times)
            # Otherwise the turn may end without another question.
            farm.steps.insert(len(farm.steps) - 1, asked)

        def can_look(state: Data, farm: Farm) -> list[int]:
            assert state.decks is not None
            own_turn = state.phase == WORK and state.active == farm.seat
            return [0] if own_turn and farm.stores.get(card, 0) and state.decks.piles[deck] else []

        def look(state: Data, seat: int, what: int, log: Log) -> None:
            farm = state.farms[seat]
            farm.stores[card] -= 1
            farm.steps.append(step_of(looking, card=card))

        def leave(state: Data, seat: int, log: Log) -> None:
            if state.farms[seat].stores.get(card) == 0:
                lose_card(state, seat, card, log)
                shuffle_back(state, card, log)

        LOOKS[card] = deck
        PICKING.add(card)
        keeps(times, "looks")(card)
        do_on_play(begin)(card)
        at_any_time(can_look, look)(card)
        do_at(hooks.LEAVING_HOME, leave)(card)

    return ability


def when_lost(act: Callable[[Data, int, int, Log], None]) -> Ability:
    """What happens to its owner when the card is gone; it is told what the card remembered."""

    def ability(card: int) -> None:
        ON_LOSS[card] = act

    return ability


def scored_by_all() -> Ability:
    """Points that any player may win with this card."""

    def ability(card: int) -> None:
        SCORED_BY_ALL.add(card)
        keeps(MOST_POINTS, "points")(card)

    return ability


def joins_animals() -> Ability:
    """It counts as 1 animal at the end, of whatever type is best."""
    return JOINS_ANIMALS.add


def score_more(state: Data, seat: int, card: int, points: int, log: Log) -> None:
    """Add to the points that a card has brought a player."""
    score(state, seat, card, state.farms[seat].stores.get(card, 0) + points, log)
