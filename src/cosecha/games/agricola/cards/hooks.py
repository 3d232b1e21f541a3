"""When cards act. A farm keeps the hooks of its cards as bits, so that a farm without cards is never asked."""

from typing import Final

BEFORE_SPACE: Final = 0
"""Right after the owner has placed a person, before the space's own effect."""
AFTER_SPACE: Final = 1
"""Immediately after the space's effect."""
ANY_SPACE: Final = 2
"""Somebody, the owner included, uses a space."""
AFTER_ROOMS: Final = 3
AFTER_RENOVATION: Final = 4
AFTER_FENCING: Final = 5
WHEN_BAKING: Final = 6
BEFORE_OCCUPATION: Final = 7
AFTER_IMPROVEMENT: Final = 8
ROUND_START: Final = 9
FIELD_PHASE: Final = 10
RETURNING_HOME: Final = 11
IMPROVEMENT_PRICE: Final = 12
FENCE_PRICE: Final = 13
SCORING: Final = 14
ANY_TIME: Final = 15

HOOK_NAMES: Final = (
    "before-space",
    "after-space",
    "any-space",
    "after-rooms",
    "after-renovation",
    "after-fencing",
    "when-baking",
    "before-occupation",
    "after-improvement",
    "round-start",
    "field-phase",
    "returning-home",
    "improvement-price",
    "fence-price",
    "scoring",
    "any-time",
)
