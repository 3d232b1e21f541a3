"""Agricola's encoder. Observations and numbers depend on the options: what they can't bring up is left out."""

from typing import Any

from cosecha.encoding.agricola.actions import Numbers
from cosecha.encoding.agricola.cards import CardTable
from cosecha.encoding.agricola.encoder import AgricolaEncoder
from cosecha.encoding.agricola.fields import agreed, farm_fields, layout
from cosecha.encoding.agricola.tables import card_count
from cosecha.games.agricola.options import EVENT_DECKS, TEAMS, UNFINISHED, variant_of

VERSION = "agricola-v0"


def encoder(game: Any, options: Any) -> AgricolaEncoder:
    variant = variant_of(options)
    cards = card_count(options)
    return AgricolaEncoder(
        VERSION,
        game,
        options,
        layout(options),
        Numbers(cards, variant & TEAMS != 0, variant & UNFINISHED != 0),
        agreed(options),
        CardTable(cards, options.players) if cards else None,
        variant & EVENT_DECKS != 0,
        options.seasons == "with",
        sum(field.count for field in farm_fields(options)),
    )
