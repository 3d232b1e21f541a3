"""Beside the game: chat, hints, answers in advance, leave to take back, and links to give away."""

from typing import Any, Literal

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from cosecha.core.errors import CosechaError
from cosecha.server.common.refusals import Forbidden, Refused
from cosecha.server.http.doorway import Door, page_address
from cosecha.server.http.guards import DEAR
from cosecha.server.http.visitor import Asking, visitor
from cosecha.server.pages.playing import action_of, advised, ask_and_show, change_and_show, looking_at, number_of, show
from cosecha.server.pages.render import go, page
from cosecha.server.pages.telling import speaker_at
from cosecha.server.table import deeds, requests, seating
from cosecha.server.table.access import NO_SEAT, ROLES, SEAT_ROLES, Access
from cosecha.server.table.requests import Ask


@post("/t/{id:str}/say")
async def say(request: Asking, door: Door, id: FromPath[str]) -> Response[str] | Redirect:
    form = await request.form()
    access = await door.access(request, id)
    seat = number_of(form.get("seat"))
    speaking = (seat if seat in access.plays else min(access.plays)) if access.plays else None
    name = visitor(request).name
    if speaking is None and not name:
        filled = {"text": str(form.get("text", ""))}
        return await show(request, door, id, Refused("error-name-missing").message, 422, filled=filled)
    return await change_and_show(
        request, door, id, access, form, deeds.say(speaking, name, str(form.get("text", ""))), "chat"
    )


@post("/t/{id:str}/mute")
async def mute(request: Asking, door: Door, id: FromPath[str]) -> Response[str] | Redirect:
    form = await request.form()
    access = await door.access(request, id)
    access.require_host()
    seat = await _seat(door, id, access, form.get("seat")) if form.get("seat") else None
    decide = deeds.mute(seat, form.get("muted") == "1")
    return await change_and_show(request, door, id, access, form, decide, "about")


@post("/t/{id:str}/replace")
async def replace(request: Asking, door: Door, id: FromPath[str]) -> Response[str] | Redirect:
    """The host lets a bot play for somebody who has gone away."""
    form = await request.form()
    access = await door.access(request, id)
    access.require_host()
    decide = seating.replace(await _seat(door, id, access, form.get("seat")))
    return await change_and_show(request, door, id, access, form, decide, "about")


async def _seat(door: Door, id: str, access: Access, text: object) -> int:
    seat = number_of(text)
    async with door.at(id, access) as table:
        if seat is None or seat >= len(table.chairs):
            raise Refused("error-no-seat")
    return seat


@get("/t/{id:str}/hint", cost=DEAR)
async def hint(request: Asking, door: Door, id: FromPath[str]) -> Response[str]:
    """The table with three sensible answers beside the question; only the one who looks gets advice."""
    access = await door.access(request, id)
    looking = await looking_at(request, door, id)
    if looking.seat is None:
        return await show(request, door, id)
    try:
        advice = await advised(door, id, access, access.adviser(looking.seat))
    except CosechaError as wrong:
        return await show(request, door, id, wrong.message, 422)
    return await show(request, door, id, advice=advice)


@post("/t/{id:str}/plan")
async def plan(request: Asking, door: Door, id: FromPath[str]) -> Response[str] | Redirect:
    def read(form: Any) -> Ask:
        kind = str(form.get("kind", ""))[:40]
        return requests.Plan(seat=number_of(form.get("seat")), kind=kind, action=action_of(form) or None)

    return await ask_and_show(request, door, id, read, "plans")


@post("/t/{id:str}/mark")
async def mark(request: Asking, door: Door, id: FromPath[str]) -> Response[str] | Redirect:
    """A helper marks an answer, or takes the mark away."""

    def read(form: Any) -> Ask:
        decision, marked = str(form.get("decision", ""))[:64], form.get("marked") != "0"
        return requests.Mark(seat=number_of(form.get("seat")), decision=decision, action=action_of(form), marked=marked)

    return await ask_and_show(request, door, id, read)


@post("/t/{id:str}/help")
async def set_help(request: Asking, door: Door, id: FromPath[str]) -> Response[str] | Redirect:
    """Who marks answers for a seat, and whether only those can be chosen."""

    def read(form: Any) -> Ask:
        by: Literal["helper", "bot"] = "bot" if form.get("source") == "bot" else "helper"
        return requests.SetHelp(seat=number_of(form.get("seat")), source=by, only=form.get("only") == "1")

    return await ask_and_show(request, door, id, read, "help")


@post("/t/{id:str}/undo-answer")
async def answer_undo(request: Asking, door: Door, id: FromPath[str]) -> Response[str] | Redirect:
    def read(form: Any) -> Ask:
        row = number_of(form.get("row"), digits=9)
        return requests.UndoAnswer(seat=number_of(form.get("seat")), agrees=form.get("agrees") == "1", row=row)

    return await ask_and_show(request, door, id, read)


@get("/t/{id:str}/links")
async def own_links(request: Asking, door: Door, id: FromPath[str]) -> Response[str]:
    """The links of one's own seats: to go on at another device, and to let somebody watch with one's eyes."""
    who = visitor(request)
    access = await door.access(request, id)
    if not access.plays:
        raise Forbidden("error-not-your-seat")
    async with door.at(id, access) as table:
        tokens, names = door.seat_tokens(table, access.plays), speaker_at(table, who.language).names
        game = table.game.name
    links = {name: page_address(request, f"/join#{token}") for name, token in tokens.items()}
    return page("own-links.html", who, table=id, game=game, access=access, names=names, links=links, chairs=[])


@post("/t/{id:str}/relink")
async def relink(request: Asking, door: Door, id: FromPath[str]) -> Response[str] | Redirect:
    """A new link in place of one that went astray."""
    form = await request.form()
    access = await door.access(request, id)
    role = next((role for role in ROLES if role == form.get("role")), None)
    if role is None:
        raise Refused("error-no-table")
    seat = await _seat(door, id, access, form.get("seat")) if role in SEAT_ROLES else NO_SEAT
    await door.revoke(id, access, role, seat, request)
    return go(f"/t/{id}#links" if access.host else f"/t/{id}/links#links")


@post("/t/{id:str}/notice")
async def notice(request: Asking, door: Door, id: FromPath[str]) -> Response[str] | Redirect:
    """Where the seat hears of its turns; an empty address ends it."""
    form = await request.form()
    access = await door.access(request, id)
    seat = access.player(number_of(form.get("seat")))
    url = str(form.get("url", "")).strip()
    try:
        wish = door.notices.wish(seat, url, visitor(request).language, page_address(request, f"/t/{id}"))
    except CosechaError as wrong:
        return await show(request, door, id, wrong.message, 422, filled={"url": url})
    return await change_and_show(request, door, id, access, form, wish, "notice")


HANDLERS = [say, mute, replace, hint, plan, mark, set_help, answer_undo, own_links, relink, notice]
