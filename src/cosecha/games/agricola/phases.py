"""The phases of a round. Most are automatic; a phase stops only where a seat has pending steps."""

from typing import Final

REVEAL: Final = 0
COLLECT: Final = 1
ROUND_START: Final = 2
REFILL: Final = 3
WORK: Final = 4
HOME: Final = 5
FIELD: Final = 6
FEED: Final = 7
BREED: Final = 8
ROUND_END: Final = 9
OVER: Final = 10

PHASE_NAMES: Final = (
    "reveal",
    "collect",
    "round-start",
    "refill",
    "work",
    "home",
    "field",
    "feed",
    "breed",
    "round-end",
    "over",
)

ROUNDS: Final = 14
HARVESTS: Final = (4, 7, 9, 11, 13, 14)
STAGES: Final = ((1, 2, 3, 4), (5, 6, 7), (8, 9), (10, 11), (12, 13), (14,))
"""The rounds of each stage."""

ANCHORS: Final[dict[str, str]] = {
    "place": "work",
    "room-stable": "house",
    "room": "house",
    "stable": "stables",
    "stable-bake": "tiles",
    "plow": "fields",
    "plow-sow": "fields",
    "sow": "fields",
    "sow-bake": "baking",
    "bake": "baking",
    "fence": "fences",
    "renovate": "house",
    "improve": "improvements",
    "choose": "spaces",
    "minor": "cards",
    "occupation": "cards",
    "card": "cards",
    "pay": "cards",
    "move": "teams",
    "keep": "animals",
    "breed": "breeding",
    "feed": "feeding",
    "draft": "cards",
    "draw": "cards",
    "drop": "cards",
    "mulligan": "cards",
    "several": "work",
    "confirm": "work",
}
"""The section of the rules page for each kind of decision (see `stack.asked`)."""
RULES_ANCHORS: Final = tuple(ANCHORS.values())
