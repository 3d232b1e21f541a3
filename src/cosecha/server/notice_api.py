"""Where a seat says how it wants to hear of its turns."""

from typing import Annotated, Any

from litestar import Controller, Request
from msgspec import Meta, Struct

from cosecha.locale import Language
from cosecha.server import webhooks
from cosecha.server.access import Access
from cosecha.server.document import ask, look
from cosecha.server.doorway import Door, page_address


class Noticing(Struct, forbid_unknown_fields=True):
    """An https address to send notifications to; an empty one turns them off."""

    url: Annotated[str, Meta(max_length=webhooks.LONGEST)]
    seat: int | None = None
    language: Language = "en"


class NoticeState(Struct):
    """Whether a seat is notified of its turns, and at which host; the rest of the address is never shown."""

    seat: int
    host: str | None
    language: str = "en"
    after: float = 0
    on: bool = True
    """Whether this server sends notifications at all."""


class NoticeApi(Controller):
    path = "/api/tables/{table:str}/notice"

    @look()
    async def notice_state(
        self, table: str, request: Request[Any, Any, Any], door: Door, seat: int | None = None
    ) -> NoticeState:
        """How your seat is notified of its turns."""
        access = await door.access(request, table)
        return await _state(door, table, access, access.player(seat))

    @ask()
    async def want_notice(self, table: str, data: Noticing, request: Request[Any, Any, Any], door: Door) -> NoticeState:
        """Notify your seat at a URL, once per turn, while nobody is at the table."""
        access = await door.access(request, table)
        seat = access.player(data.seat)
        link = page_address(request, f"/t/{table}")
        await door.change(table, access, door.notices.wish(seat, data.url, data.language, link))
        return await _state(door, table, access, seat)


async def _state(door: Door, id: str, access: Access, seat: int) -> NoticeState:
    async with door.at(id, access) as table:
        wish = table.notices.get(seat)
    if wish is None:
        return NoticeState(seat, None, on=door.notices.on)
    return NoticeState(seat, webhooks.host_of(wish.url), wish.language, wish.after, door.notices.on)
