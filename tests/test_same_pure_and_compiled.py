"""The same matches on every machine, pure or compiled: one digest over many of them, committed here.

Both halves of `make test` run this, so both must give these digests.
"""

import hashlib

import pytest

from cosecha.core.record import digest_of
from cosecha.core.rng import Rng
from cosecha.games.santiago import GAME, Options

PLAYERS = (2, 3, 4, 5)
SOME = 100
MANY = 1000
GOLDEN = {
    (2, SOME): "c3881b8d3937f61961436dfe08499510",
    (3, SOME): "59f9fb53449b81ac7e231aced19dc5ba",
    (4, SOME): "4755f9381146213ed73770a5a2df792e",
    (5, SOME): "5811883095516e15a90da3dc9659ef3a",
    (2, MANY): "1fdfa2d7d82e310636e98a1145ab64fd",
    (3, MANY): "4069d942eeb40e0769e83bf36faec214",
    (4, MANY): "8b99aef4a79d26a7e240bef2f4a5c8fa",
    (5, MANY): "512a8a2041b119bde11495046c69cbfb",
}


def fold(players: int, matches: int) -> str:
    """The digest of the last positions of so many random matches."""
    total = hashlib.sha256()
    for seed in range(matches):
        state = GAME.start(Options(players=players, spring_mode="any" if seed % 2 else "center"), seed)
        rng = Rng(f"{players} {seed}")
        while waiting := state.waiting():
            seat = waiting[rng.below(len(waiting))]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
        total.update(digest_of(state.position()).encode())
    return total.hexdigest()[:32]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_hundred_matches_end_as_they_always_did(players: int) -> None:
    assert fold(players, SOME) == GOLDEN[players, SOME]


@pytest.mark.proof
@pytest.mark.parametrize("players", PLAYERS)
def test_a_thousand_matches_end_as_they_always_did(players: int) -> None:
    assert fold(players, MANY) == GOLDEN[players, MANY]
