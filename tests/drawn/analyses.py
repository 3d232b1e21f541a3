"""Replays with an analysis that a test makes up: a real one takes long, and what it finds depends on the analyst."""

from pathlib import Path
from typing import Any

import httpx
import msgspec
from playwright.sync_api import Page, Route

from cosecha.coach.marks import Mark
from cosecha.coach.report import Analysis, SeatReport
from cosecha.coach.review import CurvePoint, JudgedDecision, RatedAnswer, Review
from cosecha.core.bot import Unit
from cosecha.core.message import Message
from cosecha.core.record import Record, dump, load
from cosecha.games import by_name
from cosecha.server.api.coach import AnalysisNow
from tests.browsing.fixtures import NewContext
from tests.server.clients import Client, Table

GOLDEN = Path(__file__).parents[1] / "golden"


def golden(name: str) -> Record:
    return load((GOLDEN / f"{name}.cosecha.json").read_text())


def brought(url: str, record: Record) -> Client:
    """The host of the table of an uploaded game."""
    answer = httpx.post(f"{url}/api/records", json={"record": dump(record)}, timeout=60)
    return Client(url, Table(answer.json()["table"], answer.json()["tokens"]), "host")


def judged(record: Record, move: int, *better: str, gain: float = 2.0, mark: Mark = "mistake") -> JudgedDecision:
    """A decision for which these answers would have been better than the one that was given."""
    game = by_name(record.game)
    played = record.moves[move].action or ""

    answers = [
        RatedAnswer(
            action=action,
            said=game.words.action(game.parse(action)),
            better=action != played,
            gain=gain if action != played else 0.0,
            visits=0,
            reason=Message("coach-why"),
            line=[],
        )
        for action in (*better, played)
    ]
    return JudgedDecision(move, f"{move}", record.moves[move].seat, played, mark, gain, answers)


def analysis(
    record: Record,
    *decisions: JudgedDecision,
    unit: Unit = "points",
    values: list[float] | None = None,
    reports: list[SeatReport] | None = None,
) -> bytes:
    """What the server would answer if it had found out no more than this."""
    players = by_name(record.game).checked(record.options).players
    curve = [CurvePoint(move, values or [10.0] * players) for move in (0, len(record.moves))]
    review = Review(record.game, "a test", unit, players, list(decisions), curve, [], True)
    return msgspec.json.encode(AnalysisNow("done", analysis=Analysis(review, reports or [])))


class Watching:
    """Somebody who looks at the replay, with all browser errors collected."""

    def __init__(
        self, new_context: NewContext, host: Client, query: str, answer: bytes | None = None, **settings: Any
    ) -> None:
        """`answer`: what the server says about the analysis."""
        context = new_context(**settings)
        assert context.request.post("/api/enter", data={"token": host.table.tokens["host"]}).ok
        if answer is not None:
            body = answer.decode()
            context.route("**/analysis", lambda route: route.fulfill(body=body, content_type="application/json"))
        self.page: Page = context.new_page()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", lambda said: self.wrong.append(said.text) if said.type == "error" else None)
        self.page.goto(f"/t/{host.table.id}/replay{query}")
        self.page.locator(".transport").wait_for()


class Held:
    """Requests that wait until they are let go."""

    def __init__(self, page: Page, pattern: str) -> None:
        self.routes: list[Route] = []
        self._waits = True
        page.route(pattern, self._take)

    def _take(self, route: Route) -> None:
        if self._waits:
            self.routes.append(route)
        else:
            route.continue_()

    def let_go(self) -> None:
        """From now on, requests don't wait."""
        self._waits = False
        for route in self.routes:
            route.continue_()
