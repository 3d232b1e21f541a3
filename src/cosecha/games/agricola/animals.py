"""Housing animals. Their arrangement isn't part of the state: the rules keep counts and work out what can be housed.

A pasture holds one type of animal. Each way of assigning the pastures to the three types is a split: how many sheep,
boar and cattle the pastures then hold. Animals beyond the split need a loose place, which takes any type: the house and
each unfenced stable have one.
"""

from functools import lru_cache

Split = tuple[int, int, int]


@lru_cache(None)
def splits(capacities: tuple[int, ...]) -> tuple[Split, ...]:
    """All splits of pastures with these capacities. None dominates another, since they all have the same sum."""
    found: set[Split] = {(0, 0, 0)}
    for capacity in capacities:
        grown: set[Split] = set()
        for sheep, boar, cattle in found:
            grown.add((sheep + capacity, boar, cattle))
            grown.add((sheep, boar + capacity, cattle))
            grown.add((sheep, boar, cattle + capacity))
        found = grown
    return tuple(sorted(found))


@lru_cache(None)
def single_splits(capacities: tuple[int, ...]) -> tuple[Split, ...]:
    """The same where a species may live in only one pasture: the three largest pastures, in every order."""
    small, middle, large = sorted([*capacities, 0, 0, 0])[-3:]
    orders = {
        (small, middle, large),
        (small, large, middle),
        (middle, small, large),
        (middle, large, small),
        (large, small, middle),
        (large, middle, small),
    }
    return tuple(sorted(orders))


@lru_cache(None)
def with_pairs(ways: tuple[Split, ...], pairs: int) -> tuple[Split, ...]:
    """The same splits with this many more places, each for two animals of one type."""
    found = set(ways)
    for _ in range(pairs):
        grown: set[Split] = set()
        for sheep, boar, cattle in found:
            grown.add((sheep + 2, boar, cattle))
            grown.add((sheep, boar + 2, cattle))
            grown.add((sheep, boar, cattle + 2))
        found = grown
    return tuple(sorted(found))


def fits(ways: tuple[Split, ...], loose: int, sheep: int, boar: int, cattle: int) -> bool:
    """Whether these animals can be housed."""
    if sheep + boar + cattle <= loose:
        return True
    for room in ways:
        over = 0
        if sheep > room[0]:
            over += sheep - room[0]
        if boar > room[1]:
            over += boar - room[1]
        if cattle > room[2]:
            over += cattle - room[2]
        if over <= loose:
            return True
    return False


def best_keeps(ways: tuple[Split, ...], loose: int, sheep: int, boar: int, cattle: int) -> list[Split]:
    """The maximal sets of these animals that can be housed: those to which no animal can be added."""
    found: set[Split] = set()
    for room in ways:
        kept = (min(sheep, room[0]), min(boar, room[1]), min(cattle, room[2]))
        over = (sheep - kept[0], boar - kept[1], cattle - kept[2])
        places = min(loose, over[0] + over[1] + over[2])
        for more_sheep in range(min(places, over[0]) + 1):
            for more_boar in range(min(places - more_sheep, over[1]) + 1):
                more_cattle = places - more_sheep - more_boar
                if more_cattle <= over[2]:
                    found.add((kept[0] + more_sheep, kept[1] + more_boar, kept[2] + more_cattle))
    return unbeaten(found)


def unbeaten(found: set[Split]) -> list[Split]:
    """Those to which no animal can be added, in order."""
    return [keep for keep in sorted(found) if not _beaten(keep, found)]


def _beaten(keep: Split, others: set[Split]) -> bool:
    for other in others:
        if other != keep and other[0] >= keep[0] and other[1] >= keep[1] and other[2] >= keep[2]:
            return True
    return False


# What the event decks bring: cards with places of their own, and a fourth type of animal.


@lru_cache(None)
def widened(ways: tuple[Split, ...], places: int) -> tuple[Split, ...]:
    """The splits with so many more places for each type."""
    return tuple([(sheep + places, boar + places, cattle + places) for sheep, boar, cattle in ways])


@lru_cache(None)
def splits_beside(capacities: tuple[int, ...], single: bool) -> tuple[tuple[int, tuple[Split, ...]], ...]:
    """Every way to leave some pastures to a fourth type of animal: how many of it they hold, and the splits of the
    other pastures. With `single`, a species lives in only one pasture."""
    found: set[tuple[int, tuple[int, ...]]] = set()
    for left in range(1 << len(capacities)):
        if single and left & (left - 1):
            continue
        given = [capacity for place, capacity in enumerate(capacities) if left >> place & 1]
        rest = [capacity for place, capacity in enumerate(capacities) if not left >> place & 1]
        found.add((sum(given), tuple(rest)))
    return tuple([(room, single_splits(rest) if single else splits(rest)) for room, rest in sorted(found)])
