"""The offers of cards that can be answered automatically: always, where there is only one way to accept, or never."""

from typing import Final

from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.cards.occupations_a import SCYTHE_WORKER
from cosecha.games.agricola.engine.cards import OPTIONAL
from cosecha.games.agricola.engine.effects import KIND, PARTS
from cosecha.games.agricola.mechanisms.offers import OFFER

NEVER: Final = "done"
_ALL_AT_ONCE: Final = frozenset([SCYTHE_WORKER])
"""Cards with a list from which everything can be picked at once."""


def topic_of(card: int) -> str:
    return f"card-{CARD_NAMES[card]}"


def always(card: int) -> str | None:
    """The answer that accepts a card's offer; None if that takes more than a yes."""
    if card in _OFFERS:
        return f"card {CARD_NAMES[card]}"
    return f"pick {CARD_NAMES[card]} all" if card in _ALL_AT_ONCE else None


_OFFERS: Final = frozenset([PARTS[number][0] for number, kind in enumerate(KIND) if kind == OFFER])

ANSWERS: Final[dict[str, tuple[str, ...]]] = {
    topic_of(card): tuple([answer for answer in (always(card), NEVER) if answer]) for card in sorted(OPTIONAL)
}
"""By topic: the answers that may be given automatically."""
