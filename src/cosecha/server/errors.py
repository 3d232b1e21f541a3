"""What is told to a client when something goes wrong: JSON to programs, a page to people, a stack trace to nobody."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from cosecha.core.errors import CosechaError
from cosecha.core.message import Message
from cosecha.server.common.logs import failed
from cosecha.server.common.refusals import Forbidden, NoTable, Stale, TooFast
from cosecha.server.http.guards import HEADERS
from cosecha.server.http.instrumentation import route_of
from cosecha.server.http.visitor import visitor
from cosecha.server.pages.render import page
from cosecha.server.table.wire import Problem, Update

log = logging.getLogger(__name__)

STATUS: dict[type[CosechaError], int] = {NoTable: 404, Forbidden: 403, Stale: 409, TooFast: 429}
DETAIL = 400
"""So many characters are told of what is wrong with a request."""
OFTEN = {404: "error-no-page", 413: "error-too-long", 429: "error-too-fast"}
Asking = Request[Any, Any, Any]


def _told(
    request: Asking, problem: Message, status: int, headers: dict[str, str] | None = None, update: Update | None = None
) -> Response[Any]:
    if request.scope["path"].startswith("/api"):
        words = visitor(request).speaker().say(problem)
        return Response(Problem(problem, words, update), status_code=status, headers={**HEADERS, **(headers or {})})
    answer = page("problem.html", visitor(request), status_code=status, problem=problem)
    answer.headers.update(headers or {})
    return answer


def _refused(request: Asking, wrong: CosechaError) -> Response[Any]:
    update = wrong.update if isinstance(wrong, Stale) else None
    headers = {"retry-after": str(wrong.wait)} if isinstance(wrong, TooFast) else None
    return _told(request, wrong.message, STATUS.get(type(wrong), 422), headers, update)


def bad_request(request: Asking, wrong: HTTPException) -> Response[Any]:
    known = OFTEN.get(wrong.status_code)
    problem = Message(known, {}) if known else Message("error-request", {"text": _detail(wrong)})
    return _told(request, problem, wrong.status_code, wrong.headers)


def _detail(wrong: HTTPException) -> str:
    """What is wrong with a request, and with which of its fields."""
    extra = wrong.extra if isinstance(wrong.extra, list) else []
    fields = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
    return "; ".join([str(wrong.detail), *fields])[:DETAIL]


def _too_deep(request: Asking, _: RecursionError) -> Response[Any]:
    """A message whose lists lie in lists without end."""
    return _told(request, Message("error-request", {"text": "too deep"}), 400)


def _broken(request: Asking, wrong: Exception) -> Response[Any]:
    """Our own fault: the log knows where, the client only that."""
    failed(log, "request failed", wrong, method=request.method, route=route_of(request.scope))
    return _told(request, Message("error-server", {}), 500)


HANDLERS: ExceptionHandlersMap = {
    CosechaError: _refused,
    HTTPException: bad_request,
    RecursionError: _too_deep,
    Exception: _broken,
}
