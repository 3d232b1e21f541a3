"""What a temple pays, for every combination of workers around it."""

from itertools import product

import pytest

from cosecha.games.cacao.scoring import temple_gold
from tests.games.cacao import oracle


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_temple_pays_what_the_rules_say(players: int) -> None:
    """Four sides have at most twelve workers; a seat may have several sides."""
    for workers in product(range(7), repeat=players):
        assert temple_gold(list(workers)) == oracle.shares(list(workers))


@pytest.mark.parametrize(
    ("workers", "gold"),
    [
        ([2, 2, 1], [3, 3, 0]),
        ([3, 0, 0], [6, 0, 0]),
        ([1, 1, 1], [2, 2, 2]),
        ([1, 1, 1, 1], [1, 1, 1, 1]),
        ([3, 1, 1, 1], [6, 1, 1, 1]),
        ([3, 1, 1, 0], [6, 1, 1, 0]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_a_temple_pays_as_in_these_examples(workers: list[int], gold: list[int]) -> None:
    assert temple_gold(workers) == gold
