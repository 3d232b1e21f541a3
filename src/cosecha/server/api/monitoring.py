"""For the operator: health check and metrics."""

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException

from cosecha.locale import Speaker
from cosecha.server.common.settings import Settings
from cosecha.server.http.allowed_hosts import is_local
from cosecha.server.http.guards import HttpRequest
from cosecha.server.http.services import ProvidedServices
from cosecha.server.http.shutdown import Shutdown
from cosecha.server.running.metrics import CONTENT_TYPE_LATEST, Metrics
from cosecha.server.storage.failures import RETRY_AFTER

FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")


@get("/healthz", include_in_schema=False)
async def healthz(request: HttpRequest, services: ProvidedServices) -> Response[str]:
    """200 while this server can take requests. 503 while it shuts down or can't write to its database."""
    shutdown: Shutdown = request.app.state.shutdown
    if shutdown.begun:
        return _plain("closing", 503)
    problem = await services.health.problem()
    if problem is None:
        return _plain("ok", 200)
    response = _plain(Speaker("en").say(problem), 503)
    response.headers["retry-after"] = str(RETRY_AFTER)
    return response


def _plain(text: str, status_code: int) -> Response[str]:
    return Response(text, status_code=status_code, media_type=MediaType.TEXT)


@get("/metrics", include_in_schema=False)
async def metrics(request: HttpRequest) -> Response[bytes]:
    """Metrics. Only for the local machine unless a setting allows more."""
    settings: Settings = request.app.state.settings
    figures: Metrics = request.app.state.metrics
    if settings.metrics == "off" or (settings.metrics == "local" and not _from_here(request)):
        raise NotFoundException
    return Response(figures.page(), headers={"content-type": CONTENT_TYPE_LATEST, "cache-control": "no-store"})


def _from_here(request: HttpRequest) -> bool:
    """From this machine, and not through a proxy on it."""
    forwarded = any(name in request.headers for name in FORWARDED)
    return not forwarded and is_local(request.client.host if request.client else None)
