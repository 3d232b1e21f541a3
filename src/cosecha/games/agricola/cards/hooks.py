"""When cards act. A farm stores the hooks of its cards as bits, so that a farm without cards costs nothing."""

from typing import Final

AFTER_TAKING: Final = 0
"""The owner has taken the goods of an accumulation space."""
ANY_SPACE: Final = 1
"""Any player, the owner included, uses a space."""
AFTER_ROOMS: Final = 2
AFTER_RENOVATION: Final = 3
AFTER_FENCING: Final = 4
WHEN_BAKING: Final = 5
BEFORE_OCCUPATION: Final = 6
AFTER_IMPROVEMENT: Final = 7
ROUND_START: Final = 8
FIELD_PHASE: Final = 9
RETURNING_HOME: Final = 10
IMPROVEMENT_PRICE: Final = 11
FENCE_PRICE: Final = 12
SCORING: Final = 13
ANY_TIME: Final = 14

HOOK_NAMES: Final = (
    "after-taking",
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
