"""Joining a table: by a link, by sitting down, or from the previous game."""

import secrets
from collections.abc import Awaitable, Callable, Mapping

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from cosecha.core.errors import CosechaError
from cosecha.server.common.refusals import NoTable
from cosecha.server.http import next_game
from cosecha.server.http.guards import EXPENSIVE, HttpRequest
from cosecha.server.http.links import Opened
from cosecha.server.http.services import ProvidedServices, Services
from cosecha.server.http.visitor import visitor
from cosecha.server.pages.forms import read_request
from cosecha.server.pages.playing import run_form
from cosecha.server.pages.render import go, page, to_table
from cosecha.server.pages.table_page import show
from cosecha.server.table import requests, seating
from cosecha.server.table.access import Access


@get("/join")
async def join(request: HttpRequest) -> Response[str]:
    """A link's secret follows the #, so it isn't part of the request: the page posts it, or a person pastes it."""
    return page("join.html", visitor(request), problem=None, link="")


@post("/join")
async def joined(request: HttpRequest, services: ProvidedServices) -> Response[str] | Redirect:
    """An invalid link is shown again, so that people can see what is wrong with it."""
    who = visitor(request)
    text = str((await request.form()).get("link", "")).strip()
    person, cookies = services.people.person_or_new(request)
    try:
        link = await services.links.enter(person, text.rpartition("#")[2])
    except NoTable as wrong:
        return page("join.html", who, status_code=404, problem=wrong.message, link=text[:300])
    return go(f"/t/{link.match}", cookies)


@post("/t/{id:str}/sit")
async def sit(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    """Take your link's seat, or any free seat at a public table."""
    form = {field: str(value).strip() for field, value in (await request.form()).items()}
    try:
        return await _sit(request, services, id, form)
    except NoTable:
        raise
    except CosechaError as wrong:
        return await show(request, services, id, wrong.message, 422, filled=form)


async def _sit(request: HttpRequest, services: ProvidedServices, id: str, form: Mapping[str, str]) -> Redirect:
    who = visitor(request)
    name = form.get("name") or who.name
    access = await services.gate.access(request, id)
    person, cookies = services.people.person_or_new(request)
    sitting = read_request(requests.Sit, form, name=name, word=form.get("word") or secrets.token_hex(8))
    if sitting.seat in access.plays:
        await services.links.sit(id, access, sitting)
    else:
        await services.links.take(person, access, id, sitting.seat, sitting.name, sitting.word)
    return go(to_table(id, bool(form.get("live"))), [*cookies, who.named(name)])


@post("/t/{id:str}/start")
async def start(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    """The host starts; empty seats go to bots."""
    return await run_form(request, services, id, requests.Start)


@post("/t/{id:str}/leave")
async def leave(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    """A bot plays until the person comes back."""
    return await run_form(request, services, id, requests.Stand)


@post("/t/{id:str}/again", cost=EXPENSIVE, opens=True)
async def again(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    """Set up the next game with the same people."""
    return await _play_on(request, services, id, next_game.set_up)


@post("/t/{id:str}/join")
async def join_next(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    """Take the seat reserved for you in the next game."""
    return await _play_on(request, services, id, next_game.join)


async def _play_on(
    request: HttpRequest, services: ProvidedServices, id: str, way: Callable[[Services, str, Access], Awaitable[Opened]]
) -> Response[str] | Redirect:
    """Go to the next game's table, or show why that isn't possible."""
    live = bool((await request.form()).get("live"))
    try:
        return await _come(request, services, await way(services, id, await services.gate.access(request, id)), live)
    except NoTable:
        raise
    except CosechaError as wrong:
        return await show(request, services, id, wrong.message, 422)


async def _come(request: HttpRequest, services: ProvidedServices, new: Opened, live: bool) -> Redirect:
    """Sit down in all of your seats at the next table."""
    person, cookies = services.people.person_or_new(request)
    async with services.tables.at(new.table) as table:
        plans = table.opened.seats
        hosts = "host" in new.tokens
        seats = [s for s, plan in enumerate(plans) if f"play {s}" in new.tokens and (plan.kind == "here" or not hosts)]
    for token in [*(["host"] if hosts else []), *(f"play {seat}" for seat in seats)]:
        await services.links.enter(person, new.tokens[token])
    for seat in seats:
        sitting = seating.sit(seat, plans[seat].name, secrets.token_hex(8), from_elsewhere=not hosts)
        await services.tables.change(new.table, sitting)
    if all(plan.kind == "bot" for plan in plans):
        await services.tables.change(new.table, seating.start())
    return go(to_table(new.table, live), cookies)


HANDLERS = [join, joined, sit, start, leave, again, join_next]
