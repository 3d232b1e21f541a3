"""The web application: the house with its doors."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State as AppState
from litestar.di import Provide
from litestar.exceptions import NotFoundException

from cosecha.server import problems
from cosecha.server.access import Signer
from cosecha.server.aids import Aids
from cosecha.server.api import Api
from cosecha.server.closing import Closing
from cosecha.server.document import AskSchema, config
from cosecha.server.doorway import Doorway, OneAsker
from cosecha.server.drawn import both_clients, no_page, state_of
from cosecha.server.guards import Asking, Guards, with_headers
from cosecha.server.hosts import allowed_names, only_for
from cosecha.server.house import House
from cosecha.server.keys import signing_key
from cosecha.server.live import Live
from cosecha.server.metrics import Metrics
from cosecha.server.nodes import Nodes
from cosecha.server.notice_api import NoticeApi
from cosecha.server.notices import Notices
from cosecha.server.operating import healthz, metrics
from cosecha.server.presence import Presence
from cosecha.server.rules_api import RulesApi
from cosecha.server.runner import Runner
from cosecha.server.settings import Settings
from cosecha.server.store import Store
from cosecha.server.thinkers import Thinkers
from cosecha.server.watching import watched

BODY_LIMIT = 64 * 1024


def build(settings: Settings) -> Litestar:
    """The application for these settings."""
    figures, closing = Metrics(), Closing()
    guards = Guards(settings.actions_per_second, settings.chat_per_second, settings.tables_per_hour)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        if not settings.database_url:  # for its owner only: tables hold what their seats keep from each other
            Path(settings.data).mkdir(mode=0o700, parents=True, exist_ok=True)
        signer = Signer(signing_key(settings))
        store = Store(settings.database(), settings.survive_power_loss)
        store.prepare()
        house = House(store)
        thinkers = Thinkers(settings.bot_processes, settings.bot_patience)
        presence = Presence(partial=house.store.shared)
        notices = Notices(house, presence, settings, figures)
        runner = Runner(house, thinkers, notices, settings.keep_days, settings.forget_finished)
        nodes = Nodes(house, presence)
        _measure(figures, house, thinkers)
        closing.follow.append(house.let_go)
        app.state.door = Doorway(house, signer, thinkers, guards, presence, notices, settings.list_hours)
        guards.known = app.state.door.known
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
            await notices.close()
            thinkers.close()
            store.close()

    async def door(state: AppState) -> Doorway:
        found: Doorway = state.door
        return found

    async def asker(state: AppState, request: Request[Any, Any, Any]) -> OneAsker:
        return OneAsker(state.door, request)

    app = Litestar(
        route_handlers=[Api, Aids, NoticeApi, RulesApi, Live, both_clients(), healthz, metrics],
        dependencies={"door": Provide(door), "asker": Provide(asker)},
        exception_handlers={**problems.HANDLERS, NotFoundException: no_page},
        lifespan=[lifespan],
        before_request=guards.before,
        after_request=with_headers,
        openapi_config=config(),
        plugins=[AskSchema()],
        request_class=Asking,
        request_max_body_size=BODY_LIMIT,
        state=AppState(
            {
                "settings": settings,
                "metrics": figures,
                "closing": closing,
                "guards": guards,
                "drawn": state_of(settings),
            }
        ),
        logging_config=None,
        debug=False,
    )
    # Outside of everything, so that an address which leads nowhere is seen too.
    app.asgi_handler = watched(only_for(allowed_names(settings), closing.over(app.asgi_handler)), figures)
    return app


def _measure(figures: Metrics, house: House, thinkers: Thinkers) -> None:
    """Let everybody tell the figures what they do."""
    figures.count("cosecha_tables_in_memory", "Tables that are kept in memory.", lambda: len(house.kept()))
    house.after_write.append(figures.written)
    house.after_refusal.append(figures.refused)
    house.store.after_commit.append(figures.committed)
    thinkers.after_thought.append(figures.thought)
