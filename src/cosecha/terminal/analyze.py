"""The `analyze` command: reviews every decision of a saved game."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
from rich.text import Text

from cosecha.coach.report import Analysis, SeatReport, analysis_of
from cosecha.coach.review import Found, JudgedDecision, Reviewer
from cosecha.coach.saying import change
from cosecha.coach.tables import marks_table, report_table
from cosecha.core.errors import BadOptions
from cosecha.core.message import Message, Token
from cosecha.core.record import Record
from cosecha.lab.running import run
from cosecha.terminal import files
from cosecha.terminal.files import parse_record, read_text
from cosecha.terminal.flags import whole_number
from cosecha.terminal.plain import INTERRUPTED
from cosecha.terminal.running import bar, place_from, writable
from cosecha.terminal.screen import Screen
from cosecha.terminal.tables import fit, grid_of

STYLES = {"best": "green", "good": "", "inaccuracy": "yellow", "mistake": "bold red"}


def analyze_file(name: str, seat: str | None, json: str, workers: str | None, screen: Screen) -> int:
    """Analyze a record and show the result. Returns the exit code."""
    record = parse_record(read_text(name))
    if json:
        writable(json)
    reviewer = Reviewer(record)
    wanted = None if seat is None else whole_number("--seat", seat, 0)
    if wanted is not None and wanted >= reviewer.players:
        raise BadOptions("cli-analyze-no-seat", seat=wanted)
    place = place_from(None, workers)
    try:
        with bar(screen, len(reviewer.pieces)) as progress:
            found = run(partial(_prepared, record), range(len(reviewer.pieces)), place, progress)
    except KeyboardInterrupt:
        return INTERRUPTED
    analysis = analysis_of(reviewer, found)
    if json == "-":
        screen.console.file.write(msgspec.json.encode(analysis).decode() + "\n")
        return 0
    if json:
        files.write_text(Path(json).expanduser(), msgspec.json.encode(analysis).decode() + "\n")
    screen.set_names(record.names)
    _show(analysis, record, wanted, screen)
    return 0


def _prepared(record: Record) -> Callable[[int], Found]:
    return Reviewer(record).do


def _show(analysis: Analysis, record: Record, wanted: int | None, screen: Screen) -> None:
    review = analysis.review
    seats = range(review.players) if wanted is None else [wanted]
    title = Message("cli-analyze-title", {"game": record.game, "moves": len(record.moves)})
    screen.show(fit(grid_of(marks_table(review, title), screen), screen))
    for decision in review.decisions:
        if decision.seat in seats and decision.mark in ("inaccuracy", "mistake"):
            _show_decision(decision, analysis, screen)
    if not review.complete:
        screen.say("coach-incomplete", style="yellow")
    screen.say("coach-turns", style="bold")
    for turn in review.turns:
        swing = change(turn.swing, review.unit)
        where = {"first": turn.move + 1, "last": turn.until}
        screen.indented(screen.text("coach-turn", **where, seat=Token("seat", turn.seat), change=swing))
    if not review.turns:
        screen.indented(screen.text("coach-turns-none"))
    for report in analysis.reports:
        if report.seat in seats:
            _show_report(report, screen)


def _show_decision(decision: JudgedDecision, analysis: Analysis, screen: Screen) -> None:
    said = {answer.action: answer.said for answer in decision.answers}
    line = screen.text(
        "cli-analyze-decision",
        move=decision.move + 1,
        seat=Token("seat", decision.seat),
        action=said[decision.played],
        mark=Message(f"coach-mark-{decision.mark}"),
        change=change(-decision.loss, analysis.review.unit),
    )
    screen.line(line, STYLES[decision.mark])
    best = decision.answers[0]
    screen.indented(screen.text("cli-analyze-better", action=best.said, reason=best.reason))


def _show_report(report: SeatReport, screen: Screen) -> None:
    screen.show(grid_of(report_table(report), screen, total=True))
    screen.show(Text(screen.text("coach-try"), "bold"))
    for advice in report.advice:
        screen.indented(screen.said(advice))
