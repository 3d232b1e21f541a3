"""People who leave the farm, for good or for a card, and where those stand who don't use the space of an effect."""

from typing import Final

from cosecha.core.state import Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.effects import effect, effect_of, kind, progress_of, step_of
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.engine.spaces import NAMES
from cosecha.games.agricola.events import PeopleLeft
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.phases import WORK


class Back(Mechanism):
    """The effect of a space that nobody used is over. `progress`: where the person who acted last stands, plus 1."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return state.decks is not None and progress <= len(NAMES)

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        """It is no turn, so this is when cards that were played meanwhile begin to act."""
        farm = state.farms[seat]
        farm.space = progress_of(step) - 1
        if state.phase != WORK:
            farm.fresh = 0


_BACK: Final = effect(kind(Back()), (), "back to one's own space")


def borrow_space(farm: Farm, space: int) -> None:
    """Carry out what comes next as if on this space."""
    farm.steps.append(step_of(_BACK, farm.space + 1))
    farm.space = space


def is_borrowing(farm: Farm) -> bool:
    """Whether the effect of a space is carried out without a person there."""
    for step in farm.steps:
        if effect_of(step) == _BACK:
            return True
    return False


def standing_on(farm: Farm) -> int:
    """The space of the person who acted last; NONE before that."""
    for step in farm.steps:
        if effect_of(step) == _BACK:
            return progress_of(step) - 1
    return farm.space


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
