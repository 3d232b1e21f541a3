"""The phases in which a seat decides something, in rulebook order; automatic phases have no number."""

from typing import Final

PLACE: Final = 0
FILL: Final = 1
WORK: Final = 2
OVER: Final = 3

PHASE_NAMES: Final = ("place", "fill", "work", "over")

RULES_ANCHORS: Final = ("place", "fill", "work", "scoring")
"""The section of the rules page for each phase."""
