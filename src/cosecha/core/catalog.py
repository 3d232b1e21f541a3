"""The list of games and their packages, and the kinds of series. A new game is a package with the same modules, and one
line here."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

GAMES: dict[str, str] = {
    "santiago": "cosecha.games.santiago",
    "cacao": "cosecha.games.cacao",
    "agricola": "cosecha.games.agricola",
}
"""Packages by game, in display order. A program can add its own games: `GAMES["toy"] = "toy"`."""


SERIES: dict[str, dict[str, str]] = {
    "": {"best-of-three": "cosecha.core.best_of_three"},
    "agricola": {
        "three-games": "cosecha.games.agricola.series.three_games",
        "solo": "cosecha.games.agricola.series.solo",
    },
}
"""Modules by game and kind of series, each with a `KIND`; those under "" are for any game."""


def folder_of(game: str) -> "Path":
    """The folder of a game's package, found without importing the game."""
    # Every program imports this module, but few need a folder.
    from importlib.util import find_spec
    from pathlib import Path

    found = find_spec(GAMES[game])
    if found is None or not found.submodule_search_locations:
        raise ModuleNotFoundError(f"game {game}: {GAMES[game]} is not a package", name=GAMES[game])
    return Path(found.submodule_search_locations[0])
