"""Prepared positions in which some answers win by force and others don't: 20 of each game.

The wins are proved again, and then coach and search must find them.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from cosecha.bots.levels import LEVELS
from cosecha.bots.search.bot import SearchBot
from cosecha.bots.search.playouts import PlayoutGuide
from cosecha.bots.search.settings import Budget
from cosecha.coach.analyst import Analyst, analyst_for
from cosecha.coach.by_search import SearchAnalyst
from cosecha.coach.marks import mark
from cosecha.coach.review import SHOWN
from cosecha.core.bot import Bot
from cosecha.core.game import Game
from cosecha.core.rng import Rng
from cosecha.core.state import State
from cosecha.games import NAMES, by_name
from tests.bots.quick_levels import quick_level
from tests.coach.solving import is_certain, winning_answers

FILES = sorted((Path(__file__).parent / "forced_wins").glob("*/*.yaml"))
"""One folder per game. Found by `tools/forced_wins.py`."""
SHORT = ("01", "02")
"""The first ones of each game have little to play out."""
SIMULATIONS = 1000


class Prepared(NamedTuple):
    """A position, and the answers of a seat that win by force."""

    game: Game
    state: State
    seat: int
    wins: set[str]

    def view(self) -> Any:
        return self.state.view(self.seat)

    def losing(self) -> int:
        """An answer that doesn't win."""
        worth: list[int] = self.view().worth()
        return next(action for action in worth if self.game.notation(action) not in self.wins)


def prepared(path: Path) -> Prepared:
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    game = by_name(path.parent.name)
    return Prepared(game, game.from_position(data["position"]), data["seat"], set(data["wins"]))


def _param(path: Path) -> Any:
    short = path.name.startswith(SHORT)
    return pytest.param(path, marks=[] if short else [pytest.mark.proof], id=f"{path.parent.name}-{path.stem}")


every_position = pytest.mark.parametrize("path", [_param(path) for path in FILES])


@pytest.mark.parametrize("game", NAMES)
def test_each_game_has_twenty_positions(game: str) -> None:
    assert len([path for path in FILES if path.parent.name == game]) >= 20


@every_position
def test_exactly_these_answers_win_by_force(path: Path) -> None:
    game, state, seat, wins = prepared(path)
    assert is_certain(game, state, seat)
    assert {game.notation(action) for action in winning_answers(state, seat)} == wins
    assert wins < {game.notation(action) for action in state.legal(seat)}


def analysts(position: Prepared) -> list[Analyst]:
    options = position.view().position.options
    return [
        analyst_for(position.game, options),
        SearchAnalyst(position.game, options, PlayoutGuide, 100, "playouts"),
    ]


@every_position
def test_the_coach_agrees(path: Path) -> None:
    position = prepared(path)
    losing = position.losing()
    for analyst in analysts(position):
        ratings = analyst.judge(position.view(), Rng(0), SHOWN, losing).ratings
        value = {each.action: each.value for each in ratings}
        assert position.game.notation(ratings[0].action) in position.wins, analyst.name
        assert mark(ratings[0].value - value[losing], analyst.unit) == "mistake", analyst.name


def strongest_level(game: str) -> Bot:
    """It searches with the trained net."""
    return quick_level(LEVELS[-1], game, SIMULATIONS)


def playouts(game: str) -> Bot:
    return SearchBot(game, PlayoutGuide, Budget(simulations=SIMULATIONS))


@every_position
@pytest.mark.parametrize("searching", [playouts, strongest_level])
def test_the_search_plays_for_the_win(path: Path, searching: Callable[[str], Bot]) -> None:
    position = prepared(path)
    bot = searching(position.game.name)
    assert position.game.notation(bot.choose(position.view(), Rng(0))) in position.wins
