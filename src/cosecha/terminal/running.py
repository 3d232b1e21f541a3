"""What long-running commands share: where many games are played, and what shows progress."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from cosecha.core.extras import require
from cosecha.core.game import Game
from cosecha.lab.running import Place, cores
from cosecha.lab.running import Progress as Report
from cosecha.terminal import files
from cosecha.terminal.flags import options_from, whole_number
from cosecha.terminal.screen import Screen

MOST_WORKERS = 256


def place_from(on: str | None, workers: str | None) -> Place:
    """Where to play, by the flags `--on` and `--workers`; by default, on all cores. Raises BadRun or BadOptions."""
    number = None if workers is None else min(MOST_WORKERS, whole_number("--workers", workers, 1))
    place = Place(on or "processes")
    if place.on == "processes":
        return Place(place.on, number or min(MOST_WORKERS, cores()))
    require("ray")
    return Place(place.on, number or 0)


def options_for(game: Game, given: dict[str, str | None], bots: list[str], usual: Mapping[str, Any] = {}) -> Any:
    """The options by the flags; None if there are none. Without `--players`, there is one for each of several bots."""
    if all(value is None for value in given.values()):
        return None
    given = dict(given)
    if given.get("players") is None and len(bots) > 1 and "players" not in usual:
        given["players"] = str(len(bots))
    return options_from(game, given, usual)


def writable(name: str) -> None:
    """Fail before a long run if its result can't be written. An existing file is replaced."""
    path = Path(name).expanduser()
    if name != "-" and (path.is_dir() or not path.exists()):
        files.new_file(name)


def image_folder(name: str) -> Path:
    """The folder for images, made if it isn't there. Raises FileProblem."""
    path = Path(name).expanduser()
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise files.FileProblem("cli-file-unwritable", file=name, text=wrong.strerror or "") from None
    return path


class _Rate(ProgressColumn):
    """How many are done in a second, or in a minute if they are slow."""

    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        if not speed:
            return Text("")
        return Text(f"{speed:.1f}/s" if speed >= 1 else f"{60 * speed:.1f}/min", "progress.data.speed")


@contextmanager
def bar(screen: Screen, total: int | None = None, label: str = "cli-simulate-running") -> Iterator[Report | None]:
    """A progress bar on stderr, so that piped results stay clean; none if stderr isn't a terminal."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), _Rate(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as shown:
        task = shown.add_task(screen.text(label), total=total)
        yield lambda done, of: shown.update(task, completed=done, total=of)


@contextmanager
def working(screen: Screen, label: str) -> Iterator[None]:
    """A spinner on stderr, for work whose progress nobody knows."""
    console = Console(stderr=True)
    if not console.is_terminal:
        yield
        return
    with console.status(screen.text(label), spinner="line"):
        yield
