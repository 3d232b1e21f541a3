"""Where a round is. Most phases pass by themselves; a phase stops where a seat has steps to take."""

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

DECISIONS: Final = (
    "place",
    "room",
    "stable",
    "plow",
    "sow",
    "bake",
    "fence",
    "renovate",
    "improvement",
    "minor",
    "occupation",
    "keep",
    "breed",
    "feed",
    "card",
    "pay",
    "choose",
    "several",
)
"""What a seat can be asked; `several` is an and/or of which more than one part is open."""
RULES_ANCHORS: Final = (
    "work",
    "house",
    "stables",
    "fields",
    "fields",
    "baking",
    "fences",
    "house",
    "improvements",
    "cards",
    "cards",
    "animals",
    "breeding",
    "feeding",
    "cards",
    "fences",
    "spaces",
    "spaces",
)
"""The section of the rules page that each of them points to."""

ROUNDS: Final = 14
HARVESTS: Final = (4, 7, 9, 11, 13, 14)
STAGES: Final = ((1, 2, 3, 4), (5, 6, 7), (8, 9), (10, 11), (12, 13), (14,))
"""The rounds of each stage."""
