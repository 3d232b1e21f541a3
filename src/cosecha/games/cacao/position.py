"""Positions: states as readable structs, and back with validation. A view holds a position without its secrets."""

from functools import cache, lru_cache
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from cosecha.core.errors import BadPosition
from cosecha.core.position import converted, number_of, once, seat_of
from cosecha.core.state import NONE
from cosecha.games.cacao.actions import space_number
from cosecha.games.cacao.board import (
    JUNGLE_NAMES,
    LIE_NAMES,
    LIE_SIDES,
    NOTHING,
    SIDE_NAMES,
    STEPS,
    TYPE_NAMES,
    is_jungle_space,
    is_market,
    is_plantation,
    space_name,
)
from cosecha.games.cacao.codes import SIDE
from cosecha.games.cacao.data import Data, agree, clear, owner_of, top_of, under_of
from cosecha.games.cacao.options import WATER_TRACK, Options, problems, turns_total
from cosecha.games.cacao.phases import PHASE_NAMES
from cosecha.games.cacao.validation import validate

T = TypeVar("T")

known_name = lru_cache(4096)(space_name)
"""`space_name`, cached: a map has few spaces, and every view names them all."""


class Lying(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What is on one space: a jungle tile, or a seat's worker tile with its sides N, E, S, W as placed, and the tile
    `under` it if it was overbuilt."""

    jungle: str | None = None
    seat: int | None = None
    tile: str | None = None
    under: str | None = None


class Edge(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A seat's workers on one side of a worker tile, activated but not used yet."""

    seat: int
    space: str
    side: str


class Unseen(Struct, frozen=True, forbid_unknown_fields=True):
    """In a view: what is known about hidden tiles. Each list has an entry per seat."""

    hands: list[int]
    """The number of tiles in each hand."""
    piles: list[int]
    """The number of worker tiles each seat has left to draw."""
    workers: list[dict[str, int]]
    """Each seat's unseen worker tiles, by type: its pile, plus its hand if that's hidden."""
    jungle: dict[str, int]
    """The face-down jungle tiles by kind."""


class Position(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A complete state. In a view, hidden information is None: hands, piles, hidden gold."""

    options: Options
    turn: int
    """Counted from 1."""
    active: int
    """The seat whose turn it is."""
    phase: str
    held: list[int] = []
    """The seats that still have to confirm their answer."""
    map: dict[str, Lying]
    placed: str | None = None
    """Where the active seat has placed its tile this turn."""
    to_fill: list[str] = []
    """The jungle spaces still to be filled this turn."""
    filled: list[str] = []
    """The jungle spaces filled this turn."""
    edges: list[Edge] = []
    """Activated workers that haven't been used yet."""
    gold: list[int | None]
    fruits: list[int]
    suns: list[int]
    water: list[int]
    """The field of each water carrier, 0..8."""
    display: list[str] = []
    hands: list[list[str] | None]
    piles: list[list[str]] | None = None
    """Each seat's face-down worker tiles, starting with the next one to be drawn."""
    jungle_pile: list[str] | None = None
    """The face-down jungle tiles, starting with the next one to be turned up."""
    unseen: Unseen | None = None


def to_position(state: Data) -> Position:
    """The complete position, hidden information included."""
    return _position(
        state,
        gold=list(state.gold),
        hands=[_types(hand) for hand in state.hands],
        piles=[_types(pile[::-1]) for pile in state.piles],
        jungle_pile=[JUNGLE_NAMES[kind] for kind in reversed(state.jungle_pile)],
    )


def seen_position(state: Data, gold: list[int | None], hands: list[list[str] | None], unseen: Unseen) -> Position:
    """The position for a view: public information, plus the given values of what may be hidden."""
    return _position(state, gold=gold, hands=hands, unseen=unseen)


def hand_names(state: Data, seat: int) -> list[str]:
    return _types(state.hands[seat])


def _types(tiles: tuple[int, ...]) -> list[str]:
    return [TYPE_NAMES[worker_type] for worker_type in tiles]


def _position(state: Data, **known: Any) -> Position:
    """The public fields, plus the given ones."""
    return Position(
        options=options_of(state),
        turn=state.turn,
        active=state.active,
        phase=PHASE_NAMES[state.phase],
        held=[seat for seat in range(state.players) if state.held >> seat & 1],
        map=_map(state),
        placed=None if state.placed == NONE else known_name(state.placed),
        to_fill=[known_name(space) for space in state.to_fill],
        filled=[known_name(space) for space in state.filled],
        edges=[
            Edge(seat, known_name(edge // SIDE), SIDE_NAMES[edge % SIDE])
            for seat, edges in enumerate(state.edges)
            for edge in edges
        ],
        fruits=list(state.fruits),
        suns=list(state.suns),
        water=list(state.water),
        display=[JUNGLE_NAMES[kind] for kind in state.display],
        **known,
    )


def options_of(state: Data) -> Options:
    """The options, with the first seat filled in."""
    return replace(state.options, first_seat=(state.active - state.turn + 1) % state.players)


def _map(state: Data) -> dict[str, Lying]:
    """The tiles in reading order."""
    jungle, workers = state.jungle, state.workers
    return {
        known_name(space): _workers(workers[space]) if space in workers else _jungle(jungle[space])
        for space in sorted([*jungle, *workers])
    }


@cache
def _jungle(kind: int) -> Lying:
    return Lying(jungle=JUNGLE_NAMES[kind])


@cache
def _workers(tiles: int) -> Lying:
    under = under_of(tiles)
    return Lying(seat=owner_of(tiles), tile=LIE_NAMES[top_of(tiles)], under=LIE_NAMES[under] if under else None)


def fill(state: Data, position: Any, check: bool = True) -> None:
    """Set every field of a new state from a position. Without `check`, unreachable positions are accepted too."""
    position = converted(position, Position)
    if position.unseen is not None:
        raise BadPosition("error-position-view")
    options = position.options
    players = options.players
    for problem in problems(options):
        raise BadPosition(problem.id, **problem.args)
    clear(state, players, turns_total(players))
    agree(state, options)
    state.turn = position.turn
    state.active = seat_of(position.active, players)
    if options.first_seat not in (None, (state.active - state.turn + 1) % players):
        raise BadPosition("cacao-position-first-seat", turn=state.turn)
    state.phase = number_of("phase", position.phase, PHASE_NAMES)
    state.held = sum(1 << seat_of(seat, players) for seat in once(position.held))
    _lay_map(state, position)
    state.placed = NONE if position.placed is None else _space(position.placed)
    state.to_fill = sorted(_space(name) for name in once(position.to_fill))
    state.filled = sorted(_space(name) for name in once(position.filled))
    for edge in position.edges:
        _add_edge(state, edge)
    state.gold = _each(position, [gold for gold in position.gold if gold is not None])
    state.fruits = _each(position, position.fruits)
    state.suns = _each(position, position.suns)
    state.water = _each(position, position.water)
    if not all(0 <= field < len(WATER_TRACK) for field in state.water):
        raise BadPosition("cacao-position-water", fields=len(WATER_TRACK) - 1)
    state.display = [_jungle_kind(name) for name in position.display]
    hands = _each(position, [hand for hand in position.hands if hand is not None])
    state.hands = [tuple(sorted(_type(name) for name in hand)) for hand in hands]
    piles = _each(position, position.piles or [[] for _ in range(players)])
    state.piles = [tuple(_type(name) for name in reversed(pile)) for pile in piles]
    state.jungle_pile = tuple(_jungle_kind(name) for name in reversed(position.jungle_pile or []))
    if check:
        validate(state)


def _lay_map(state: Data, position: Position) -> None:
    """Put the tiles on the map. Even without `check`, each kind of tile must be on the right kind of space."""
    for name, lying in position.map.items():
        space = _space(name)
        worker_tile = lying.jungle is None and lying.tile is not None and lying.seat is not None
        jungle_tile = lying.jungle is not None and (lying.tile, lying.seat, lying.under) == (None, None, None)
        if is_jungle_space(space) != jungle_tile or is_jungle_space(space) == worker_tile:
            raise BadPosition("cacao-position-lying", space=name)
        if lying.jungle is not None:
            state.put_jungle(_jungle_kind(lying.jungle), space)
    for name, lying in position.map.items():
        if lying.tile is not None and lying.seat is not None:
            seat = seat_of(lying.seat, state.players)
            state.put_workers(_lie(lying.under or lying.tile), _space(name), seat)
            if lying.under is not None:
                state.cover(_lie(lying.tile), _space(name))


def _add_edge(state: Data, edge: Edge) -> None:
    """Add activated workers: a side of the seat's own tile that faces a plantation or a market."""
    seat, space = seat_of(edge.seat, state.players), _space(edge.space)
    side = number_of("side", edge.side, SIDE_NAMES)
    tiles = state.workers.get(space)
    kind = state.jungle.get(space + STEPS[side], NOTHING)
    there = tiles is not None and owner_of(tiles) == seat and LIE_SIDES[top_of(tiles)][side] > 0
    if not there or not (is_plantation(kind) or is_market(kind)) or space * SIDE + side in state.edges[seat]:
        raise BadPosition("cacao-position-edge", space=edge.space, side=edge.side)
    state.edges[seat] = tuple(sorted([*state.edges[seat], space * SIDE + side]))


def _each(position: Position, found: list[T]) -> list[T]:
    """The list, if it has an entry for every seat."""
    if len(found) != position.options.players:
        raise BadPosition("cacao-position-seats", players=position.options.players)
    return list(found)


def _space(name: str) -> int:
    space = space_number(name)
    if space is None:
        raise BadPosition("error-position-name", kind="space", name=name)
    return space


def _jungle_kind(name: str) -> int:
    return 1 + number_of("tile", name, JUNGLE_NAMES[1:])


def _lie(name: str) -> int:
    return 1 + number_of("tile", name, LIE_NAMES[1:])


def _type(name: str) -> int:
    return number_of("tile", name, TYPE_NAMES)
