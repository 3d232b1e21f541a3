"""The games, one folder each with the same rooms."""

from importlib import import_module

from cosecha.core.errors import BadOptions
from cosecha.core.game import Game

NAMES = ("santiago", "cacao", "agricola")


def by_name(name: str) -> Game:
    """The game of that name; only its own folder is loaded."""
    if name not in NAMES:
        raise BadOptions("error-unknown-game", name=name, known=", ".join(NAMES))
    game: Game = import_module(f"cosecha.games.{name}").GAME
    return game
