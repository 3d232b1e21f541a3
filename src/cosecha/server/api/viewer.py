"""A viewer who follows a table: each update continues the one before."""

from cosecha.core.errors import CosechaError
from cosecha.server.http.gate import are_valid
from cosecha.server.http.services import Services
from cosecha.server.storage.failures import Unavailable
from cosecha.server.table import helping
from cosecha.server.table.access import Access
from cosecha.server.table.requests import Sit, TableRequest
from cosecha.server.table.table import Table
from cosecha.server.table.updates import EncodedUpdate, encoded_update
from cosecha.server.table.wire import Reply


class Viewer:
    def __init__(self, services: Services, table: str, access: Access, seat: int | None, since: int) -> None:
        self.table = table
        self._services = services
        self._tables = services.tables
        self._access = access
        self._seat = seat
        self._since = since
        self._first = True
        self.suggestions = helping.NOTHING
        """What is marked for the seat, if this viewer may see it."""

    def here(self) -> Table | None:
        """The table, if this viewer may read it right now, without awaiting anything."""
        here = None if self._first else self._tables.here(self.table)
        return here if here is not None and are_valid(here, self._access) else None

    async def news(self) -> EncodedUpdate | None:
        """The next update, if there is one. Raises NoTable once the link is revoked."""
        here = self.here()
        if here is not None:
            return self.news_of(here)
        async with self._tables.at(self.table, fresh=self._first) as table:
            if are_valid(table, self._access):
                return self.news_of(table)
        self._access = await self._services.gate.renewed(self.table, self._access)
        async with self._services.gate.at(self.table, self._access) as table:
            return self.news_of(table)

    def news_of(self, table: Table) -> EncodedUpdate | None:
        """The same, from a table that this viewer may read."""
        if self._seat is not None and self._access.advises(self._seat):
            self.suggestions = helping.suggestions(table, self._seat)
        if table.seq <= self._since and not self._first:
            return None
        update = encoded_update(table, self._seat, self._since)
        self._since, self._first = table.seq, False
        return update

    async def run(self, request: TableRequest) -> Reply:
        """Carry out a request; its effects arrive as news."""
        try:
            if isinstance(request, Sit):
                seated = await self._services.links.sit(self.table, self._access, request, self._adopt)
                return Reply(request.key, seated.seq, tokens=seated.tokens)
            return Reply(request.key, await self._services.dispatcher.run(self.table, self._access, request))
        except (CosechaError, Unavailable) as wrong:
            return Reply(request.key, error=wrong.message)

    def _adopt(self, access: Access) -> None:
        self._access = access
