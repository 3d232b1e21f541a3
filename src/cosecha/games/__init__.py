"""The games, one folder each with the same modules. `core/catalog.py` lists them."""

from collections.abc import KeysView
from importlib import import_module
from typing import TYPE_CHECKING, Literal, overload

from cosecha.core.catalog import GAMES
from cosecha.core.errors import BadOptions
from cosecha.core.game import Game

if TYPE_CHECKING:
    from cosecha.games.agricola import Agricola
    from cosecha.games.cacao import Cacao
    from cosecha.games.santiago import Santiago

NAMES: KeysView[str] = GAMES.keys()
"""The names of all games, including any that a program has added to `GAMES`."""


# A literal name gives the game's own type, so that options, states, views and scores are typed too.
@overload
def by_name(name: Literal["santiago"]) -> "Santiago": ...
@overload
def by_name(name: Literal["cacao"]) -> "Cacao": ...
@overload
def by_name(name: Literal["agricola"]) -> "Agricola": ...
@overload
def by_name(name: str) -> Game: ...


def by_name(name: str) -> Game:
    """The game with this name; imports only that game. Raises BadOptions if there is none."""
    if name not in GAMES:
        raise BadOptions("error-unknown-game", name=name, known=", ".join(NAMES))
    game: Game = import_module(GAMES[name]).GAME
    return game
