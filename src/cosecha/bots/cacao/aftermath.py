"""Plays a turn to its end, with every worker used well, to get the map that the next seat finds."""

from cosecha.bots.cacao.land import Land
from cosecha.bots.cacao.village import WORKERS, Village
from cosecha.bots.cacao.working import edge_workers
from cosecha.core.state import NONE
from cosecha.games.cacao import State
from cosecha.games.cacao.board import GOLD_1, GOLD_2, NOTHING, SUN, VALUES, WATER
from cosecha.games.cacao.codes import SIDE
from cosecha.games.cacao.data import owner_of
from cosecha.games.cacao.options import DISPLAY_SIZE, SUN_PLACES, WATER_TRACK
from cosecha.games.cacao.phases import PLACE
from cosecha.games.cacao.rules.activating import called_sides

Called = list[tuple[int, ...]]
"""By seat, the workers that a turn activates, each as kind * WORKERS + count."""


def called_workers(state: State, placed: int, filled: list[int]) -> Called:
    """The workers activated by placing a tile here and filling these spaces; those at temples don't count."""
    found: list[list[int]] = [[] for _ in range(state.players)]
    for edge in called_sides(state, placed, filled):
        found[owner_of(state.workers[edge // SIDE])].append(edge_workers(state, edge))
    return [tuple(sorted(each)) for each in found]


def lay_filling(state: State, spaces: list[int], filling: tuple[int, ...]) -> list[int]:
    """Place jungle tiles, those from the pile as unknown tiles. Returns the spaces that got one."""
    filled = []
    for space, kind in zip(spaces, filling, strict=True):
        if kind < NOTHING:
            continue
        if kind == NOTHING:
            state.jungle_pile = state.jungle_pile[:-1]
        else:
            state.display.remove(kind)
        state.put_jungle(kind, space)
        filled.append(space)
    return filled


def finish_turn(land: Land, after: State, called: Called) -> None:
    """Let each seat make the best use of its activated workers, and go on to the next seat."""
    for seat, workers in enumerate(called):
        if workers:
            _use(after, land.villages[seat], seat, workers)
    unseen = min(DISPLAY_SIZE - len(after.display), len(after.jungle_pile))
    after.display += [NOTHING] * unseen
    after.jungle_pile = after.jungle_pile[unseen:]
    after.phase = PLACE
    after.placed = NONE
    after.turn += 1
    after.active = (after.active + 1) % after.players


def _use(after: State, village: Village, seat: int, workers: tuple[int, ...]) -> None:
    work = []
    for each in workers:
        kind, count = divmod(each, WORKERS)
        if kind == WATER:
            after.water[seat] = min(after.water[seat] + count, len(WATER_TRACK) - 1)
        elif kind == SUN:
            after.suns[seat] = min(after.suns[seat] + count, SUN_PLACES)
        elif kind == GOLD_1 or kind == GOLD_2:
            after.gold[seat] += count * VALUES[kind]
        elif kind != NOTHING:
            work.append(each)
    fruits, gold, _ = village.sale(tuple(work))
    after.fruits[seat] = fruits
    after.gold[seat] += gold
