"""The expected gold of temples, given their workers and open sides."""

from functools import lru_cache

from cosecha.games.cacao.scoring import temple_gold

NEWCOMERS = ((1, 0.5), (2, 0.3), (3, 0.2))
"""The number of workers on a new tile's side at a temple, and its probability."""
FORESEEN = 2
"""The number of open sides to look ahead; a third changes little."""
KEPT = 1 << 16


def temple_hopes(workers: list[int], sides: int, chance: float) -> list[float]:
    """Each seat's expected gold from a temple with this many open sides, each with this chance to be taken."""
    order = sorted(range(len(workers)), key=lambda seat: -workers[seat])
    hopes = [0.0] * len(workers)
    ranked = _ranked_hopes(tuple(workers[seat] for seat in order), min(sides, FORESEEN), chance)
    for seat, hope in zip(order, ranked, strict=True):
        hopes[seat] = hope
    return hopes


@lru_cache(KEPT)
def _ranked_hopes(workers: tuple[int, ...], sides: int, chance: float) -> tuple[float, ...]:
    """`temple_hopes` for counts in descending order: seats don't matter, so sorting makes better use of the cache."""
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
