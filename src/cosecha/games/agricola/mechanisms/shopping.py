"""The open market: some cards lie face up, and once a round one player may skip a turn to take one of them.

Half of the cards are occupations, one more of them if the number is odd. What is taken isn't replaced. The person who
would have been placed stays at home for a later turn of the round, so somebody else must still have one to place:
otherwise, no turn would be skipped.
"""

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES, card_token
from cosecha.games.agricola.events import CardTaken
from cosecha.games.agricola.options import OPEN_MARKET


def laid_out(cards: int, occupation: bool) -> int:
    """How many cards of a kind lie in a market of so many."""
    return (cards + 1) // 2 if occupation else cards // 2


def can_shop(state: Data, seat: int) -> bool:
    return state.variant & OPEN_MARKET != 0 and not state.shopped and len(state.market) > 0 and _skips(state, seat)


def _skips(state: Data, seat: int) -> bool:
    """Whether somebody else places a person next if this seat skips a turn."""
    for farm in state.farms:
        if farm.seat != seat and farm.home > 0:
            return True
    return False


def add_cards(state: Data, actions: list[int]) -> None:
    for card in state.market:
        actions.append(codes.TAKE_CARD * codes.KIND + card)


def take_card(state: Data, seat: int, card: int, log: Log) -> None:
    farm = state.farms[seat]
    state.market = tuple([other for other in state.market if other != card])
    state.shopped = True
    farm.hand = tuple(sorted([*farm.hand, card]))
    if log is not None:
        log.append(CardTaken(seat, NAMES[card]))


def no_card(state: Data, seat: int, card: int) -> Message:
    """Why a card can't be taken."""
    if not state.variant & OPEN_MARKET:
        return Message("agricola-reason-no-market")
    if card not in state.market:
        return Message("agricola-reason-not-in-market", card_token(card))
    if state.shopped:
        return Message("agricola-reason-market-used")
    return Message("agricola-reason-no-turn-to-skip")
