"""Positions: states as readable structs, and back with validation. A view holds a position without its secrets."""

from functools import lru_cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cosecha.core.errors import BadPosition
from cosecha.core.position import converted, number_of, once, seat_of
from cosecha.core.state import NONE
from cosecha.games.santiago.board import (
    ALL_SQUARES,
    DESERT,
    EMPTY,
    NODE_NAMES,
    SEGMENT_NAMES,
    SQUARE_NAMES,
    TILE_NAMES,
    bits,
)
from cosecha.games.santiago.data import Data, agree, clear
from cosecha.games.santiago.options import SETUP, Options, problems
from cosecha.games.santiago.phases import PHASE_NAMES
from cosecha.games.santiago.validation import validate

KEPT_BOARDS = 1024


class Ground(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What is on one square: a tile with farmers, a desert, a palm, or several of these."""

    tile: str | None = None
    seat: int | None = None
    farmers: int = 0
    palm: bool = False


class Proposal(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    segment: str
    bribe: int


class Position(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A complete state. In a view, hidden information is None: piles, future palms, hidden money."""

    options: Options
    round: int
    phase: str
    turn: int = 0
    held: list[int] = []
    """The seats that still have to confirm their answer."""
    overseer: int
    spring: str | None = None
    canals: list[str] = []
    board: dict[str, Ground] = {}
    money: list[int | None]
    extra_canals: list[int]
    """The seats that still have their additional canal."""
    supply: int
    face_up: list[str] = []
    set_aside: str | None = None
    bids: dict[int, int] = {}
    """Bids of this round by seat; 0 is a pass."""
    passed: list[int] = []
    """The seats that passed, in order of passing."""
    order: list[int] = []
    """The planting order."""
    proposals: list[Proposal] = []
    piles: list[list[str]] | None = None
    """The face-down tiles, starting with the next one to be turned up."""
    palms_to_come: list[str] | None = None
    unseen: dict[str, int] | None = None
    """In a view: how many tiles of each kind are still face down."""


def to_position(state: Data) -> Position:
    """The complete position, hidden information included."""
    return _position(
        state,
        money=list(state.money),
        set_aside=TILE_NAMES[state.set_aside] if state.set_aside else None,
        bids=made_bids(state),
        piles=[[TILE_NAMES[kind] for kind in reversed(pile)] for pile in state.piles],
        palms_to_come=[SQUARE_NAMES[square] for square in state.palms_to_come],
    )


def seen_position(
    state: Data, money: list[int | None], bids: dict[int, int], set_aside: str | None, unseen: dict[str, int]
) -> Position:
    """The position for a view: public information, plus the given values of what may be hidden."""
    return _position(state, money=money, bids=bids, set_aside=set_aside, unseen=unseen)


def made_bids(state: Data) -> dict[int, int]:
    return {seat: bid for seat, bid in enumerate(state.bids) if bid != NONE}


def _position(state: Data, **known: Any) -> Position:
    """The public fields, plus the given ones."""
    return Position(
        options=options_of(state),
        round=state.round,
        phase=PHASE_NAMES[state.phase],
        turn=state.turn,
        held=bits(state.held),
        overseer=state.overseer,
        spring=None if state.spring == NONE else NODE_NAMES[state.spring],
        canals=_segments(state.canals),
        board=_board(
            ~state.empty & ALL_SQUARES | state.palms,
            tuple(state.tiles),
            tuple(state.owner),
            tuple(state.farmers),
            state.palms,
        ),
        extra_canals=[seat for seat, ready in enumerate(state.extra) if ready],
        supply=state.supply,
        face_up=[TILE_NAMES[kind] for kind in state.face_up],
        passed=list(state.passers),
        order=list(state.order),
        proposals=[
            Proposal(seat, SEGMENT_NAMES[segment], state.bribes[seat])
            for seat, segment in enumerate(state.proposed)
            if segment != NONE
        ],
        **known,
    )


# Cached, because all viewers share the same board and few actions change it.


@lru_cache(KEPT_BOARDS)
def _segments(canals: int) -> list[str]:
    return [SEGMENT_NAMES[segment] for segment in bits(canals)]


@lru_cache(KEPT_BOARDS)
def _board(
    squares: int, tiles: tuple[int, ...], owner: tuple[int, ...], farmers: tuple[int, ...], palms: int
) -> dict[str, Ground]:
    return {
        SQUARE_NAMES[square]: _lying(tiles[square], owner[square], farmers[square], palms >> square & 1)
        for square in bits(squares)
    }


def options_of(state: Data) -> Options:
    """The options, with the oldest seat filled in for two players."""
    return replace(state.options, oldest_seat=state.oldest if state.players == 2 else None)


@lru_cache(4096)
def _lying(kind: int, owner: int, farmers: int, palm: int) -> Ground:
    return Ground(
        tile=TILE_NAMES[kind] if kind != EMPTY else None,
        seat=None if owner == NONE else owner,
        farmers=farmers,
        palm=bool(palm),
    )


def fill(state: Data, position: Any, check: bool = True) -> None:
    """Set every field of a new state from a position. Without `check`, unreachable positions are accepted too."""
    position = converted(position, Position)
    if position.unseen is not None:
        raise BadPosition("error-position-view")
    options = position.options
    for problem in problems(options):
        raise BadPosition(problem.id, **problem.args)
    clear(state, options.players, SETUP[options.players].rounds)
    agree(state, options)
    state.round = position.round
    state.phase = number_of("phase", position.phase, PHASE_NAMES)
    state.turn = position.turn
    state.held = sum(1 << seat_of(seat, state.players) for seat in once(position.held))
    state.overseer = seat_of(position.overseer, state.players)
    if options.players == 2 and options.oldest_seat is None:
        state.oldest = state.overseer
    lay_board(state, position)
    state.money = _money(position)
    state.extra = [False] * state.players
    for seat in once(position.extra_canals):
        state.extra[seat_of(seat, state.players)] = True
    state.supply = position.supply
    state.face_up = [_tile(name) for name in position.face_up]
    state.set_aside = EMPTY if position.set_aside is None else _tile(position.set_aside)
    for seat, bid in position.bids.items():
        state.bids[seat_of(seat, state.players)] = bid
    state.passers = [seat_of(seat, state.players) for seat in position.passed]
    state.order = [seat_of(seat, state.players) for seat in position.order]
    once([proposal.seat for proposal in position.proposals])
    for proposal in position.proposals:
        state.proposed[seat_of(proposal.seat, state.players)] = number_of("segment", proposal.segment, SEGMENT_NAMES)
        state.bribes[proposal.seat] = proposal.bribe
    state.piles = tuple(tuple(_tile(name) for name in reversed(pile)) for pile in position.piles or ())
    state.palms_to_come = tuple(number_of("square", name, SQUARE_NAMES) for name in position.palms_to_come or ())
    if check:
        validate(state)


def lay_board(state: Data, position: Position) -> None:
    """Put the spring, the canals, the tiles and the palms of a position on an empty board."""
    if position.spring is not None:
        state.put_spring(number_of("intersection", position.spring, NODE_NAMES))
    for name in once(position.canals):
        state.lay_canal(number_of("segment", name, SEGMENT_NAMES))
    for name, ground in position.board.items():
        square = number_of("square", name, SQUARE_NAMES)
        if (ground.farmers > 0) != (ground.seat is not None) or (ground.farmers and ground.tile is None):
            raise BadPosition("santiago-position-farmers", square=name)
        if ground.tile is not None:
            owner = NONE if ground.seat is None else seat_of(ground.seat, state.players)
            state.put_tile(number_of("tile", ground.tile, TILE_NAMES), square, owner, ground.farmers)
        if ground.palm:
            state.palms |= 1 << square


def _money(position: Position) -> list[int]:
    money = [amount for amount in position.money if amount is not None]
    if len(money) != position.options.players or len(position.money) != len(money):
        raise BadPosition("santiago-position-money", players=position.options.players)
    return money


def _tile(name: str) -> int:
    return number_of("tile", name, TILE_NAMES[:DESERT])
