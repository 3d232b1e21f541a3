"""The phases in which a seat decides something, in rulebook order; automatic phases have no number."""

from typing import Final

SPRING: Final = 0
START_CANAL: Final = 1
PALMS: Final = 2
BID: Final = 3
PLANT: Final = 4
LEFTOVER: Final = 5
PROPOSE: Final = 6
DECIDE: Final = 7
EXTRA: Final = 8
OVER: Final = 9

PHASE_NAMES: Final = ("spring", "start", "palm", "bid", "plant", "leftover", "propose", "decide", "extra", "over")

RULES_ANCHORS: Final = (
    "setup",
    "two-players",
    "setup",
    "auction",
    "planting",
    "leftover",
    "proposals",
    "decision",
    "extra-canal",
    "scoring",
)
"""The section of the rules page for each phase."""
