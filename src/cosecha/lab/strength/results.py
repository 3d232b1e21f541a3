"""The results of games on disk, as lines of JSON, and what they say."""

import math
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Final, Literal

import msgspec
from msgspec import Struct

from cosecha.core.errors import CosechaError
from cosecha.core.locks import locked
from cosecha.lab.dataset.folder import write_whole
from cosecha.lab.simulate import CONFIDENCE, wilson
from cosecha.lab.strength.rows import Row, games_for

Verdict = Literal["met", "missed", "unfinished", "unmeasured"]
"""Of a target; unfinished as long as fewer games were played than there should be."""
EXACT: Final = 3
"""Decimals of a result."""


class BadResults(CosechaError):
    """A file with results that can't be read or is being written."""


class Line(Struct, frozen=True):
    """The results of consecutive games."""

    row: str
    bot: str
    rules: int
    net: str
    """The net and how the search is tuned for it, as in `Row.net`."""
    first: int
    """The number of the first game."""
    values: list[float]
    """By game: the bot's share of the victory, or its mean points, or whether the series reached its targets."""


class Estimate(Struct, frozen=True):
    """What some games say about a share or a mean."""

    value: float
    low: float
    """The 95% confidence interval, Wilson's for a share. A single game gives none for a mean: it is infinite."""
    high: float
    games: int


class Results:
    """All results, also those with other rules or nets and of rows that are gone."""

    def __init__(self, lines: Iterable[Line] = ()) -> None:
        self._found: dict[tuple[str, str, int, str], dict[int, float]] = {}
        for line in lines:
            self.add(line)

    def add(self, line: Line) -> None:
        """A game that is there already stays as it is."""
        games = self._found.setdefault((line.row, line.bot, line.rules, line.net), {})
        for number, value in enumerate(line.values, line.first):
            games.setdefault(number, value)

    def of(self, row: Row, bot: str) -> dict[int, float]:
        """By number: the results of the games with today's rules and net."""
        return self._found.get((row.name, bot, row.rules, row.net), {})

    def estimate(self, row: Row, bot: str) -> Estimate | None:
        """None if no game was played."""
        values = list(self.of(row, bot).values())
        return estimate(values, row.is_share) if values else None

    def verdict(self, row: Row, bot: str) -> Verdict:
        found = self.estimate(row, bot)
        if found is None:
            return "unmeasured"
        if found.games < games_for(row, bot):
            return "unfinished"
        return "met" if found.value >= row.target else "missed"

    def lines(self) -> list[Line]:
        """As few as possible, in a fixed order."""
        lines: list[Line] = []
        for key in sorted(self._found):
            before = -1
            for number, value in sorted(self._found[key].items()):
                if before < 0 or number != before + 1:
                    lines.append(Line(*key, number, []))
                lines[-1].values.append(value)
                before = number
        return lines


def estimate(values: list[float], is_share: bool) -> Estimate:
    games = len(values)
    mean = sum(values) / games
    if is_share:
        return Estimate(mean, *wilson(sum(values), games), games)
    if games == 1:
        return Estimate(mean, -math.inf, math.inf, games)
    variance = sum((value - mean) ** 2 for value in values) / (games - 1)
    spread = CONFIDENCE * math.sqrt(variance / games)
    return Estimate(mean, mean - spread, mean + spread, games)


def read_results(path: Path) -> Results:
    """Raises BadResults."""
    return Results(_parsed(path, path.read_bytes()))


def _parsed(path: Path, text: bytes) -> list[Line]:
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            lines.append(msgspec.json.decode(line, type=Line))
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadResults("error-strength-line", file=str(path), line=number) from None
    return lines


def _text(lines: Iterable[Line]) -> bytes:
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


class ResultsFile:
    """A file that results are added to, by one process at a time. Each is on disk as soon as it is known; in the end,
    the lines are merged."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.results = Results()
        self._file: IO[bytes] | None = None

    def __enter__(self) -> "ResultsFile":
        """Raises BadResults."""
        file = self.path.open("ab+")
        try:
            if not locked(file):
                raise BadResults("error-strength-taken", file=str(self.path))
            file.seek(0)
            text = file.read()
            whole = text[: text.rfind(b"\n") + 1]
            file.truncate(len(whole))  # A line that was cut off when the process was killed.
            self.results = Results(_parsed(self.path, whole))
        except BaseException:
            file.close()
            raise
        self._file = file
        return self

    def add(self, row: Row, bot: str, number: int, value: float) -> None:
        assert self._file is not None
        line = Line(row.name, bot, row.rules, row.net, number, [round(value, EXACT)])
        self._file.write(_text([line]))
        self._file.flush()
        self.results.add(line)

    def __exit__(self, *_: object) -> None:
        assert self._file is not None
        self._file.close()
        write_whole(self.path, _text(self.results.lines()))
