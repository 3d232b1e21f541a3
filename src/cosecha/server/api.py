"""The JSON interface: tables, seats, answers. What a page, a drawn client and a bot of somebody's own all use."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from msgspec import Meta, Struct

from cosecha.bots.registry import bots_for
from cosecha.core.message import Message
from cosecha.core.options import OptionField, option_fields, options_schema
from cosecha.core.record import Record
from cosecha.core.rng import Rng
from cosecha.core.words import Fact
from cosecha.games import NAMES, by_name
from cosecha.locale import Language
from cosecha.server import asks, deeds, helping, next_game, replaying, seating
from cosecha.server.access import NO_SEAT, Link, Role, new_id
from cosecha.server.asks import Name, Next, Notation, SeatNumber
from cosecha.server.card import MyTable, TableCard
from cosecha.server.document import ask, bring, fetch, look, problems
from cosecha.server.doorway import Asker, Door, Opened
from cosecha.server.facts import USUAL_PACE, Clock, SeatPlan
from cosecha.server.guards import CHANGE, DEAR
from cosecha.server.lessons import lesson
from cosecha.server.table import Table
from cosecha.server.wire import Hint, Update

RECORD_LIMIT = 600_000
LISTED = 50
Since = Annotated[int | None, Parameter(ge=0)]
"""Tell what came after this row; left out: only what came with the last."""


class GameInfo(Struct):
    """A game as a form shows it."""

    name: str
    version: int
    fields: list[OptionField]
    schema: dict[str, Any]
    bots: list[str]


class NewTable(Struct, forbid_unknown_fields=True):
    game: Name
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatPlan], Meta(max_length=8)] = []
    public: bool = False
    pace: Annotated[float, Meta(ge=0, le=10)] = USUAL_PACE
    confirm: bool | None = None
    clock: Clock | None = None
    language: Language = "en"
    """Your language, from which the bots get their first names."""


class NewLesson(Struct, forbid_unknown_fields=True):
    game: Name
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.8


class Revoking(Struct, forbid_unknown_fields=True):
    role: Role
    seat: int = NO_SEAT


class Entering(Struct, forbid_unknown_fields=True):
    token: Annotated[str, Meta(max_length=200)]


class Taking(Struct, forbid_unknown_fields=True):
    """Which free seat, under which name; `word` goes into the deal."""

    seat: SeatNumber
    name: Name
    word: Annotated[str, Meta(max_length=seating.WORD_LENGTH)] = ""


class Forking(Struct, forbid_unknown_fields=True):
    """From which move, in which seat, against which bots."""

    move: int
    plays: SeatNumber
    bot: Name = ""
    seat: SeatNumber | None = None


class Brought(Struct, forbid_unknown_fields=True):
    """A record as text."""

    record: Annotated[str, Meta(max_length=500_000)]


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


def _verdict(table: Table, seat: int, action: str, then: list[str]) -> Verdict:
    reason, preview = deeds.tried(table, seat, action, then)
    if preview is None:
        return Verdict(reason)
    game, state = table.game, deeds.match_of(table).state
    view, code = state.view(seat), game.parse(action)
    before, after = (game.standing(each).totals for each in (view, preview.view))
    return Verdict(
        reason=None,
        words=game.words.action(code),
        events=preview.events,
        lines=[game.words.event(event) for event in preview.events],
        view=msgspec.structs.replace(preview.view, legal=[], aside=[]),
        points=[then - now for now, then in zip(before, after, strict=True)],
        facts=game.words.facts(view, code, preview),
    )


class Api(Controller):
    path = "/api"

    @fetch("/games", tags=["tables"])
    async def games(self) -> list[GameInfo]:
        """The games, with their options and bots."""
        found = []
        for name in NAMES:
            game = by_name(name)
            fields = option_fields(game.options)
            bots = [bot for bot, _ in bots_for(name)]
            found.append(GameInfo(name, game.version, fields, options_schema(game.options), bots))
        return found

    @fetch("/tables", tags=["tables"], operation_id="public_tables")
    async def listed(self, door: Door) -> list[TableCard]:
        """Public tables that are waiting for players or in play. Abandoned tables are left out."""
        return await door.listed(LISTED)

    @bring("/tables", operation_id="open_table")
    async def open(self, data: NewTable, door: Door) -> Opened:
        """Create a table."""
        return await door.open_table(
            seating.opened(
                data.game,
                data.options,
                data.seats,
                data.public,
                data.pace,
                data.confirm,
                data.clock,
                data.language,
            )
        )

    @bring("/lessons", operation_id="open_lesson")
    async def teach(self, data: NewLesson, door: Door) -> Opened:
        """Create the table for a game's lesson. Its deal is always the same."""
        return await door.open_table(lesson(data.game, data.pace))

    @look("/tables/{table:str}", operation_id="look")
    async def table(
        self,
        table: str,
        request: Request[Any, Any, Any],
        door: Door,
        since: Annotated[int, Parameter(ge=0)] = 0,
        wait: Annotated[float, Parameter(ge=0, le=30)] = 0,
        seat: int | None = None,
    ) -> Update:
        """The table's current state and everything after `since`. With `wait`, it answers as soon as there is news."""
        access = await door.access(request, table)
        return await door.update(table, access, access.viewer(seat), since, wait)

    @ask("/tables/{table:str}/act")
    async def act(self, table: str, data: asks.Act, asker: Asker, since: Since = None) -> Update:
        """Answer your seat's open decision."""
        return await asker.ask(table, data, since)

    @ask("/tables/{table:str}/confirm")
    async def confirm(self, table: str, data: asks.Confirm, asker: Asker, since: Since = None) -> Update:
        """Confirm your turn while it's on hold."""
        return await asker.ask(table, data, since)

    @ask("/tables/{table:str}/undo")
    async def undo(self, table: str, data: asks.Undo, asker: Asker, since: Since = None) -> Update:
        """Undo your last action or turn, or ask the other players to allow it."""
        return await asker.ask(table, data, since)

    @ask("/tables/{table:str}/undo-answer")
    async def undo_answer(self, table: str, data: asks.UndoAnswer, asker: Asker, since: Since = None) -> Update:
        """Allow or refuse another seat's undo."""
        return await asker.ask(table, data, since)

    @ask("/tables/{table:str}/plan")
    async def plan(self, table: str, data: asks.Plan, asker: Asker, since: Since = None) -> Update:
        """Queue an answer for later."""
        return await asker.ask(table, data, since)

    @ask("/tables/{table:str}/help")
    async def help(self, table: str, data: asks.SetHelp, asker: Asker, since: Since = None) -> Update:
        """Choose who marks answers for a seat, and whether only those can be played. For the seat and its helpers."""
        return await asker.ask(table, data, since)

    @ask("/tables/{table:str}/mark")
    async def mark(self, table: str, data: asks.Mark, asker: Asker, since: Since = None) -> Update:
        """Mark an answer for a seat, up to three at a time, or remove its mark. For the seat and its helpers."""
        return await asker.ask(table, data, since)

    @ask("/tables/{table:str}/say")
    async def say(self, table: str, data: asks.Say, asker: Asker, since: Since = None) -> Update:
        """Send a chat message to the table."""
        return await asker.ask(table, data, since)

    @ask("/tables/{table:str}/mute")
    async def mute(self, table: str, data: asks.Mute, asker: Asker, since: Since = None) -> Update:
        """Mute or unmute a seat in the chat. Host only."""
        return await asker.ask(table, data, since)

    @ask("/tables/{table:str}/sit")
    async def sit(self, table: str, data: asks.Sit, asker: Asker, since: Since = None) -> Update:
        """Take your seat, or return to it."""
        return await asker.ask(table, data, since)

    @ask("/tables/{table:str}/stand")
    async def stand(self, table: str, data: asks.Stand, asker: Asker, since: Since = None) -> Update:
        """Leave your seat. A bot plays until you return."""
        return await asker.ask(table, data, since)

    @ask("/tables/{table:str}/replace")
    async def replace(self, table: str, data: asks.Replace, asker: Asker, since: Since = None) -> Update:
        """Let a bot play for somebody who has left. Host only."""
        return await asker.ask(table, data, since)

    @ask("/tables/{table:str}/start")
    async def start(self, table: str, data: asks.Start, asker: Asker, since: Since = None) -> Update:
        """Start the game. Empty seats go to bots. Host only."""
        return await asker.ask(table, data, since)

    @ask("/tables/{table:str}/try", operation_id="try")
    async def try_action(self, table: str, data: Try, request: Request[Any, Any, Any], door: Door) -> Verdict:
        """Preview an action: what it would do, or why it isn't allowed. Nothing changes."""
        access = await door.access(request, table)
        seat = access.adviser(data.seat)
        if seat in access.plays:
            await door.let_the_bot_suggest(table, access, seat)
        async with door.at(table, access) as found:
            # A helper tries out anything: they are not bound to what they have marked so far.
            bound = helping.refusal(found, seat, data.action) if seat in access.plays else None
            return Verdict(bound) if bound else _verdict(found, seat, data.action, data.next)

    @look("/tables/{table:str}/links", tags=["hosting"])
    async def links(self, table: str, request: Request[Any, Any, Any], door: Door) -> Opened:
        """The link tokens you may share: the host gets all of them, a seat its own."""
        access = await door.access(request, table)
        async with door.at(table, access) as found:
            return Opened(table, door.tokens_for(found, access))

    @ask("/tables/{table:str}/revoke", tags=["hosting"])
    async def revoke(self, table: str, data: Revoking, request: Request[Any, Any, Any], door: Door) -> Opened:
        """Revoke a link and get its replacement.

        The host can revoke any link, a seat only its `hand` and `help` links. These two are always revoked together,
        and with the seat's `play` link.
        """
        access = await door.access(request, table)
        await door.revoke(table, access, data.role, data.seat, request)
        # A host who has revoked their own link gets its successor here.
        async with door.house.at(table) as found:
            return Opened(table, door.tokens_for(found, access))

    @look("/tables/{table:str}/hints", cost=DEAR)
    async def hints(
        self, table: str, request: Request[Any, Any, Any], door: Door, seat: int | None = None
    ) -> list[Hint]:
        """Three good answers to the seat's decision, each with a reason."""
        access = await door.access(request, table)
        return await door.hints(table, access, access.adviser(seat))

    @look("/tables/{table:str}/moves/{move:int}", cost=CHANGE)
    async def moment(
        self,
        table: str,
        move: int,
        request: Request[Any, Any, Any],
        door: Door,
        seat: int | None = None,
        eyes: int | None = None,
    ) -> replaying.Moment:
        """The game after a given number of moves. Once it's over, from any seat's point of view."""
        access = await door.access(request, table)
        async with door.at(table, access) as found:
            return replaying.moment(found, access.viewer(seat), eyes, move)

    @look(
        "/tables/{table:str}/record",
        cost=CHANGE,
        media_type="application/json",
        responses={200: ResponseSpec(Record, False, "The record as a file")} | problems(400, 403, 404, 422, 429),
    )
    async def record(self, table: str, request: Request[Any, Any, Any], door: Door) -> str:
        """The game record as a file. Until the game is over, it holds only what everybody may know."""
        access = await door.access(request, table)
        async with door.at(table, access) as found:
            return replaying.download(found)

    @bring("/records", operation_id="bring_record", request_max_body_size=RECORD_LIMIT)
    async def bring(self, data: Brought, door: Door) -> Opened:
        """Upload a record. It becomes a table you can replay and fork."""
        return await door.open_table(replaying.uploaded(data.record), start=True)

    @ask("/tables/{table:str}/fork", status_code=201, cost=DEAR, opens=True)
    async def fork(self, table: str, data: Forking, request: Request[Any, Any, Any], door: Door) -> Opened:
        """Create a table that continues from a move, against bots. Whatever the seat couldn't know is dealt again."""
        access = await door.access(request, table)
        async with door.at(table, access) as found:
            fact = replaying.forked(found, access.viewer(data.seat), data.move, data.plays, data.bot, Rng(new_id()))
        return await door.open_table(fact)

    @ask("/tables/{table:str}/again", status_code=201, cost=DEAR, opens=True)
    async def again(self, table: str, request: Request[Any, Any, Any], door: Door) -> Opened:
        """Set up the next game with the same people and terms once this one is over, or join it; only for its players.

        You become its host, and the others see the offer. Each of them gets their own seat through `/join`.
        """
        return await next_game.set_up(door, table, await door.access(request, table))

    @ask("/tables/{table:str}/join")
    async def join(self, table: str, request: Request[Any, Any, Any], door: Door) -> Opened:
        """Join the next game, `now.next`; the response has the links for the seat reserved for you."""
        return await next_game.join(door, table, await door.access(request, table))

    @ask("/enter", tags=["people"])
    async def enter(self, data: Entering, request: Request[Any, Any, Any], door: Door) -> Response[Link]:
        """Exchange a link's token for a cookie."""
        person = door.person(request) or new_id()
        link = await door.enter(person, data.token)
        return Response(link, cookies=[door.cookie(person, request)])

    @ask("/tables/{table:str}/take", tags=["people"])
    async def take(self, table: str, data: Taking, request: Request[Any, Any, Any], door: Door) -> Response[Opened]:
        """Take a free seat at a public table. The response has the seat's links and sets its cookie."""
        access = await door.access(request, table)
        person, cookies = door.person_here(request)
        link = await door.take(person, access, table, data.seat, data.name.strip(), data.word)
        async with door.house.at(table) as found:
            tokens = door.seat_tokens(found, [link.seat])
        return Response(Opened(table, tokens), cookies=cookies)

    @fetch("/mine", tags=["people"], security=[{"cookie": []}, {}])
    async def mine(self, request: Request[Any, Any, Any], door: Door) -> list[MyTable]:
        """The tables your cookie opens, newest first."""
        return await door.mine(door.person(request))
