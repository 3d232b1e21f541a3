"""Agricola's messages: together, these functions are the game's `core.words.Words`."""

from cosecha.games.agricola.words.asking import prompt, waiting
from cosecha.games.agricola.words.choosing import choices, plans
from cosecha.games.agricola.words.effects import facts
from cosecha.games.agricola.words.ids import message_ids
from cosecha.games.agricola.words.naming import action, event, place
from cosecha.games.agricola.words.refusals import REASON_ANCHORS, anchor
from cosecha.games.agricola.words.scores import decided, sheet
from cosecha.games.agricola.words.tables import board, seats, status

__all__ = [
    "REASON_ANCHORS",
    "action",
    "anchor",
    "board",
    "choices",
    "decided",
    "event",
    "facts",
    "message_ids",
    "place",
    "plans",
    "prompt",
    "seats",
    "sheet",
    "status",
    "waiting",
]
