"""The games there are, and the package of each. A new game is a folder with the same modules, and one line here."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

GAMES: dict[str, str] = {
    "santiago": "cosecha.games.santiago",
    "cacao": "cosecha.games.cacao",
    "agricola": "cosecha.games.agricola",
}
"""Packages by game, in the order in which people see them. Programs add games of their own: `GAMES["toy"] = "toy"`."""


def folder_of(game: str) -> "Path":
    """The folder of a game's package, found without importing the game."""
    # Imported here because every program imports this module, and few need a folder.
    from importlib.util import find_spec
    from pathlib import Path

    found = find_spec(GAMES[game])
    if found is None or not found.submodule_search_locations:
        raise ModuleNotFoundError(f"the game {game} should be the package {GAMES[game]}", name=GAMES[game])
    return Path(found.submodule_search_locations[0])
