"""The services that request handlers use, built once per application."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from msgspec import structs

from cosecha.server.common.settings import Settings
from cosecha.server.http.chat_rate import ChatRate
from cosecha.server.http.coach import Coach
from cosecha.server.http.dispatcher import Dispatcher
from cosecha.server.http.gate import Gate
from cosecha.server.http.guards import Connection, Guards
from cosecha.server.http.hints import Hints
from cosecha.server.http.links import Links, Opened
from cosecha.server.http.lobby import Lobby
from cosecha.server.http.option_sets import OptionSets
from cosecha.server.http.people import People
from cosecha.server.http.polling import Polling
from cosecha.server.running.analyses import Analyses
from cosecha.server.running.bot_pool import BotPool
from cosecha.server.running.health import Health
from cosecha.server.running.notices import Notices
from cosecha.server.running.presence import Presence
from cosecha.server.running.tables import Tables
from cosecha.server.table import facts
from cosecha.server.table.access import Signer
from cosecha.server.table.requests import Sit, TableRequest
from cosecha.server.table.wire import SeatedUpdate, Update


class Services:
    def __init__(
        self,
        tables: Tables,
        signer: Signer,
        bot_pool: BotPool,
        analyses: Analyses,
        guards: Guards,
        presence: Presence,
        notices: Notices,
        settings: Settings,
    ) -> None:
        self.tables = tables
        self.signer = signer
        self.bot_pool = bot_pool
        self.guards = guards
        self.presence = presence
        self.notices = notices
        self.health = Health(tables.store)
        self.people = People(signer)
        self.gate = Gate(tables, signer, self.people, guards, presence, ChatRate(settings.chat_per_second))
        self.links = Links(tables, signer, self.people, self.gate)
        self.option_sets = OptionSets(tables.store)
        self.lobby = Lobby(tables, self.links, settings.list_hours, settings.thinking_seconds())
        self.coach = Coach(self.gate, analyses)
        self.hints = Hints(tables, self.gate, bot_pool)
        self.dispatcher = Dispatcher(tables, self.gate, self.hints)
        self.polling = Polling(tables, self.gate)

    async def open_table(self, connection: Connection, fact: facts.Opened, start: bool = False) -> Opened:
        """Create a table for the client behind a request, and return the host's tokens."""
        network = self.guards.rate_keys(connection)[1]
        return await self.lobby.open_table(structs.replace(fact, owner=self.signer.pseudonym(str(network))), start)


class Requester:
    """The client behind one HTTP request, with the rights it has."""

    def __init__(self, services: Services, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        self._services = services
        self._connection = connection

    async def run(self, id: str, request: TableRequest, since: int | None) -> Update:
        access = await self._services.gate.access(self._connection, id)
        return await self._services.dispatcher.run_and_look(id, access, request, since)

    async def sit(self, id: str, request: Sit, since: int | None) -> SeatedUpdate:
        access = await self._services.gate.access(self._connection, id, request.key)
        seated = await self._services.links.sit(id, access, request)
        update = await self._services.dispatcher.look(id, seated.access, request.viewer(access), since)
        return SeatedUpdate(**structs.asdict(update), tokens=seated.tokens)


ProvidedServices = NamedDependency[Services]
"""The services as a request handler asks for them."""
ProvidedRequester = NamedDependency[Requester]
