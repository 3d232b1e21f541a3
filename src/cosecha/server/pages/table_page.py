"""The page of a table: the current decision, the board, the log and the forms."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence

from litestar import Response, get
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery
from litestar.response import Stream
from msgspec import Struct

from cosecha.core.agreed import agreed
from cosecha.core.message import Message
from cosecha.server.common.refusals import NoTable, Refused
from cosecha.server.http.guards import CHANGE, EXPENSIVE, PAGE, HttpRequest, page_url
from cosecha.server.http.services import ProvidedServices
from cosecha.server.http.visitor import Visitor, visitor
from cosecha.server.pages import clocks, company
from cosecha.server.pages.forms import number_of
from cosecha.server.pages.names import seat_level
from cosecha.server.pages.opponents import result_cookies
from cosecha.server.pages.render import page
from cosecha.server.pages.table_text import NO_WISH, Wish, proof, speaker_at, table_text
from cosecha.server.running import webhooks
from cosecha.server.table import helping
from cosecha.server.table.access import Access
from cosecha.server.table.due import bots_to_move
from cosecha.server.table.hotseat import ShownSeat, shown_seat
from cosecha.server.table.table import Table
from cosecha.server.table.updates import update_for
from cosecha.server.table.wire import Hint, Suggestions

PATIENCE = 8.0
"""Seconds that a page without JavaScript waits for the bots."""
QUIET = 25.0
CHAT_SHOWN = 60
"""The newest chat messages, which a page shows unless all of them are requested."""
NOTHING: Mapping[str, str] = {}
LONGEST = 100
"""Characters of a search that are looked for."""
LINKS = ("play", "watch", "help", "hand", "host")
"""Links in the order in which a host wants them; those to the host's own seats come last."""
LOOK = "eyes"
"""The cookie that says which seat's person has the device."""


class Advice(Struct, frozen=True):
    """Hints and their decision, which may no longer be open when the page is rendered."""

    decision: str
    hints: list[Hint]


def _lifted(request: HttpRequest) -> int | None:
    text = request.cookies.get(LOOK, "")
    return int(text) if text.isdecimal() and len(text) < 3 else None


def look_cookie(who: Visitor, id: str, seat: int | None) -> Cookie:
    return who.cookie(LOOK, "" if seat is None else str(seat), path=f"/t/{id}", max_age=0 if seat is None else 86400)


async def looking_at(request: HttpRequest, services: ProvidedServices, id: str) -> ShownSeat:
    """The seat whose view the client sees now."""
    access = await services.gate.access(request, id)
    async with services.gate.at(id, access) as table:
        return shown_seat(table, access, None, _lifted(request))


async def show(
    request: HttpRequest,
    services: ProvidedServices,
    id: str,
    problem: Message | None = None,
    status_code: int = 200,
    seat: int | None = None,
    log: str = "",
    chat: str = "",
    advice: Advice | None = None,
    filled: Mapping[str, str] = NOTHING,
    wish: Wish = NO_WISH,
) -> Response[str]:
    """The table as the viewer may see it. Several people on one device take turns.

    `log` and `chat` are "all" for all of their lines; otherwise the newest are shown. `filled` has the contents of a
    form that was refused, `wish` how the viewer wants to see their hand.
    """
    who = visitor(request)
    access = await services.gate.access(request, id)
    if advice is None:
        advice = await _wished_advice(request, services, id, access, seat, who.advice)
    async with services.gate.at(id, access) as table:
        lifted = _lifted(request)
        looking = shown_seat(table, access, seat, lifted)
        cookies = services.people.renewed(request)
        if lifted is not None and looking.seat != lifted:  # somebody else has the device now
            cookies.append(look_cookie(who, id, None))
        if looking.curtain is not None:
            return _curtain(who, table, looking, cookies)
        cookies += result_cookies(request, who, table, access)
        speaker = speaker_at(table, who.language)
        helps = looking.seat is not None and looking.seat in access.helps - access.plays
        marked = helping.NOTHING
        if looking.seat is not None and access.advises(looking.seat):
            marked = helping.suggestions(table, looking.seat)
        text = table_text(
            table, looking.seat, speaker, access.plays, None if helps else marked.choices, log == "all", wish
        )
        asked = text.update.now.decision
        said = table.log.chat if chat == "all" else table.log.chat[-CHAT_SHOWN:]
        return page(
            "table.html",
            who,
            speaker,
            status_code,
            cookies,
            problem=problem,
            table=table.id,
            game=table.game.name,
            chairs=text.update.now.seats,
            names=speaker.names,
            levels=[seat_level(seat, speaker) for seat in text.update.now.seats],
            public=table.opened.public,
            watchers_muted=table.watchers_muted,
            text=text,
            wish=wish,
            now=text.update.now,
            seat=looking.seat,
            access=access,
            lines=text.lines,
            more_lines=len(text.lines) < len(text.update.lines),
            chat=said,
            more_chat=len(said) < len(table.log.chat),
            proof=proof(table),
            relinked=sum(table.generations.values()),
            links=_links(request, services, table, access),
            free=_free_seats(table, access),
            helps=helps,
            marked=marked.hints,
            hints=advice.hints if advice and not marked.hints and asked and asked.id == advice.decision else [],
            filled=filled,
            clocks=clocks.left(table, services.tables.clock(), speaker),
            agreed=[speaker.say(option) for option in agreed(table.game, table.opened.options)],
            hints_allowed=table.opened.hints,
            clock_rules=clocks.rules(table.opened.clock, speaker),
            company=company.company_lines(services.presence.company(id), table, access.plays, speaker),
            noticed=_noticed(services, table, access, looking.seat),
        )


async def advised(services: ProvidedServices, id: str, access: Access, seat: int) -> Advice:
    """What a bot would answer in a seat. Raises Refused."""
    async with services.gate.at(id, access) as table:
        asked = update_for(table, seat, table.seq).now.decision
    return Advice(asked.id if asked else "", await services.hints.of(id, access, seat))


async def _wished_advice(
    request: HttpRequest, services: ProvidedServices, id: str, access: Access, seat: int | None, always: bool
) -> Advice | None:
    """Hints for people who always want them, or where the bot marks answers: only with an open decision, and subject to
    the usual rate limit."""
    async with services.gate.at(id, access) as table:
        looking = shown_seat(table, access, seat, _lifted(request)).seat
        now = update_for(table, looking, table.seq).now
        asked = now.decision if access.advises(looking) else None
        wanted = now.hints and ((always and looking in access.plays) or now.help.source == "bot")
    if looking is None or asked is None or not wanted or asked.kind == "confirm":
        return None
    if not services.guards.allows(services.guards.rate_keys(request), EXPENSIVE):
        return None
    try:
        return await advised(services, id, access, looking)
    except Refused:  # hints are optional, and the page still has the button
        return None


def _curtain(who: Visitor, table: Table, looking: ShownSeat, cookies: Sequence[Cookie]) -> Response[str]:
    """A page that shows nothing of the match."""
    return page(
        "curtain.html",
        who,
        cookies=cookies,
        table=table.id,
        game=table.game.name,
        seat=looking.curtain,
        name=table.chairs[looking.curtain or 0].name,
        seq=table.seq,
    )


def _links(request: HttpRequest, services: ProvidedServices, table: Table, access: Access) -> dict[str, str]:
    """The links that the host may share: to seats, for watching, and for hosting."""
    if not access.host:
        return {}
    tokens = services.links.tokens_for(table, access)
    own = {f"play {seat}" for seat in access.plays}
    order = sorted(tokens, key=lambda name: (name in own, LINKS.index(name.partition(" ")[0])))
    return {name: page_url(request, f"/join#{tokens[name]}") for name in order}


def _noticed(services: ProvidedServices, table: Table, access: Access, seat: int | None) -> str | None:
    """The host that is notified of the seat's turns; empty for none, None if notifications aren't available."""
    if seat is None or seat not in access.plays or table.status == "over" or not services.notices.on:
        return None
    wish = table.notices.get(seat)
    return webhooks.host_of(wish.url) if wish else ""


def _free_seats(table: Table, access: Access) -> list[int]:
    """The seats where the viewer may sit down: those of their links, and a free one at a public table."""
    if table.status == "over":
        return []
    mine = [seat for seat in sorted(access.plays) if table.chairs[seat].kind != "person"]
    if mine or access.plays or table.match is not None or not table.opened.public:
        return mine
    free = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open" and not chair.here]
    return [seat for seat in free if seat not in table.kept][:1]


@get("/t/{id:str}", read=PAGE)
async def table_page(
    request: HttpRequest,
    services: ProvidedServices,
    id: FromPath[str],
    seat: FromQuery[str] = "",
    log: FromQuery[str] = "",
    chat: FromQuery[str] = "",
    wait: FromQuery[str] = "",
    sort: FromQuery[str] = "",
    find: FromQuery[str] = "",
) -> Response[str]:
    if wait:
        await _wait_for_bots(services, id, await services.gate.access(request, id))
    wish = Wish(sort, find[:LONGEST])
    return await show(request, services, id, seat=number_of(seat), log=log, chat=chat, wish=wish)


async def _wait_for_bots(services: ProvidedServices, id: str, access: Access) -> None:
    """Wait until no bot has to move, so that a page without JavaScript shows everything they did. Those who have left
    their seats aren't waiting for their turn."""
    try:
        async with asyncio.timeout(PATIENCE), services.tables.listening(id) as changed:
            while True:
                changed.clear()
                async with services.gate.at(id, access) as table:
                    playing = any(table.chairs[seat].kind == "person" for seat in access.plays)
                    if not playing or not bots_to_move(table):
                        return
                await changed.wait()
    except TimeoutError:
        return


@get("/t/{id:str}/news", cost=CHANGE)
async def news(
    request: HttpRequest, services: ProvidedServices, id: FromPath[str], since: FromQuery[int] = 0
) -> Stream:
    """Server-sent events: the newest row's number whenever there is one, or when somebody comes or goes. The page then
    reloads itself."""
    access = await services.gate.access(request, id)

    async def numbers() -> AsyncIterator[bytes]:
        known, shown = since, [helping.NOTHING] * len(access.plays | access.helps)
        async with (
            services.tables.listening(id) as changed,
            services.presence.at(id, access.plays, access.spectator, changed.set),
        ):
            here = services.presence.company(id)
            while True:
                changed.clear()
                try:
                    async with services.gate.at(id, access) as table:
                        seq, marks = table.seq, _marks(table, access)
                except NoTable:  # the link has been revoked
                    return
                company = services.presence.company(id)
                if seq > known or marks != shown or company != here:
                    known, shown, here = max(seq, known), marks, company
                    yield f"data: {seq}\n\n".encode()
                try:
                    await asyncio.wait_for(changed.wait(), QUIET)
                except TimeoutError:
                    yield b":\n\n"

    return Stream(numbers, media_type="text/event-stream")


def _marks(table: Table, access: Access) -> list[Suggestions]:
    """What is marked for the viewer's seats and those they help."""
    return [helping.suggestions(table, seat) for seat in sorted(access.plays | access.helps)]


HANDLERS = [table_page, news]
