"""The web application: routes, services and background tasks."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Router
from litestar.datastructures import State as AppState
from litestar.di import Provide

from cosecha.server import errors, pages
from cosecha.server.api.actions import ActionsApi
from cosecha.server.api.coach import CoachApi
from cosecha.server.api.details import DetailsApi
from cosecha.server.api.links import LinksApi
from cosecha.server.api.live import with_live
from cosecha.server.api.monitoring import healthz, metrics
from cosecha.server.api.notices import NoticesApi
from cosecha.server.api.openapi import RequestSchema, config
from cosecha.server.api.option_sets import OptionSetsApi
from cosecha.server.api.replay import ReplayApi
from cosecha.server.api.rules import RulesApi
from cosecha.server.api.stream import StreamApi
from cosecha.server.api.tables import TablesApi
from cosecha.server.common.settings import Settings
from cosecha.server.drawn import routes as drawn
from cosecha.server.http.allowed_hosts import allowed_names, restricted_to
from cosecha.server.http.guards import FormRequest, Guards, with_headers
from cosecha.server.http.instrumentation import instrumented
from cosecha.server.http.services import Requester, Services
from cosecha.server.http.shutdown import Shutdown
from cosecha.server.running.analyses import Analyses
from cosecha.server.running.bot_pool import BotPool
from cosecha.server.running.metrics import Metrics
from cosecha.server.running.neighbors import Neighbors
from cosecha.server.running.nodes import Nodes
from cosecha.server.running.notices import Notices
from cosecha.server.running.presence import Presence
from cosecha.server.running.scheduler import Scheduler
from cosecha.server.running.tables import Tables
from cosecha.server.storage.signing_key import signing_key
from cosecha.server.storage.store import Store
from cosecha.server.table.access import Signer

BODY_LIMIT = 64 * 1024


def build(settings: Settings, neighbors: Neighbors | None = None, sweeps: bool = True) -> Litestar:
    """The application for these settings. `neighbors` are the server's other workers, if there are any; `sweeps` says
    whether to look for overdue tables, left behind by an earlier server or by another node."""
    figures, shutdown = Metrics(), Shutdown()
    guards = Guards(settings.actions_per_second, settings.tables_per_hour)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        if not settings.database_url:  # private: tables hold secrets
            Path(settings.data).mkdir(mode=0o700, parents=True, exist_ok=True)
        signer = Signer(signing_key(settings))
        store = Store(settings.database(), settings.survive_power_loss, shared=neighbors is not None)
        store.prepare()
        tables = Tables(store)
        bot_pool = BotPool(settings.bot_processes, settings.bot_patience, settings.thinking_seconds())
        analyses = Analyses(tables)
        presence = Presence(partial=tables.store.shared)
        notices = Notices(tables, presence, settings, figures)
        owns = neighbors.owns if neighbors is not None else lambda id: True
        scheduler = Scheduler(tables, bot_pool, notices, settings.keep_days, settings.forget_finished, owns)
        nodes = Nodes(tables, presence, neighbors)
        _connect_metrics(figures, tables, bot_pool)
        shutdown.on_start.append(tables.wake_all)
        app.state.services = Services(tables, signer, bot_pool, analyses, guards, presence, notices, settings)
        guards.identify = app.state.services.people.identify
        sweeping = asyncio.create_task(scheduler.sweep()) if sweeps else None
        nodes.start()
        try:
            yield
        finally:
            if sweeping is not None:
                sweeping.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await sweeping
            await nodes.close()
            await scheduler.close()
            await notices.close()
            await analyses.close()
            bot_pool.close()
            store.close()

    async def services(state: AppState) -> Services:
        found: Services = state.services
        return found

    async def requester(state: AppState, request: Request[Any, Any, Any]) -> Requester:
        return Requester(state.services, request)

    app = Litestar(
        route_handlers=[
            TablesApi,
            ActionsApi,
            LinksApi,
            ReplayApi,
            CoachApi,
            DetailsApi,
            NoticesApi,
            OptionSetsApi,
            RulesApi,
            StreamApi,
            _both_clients(),
            healthz,
            metrics,
        ],
        dependencies={"services": Provide(services), "requester": Provide(requester)},
        exception_handlers=errors.HANDLERS,
        lifespan=[lifespan],
        before_request=guards.before,
        after_request=with_headers,
        openapi_config=config(),
        plugins=[RequestSchema()],
        request_class=FormRequest,
        request_max_body_size=BODY_LIMIT,
        state=AppState(
            {
                "settings": settings,
                "metrics": figures,
                "shutdown": shutdown,
                "guards": guards,
                "drawn": drawn.availability(settings),
            }
        ),
        logging_config=None,
        debug=False,
    )
    # Outermost, so that requests without a route are measured too.
    routes = with_live(shutdown.ending_streams(app.asgi_handler), app.state)
    app.asgi_handler = instrumented(restricted_to(allowed_names(settings), routes), figures)
    return app


def _both_clients() -> Router:
    """The pages, drawn or as text."""
    return Router(
        path="/",
        route_handlers=[*pages.HANDLERS, *drawn.HANDLERS],
        include_in_schema=False,
        middleware=[drawn.drawn_first],
    )


def _connect_metrics(figures: Metrics, tables: Tables, bot_pool: BotPool) -> None:
    """Register the gauges that are read on demand."""
    figures.count("cosecha_tables_in_memory", "Tables that are kept in memory.", lambda: len(tables.kept()))
    tables.after_write.append(figures.written)
    tables.after_refusal.append(figures.refused)
    tables.store.after_commit.append(figures.committed)
    bot_pool.after_thought.append(figures.thought)
