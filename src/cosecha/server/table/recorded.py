"""Replaying an uploaded record, in steps: it may have thousands of moves."""

import msgspec
from msgspec import Struct

from cosecha.core.match import Match
from cosecha.core.record import Record
from cosecha.core.steps import Steps
from cosecha.games import by_name
from cosecha.server.table import facts
from cosecha.server.table.log import Line


class Replayed(Struct, frozen=True):
    """An uploaded match, and the lines that its moves add to the log."""

    match: Match
    lines: list[Line]


def replaying(opened: facts.Opened, seq: int) -> Steps[Replayed]:
    """Replay the record of a table whose match starts in row `seq`. Raises BadRecord."""
    game = by_name(opened.game).under(opened.rules)
    match = yield from Match.resuming(game, msgspec.convert(opened.record, Record))
    lines: list[Line] = []
    for number, move in enumerate(match.played, 1):
        lines += [Line(seq, number, game.words.event(event), event.only, move.seat) for event in move.events]
        yield
    return Replayed(match, lines)
