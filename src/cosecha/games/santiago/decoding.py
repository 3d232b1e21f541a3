"""States from positions, validated with reasons."""

from typing import Any, Final

from cosecha.core.errors import BadPosition
from cosecha.core.position import converted, number_of, numbered, once, seat_bits, seat_of
from cosecha.core.state import NONE
from cosecha.games.santiago.board import DESERT, EMPTY, NODE_NAMES, SEGMENT_NAMES, SQUARE_NAMES, TILE_NAMES
from cosecha.games.santiago.data import Data, agree, clear, settle_oldest
from cosecha.games.santiago.options import SETUP, problems
from cosecha.games.santiago.phases import PHASE_NAMES
from cosecha.games.santiago.position import Position
from cosecha.games.santiago.validation import validate

_PHASES: Final = numbered(PHASE_NAMES)
_NODES: Final = numbered(NODE_NAMES)
_SEGMENTS: Final = numbered(SEGMENT_NAMES)
_SQUARES: Final = numbered(SQUARE_NAMES)
_LYING: Final = numbered(TILE_NAMES)
_TILES: Final = numbered(TILE_NAMES[:DESERT])


def fill(state: Data, position: Any, check: bool = True) -> None:
    """Set every field of a new state from a position. Without `check`, unreachable positions are accepted too."""
    told = converted(position, Position)
    if told.unseen is not None:
        raise BadPosition("error-position-view")
    fill_seen(state, told)
    if None in told.money:
        raise BadPosition("santiago-position-money", players=state.players)
    state.piles = tuple([tuple([tile_number(name) for name in reversed(pile)]) for pile in told.piles or []])
    state.palms_to_come = tuple([number_of("square", name, _SQUARES) for name in told.palms_to_come or []])
    if check:
        validate(state)


def fill_seen(state: Data, position: Position) -> None:
    """Set every field of a new state from a position, or from that of a view: the piles are empty, and hidden money is
    0."""
    options = position.options
    for problem in problems(options):
        raise BadPosition(problem.id, **problem.args)
    players = options.players
    clear(state, players, SETUP[players].rounds)
    agree(state, options)
    state.round = position.round
    state.phase = number_of("phase", position.phase, _PHASES)
    state.turn = position.turn
    state.held = seat_bits(position.held, players)
    state.overseer = seat_of(position.overseer, players)
    settle_oldest(state)
    lay_board(state, position)
    if len(position.money) != players:
        raise BadPosition("santiago-position-money", players=players)
    for seat, amount in enumerate(position.money):
        state.money[seat] = 0 if amount is None else amount
    state.extra = [False] * players
    for seat in once(position.extra_canals):
        state.extra[seat_of(seat, players)] = True
    state.supply = position.supply
    state.face_up = [tile_number(name) for name in position.face_up]
    state.set_aside = EMPTY if position.set_aside is None else tile_number(position.set_aside)
    for seat, bid in position.bids.items():
        state.bids[seat_of(seat, players)] = bid
    state.passers = [seat_of(seat, players) for seat in position.passed]
    state.order = [seat_of(seat, players) for seat in position.order]
    once([proposal.seat for proposal in position.proposals])
    for proposal in position.proposals:
        seat = seat_of(proposal.seat, players)
        state.proposed[seat] = number_of("segment", proposal.segment, _SEGMENTS)
        state.bribes[seat] = proposal.bribe


def lay_board(state: Data, position: Position) -> None:
    """Put the spring, the canals, the tiles and the palms of a position on an empty board."""
    if position.spring is not None:
        state.put_spring(number_of("intersection", position.spring, _NODES))
    for name in once(position.canals):
        state.lay_canal(number_of("segment", name, _SEGMENTS))
    for name, ground in position.board.items():
        square = number_of("square", name, _SQUARES)
        tile = ground.tile
        seat = ground.seat
        farmers = ground.farmers
        if (farmers > 0) != (seat is not None) or (farmers != 0 and tile is None):
            raise BadPosition("santiago-position-farmers", square=name)
        if tile is not None:
            owner = NONE if seat is None else seat_of(seat, state.players)
            state.put_tile(number_of("tile", tile, _LYING), square, owner, farmers)
        if ground.palm:
            state.palms |= 1 << square


def tile_number(name: str) -> int:
    """A tile as it comes from a pile: not a desert."""
    return number_of("tile", name, _TILES)
