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
    "agricola with all cards": {
        players: [{"cards": "full"}, {"cards": "full", "deal": deal}]
        for players, deal in ((1, "ten"), (2, "changing-5"), (3, "draft-7"), (4, "quick-draft"))
    },
    "agricola with variants": {
        1: [
            {"cards": "full", "seasons": "with", "take_usable": "with", "unfinished_pastures": "with"},
            {"seasons": "with", "first_season": "winter", "one_pasture": "with", "growing_outwards": "with"},
        ],
        2: [
            {"seasons": "with", "first_season": "autumn", "extra_copse": "with", "scattered_pastures": "with"},
            {"cards": "full", "even_start": "with", "house_before_cooking": "with", "take_usable": "with"},
        ],
        3: [
            {"tile": "with", "one_pasture": "with", "unfinished_pastures": "with", "scattered_pastures": "with"},
            {"cards": "full", "deal": "ten", "seasons": "with", "first_season": "summer", "growing_outwards": "with"},
        ],
        4: [
            {"cards": "few", "seasons": "with", "even_start": "with", "unfinished_pastures": "with"},
            {"side_job": "with", "house_before_cooking": "with", "one_pasture": "with", "growing_outwards": "with"},
        ],
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
    ("agricola", 1, SOME): "0baf97e67f36edbe99ac5b4b2dda9a9d",
    ("agricola", 2, SOME): "3a3dccffa91b3d604b610902748d1631",
    ("agricola", 3, SOME): "4ed816dfcabdddfe60f1896348d58824",
    ("agricola", 4, SOME): "7ed81791fdabd81abbd6c40956c677cd",
    ("agricola with cards", 1, SOME): "5747fe1daa50dcde5fb6b3102aba5fdc",
    ("agricola with cards", 2, SOME): "b1506082aa8e21a664276376b61f9061",
    ("agricola with cards", 3, SOME): "db27db74b5d1ff35e224cfcc8f9d4173",
    ("agricola with cards", 4, SOME): "a3242ea67905f7cf5c86d9ff20093194",
    ("agricola", 1, MANY): "e1a8c0ac0e25c86851e627b4f59f0a2d",
    ("agricola", 2, MANY): "abea3a865804d6ddfcd8511419166648",
    ("agricola", 3, MANY): "79d1c23e8ad8f35639cacbc5a45379a9",
    ("agricola", 4, MANY): "5b2a29fa5f61557d1cdf4e54235dac6b",
    ("agricola with cards", 1, MANY): "3c845ade287d2cba2d82d7b46febeba8",
    ("agricola with cards", 2, MANY): "1a40b7171bcfc650dc238538c48907a8",
    ("agricola with cards", 3, MANY): "4347110b0474b0b171c728b29a2a793c",
    ("agricola with cards", 4, MANY): "8df00428085bca71c6ed4338048a5656",
    ("agricola with all cards", 1, SOME): "9bfdd44088cdf3e58353bb1a59c3a7ac",
    ("agricola with all cards", 2, SOME): "f406e3eb77b2347b3df79231f69f010b",
    ("agricola with all cards", 3, SOME): "77a4dbdc4aa6af4628265171a993e52d",
    ("agricola with all cards", 4, SOME): "ab343e3b8fd8ae9cce97705d07c0f411",
    ("agricola with all cards", 1, MANY): "558dd67366f80359a0a006176336fbcf",
    ("agricola with all cards", 2, MANY): "3822f193bf1d45c0218db700b3ac2d57",
    ("agricola with all cards", 3, MANY): "e7cb7f0701b92fb1ae9303db1ac28991",
    ("agricola with all cards", 4, MANY): "79a2971328f19193d2528ebeafc191e8",
    ("agricola with variants", 1, SOME): "37a32b4e4beeb0a4a6b26faed6c86b14",
    ("agricola with variants", 2, SOME): "627a036d17ba6091c9b2152ef93a013b",
    ("agricola with variants", 3, SOME): "b5a57afa88afaa7ccd355beb03b53202",
    ("agricola with variants", 4, SOME): "9bc40df4c8ee84476efa9aea31328d34",
    ("agricola with variants", 1, MANY): "4e554d6b7dee01e416a2e48f3111a3ba",
    ("agricola with variants", 2, MANY): "bf5f6ea5e4318e1742c74c9a7ecc4361",
    ("agricola with variants", 3, MANY): "ce7118b7cd83c63b283a92bbfddb806d",
    ("agricola with variants", 4, MANY): "e9a5e90f108aeef5673037a3ccfaef42",
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
