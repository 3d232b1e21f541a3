"""Acting at a table: answer, confirm, undo, chat, sit down, leave."""

from typing import Annotated, Any

import msgspec
from litestar import Controller
from litestar.params import Parameter
from msgspec import Struct

from cosecha.core.message import Message
from cosecha.core.words import Fact
from cosecha.server.api.openapi import table_post
from cosecha.server.http.guards import UNDO, HttpRequest
from cosecha.server.http.services import ProvidedRequester, ProvidedServices
from cosecha.server.table import answering, requests
from cosecha.server.table.answering import Trial
from cosecha.server.table.checks import match_of
from cosecha.server.table.requests import Next, Notation, SeatNumber
from cosecha.server.table.table import Table
from cosecha.server.table.wire import SeatedUpdate, Update

Since = Annotated[int | None, Parameter(ge=0)]
"""Return what came after this row; by default, only what came with the last one."""


class Try(Struct, forbid_unknown_fields=True):
    """An answer, and any others that would be sent together with it."""

    action: Notation
    next: Next = []
    seat: SeatNumber | None = None


class Verdict(Struct):
    """Why an action is refused, or, if it's allowed, what it would do."""

    reason: Message | None
    words: Message | None = None
    """The action in words."""
    events: list[Any] = []
    lines: list[Message] = []
    """The events in words."""
    view: Any = None
    points: list[int] = []
    """What each seat would gain or lose if this were the last round."""
    facts: list[Fact] | None = None
    """Its effects, in a few words each; None if the lines say it all."""


def _verdict(table: Table, seat: int, tried: Trial) -> Verdict:
    if tried.preview is None:
        return Verdict(tried.reason)
    game, view = table.game, match_of(table).state.view(seat)
    before, after = (game.standing(each).totals for each in (view, tried.preview.view))
    return Verdict(
        reason=None,
        words=game.words.action(tried.code),
        events=tried.preview.events,
        lines=[game.words.event(event) for event in tried.preview.events],
        view=msgspec.structs.replace(tried.preview.view, legal=[], aside=[]),
        points=[then - now for now, then in zip(before, after, strict=True)],
        facts=game.words.facts(view, tried.code, tried.preview),
    )


class ActionsApi(Controller):
    path = "/api/tables/{table:str}"

    @table_post("/act")
    async def act(self, table: str, data: requests.Act, requester: ProvidedRequester, since: Since = None) -> Update:
        """Answer your seat's open decision."""
        return await requester.run(table, data, since)

    @table_post("/confirm")
    async def confirm(
        self, table: str, data: requests.Confirm, requester: ProvidedRequester, since: Since = None
    ) -> Update:
        """Confirm your turn while it's on hold."""
        return await requester.run(table, data, since)

    @table_post("/undo", cost=UNDO)
    async def undo(self, table: str, data: requests.Undo, requester: ProvidedRequester, since: Since = None) -> Update:
        """Undo your last action or turn, or ask the other players to allow it."""
        return await requester.run(table, data, since)

    @table_post("/undo-answer")
    async def undo_answer(
        self, table: str, data: requests.UndoAnswer, requester: ProvidedRequester, since: Since = None
    ) -> Update:
        """Allow or refuse another seat's undo."""
        return await requester.run(table, data, since)

    @table_post("/choose")
    async def choose(
        self, table: str, data: requests.Choose, requester: ProvidedRequester, since: Since = None
    ) -> Update:
        """Choose what your seat is asked between two games of a series, or take your choice back."""
        return await requester.run(table, data, since)

    @table_post("/plan")
    async def plan(self, table: str, data: requests.Plan, requester: ProvidedRequester, since: Since = None) -> Update:
        """Queue an answer for later."""
        return await requester.run(table, data, since)

    @table_post("/help")
    async def help(
        self, table: str, data: requests.SetHelp, requester: ProvidedRequester, since: Since = None
    ) -> Update:
        """Choose who marks answers for a seat, and whether only those can be played. For the seat and its helpers."""
        return await requester.run(table, data, since)

    @table_post("/mark")
    async def mark(self, table: str, data: requests.Mark, requester: ProvidedRequester, since: Since = None) -> Update:
        """Mark an answer for a seat, up to three at a time, or remove its mark. For the seat and its helpers."""
        return await requester.run(table, data, since)

    @table_post("/say")
    async def say(self, table: str, data: requests.Say, requester: ProvidedRequester, since: Since = None) -> Update:
        """Send a chat message to the table."""
        return await requester.run(table, data, since)

    @table_post("/mute")
    async def mute(self, table: str, data: requests.Mute, requester: ProvidedRequester, since: Since = None) -> Update:
        """Mute or unmute a seat in the chat. Host only."""
        return await requester.run(table, data, since)

    @table_post("/sit")
    async def sit(
        self, table: str, data: requests.Sit, requester: ProvidedRequester, since: Since = None
    ) -> SeatedUpdate:
        """Take your seat, or return to it.

        An invitation works once: if `tokens` has a new one for your seat, use that from now on. The old one no longer
        opens anything, so nobody else who has seen it can look at your hand. If the response gets lost, repeat the
        request with the old token and the same `key`, a random one of at least 16 characters: the response has the new
        tokens again.
        """
        return await requester.sit(table, data, since)

    @table_post("/stand")
    async def stand(
        self, table: str, data: requests.Stand, requester: ProvidedRequester, since: Since = None
    ) -> Update:
        """Leave your seat. A bot plays until you return."""
        return await requester.run(table, data, since)

    @table_post("/replace")
    async def replace(
        self, table: str, data: requests.Replace, requester: ProvidedRequester, since: Since = None
    ) -> Update:
        """Let a bot play for somebody who has left. Host only."""
        return await requester.run(table, data, since)

    @table_post("/start")
    async def start(
        self, table: str, data: requests.Start, requester: ProvidedRequester, since: Since = None
    ) -> Update:
        """Start the game. Empty seats go to bots. Host only."""
        return await requester.run(table, data, since)

    @table_post("/try", operation_id="try")
    async def try_action(self, table: str, data: Try, request: HttpRequest, services: ProvidedServices) -> Verdict:
        """Preview an action: what it would do, or why it isn't allowed. Nothing changes."""
        access = await services.gate.access(request, table)
        seat = access.adviser(data.seat)
        if seat in access.plays:
            await services.hints.let_the_bot_suggest(table, access, seat)
        async with services.gate.at(table, access) as found:
            # Helpers may try anything, not only what they have marked so far.
            tried = answering.try_out(found, seat, [data.action, *data.next], bound=seat in access.plays)
            return _verdict(found, seat, tried)
