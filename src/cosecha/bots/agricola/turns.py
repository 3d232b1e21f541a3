"""Trying out a turn: a space, and then the best of each step that follows."""

from cosecha.bots.agricola.weights import Weights
from cosecha.bots.agricola.worth import worth
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELL_NAMES, PLOTS, cells_of
from cosecha.games.agricola.state import State

_ORDER = {
    codes.ROOM: "a1 b3 b2 b1 c3 c2 c1".split(),
    codes.PLOW: "c1 d1 b1 e1 b2 b3 c2 c3 a1".split(),
    codes.STABLE: "e2 d2 e3 d3 c3 c2 b3 b2 e1 d1 c1 b1".split(),
}
PREFERENCE = {
    kind: {CELL_NAMES.index(name): -number for number, name in enumerate(names)} for kind, names in _ORDER.items()
}


def _is_block(mask: int) -> bool:
    cells = cells_of(mask)
    rows = {cell // 5 for cell in cells}
    columns = {cell % 5 for cell in cells}
    return len(rows) * len(columns) == len(cells) and len(cells) <= 6


BLOCKS = frozenset(mask for mask in PLOTS if _is_block(mask) and mask & 0b00011_00011_11111 == 0 or mask & ~0b11100_11100_00000 == 0)


def sensible(actions: list[int]) -> list[int]:
    """Of actions that differ only in where, the best place; of pastures those that fit into the corner."""
    best: dict[int, int] = {}
    found: list[int] = []
    for action in actions:
        kind = codes.kind_of(action)
        if kind in PREFERENCE:
            named = codes.named_by(action)
            rank = PREFERENCE[kind].get(named, -50)
            if kind not in best or rank > PREFERENCE[kind].get(codes.named_by(best[kind]), -50):
                best[kind] = action
        elif kind == codes.SOW:
            key = 1000 + codes.named_by(action) // codes.CROP
            best.setdefault(key, action)
        elif kind == codes.FENCE:
            if codes.named_by(action) in BLOCKS:
                found.append(action)
        else:
            found.append(action)
    found += best.values()
    return found or actions[:40]


def finish(state: State, seat: int, weights: Weights) -> float:
    """Take every step of the turn that is left, each as it looks best; what the farm is worth then."""
    farm = state.farms[seat]
    while farm.steps:
        actions = sensible(state.worth(seat))
        if len(actions) == 1:
            state.answer(seat, actions[0], None)
            continue
        _, action = max([(_after(state, seat, action, weights), action) for action in actions])
        state.answer(seat, action, None)
    return worth(state, seat, weights)


def _after(state: State, seat: int, action: int, weights: Weights) -> float:
    twin = state.copy()
    twin.answer(seat, action, None)
    return worth(twin, seat, weights)


def rate(state: State, seat: int, weights: Weights) -> list[tuple[float, int]]:
    rated = []
    for action in sensible(state.worth(seat)):
        twin = state.copy()
        twin.answer(seat, action, None)
        rated.append((finish(twin, seat, weights), action))
    return rated
