"""The score track, which no scenario shows."""

import pytest

from cosecha.core.scores import winners
from cosecha.games.santiago.scoring import score_track


@pytest.mark.parametrize(
    ("points", "markers"),
    [(8, [8]), (17, [10, 7]), (141, [100, 40, 1]), (139, [100, 30, 9]), (98, [90, 8]), (0, []), (200, [200])],
)
def test_g9_the_score_track_shows_the_digits_that_are_not_zero(points: int, markers: list[int]) -> None:
    assert score_track(points) == markers
    assert sum(score_track(points)) == points


def test_g9_red_wins_alone_with_141() -> None:
    assert winners([141, 98, 139]) == [0]
    assert winners([7, 9, 9]) == [1, 2]
