"""The web application: the house with its doors."""

import asyncio
import contextlib
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.exceptions import HTTPException

from cosecha.core.errors import CosechaError
from cosecha.core.message import Message
from cosecha.server.access import Signer
from cosecha.server.api import Api
from cosecha.server.document import config
from cosecha.server.doorway import Doorway, OneAsker
from cosecha.server.guards import Guards, with_headers
from cosecha.server.house import Forbidden, House, NoTable, Stale
from cosecha.server.live import Live
from cosecha.server.nodes import Nodes
from cosecha.server.pages import pages
from cosecha.server.runner import Runner
from cosecha.server.settings import Settings
from cosecha.server.store import Store
from cosecha.server.thinkers import Thinkers
from cosecha.server.wire import Problem

BODY_LIMIT = 64 * 1024
STATUS: dict[type[CosechaError], int] = {NoTable: 404, Forbidden: 403, Stale: 409}


def _problem(_: Request[Any, Any, Any], wrong: CosechaError) -> Response[Problem]:
    update = wrong.update if isinstance(wrong, Stale) else None
    return Response(Problem(wrong.message, update), status_code=STATUS.get(type(wrong), 422))


def _bad_request(_: Request[Any, Any, Any], wrong: HTTPException) -> Response[Problem]:
    return Response(Problem(Message("error-request", {"text": str(wrong.detail)})), status_code=wrong.status_code)


def _too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Problem]:
    """A message whose lists lie in lists without end."""
    return Response(Problem(Message("error-request", {"text": "too deep"})), status_code=400)


@get("/healthz", include_in_schema=False)
async def healthz() -> str:
    return "ok"


def signing_key(folder: Path) -> bytes:
    """The server's secret: made once, readable by its owner only."""
    file = folder / "key"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        new = folder / f"key.{os.getpid()}"
        new.touch(mode=0o600)
        new.write_bytes(secrets.token_bytes(32))
        with contextlib.suppress(FileExistsError):  # another node was faster: its key is the one
            os.link(new, file)
        new.unlink()
    return file.read_bytes()


def build(settings: Settings) -> Litestar:
    """The application for these settings."""
    guards = Guards(settings.actions_per_second)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        signer = Signer(signing_key(Path(settings.data)))
        store = Store(settings.database(), settings.survive_power_loss)
        store.prepare()
        house = House(store)
        thinkers = Thinkers(settings.bot_processes, settings.bot_patience)
        runner = Runner(house, thinkers)
        nodes = Nodes(house)
        app.state.door = Doorway(house, signer, thinkers, guards)
        sweeping = asyncio.create_task(runner.sweep())
        nodes.start()
        try:
            yield
        finally:
            sweeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sweeping
            await nodes.close()
            await runner.close()
            thinkers.close()
            store.close()

    async def door(state: AppState) -> Doorway:
        found: Doorway = state.door
        return found

    async def asker(state: AppState, request: Request[Any, Any, Any]) -> OneAsker:
        return OneAsker(state.door, request)

    return Litestar(
        route_handlers=[Api, Live, pages(), healthz],
        dependencies={"door": Provide(door), "asker": Provide(asker)},
        exception_handlers={CosechaError: _problem, HTTPException: _bad_request, RecursionError: _too_deep},
        lifespan=[lifespan],
        before_request=guards.before,
        after_request=with_headers,
        openapi_config=config(),
        request_max_body_size=BODY_LIMIT,
    )
