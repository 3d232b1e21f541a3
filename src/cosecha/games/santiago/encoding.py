"""States as positions and views. Parts of views are cached and shared, so they refuse writes."""

from functools import lru_cache
from typing import Final

from cosecha.core.decision import Decision
from cosecha.core.frozen import NO_ITEMS, NOTHING, FrozenDict, FrozenList
from cosecha.core.state import NONE
from cosecha.games.santiago import rules
from cosecha.games.santiago.board import (
    ALL_SQUARES,
    EMPTY,
    NODE_NAMES,
    SEGMENT_NAMES,
    SQUARE_NAMES,
    SQUARES,
    TILE_NAMES,
    bits,
    square_names,
)
from cosecha.games.santiago.data import Data
from cosecha.games.santiago.phases import BID, OVER, PHASE_NAMES
from cosecha.games.santiago.position import Ground, Position, Proposal
from cosecha.games.santiago.view import View

KEPT: Final = 1024
"""The size of each cache."""


def to_position(state: Data) -> Position:
    """The complete position, hidden information included."""
    return _position(
        state,
        list(state.money),
        _made_bids(state),
        TILE_NAMES[state.set_aside] if state.set_aside else None,
        None,
        [[TILE_NAMES[kind] for kind in reversed(pile)] for pile in state.piles],
        [SQUARE_NAMES[square] for square in state.palms_to_come],
    )


def to_view(state: Data, seat: int | None) -> View:
    """What a seat, or a spectator (None), may know."""
    if seat is not None and not 0 <= seat < state.players:
        raise ValueError(f"there's no seat {seat}")
    waiting = rules.waiting(state)
    decision: Decision | None = None
    legal: list[int] = []
    if seat is not None and seat in waiting:
        decision = rules.decision(state, seat)
        legal = rules.legal(state, seat)
    # The surplus tile is revealed after the palms are placed.
    shown = state.set_aside != EMPTY and state.round > 0
    return View(
        seat=seat,
        position=_position(
            state,
            _seen_money(state, seat),
            _seen_bids(state, seat),
            TILE_NAMES[state.set_aside] if shown else None,
            _count(state.piles, EMPTY if shown else state.set_aside),
            None,
            None,
        ),
        wet=_squares(state.wet),
        waiting=waiting,
        decision=decision,
        legal=legal,
    )


def _seen_money(state: Data, seat: int | None) -> list[int | None]:
    if not state.money_hidden or state.phase == OVER:
        return list(state.money)
    return [amount if other == seat else None for other, amount in enumerate(state.money)]


def _seen_bids(state: Data, seat: int | None) -> dict[int, int]:
    """The bids of this round. Two players see each other's only when both have bid."""
    bids = _made_bids(state)
    if state.players == 2 and state.phase == BID:
        return {other: bid for other, bid in bids.items() if other == seat}
    return bids


def _made_bids(state: Data) -> dict[int, int]:
    bids: dict[int, int] = {}
    for seat in range(state.players):
        if state.bids[seat] != NONE:
            bids[seat] = state.bids[seat]
    return bids


def _position(
    state: Data,
    money: list[int | None],
    bids: dict[int, int],
    set_aside: str | None,
    unseen: dict[str, int] | None,
    piles: list[list[str]] | None,
    palms_to_come: list[str] | None,
) -> Position:
    """The public fields, plus the given ones."""
    return Position(
        options=state.options,
        round=state.round,
        phase=PHASE_NAMES[state.phase],
        turn=state.turn,
        held=bits(state.held) if state.held else [],
        overseer=state.overseer,
        spring=None if state.spring == NONE else NODE_NAMES[state.spring],
        canals=_segments(state.canals),
        board=_board(state),
        money=money,
        extra_canals=[seat for seat in range(state.players) if state.extra[seat]],
        supply=state.supply,
        face_up=[TILE_NAMES[kind] for kind in state.face_up],
        set_aside=set_aside,
        bids=bids,
        passed=state.passers[:],
        order=state.order[:],
        proposals=_proposals(state),
        piles=piles,
        palms_to_come=palms_to_come,
        unseen=unseen,
    )


def _proposals(state: Data) -> list[Proposal]:
    found: list[Proposal] = []
    for seat in range(state.players):
        if state.proposed[seat] != NONE:
            found.append(Proposal(seat, SEGMENT_NAMES[state.proposed[seat]], state.bribes[seat]))
    return found


# Cached, because all viewers share the same board and few actions change it.


@lru_cache(KEPT)
def _segments(canals: int) -> list[str]:
    return FrozenList([SEGMENT_NAMES[segment] for segment in bits(canals)]) if canals else NOTHING


@lru_cache(KEPT)
def _squares(mask: int) -> list[str]:
    return FrozenList(square_names(mask))


@lru_cache(KEPT)
def _count(piles: tuple[tuple[int, ...], ...], besides: int) -> dict[str, int]:
    """The number of face-down tiles of each kind: those in the piles, and `besides` unless it is EMPTY."""
    found = [kind for pile in (*piles, (besides,)) for kind in pile if kind != EMPTY]
    return FrozenDict({TILE_NAMES[kind]: found.count(kind) for kind in sorted(set(found))})


class Squares:
    """The data behind the board of a position."""

    def __init__(self, state: Data) -> None:
        self.palms: int = state.palms
        self.tiles: list[int] = state.tiles[:]
        self.owner: list[int] = state.owner[:]
        self.farmers: list[int] = state.farmers[:]

    def equals(self, state: Data) -> bool:
        if self.palms != state.palms or self.tiles != state.tiles:
            return False
        return self.owner == state.owner and self.farmers == state.farmers


_BOARDS: Final[dict[int, FrozenDict[str, Ground]]] = {}
"""Recent boards by the digest of their tiles."""


def _board(state: Data) -> dict[str, Ground]:
    if state.empty == ALL_SQUARES and not state.palms:
        return NO_ITEMS
    found = _BOARDS.get(state.ground)
    if found is not None:
        source: Squares = found.source
        if source.equals(state):
            return found
    shown: dict[str, Ground] = {}
    for square in range(SQUARES):
        kind = state.tiles[square]
        palm = state.palms >> square & 1
        if kind != EMPTY or palm:
            shown[SQUARE_NAMES[square]] = _ground(kind, state.owner[square], state.farmers[square], palm)
    found = FrozenDict(shown)
    found.source = Squares(state)
    if len(_BOARDS) >= KEPT:
        _BOARDS.clear()
    _BOARDS[state.ground] = found
    return found


_GROUNDS: Final[dict[int, Ground]] = {}


def _ground(kind: int, owner: int, farmers: int, palm: int) -> Ground:
    number = farmers << 16 | kind << 8 | owner + 1 << 1 | palm
    found = _GROUNDS.get(number)
    if found is None:
        found = Ground(
            tile=TILE_NAMES[kind] if kind != EMPTY else None,
            seat=None if owner == NONE else owner,
            farmers=farmers,
            palm=bool(palm),
        )
        if len(_GROUNDS) >= KEPT:
            _GROUNDS.clear()
        _GROUNDS[number] = found
    return found
