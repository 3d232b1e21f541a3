"""Team play: what the partner owes once a turn is over."""

from cosecha.core.state import NONE, Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.events import TeamsFormed
from cosecha.games.agricola.mechanisms.animals import all_housed, house_animals, house_old_animals
from cosecha.games.agricola.mechanisms.partners import TEAMS, partner_of
from cosecha.games.agricola.phases import WORK
from cosecha.games.agricola.spaces.variants import MARKET


def tell_teams(log: Log) -> None:
    if log is not None:
        log.append(TeamsFormed(list(TEAMS[0]), list(TEAMS[1])))


def leaves_partner_crowded(state: Data, seat: int) -> bool:
    """Whether a seat's turn has left the partner with more animals than room: it has brought some, or its fences have
    taken room."""
    return state.phase == WORK and seat == state.active and not all_housed(state.farms[partner_of(seat)])


def ask_partner(state: Data) -> int:
    """Ask a crowded partner which animals to keep, once the turn is over. Returns the partner; NONE if all is well."""
    seat = state.active
    if seat == NONE or state.farms[seat].steps or state.held >> seat & 1 or not leaves_partner_crowded(state, seat):
        return NONE
    partner = state.farms[partner_of(seat)]
    if partner.steps:
        return NONE
    if state.farms[seat].space == MARKET:
        house_animals(partner)
    else:
        house_old_animals(partner)
    return partner.seat
