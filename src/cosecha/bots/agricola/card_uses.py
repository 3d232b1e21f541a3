"""What a hand card does for its owner, in one word: what it makes cheaper or allows, or else when it helps."""

from typing import Final

from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import BONUS, BONUS_FOR_ALL, FIELD_CARDS, HOOK_BITS, HOUSINGS, ON_PLAY, TRADES
from cosecha.games.agricola.engine.payments import DISCOUNTS, FENCES, MAJOR, MINOR, PRICES, RENOVATION, ROOM


def _any(*timings: int) -> int:
    return sum([1 << timing for timing in timings])


_MOMENTS: Final = (
    (_any(hooks.ANY_TIME), "any-time"),
    (_any(hooks.FIELD_PHASE_START, hooks.FIELD_PHASE), "harvest"),
    (_any(hooks.WHEN_BAKING), "bake"),
    (_any(hooks.AFTER_ROOMS, hooks.AFTER_RENOVATION, hooks.AFTER_FENCING), "build"),
    (_any(hooks.BEFORE_OCCUPATION, hooks.AFTER_OCCUPATION, hooks.AFTER_IMPROVEMENT), "cards"),
    (_any(hooks.WITH_USE, hooks.AFTER_USE, hooks.ANY_USE, hooks.AFTER_TAKING, hooks.AFTER_PERSON), "use"),
    (_any(hooks.CONDITION), "once"),
)
_ROUNDS: Final = _any(hooks.ROUND_START, hooks.RETURNING_HOME)


def use_of(card: int) -> str:
    """The word that `agricola-noun-card-use` selects by."""
    bits = HOOK_BITS[card]
    if card in DISCOUNTS or card in PRICES:
        return f"cheaper-{_thing(bits)}"
    if bits & (ROOM | RENOVATION | FENCES | MAJOR | MINOR):
        return "payment"
    if card in HOUSINGS:
        return "housing"
    if card in BONUS or card in BONUS_FOR_ALL:
        return "points"
    if card in FIELD_CARDS:
        return "field"
    if card in TRADES:
        return "trade"
    for timings, moment in _MOMENTS:
        if bits & timings:
            return moment
    # One that also does something when it is played may act in a single round.
    if card in ON_PLAY:
        return "play"
    return "round" if bits & _ROUNDS else "other"


def _thing(bits: int) -> str:
    """What a card makes cheaper."""
    if bits & (MAJOR | MINOR):
        return "building" if bits & ROOM else "improvements"
    return "fences" if bits & FENCES else "rooms"
