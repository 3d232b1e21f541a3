"""Lines of play step by step: how the game may go on after one of the coach's ideas.

An address has the whole line, so nobody has to search for it again. The rules check it up to the step that is shown.
"""

from collections.abc import Sequence
from typing import Annotated
from urllib.parse import urlencode

import msgspec
from litestar import Response, get
from litestar.params import FromPath
from msgspec import Meta

from cosecha.core.lines import LONGEST, LineStep, step_of
from cosecha.core.message import Token
from cosecha.locale import Speaker
from cosecha.server.common.refusals import Refused
from cosecha.server.http.coach import LineAnswer
from cosecha.server.http.guards import CHANGE, HttpRequest
from cosecha.server.http.services import ProvidedServices
from cosecha.server.http.visitor import visitor
from cosecha.server.pages.forms import number_of
from cosecha.server.pages.moments import moment_text
from cosecha.server.pages.render import page
from cosecha.server.pages.table_text import speaker_at

Line = Annotated[list[LineAnswer], Meta(min_length=1, max_length=LONGEST)]
ANSWER = "answer"
"""The query parameter for one answer: the seat, a space, and the answer in notation."""


def linked(table: str, move: int, seat: int, line: Sequence[LineStep], speaker: Speaker) -> list[tuple[str, str]]:
    """The address and the words of each step of a line."""
    answers = urlencode([(ANSWER, f"{step.seat} {step.action}") for step in line])
    return [
        (
            f"/t/{table}/line?{urlencode({'move': move, 'seat': seat, 'step': number})}&{answers}#moment",
            speaker.text("coach-line-step", seat=Token("seat", step.seat), action=step.said),
        )
        for number, step in enumerate(line, 1)
    ]


@get("/t/{id:str}/line", cost=CHANGE)
async def line_page(request: HttpRequest, services: ProvidedServices, id: FromPath[str]) -> Response[str]:
    """The game after some answers of a line, as the seat that decided may imagine it."""
    who = visitor(request)
    given = request.query_params
    move, seat, step = (number_of(given.get(name)) for name in ("move", "seat", "step"))
    line = _line(given.getall(ANSWER, []))
    if move is None:
        raise Refused("error-coach-no-choice")
    if step is None or not 1 <= step <= len(line):
        raise Refused("error-request", text="step")
    access = await services.gate.access(request, id)
    moment = await services.coach.line(id, access, move, seat, line[:step])
    async with services.gate.at(id, access) as table:
        speaker = speaker_at(table, who.language)
        game = table.game
    steps = [step_of(game, each.seat, game.parse(each.action)) for each in line]
    return page(
        "line.html",
        who,
        speaker,
        table=id,
        game=game.name,
        move=move,
        seat=moment.view.seat,
        step=step,
        shown=moment_text(moment, game, speaker),
        line=linked(id, move, moment.view.seat, steps, speaker),
    )


def _line(given: Sequence[str]) -> list[LineAnswer]:
    """The answers in an address. Raises Refused."""
    answers = [dict(zip(("seat", "action"), text.split(" ", 1), strict=False)) for text in given]
    try:
        return msgspec.convert(answers, Line, strict=False)
    except msgspec.ValidationError as wrong:
        raise Refused("error-request", text=str(wrong)) from None


HANDLERS = [line_page]
