"""Llamas beside other animals, and places of cards for one animal of each type, compared with brute force."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from cosecha.games.agricola.animals import splits_beside, widened
from cosecha.games.agricola.board import EDGE_NAMES
from cosecha.games.agricola.decks import new_extras
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.fences import lines
from cosecha.games.agricola.mechanisms.animals import has_room
from cosecha.games.agricola.options import ONE_PASTURE
from tests.games.agricola.farms import farm


def arrangements(capacities: tuple[int, ...], single: bool) -> Iterator[tuple[int, int, int, int]]:
    """How many of each of four types the pastures hold, for every way to give them to types."""
    for owners in product(range(4), repeat=len(capacities)):
        if single and len(set(owners)) < len(owners):
            # A species may have one pasture; the others stay empty.
            for used in product((False, True), repeat=len(owners)):
                kept = [owner for owner, is_used in zip(owners, used, strict=True) if is_used]
                if len(set(kept)) == len(kept):
                    yield held(capacities, owners, used)
        else:
            yield held(capacities, owners, (True,) * len(owners))


def held(capacities: tuple[int, ...], owners: tuple[int, ...], used: tuple[bool, ...]) -> tuple[int, int, int, int]:
    rooms = [0, 0, 0, 0]
    for capacity, owner, is_used in zip(capacities, owners, used, strict=True):
        rooms[owner] += capacity if is_used else 0
    return rooms[0], rooms[1], rooms[2], rooms[3]


def laid_out(capacities: tuple[int, ...], loose: int, stalls: int, llamas: int, single: bool) -> Farm:
    found = farm()
    found.extras = new_extras()
    found.extras.llamas = llamas
    found.stalls = stalls
    found.customs = ONE_PASTURE if single else 0
    found.settle_pastures()
    found.capacities = capacities
    found.loose = loose
    found.splits = widened(dict(splits_beside(capacities, single))[0], stalls)
    return found


@pytest.mark.parametrize("seed", range(60))
def test_four_types_of_animals_live_together(seed: int) -> None:
    rng = Random(seed)
    capacities = tuple(sorted(rng.choice([2, 4, 6]) for _ in range(rng.randrange(5))))
    loose, stalls, single = rng.randrange(1, 4), rng.randrange(2), rng.randrange(4) == 0
    animals = (rng.randrange(6), rng.randrange(5), rng.randrange(5), rng.randrange(7))
    expected = any(
        sum(max(0, count - stalls - room) for count, room in zip(animals, rooms, strict=True)) <= loose
        for rooms in arrangements(capacities, single)
    )
    house = laid_out(capacities, loose, stalls, animals[3], single)
    assert has_room(house, *animals[:3]) == expected


@pytest.mark.parametrize(
    ("edges", "count"),
    [
        ("", 0),
        ("b1n", 1),
        ("b1n c1n d1n", 1),
        ("b1n d1n", 2),
        ("e1n a2n", 2),
        ("b1w b2w b3w", 1),
        ("b1w b3w", 2),
        ("e1e a2w", 2),
        ("b1n b1w", 2),
        ("c1n c1w d1w b2n", 4),
    ],
)
def test_a_line_is_a_longest_run_in_one_direction(edges: str, count: int) -> None:
    assert lines(sum(1 << EDGE_NAMES.index(name) for name in edges.split())) == count
