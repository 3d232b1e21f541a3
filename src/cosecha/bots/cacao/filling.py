"""Rates fills by what everybody's workers get."""

from cosecha.bots.cacao.aftermath import called_workers, finish_turn, lay_filling
from cosecha.bots.cacao.land import NO_TILE, Land
from cosecha.bots.cacao.placing import prospects
from cosecha.bots.insight import Rated
from cosecha.games.cacao.board import TEMPLE
from cosecha.games.cacao.codes import FILL, KIND, THING


def rate_fills(land: Land) -> Rated:
    """Rate each tile on each space, with the best fill of the remaining spaces."""
    return [(value, action) for action, (value, _) in best_fillings(land).items()]


def best_fillings(land: Land) -> dict[int, tuple[float, tuple[int, ...]]]:
    """By action: the value and tiles of the best fill of all spaces that starts with it."""
    best: dict[int, tuple[float, tuple[int, ...]]] = {}
    spaces = land.state.to_fill
    for filling in land.fillings(len(spaces)):
        value = _worth(land, filling)
        for space, kind in zip(spaces, filling, strict=True):
            # A tile from the pile is legal only if the display is empty.
            if kind != NO_TILE and (kind in land.state.display or not land.state.display):
                action = FILL * KIND + kind * THING + space
                if action not in best or value > best[action][0]:
                    best[action] = (value, filling)
    return best


def _worth(land: Land, filling: tuple[int, ...]) -> float:
    """The value of these tiles: what everybody gets this turn, and the prospects of the map after it."""
    after = land.state.copy()
    filled = lay_filling(after, land.state.to_fill, filling)
    called = called_workers(after, after.placed, [*after.filled, *filled])
    value = 0.0
    for seat, workers in enumerate(called):
        if workers:
            value += land.care[seat] * land.villages[seat].gain(workers)
    for space in filled:
        there = land.temple_workers(space)
        value -= land.promise * sum(care * count for care, count in zip(land.care, there, strict=True))
        if after.jungle[space] == TEMPLE:
            value += land.temple(there, 4 - len(land.facing(space)))
    finish_turn(land, after, called)
    return value + prospects(land, after)
