"""The coach at a table: analyses of finished games, and what it would do."""

from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from cosecha.coach.analyst import NoAnalyst
from cosecha.coach.report import SeatReport
from cosecha.coach.review import Ideas, JudgedDecision, line_seed
from cosecha.core.bot import Unit
from cosecha.core.event import Event, seen_by
from cosecha.core.match import Match
from cosecha.core.record import Record
from cosecha.core.rng import Rng
from cosecha.server.http.gate import Gate
from cosecha.server.http.once import Once
from cosecha.server.running.analyses import Analyses, AnalysisProgress
from cosecha.server.table.access import Access
from cosecha.server.table.checks import require_hints
from cosecha.server.table.coach import asked, finished, reports
from cosecha.server.table.replay import Moment
from cosecha.server.table.requests import Notation, SeatNumber

CACHED = 100
"""Maximum number of cached records."""


class _Reports(msgspec.Struct):
    """What is needed of an Analysis."""

    reports: list[SeatReport]


class _Decisions(msgspec.Struct):
    """What is needed of a Review."""

    unit: Unit
    decisions: list[JudgedDecision]


class _Reviewed(msgspec.Struct):
    """What is needed of an Analysis."""

    review: _Decisions


class LineAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """An answer of a line."""

    seat: SeatNumber
    action: Notation


class Coach:
    def __init__(self, gate: Gate, analyses: Analyses) -> None:
        self._gate = gate
        self._analyses = analyses
        self._ideas: Once[Ideas] = Once()
        """The last ideas by table, move and seat."""
        self._records: OrderedDict[str, tuple[Match, Record]] = OrderedDict()
        """The last records by table: people ask for the progress again and again, and a record is full of digests."""

    async def analysis(self, id: str, access: Access) -> bytes | AnalysisProgress | None:
        """What is known about a finished game: an Analysis as JSON, or how far it is; None if nobody has asked. Raises
        Refused."""
        record, _ = await self._record(id, access)
        return await self._analyses.of(id, record)

    async def analyze(self, id: str, access: Access) -> bytes | AnalysisProgress:
        """Analyze a finished game. Raises Refused."""
        async with self._gate.at(id, access) as table:
            finished(table)
            require_hints(table)
        record, owner = await self._record(id, access)
        return await self._analyses.begin(id, record, owner)

    async def reports(self, id: str, access: Access) -> list[SeatReport]:
        """Where everybody's points came from, with advice from the analysis if there is one. Raises Refused."""
        async with self._gate.at(id, access) as table:
            found = reports(table)
        record, _ = await self._record(id, access)
        analysis = await self._analyses.finished(id, record)
        return found if analysis is None else msgspec.json.decode(analysis, type=_Reports).reports

    async def judged(self, id: str, access: Access, move: int) -> tuple[JudgedDecision, Unit] | None:
        """What an analysis says about the decision after a number of moves, and in which unit; None if it says nothing
        or there is none."""
        async with self._gate.at(id, access) as table:
            if not table.finished:
                return None
        record, _ = await self._record(id, access)
        try:
            analysis = await self._analyses.finished(id, record)
        except NoAnalyst:
            return None
        if analysis is None:
            return None
        review = msgspec.json.decode(analysis, type=_Reviewed).review
        return next(((decision, review.unit) for decision in review.decisions if decision.move == move), None)

    async def _record(self, id: str, access: Access) -> tuple[Record, str | None]:
        async with self._gate.at(id, access) as table:
            match, owner = finished(table), table.opened.owner
            seen, record = self._records.get(id, (None, None))
            if record is None or seen is not match or len(record.moves) != match.moves:
                record = match.record()
                self._records[id] = match, record
                if len(self._records) > CACHED:
                    self._records.popitem(last=False)
            return record, owner

    async def ideas(self, id: str, access: Access, move: int, seat: int | None) -> Ideas:
        """What the coach would do at a moment. Raises Refused."""
        async with self._gate.at(id, access) as table:
            view = asked(table, access, move, seat)
            game, owner = table.game.name, table.opened.owner
        return await self._ideas.of((id, move, view.seat), view, lambda: self._analyses.ideas(game, view, move, owner))

    async def line(self, id: str, access: Access, move: int, seat: int | None, steps: Sequence[LineAnswer]) -> Moment:
        """The game after some answers from a moment on, as the seat that decides there may imagine it. Raises
        Refused, IllegalAction and BadNotation."""
        async with self._gate.at(id, access) as table:
            view = asked(table, access, move, seat)
            game = table.game
            state = game.guess(view, Rng(line_seed(move)))
            events: list[Event] = []
            for step in steps:
                events = list(state.play(step.seat, game.parse(step.action)))
            shown = state.view(view.seat)
            return Moment(
                move=len(steps),
                moves=len(steps),
                seat=view.seat,
                view=msgspec.structs.replace(shown, legal=[], aside=[]),
                lines=[game.words.event(event) for event in seen_by(events, view.seat)],
                standing=game.standing(shown),
            )
