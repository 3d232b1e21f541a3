"""The rules of Cacao, one file per step of a turn, in rulebook order. This module dispatches to them by phase."""

from cosecha.core.decision import Decision
from cosecha.core.message import Message
from cosecha.core.state import CONFIRM, NONE, Log
from cosecha.games.cacao import codes
from cosecha.games.cacao.data import Data
from cosecha.games.cacao.phases import FILL, OVER, PHASE_NAMES, PLACE, RULES_ANCHORS, WORK
from cosecha.games.cacao.rules import activating, filling, placing, turns


def waiting(state: Data) -> tuple[int, ...]:
    """The active seat, or in the work phase every seat that has workers to use or hasn't confirmed their use."""
    phase = state.phase
    if phase == OVER:
        return ()
    if phase != WORK:
        return (state.active,)
    return tuple([seat for seat in range(state.players) if state.edges[seat] or state.held >> seat & 1])


def legal(state: Data, seat: int) -> list[int]:
    """Every legal action of a seat."""
    if seat not in waiting(state):
        return []
    if state.held >> seat & 1:
        return [CONFIRM]
    phase = state.phase
    if phase == PLACE:
        return placing.legal_placements(state, seat)
    if phase == FILL:
        return filling.legal_fills(state)
    return activating.legal_work(state, seat)


def refusal(state: Data, seat: int, action: int) -> Message | None:
    """Why a waiting seat may not take this action; None if it may."""
    if not codes.exists(action):
        return Message("reason-no-such-action")
    kind = codes.kind_of(action)
    phase = state.phase
    if phase == PLACE and kind == codes.PLACE:
        return placing.why_no_placement(state, seat, action)
    if phase == PLACE and kind == codes.OVERBUILD:
        return placing.why_no_overbuild(state, seat, action)
    if phase == FILL and kind == codes.FILL:
        return filling.why_no_fill(state, action)
    if phase == WORK and kind == codes.WORK:
        return activating.why_no_work(state, seat, action)
    return Message("cacao-reason-wrong-phase")


def together(state: Data, seat: int) -> list[int]:
    """All the work that a seat has left, if its order doesn't matter."""
    if state.phase != WORK:
        return []
    return activating.together(state, seat)


def answer(state: Data, seat: int, action: int, log: Log) -> None:
    """Apply the action and everything that follows from it without a choice and without revealing a tile."""
    if state.phase == WORK:
        activating.work(state, seat, action, log)
        return
    if state.phase == PLACE:
        placing.place(state, seat, action, log)
    else:
        filling.fill(state, seat, action, log)
    _settle(state, log)


def _settle(state: Data, log: Log) -> None:
    """Make the fills without a choice; once there is nothing left to fill, activate the workers."""
    filling.fill_without_choice(state, log)
    if not state.to_fill and filling.promised(state) == NONE:
        activating.activate(state, log)


def at_barrier(state: Data, seat: int) -> bool:
    """Whether a tile from the pile, another seat's workers or the end of the turn comes next.

    Seats that use their workers at the same time don't wait for each other: each stops when its own are done.
    """
    if state.phase == WORK:
        return len(state.edges[seat]) == 0
    if filling.promised(state) != NONE:
        return True
    if state.to_fill:
        return False
    others = [other for other in range(state.players) if other != seat and state.edges[other]]
    return len(others) > 0 or len(state.edges[seat]) == 0


def advance(state: Data, log: Log) -> None:
    """Continue past the barrier: tiles from the pile, other seats' workers, the next turn."""
    if state.phase == PLACE or state.phase == FILL:
        while filling.promised(state) != NONE:
            filling.turn_up(state, log)
            _settle(state, log)
        state.phase = FILL if state.to_fill else WORK
    if state.phase == WORK and not waiting(state):
        turns.end_turn(state, log)


def decision(state: Data, seat: int) -> Decision | None:
    """What the match needs from a seat; None if nothing."""
    if seat not in waiting(state):
        return None
    kind = PHASE_NAMES[state.phase]
    id = f"{state.turn}.{kind}.{seat}"
    if state.phase == FILL:
        id = f"{id}.{len(state.to_fill)}"
    elif state.phase == WORK:
        id = f"{id}.{len(state.edges[seat])}"
    if state.held >> seat & 1:
        return Decision(f"{id}.confirm", "confirm", seat, "turn")
    return Decision(id, kind, seat, RULES_ANCHORS[state.phase])
