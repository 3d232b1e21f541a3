"""States from positions, validated with reasons."""

from typing import Any, Final, TypeVar

from cosecha.core.errors import BadPosition
from cosecha.core.frozen import FrozenDict
from cosecha.core.position import converted, number_of, numbered, once, seat_bits, seat_of
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
)
from cosecha.games.cacao.codes import SIDE
from cosecha.games.cacao.data import (
    OWNER,
    UNDER,
    Data,
    Map,
    agree,
    clear,
    owner_of,
    settle_first_seat,
    settle_map,
    top_of,
)
from cosecha.games.cacao.options import WATER_TRACK, problems, turns_total
from cosecha.games.cacao.phases import PHASE_NAMES
from cosecha.games.cacao.position import Edge, Position
from cosecha.games.cacao.validation import validate

T = TypeVar("T")

_PHASES: Final = numbered(PHASE_NAMES)
_SIDES: Final = numbered(SIDE_NAMES)
_TYPES: Final = numbered(TYPE_NAMES)
_JUNGLE: Final = {name: kind for kind, name in enumerate(JUNGLE_NAMES) if kind != NOTHING}
_LIES: Final = {name: lie for lie, name in enumerate(LIE_NAMES) if lie != NOTHING}
_SPACES: Final[dict[str, int]] = {}
_MOST_SPACES: Final = 1 << 14
"""The size of the cache of space names, which are slow to parse."""


def fill(state: Data, position: Any, check: bool = True) -> None:
    """Set every field of a new state from a position. Without `check`, unreachable positions are accepted too."""
    told = converted(position, Position)
    if told.unseen is not None:
        raise BadPosition("error-position-view")
    fill_seen(state, told)
    players = state.players
    if None in told.gold or None in told.hands:
        raise BadPosition("cacao-position-seats", players=players)
    if told.piles:
        piles = _each(players, told.piles)
        state.piles = [tuple([worker_type(name) for name in reversed(pile)]) for pile in piles]
    state.jungle_pile = tuple([jungle_kind(name) for name in reversed(told.jungle_pile or [])])
    if check:
        validate(state)


def fill_seen(state: Data, position: Position) -> None:
    """Set every field of a new state from a position, or from that of a view: hidden hands and piles are empty, and
    hidden gold is 0."""
    options = position.options
    players = options.players
    for problem in problems(options):
        raise BadPosition(problem.id, **problem.args)
    clear(state, players, turns_total(players))
    agree(state, options)
    state.turn = position.turn
    state.active = seat_of(position.active, players)
    if options.first_seat is not None and options.first_seat != (state.active - state.turn + 1) % players:
        raise BadPosition("cacao-position-first-seat", turn=state.turn)
    settle_first_seat(state)
    state.phase = number_of("phase", position.phase, _PHASES)
    state.held = seat_bits(position.held, players)
    _lay_map(state, position)
    state.placed = NONE if position.placed is None else _space(position.placed)
    state.to_fill = sorted([_space(name) for name in once(position.to_fill)])
    state.filled = sorted([_space(name) for name in once(position.filled)])
    for edge in position.edges:
        _add_edge(state, edge)
    state.gold = [0 if gold is None else gold for gold in _each(players, position.gold)]
    state.fruits = _each(players, position.fruits)
    state.suns = _each(players, position.suns)
    state.water = _each(players, position.water)
    for field in state.water:
        if not 0 <= field < len(WATER_TRACK):
            raise BadPosition("cacao-position-water", fields=len(WATER_TRACK) - 1)
    state.display = [jungle_kind(name) for name in position.display]
    hands = _each(players, position.hands)
    state.hands = [tuple(sorted([worker_type(name) for name in hand or []])) for hand in hands]


def _lay_map(state: Data, position: Position) -> None:
    """Put the tiles on the map. Even without `check`, each kind of tile must be on the right kind of space."""
    if isinstance(position.map, FrozenDict):
        # From a view of this process, which still has the data.
        source: Map = position.map.source
        if source.players == state.players:
            source.lay(state)
            return
    for name, lying in position.map.items():
        space = _space(name)
        jungle = lying.jungle
        tile = lying.tile
        seat = lying.seat
        under = lying.under
        if is_jungle_space(space):
            if jungle is None or tile is not None or seat is not None or under is not None:
                raise BadPosition("cacao-position-lying", space=name)
            state.jungle[space] = jungle_kind(jungle)
        else:
            if jungle is not None or tile is None or seat is None:
                raise BadPosition("cacao-position-lying", space=name)
            tiles = _lie(tile) + seat_of(seat, state.players) * OWNER
            state.workers[space] = tiles if under is None else tiles + _lie(under) * UNDER
    settle_map(state)


def _add_edge(state: Data, edge: Edge) -> None:
    """Add activated workers: a side of the seat's own tile that faces a plantation or a market."""
    seat = seat_of(edge.seat, state.players)
    space = _space(edge.space)
    side = number_of("side", edge.side, _SIDES)
    tiles = state.workers.get(space)
    kind = state.jungle.get(space + STEPS[side], NOTHING)
    there = tiles is not None and owner_of(tiles) == seat and LIE_SIDES[top_of(tiles)][side] > 0
    if not there or not (is_plantation(kind) or is_market(kind)) or space * SIDE + side in state.edges[seat]:
        raise BadPosition("cacao-position-edge", space=edge.space, side=edge.side)
    state.edges[seat] = tuple(sorted([*state.edges[seat], space * SIDE + side]))


def _each(players: int, found: list[T]) -> list[T]:
    """The list, if it has an entry for every seat."""
    if len(found) != players:
        raise BadPosition("cacao-position-seats", players=players)
    return list(found)


def _space(name: str) -> int:
    known = _SPACES.get(name)
    if known is not None:
        return known
    space = space_number(name)
    if space is None:
        raise BadPosition("error-position-name", kind="space", name=name)
    if len(_SPACES) >= _MOST_SPACES:
        _SPACES.clear()
    _SPACES[name] = space
    return space


def jungle_kind(name: str) -> int:
    return number_of("tile", name, _JUNGLE)


def worker_type(name: str) -> int:
    return number_of("tile", name, _TYPES)


def _lie(name: str) -> int:
    return number_of("tile", name, _LIES)
