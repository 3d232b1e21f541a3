"""Tables in this process: language models against bots, or against each other."""

import asyncio
import contextlib
import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from anyio import to_thread
from msgspec.structs import replace

from cosecha.bots.registry import bot_named, built_in_bot, let_sit, quick_bot
from cosecha.core.agreed import agreed_lines
from cosecha.core.bot import Bot
from cosecha.core.errors import BadOptions
from cosecha.core.event import any_reveals, seen_by
from cosecha.core.game import Game
from cosecha.core.match import Match
from cosecha.core.message import Message
from cosecha.core.options import option_fields
from cosecha.core.rng import Rng
from cosecha.locale.first_names import first_names
from cosecha.locale.plain_text import text_speaker
from cosecha.mcp.seat import Look, Refused

YOU = "you"
"""The seat of whoever opens a game."""
OPEN = "open"
"""A seat for another language model, which joins by invitation."""
MOST_TABLES = 200
"""Tables kept; beyond that, the oldest one goes."""
LONGEST_NAME = 20
MOST_SEATS = 10
"""More than any game has."""


class Table:
    """A match, with bots at some of its seats. Everything that changes it holds `changed`."""

    def __init__(self, match: Match, bots: Mapping[int, Bot], names: list[str], seed: str = "") -> None:
        self.match = match
        self.names = names
        self.changed = asyncio.Condition()
        self._bots = dict(bots)
        self._seed = seed
        for seat, bot in self._bots.items():
            let_sit(bot, f"table {seed} {seat}")
        self._agreed = agreed_lines(match.game, match.record().options)
        self._told = [0] * len(names)
        """How many lines of the log each seat has read."""

    async def let_bots_play(self) -> None:
        """Bots answer first, so that simultaneous answers are revealed as soon as everybody else has answered.

        They think in a thread, so that other tables go on.
        """
        await to_thread.run_sync(self._let_bots_play)

    def _let_bots_play(self) -> None:
        while asked := [seat for seat in self.match.state.waiting() if seat in self._bots]:
            seat = asked[0]
            # The same after an undo, so that nobody can try until a bot errs.
            rng = Rng(f"table {self._seed} {self.match.moves} {seat}")
            self.match.play(seat, self._bots[seat].choose(self.match.state.view(seat), rng))

    def is_asked(self, seat: int) -> bool:
        """Whether there is nothing to wait for: the seat has to answer, or the game is over."""
        waiting = self.match.state.waiting()
        return not waiting or seat in waiting

    def undo(self, seat: int) -> None:
        """Undo the seat's last action, unless it revealed something or somebody else has been asked since."""
        match = self.match
        last = match.played[-1] if match.played else None
        if match.state.waiting() != (seat,) or last is None or last.seat != seat:
            raise Refused("model-no-undo")
        if last.secret or any_reveals(last.events):
            raise Refused("model-no-undo")
        self.match = match.at(match.moves - 1)
        self._told = [min(told, len(self._log(other))) for other, told in enumerate(self._told)]

    def _log(self, seat: int) -> list[Message]:
        words = self.match.game.words
        return [*self._agreed, *(words.event(event) for event in seen_by(self.match.log, seat))]

    def look(self, seat: int) -> Look:
        """What the seat may know."""
        state, words = self.match.state, self.match.game.words
        view = state.view(seat)
        asked = view.decision is not None
        scores = None if state.waiting() else state.scores()
        return Look(
            status="running" if state.waiting() else "over",
            view=replace(view, legal=[], aside=[]),
            waiting=words.waiting(view) if state.waiting() else None,
            prompt=words.prompt(view) if asked else None,
            secret=view.decision is not None and view.decision.secret,
            choices=words.choices(view) if asked else [],
            log=self._log(seat),
            told=self._told[seat],
            scores=scores,
            decided=words.decided(scores) if scores else None,
        )

    def has_read(self, seat: int, lines: int) -> None:
        self._told[seat] = max(self._told[seat], lines)


class LocalSeat:
    """A seat at a table in this process."""

    def __init__(self, table: Table, number: int, language: str) -> None:
        self.game: Game = table.match.game
        self.number = number
        self.speaker = text_speaker(language, table.names)
        self.table = table

    async def look(self, wait: float = 0) -> Look:
        async with self.table.changed:
            if wait > 0:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await self.table.changed.wait_for(lambda: self.table.is_asked(self.number))
            return self._look()

    def has_read(self, lines: int) -> None:
        self.table.has_read(self.number, lines)

    async def act(self, action: str) -> Look:
        async with self.table.changed:
            self.table.match.play(self.number, self.game.parse(action))
            try:
                await self.table.let_bots_play()
            finally:
                self.table.changed.notify_all()
            return self._look()

    async def why_not(self, action: str) -> Message | None:
        async with self.table.changed:
            return self.table.match.state.why_not(self.number, self.game.parse(action))

    async def undo(self) -> Look:
        async with self.table.changed:
            self.table.undo(self.number)
            self.table.changed.notify_all()
            return self._look()

    def _look(self) -> Look:
        self.speaker.names = self.table.names
        return self.table.look(self.number)


class House:
    """All tables of this process, and who may sit where: a key for each seat that is taken, an invitation for
    each one that is free."""

    def __init__(self, language: str, seed: int | None = None) -> None:
        self.language = language
        self._seed = secrets.randbits(128) if seed is None else seed
        self._opened = 0
        self._seats: dict[str, LocalSeat] = {}
        self._invitations: dict[str, tuple[Table, int]] = {}

    def seat(self, key: str) -> LocalSeat:
        """The seat with this key. Raises Refused."""
        if key not in self._seats:
            raise Refused("model-no-key", key=key[:LONGEST_NAME])
        return self._seats[key]

    async def open(
        self, game: Game, options: Mapping[str, Any], seats: Sequence[str], language: str, name: str
    ) -> tuple[str, list[str]]:
        """Open a table. Returns the key of the seat of whoever opens it, and an invitation for each open seat."""
        kinds = list(seats) or _usual_seats(game, options)
        if kinds.count(YOU) != 1:
            raise Refused("model-one-you")
        agreed = _checked(game, options, len(kinds))
        bots = {seat: _bot(kind, game) for seat, kind in enumerate(kinds) if kind not in (YOU, OPEN)}
        self._opened += 1
        deal = hashlib.sha256(f"{self._seed} {self._opened}".encode()).hexdigest()[:32]
        match = Match.start(game, agreed, int(deal, 16))
        table = Table(match, bots, _names(kinds, deal, language), deal)
        await table.let_bots_play()
        self._make_room()
        mine = kinds.index(YOU)
        key = self.take(table, mine, language, name)
        invitations = [self._invite(table, seat) for seat, kind in enumerate(kinds) if kind == OPEN]
        return key, invitations

    def join(self, invitation: str, language: str, name: str) -> str:
        """Take an open seat. An invitation works once; the key that replaces it is returned."""
        if invitation not in self._invitations:
            raise Refused("model-no-invitation", invitation=invitation[:LONGEST_NAME])
        table, seat = self._invitations.pop(invitation)
        return self.take(table, seat, language, name)

    def take(self, table: Table, seat: int, language: str, name: str = "") -> str:
        """Seat a language model. Returns its key."""
        chosen = " ".join(name.split())[:LONGEST_NAME]
        if chosen and chosen.isprintable() and chosen not in table.names:
            table.names[seat] = chosen
        key = secrets.token_urlsafe(9)
        self._seats[key] = LocalSeat(table, seat, language)
        return key

    def _invite(self, table: Table, seat: int) -> str:
        invitation = secrets.token_urlsafe(9)
        self._invitations[invitation] = (table, seat)
        return invitation

    def _make_room(self) -> None:
        """Forget the oldest table if there are too many."""
        tables = dict.fromkeys(seat.table for seat in self._seats.values())
        if len(tables) < MOST_TABLES:
            return
        oldest = next(iter(tables))
        self._seats = {key: seat for key, seat in self._seats.items() if seat.table is not oldest}
        self._invitations = {key: place for key, place in self._invitations.items() if place[0] is not oldest}


def _usual_seats(game: Game, options: Mapping[str, Any]) -> list[str]:
    """One model against the best bots."""
    (field,) = (field for field in option_fields(game.options) if field.name == "players")
    players, least, most = options.get("players", field.default), field.least or 1, field.most or MOST_SEATS
    if not isinstance(players, int) or not least <= players <= most:
        given = str(players)[:LONGEST_NAME]
        raise BadOptions("cli-flag-range", flag="players", value=given, least=least, most=most)
    return [YOU, *[quick_bot(game.name)] * (players - 1)]


def _checked(game: Game, options: Mapping[str, Any], seats: int) -> Any:
    """The options of a game with so many seats. Raises BadOptions."""
    known = [field.name for field in option_fields(game.options)]
    for name in options:
        if name not in known:
            raise BadOptions("cli-flag-choice", flag="options", value=name, known=", ".join(known))
    if options.get("players", seats) != seats:
        raise BadOptions("model-seat-count", seats=seats)
    return game.checked({**options, "players": seats})


def _bot(name: str, game: Game) -> Bot:
    """A built-in bot: others would let a caller run any code here."""
    short = name if len(name) <= LONGEST_NAME else f"{name[:LONGEST_NAME]}…"  # it is repeated in the refusal
    return bot_named(built_in_bot(short, game.name), game.name)


def _names(kinds: Sequence[str], deal: str, language: str) -> list[str]:
    """First names for bots, numbers for language models until they give a name."""
    speaker = text_speaker(language)
    names = iter(first_names(language, deal, len(kinds), []))
    return [
        speaker.text("seat-number", number=seat + 1) if kind in (YOU, OPEN) else next(names)
        for seat, kind in enumerate(kinds)
    ]
