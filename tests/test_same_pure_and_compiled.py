"""The same matches on every machine, pure or compiled: committed digests over many matches.

Both halves of `make test` run this, so both must give these digests.
"""

import hashlib

import pytest

from cosecha.core.record import digest_of
from cosecha.core.rng import Rng
from cosecha.games import NAMES, by_name

TABLES: dict[str, dict[int, list[dict[str, object]]]] = {
    "santiago": {players: [{"spring_mode": "center"}, {"spring_mode": "any"}] for players in (2, 3, 4, 5)},
    "cacao": {players: [{}] for players in (2, 3, 4)},
    "agricola": {1: [{}], **{players: [{}, {"side_job": "with", "tile": "with"}] for players in (2, 3, 4)}},
    "agricola with cards": {
        1: [{"cards": "few"}],
        **{players: [{"cards": "few"}, {"cards": "few", "side_job": "with", "tile": "with"}] for players in (2, 3, 4)},
    },
}
"""By game, possibly more than once, and number of players: options that alternate."""
SOME = 100
MANY = 1000
GOLDEN = {
    ("santiago", 2, SOME): "c3881b8d3937f61961436dfe08499510",
    ("santiago", 3, SOME): "59f9fb53449b81ac7e231aced19dc5ba",
    ("santiago", 4, SOME): "4755f9381146213ed73770a5a2df792e",
    ("santiago", 5, SOME): "5811883095516e15a90da3dc9659ef3a",
    ("santiago", 2, MANY): "1fdfa2d7d82e310636e98a1145ab64fd",
    ("santiago", 3, MANY): "4069d942eeb40e0769e83bf36faec214",
    ("santiago", 4, MANY): "8b99aef4a79d26a7e240bef2f4a5c8fa",
    ("santiago", 5, MANY): "512a8a2041b119bde11495046c69cbfb",
    ("cacao", 2, SOME): "c836672e37cdc1471c98d479d896dfc5",
    ("cacao", 3, SOME): "66782e54036d8b3584d15ddaf007d3b1",
    ("cacao", 4, SOME): "e3dc9f678f7440214880f3438f077b4e",
    ("cacao", 2, MANY): "e499a4cb2f215c413135605fded2afc3",
    ("cacao", 3, MANY): "7a868f78be47c00e5a2c7aae75d21185",
    ("cacao", 4, MANY): "d22ffd29b4f15cc2d26bacc3a1eefcd8",
    ("agricola", 1, SOME): "b421b1e0fb3a4cbd4256cf7255afe84f",
    ("agricola", 2, SOME): "3b32ae9ea4209e9fd2a12ba15fff0b3b",
    ("agricola", 3, SOME): "af9dbce5338aaa1327bb49c4787379c6",
    ("agricola", 4, SOME): "c39550c2f0ecd24b1f757f38d2a44c90",
    ("agricola with cards", 1, SOME): "c73c32fedff63b29149df41eef4f3ae4",
    ("agricola with cards", 2, SOME): "1d9280a2deb787c13aee709595093c37",
    ("agricola with cards", 3, SOME): "ad5928211b03d12dd01e3d2c44855106",
    ("agricola with cards", 4, SOME): "0bd913b9613369988e00a4695fd6c81c",
    ("agricola", 1, MANY): "73eda447e00990b88fd7156424894940",
    ("agricola", 2, MANY): "6d17c1b341d62a4b4f0066c2fefb30ae",
    ("agricola", 3, MANY): "1154cf02b1ca86ae8c99040b0ef59c9f",
    ("agricola", 4, MANY): "06e9d0537ca58718703f6f0211139b25",
    ("agricola with cards", 1, MANY): "0dc92a525e51df8ecd0cddae134fcc04",
    ("agricola with cards", 2, MANY): "b1b57271f39ebcc792e7c1b894ae5f63",
    ("agricola with cards", 3, MANY): "da4b9669f9f2b92321837b3ef2a52e74",
    ("agricola with cards", 4, MANY): "e9a447ebe75c788e46c6437fd90f5efa",
}
EVERY = [(game, players) for game in TABLES for players in TABLES[game]]
every_table = pytest.mark.parametrize(("game", "players"), EVERY)


def fold(game: str, players: int, matches: int) -> str:
    """The digest of the final positions of this many random matches."""
    total = hashlib.sha256()
    rules = by_name(game.split(maxsplit=1)[0])
    tables = TABLES[game][players]
    for seed in range(matches):
        state = rules.start(rules.options(players=players, **tables[seed % len(tables)]), seed)
        rng = Rng(f"{players} {seed}")
        while waiting := state.waiting():
            seat = waiting[rng.below(len(waiting))]
            # The digests are older than Agricola's discards and exclude them.
            legal = [action for action in state.legal(seat) if not state.notation(action).startswith("discard ")]
            state.apply(seat, legal[rng.below(len(legal))])
        total.update(digest_of(state.position()).encode())
    return total.hexdigest()[:32]


def test_every_game_is_covered() -> None:
    assert set(NAMES) <= set(TABLES)


@every_table
def test_a_hundred_matches_have_the_golden_digest(game: str, players: int) -> None:
    assert fold(game, players, SOME) == GOLDEN[game, players, SOME]


@pytest.mark.proof
@every_table
def test_a_thousand_matches_have_the_golden_digest(game: str, players: int) -> None:
    assert fold(game, players, MANY) == GOLDEN[game, players, MANY]
