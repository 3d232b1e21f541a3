"""Twenty positions with an answer that any player would give; the bot gives it too."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from cosecha.bots.santiago import InsightBot
from cosecha.core.rng import Rng
from cosecha.games.santiago import GAME

POSITIONS = sorted((Path(__file__).parent / "positions").glob("*.yaml"))


def load(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def test_there_are_twenty() -> None:
    assert len(POSITIONS) >= 20


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_the_bot_plays_what_a_player_would(path: Path) -> None:
    data = load(path)
    state = GAME.from_position(data["position"])
    seat = state.waiting()[0]
    view = state.view(seat)
    for number in range(5):
        action = InsightBot().choose(view, Rng(number))
        assert GAME.notation(action) in data["best"], data["why"]
    assert GAME.notation(InsightBot().advise(view, Rng(0), 1)[0].action) in data["best"], data["why"]
