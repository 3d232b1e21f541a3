"""The chat: writing in it, and muting others."""

from litestar import Response, post
from litestar.params import FromPath
from litestar.response import Redirect

from cosecha.server.http.guards import HttpRequest
from cosecha.server.http.services import ProvidedServices
from cosecha.server.http.visitor import visitor
from cosecha.server.pages.forms import number_of, read_request
from cosecha.server.pages.playing import change_and_show
from cosecha.server.pages.render import go, to_table
from cosecha.server.table import requests


@post("/t/{id:str}/say")
async def say(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    """A chat message: from the seat the page looks at, or else from one of the person's others."""
    form = await request.form()
    access = await services.gate.access(request, id)
    if not str(form.get("text", "")).strip():
        return go(to_table(id, bool(form.get("live")), "chat"))
    seat = number_of(form.get("seat"))
    speaking = (seat if seat in access.plays else min(access.plays)) if access.plays else None

    async def change() -> None:
        line = read_request(requests.Say, form, seat=speaking, name=visitor(request).name)
        await services.dispatcher.run(id, access, line)

    return await change_and_show(request, services, id, form, change(), "chat")


@post("/t/{id:str}/mute")
async def mute(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str] | Redirect:
    """The host mutes a seat, or without a seat all spectators."""
    form = await request.form()
    access = await services.gate.access(request, id)

    async def change() -> None:
        muting = read_request(requests.Mute, form, seat=form.get("seat") or None)
        await services.dispatcher.run(id, access, muting)

    return await change_and_show(request, services, id, form, change(), "about")


HANDLERS = [say, mute]
