"""The cards and improvements that a view shows."""

from functools import lru_cache
from typing import Final

from cosecha.core.frozen import NOTHING, FrozenDict, FrozenList
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.cards.topics import always
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.encoding.sharing import KEPT, named
from cosecha.games.agricola.engine.cards import (
    CATEGORIES,
    COUNTS,
    IDS,
    LACKS,
    NEEDS,
    OCCUPATION,
    OPTIONAL,
    PLAYERS,
    POINTS,
    PRICES,
    STOCK,
    meets_needs,
    price_of,
)
from cosecha.games.agricola.engine.decks import DECK_NAMES, KIND_OF, PROVENANCE, deck_of, is_drawn
from cosecha.games.agricola.engine.payments import MINOR
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import GOOD_NAMES, Price
from cosecha.games.agricola.majors import MAJOR_CATEGORY, MAJOR_IDS, MAJOR_NAMES, MAJOR_POINTS
from cosecha.games.agricola.mechanisms.improvements import PRINTED_MAJORS, cheapest
from cosecha.games.agricola.view import Card, Major


@lru_cache(KEPT)
def majors_at(prices: tuple[tuple[Price, ...], ...]) -> dict[str, Major]:
    return FrozenDict(
        {
            name: Major(
                named(ways[0]),
                points,
                major_id,
                MAJOR_CATEGORY,
                FrozenList([named(way) for way in ways]) if len(ways) > 1 else NOTHING,
            )
            for name, ways, points, major_id in zip(MAJOR_NAMES, prices, MAJOR_POINTS, MAJOR_IDS, strict=True)
        }
    )


PRINTED: Final[dict[str, Major]] = majors_at(PRINTED_MAJORS)


def shown_cards(state: Data, seat: int | None) -> dict[str, Card]:
    found: dict[str, Card] = {}
    for farm in state.farms:
        for card in farm.played:
            found[CARD_NAMES[card]] = _card(card, PRICES[card], True, 0, ())
    for card in state.market:
        found[CARD_NAMES[card]] = _card(card, PRICES[card], True, 0, ())
    if state.decks is not None:
        for card in state.decks.laid:
            found[CARD_NAMES[card]] = _card(card, PRICES[card], True, 0, ())
    if seat is not None:
        farm = state.farms[seat]
        for card in state.market:
            found[CARD_NAMES[card]] = _in_hand(state, farm, card)
        for card in farm.hand:
            found[CARD_NAMES[card]] = _in_hand(state, farm, card)
        for card in farm.pack:
            found[CARD_NAMES[card]] = _in_hand(state, farm, card)
    return found


def _in_hand(state: Data, farm: Farm, card: int) -> Card:
    price = cheapest(farm, MINOR, price_of(farm, card))
    missing = tuple([(good, max(0, amount - farm.goods[good])) for good, amount in price])
    count = LACKS.get(card)
    return _card(card, price, meets_needs(state, farm, card), 0 if count is None else count(farm), missing)


@lru_cache(KEPT)
def _card(card: int, price: Price, met: bool, lacks: int, missing: Price) -> Card:
    return Card(
        OCCUPATION[card],
        named(price),
        named(PRICES[card]),
        POINTS[card],
        NEEDS.get(card),
        met,
        lacks,
        named(missing),
        COUNTS.get(card, ""),
        FrozenList([GOOD_NAMES[good] for good in STOCK.get(card, ())]),
        card in OPTIONAL,
        always(card) if card in OPTIONAL else None,
        IDS[card],
        CATEGORIES[card],
        PLAYERS[card],
        DECK_NAMES[deck_of(card)] if is_drawn(card) else "",
        KIND_OF.get(card, ""),
        PROVENANCE.get(card, ""),
    )
