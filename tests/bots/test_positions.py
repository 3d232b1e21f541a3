"""Positions with an obvious best move, which the game's bot must find."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from cosecha.bots.registry import bot_named
from cosecha.core.rng import Rng
from cosecha.games import by_name

POSITIONS = sorted((Path(__file__).parent / "positions").glob("*/*.yaml"))
"""One folder per game."""

COMPOSED = {"cacao"}
"""Games whose positions have only a few tiles, fewer than any real match."""


def load(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("game", "minimum"), [("santiago", 20), ("cacao", 12), ("agricola", 10)])
def test_there_are_enough_positions(game: str, minimum: int) -> None:
    assert len([path for path in POSITIONS if path.parent.name == game]) >= minimum


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_bot_finds_the_obvious_move(path: Path) -> None:
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
