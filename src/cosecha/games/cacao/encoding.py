"""States as positions and views. Maps are cached and shared by views, so they refuse writes."""

from bisect import bisect
from functools import lru_cache
from typing import Final

from cosecha.core.decision import Decision
from cosecha.core.frozen import FrozenDict, FrozenList
from cosecha.core.state import NONE
from cosecha.games.cacao import rules
from cosecha.games.cacao.board import JUNGLE_NAMES, LIE_NAMES, LIES, SIDE_NAMES, TYPE_NAMES, space_name
from cosecha.games.cacao.codes import SIDE
from cosecha.games.cacao.data import OWNER, UNDER, Data, Map
from cosecha.games.cacao.phases import OVER, PHASE_NAMES
from cosecha.games.cacao.position import Edge, Lying, Position, Unseen
from cosecha.games.cacao.scoring import workers_at_temples
from cosecha.games.cacao.view import View

KEPT: Final = 256
"""The size of each cache."""
LATEST: Final = -1
"""The key of the latest map; no digest is negative."""
MOST_NEW: Final = 4
"""The tiles of one turn: one is placed, and up to three spaces are filled."""


def to_position(state: Data) -> Position:
    """The complete position, hidden information included."""
    hands: list[list[str] | None] = [_types(hand) for hand in state.hands]
    return _position(
        state,
        list(state.gold),
        hands,
        [_types(pile[::-1]) for pile in state.piles],
        [JUNGLE_NAMES[kind] for kind in reversed(state.jungle_pile)],
        None,
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
    hands: list[list[str] | None] = [None] * state.players
    if seat is not None:
        hands[seat] = _types(state.hands[seat])
    return View(
        seat=seat,
        position=_position(state, _seen_gold(state, seat), hands, None, None, _unseen(state, seat)),
        temples=_drawn(state).source.temples,
        waiting=waiting,
        decision=decision,
        legal=legal,
    )


def _seen_gold(state: Data, seat: int | None) -> list[int | None]:
    if not state.gold_hidden or state.phase == OVER:
        return list(state.gold)
    return [amount if other == seat else None for other, amount in enumerate(state.gold)]


def _unseen(state: Data, seat: int | None) -> Unseen:
    workers: list[dict[str, int]] = []
    for other in range(state.players):
        workers.append(_counted_types(state.piles[other], () if other == seat else state.hands[other]))
    return Unseen(
        hands=[len(hand) for hand in state.hands],
        piles=[len(pile) for pile in state.piles],
        workers=workers,
        jungle=_counted_kinds(state.jungle_pile),
    )


@lru_cache(KEPT)
def _counted_types(pile: tuple[int, ...], hand: tuple[int, ...]) -> dict[str, int]:
    return _counted(pile + hand, TYPE_NAMES)


@lru_cache(KEPT)
def _counted_kinds(tiles: tuple[int, ...]) -> dict[str, int]:
    return _counted(tiles, JUNGLE_NAMES)


def _counted(tiles: tuple[int, ...], names: tuple[str, ...]) -> dict[str, int]:
    """The number of tiles of each kind."""
    counts = [0] * len(names)
    for tile in tiles:
        counts[tile] += 1
    return FrozenDict({names[tile]: count for tile, count in enumerate(counts) if count})


def _types(tiles: tuple[int, ...]) -> list[str]:
    return [TYPE_NAMES[worker_type] for worker_type in tiles]


def _position(
    state: Data,
    gold: list[int | None],
    hands: list[list[str] | None],
    piles: list[list[str]] | None,
    jungle_pile: list[str] | None,
    unseen: Unseen | None,
) -> Position:
    """The public fields, plus the given ones."""
    return Position(
        options=state.options,
        turn=state.turn,
        active=state.active,
        phase=PHASE_NAMES[state.phase],
        held=[seat for seat in range(state.players) if state.held >> seat & 1] if state.held else [],
        map=_drawn(state),
        placed=None if state.placed == NONE else space_name(state.placed),
        to_fill=[space_name(space) for space in state.to_fill],
        filled=[space_name(space) for space in state.filled],
        edges=_edges(state),
        gold=gold,
        fruits=state.fruits[:],
        suns=state.suns[:],
        water=state.water[:],
        display=[JUNGLE_NAMES[kind] for kind in state.display],
        hands=hands,
        piles=piles,
        jungle_pile=jungle_pile,
        unseen=unseen,
    )


def _edges(state: Data) -> list[Edge]:
    found: list[Edge] = []
    for seat in range(state.players):
        for edge in state.edges[seat]:
            found.append(Edge(seat, space_name(edge // SIDE), SIDE_NAMES[edge % SIDE]))
    return found


_JUNGLE: Final[list[Lying]] = [Lying(jungle=name) for name in JUNGLE_NAMES]
_WORKERS: Final[dict[int, Lying]] = {
    lie + under * UNDER + seat * OWNER: Lying(seat=seat, tile=LIE_NAMES[lie], under=LIE_NAMES[under] if under else None)
    for seat in range(4)
    for under in range(LIES + 1)
    for lie in range(1, LIES + 1)
}
"""The tiles on a worker space, by their number in a state."""

_MAPS: Final[dict[int, FrozenDict[str, Lying]]] = {}
"""Recent maps by digest."""


def _drawn(state: Data) -> FrozenDict[str, Lying]:
    """The tiles in reading order."""
    found = _MAPS.get(state.ground)
    if found is not None:
        source: Map = found.source
        if source.jungle == state.jungle and source.workers == state.workers and source.players == state.players:
            return found
    found = _draw_on(state)
    if found is None:
        found = _draw(state)
    if len(_MAPS) >= KEPT:
        _MAPS.clear()
    _MAPS[state.ground] = found
    _MAPS[LATEST] = found
    return found


def _draw(state: Data) -> FrozenDict[str, Lying]:
    # Compiled loops would unbox and box every number; these stay in C.
    lying = dict(zip(state.jungle, map(_JUNGLE.__getitem__, state.jungle.values()), strict=True))
    lying.update(zip(state.workers, map(_WORKERS.__getitem__, state.workers.values()), strict=True))
    order = sorted(lying)
    return _kept(state, order, [space_name(space) for space in order], [lying[space] for space in order])


def _draw_on(state: Data) -> FrozenDict[str, Lying] | None:
    """The latest map plus a few new tiles; None if the state has more than that."""
    latest = _MAPS.get(LATEST)
    if latest is None:
        return None
    before: Map = latest.source
    jungle = list(state.jungle)[len(before.jungle) :]
    workers = list(state.workers)[len(before.workers) :]
    if len(jungle) + len(workers) > MOST_NEW or before.players != state.players:
        return None
    if not before.jungle.items() <= state.jungle.items() or not before.workers.items() <= state.workers.items():
        return None
    order, names, lying = before.order[:], list(latest), list(latest.values())
    for space in jungle + workers:
        if space in before.jungle or space in before.workers:
            return None
        place = bisect(order, space)
        order.insert(place, space)
        names.insert(place, space_name(space))
        tiles = state.workers.get(space)
        lying.insert(place, _JUNGLE[state.jungle[space]] if tiles is None else _WORKERS[tiles])
    return _kept(state, order, names, lying)


def _kept(state: Data, order: list[int], names: list[str], lying: list[Lying]) -> FrozenDict[str, Lying]:
    temples: dict[str, list[int]] = {}
    for space, workers in workers_at_temples(state).items():
        temples[space_name(space)] = FrozenList(workers)
    found = FrozenDict(zip(names, lying, strict=True))
    found.source = Map(state, order, FrozenDict(temples))
    return found
