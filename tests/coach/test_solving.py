"""What a proof leaves out can't matter: the long way finds the same wins."""

from typing import Any

import msgspec
import pytest

from cosecha.core.state import State
from cosecha.games.agricola import GAME
from tests.bots.test_ending import late
from tests.coach.solving import Proof, everything, literally_everything, side_of

GOODS = {"food": 1, "grain": 1, "sheep": 1}
"""The most that a poor farm has. With more goods, discarding them one by one takes the long way too long."""


def poor(state: State) -> State:
    """The same, with hardly any goods."""
    position: Any = msgspec.json.decode(msgspec.json.encode(state.position()))
    for farm in position["farms"]:
        farm["goods"] = {good: min(amount, GOODS[good]) for good, amount in farm["goods"].items() if good in GOODS}
    return GAME.from_position(position)


@pytest.mark.parametrize(
    ("players", "seed", "decisions"), [(2, 0, 3), (2, 2, 5), (2, 6, 6), (3, 0, 3), (3, 1, 4), (3, 2, 3), (3, 5, 3)]
)
def test_the_short_proof_agrees_with_the_long_one(players: int, seed: int, decisions: int) -> None:
    state, seat = late("agricola", {"players": players}, decisions, seed)
    state = poor(state)
    side = side_of(state, seat)
    short = Proof(side, everything, everything, 1_000_000)
    long = Proof(side, literally_everything, literally_everything, 1_000_000, whole=True)
    for action in state.worth(seat):
        assert short.after(state, seat, action) is long.after(state, seat, action)
