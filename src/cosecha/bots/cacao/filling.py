"""Filling the jungle: which tile where, by what everybody's workers get there."""

from cosecha.bots.cacao.aftermath import called_workers, finish_turn, lay_filling
from cosecha.bots.cacao.land import NO_TILE, Land
from cosecha.bots.cacao.placing import prospects
from cosecha.bots.insight import Rated
from cosecha.games.cacao.board import TEMPLE
from cosecha.games.cacao.codes import FILL, KIND, THING


def rate_fills(land: Land) -> Rated:
    """Each tile on each space, with the best that can be done with the spaces that are left."""
    return [(value, action) for action, (value, _) in best_fillings(land).items()]


def best_fillings(land: Land) -> dict[int, tuple[float, tuple[int, ...]]]:
    """By action, the best way to fill all spaces that begins with it, and what it is worth."""
    best: dict[int, tuple[float, tuple[int, ...]]] = {}
    spaces = land.state.to_fill
    for filling in land.fillings(len(spaces)):
        value = _worth(land, filling)
        for space, kind in zip(spaces, filling, strict=True):
            # While tiles are on display the next one to be laid is one of them.
            if kind != NO_TILE and (kind in land.state.display or not land.state.display):
                action = FILL * KIND + kind * THING + space
                if action not in best or value > best[action][0]:
                    best[action] = (value, filling)
    return best


def _worth(land: Land, filling: tuple[int, ...]) -> float:
    """What everybody gets when the turn ends with these tiles, and how the map looks then."""
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
