"""Every card as it is printed: occupations, minor and major improvements, event decks."""

from functools import cache

from cosecha.core.message import Message
from cosecha.core.printed import PrintedCard
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import CATEGORIES, IDS, NEEDS, OCCUPATION, PASSING, PLAYERS, POINTS, PRICES
from cosecha.games.agricola.engine.decks import KIND_OF, PROVENANCE
from cosecha.games.agricola.goods import GOOD_NAMES, Price
from cosecha.games.agricola.majors import HEARTHS, MAJOR_CATEGORY, MAJOR_IDS, MAJOR_NAMES, MAJOR_POINTS, MAJOR_PRICES


@cache
def printed_cards() -> tuple[PrintedCard, ...]:
    """In the order of their ids."""
    found = [*map(_card, range(len(IDS))), *map(_major, range(len(MAJOR_NAMES)))]
    return tuple(sorted(found, key=lambda card: card.id))


def _card(card: int) -> PrintedCard:
    name = CARD_NAMES[card]
    return PrintedCard(
        IDS[card],
        name,
        Message(f"name-card-{name}"),
        Message(f"agricola-text-{name}"),
        KIND_OF.get(card, "occupation" if OCCUPATION[card] else "minor"),
        IDS[card][0],
        CATEGORIES[card],
        PLAYERS[card],
        _goods(PRICES[card]),
        POINTS[card],
        PASSING[card],
        NEEDS.get(card),
        provenance=PROVENANCE.get(card, ""),
    )


def _major(number: int) -> PrintedCard:
    name = MAJOR_NAMES[number]
    returns = Message("agricola-inspect-return") if HEARTHS >> number & 1 else None
    return PrintedCard(
        MAJOR_IDS[number],
        name,
        Message("agricola-client-major", {"name": name}),
        Message("agricola-client-major-does", {"name": name}),
        "major",
        "",
        MAJOR_CATEGORY,
        1,
        _goods(MAJOR_PRICES[number]),
        MAJOR_POINTS[number],
        False,
        instead=returns,
    )


def _goods(price: Price) -> dict[str, int]:
    return {GOOD_NAMES[good]: amount for good, amount in price}
