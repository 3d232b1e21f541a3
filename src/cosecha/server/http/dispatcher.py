"""Runs requests at a table."""

from cosecha.server.common.refusals import Stale
from cosecha.server.http.gate import Gate
from cosecha.server.http.hints import Hints
from cosecha.server.running.tables import Tables
from cosecha.server.table.access import Access
from cosecha.server.table.requests import Act, Mark, TableRequest
from cosecha.server.table.updates import update_for
from cosecha.server.table.wire import Update


class Dispatcher:
    """Runs every request to a table, from the JSON API, WebSockets and pages alike. The exception is sitting down,
    which may change the client's links (`Links.sit`)."""

    def __init__(self, tables: Tables, gate: Gate, hints: Hints) -> None:
        self._tables = tables
        self._gate = gate
        self._hints = hints

    async def run(self, id: str, access: Access, request: TableRequest) -> int:
        """Run a request; returns the table's last row. Raises Refused."""
        if isinstance(request, Act):
            await self._hints.let_the_bot_suggest(id, access, access.player(request.seat))
        seq = await self._gate.change(id, access, request.decide(access))
        if isinstance(request, Mark):  # marks aren't rows, so nobody has been woken yet
            self._tables.wake(id)
        return seq

    async def run_and_look(self, id: str, access: Access, request: TableRequest, since: int | None) -> Update:
        """Run a request and return what came after row `since`, by default only the last row. Raises Refused.

        If the decision is no longer open, the refusal (`Stale`) carries the same update.
        """
        seat = request.viewer(access)
        try:
            await self.run(id, access, request)
        except Stale as wrong:
            wrong.update = await self.look(id, access, seat, since)
            raise
        return await self.look(id, access, seat, since)

    async def look(self, id: str, access: Access, seat: int | None, since: int | None) -> Update:
        """What came after row `since`, by default only the last row."""
        async with self._gate.at(id, access) as table:
            return update_for(table, seat, table.seq - 1 if since is None else since)
