"""The text client: plain HTML pages with every feature, for any browser and any reader, with or without JavaScript."""

from typing import Any

from litestar import Request, Response, Router, get
from litestar.exceptions import HTTPException, NotFoundException
from litestar.params import FromPath

from cosecha.core.errors import CosechaError
from cosecha.core.message import Message
from cosecha.server.house import Forbidden, NoTable, Stale
from cosecha.server.pages import joining, lobby, playing, reading, replays, talking
from cosecha.server.pages.render import page, static, static_kind
from cosecha.server.pages.visitor import visitor

ROOMS = (lobby, joining, playing, talking, replays, reading)
STATUS: dict[type[CosechaError], int] = {NoTable: 404, Forbidden: 403, Stale: 409}


def _problem(request: Request[Any, Any, Any], wrong: CosechaError) -> Response[str]:
    return page("problem.html", visitor(request), status_code=STATUS.get(type(wrong), 422), problem=wrong.message)


def _bad_request(request: Request[Any, Any, Any], wrong: HTTPException) -> Response[str]:
    said = Message("error-request", {"text": str(wrong.detail)})
    return page("problem.html", visitor(request), status_code=wrong.status_code, problem=said)


@get("/static/{name:str}")
async def static_file(name: FromPath[str]) -> Response[bytes]:
    if name not in static():
        raise NotFoundException
    headers = {"Cache-Control": "public, max-age=31536000, immutable", "X-Content-Type-Options": "nosniff"}
    return Response(static()[name], media_type=static_kind(name), headers=headers)


def pages() -> Router:
    return Router(
        path="/",
        route_handlers=[handler for room in ROOMS for handler in room.HANDLERS] + [static_file],
        exception_handlers={CosechaError: _problem, HTTPException: _bad_request},
        include_in_schema=False,
    )
