"""The vocabulary of the event decks, beside that of hand cards in `abilities.py`.

    NOBLE_KNIGHT = forest_card("F15", "noble-knight", "occupation", each_use(FISHING, then=gain(wood=2)))

A card is its id, its name, its kind and its abilities. `on_play` says what happens when it is drawn.
"""

from typing import Final

from cosecha.core.state import Log
from cosecha.games.agricola.cards.abilities import MOST_POINTS, Ability, keeps, score
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import cards
from cosecha.games.agricola.engine.decks import (
    AREA,
    BESIDE,
    CARDS,
    FOREST,
    GOES,
    KIND_OF,
    LLAMAS,
    LOOKS,
    PROVENANCE,
    REMOVED,
    REPLACED,
    SCORED_BY_ALL,
    SPACES,
    X,
)
from cosecha.games.agricola.engine.spaces import space
from cosecha.games.agricola.mechanisms.looking import look_with, order_with
from cosecha.games.agricola.mechanisms.offers import last_chance
from cosecha.games.agricola.mechanisms.revealing import carried_out

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


def replaces_space(old: int) -> Ability:
    """A space in place of another."""

    def ability(card: int) -> None:
        REPLACED[card] = old

    return ability


def brings_llamas() -> Ability:
    """Llamas, as a category for everybody too."""

    def ability(card: int) -> None:
        LLAMAS.append(card)

    return ability


def looks_at(deck: int) -> Ability:
    """A card whose owner may look at the top of a deck, with the step `look_with(card)`."""

    def ability(card: int) -> None:
        LOOKS[card] = deck
        # Effects must be known before a match begins.
        look_with(card)
        order_with(card)
        last_chance(card)

    return ability


def scored_by_all() -> Ability:
    """Points that any player may win with this card."""

    def ability(card: int) -> None:
        SCORED_BY_ALL.add(card)
        keeps(MOST_POINTS, "points")(card)

    return ability


def score_more(state: Data, seat: int, card: int, points: int, log: Log) -> None:
    """Add to the points that a card has brought a player."""
    score(state, seat, card, state.farms[seat].stores.get(card, 0) + points, log)
