"""Cards that leave the player who has them, with everything they do."""

from collections.abc import Callable
from typing import Final

from cosecha.core.state import NONE, Log
from cosecha.games.agricola.board import CELLS
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import FIELD_CARDS, settle_yard
from cosecha.games.agricola.mechanisms.customs import hooks_of, lend

ON_LOSS: Final[dict[int, Callable[[Data, int, int, Log], None]]] = {}
"""By card: what happens to its owner when it is gone, such as a person on it who goes home. It is told what the card
remembered."""


def lose_card(state: Data, seat: int, card: int, log: Log) -> None:
    """Take a card away: its effects, what lies on it, and what it has promised for later rounds."""
    farm = state.farms[seat]
    place = farm.played.index(card)
    if place >= len(farm.played) - farm.fresh:
        farm.fresh -= 1
    farm.played = (*farm.played[:place], *farm.played[place + 1 :])
    store = farm.stores.pop(card, NONE)
    if card in FIELD_CARDS:
        field = CELLS + FIELD_CARDS.index(card)
        farm.card_fields &= ~(1 << field)
        farm.crops[field] = farm.amounts[field] = 0
    farm.hooks = hooks_of(farm)
    settle_yard(farm)
    state.promised = [each for each in state.promised if each[1] != seat or each[4] != card]
    if state.teams:
        lend(state, seat)
    on_loss = ON_LOSS.get(card)
    if on_loss is not None:
        on_loss(state, seat, store, log)
