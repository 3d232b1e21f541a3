"""The `analyze` command: reviews every decision of a saved game."""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
from rich.table import Table as Grid
from rich.text import Text

from cosecha.coach.marks import FLAGGED
from cosecha.coach.report import Analysis, SeatReport, analysis_of
from cosecha.coach.review import Found, JudgedDecision, Review, Reviewer, TurningPoint
from cosecha.coach.saying import change, lost
from cosecha.coach.tables import curve_by_seat, marks_table, report_table
from cosecha.core.bot import Unit
from cosecha.core.errors import BadRecord, CosechaError
from cosecha.core.message import Message, Token
from cosecha.core.record import Record
from cosecha.core.series import kind_named
from cosecha.core.series_record import is_series, last_state, load_series
from cosecha.core.series_words import title
from cosecha.games import by_name
from cosecha.lab.running import run
from cosecha.terminal import files
from cosecha.terminal.files import parse_record, read_text
from cosecha.terminal.flags import number_between
from cosecha.terminal.plain import INTERRUPTED
from cosecha.terminal.program import program
from cosecha.terminal.running import bar, place_from, writable
from cosecha.terminal.screen import Screen
from cosecha.terminal.tables import fit, fits, grid_of

STYLES = {"best": "green", "good": "", "inaccuracy": "yellow", "mistake": "bold red"}
MOST_MOMENTS = 16
"""How many moments of the curve are shown at most, and ..."""
FEWEST_MOMENTS = 2
"""... at least, however narrow the screen is."""


class Unfinished(CosechaError):
    """A game that isn't over: an analysis would show what everybody has answered in secret."""


def analyze_file(
    name: str, seat: str | None, number: str | None, json: str, workers: str | None, screen: Screen
) -> int:
    """Analyze a record, or the game of a series with this number, and show the result. Returns the exit code."""
    record = _record(read_text(name), number)
    if last_state(record, by_name(record.game)).waiting():
        resume = f"{program()} play {record.game} --resume {files.quoted(Path(name).expanduser())}"
        raise Unfinished("cli-analyze-unfinished", command=resume)
    series = record.series and title(kind_named(record.series.kind, record.game), record.series.number)
    if json:
        writable(json)
    reviewer = Reviewer(record)
    wanted = None if seat is None else number_between("--seat", seat, 0, reviewer.players - 1)
    place = place_from(None, workers)
    try:
        with bar(screen, len(reviewer.pieces), "cli-analyze-running") as progress:
            found = run(partial(_prepared, record), range(len(reviewer.pieces)), place, progress)
    except KeyboardInterrupt:
        print(screen.text("cli-simulate-stopped"), file=sys.stderr)
        return INTERRUPTED
    analysis = analysis_of(reviewer, found)
    if json == "-":
        screen.console.file.write(msgspec.json.encode(analysis).decode() + "\n")
        return 0
    if json:
        files.write_text(Path(json).expanduser(), msgspec.json.encode(analysis).decode() + "\n")
    screen.set_names(record.names)
    if series:
        screen.tell(series, "bold")
    _show(analysis, record, wanted, screen)
    return 0


def _record(text: str, number: str | None) -> Record:
    """The record in a text; of a series, the game with this number, or else the last one that is over."""
    games = load_series(text).games if is_series(text) else [parse_record(text)]
    if not games:
        raise BadRecord("error-record-other-file")
    if number is not None:
        return games[number_between("--game", number, 1, len(games)) - 1]
    over = [game for game in games if game.end is not None and game.end.over]
    return over[-1] if over else games[-1]


def _prepared(record: Record) -> Callable[[int], Found]:
    return Reviewer(record).do


def _show(analysis: Analysis, record: Record, wanted: int | None, screen: Screen) -> None:
    review = analysis.review
    seats = range(review.players) if wanted is None else [wanted]
    head = Message("cli-analyze-title", {"game": record.game, "moves": len(record.moves)})
    screen.show(fit(grid_of(marks_table(review, head), screen), screen))
    if not review.complete:
        screen.say("coach-incomplete", style="yellow")
    screen.show(fit(_curve(review, screen), screen))
    screen.say("coach-turns", style="bold")
    for turn in review.turns:
        screen.indented(_turn(turn, review.unit, screen))
    if not review.turns:
        screen.indented(screen.text("coach-turns-none"))
    for decision in review.decisions:
        if decision.seat in seats and decision.mark in FLAGGED:
            _show_decision(decision, analysis, screen)
    for report in analysis.reports:
        if report.seat in seats:
            _show_report(report, screen)


def _curve(review: Review, screen: Screen) -> Grid:
    """What everybody could expect, at as many moments as fit on the screen."""
    grids = (grid_of(curve_by_seat(review, most), screen) for most in range(MOST_MOMENTS, FEWEST_MOMENTS, -1))
    narrow = grid_of(curve_by_seat(review, FEWEST_MOMENTS), screen)
    return next((grid for grid in grids if fits(grid, screen)), narrow)


def _turn(turn: TurningPoint, unit: Unit, screen: Screen) -> str:
    seat, swing = Token("seat", turn.seat), change(turn.swing, unit)
    moves = {"moves": turn.until - turn.move, "first": turn.move + 1, "last": turn.until}
    return screen.text("coach-turn", **moves, seat=seat, change=swing)


def _show_decision(decision: JudgedDecision, analysis: Analysis, screen: Screen) -> None:
    said = {answer.action: answer.said for answer in decision.answers}
    line = screen.text(
        "cli-analyze-decision",
        move=decision.move + 1,
        seat=Token("seat", decision.seat),
        action=said[decision.played],
        mark=Message(f"coach-mark-{decision.mark}"),
        change=lost(decision.loss, analysis.review.unit),
    )
    screen.line(line, STYLES[decision.mark])
    best = decision.answers[0]
    screen.indented(screen.text("cli-analyze-better", action=best.said, reason=best.reason))


def _show_report(report: SeatReport, screen: Screen) -> None:
    screen.show(grid_of(report_table(report), screen, totals=1 if report.team is None else 2))
    screen.show(Text(screen.text("coach-try"), "bold"))
    for advice in report.advice:
        screen.indented(screen.said(advice))
