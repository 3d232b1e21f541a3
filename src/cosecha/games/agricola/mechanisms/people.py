"""People who leave the farm, for good, for a card or for a round with a neighbor, and where those stand who don't use
the space of an effect."""

from typing import Final

from cosecha.core.state import Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES as CARD_NAMES
from cosecha.games.agricola.engine.effects import effect, effect_of, kind, progress_of, step_of
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.engine.spaces import NAMES
from cosecha.games.agricola.events import (
    PeopleLeft,
    PeopleLent,
    PersonFrozen,
    PersonFrozenForGood,
    PersonOnCard,
    PersonThawed,
)
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.phases import ROUNDS, WORK


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


def come_to_card(state: Data, seat: int, card: int, log: Log) -> bool:
    """Somebody goes to a card instead of home. False if nobody is left to do so."""
    farm = state.farms[seat]
    extras = farm.extras
    assert extras is not None
    if farm.people - farm.newborns - extras.away - extras.leaving < 1:
        return False
    extras.away += 1
    if log is not None:
        log.append(PersonOnCard(seat, CARD_NAMES[card]))
    return True


def come_home(state: Data, seat: int, acts: bool) -> None:
    """Somebody on a card comes home, because the card is lost. Our ruling: during the work
    phase, such a person can still be placed. `acts`: whether that was possible on the card too."""
    farm = state.farms[seat]
    assert farm.extras is not None
    farm.extras.away -= 1
    if not acts:
        farm.extras.idle -= 1
    if state.phase == WORK:
        farm.home += 1


def freeze(state: Data, seat: int, card: int, until: int, log: Log) -> bool:
    """Somebody is out of play until a round, unless nobody else can act. Such a person needs neither room nor food and
    doesn't score, but the piece isn't in the supply either."""
    farm = state.farms[seat]
    extras = farm.extras
    assert extras is not None
    if not can_spare(farm):
        return False
    farm.people -= 1
    extras.frozen += 1
    if log is not None:
        name = CARD_NAMES[card]
        log.append(PersonFrozen(seat, name, until) if until <= ROUNDS else PersonFrozenForGood(seat, name))
    return True


def thaw(state: Data, seat: int, card: int, log: Log) -> None:
    """Such a person comes home."""
    farm = state.farms[seat]
    assert farm.extras is not None
    farm.extras.frozen -= 1
    farm.people += 1
    farm.home += 1
    if log is not None:
        log.append(PersonThawed(seat, CARD_NAMES[card]))


def leave_after_feeding(state: Data, log: Log) -> None:
    """Those who came for a while leave, unless nobody else can act."""
    for farm in state.farms:
        extras = farm.extras
        assert extras is not None
        if extras.visitors:
            leave_now(state, farm.seat, min(extras.visitors, can_spare(farm)), log)
            extras.visitors = 0
            if at_home(state, farm) < 0:
                borrower = state.farms[left_of(state, farm.seat)].extras
                assert borrower is not None
                borrower.guest = False  # the one who has left was to be placed by the neighbor
            farm.home = at_home(state, farm)


def at_home(state: Data, farm: Farm) -> int:
    """How many people are at home once everybody has returned, without newborns."""
    people = farm.people - farm.newborns
    if farm.extras is None:
        return people
    return people - farm.extras.away - int(is_lending(state, farm.seat))


# People who are lent to the neighbor on the left for a round.


def left_of(state: Data, seat: int) -> int:
    return (seat + 1) % state.players


def right_of(state: Data, seat: int) -> int:
    return (seat - 1) % state.players


def is_lending(state: Data, seat: int) -> bool:
    """Whether the neighbor has a person of this seat, and hasn't placed it yet."""
    borrower = state.farms[left_of(state, seat)].extras
    return borrower is not None and borrower.guest


def lend_people(state: Data, log: Log) -> None:
    """Everybody who has somebody at home lends one of them to the player on the left. After the last round there would
    be no use for them, and alone there is nobody to lend them to."""
    decks = state.decks
    assert decks is not None
    if not decks.lending:
        return
    decks.lending = False
    if state.round == ROUNDS or state.players == 1:
        return
    lenders = [farm.seat for farm in state.farms if farm.home]
    for seat in lenders:
        state.farms[seat].home -= 1
        borrower = state.farms[left_of(state, seat)].extras
        assert borrower is not None
        borrower.guest = True
    if log is not None and lenders:
        log.append(PeopleLent(lenders))
