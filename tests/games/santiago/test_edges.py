"""Errors for programmers who misuse the library."""

import pytest

from cosecha.games.santiago import GAME, Options


@pytest.mark.parametrize("seed", [-1, 1.5])
def test_a_seed_must_be_a_nonnegative_integer(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        GAME.start(Options(), seed)


@pytest.mark.parametrize("seat", [-1, 4])
def test_an_unknown_seat_has_no_view(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        GAME.start(Options(players=4), 1).view(seat)
