"""Temples: what the workers beside one can be expected to bring at the end, while sides are still open."""

from functools import lru_cache

from cosecha.games.cacao.scoring import temple_gold

NEWCOMERS = ((1, 0.5), (2, 0.3), (3, 0.2))
"""How many workers come with a tile that is laid beside a temple, and how likely that many are."""
FORESEEN = 2
"""Open sides that are thought through; a third changes little."""
KEPT = 1 << 16


def temple_hopes(workers: list[int], sides: int, chance: float) -> list[float]:
    """The gold that each seat can expect of a temple with so many open sides, each with this chance to be taken."""
    order = sorted(range(len(workers)), key=lambda seat: -workers[seat])
    hopes = [0.0] * len(workers)
    ranked = _ranked_hopes(tuple(workers[seat] for seat in order), min(sides, FORESEEN), chance)
    for seat, hope in zip(order, ranked, strict=True):
        hopes[seat] = hope
    return hopes


@lru_cache(KEPT)
def _ranked_hopes(workers: tuple[int, ...], sides: int, chance: float) -> tuple[float, ...]:
    """The same for counts in falling order: all that matters is who has how many."""
    if sides == 0 or chance == 0.0:
        return tuple(float(gold) for gold in temple_gold(list(workers)))
    seats = len(workers)
    hopes = [(1.0 - chance) * hope for hope in _ranked_hopes(workers, sides - 1, chance)]
    for comer in range(seats):
        for more, likely in NEWCOMERS:
            after = list(workers)
            after[comer] += more
            for seat, hope in enumerate(temple_hopes(after, sides - 1, chance)):
                hopes[seat] += chance / seats * likely * hope
    return tuple(hopes)
