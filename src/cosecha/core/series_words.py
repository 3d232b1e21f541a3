"""A series in messages: its path with every result, and what is at stake."""

from cosecha.core.message import Message, Token
from cosecha.core.series import Kind, Series
from cosecha.core.words import Cell, Table


def title(kind: Kind, number: int) -> Message:
    """Which game of which series this is."""
    most = "none" if kind.most is None else str(kind.most)
    return Message("series-title", {"kind": name_of(kind.name), "number": number, "most": most})


def name_of(kind: str) -> Message:
    return Message(f"series-name-{kind}")


def about(kind: str) -> Message:
    """How the series is won, in a sentence or two."""
    return Message(f"series-about-{kind}")


def path(kind: Kind, series: Series) -> Table:
    """Every game so far with everybody's points, what the next one begins with, and the standings."""
    found = kind.standings(series)
    seats = range(len(found.points))
    head: list[Cell] = [
        Message("series-games"),
        *(Message("seat-name", {"seat": Token("seat", seat)}) for seat in seats),
    ]
    rows: list[list[Cell]] = [
        [
            Message("series-game", {"number": number}),
            *(_points(result.totals[seat], seat in result.winners) for seat in seats),
        ]
        for number, result in enumerate(series.results, 1)
    ]
    handed = [] if kind.next_options(series) is None else kind.handed(series)
    if handed:
        rows.append([Message("series-handed"), *(each or Message("series-handed-nothing") for each in handed)])
    rows.append([Message(f"series-points-{series.kind}"), *found.points])
    return Table(name_of(series.kind), head, rows)


def _points(points: int, won: bool) -> Cell:
    return Message("series-cell-won", {"points": points}) if won else points
