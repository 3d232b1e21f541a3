"""Plays a series in the terminal, game after game, saved in one file."""

import hashlib
import secrets
from collections.abc import Callable
from pathlib import Path

from cosecha.core.errors import BadOptions, BadRecord
from cosecha.core.game import Game
from cosecha.core.match import Match
from cosecha.core.record import Place, Record
from cosecha.core.series import Kind, Series, new_series
from cosecha.core.series_record import dump_series, follow, load_series, series_record
from cosecha.core.series_words import about, path, title
from cosecha.terminal import files
from cosecha.terminal.between import ask_between
from cosecha.terminal.plain import INTERRUPTED
from cosecha.terminal.play import Session
from cosecha.terminal.program import program
from cosecha.terminal.screen import Screen
from cosecha.terminal.seats import Chair
from cosecha.terminal.tables import grid_of

Deal = Callable[[object, Place], Match]
"""Deals the next game with these options, as a game at this place."""


class Run:
    """A series being played: what has been played so far, and the file it is saved in."""

    def __init__(self, kind: Kind, series: Series, id: str, games: list[Record], file: Path) -> None:
        self.kind = kind
        self.series = series
        self.id = id
        self.games = games
        """The finished games."""
        self.file = file

    @property
    def place(self) -> Place:
        return Place(self.series.kind, self.id, self.series.number)

    def save(self, path: Path, game: Record | None = None) -> None:
        games = self.games if game is None else [*self.games, game]
        files.write_text(path, dump_series(series_record(self.kind, self.series, self.id, games)))

    def add(self, match: Match) -> None:
        """A game is over."""
        self.games.append(match.record())
        self.series = self.series.with_result(self.kind.result(match.state))


class SeriesSession(Session):
    """A game of a series."""

    def __init__(self, run: Run, match: Match, chairs: list[Chair], screen: Screen, pace: float) -> None:
        super().__init__(match, chairs, screen, run.file, pace)
        self.series = run

    def save(self, path: Path | None = None) -> None:
        self.series.save(path or self.file, self.match.record())

    def _show_file(self) -> None:
        """The path through the series instead: there is one file for all games."""


def new_run(name: str, game: Game, options: object, file: Path) -> Run:
    """A series before its first game. Raises BadOptions."""
    kind, series = new_series(name, game.name, game.checked(options))
    return Run(kind, series, secrets.token_hex(8), [], file)


def resumed_run(text: str, game: Game, file: Path) -> tuple[Run, Match | None]:
    """A saved series, and its unfinished game if there is one. Raises BadRecord."""
    record = load_series(text)
    if record.game != game.name:
        raise BadRecord("error-record-other-game", game=record.game)
    kind, series = follow(record, game)
    finished, rest = record.games[: len(series.results)], record.games[len(series.results) :]
    return Run(kind, series, record.id, list(finished), file), Match(game, rest[0]) if rest else None


def play_series(
    run: Run, game: Game, chairs: list[Chair], deal: Deal, screen: Screen, pace: float, match: Match | None = None
) -> int:
    """Play until the series is over or somebody leaves. Returns the exit code."""
    screen.set_names([chair.name for chair in chairs])
    if not run.games and match is None:
        screen.tell(about(run.kind.name))
    while run.kind.next_options(run.series) is not None:
        try:
            if match is None and run.kind.open_questions(run.series):
                run.series = run.series.with_answers(ask_between(run.kind, run.series, chairs, screen, run.id))
                run.save(run.file)
                _show(run, screen)
        except (EOFError, KeyboardInterrupt) as wrong:
            return _leave(run, game, screen, INTERRUPTED if isinstance(wrong, KeyboardInterrupt) else 0)
        options = run.kind.next_options(run.series)
        if options is None:
            break
        screen.tell(title(run.kind, run.series.number), "bold")
        try:
            if run.games and match is None and screen.tty:  # people want to see the result before the next game
                screen.ask(screen.text("cli-press-enter") + " ")
            match = match or deal(game.checked(options), run.place)
        except (EOFError, KeyboardInterrupt) as wrong:
            return _leave(run, game, screen, INTERRUPTED if isinstance(wrong, KeyboardInterrupt) else 0)
        session = SeriesSession(run, match, chairs, screen, pace)
        code = session.run()
        run.file = session.file
        if session.match.state.waiting():
            return code
        run.add(session.match)
        run.save(run.file)
        match = None
        _show(run, screen)
    screen.unwrapped(screen.text("cli-saved", file=str(run.file)))
    for command in ("replay", "verify"):
        screen.unwrapped(f"  {program()} {command} {files.quoted(run.file)}")
    return 0


def _show(run: Run, screen: Screen) -> None:
    """The path with every result, and what is at stake now."""
    screen.show(grid_of(path(run.kind, run.series), screen, totals=1))
    screen.tell(run.kind.stake(run.series), "bold")
    screen.line()


def _leave(run: Run, game: Game, screen: Screen, code: int) -> int:
    """Leave between two games."""
    if not run.games:
        screen.say("cli-not-begun")
        return code
    screen.line()
    screen.unwrapped(screen.text("cli-saved", file=str(run.file)))
    screen.say("cli-resume-with")
    screen.unwrapped(f"  {program()} play {game.name} --resume {files.quoted(run.file)}")
    return code


def seed_of(first: str, number: int) -> int:
    """The seed of a later game in a series that was begun with --seed."""
    return int.from_bytes(hashlib.sha256(f"cosecha series {first} {number}".encode()).digest()[:16], "big")


def seats_of(run: Run, match: Match | None) -> tuple[list[str], list[str]]:
    """The names and kinds of the players in the last game. Raises BadOptions if the file doesn't say."""
    last = match.record() if match is not None else run.games[-1] if run.games else None
    if last is None or not last.names:
        raise BadOptions("cli-resume-no-seats", names="")
    return last.names, last.seats
