"""The offers of cards that can be answered automatically: always, where there is only one way to accept, or never."""

from typing import Final

from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import ALL_AT_ONCE, OPTIONAL
from cosecha.games.agricola.engine.effects import KIND, PARTS
from cosecha.games.agricola.mechanisms.offers import OFFER

NEVER: Final = "done"


def topic_of(card: int) -> str:
    return f"card-{CARD_NAMES[card]}"


def always(card: int) -> str | None:
    """The answer that accepts a card's offer; None if that takes more than a yes."""
    if card in _OFFERS:
        return f"card {CARD_NAMES[card]}"
    return f"pick {CARD_NAMES[card]} all" if card in ALL_AT_ONCE else None


_OFFERS: Final = frozenset([PARTS[number][0] for number, kind in enumerate(KIND) if kind == OFFER])

ANSWERS: Final[dict[str, tuple[str, ...]]] = {
    topic_of(card): tuple([answer for answer in (always(card), NEVER) if answer]) for card in sorted(OPTIONAL)
}
"""By topic: the answers that may be given automatically."""
