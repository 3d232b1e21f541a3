"""The generator gives the same numbers on every machine; records depend on it."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosecha.core.rng import MASK, Rng


@pytest.mark.parametrize(
    ("seed", "numbers"),
    [
        (0, [1723477882, 4283279679, 751987804, 303350628]),
        (1, [1349757429, 2404524343, 2341115693, 44781110]),
        ("seed", [102764484, 500407507, 2666719917, 1748395831]),
        (2**128 - 1, [2499056855, 818988191, 853624179, 3871923699]),
    ],
)
def test_a_seed_always_gives_these_numbers(seed: int | str, numbers: list[int]) -> None:
    rng = Rng(seed)
    assert [rng.bits() for _ in numbers] == numbers


def test_numbers_derived_from_the_bits_are_golden_too() -> None:
    rng = Rng(7)
    assert [rng.below(6) for _ in range(20)] == [4, 1, 2, 2, 1, 1, 1, 5, 5, 2, 5, 5, 2, 2, 5, 0, 1, 4, 1, 5]
    assert rng.chance() == 0.497217848431319
    items = list(range(10))
    rng.shuffle(items)
    assert items == [5, 2, 3, 4, 6, 7, 8, 1, 9, 0]


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert Rng(7).bits() == Rng("7").bits()


@given(st.integers(1, MASK + 1), st.integers())
def test_below_stays_in_range(n: int, seed: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


@pytest.mark.parametrize("n", [0, -1, MASK + 2])
def test_below_accepts_bounds_up_to_32_bits(n: int) -> None:
    with pytest.raises(ValueError, match="from 1 to"):
        Rng(0).below(n)


@pytest.mark.parametrize("n", [2, 3, 6, 45])
def test_every_number_is_equally_likely(n: int) -> None:
    draws = 2000 * n
    rng = Rng("uniform")
    counts = Counter(rng.below(n) for _ in range(draws))
    assert sorted(counts) == list(range(n))
    chi_squared = sum((count - 2000) ** 2 / 2000 for count in counts.values())
    assert chi_squared < n + 5 * (2 * n) ** 0.5


def test_below_does_not_favor_low_numbers_when_n_is_large() -> None:
    """With three quarters of the range, plain remainders would make the first third twice as likely."""
    n = 3 << 30
    rng = Rng("bias")
    low = sum(rng.below(n) < 1 << 30 for _ in range(3000))
    assert 900 < low < 1100


def test_every_bit_is_set_half_the_time() -> None:
    rng = Rng("bits")
    numbers = [rng.bits() for _ in range(4000)]
    assert max(numbers) <= MASK
    for bit in range(32):
        assert 1850 < sum(number >> bit & 1 for number in numbers) < 2150


def test_chance_is_between_zero_and_one() -> None:
    rng = Rng("chance")
    chances = [rng.chance() for _ in range(4000)]
    assert all(0 <= chance < 1 for chance in chances)
    assert 0.48 < sum(chances) / 4000 < 0.52


def test_a_shuffle_is_a_permutation_and_reaches_every_order() -> None:
    rng = Rng("shuffle")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        items = [1, 2, 3, 4]
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(sorted(order) == [1, 2, 3, 4] for order in orders)
    assert 55 < min(orders.values()) <= max(orders.values()) < 150
    empty: list[int] = []
    rng.shuffle(empty)
    assert empty == []


def test_a_copy_is_independent() -> None:
    rng = Rng("copy")
    rng.bits()
    twin = rng.copy()
    ahead = [twin.bits() for _ in range(5)]
    assert [rng.bits() for _ in range(5)] == ahead
