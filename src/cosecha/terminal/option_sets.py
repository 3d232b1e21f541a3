"""Options saved under names of one's own, in the user's configuration folder; and the `options` command."""

from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from cosecha.core.agreed import agreed
from cosecha.core.errors import BadOptions
from cosecha.core.game import Game
from cosecha.core.option_sets import option_set, problem_of, renamed, require_room
from cosecha.games import NAMES, by_name
from cosecha.locale.option_texts import NONE
from cosecha.terminal.files import FileProblem, own_file, read_text, write_own
from cosecha.terminal.screen import Screen
from cosecha.terminal.tables import plain_grid

Sets = dict[str, dict[str, dict[str, Any]]]
"""Saved options by game and name."""


def sets_file() -> Path:
    return own_file("options.json")


def read_sets() -> Sets:
    """All saved options. Raises FileProblem if there is something else in the file."""
    path = sets_file()
    if not path.exists():
        return {}
    try:
        return msgspec.json.decode(read_text(str(path)), type=Sets)
    except (msgspec.DecodeError, RecursionError):
        raise FileProblem("cli-file-other", file=str(path)) from None


def _write_sets(sets: Sets) -> None:
    kept = {game: found for game, found in sets.items() if found}
    write_own(sets_file(), msgspec.json.format(msgspec.json.encode(kept, order="sorted"), indent=2).decode() + "\n")


def save_set(game: Game, name: str, options: Any, screen: Screen) -> None:
    """Save options under a name; those that had it are replaced. Raises BadOptions."""
    sets = read_sets()
    own = sets.setdefault(game.name, {})
    new = option_set(game, name, options)
    require_room(new.name, list(own))
    own[new.name] = new.options
    _write_sets(sets)
    screen.say("cli-options-saved", name=new.name, file=str(sets_file()))


def flags_of_set(game: Game, name: str) -> dict[str, str | None]:
    """Saved options as flags. Raises BadOptions if they don't exist or can't be played any more."""
    found = read_sets().get(game.name, {}).get(name)
    if found is None:
        raise BadOptions("option-set-unknown", name=name)
    problem = problem_of(game, found)
    if problem is not None:
        raise BadOptions(problem.id, **problem.args)
    return {option: NONE if value is None else str(value) for option, value in found.items()}


def show_sets(
    screen: Screen, game: str = "", delete: str | None = None, rename: str | None = None, to: str = ""
) -> int:
    """List what is saved, for one game or for all; before that, delete or rename a set."""
    if (delete is not None or rename is not None) and not game:
        raise BadOptions("cli-options-which-game")
    names = [by_name(game).name] if game else list(NAMES)
    sets = read_sets()
    own = sets.get(game, {})
    if delete is not None:
        if delete not in own:
            raise BadOptions("option-set-unknown", name=delete)
        del own[delete]
        _write_sets(sets)
    if rename is not None:
        new = renamed(rename, to, list(own))
        own[new] = own.pop(rename)
        _write_sets(sets)
    _show(screen, [(each, name, sets[each][name]) for each in names for name in sorted(sets.get(each, {}))])
    return 0


def _show(screen: Screen, found: list[tuple[str, str, dict[str, Any]]]) -> None:
    if not found:
        screen.say("cli-options-none")
        return
    grid = plain_grid(screen, screen.text("cli-options-title"))
    for column in ("game", "name", "about"):
        grid.add_column(screen.text(f"cli-options-{column}"))
    for game, name, options in found:
        grid.add_row(game, Text(name, "bold"), _about(by_name(game), options, screen))
    screen.show(grid)


def _about(game: Game, options: dict[str, Any], screen: Screen) -> str:
    """What the options are, or why they can't be played any more."""
    problem = problem_of(game, options)
    if problem is not None:
        return screen.said(problem)
    players = screen.text("client-players-count", count=int(options["players"]))
    return "; ".join([players, *(screen.said(option) for option in agreed(game, options))])
