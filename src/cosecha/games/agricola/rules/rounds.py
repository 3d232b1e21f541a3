"""The course of a round: preparation, work, returning home, harvest."""

from typing import TYPE_CHECKING

from cosecha.core.state import NONE, Log
from cosecha.games.agricola.cards import hooks
from cosecha.games.agricola.cards.table import fire
from cosecha.games.agricola.effects import PLACE_STEP, step_of
from cosecha.games.agricola.events import MatchEnded, PromiseKept, RoundBegan, SoloMatchEnded
from cosecha.games.agricola.goods import GOOD_NAMES, SHEEP
from cosecha.games.agricola.phases import (
    BREED,
    COLLECT,
    FEED,
    FIELD,
    HARVESTS,
    HOME,
    OVER,
    REFILL,
    REVEAL,
    ROUND_END,
    ROUND_START,
    ROUNDS,
    WORK,
)
from cosecha.games.agricola.rules.harvest import ask_to_feed, breeding_phase, field_phase
from cosecha.games.agricola.rules.livestock import house_animals
from cosecha.games.agricola.scoring import totals, winning
from cosecha.games.agricola.spaces.table import GOODS, NAMES, REFILLS

if TYPE_CHECKING:
    from cosecha.games.agricola.state import State


def pass_phase(state: "State", log: Log) -> None:
    """Move on to the next person or phase, once no seat has a pending step."""
    phase = state.phase
    if phase == WORK:
        _next_person(state)
    elif phase == REVEAL:
        _reveal(state, log)
        state.phase = COLLECT
        _collect(state, log)
    elif phase == COLLECT:
        state.phase = ROUND_START
        if state.cards:
            for seat in range(state.players):
                fire(state, seat, hooks.ROUND_START, log)
    elif phase == ROUND_START:
        state.phase = REFILL
    elif phase == REFILL:
        _refill(state)
        state.phase = WORK
    elif phase == HOME:
        _return_home(state, log)
        state.phase = FIELD if state.round in HARVESTS else ROUND_END
        if state.phase == FIELD:
            field_phase(state, log)
    elif phase == FIELD:
        state.phase = FEED
        ask_to_feed(state)
    elif phase == FEED:
        state.phase = BREED
        breeding_phase(state, log)
    elif phase == BREED:
        state.phase = ROUND_END
    else:
        _end_round(state, log)


def _reveal(state: "State", log: Log) -> None:
    """Reveal the round card."""
    state.round += 1
    card = state.round_cards[state.round - 1]
    state.spaces.append(card)
    state.active = NONE
    for farm in state.farms:
        farm.answers = 0
    if log is not None:
        log.append(RoundBegan(state.round, NAMES[card]))


def _collect(state: "State", log: Log) -> None:
    """Hand out the goods on this round's space."""
    if not state.promised or state.promised[0][0] != state.round:
        return
    later: list[tuple[int, int, int, int]] = []
    for promise in state.promised:
        number, seat, good, amount = promise
        if number != state.round:
            later.append(promise)
            continue
        farm = state.farms[seat]
        farm.goods[good] += amount
        if log is not None:
            log.append(PromiseKept(seat, GOOD_NAMES[good], amount))
        if good >= SHEEP:
            house_animals(farm)
    state.promised = later


def _refill(state: "State") -> None:
    """Add goods to each accumulation space, and reset the count of gathered materials."""
    if state.cards:
        for farm in state.farms:
            farm.gathered = 0
    for space in state.spaces:
        if GOODS[space] != NONE:
            state.put(space, state.piles[space] + REFILLS[space][state.players], state.occupied[space])


def next_seat(state: "State") -> int:
    """The next seat clockwise with a person at home; NONE if everybody is placed."""
    first = state.starter if state.active == NONE else (state.active + 1) % state.players
    for count in range(state.players):
        seat = (first + count) % state.players
        if state.farms[seat].home:
            return seat
    return NONE


def _next_person(state: "State") -> None:
    seat = next_seat(state)
    if state.cards and state.active != NONE:
        state.farms[state.active].fresh = 0
    if seat == NONE:
        state.phase = HOME
        return
    state.active = seat
    state.farms[seat].steps.append(step_of(PLACE_STEP))


def _return_home(state: "State", log: Log) -> None:
    if state.cards:
        for seat in range(state.players):
            fire(state, seat, hooks.RETURNING_HOME, log)
    for space in state.spaces:
        if state.occupied[space]:
            state.put(space, state.piles[space], 0)
    for farm in state.farms:
        farm.space = NONE
        farm.home = farm.people - farm.newborns


def _end_round(state: "State", log: Log) -> None:
    """Newborns grow up; then the next round begins or the match ends."""
    for farm in state.farms:
        farm.newborns = 0
        farm.home = farm.people
    if state.round < ROUNDS:
        state.phase = REVEAL
        return
    state.phase = OVER
    if log is not None:
        points = max(totals(state))
        log.append(SoloMatchEnded(points) if state.players == 1 else MatchEnded(winning(state), points))
