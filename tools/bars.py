"""Progress bars for long runs of random matches."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn


def bars() -> Progress:
    """Bars with counts and times, above plain lines that are neither wrapped nor colored."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    return Progress(*columns, console=console, refresh_per_second=1)


class Bar:
    """A progress bar whose total may grow."""

    def __init__(self, progress: Progress, name: str, total: int) -> None:
        self._progress = progress
        self._task = progress.add_task(name, total=total)
        self._total = total

    def extend(self, count: int) -> None:
        self._total += count
        self._progress.update(self._task, total=self._total)

    def advance(self, count: int) -> None:
        self._progress.advance(self._task, count)
