"""Help for a seat: hints, marked answers, automatic answers."""

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from cosecha.core.errors import CosechaError
from cosecha.server.http.guards import EXPENSIVE, HttpRequest
from cosecha.server.http.services import ProvidedServices
from cosecha.server.pages.playing import run_form
from cosecha.server.pages.table_page import advised, looking_at, show
from cosecha.server.table import requests


@get("/t/{id:str}/hint", cost=EXPENSIVE)
async def hint(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str]:
    """The table with three good answers beside the question, for this viewer only."""
    access = await services.gate.access(request, id)
    looking = await looking_at(request, services, id)
    if looking.seat is None:
        return await show(request, services, id)
    try:
        advice = await advised(services, id, access, access.adviser(looking.seat))
    except CosechaError as wrong:
        return await show(request, services, id, wrong.message, 422)
    return await show(request, services, id, advice=advice)


@post("/t/{id:str}/plan")
async def plan(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    """An automatic answer."""
    return await run_form(request, services, id, requests.Plan, "plans")


@post("/t/{id:str}/mark")
async def mark(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    """A helper marks an answer, or removes the mark."""
    return await run_form(request, services, id, requests.Mark)


@post("/t/{id:str}/help")
async def set_help(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    """Who marks answers for a seat, and whether only those can be chosen."""
    return await run_form(request, services, id, requests.SetHelp, "help")


HANDLERS = [hint, plan, mark, set_help]
