"""The order of turns. Event decks skip some of them, and add some before the first and after the last."""

from typing import Final

from cosecha.core.state import NONE, Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import Test, fire_cards
from cosecha.games.agricola.events import TurnSkipped
from cosecha.games.agricola.mechanisms.deputies import begin_own_turn, begin_turn_with_guest
from cosecha.games.agricola.mechanisms.turns import FIRST_TURNS, LAST_TURNS, begin_turn, has_turn
from cosecha.games.agricola.options import EVEN_START

# The stages of a work phase with event decks.
EARLY: Final = 1
"""Turns before the first one are taken."""
LATE: Final = 2
"""Turns after the last one have begun."""


def next_seat(state: Data) -> int:
    """The next seat clockwise with a person to place; NONE if everybody is placed."""
    decks = state.decks
    if decks is None:
        return _following(state, state.active)
    seat = _unskipped(state, _last(state))[0]
    if seat == NONE and decks.stage != LATE:
        seat = _owner_of_turn(state, hooks.WORK_END, LAST_TURNS)[0]
    return seat


def _last(state: Data) -> int:
    """The seat whose turn was the last one; NONE if the first one is still to come."""
    decks = state.decks
    assert decks is not None
    if decks.stage == EARLY:
        return NONE
    return state.active if decks.host == NONE else decks.host


def _following(state: Data, after: int) -> int:
    """The seat after another one, or the starting player."""
    if state.variant & EVEN_START and state.round == 1 and after != NONE:
        seat = _back_again(state, after)
        if seat != NONE:
            return seat
    first = state.starter if after == NONE else (after + 1) % state.players
    for count in range(state.players):
        seat = (first + count) % state.players
        if has_turn(state, seat):
            return seat
    return NONE


def _back_again(state: Data, after: int) -> int:
    """An even start: once everybody has placed a person, the second ones follow in reverse order, from the last seat
    back to the first. Whoever has placed two people at once waits, and all later ones go clockwise again."""
    second: list[int] = []
    for farm in state.farms:
        placed = farm.people - farm.newborns - farm.home
        if placed == 0 and farm.home:
            return NONE
        if placed == 1 and farm.home:
            second.append(farm.seat)
    for count in range(state.players):
        seat = (after - count) % state.players
        if seat in second:
            return seat
    return NONE


def _unskipped(state: Data, after: int) -> tuple[int, list[int]]:
    """The next seat that doesn't skip its turn, and those that do. A skip means nothing to the only one who still has
    somebody to place."""
    skips = [0 if farm.extras is None else farm.extras.skips for farm in state.farms]
    skipped: list[int] = []
    seat = _following(state, after)
    while seat != NONE and skips[seat]:
        skips[seat] -= 1
        skipped.append(seat)
        back = state.variant & EVEN_START and state.round == 1 and _back_again(state, seat) == seat
        seat = _following(state, (seat - 1) % state.players if back else seat)
    return seat, skipped


def _owner_of_turn(state: Data, hook: int, turns: dict[int, Test]) -> tuple[int, int]:
    """The seat with a card that gives it a turn of its own now, and that card; NONE for none."""
    for count in range(state.players):
        farm = state.farms[(state.starter + count) % state.players]
        if farm.hooks >> hook & 1:
            for card in farm.played:
                if card in turns and turns[card](state, farm):
                    return farm.seat, card
    return NONE, NONE


def next_turn(state: Data, log: Log) -> bool:
    """Begin the next turn. False if everybody is placed."""
    decks = state.decks
    if decks is None:
        seat = _following(state, state.active)
        if seat == NONE:
            return False
        state.active = seat
        begin_turn(state, seat)
        return True
    if (state.active == NONE or decks.stage == EARLY) and _begin_of_card(state, hooks.WORK_START, FIRST_TURNS, log):
        decks.stage = EARLY
        return True
    seat, skipped = _unskipped(state, _last(state))
    for each in skipped:
        _skip(state, each, seat, log)
    decks.host = NONE
    decks.stage = 0 if decks.stage == EARLY else decks.stage
    if seat == NONE:
        if decks.stage != LATE and _begin_of_card(state, hooks.WORK_END, LAST_TURNS, log):
            decks.stage = LATE
            return True
        decks.stage = 0
        return False
    state.active = seat
    extras = state.farms[seat].extras
    assert extras is not None
    if extras.guest:
        begin_turn_with_guest(state, seat, log)
    elif extras.chooser != NONE and state.farms[seat].home:
        begin_own_turn(state, seat)
    else:
        begin_turn(state, seat)
    return True


def _skip(state: Data, seat: int, following: int, log: Log) -> None:
    extras = state.farms[seat].extras
    assert extras is not None
    extras.skips -= 1
    if log is not None and seat != following:
        log.append(TurnSkipped(seat))


def _begin_of_card(state: Data, hook: int, turns: dict[int, Test], log: Log) -> bool:
    """Begin the turn that a card gives its owner. False if none does."""
    seat, card = _owner_of_turn(state, hook, turns)
    if seat == NONE:
        return False
    state.active = seat
    fire_cards(state, seat, (card,), hook, log)
    return True
