"""Step 1: place a worker tile, or overbuild one of your own."""

from typing import Final

from cosecha.core.message import Argument, Message, Token
from cosecha.core.state import Log
from cosecha.games.cacao.board import (
    LIE_NAMES,
    LIE_TYPES,
    LIES_OF,
    TYPE_NAMES,
    is_jungle_space,
    space_name,
)
from cosecha.games.cacao.codes import KIND, OVERBUILD, PLACE, THING, kind_of, space_of, thing_of
from cosecha.games.cacao.data import Data
from cosecha.games.cacao.events import TileOverbuilt, TilePlaced
from cosecha.games.cacao.options import OVERBUILD_COST
from cosecha.games.cacao.rules import filling

PLACE_LIE: Final[list[int]] = [PLACE * KIND + lie * THING for lie in range(len(LIE_TYPES))]
OVERBUILD_LIE: Final[list[int]] = [OVERBUILD * KIND + lie * THING for lie in range(len(LIE_TYPES))]
"""Action codes without the space, by the lie of the tile."""


def may_overbuild(state: Data, seat: int) -> bool:
    """Only if no jungle tile is left at the start of the turn and the seat can pay a sun."""
    return not state.display and not state.jungle_pile and state.suns[seat] >= OVERBUILD_COST


def legal_placements(state: Data, seat: int) -> list[int]:
    """Each type of tile in hand, in each rotation, on each spot; if overbuilding is allowed, on each bare own tile."""
    actions: list[int] = []
    spots = state.spots
    bare = state.bare[seat] if may_overbuild(state, seat) else ()
    before = -1
    for worker_type in state.hands[seat]:
        if worker_type == before:
            continue
        before = worker_type
        for lie in LIES_OF[worker_type]:
            base = PLACE_LIE[lie]
            actions += [base + spot for spot in spots]
        if bare:
            for lie in LIES_OF[worker_type]:
                base = OVERBUILD_LIE[lie]
                actions += [base + space for space in bare]
    return actions


def _space(space: int) -> dict[str, Argument]:
    return {"space": Token("space", space_name(space))}


def _why_not_in_hand(state: Data, seat: int, action: int) -> Message | None:
    worker_type = LIE_TYPES[thing_of(action)]
    if worker_type in state.hands[seat]:
        return None
    return Message("cacao-reason-not-in-hand", {"tile": Token("worker-tile", TYPE_NAMES[worker_type])})


def why_no_placement(state: Data, seat: int, action: int) -> Message | None:
    space = space_of(action)
    reason = _why_not_in_hand(state, seat, action)
    if reason is not None or space in state.spots:
        return reason
    if is_jungle_space(space):
        return Message("cacao-reason-jungle-space", _space(space))
    if space in state.workers:
        return Message("cacao-reason-space-taken", _space(space))
    return Message("cacao-reason-no-jungle-beside", _space(space))


def why_no_overbuild(state: Data, seat: int, action: int) -> Message | None:
    space = space_of(action)
    if state.display or state.jungle_pile:
        return Message("cacao-reason-jungle-left")
    if state.suns[seat] < OVERBUILD_COST:
        return Message("cacao-reason-no-sun")
    reason = _why_not_in_hand(state, seat, action)
    if reason is not None or space in state.bare[seat]:
        return reason
    if space not in state.workers or state.workers[space] >> 8 != seat:
        return Message("cacao-reason-not-your-tile", _space(space))
    return Message("cacao-reason-overbuilt-already", _space(space))


def place(state: Data, seat: int, action: int, log: Log) -> None:
    """Play a tile from the hand, paying for an overbuild."""
    lie = thing_of(action)
    space = space_of(action)
    hand = list(state.hands[seat])
    hand.remove(LIE_TYPES[lie])
    state.hands[seat] = tuple(hand)
    state.placed = space
    if kind_of(action) == OVERBUILD:
        state.suns[seat] -= OVERBUILD_COST
        state.cover(lie, space)
        if log is not None:
            log.append(TileOverbuilt(seat, LIE_NAMES[lie], space_name(space)))
        return
    state.put_workers(lie, space, seat)
    if log is not None:
        log.append(TilePlaced(seat, LIE_NAMES[lie], space_name(space)))
    filling.begin(state)
