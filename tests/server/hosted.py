"""A server in a thread of the test, on a real port, with its clock, randomness and tables in the test's reach."""

import asyncio
import secrets
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar
from unittest import mock

import uvicorn

from cosecha.core.rng import Rng
from cosecha.server import app as app_module
from cosecha.server.common.settings import Settings
from cosecha.server.http.services import Services
from cosecha.server.running.tables import Tables
from cosecha.server.serve import Server, config_for
from cosecha.server.table import facts
from cosecha.server.table.access import Signer
from tests.server.clients import Table
from tests.server.servers import READY, UNHURRIED, free_port

T = TypeVar("T")


class Hosted:
    def __init__(self, server: uvicorn.Server, app: Any, port: int) -> None:
        self._server = server
        self.app = app
        self.url = f"http://127.0.0.1:{port}"
        self.loop: asyncio.AbstractEventLoop | None = None

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    @property
    def tables(self) -> Tables:
        return self.services.tables

    def past_signer(self, age: float) -> Signer:
        """A signer whose clock is `age` seconds behind the server's."""
        return Signer(self.services.signer._key, lambda: time.time() - age)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the server's event loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def add(self, id: str, *new: facts.Fact) -> None:
        """Add facts to a table directly, without any checks."""
        self.run(self.tables.change(id, lambda table: list(new)))

    def open(self, id: str, opened: facts.Opened) -> Table:
        """A table with a given id."""
        self.run(self.tables.create(id, [opened]))
        return Table(id, self.run(self._tokens(id)))

    async def _tokens(self, id: str) -> dict[str, str]:
        async with self.tables.at(id) as table:
            return self.services.links.host_tokens(table)


@contextmanager
def hosted(data: Path, tables: Callable[..., Tables] = Tables, **settings: Any) -> Iterator[Hosted]:
    """A server; `tables` creates its Tables, for instance with another clock."""
    data.mkdir(parents=True, exist_ok=True)
    port = free_port()
    settings = {**UNHURRIED, **settings}
    made = Settings(data=str(data), port=port, **settings)
    app = app_module.build(made)
    config = config_for(app, made)
    config.date_header = False  # twins must answer alike, whatever the time
    server = Server(config, app.state.shutdown)
    found = Hosted(server, app, port)

    async def serve() -> None:
        found.loop = asyncio.get_running_loop()
        await server.serve()

    with mock.patch.object(app_module, "Tables", tables):
        thread = threading.Thread(target=asyncio.run, args=(serve(),), name="hosted")
        thread.start()
        end = time.monotonic() + READY
        while not server.started and thread.is_alive() and time.monotonic() < end:
            time.sleep(0.01)
    try:
        assert server.started, "the server didn't start"
        yield found
    finally:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive(), "the server didn't stop"


class FixedTime:
    """A clock that a test advances."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class _FixedSecrets:
    """Replaces the module `secrets` with the same values in every run."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(str(seed))

    def token_bytes(self, n: int = 32) -> bytes:
        return bytes(self._rng.below(256) for _ in range(n))

    def token_hex(self, n: int = 32) -> str:
        return self.token_bytes(n).hex()

    def token_urlsafe(self, n: int = 32) -> str:
        return self.token_hex(n)


_one_port = cache(free_port)


@contextmanager
def fixed_secrets(seed: int = 1) -> Iterator[None]:
    """Our ids, keys and cookies are the same in every run. Libraries, which ask at unpredictable times, are unaffected.

    The port is the same too, for servers that run one after the other: pages contain absolute URLs.
    """
    chance = _FixedSecrets(seed)
    ours = [module for name, module in sys.modules.items() if name.startswith("cosecha.")]
    with ExitStack() as stack:
        stack.enter_context(mock.patch.object(sys.modules[__name__], "free_port", _one_port))
        for module in ours:
            if getattr(module, "secrets", None) is secrets:
                stack.enter_context(mock.patch.object(module, "secrets", chance))
        yield


def tables_with(clock: Callable[[], float], kept: int = 200) -> Callable[..., Tables]:
    return partial(Tables, clock=clock, kept=kept)
