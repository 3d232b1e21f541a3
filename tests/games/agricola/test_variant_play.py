"""A slice of the random matches that `python -m tools.variant_table` plays, and what their checks would notice."""

from typing import Any

import pytest

from cosecha.core.event import Event
from cosecha.core.rng import Rng
from cosecha.games.agricola import State, events, state
from cosecha.games.agricola.goods import CLAY, SHEEP, STONE
from cosecha.games.agricola.mechanisms.customs import settle_customs
from tests.games.agricola.farms import match
from tests.games.agricola.proof import sampled
from tests.games.agricola.proof.books import Books
from tests.games.agricola.proof.combinations import Combinations
from tests.games.agricola.proof.tally import Tally
from tests.games.agricola.proof.variants import variant_match

PURE = (state.__file__ or "").endswith(".py")
MATCHES = 24 if PURE else 100


@pytest.mark.unmeasured
def test_random_matches_with_any_options_keep_every_property() -> None:
    drawn, tally = Combinations("sample"), Tally()
    for seed in range(1, MATCHES + 1):
        variant_match(drawn.draw(), seed, tally)
    assert tally.matches.total() == MATCHES
    assert set(tally.matches) == {1, 2, 3, 4}


# What the checks would notice.


def test_autumn_makes_a_major_improvement_cheaper_by_exactly_one() -> None:
    log: list[Event] = [events.ImprovementBuilt(0, "clay-oven")]
    for season, clay, stone, right in (
        ("autumn", 3, 0, True),
        ("autumn", 2, 1, True),
        ("autumn", 3, 1, False),
        ("autumn", 2, 0, False),
        ("spring", 3, 1, True),
        ("spring", 3, 0, False),
    ):
        table = match(seasons="with", first_season=season)
        table.farms[0].goods[CLAY] = table.farms[0].goods[STONE] = 5
        books = Books(table)
        table.farms[0].goods[CLAY] -= clay
        table.farms[0].goods[STONE] -= stone
        if right:
            books.check(table, log)
        else:
            with pytest.raises(AssertionError, match="seat 0 paid"):
                books.check(table, log)


def test_animals_that_stay_on_their_space_are_accounted_for() -> None:
    table = match(take_usable="with")
    table.farms[0].goods[SHEEP] = 1
    books = Books(table)
    table.farms[0].goods[SHEEP] = 0
    with pytest.raises(AssertionError, match="goods of seat 0"):
        books.check(table, [])
    books.check(table, [events.AnimalsLeft(0, "sheep", 1, "sheep-market")])


def test_a_species_in_two_pastures_is_noticed() -> None:
    for rule, fits in (("without", True), ("with", False)):
        table = match(one_pasture=rule)
        settle_customs(table)
        farm = table.farms[0]
        farm.steps = []
        farm.fence_in(1 << 4)
        farm.fence_in(1 << 9)
        farm.goods[SHEEP] = 5
        if fits:
            sampled.check_cards(table)
        else:
            with pytest.raises(AssertionError, match="no capacity"):
                sampled.check_cards(table)


def test_a_try_that_leaves_a_trace_is_noticed() -> None:
    table = match()
    seat, action = 0, table.legal(0)[0]
    sampled.check_preview(table, seat, action)

    class Leaky:
        def __init__(self, inner: State) -> None:
            self.inner = inner

        def copy(self) -> State:
            return self.inner.copy()

        def digest(self) -> int:
            return self.inner.digest()

        def preview(self, seat: int, action: int) -> None:
            self.inner.apply(seat, action)

        def __eq__(self, other: object) -> bool:
            return self.inner == other

        def __hash__(self) -> int:
            return self.inner.digest()

    leaky: Any = Leaky(table)
    with pytest.raises(AssertionError, match="changes the state"):
        sampled.check_preview(leaky, seat, action)


def test_a_view_that_differs_from_its_position_is_noticed() -> None:
    table = match()
    sampled.check_views(table, table.copy(), Rng(1))
    other = table.copy()
    other.farms[1].goods[SHEEP] += 1
    with pytest.raises(AssertionError, match="another view"):
        sampled.check_views(table, other, Rng(1))
