"""Replays: a match move by move, its record, and playing on from any move."""

from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from cosecha.coach.review import JudgedDecision
from cosecha.coach.saying import better, played
from cosecha.core.bot import Unit
from cosecha.core.errors import CosechaError
from cosecha.core.rng import Rng
from cosecha.locale import Speaker
from cosecha.server.common.refusals import Forbidden, Refused
from cosecha.server.http import uploads
from cosecha.server.http.guards import CHANGE, EXPENSIVE, RECORD_LIMIT, HttpRequest
from cosecha.server.http.series_file import series_file
from cosecha.server.http.services import ProvidedServices
from cosecha.server.http.visitor import visitor
from cosecha.server.pages.forms import number_of
from cosecha.server.pages.lobby import show_lobby
from cosecha.server.pages.moments import moment_text
from cosecha.server.pages.opponents import bot_in, opponents, time_cookies
from cosecha.server.pages.render import go, page, to_table
from cosecha.server.pages.table_text import speaker_at
from cosecha.server.table import replay, seating
from cosecha.server.table.access import Access, new_id
from cosecha.server.table.checks import allows_hints

LONGEST = 20
"""Characters of an invalid move number that are repeated in the message."""


def _viewer(access: Access) -> int | None:
    """The viewer's seat; several people on one device see a replay as spectators."""
    return None if len(access.plays) > 1 else access.viewer(None)


@get("/t/{id:str}/replay", cost=CHANGE)
async def replay_page(
    request: HttpRequest,
    services: ProvidedServices,
    id: FromPath[str],
    move: FromQuery[str] = "",
    seat: FromQuery[str] = "",
) -> Response[str]:
    """A match at one of its moves; once it is over, as any seat saw it."""
    who = visitor(request)
    wanted = number_of(seat)
    access = await services.gate.access(request, id)
    at = number_of(move)
    judged = None if at is None else await services.coach.judged(id, access, at)
    async with services.gate.at(id, access) as table:
        moves = table.match.moves if table.match else 0
        to = at if move else moves
        if to is None:
            raise Refused("error-no-move", move=move[:LONGEST], moves=moves)
        moment = replay.moment(table, _viewer(access), wanted, to)
        speaker = speaker_at(table, who.language)
        finished = table.finished
        advisable = [table.match.played[to].seat] if finished and table.match and to < moves else sorted(access.plays)
        eyes = range(len(table.chairs)) if table.status == "over" else [] if moment.seat is None else [moment.seat]
        return page(
            "replay.html",
            who,
            speaker,
            table=id,
            game=table.game.name,
            moment=moment,
            wanted=wanted,
            shown=moment_text(moment, table.game, speaker),
            judged=None if judged is None else _judged(*judged, speaker),
            names=speaker.names,
            eyes=list(eyes),
            offered=opponents(request, services, table.game.name),
            finished=finished,
            asked=next((one for one in advisable if one in moment.view.waiting), None) if allows_hints(table) else None,
        )


def _judged(decision: JudgedDecision, unit: Unit, speaker: Speaker) -> dict[str, object]:
    """A decision in words; without `better` if nothing was."""
    best = None if decision.mark == "best" else decision.answers[0]
    return {
        "seat": decision.seat,
        "move": decision.move + 1,
        "played": speaker.say(played(decision)),
        "better": "" if best is None else speaker.say(better(decision, unit)),
        "why": "" if best is None else speaker.say(best.reason),
    }


@get("/t/{id:str}/record", cost=CHANGE)
async def record(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str]:
    """The record as a file: complete once the match is over, until then only what everybody may know."""
    access = await services.gate.access(request, id)
    async with services.gate.at(id, access) as table:
        text, name = replay.download(table), f"{table.game.name}-{id}.cosecha.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


@get("/t/{id:str}/series", cost=CHANGE)
async def series(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str]:
    """The finished games of a series as one file."""
    text = await series_file(services, id, await services.gate.access(request, id))
    headers = {"content-disposition": f'attachment; filename="series-{id}.cosecha.json"'}
    return Response(text, media_type="application/json", headers=headers)


@post("/t/{id:str}/fork", cost=EXPENSIVE, opens=True)
async def fork(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Redirect:
    """A new table that continues from a move, against bots."""
    who = visitor(request)
    form = {name: str(value) for name, value in (await request.form()).items()}
    access = await services.gate.access(request, id)
    move, seat = number_of(form.get("move")), number_of(form.get("seat"))
    if move is None or seat is None:
        raise Refused("error-no-seat")
    async with services.gate.at(id, access) as table:
        viewer = _viewer(access)
        if viewer is None and table.status != "over":
            raise Forbidden("error-not-your-seat")
        game = table.game.name
        bot = form.get("bot") or opponents(request, services, game).suggested
        fact = replay.forked(table, viewer, move, seat, bot_in(form, bot, game), Rng(new_id()))
        name = who.name or speaker_at(table, who.language).names[seat]
    new = await services.open_table(request, fact)
    person, cookies = services.people.person_or_new(request)
    cookies += time_cookies(form, who)
    for token in ("host", f"play {seat}"):
        await services.links.enter(person, new.tokens[token])
    await services.tables.change(new.table, seating.sit(seat, name, ""))
    return go(to_table(new.table, bool(form.get("live"))), cookies)


@post("/upload", cost=EXPENSIVE, opens=True, request_max_body_size=RECORD_LIMIT)
async def upload(request: HttpRequest, services: ProvidedServices) -> Response[str] | Redirect:
    """Upload a record, to replay it and play on from any move."""
    sent = (await request.form()).get("record")
    text = (await sent.read()).decode(errors="replace") if isinstance(sent, UploadFile) else str(sent or "")
    try:
        new = await uploads.upload(services, request, text)
    except CosechaError as wrong:
        return await show_lobby(request, services, wrong.message)
    person, cookies = services.people.person_or_new(request)
    for each in (new, *new.more):
        await services.links.enter(person, each.tokens["host"])
    if new.more:
        return go(f"/t/{new.table}#series", cookies)
    return go(f"/t/{new.table}/replay?move=0#moment", cookies)


HANDLERS = [replay_page, record, series, fork, upload]
