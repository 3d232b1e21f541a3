"""Placing a person for somebody else.

One seat places, and another one acts: it is the user of the space, makes all choices there, pays and gains. A card may
let a seat choose where the next person of another one goes (`extras.chooser`), in that one's own turn. And each seat
may have borrowed a person of its neighbor on the right for a round (`extras.guest`), which it places in one of its own
turns instead of somebody of its own.

Our ruling: who places sees what the other seat has in play, but not its hand. So a space can be chosen only if
something can be done there without the cards in that hand. Otherwise the list of spaces would reveal them.
"""

from typing import Final

from cosecha.core.message import Message, Token
from cosecha.core.state import NONE, Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.effects import (
    KIND,
    PARTS,
    effect,
    effect_of,
    is_about_hand,
    kind,
    one_of,
    progress_of,
    step_of,
)
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.engine.spaces import NAMES
from cosecha.games.agricola.events import GuestUnused, PlacementChosen
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.mechanisms.people import right_of
from cosecha.games.agricola.mechanisms.placing import PLACE, can_place, no_access, occupy, placements
from cosecha.games.agricola.mechanisms.turns import END_TURN
from cosecha.games.agricola.phases import WORK

SEATS: Final = 4


def _without_hand(farm: Farm) -> Farm:
    """A farm as others see it."""
    if not farm.hand:
        return farm
    shown = farm.copy()
    shown.hand = ()
    return shown


def placements_for(state: Data, owner: int) -> list[int]:
    """The spaces where somebody else may place a person of this seat."""
    return placements(state, _without_hand(state.farms[owner]), state.spaces)


class PlacingFor(Mechanism):
    """`parts`: the seat whose person is placed."""

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return parts[0] < state.players and len(placements_for(state, parts[0])) > 0

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress == 0 and self.is_due(state, seat, parts[0])

    def is_due(self, state: Data, seat: int, owner: int) -> bool:
        """Whether a seat has to place a person of this one now."""
        if state.phase != WORK or owner >= state.players:
            return False
        extras, mine = state.farms[owner].extras, state.farms[seat].extras
        if extras is None or mine is None:
            return False
        if state.active == owner:
            return extras.chooser == seat
        return state.active == seat and mine.guest and owner == right_of(state, seat)

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        actions += placements_for(state, parts[0])

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        if log is not None:
            log.append(PlacementChosen(seat, parts[0]))
        state.farms[seat].steps.append(step_of(_SENT[parts[0]], codes.named_by(action)))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        """Not more than everybody can see."""
        space = codes.named_by(action)
        unseen = Message(
            "agricola-reason-nothing-there-for-them",
            {"space": Token("space", NAMES[space]), "seat": Token("seat", parts[0])},
        )
        return no_access(state, parts[0], space) or unseen


class Sent(PlacingFor):
    """The space is chosen. Nobody answers this: the other seat acts as soon as the choice can't be undone any more.
    `progress`: the space."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        named = codes.USE * codes.KIND + progress
        return self.is_due(state, seat, parts[0]) and named in placements_for(state, parts[0])

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        pass


class OwnTurn(Mechanism):
    """A seat that has borrowed a person places one of its own instead."""

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return farm.home > 0 and can_place(state, farm.seat)

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        begin_own_turn(state, seat)

    def is_about_hand(self, state: Data, seat: int) -> bool:
        return is_about_hand(state, seat, PLACE)


_PLACE_FOR: Final = kind(PlacingFor("place", 1 << codes.USE, needs_goods=False, allows_exchange=False))
_OWN_TURN: Final = effect(kind(OwnTurn()), (), "place somebody of one's own")
_SEND: Final = kind(Sent("place", needs_goods=False, allows_exchange=False))
PLACE_FOR: Final = tuple([effect(_PLACE_FOR, (owner,), f"place for seat {owner}") for owner in range(SEATS)])
_SENT: Final = tuple([effect(_SEND, (owner,), f"sent for seat {owner}") for owner in range(SEATS)])
_EITHER: Final = tuple([one_of(own_person=_OWN_TURN, borrowed_person=PLACE_FOR[owner]) for owner in range(SEATS)])


def owner_of(number: int) -> int:
    """Whose person an effect places, if somebody else does; NONE for all other effects."""
    return PARTS[number][0] if KIND[number] == _PLACE_FOR else NONE


def owes_sending(farm: Farm) -> bool:
    """Whether a person of somebody else is to be placed next."""
    return len(farm.steps) > 0 and KIND[effect_of(farm.steps[-1])] == _SEND


def send_person(state: Data, seat: int, log: Log) -> int:
    """Place somebody else's person as chosen. Returns the seat that acts now."""
    step = state.farms[seat].steps.pop()
    owner = PARTS[effect_of(step)][0]
    farm = state.farms[owner]
    extras, mine = farm.extras, state.farms[seat].extras
    assert extras is not None
    assert mine is not None
    assert state.decks is not None
    if state.active == owner:
        extras.chooser = NONE
        farm.home -= 1
        farm.steps.append(step_of(END_TURN))
    else:
        # The neighbor acts, but it is still this seat's turn: nobody follows at once.
        mine.guest = False
        state.decks.host = seat
        state.active = owner
        farm.steps.append(step_of(END_TURN, 1))
    occupy(state, owner, progress_of(step), log)
    return owner


def begin_own_turn(state: Data, seat: int) -> None:
    """Place somebody of one's own, where another seat chooses if a card says so. If that one has no choice, the turn is
    like any other."""
    farm = state.farms[seat]
    extras = farm.extras
    if extras is not None and extras.chooser != NONE:
        if placements_for(state, seat):
            state.farms[extras.chooser].steps.append(step_of(PLACE_FOR[seat]))
            return
        extras.chooser = NONE
    farm.steps.append(step_of(END_TURN))
    farm.steps.append(step_of(PLACE))


def begin_turn_with_guest(state: Data, seat: int, log: Log) -> None:
    """Place the borrowed person or one's own. The last turn is for the borrowed one, who goes home unused if no space
    can be used."""
    farm = state.farms[seat]
    extras = farm.extras
    assert extras is not None
    owner = right_of(state, seat)
    if placements_for(state, owner):
        farm.steps.append(step_of(_EITHER[owner] if farm.home else PLACE_FOR[owner]))
    elif farm.home:
        begin_own_turn(state, seat)
    else:
        extras.guest = False
        if log is not None:
            log.append(GuestUnused(seat, owner))
