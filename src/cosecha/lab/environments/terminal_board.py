"""Positions as the terminal draws them, for the render mode `ansi`."""

import io

from cosecha.core.state import NONE
from cosecha.encoding import Episode
from cosecha.lab.environments.needs import not_installed
from cosecha.locale import Speaker, language_from_environment

try:
    from rich.console import Console

    from cosecha.terminal.look import show_table
    from cosecha.terminal.screen import Screen
except ModuleNotFoundError:
    raise not_installed("rich", "research") from None

COLUMNS = 100


def as_text(episode: Episode) -> str:
    """The table with the colors of a terminal, as whoever decides sees it; when the match is over, as spectators do."""
    view = episode.state.view(None if episode.seat == NONE else episode.seat)
    file = io.StringIO()
    console = Console(
        file=file,
        force_terminal=True,
        color_system="standard",
        width=COLUMNS,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )
    show_table(episode.encoder.game, view, Screen(Speaker(language_from_environment()), console=console))
    return file.getvalue()
