"""Cards of the event decks as action spaces. Some replace another space, which is gone as soon as nobody is there."""

from cosecha.core.state import NONE, Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES as CARD_NAMES
from cosecha.games.agricola.engine.decks import REPLACED, SPACES
from cosecha.games.agricola.engine.spaces import NAMES
from cosecha.games.agricola.events import SpaceReplaced
from cosecha.games.agricola.mechanisms.marking import move_marks


def is_replaced(state: Data, space: int) -> bool:
    """Whether a card has replaced a space, whether or not that has been in play."""
    return replacing_card(state, space) != NONE


def replacing_card(state: Data, space: int) -> int:
    for card in () if state.decks is None else state.decks.laid:
        if REPLACED.get(card, NONE) == space:
            return card
    return NONE


def lay_spaces(state: Data) -> None:
    """Put the spaces of the cards beside the board last, in the order in which they were drawn. A replaced space stays
    while people are there, and the card that replaces it waits."""
    decks = state.decks
    assert decks is not None
    others = list(SPACES.values())
    board = [space for space in state.spaces if space not in others]
    for space in board:
        card = replacing_card(state, space)
        if card != NONE and not state.occupied[space]:
            move_marks(state, space, SPACES[card])
    board = [space for space in board if state.occupied[space] or not is_replaced(state, space)]
    laid = [card for card in decks.laid if card in SPACES and REPLACED.get(card, NONE) not in board]
    state.spaces = [*board, *[SPACES[card] for card in laid]]


def reveal_space(state: Data, space: int, log: Log) -> None:
    """Bring a round card into play, before the spaces of the decks, unless it has been replaced."""
    state.spaces.append(space)
    tell_replaced(state, space, log)
    lay_spaces(state)


def tell_replaced(state: Data, space: int, log: Log) -> None:
    card = replacing_card(state, space)
    if log is not None and card != NONE and space in state.spaces:
        log.append(SpaceReplaced(CARD_NAMES[card], NAMES[space]))
