"""People who leave the farm, for good or for a card."""

from cosecha.core.state import Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.events import PeopleLeft
from cosecha.games.agricola.farm import Farm


def can_spare(farm: Farm) -> int:
    """How many people may still leave at the end of this round, beyond those who will. Somebody who can act stays."""
    extras = farm.extras
    assert extras is not None
    at_hand = farm.people - farm.newborns - extras.away
    able = farm.people - extras.idle
    return max(0, min(at_hand, able - 1) - extras.leaving)


def join_card(farm: Farm) -> bool:
    """Somebody goes on a card and never acts again, but eats, scores and needs a room as before. False if nobody can be
    spared."""
    extras = farm.extras
    assert extras is not None
    if can_spare(farm) == 0:
        return False
    extras.away += 1
    extras.idle += 1
    return True


def will_leave(farm: Farm) -> None:
    """Somebody goes back to the supply instead of home, unless nobody else can act then."""
    assert farm.extras is not None
    farm.extras.leaving += 1


def leave_now(state: Data, seat: int, count: int, log: Log) -> None:
    """People go back to the supply."""
    state.farms[seat].people -= count
    if log is not None and count:
        log.append(PeopleLeft(seat, count))


def take_leave(state: Data, log: Log) -> None:
    """Those who don't go home are gone before the harvest."""
    for farm in state.farms:
        extras = farm.extras
        assert extras is not None
        due = extras.leaving
        extras.leaving = 0
        leave_now(state, farm.seat, min(due, can_spare(farm)), log)


def at_home(farm: Farm) -> int:
    """How many people are at home once everybody has returned, without newborns."""
    away = 0 if farm.extras is None else farm.extras.away
    return farm.people - farm.newborns - away
