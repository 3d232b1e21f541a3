"""Error responses: JSON for programs, a page for people, a stack trace for nobody."""

import logging
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException, NotFoundException
from litestar.types import ExceptionHandlersMap

from cosecha.core.errors import CosechaError
from cosecha.core.message import Message
from cosecha.server.common.logs import failed
from cosecha.server.common.refusals import Forbidden, NoTable, Stale, TooFast
from cosecha.server.drawn.routes import shell_for_missing_page
from cosecha.server.http.guards import HEADERS, HttpRequest
from cosecha.server.http.instrumentation import route_of
from cosecha.server.http.visitor import visitor
from cosecha.server.pages.render import page
from cosecha.server.storage.failures import RETRY_AFTER, Unavailable
from cosecha.server.table.wire import Problem, Update

log = logging.getLogger(__name__)

STATUS: dict[type[CosechaError], int] = {NoTable: 404, Forbidden: 403, Stale: 409, TooFast: 429}
MAX_DETAIL = 400
"""Maximum length of an error detail, in characters."""
COMMON = {404: "error-no-page", 413: "error-too-long", 429: "error-too-fast"}
"""Statuses that have their own message."""


def _response(
    request: HttpRequest,
    problem: Message,
    status: int,
    headers: dict[str, str] | None = None,
    update: Update | None = None,
) -> Response[Any]:
    if request.scope["path"].startswith("/api"):
        words = visitor(request).speaker().say(problem)
        return Response(Problem(problem, words, update), status_code=status, headers={**HEADERS, **(headers or {})})
    response = page("problem.html", visitor(request), status_code=status, problem=problem)
    response.headers.update(headers or {})
    return response


def _refused(request: HttpRequest, wrong: CosechaError) -> Response[Any]:
    update = wrong.update if isinstance(wrong, Stale) else None
    headers = {"retry-after": str(wrong.wait)} if isinstance(wrong, TooFast) else None
    return _response(request, wrong.message, STATUS.get(type(wrong), 422), headers, update)


def _unavailable(request: HttpRequest, wrong: Unavailable) -> Response[Any]:
    """No logging here: the store has already logged the failure."""
    return _response(request, wrong.message, 503, {"retry-after": str(RETRY_AFTER)})


def _bad_request(request: HttpRequest, wrong: HTTPException) -> Response[Any]:
    known = COMMON.get(wrong.status_code)
    problem = Message(known, {}) if known else Message("error-request", {"text": _detail(wrong)})
    return _response(request, problem, wrong.status_code, wrong.headers)


def _detail(wrong: HTTPException) -> str:
    """What is wrong with a request, and with which of its fields."""
    extra = wrong.extra if isinstance(wrong.extra, list) else []
    fields = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
    return "; ".join([str(wrong.detail), *fields])[:MAX_DETAIL]


def _not_found(request: HttpRequest, wrong: NotFoundException) -> Response[Any]:
    return shell_for_missing_page(request) or _bad_request(request, wrong)


def _too_deep(request: HttpRequest, _: RecursionError) -> Response[Any]:
    """JSON nested too deeply to parse."""
    return _response(request, Message("error-request", {"text": "too deep"}), 400)


def _internal_error(request: HttpRequest, wrong: Exception) -> Response[Any]:
    """A bug on our side: the log gets the stack, the client only a generic message."""
    failed(log, "request failed", wrong, method=request.method, route=route_of(request.scope))
    return _response(request, Message("error-server", {}), 500)


HANDLERS: ExceptionHandlersMap = {
    CosechaError: _refused,
    Unavailable: _unavailable,
    HTTPException: _bad_request,
    NotFoundException: _not_found,
    RecursionError: _too_deep,
    Exception: _internal_error,
}
