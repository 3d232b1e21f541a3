"""Action spaces that a player has marked: using one removes its mark."""

from cosecha.core.state import NONE, Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.spaces import NAMES, SEASON_OF
from cosecha.games.agricola.events import MarkLaid, MarkRemoved
from cosecha.games.agricola.farm import Farm


def spaces_to_mark(state: Data, farm: Farm) -> list[int]:
    """The spaces in play without a mark of this farm, apart from that of the season, which doesn't stay."""
    return [space for space in state.spaces if space not in SEASON_OF and not _marked(farm) >> space & 1]


def marks(farm: Farm) -> int:
    """How many marks are left."""
    return _marked(farm).bit_count()


def mark(state: Data, seat: int, space: int, log: Log) -> None:
    extras = state.farms[seat].extras
    assert extras is not None
    extras.marked |= 1 << space
    if log is not None:
        log.append(MarkLaid(seat, NAMES[space]))


def remove_mark(state: Data, seat: int, log: Log) -> None:
    """Remove the mark on the space that a seat uses."""
    farm = state.farms[seat]
    if farm.space == NONE or not _marked(farm) >> farm.space & 1:
        return
    assert farm.extras is not None
    farm.extras.marked &= ~(1 << farm.space)
    if log is not None:
        log.append(MarkRemoved(seat, NAMES[farm.space]))


def move_marks(state: Data, old: int, new: int) -> None:
    """A space replaces another one, whose marks it gets."""
    for farm in state.farms:
        if _marked(farm) >> old & 1:
            assert farm.extras is not None
            farm.extras.marked ^= 1 << old | 1 << new


def _marked(farm: Farm) -> int:
    return 0 if farm.extras is None else farm.extras.marked
