"""Playing a card from the hand, for occupations and minor improvements alike."""

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES, OCCUPATION, ON_PLAY, PASSING, card_token, lay
from cosecha.games.agricola.engine.effects import step_of
from cosecha.games.agricola.events import CardPlayed
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.mechanisms.customs import lend
from cosecha.games.agricola.mechanisms.drawing import DRAW


def play_card(state: Data, seat: int, card: int, log: Log) -> None:
    """Put a card into play, or pass it to the left, and carry out what it does when played."""
    farm = state.farms[seat]
    farm.hand = tuple([other for other in farm.hand if other != card])
    if state.changing:
        farm.steps.append(step_of(DRAW))
    passed_to: int | None = None
    if PASSING[card]:
        passed_to = _pass_on(state, seat, card)
    else:
        lay(farm, card)
        farm.fresh += 1
        if state.teams:
            lend(state, seat)
    if log is not None:
        log.append(CardPlayed(seat=seat, card=NAMES[card], passed_to=passed_to))
    for act in ON_PLAY.get(card, ()):
        act(state, seat, log)


def _pass_on(state: Data, seat: int, card: int) -> int | None:
    """Pass a card to the left; in a solo match, it leaves the game. Returns the seat that gets it."""
    if state.players == 1:
        return None
    left = (seat + 1) % state.players
    state.farms[left].hand = tuple(sorted([*state.farms[left].hand, card]))
    return left


def not_asked_for(farm: Farm, card: int) -> Message:
    """Why a card of the wrong kind can't be played here."""
    if card not in farm.hand:
        return Message("agricola-reason-not-in-hand", card_token(card))
    if OCCUPATION[card]:
        return Message("agricola-reason-occupation-elsewhere")
    return Message("agricola-reason-minor-elsewhere")
