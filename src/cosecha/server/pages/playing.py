"""The forms that answer, confirm and undo, and what the host can do during a game."""

from collections.abc import Awaitable
from typing import Any

from litestar import Response, post
from litestar.params import FromPath
from litestar.response import Redirect

from cosecha.core.errors import CosechaError
from cosecha.server.common.refusals import Forbidden, NoTable, Stale
from cosecha.server.http.guards import UNDO, HttpRequest
from cosecha.server.http.services import ProvidedServices
from cosecha.server.http.visitor import visitor
from cosecha.server.pages.forms import number_of, read_request
from cosecha.server.pages.render import go, to_table
from cosecha.server.pages.table_page import look_cookie, show
from cosecha.server.table import requests
from cosecha.server.table.requests import TableRequest


async def change_and_show(
    request: HttpRequest, services: ProvidedServices, id: str, form: Any, change: Awaitable[object], part: str = "asked"
) -> Response[str] | Redirect:
    """Change the table and show it again; if it refuses, show it with the reason."""
    try:
        await change
    except (NoTable, Forbidden):
        raise
    except CosechaError as wrong:
        status = 409 if isinstance(wrong, Stale) else 422
        filled = {field: str(value) for field, value in form.items()}
        return await show(request, services, id, wrong.message, status, filled=filled)
    return go(to_table(id, bool(form.get("live")), part))


async def run_form(
    request: HttpRequest, services: ProvidedServices, id: str, kind: type[TableRequest], part: str = "asked"
) -> Response[str] | Redirect:
    """Carry out the request that a form describes, and show the table again."""
    form = await request.form()
    access = await services.gate.access(request, id)

    async def change() -> None:
        await services.dispatcher.run(id, access, read_request(kind, form))

    return await change_and_show(request, services, id, form, change(), part)


@post("/t/{id:str}/act")
async def act(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    return await run_form(request, services, id, requests.Act)


@post("/t/{id:str}/confirm")
async def confirm(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    return await run_form(request, services, id, requests.Confirm)


@post("/t/{id:str}/undo", cost=UNDO)
async def undo(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    return await run_form(request, services, id, requests.Undo)


@post("/t/{id:str}/choose")
async def choose(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    """Between two games of a series."""
    return await run_form(request, services, id, requests.Choose)


@post("/t/{id:str}/undo-answer")
async def answer_undo(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    """Allow another seat's undo, or refuse it."""
    return await run_form(request, services, id, requests.UndoAnswer)


@post("/t/{id:str}/replace")
async def replace(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    """The host lets a bot play for somebody who has left."""
    return await run_form(request, services, id, requests.Replace, "about")


@post("/t/{id:str}/eyes")
async def lift(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Redirect:
    """The next person has the device."""
    form = await request.form()
    access = await services.gate.access(request, id)
    seat = access.player(number_of(form.get("seat")))
    return go(f"/t/{id}#asked", [look_cookie(visitor(request), id, seat)])


HANDLERS = [act, choose, confirm, undo, answer_undo, replace, lift]
