"""The coach: the analysis of a finished match, and what it would do at a moment."""

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from cosecha.coach.marks import FLAGGED
from cosecha.coach.report import Analysis
from cosecha.coach.saying import change
from cosecha.coach.tables import curve_table, decisions_table, marks_table, report_table
from cosecha.core.message import Message, Token
from cosecha.locale import Speaker
from cosecha.server.common.refusals import Refused
from cosecha.server.http.guards import CHANGE, EXPENSIVE, HttpRequest
from cosecha.server.http.services import ProvidedServices
from cosecha.server.http.visitor import visitor
from cosecha.server.pages.forms import number_of
from cosecha.server.pages.lines import linked
from cosecha.server.pages.render import go, page
from cosecha.server.pages.table_text import speaker_at, text_table
from cosecha.server.table.checks import allows_hints

AGAIN = "3"
"""Seconds after which a browser asks for the progress again."""


@get("/t/{id:str}/analysis", cost=CHANGE)
async def analysis_page(
    request: HttpRequest, services: ProvidedServices, id: FromPath[str], seat: FromQuery[str] = ""
) -> Response[str]:
    """The analysis of a finished match, or how far it is."""
    who = visitor(request)
    access = await services.gate.access(request, id)
    problem: Refused | None = None
    try:
        found = await services.coach.analysis(id, access)
    except Refused as refused:
        if refused.message.id != "error-coach-failed":
            raise
        found, problem = None, refused  # it can be begun again
    async with services.gate.at(id, access) as table:
        speaker = speaker_at(table, who.language)
        game = table.game.name
        allowed = allows_hints(table)
    wanted = number_of(seat)
    if wanted is None or wanted >= len(speaker.names):
        wanted = next(iter(sorted(access.plays)), 0)
    done = msgspec.json.decode(found, type=Analysis) if isinstance(found, bytes) else None
    response = page(
        "analysis.html",
        who,
        speaker,
        table=id,
        game=game,
        names=speaker.names,
        seat=wanted,
        progress=None if done else found,
        problem=None if problem is None else speaker.say(problem.message),
        allowed=allowed,
        done=None if done is None else _in_words(done, wanted, speaker, game),
    )
    if found is not None and done is None:
        response.headers["refresh"] = AGAIN
    return response


def _in_words(analysis: Analysis, seat: int, speaker: Speaker, game: str) -> dict[str, object]:
    review = analysis.review
    own = [decision for decision in review.decisions if decision.seat == seat]
    decisions = decisions_table(review, seat)
    report = next((each for each in analysis.reports if each.seat == seat), None)
    turns = [
        Message(
            "coach-turn",
            {
                "moves": turn.until - turn.move,
                "first": turn.move + 1,
                "last": turn.until,
                "seat": Token("seat", turn.seat),
                "change": change(turn.swing, review.unit),
            },
        )
        for turn in review.turns
    ]
    return {
        "complete": review.complete,
        "marks": text_table(marks_table(review, Message("coach-marks")), speaker),
        "decisions": text_table(decisions, speaker, game=game) if decisions.rows else None,
        "fine": bool(own),
        "moves": [decision.move for decision in own if decision.mark in FLAGGED],
        "turns": [speaker.say(turn) for turn in turns],
        "curve": text_table(curve_table(review), speaker),
        "report": None if report is None else text_table(report_table(report), speaker),
        "advice": [] if report is None else [speaker.say(advice) for advice in report.advice],
    }


@post("/t/{id:str}/analysis", cost=EXPENSIVE)
async def analyze(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Redirect:
    """Analyze a finished match."""
    await request.form()  # which refuses one that is too long
    await services.coach.analyze(id, await services.gate.access(request, id))
    return go(f"/t/{id}/analysis#main")


@get("/t/{id:str}/ideas", cost=EXPENSIVE)
async def ideas_page(
    request: HttpRequest,
    services: ProvidedServices,
    id: FromPath[str],
    move: FromQuery[str] = "",
    seat: FromQuery[str] = "",
) -> Response[str]:
    """What the coach would do at a moment, and what may follow."""
    who = visitor(request)
    at = number_of(move)
    if at is None:
        raise Refused("error-coach-no-choice")
    access = await services.gate.access(request, id)
    found = await services.coach.ideas(id, access, at, number_of(seat))
    async with services.gate.at(id, access) as table:
        speaker = speaker_at(table, who.language)
        game = table.game.name
    ideas = [
        {
            "said": speaker.say(idea.said),
            "behind": speaker.say(change(-idea.behind, found.unit)) if idea.behind else "",
            "reason": speaker.say(idea.reason),
            "line": linked(id, at, found.seat, idea.line, speaker),
        }
        for idea in found.ideas
    ]
    about = speaker.text("coach-ideas-about", seat=Token("seat", found.seat))
    return page("ideas.html", who, speaker, table=id, game=game, move=at, about=about, ideas=ideas)


HANDLERS = [analysis_page, analyze, ideas_page]
