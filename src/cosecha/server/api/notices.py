"""Turn notifications of a seat."""

from typing import Annotated

from litestar import Controller
from msgspec import Meta, Struct

from cosecha.locale import Language
from cosecha.server.api.openapi import table_get, table_post
from cosecha.server.http.guards import HttpRequest, page_url
from cosecha.server.http.services import ProvidedServices
from cosecha.server.running import webhooks
from cosecha.server.table.access import Access


class Noticing(Struct, forbid_unknown_fields=True):
    """An HTTPS URL to send notifications to; an empty one turns them off."""

    url: Annotated[str, Meta(max_length=webhooks.LONGEST)]
    seat: int | None = None
    language: Language = "en"


class NoticeState(Struct):
    """Whether a seat is notified of its turns, and at which host; the rest of the URL is never shown."""

    seat: int
    host: str | None
    language: str = "en"
    after: float = 0
    on: bool = True
    """Whether this server sends notifications at all."""


class NoticesApi(Controller):
    path = "/api/tables/{table:str}/notice"

    @table_get()
    async def notice_state(
        self, table: str, request: HttpRequest, services: ProvidedServices, seat: int | None = None
    ) -> NoticeState:
        """How your seat is notified of its turns."""
        access = await services.gate.access(request, table)
        return await _state(services, table, access, access.player(seat))

    @table_post()
    async def want_notice(
        self, table: str, data: Noticing, request: HttpRequest, services: ProvidedServices
    ) -> NoticeState:
        """Notify your seat at a URL, once per turn, while nobody is at the table."""
        access = await services.gate.access(request, table)
        seat = access.player(data.seat)
        link = page_url(request, f"/t/{table}")
        await services.gate.change(table, access, services.notices.request(seat, data.url, data.language, link))
        return await _state(services, table, access, seat)


async def _state(services: ProvidedServices, id: str, access: Access, seat: int) -> NoticeState:
    async with services.gate.at(id, access) as table:
        wish = table.notices.get(seat)
    if wish is None:
        return NoticeState(seat, None, on=services.notices.on)
    return NoticeState(seat, webhooks.host_of(wish.url), wish.language, wish.after, services.notices.on)
