"""Positions with seasons: which goods can lie on a space, and which steps can wait."""

from typing import Any

import msgspec
import pytest

from cosecha.core.errors import BadPosition
from cosecha.games.agricola import GAME, Options
from cosecha.games.agricola.options import Season

FIRST_CARDS = ("major-improvement", "fencing", "grain-utilization", "sheep-market")


def position(first: Season, **options: Any) -> dict[str, Any]:
    """A match before its first placement."""
    state = GAME.start(Options(players=2, first_seat=0, seasons="with", first_season=first, **options), 7)
    found: dict[str, Any] = msgspec.to_builtins(state.position())
    return found


@pytest.mark.parametrize(
    ("first", "space", "good", "fits", "wrong"),
    [
        ("winter", "clay-pit", "clay", 0, 1),
        ("spring", "forest", "wood", 2, 3),
        ("summer", "fishing", "food", 2, 1),
        ("autumn", "reed-bank", "reed", 2, 1),
        ("autumn", "clay-pit", "clay", 1, 2),
    ],
)
def test_the_goods_on_a_space_fit_the_seasons_so_far(
    first: Season, space: str, good: str, fits: int, wrong: int
) -> None:
    data = position(first)
    data["spaces"][space] = {"goods": {good: fits}}
    assert GAME.from_position(data).season >= 0
    data["spaces"][space] = {"goods": {good: wrong}}
    with pytest.raises(BadPosition, match="agricola-position-pile"):
        GAME.from_position(data)


def test_the_copse_of_a_tile_may_be_empty_in_spring() -> None:
    data = position("spring", tile="with")
    assert data["spaces"]["four-in-one"] == {}
    GAME.from_position(data)


def test_only_the_space_of_the_season_is_there() -> None:
    data = position("spring")
    data["spaces"]["summer-work"] = {}
    with pytest.raises(BadPosition, match="agricola-position-space"):
        GAME.from_position(data)


@pytest.mark.parametrize(
    ("first", "progress", "fits"),
    [("spring", 1, True), ("spring", 7, True), ("spring", 9, False), ("summer", 1, True), ("summer", 3, False)],
)
def test_an_action_remembers_its_fences_only_in_spring(first: Season, progress: int, fits: bool) -> None:
    data = position(first)
    data["round_cards"], data["coming"] = ["fencing"], None
    data["spaces"] = {name: space for name, space in data["spaces"].items() if name not in FIRST_CARDS}
    data["spaces"]["fencing"] = {"people": [0]}
    farm = data["farms"][0]
    farm |= {"home": 1, "space": "fencing", "goods": {"wood": 9}, "pastures": [["e1"]]}
    farm["steps"] = [{"step": "fences...", "progress": progress, "may_leave": True}]
    if fits:
        GAME.from_position(data)
    else:
        with pytest.raises(BadPosition, match="agricola-position-steps"):
            GAME.from_position(data)
