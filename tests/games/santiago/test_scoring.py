"""The winner among several totals, which no scenario shows."""

from cosecha.core.scores import winners


def test_g9_red_wins_alone_with_141() -> None:
    assert winners([141, 98, 139]) == [0]
    assert winners([7, 9, 9]) == [1, 2]
