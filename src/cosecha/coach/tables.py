"""What the coach has found out as tables, for the clients that show text."""

from cosecha.coach.marks import FLAGGED, MARKS
from cosecha.coach.report import SeatReport
from cosecha.coach.review import CurvePoint, Review
from cosecha.coach.saying import better, change, played
from cosecha.core.message import Message, Token
from cosecha.core.words import Cell, Table


def _name(seat: int) -> Message:
    return Message("seat-name", {"seat": Token("seat", seat)})


def marks_table(review: Review, title: Message) -> Table:
    """How many decisions of each seat have each mark, and how much it lost by them."""
    rows: list[list[Cell]] = []
    for seat in range(review.players):
        own = [decision for decision in review.decisions if decision.seat == seat]
        counts: list[Cell] = [sum(decision.mark == mark for decision in own) for mark in MARKS]
        rows.append([_name(seat), *counts, change(-sum(decision.loss for decision in own), review.unit)])
    marks = [Message(f"coach-mark-{mark}") for mark in MARKS]
    return Table(title, [Message("coach-marks"), *marks, Message("coach-lost")], rows)


def decisions_table(review: Review, seat: int) -> Table:
    """The inaccuracies and mistakes of a seat, with what was better and why."""
    rows: list[list[Cell]] = []
    for decision in review.decisions:
        if decision.seat == seat and decision.mark in FLAGGED:
            why = decision.answers[0].reason
            rows.append([f"{decision.move + 1}", played(decision), better(decision, review.unit), why])
    header = ("coach-move-number", "coach-played", "coach-better", "coach-why")
    title = Message("coach-marks-of", {"seat": Token("seat", seat)})
    return Table(title, [Message(id) for id in header], rows)


def curve_table(review: Review) -> Table:
    """What everybody could expect."""
    header = [Message("coach-curve-moves"), *(_name(seat) for seat in range(review.players))]
    rows: list[list[Cell]] = [[f"{point.move}", *_values(point, review)] for point in review.curve]
    return Table(Message(f"coach-curve-{review.unit}"), [*header], rows)


def curve_by_seat(review: Review, most: int) -> Table:
    """The same with a row for each seat and at most `most` of the moments, evenly spread, for narrow screens."""
    table = curve_table(review)
    last, shown = len(table.rows) - 1, min(most, len(table.rows))
    moments = [table.rows[last * number // max(shown - 1, 1)] for number in range(shown)]
    header, *rows = ([*line] for line in zip(table.header, *moments, strict=True))
    return Table(table.title, header, rows)


def _values(point: CurvePoint, review: Review) -> list[Cell]:
    if review.unit == "wins":
        return [Message("coach-percent", {"percent": round(100 * value)}) for value in point.values]
    return [round(value) for value in point.values]


def report_table(report: SeatReport) -> Table:
    """Where a seat's points came from, in whole points; what isn't known has no column."""
    columns: list[tuple[Message, list[float | None]]] = [
        (Message("coach-report-seat"), [float(line.own) for line in report.sources]),
        (Message("coach-report-others"), [line.others for line in report.sources]),
        (Message("coach-report-usual", {"level": report.level}), [line.usual for line in report.sources]),
    ]
    known = [(heading, values) for heading, values in columns if None not in values]
    header: list[Cell] = [Message("coach-report-from"), *(heading for heading, _ in known)]
    rows: list[list[Cell]] = []
    for number, line in enumerate(report.sources):
        rows.append([line.label, *(_figure(values[number]) for _, values in known)])
    totals = [_figure(sum(value for value in values if value is not None)) for _, values in known]
    rows.append([Message("coach-report-total"), *totals])
    if report.team is not None:
        rows.append([Message("coach-report-team"), report.team, *("" for _ in known[1:])])
    return Table(Message("coach-report-of", {"seat": Token("seat", report.seat)}), header, rows)


def _figure(value: float | None) -> int:
    return round(value or 0.0)
