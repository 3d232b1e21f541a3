"""What the library says to a programmer who asks for what cannot be."""

import pytest

from cosecha.games.santiago import GAME, Options


@pytest.mark.parametrize("seed", [-1, 1.5])
def test_a_seed_is_a_whole_number_without_a_sign(seed: int) -> None:
    with pytest.raises(ValueError, match="seed"):
        GAME.start(Options(), seed)


@pytest.mark.parametrize("seat", [-1, 4])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(ValueError, match="no seat"):
        GAME.start(Options(players=4), 1).view(seat)
