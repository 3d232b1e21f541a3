"""A server inside another program, which plays matches and shows them to people.

It runs in a thread, on a free port of this machine, with its data in a temporary folder. The program deals a match at a
table and reports every action, and whoever has the table's page open follows.
"""

import asyncio
import socket
import tempfile
import threading
from collections.abc import Coroutine, Sequence
from concurrent.futures import Future
from typing import Any, TypeVar

import msgspec

from cosecha.core.game import Game
from cosecha.core.state import State
from cosecha.server.app import build
from cosecha.server.common.settings import Settings
from cosecha.server.drawn import bundle
from cosecha.server.http.services import Services
from cosecha.server.serve import Server, config_for, local_address
from cosecha.server.table import facts
from cosecha.server.table.access import new_id
from cosecha.server.table.facts import Fact, SeatPlan

T = TypeVar("T")
HOST = "127.0.0.1"
UNLIMITED = 1e6
"""Requests per second: all of them come from this machine."""


class LocalServer:
    """Starts at once. Its methods may be called from any thread but its own."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="cosecha-")
        self._listening = socket.create_server((HOST, 0))
        port = self._listening.getsockname()[1]
        self.url = local_address(HOST, port)
        settings = Settings(data=self._folder.name, port=port, actions_per_second=UNLIMITED, webhooks=False)
        # There is no earlier server, and the sweep couldn't go on while the program ends.
        self._app = build(settings, sweeps=False)
        self._started: Future[asyncio.AbstractEventLoop] = Future()
        self._server = Server(
            config_for(self._app, settings),
            self._app.state.shutdown,
            lambda: self._started.set_result(asyncio.get_running_loop()),
        )
        self._thread = threading.Thread(target=self._serve, name="cosecha-server", daemon=True)
        self._thread.start()
        self._loop = self._started.result()

    def _serve(self) -> None:
        try:
            asyncio.run(self._server.serve([self._listening]))
        finally:
            if not self._started.done():  # its log says why
                self._started.set_exception(RuntimeError("the server didn't start"))

    @property
    def _services(self) -> Services:
        services: Services = self._app.state.services
        return services

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def open(self, viewpoint: int | None, game: Game, state: State, names: Sequence[str]) -> str:
        """A table with a match, from this state on. Returns its id.

        Its visitors see what the seat `viewpoint` sees, or what spectators see if that is None.
        """
        table = new_id()
        self.run(self._services.tables.create(table, _dealt(game, state, names)))
        if viewpoint is not None:
            self._services.gate.viewpoints[table] = viewpoint
        return table

    def deal(self, table: str, game: Game, state: State, names: Sequence[str]) -> int:
        """Another match at the same table. Returns the table's last row."""
        return self.run(self._services.tables.change(table, lambda _: _dealt(game, state, names)))

    def act(self, table: str, seat: int, action: str) -> int:
        """A seat has answered, in notation. Returns the table's last row."""
        return self.run(self._services.tables.change(table, lambda _: [facts.Acted(seat, action)]))

    def is_drawn(self) -> bool:
        """Whether the drawn client was built. Without it, tables are pages of text."""
        return bool(bundle.files())

    def address(self, table: str) -> str:
        return f"{self.url}t/{table}"

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join()
        self._folder.cleanup()


def _dealt(game: Game, state: State, names: Sequence[str]) -> list[Fact]:
    """Nobody sits down, so nobody but the program can answer."""
    position = msgspec.to_builtins(state.position(), str_keys=True)
    opened = facts.Opened(
        game=game.name,
        options=position["options"],
        seats=[SeatPlan("open", name) for name in names],
        public=True,
        secret="",
        position=position,
        rules=game.version,
    )
    return [opened, facts.Started()]
