"""Fences: the pastures that the rules offer, compared with an edge-by-edge oracle."""

from random import Random

import pytest

from cosecha.games.agricola.board import PLOTS, border
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.fences import cheapest_pasture, fences_left, new_fences, possible_pastures
from tests.conftest import PROOF
from tests.games.agricola import oracle
from tests.games.agricola.farms import bits, farm


def places(mask: int) -> set[oracle.Place]:
    return {place for number, place in enumerate(oracle.PLACES) if mask >> number & 1}


def fences_of(built: Farm) -> oracle.Fences:
    """The fences of a farm, derived from its pastures."""
    return frozenset().union(*[oracle.border(places(mask)) for mask in built.pastures])


def tiles_of(built: Farm) -> set[oracle.Place]:
    return places(built.rooms | built.fields)


def assert_offers(built: Farm, most: int) -> list[int]:
    """Every legal fencing is offered, and each exactly once."""
    offered = possible_pastures(built, most)
    before = fences_of(built)
    after = {before | oracle.border(places(mask)): mask for mask in offered}
    expected = oracle.next_fences(before, tiles_of(built), most)
    assert set(after) == set(expected)
    assert len(after) == len(offered), "two offers have the same result"
    assert len(offered) <= 1000
    for fences, mask in after.items():
        assert places(mask) in expected[fences]
        assert new_fences(built.fences, mask) == len(fences) - len(before)
    return offered


def random_farm(rng: Random) -> Farm:
    """Some rooms and fields, and some pastures fenced in sequence."""
    built = farm()
    for _ in range(rng.randrange(7)):
        cell = 1 << rng.randrange(15)
        if rng.random() < 0.5:
            built.rooms |= cell
        else:
            built.fields |= cell
    built.fields &= ~built.rooms
    built.settle_pastures()
    for _ in range(rng.randrange(5)):
        offered = possible_pastures(built, min(fences_left(built), rng.choice([4, 6, 8, 15])))
        if offered:
            built.fence_in(rng.choice(offered))
    return built


@pytest.mark.parametrize("seed", range(60 if PROOF else 4))
def test_exactly_the_legal_pastures_are_offered(seed: int) -> None:
    rng = Random(seed)
    built = random_farm(rng)
    left = fences_left(built)
    assert left == 15 - len(fences_of(built))
    offered = assert_offers(built, left)
    assert_offers(built, rng.randrange(left + 1))
    costs = [new_fences(built.fences, mask) for mask in offered]
    assert cheapest_pasture(built) == min([*costs, 16]) or (not built.pastures and cheapest_pasture(built) == 4)


def test_a_bare_farm_offers_762_pastures_with_15_wood() -> None:
    assert len(assert_offers(farm(), 15)) == 762


def test_no_later_pasture_has_as_many_options_as_the_first() -> None:
    most = 0
    for mask in possible_pastures(farm(), 15):
        built = farm()
        built.fence_in(mask)
        most = max(most, len(possible_pastures(built, fences_left(built))))
    assert most == 172


def test_fifteen_fences_cannot_enclose_everything() -> None:
    assert all(border(mask).bit_count() <= 15 for mask in PLOTS)
    assert bits("b1c1d1e1b2c2d2e2b3c3d3e3") in possible_pastures(farm(), 15)
    assert not [mask for mask in PLOTS if mask.bit_count() == 15]


@pytest.mark.parametrize(("wood", "count"), [(0, 0), (3, 0), (4, 13), (5, 13), (6, 13 + 18)])
def test_a_few_fences_enclose_a_few_spaces(wood: int, count: int) -> None:
    """13 free spaces, and 18 adjacent pairs of them."""
    assert len(possible_pastures(farm(), wood)) == count


def test_fences_depend_on_the_pastures_and_not_on_their_order() -> None:
    """The engine's edges are exactly the borders of the pastures."""
    for seed in range(300):
        built = random_farm(Random(seed))
        fences = fences_of(built)
        assert built.fences.bit_count() == len(fences)
        assert sorted(map(sorted, oracle.pastures(fences))) == sorted(sorted(places(mask)) for mask in built.pastures)
        assert oracle.fence_faults(fences, tiles_of(built)) == []


def systems(most: int) -> set[frozenset[frozenset[oracle.Place]]]:
    """Every set of pastures on a bare farm that at most this many fences enclose, regardless of order."""
    rooms = places(farm().rooms)
    usable = [plot for plot, around in oracle.plots().items() if not plot & rooms and len(around) <= most]
    found: set[frozenset[frozenset[oracle.Place]]] = set()

    def grow(chosen: list[frozenset[oracle.Place]], fences: oracle.Fences, first: int) -> None:
        if chosen and oracle.is_connected(set().union(*chosen)):
            found.add(frozenset(chosen))
        for number in range(first, len(usable)):
            plot = usable[number]
            if any(plot & other for other in chosen):
                continue
            after = fences | oracle.plots()[plot]
            if len(after) <= most:
                grow([*chosen, plot], after, number + 1)

    grow([], frozenset(), 0)
    return found


def test_every_set_of_pastures_can_be_built_in_some_order() -> None:
    most = 12 if PROOF else 9
    reached: set[frozenset[frozenset[oracle.Place]]] = set()
    seen: set[tuple[int, ...]] = {()}
    todo = [farm()]
    while todo:
        built = todo.pop()
        for mask in possible_pastures(built, most - built.fences.bit_count()):
            twin = built.copy()
            twin.fence_in(mask)
            if twin.pastures not in seen:
                seen.add(twin.pastures)
                reached.add(frozenset(frozenset(places(pasture)) for pasture in twin.pastures))
                todo.append(twin)
    assert reached == systems(most)


def test_the_second_pasture_touches_the_first() -> None:
    built = farm(pastures="e1")
    offered = possible_pastures(built, 15 - 4)
    assert bits("d1") in offered
    assert bits("e2") in offered
    assert bits("c1") not in offered
    assert bits("d2") not in offered
    assert new_fences(built.fences, bits("d1")) == 3


def test_dividing_a_pasture_names_only_one_half() -> None:
    built = farm(pastures="d1e1")
    halves = [mask for mask in possible_pastures(built, 1) if mask & ~bits("d1e1") == 0]
    assert len(halves) == 1
    assert new_fences(built.fences, halves[0]) == 1
    built.fence_in(halves[0])
    assert sorted(built.pastures) == sorted([bits("d1"), bits("e1")])


def test_a_middle_part_cuts_a_pasture_into_three() -> None:
    built = farm(pastures="c1d1e1")
    assert bits("d1") in possible_pastures(built, 2)
    built.fence_in(bits("d1"))
    assert sorted(built.pastures) == sorted([bits("c1"), bits("d1"), bits("e1")])


@pytest.mark.parametrize("laid", [{"rooms": "a2a3b2"}, {"fields": "b2"}])
def test_a_room_or_a_field_is_never_enclosed(laid: dict[str, str]) -> None:
    assert not [mask for mask in possible_pastures(farm(**laid), 15) if mask & bits("b2")]


def test_a_stable_may_be_enclosed() -> None:
    assert bits("b2") in possible_pastures(farm(stables="b2"), 4)
