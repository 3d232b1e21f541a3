"""The page of a table: what is asked, the board, the log, and the forms that answer."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Any

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect, Stream
from msgspec import Struct

from cosecha.core.errors import CosechaError
from cosecha.core.message import Message
from cosecha.server.common.refusals import NoTable, Refused, Stale
from cosecha.server.http.doorway import Door, Hints, page_address
from cosecha.server.http.guards import CHANGE, DEAR
from cosecha.server.http.visitor import Asking, Visitor, visitor
from cosecha.server.pages import clocks, company
from cosecha.server.pages.naming import seat_level
from cosecha.server.pages.render import go, page, to_table
from cosecha.server.pages.telling import NEWEST, proof, speaker_at, tell
from cosecha.server.running import webhooks
from cosecha.server.table import helping, requests
from cosecha.server.table.access import Access
from cosecha.server.table.hotseat import Eyes, eyes
from cosecha.server.table.requests import Ask
from cosecha.server.table.table import Decide, Table
from cosecha.server.table.updates import look
from cosecha.server.table.wire import Suggestions

PATIENCE = 8.0
"""So many seconds a page without JavaScript waits for the bots before it is shown."""
QUIET = 25.0
NOTHING: Mapping[str, str] = {}
LINKS = ("play", "watch", "help", "hand", "host")
"""Links in the order in which a host will want them; those to one's own seats come last."""
LOOK = "eyes"
"""The cookie that says who holds the device."""


class Advice(Struct, frozen=True):
    """Hints, and the decision that they are about: it may be another one when the page is made."""

    decision: str
    hints: Hints


def _lifted(request: Asking) -> int | None:
    text = request.cookies.get(LOOK, "")
    return int(text) if text.isdecimal() and len(text) < 3 else None


def _look_cookie(who: Visitor, id: str, seat: int | None) -> Cookie:
    return who.cookie(LOOK, "" if seat is None else str(seat), path=f"/t/{id}", max_age=0 if seat is None else 86400)


async def looking_at(request: Asking, door: Door, id: str) -> Eyes:
    """Through whose eyes the asker sees the table now."""
    access = await door.access(request, id)
    async with door.at(id, access) as table:
        return eyes(table, access, None, _lifted(request))


async def show(
    request: Asking,
    door: Door,
    id: str,
    problem: Message | None = None,
    status_code: int = 200,
    seat: int | None = None,
    log: str = "",
    advice: Advice | None = None,
    filled: Mapping[str, str] = NOTHING,
) -> Response[str]:
    """The table as the asker may see it; several people at one device look one after the other.

    `filled` is what somebody has written into a form that was refused.
    """
    who = visitor(request)
    access = await door.access(request, id)
    if advice is None:
        advice = await _wished_advice(request, door, id, access, seat, who.advice)
    async with door.at(id, access) as table:
        lifted = _lifted(request)
        looking = eyes(table, access, seat, lifted)
        cookies = door.renewed(request)
        if lifted is not None and looking.seat != lifted:  # somebody else holds the device from now on
            cookies.append(_look_cookie(who, id, None))
        if looking.curtain is not None:
            return _curtain(who, table, looking, cookies)
        speaker = speaker_at(table, who.language)
        helps = looking.seat is not None and looking.seat in access.helps - access.plays
        marked = helping.NOTHING
        if looking.seat is not None and access.advises(looking.seat):
            marked = helping.suggestions(table, looking.seat)
        told = tell(table, looking.seat, speaker, access.plays, None if helps else marked.choices)
        asked = told.update.now.decision
        return page(
            "table.html",
            who,
            speaker,
            status_code,
            cookies,
            problem=problem,
            table=table.id,
            game=table.game.name,
            chairs=told.update.now.seats,
            names=speaker.names,
            levels=[seat_level(seat, speaker) for seat in told.update.now.seats],
            public=table.opened.public,
            watchers_muted=table.watchers_muted,
            told=told,
            now=told.update.now,
            seat=looking.seat,
            access=access,
            lines=told.lines if log == "all" else told.lines[:NEWEST],
            more_lines=log != "all" and len(told.lines) > NEWEST,
            proof=proof(table),
            relinked=sum(table.generations.values()),
            links=_links(request, door, table, access),
            free=_free_seats(table, access),
            helps=helps,
            marked=marked.hints,
            hints=advice.hints if advice and not marked.hints and asked and asked.id == advice.decision else [],
            filled=filled,
            clocks=clocks.left(table, door.house.clock(), speaker),
            clock_rules=clocks.rules(table.opened.clock, speaker),
            company=company.told(door.presence.company(id), table, access.plays, speaker),
            noticed=_noticed(door, table, access, looking.seat),
        )


async def advised(door: Door, id: str, access: Access, seat: int) -> Advice:
    """What a bot would do in a seat. Raises Refused."""
    async with door.at(id, access) as table:
        asked = look(table, seat, table.seq).now.decision
    return Advice(asked.id if asked else "", await door.hints(id, access, seat))


async def _wished_advice(
    request: Asking, door: Door, id: str, access: Access, seat: int | None, always: bool
) -> Advice | None:
    """For somebody who wants hints at all times, or where the bot marks answers: only where something is asked, for the
    usual price."""
    async with door.at(id, access) as table:
        looking = eyes(table, access, seat, _lifted(request)).seat
        now = look(table, looking, table.seq).now
        asked = now.decision if access.advises(looking) else None
        wanted = (always and looking in access.plays) or now.help.source == "bot"
    if looking is None or asked is None or not wanted or asked.kind == "confirm":
        return None
    if not door.guards.allows(door.guards.asker(request), DEAR):
        return None
    try:
        return await advised(door, id, access, looking)
    except Refused:  # the table can be played without, and the page still offers to ask
        return None


def _curtain(who: Visitor, table: Table, looking: Eyes, cookies: Sequence[Cookie]) -> Response[str]:
    """Nothing of the match is on this page."""
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


def _links(request: Asking, door: Door, table: Table, access: Access) -> dict[str, str]:
    """What the host may send to others: the addresses of seats, of watching, and of hosting together."""
    if not access.host:
        return {}
    tokens = door.tokens_for(table, access)
    own = {f"play {seat}" for seat in access.plays}
    order = sorted(tokens, key=lambda name: (name in own, LINKS.index(name.partition(" ")[0])))
    return {name: page_address(request, f"/join#{tokens[name]}") for name in order}


def _noticed(door: Door, table: Table, access: Access, seat: int | None) -> str | None:
    """The host that is told of the seat's turns, empty for none yet; None where nobody can be told."""
    if seat is None or seat not in access.plays or table.status == "over" or not door.notices.on:
        return None
    wish = table.notices.get(seat)
    return webhooks.host_of(wish.url) if wish else ""


def _free_seats(table: Table, access: Access) -> list[int]:
    """The seats where the asker may sit down now: those of their links, and open ones of a public table."""
    if table.status == "over":
        return []
    mine = [seat for seat in sorted(access.plays) if table.chairs[seat].kind != "person"]
    if mine or access.plays or table.match is not None or not table.opened.public:
        return mine
    free = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open" and not chair.here]
    return [seat for seat in free if seat not in table.kept][:1]


@get("/t/{id:str}")
async def table_page(
    request: Asking,
    door: Door,
    id: FromPath[str],
    seat: FromQuery[str] = "",
    log: FromQuery[str] = "",
    wait: FromQuery[str] = "",
) -> Response[str]:
    if wait:
        await _wait_for_bots(door, id, await door.access(request, id))
    return await show(request, door, id, seat=number_of(seat), log=log)


async def _wait_for_bots(door: Door, id: str, access: Access) -> None:
    """Until no bot has to move; a page without JavaScript then shows all that they did."""
    try:
        async with asyncio.timeout(PATIENCE), door.house.listening(id) as changed:
            while True:
                changed.clear()
                async with door.at(id, access) as table:
                    if not table.bots_to_move():
                        return
                await changed.wait()
    except TimeoutError:
        return


@get("/t/{id:str}/news", cost=CHANGE)
async def news(request: Asking, door: Door, id: FromPath[str], since: FromQuery[int] = 0) -> Stream:
    """Server-sent events: the number of the newest row, whenever there is one, or when somebody comes or goes. The page
    then fetches itself."""
    access = await door.access(request, id)

    async def numbers() -> AsyncIterator[bytes]:
        known, shown = since, [helping.NOTHING] * len(access.plays | access.helps)
        async with (
            door.house.listening(id) as changed,
            door.presence.at(id, access.plays, access.onlooker, changed),
        ):
            here = door.presence.company(id)
            while True:
                changed.clear()
                try:
                    async with door.at(id, access) as table:
                        seq, marks = table.seq, _marks(table, access)
                except NoTable:  # the link has been revoked
                    return
                company = door.presence.company(id)
                if seq > known or marks != shown or company != here:
                    known, shown, here = max(seq, known), marks, company
                    yield f"data: {seq}\n\n".encode()
                try:
                    await asyncio.wait_for(changed.wait(), QUIET)
                except TimeoutError:
                    yield b":\n\n"

    return Stream(numbers, media_type="text/event-stream")


def _marks(table: Table, access: Access) -> list[Suggestions]:
    """What is marked for the seats of somebody, and for those that they help."""
    return [helping.suggestions(table, seat) for seat in sorted(access.plays | access.helps)]


@post("/t/{id:str}/eyes")
async def lift(request: Asking, door: Door, id: FromPath[str]) -> Redirect:
    """The next person holds the device."""
    form = await request.form()
    access = await door.access(request, id)
    seat = access.player(number_of(form.get("seat")))
    return go(f"/t/{id}#asked", [_look_cookie(visitor(request), id, seat)])


def number_of(text: object, digits: int = 3) -> int | None:
    return int(text) if isinstance(text, str) and text.isdecimal() and len(text) <= digits else None


def action_of(form: Any) -> str:
    """The notation that a form makes: what is chosen, and what completes it."""
    words = [str(form.get(field, "")).strip() for field in ("choice", "value")]
    return " ".join(word for word in words if word)[:200]


async def change_and_show(
    request: Asking, door: Door, id: str, access: Access, form: Any, what: Decide | Ask, part: str = "asked"
) -> Response[str] | Redirect:
    """Change the table and show it again; if it refuses, show it with the reason."""
    try:
        if isinstance(what, Ask):
            await door.ask_only(id, access, what)
        else:
            await door.change(id, access, what)
    except NoTable:
        raise
    except CosechaError as wrong:
        status = 409 if isinstance(wrong, Stale) else 422
        filled = {field: str(value) for field, value in form.items()}
        return await show(request, door, id, wrong.message, status, filled=filled)
    return go(to_table(id, bool(form.get("live")), part))


async def ask_and_show(
    request: Asking, door: Door, id: str, read: Callable[[Any], Ask], part: str = "asked"
) -> Response[str] | Redirect:
    """Ask of the table what a form says, as a program would, and show it again."""
    form = await request.form()
    access = await door.access(request, id)
    return await change_and_show(request, door, id, access, form, read(form), part)


def _key(form: Any) -> str:
    return str(form.get("key", ""))[:64]


@post("/t/{id:str}/act")
async def act(request: Asking, door: Door, id: FromPath[str]) -> Response[str] | Redirect:
    def read(form: Any) -> Ask:
        decision = str(form.get("decision", ""))
        return requests.Act(seat=number_of(form.get("seat")), decision=decision, action=action_of(form), key=_key(form))

    return await ask_and_show(request, door, id, read)


@post("/t/{id:str}/confirm")
async def confirm(request: Asking, door: Door, id: FromPath[str]) -> Response[str] | Redirect:
    def read(form: Any) -> Ask:
        decision = str(form.get("decision", "")) or None
        return requests.Confirm(seat=number_of(form.get("seat")), decision=decision, key=_key(form))

    return await ask_and_show(request, door, id, read)


@post("/t/{id:str}/undo")
async def undo(request: Asking, door: Door, id: FromPath[str]) -> Response[str] | Redirect:
    def read(form: Any) -> Ask:
        return requests.Undo(seat=number_of(form.get("seat")), key=_key(form), turn=form.get("turn") == "1")

    return await ask_and_show(request, door, id, read)


HANDLERS = [table_page, news, lift, act, confirm, undo]
