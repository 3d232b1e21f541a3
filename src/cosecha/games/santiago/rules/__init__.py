"""The rules of Santiago, one file per phase, in rulebook order. This module dispatches to them by phase."""

from cosecha.core.decision import Decision
from cosecha.core.message import Message
from cosecha.core.state import CONFIRM, NONE, Log
from cosecha.games.santiago import codes
from cosecha.games.santiago.board import bits
from cosecha.games.santiago.data import Data
from cosecha.games.santiago.phases import (
    BID,
    DECIDE,
    EXTRA,
    LEFTOVER,
    OVER,
    PALMS,
    PHASE_NAMES,
    PLANT,
    PROPOSE,
    RULES_ANCHORS,
    SPRING,
    START_CANAL,
)
from cosecha.games.santiago.rules import auction, canals, drying, extra, planting, setup
from cosecha.games.santiago.rules.turns import acting


def waiting(state: Data) -> tuple[int, ...]:
    """The seats that owe an answer: one, or in the secret two-player auction all that haven't bid."""
    if state.phase == OVER:
        return ()
    if secret(state):
        return tuple([seat for seat in range(2) if state.bids[seat] == NONE or state.held >> seat & 1])
    return (acting(state),)


def legal(state: Data, seat: int) -> list[int]:
    """Every legal action of a seat."""
    if seat not in waiting(state):
        return []
    if state.held:
        return [CONFIRM]
    return _choices(state, seat)


def _choices(state: Data, seat: int) -> list[int]:
    phase = state.phase
    if phase == BID:
        return auction.legal_bids(state, seat)
    if phase == PLANT:
        return planting.legal_plantings(state)
    if phase == LEFTOVER:
        return planting.legal_leftovers(state)
    if phase == PROPOSE:
        return canals.legal_proposals(state, seat)
    if phase == DECIDE:
        return canals.legal_decisions(state, seat)
    if phase == EXTRA:
        return extra.legal_extras(state)
    if phase == SPRING:
        return setup.legal_springs(state)
    if phase == START_CANAL:
        return setup.legal_start_canals(state)
    return setup.legal_palms(state)


def refusal(state: Data, seat: int, action: int) -> Message | None:
    """Why a waiting seat may not take this action; None if it may."""
    if not codes.exists(action):
        return Message("reason-no-such-action")
    kind = codes.kind_of(action)
    phase = state.phase
    if phase == BID and kind == codes.BID:
        return auction.why_no_bid(state, seat, action)
    if phase == PLANT and kind == codes.PLANT:
        return planting.why_no_planting(state, action)
    if phase == LEFTOVER and kind == codes.LEFTOVER:
        return planting.why_no_leftover(state, action)
    if phase == PROPOSE and kind in (codes.PROPOSE, codes.NO_PROPOSAL):
        return canals.why_no_proposal(state, seat, action)
    if phase == DECIDE and kind in (codes.ACCEPT, codes.REJECT, codes.BUILD, codes.DISCARD):
        return canals.why_no_decision(state, seat, action)
    if phase == EXTRA and kind in (codes.EXTRA, codes.NO_EXTRA):
        return extra.why_no_extra(state, action)
    if phase == SPRING and kind == codes.SPRING:
        return setup.why_no_spring(state, action)
    if phase == START_CANAL and kind == codes.START_CANAL:
        return setup.why_no_start_canal(state, action)
    if phase == PALMS and kind == codes.PALM:
        return setup.why_no_palm(state, action)
    return Message("santiago-reason-wrong-phase")


def answer(state: Data, seat: int, action: int, log: Log) -> None:
    """Apply the action itself; `advance` does the rest."""
    phase = state.phase
    if phase == BID:
        auction.bid(state, seat, action, log)
    elif phase == PLANT:
        planting.plant(state, seat, action, log)
    elif phase == LEFTOVER:
        planting.plant_leftover(state, seat, action, log)
    elif phase == PROPOSE:
        canals.propose(state, seat, action, log)
    elif phase == DECIDE:
        canals.decide(state, seat, action, log)
    elif phase == EXTRA:
        extra.build_extra(state, seat, action, log)
    elif phase == SPRING:
        setup.place_spring(state, action, log)
    elif phase == START_CANAL:
        setup.build_start_canal(state, seat, action, log)
    else:
        setup.place_palm(state, action, log)


def secret(state: Data) -> bool:
    """Two players bid in secret, and both owe a bid."""
    return state.players == 2 and state.phase == BID


def at_barrier(state: Data) -> bool:
    """Every answer ends a turn, except while one seat sets up the board manually."""
    if state.phase == SPRING:
        return state.players == 2 and state.oldest != state.overseer
    if state.phase == PALMS:
        return setup.palms_missing(state) == 0
    return True


def forced(state: Data, seat: int) -> int:
    """The only legal action of a seat, or NONE.

    Secret bids are never forced. With hidden money, a forced action would reveal that the seat can't afford any other.
    """
    phase = state.phase
    if phase == LEFTOVER:
        return planting.forced_leftover(state)
    if state.money_hidden or secret(state):
        return NONE
    if phase == BID:
        return auction.forced_bid(state, seat)
    if phase == PROPOSE:
        return canals.forced_proposal(state, seat)
    if phase == DECIDE:
        return canals.forced_decision(state, seat)
    return NONE


def advance(state: Data, log: Log) -> None:
    """Move on to the next turn or phase, through any automatic phases."""
    phase = state.phase
    if phase == BID:
        if auction.next_bidder(state):
            return
        auction.close(state, log)
        planting.begin(state, log)
    elif phase == PLANT:
        if planting.next_planter(state, log):
            return
        canals.begin_proposals(state)
    elif phase == LEFTOVER:
        planting.clear_auction(state)
        canals.begin_proposals(state)
    elif phase == PROPOSE:
        canals.next_proposer(state)
    elif phase == DECIDE:
        if extra.begin(state):
            return
        drying.end_round(state, log)
    elif phase == EXTRA:
        if extra.next_owner(state):
            return
        drying.end_round(state, log)
    else:
        setup.next_step(state, log)


def decision(state: Data, seat: int) -> Decision | None:
    """What the match needs from a seat; None if nothing."""
    if seat not in waiting(state):
        return None
    kind = PHASE_NAMES[state.phase]
    number = len(bits(state.palms)) if state.phase == PALMS else seat
    if state.held:
        return Decision(f"{state.round}.{kind}.{number}.confirm", "confirm", seat, "round")
    hidden = secret(state)
    anchor = "two-players" if hidden else RULES_ANCHORS[state.phase]
    return Decision(f"{state.round}.{kind}.{number}", kind, seat, anchor, hidden)
