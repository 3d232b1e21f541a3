"""Housing animals, compared with brute force over all assignments of types to pastures."""

from random import Random

import pytest

from cosecha.games.agricola.animals import best_keeps, fits, splits
from tests.conftest import PROOF
from tests.games.agricola import oracle
from tests.games.agricola.farms import farm, fill


@pytest.mark.parametrize("seed", range(2000 if PROOF else 60))
def test_housing_agrees_with_brute_force(seed: int) -> None:
    rng = Random(seed)
    pastures = sorted(rng.choice([2, 4, 4, 6, 8, 16]) for _ in range(rng.randrange(5)))
    loose = rng.randrange(1, 6)
    animals = (rng.randrange(9), rng.randrange(8), rng.randrange(7))
    ways = splits(tuple(pastures))
    assert fits(ways, loose, *animals) == oracle.housed(pastures, loose, animals)
    kept = best_keeps(ways, loose, *animals)
    assert set(kept) == oracle.keeps(pastures, loose, animals)
    assert len(kept) == len(set(kept)) <= 1000


@pytest.mark.parametrize(
    ("pastures", "stables", "capacity"),
    [
        ("e1", "", 2),
        ("d1e1", "", 4),
        ("c1d1e1", "", 6),
        ("e1", "e1", 4),
        ("d1e1", "e1", 8),
        ("d1e1", "d1e1", 16),
        ("c1d1e1", "c1d1e1", 48),
        ("d1e1d2e2", "d1e1d2e2", 128),
        ("b1c1d1e1b2c2d2e2b3c3d3e3", "", 24),
    ],
)
def test_a_pasture_holds_two_per_space_doubled_by_each_stable(pastures: str, stables: str, capacity: int) -> None:
    laid = farm(pastures=pastures, stables=stables)
    assert laid.capacities == (capacity,)
    assert laid.loose == 1, "the pet lives in the house"
    assert fits(laid.splits, laid.loose, capacity, 1, 0)
    assert fits(laid.splits, laid.loose, capacity + 1, 0, 0)
    assert not fits(laid.splits, laid.loose, capacity + 1, 1, 0)
    assert not fits(laid.splits, laid.loose, capacity, 1, 1)


def test_the_house_and_each_unfenced_stable_hold_one_animal_of_any_type() -> None:
    laid = farm(stables="c1e3")
    assert laid.loose == 3
    assert fits(laid.splits, laid.loose, 1, 1, 1)
    assert fits(laid.splits, laid.loose, 0, 3, 0)
    assert not fits(laid.splits, laid.loose, 2, 1, 1)


def test_more_rooms_hold_no_more_animals() -> None:
    assert farm(rooms="a1a2a3b2").loose == 1


def test_a_stable_inside_a_pasture_adds_no_place_of_its_own() -> None:
    laid = farm(stables="e1c3", pastures="e1")
    assert (laid.capacities, laid.loose) == ((4,), 2)


def test_a_pasture_holds_one_type() -> None:
    laid = farm(pastures="d1e1")
    assert not fits(laid.splits, laid.loose, 2, 2, 0)
    assert fits(laid.splits, laid.loose, 2, 1, 0)
    assert best_keeps(laid.splits, laid.loose, 2, 2, 0) == [(1, 2, 0), (2, 1, 0)]


def test_dividing_a_pasture_makes_room_for_a_second_type_and_a_stable_counts_only_in_its_half() -> None:
    laid = farm(pastures="d1e1", stables="e1")
    whole = laid.capacities
    fill(laid, pastures="e1")
    assert (whole, laid.capacities) == ((8,), (2, 4))
