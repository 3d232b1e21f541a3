"""The links of your own seats, renewing links, and where to send turn notifications."""

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from cosecha.core.errors import CosechaError
from cosecha.server.common.refusals import Forbidden, Refused
from cosecha.server.http.guards import HttpRequest, page_url
from cosecha.server.http.services import ProvidedServices
from cosecha.server.http.visitor import visitor
from cosecha.server.pages.forms import number_of
from cosecha.server.pages.playing import change_and_show
from cosecha.server.pages.render import go, page
from cosecha.server.pages.table_page import show
from cosecha.server.pages.table_text import speaker_at
from cosecha.server.table.access import NO_SEAT, ROLES, SEAT_ROLES


@get("/t/{id:str}/links")
async def own_links(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str]:
    """The links of your own seats: to continue on another device, or to show somebody your view."""
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
    """Replace a link that got into the wrong hands."""
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
    """Where to notify the seat of its turns; an empty URL ends it."""
    form = await request.form()
    access = await services.gate.access(request, id)
    seat = access.player(number_of(form.get("seat")))
    url = str(form.get("url", "")).strip()
    try:
        wish = services.notices.request(seat, url, visitor(request).language, page_url(request, f"/t/{id}"))
    except CosechaError as wrong:
        return await show(request, services, id, wrong.message, 422, filled={"url": url})
    return await change_and_show(request, services, id, form, services.gate.change(id, access, wish), "notice")


HANDLERS = [own_links, relink, notice]
