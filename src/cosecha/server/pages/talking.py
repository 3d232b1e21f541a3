"""Beside the game: chat, hints, answers in advance, leave to take back, and links to give away."""

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from cosecha.core.errors import CosechaError
from cosecha.server.common.refusals import Forbidden, Refused
from cosecha.server.http.guards import EXPENSIVE, HttpRequest
from cosecha.server.http.services import ProvidedServices
from cosecha.server.http.urls import page_url
from cosecha.server.http.visitor import visitor
from cosecha.server.pages.forms import number_of, read_request
from cosecha.server.pages.playing import advised, change_and_show, looking_at, run_form, show
from cosecha.server.pages.render import go, page, to_table
from cosecha.server.pages.telling import speaker_at
from cosecha.server.table import requests
from cosecha.server.table.access import NO_SEAT, ROLES, SEAT_ROLES


@post("/t/{id:str}/say")
async def say(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    """A chat message: from the seat the page looks at, or else from one of the person's others."""
    form = await request.form()
    access = await services.gate.access(request, id)
    if not str(form.get("text", "")).strip():
        return go(to_table(id, bool(form.get("live")), "chat"))
    seat = number_of(form.get("seat"))
    speaking = (seat if seat in access.plays else min(access.plays)) if access.plays else None
    line = read_request(requests.Say, form, seat=speaking, name=visitor(request).name)
    change = services.dispatcher.run(id, access, line)
    return await change_and_show(request, services, id, form, change, "chat")


@post("/t/{id:str}/mute")
async def mute(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    """The host mutes a seat, or without a seat all spectators."""
    form = await request.form()
    access = await services.gate.access(request, id)
    muting = read_request(requests.Mute, form, seat=form.get("seat") or None)
    return await change_and_show(request, services, id, form, services.dispatcher.run(id, access, muting), "about")


@post("/t/{id:str}/replace")
async def replace(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    """The host lets a bot play for somebody who has left."""
    return await run_form(request, services, id, requests.Replace, "about")


@get("/t/{id:str}/hint", cost=EXPENSIVE)
async def hint(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str]:
    """The table with three sensible answers beside the question; only the one who looks gets advice."""
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


@post("/t/{id:str}/undo-answer")
async def answer_undo(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    """Allow another seat's undo, or refuse it."""
    return await run_form(request, services, id, requests.UndoAnswer)


@get("/t/{id:str}/links")
async def own_links(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str]:
    """The links of one's own seats: to go on at another device, and to let somebody watch with one's eyes."""
    who = visitor(request)
    access = await services.gate.access(request, id)
    if not access.plays:
        raise Forbidden("error-not-your-seat")
    async with services.gate.at(id, access) as table:
        tokens, names = services.links.seat_tokens(table, access.plays), speaker_at(table, who.language).names
        game = table.game.name
    links = {name: page_url(request, f"/join#{token}") for name, token in tokens.items()}
    return page("own-links.html", who, table=id, game=game, access=access, names=names, links=links, chairs=[])


@post("/t/{id:str}/relink")
async def relink(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    """A new link in place of one that went astray."""
    form = await request.form()
    access = await services.gate.access(request, id)
    role = next((role for role in ROLES if role == form.get("role")), None)
    if role is None:
        raise Refused("error-no-table")
    seat = number_of(form.get("seat")) if role in SEAT_ROLES else NO_SEAT
    if seat is None:
        raise Refused("error-no-seat")
    await services.links.revoke(id, access, role, seat, request)
    return go(f"/t/{id}#links" if access.host else f"/t/{id}/links#links")


@post("/t/{id:str}/notice")
async def notice(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    """Where the seat hears of its turns; an empty address ends it."""
    form = await request.form()
    access = await services.gate.access(request, id)
    seat = access.player(number_of(form.get("seat")))
    url = str(form.get("url", "")).strip()
    try:
        wish = services.notices.wish(seat, url, visitor(request).language, page_url(request, f"/t/{id}"))
    except CosechaError as wrong:
        return await show(request, services, id, wrong.message, 422, filled={"url": url})
    return await change_and_show(request, services, id, form, services.gate.change(id, access, wish), "notice")


HANDLERS = [say, mute, replace, hint, plan, mark, set_help, answer_undo, own_links, relink, notice]
