"""Replays: a match at any of its moves, as far as the viewer may see, and forks from there."""

from collections.abc import Callable
from threading import Lock
from typing import Any

import msgspec

from cosecha.bots.registry import built_in_bot
from cosecha.core.agreed import agreed_lines
from cosecha.core.errors import BadBot
from cosecha.core.event import seen_by
from cosecha.core.fairness import new_secret
from cosecha.core.match import Match
from cosecha.core.message import Message
from cosecha.core.record import Record, dump, first_state, loading, stored_events
from cosecha.core.rng import Rng
from cosecha.core.state import State
from cosecha.core.steps import Steps
from cosecha.games import by_name
from cosecha.server.common.refusals import Forbidden, Refused
from cosecha.server.table import facts
from cosecha.server.table.checks import allows_hints
from cosecha.server.table.facts import SeatPlan
from cosecha.server.table.names import unique_names
from cosecha.server.table.seating import known_bot
from cosecha.server.table.table import Table


class Moment(msgspec.Struct, frozen=True):
    """A match after `move` of its moves."""

    move: int
    moves: int
    seat: int | None
    view: Any
    lines: list[Message]
    """What the last move did; before the first, also what was agreed."""
    standing: Any
    """The score sheet as if this round were the last, as far as the viewer could know it."""


def match_of(table: Table) -> Match:
    """The match of a table that has started. Raises Refused."""
    if table.match is None:
        raise Refused("error-table-not-started")
    return table.match


def _viewpoint(table: Table, seat: int | None, wanted: int | None) -> int | None:
    """The seat whose view is shown: the viewer's own, or any once the match is over. Raises Forbidden."""
    if wanted is None or wanted == seat:
        return wanted if wanted is not None else seat
    if table.status != "over" or not 0 <= wanted < len(table.chairs):
        raise Forbidden("error-not-your-seat")
    return wanted


def moment(table: Table, seat: int | None, wanted: int | None, move: int) -> Moment:
    """The match at a move, as the viewer sees it, or as any seat does once it is over."""
    match = match_of(table)
    if not 0 <= move <= match.moves:
        raise Refused("error-no-move", move=move, moves=match.moves)
    viewpoint = _viewpoint(table, seat, wanted)
    then = match.at(move)
    events = stored_events(then.record(), table.game)[-1]
    view = then.state.view(viewpoint)
    first = agreed_lines(table.game, table.opened.options) if move == 0 else []
    return Moment(
        move=move,
        moves=match.moves,
        seat=viewpoint,
        view=msgspec.structs.replace(view, legal=[], aside=[]),
        lines=[*first, *(table.game.words.event(event) for event in seen_by(events, viewpoint))],
        standing=table.game.standing(view),
    )


def download(table: Table) -> str:
    """The record: complete once the match is over, until then only what everybody may know."""
    return dump(match_of(table).public())


def uploaded(text: str) -> Steps[facts.Opened]:
    """A table for an uploaded record; its moves are checked when the table is created. Raises BadRecord."""
    record = yield from loading(text)
    game = by_name(record.game)
    first_state(record, game)
    players = game.checked(record.options).players
    names = unique_names(record.names) or [f"{seat + 1}" for seat in range(players)]
    return facts.Opened(
        game=record.game,
        options=record.options,
        seats=_sitting(record, names),
        public=False,
        secret="",
        record=msgspec.to_builtins(record),
        rules=record.rules,
    )


def _sitting(record: Record, names: list[str]) -> list[SeatPlan]:
    """Who sat there, and for bundled bots, which."""
    kinds = record.seats if len(record.seats) == len(names) else [""] * len(names)
    return [SeatPlan("bot", name, _bundled(kind, record.game)) for name, kind in zip(names, kinds, strict=True)]


def _bundled(kind: str, game: str) -> str:
    """The name of a bundled bot; empty for people, and for bots that we don't have or not with these seconds."""
    try:
        return built_in_bot(kind, game)
    except BadBot:
        return ""


def forked(table: Table, seat: int | None, move: int, plays: int, bot: str, rng: Rng) -> facts.Opened:
    """A new table that continues from a move against bots; what the seat couldn't know then is dealt again."""
    match = match_of(table)
    if not 0 <= move <= match.moves or not 0 <= plays < len(table.chairs):
        raise Refused("error-no-move", move=move, moves=match.moves)
    then: State = match.at(move).state
    dealt = table.game.guess(then.view(_viewpoint(table, seat, plays)), rng)
    position = msgspec.to_builtins(dealt.position(), str_keys=True)
    return facts.Opened(
        game=table.opened.game,
        options=position["options"],
        seats=[
            SeatPlan("here" if other == plays else "bot", chair.name, known_bot(bot, table.game.name))
            for other, chair in enumerate(table.chairs)
        ],
        language=table.opened.language,
        public=False,
        secret="",
        luck=new_secret(),
        position=position,
        origin=facts.Origin(table.id, move),
        rules=table.game.version,
        hints=allows_hints(table),  # or one could ask for hints in a fork of the running game
    )


def standing(table: Table, seat: int | None) -> Any:
    """The score sheet as if this round were the last, as far as a seat may know it."""
    return table.game.standing(match_of(table).state.view(seat))


class Curve:
    """Everybody's points after each move, as if the round were the last; computed once and then extended.

    While a match runs, as one seat could know them then; once it is over, each seat's as that seat knew them.
    """

    def __init__(self, table: Table, seat: int | None) -> None:
        self._game = table.game
        self._seats = list(range(len(table.chairs))) if table.status == "over" else None
        self._seat = seat
        self._lock = Lock()
        self._moves: list[tuple[int, str]] = []
        self._points: list[list[int]] = []

    def upto(self, match: Match, moves: list[tuple[int, str]]) -> list[list[int]]:
        """The points before the first move and after each one. Slow; may run in any thread."""
        with self._lock:
            # Start over the first time and after an undo.
            if not self._points or moves[: len(self._moves)] != self._moves[: len(moves)]:
                self._state: State = match.at(0).state
                self._moves, self._points = [], [self._standing()]
            for seat, action in moves[len(self._moves) :]:
                self._state.apply(seat, self._game.parse(action))
                self._moves.append((seat, action))
                self._points.append(self._standing())
            return self._points[: len(moves) + 1]

    def _standing(self) -> list[int]:
        if self._seats is None:
            seen: list[int] = self._game.standing(self._state.view(self._seat)).totals
            return seen
        return [self._game.standing(self._state.view(own)).totals[own] for own in self._seats]


def standings(table: Table, seat: int | None) -> Callable[[], list[list[int]]]:
    """A function that computes everybody's points after each move, to be run in a thread."""
    match = match_of(table)
    over = table.status == "over"
    key = (over, None if over else seat)
    curve = table.curves.setdefault(key, Curve(table, seat))
    moves = [(move.seat, move.action) for move in match.played]
    return lambda: curve.upto(match, moves)
