"""Tries out turns: an action, then the best choice for each step that follows."""

from typing import Final

from cosecha.bots.agricola.weights import Weights
from cosecha.bots.agricola.worth import worth
from cosecha.bots.insight import Rated
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELL_NAMES, PLOTS
from cosecha.games.agricola.engine.spaces import REFILLS
from cosecha.games.agricola.state import State

_ORDER: Final = {
    codes.ROOM: "a1 b3 b2 b1 c3 c2 c1",
    codes.PLOW: "c1 d1 b1 e1 b2 b3 c2 c3 a1",
    codes.STABLE: "e2 d2 e3 d3 c3 c2 b3 b2 e1 d1 c1 b1",
}
"""Preferred spaces: the house on the left, fields along the top, animals at the bottom right."""
_RANK: Final = {
    kind: {CELL_NAMES.index(name): number for number, name in enumerate(names.split())}
    for kind, names in _ORDER.items()
}
_LAST: Final = 99
_PASTURES: Final = sum(1 << CELL_NAMES.index(name) for name in ["c2", "d2", "e2", "c3", "d3", "e3"])
_BLOCKS: Final = frozenset([mask for mask in PLOTS if mask & ~_PASTURES == 0])
_SOME: Final = 40
"""How many actions to try if none is sensible."""


def sensible(actions: list[int]) -> list[int]:
    """Of actions that differ only in their space, the one with the best space; of pastures, those in the corner."""
    best: dict[int, int] = {}
    sown: dict[int, int] = {}
    found: list[int] = []
    for action in actions:
        kind = codes.kind_of(action)
        if kind in _RANK:
            if kind not in best or _rank(kind, action) < _rank(kind, best[kind]):
                best[kind] = action
        elif kind == codes.SOW:
            sown.setdefault(codes.named_by(action) // codes.CROP, action)
        elif kind != codes.FENCE or codes.named_by(action) in _BLOCKS:
            found.append(action)
    found += [*best.values(), *sown.values()]
    return found or actions[:_SOME]


def _rank(kind: int, action: int) -> int:
    return _RANK[kind].get(codes.named_by(action), _LAST)


def finish(state: State, seat: int, weights: Weights) -> float:
    """Take the remaining steps of the turn greedily, one action deep. Returns the farm's worth after that."""
    farm = state.farms[seat]
    while farm.steps:
        actions = sensible(state.worth(seat))
        if len(actions) > 1:
            actions = [max([(_after(state, seat, action, weights), action) for action in actions])[1]]
        state.answer(seat, actions[0], None)
    return worth(state, seat, weights)


def _after(state: State, seat: int, action: int, weights: Weights) -> float:
    twin = state.copy()
    twin.answer(seat, action, None)
    return worth(twin, seat, weights)


def rate(state: State, seat: int, weights: Weights) -> Rated:
    """Rate a seat's sensible actions by the farm at the end of its turn."""
    rated: Rated = []
    for action in sensible(state.worth(seat)):
        twin = state.copy()
        twin.answer(seat, action, None)
        rated.append((finish(twin, seat, weights) + _haste(state, action, weights), action))
    return rated


def _haste(state: State, action: int, weights: Weights) -> float:
    """A bonus for accumulated goods, which won't be there next round; other effects of a space will."""
    space = codes.named_by(action)
    if codes.kind_of(action) != codes.USE or not state.piles[space]:
        return 0.0
    return weights.pile * (state.piles[space] / REFILLS[space][state.players] - 1)


def ending(state: State, seat: int, weights: Weights) -> None:
    """Take the remaining steps of the turn as the bot would."""
    while state.farms[seat].steps:
        state.answer(seat, best(rate(state, seat, weights)), None)


def best(rated: Rated) -> int:
    """The action with the highest rating, the first in a tie."""
    return max(rated, key=_value)[1]


def _value(rating: tuple[float, int]) -> float:
    return rating[0]
