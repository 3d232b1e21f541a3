"""The coach at a table: analyses of finished games, and what it would do."""

from collections import OrderedDict

import msgspec

from cosecha.coach.report import Analysis, SeatReport
from cosecha.coach.review import Ideas, line_seed
from cosecha.core.event import Event, seen_by
from cosecha.core.match import Match
from cosecha.core.record import Record
from cosecha.core.rng import Rng
from cosecha.core.view import View
from cosecha.server.common.refusals import Refused
from cosecha.server.http.gate import Gate
from cosecha.server.running.analyses import Analyses, AnalysisProgress
from cosecha.server.table.access import Access
from cosecha.server.table.checks import require_hints
from cosecha.server.table.coach import asked, finished, reports
from cosecha.server.table.replay import Moment

CACHED = 100
"""Maximum number of cached ideas and records: people go back and forth."""


class Coach:
    def __init__(self, gate: Gate, analyses: Analyses) -> None:
        self._gate = gate
        self._analyses = analyses
        self._ideas: OrderedDict[tuple[str, int, int], tuple[View, Ideas]] = OrderedDict()
        """The last ideas by table, move and seat, with the view they are for."""
        self._records: OrderedDict[str, tuple[Match, Record]] = OrderedDict()
        """The last records by table: people ask for the progress again and again, and a record is full of digests."""

    async def analysis(self, id: str, access: Access) -> Analysis | AnalysisProgress | None:
        """What is known about a finished game; None if nobody has asked. Raises Refused."""
        record, _ = await self._record(id, access)
        return await self._analyses.of(id, record)

    async def analyze(self, id: str, access: Access) -> Analysis | AnalysisProgress:
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
        analysis = await self._analyses.of(id, record)
        return analysis.reports if isinstance(analysis, Analysis) else found

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
            game = table.game
        assert view.seat is not None
        key = (id, move, view.seat)
        seen, ideas = self._ideas.get(key, (None, None))
        if ideas is None or seen != view:
            ideas = await self._analyses.ideas(game.name, view, move)
            self._ideas[key] = view, ideas
            if len(self._ideas) > CACHED:
                self._ideas.popitem(last=False)
        self._ideas.move_to_end(key)
        return ideas

    async def line(self, id: str, access: Access, move: int, seat: int | None, idea: int, step: int) -> Moment:
        """The game after some steps of one of the coach's lines, as the seat may imagine it. Raises Refused."""
        ideas = (await self.ideas(id, access, move, seat)).ideas
        if not 0 <= idea < len(ideas) or not 0 < step <= len(ideas[idea].line):
            raise Refused("error-no-move", move=step, moves=len(ideas[idea].line) if 0 <= idea < len(ideas) else 0)
        async with self._gate.at(id, access) as table:
            view = asked(table, access, move, seat)
            game = table.game
            state = game.guess(view, Rng(line_seed(move)))
            events: list[Event] = []
            for reply in ideas[idea].line[:step]:
                events = list(state.play(reply.seat, game.parse(reply.action)))
            shown = state.view(view.seat)
            return Moment(
                move=step,
                moves=len(ideas[idea].line),
                seat=view.seat,
                view=msgspec.structs.replace(shown, legal=[], aside=[]),
                lines=[game.words.event(event) for event in seen_by(events, view.seat)],
                standing=game.standing(shown),
            )
