"""Positions with an answer that any player would give; the bot of the game gives it too."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from cosecha.bots.registry import bot_named
from cosecha.core.rng import Rng
from cosecha.games import by_name

POSITIONS = sorted((Path(__file__).parent / "positions").glob("*/*.yaml"))
"""In a folder for each game."""

COMPOSED = {"cacao"}
"""Games whose positions show a few tiles only, such as no match would have."""


def load(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("game", "many"), [("santiago", 20), ("cacao", 12), ("agricola", 10)])
def test_there_are_enough(game: str, many: int) -> None:
    assert len([path for path in POSITIONS if path.parent.name == game]) >= many


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_bot_plays_what_a_player_would(path: Path) -> None:
    data = load(path)
    name = path.parent.name
    game = by_name(name)
    state = game.from_position(data["position"], check=name not in COMPOSED)
    seat = state.waiting()[0]
    view = state.view(seat)
    for number in range(5):
        action = bot_named("insight", name).choose(view, Rng(number))
        assert game.notation(action) in data["best"], data["why"]
    assert game.notation(bot_named("insight", name).advise(view, Rng(0), 1)[0].action) in data["best"], data["why"]
