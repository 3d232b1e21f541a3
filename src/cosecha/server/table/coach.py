"""What the coach may look at: every move of a finished match, and one's own decisions where the table allows hints."""

from cosecha.coach.report import SeatReport, reports_on
from cosecha.core.match import Match
from cosecha.core.view import View
from cosecha.server.common.refusals import Refused
from cosecha.server.table.access import Access
from cosecha.server.table.checks import require_hints
from cosecha.server.table.replay import match_of
from cosecha.server.table.table import Table


def finished(table: Table) -> Match:
    """The match of a table, if it was played to its end. Raises Refused."""
    match = match_of(table)
    if not table.finished:
        raise Refused("error-coach-running")
    return match


def reports(table: Table) -> list[SeatReport]:
    """Where everybody's points came from, once the match is over. Raises Refused."""
    match = finished(table)
    return reports_on(table.game.name, table.opened.options, match.seats, match.state.scores())


def asked(table: Table, access: Access, move: int, seat: int | None) -> View:
    """What a seat knew when it had to decide after a number of moves: once the match is over, any seat, by default the
    one that decided first; before that, one's own, as for hints. An uploaded match that isn't over has no own seats,
    and may still be going on elsewhere. Raises Refused."""
    match = match_of(table)
    if not 0 <= move <= match.moves:
        raise Refused("error-no-move", move=move, moves=match.moves)
    if not table.finished:
        if table.opened.record is not None:
            raise Refused("error-coach-running")
        seat = access.adviser(seat)
    elif seat is None and move < match.moves:
        seat = match.played[move].seat
    require_hints(table)
    state = match.at(move).state
    if seat not in state.waiting():
        raise Refused("error-coach-no-choice")
    view: View = state.view(seat)
    if len(view.legal) <= 1:
        raise Refused("error-coach-no-choice")
    return view
