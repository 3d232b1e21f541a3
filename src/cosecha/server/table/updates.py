"""What one viewer sees of a table: the only place where its secrets are removed."""

from collections.abc import Sequence
from typing import Any

import msgspec

from cosecha.core.fairness import commitment
from cosecha.server.table.between import choice_deadlines
from cosecha.server.table.cards import seat_cards
from cosecha.server.table.checks import allows_hints, match_of
from cosecha.server.table.log import Line, Said
from cosecha.server.table.series import choice_for, series_state
from cosecha.server.table.table import Table
from cosecha.server.table.undoing import has_chosen, is_free, moves_before
from cosecha.server.table.wire import Help, NextGame, Now, UndoState, Update

_encode = msgspec.json.Encoder().encode

SHARED = 16
"""Encoded updates that a table keeps until its next row: those of viewers who are up to date, and a few others."""
CHAT_PAGE = 100
"""Chat messages in a viewer's first update; earlier ones are sent on demand."""


def earlier_chat(table: Table, before: int) -> list[Said]:
    """The page of chat before a row."""
    return table.log.chat[: _after(table.log.chat, before - 1)][-CHAT_PAGE:]


def update_for(table: Table, seat: int | None, since: int = 0) -> Update:
    """What came after row `since`, and the current state, as a seat or a spectator (None) may know it."""
    now = table.shown.get(seat)
    if now is None:
        now = table.shown[seat] = _now(table, seat)
    return Update(
        table=table.id,
        since=since,
        seq=table.seq,
        seat=seat,
        lines=[
            line for line in table.log.lines[_after(table.log.lines, since) :] if line.only is None or line.only == seat
        ],
        chat=table.log.chat[_after(table.log.chat, since) :] if since else table.log.chat[-CHAT_PAGE:],
        now=now,
        gone=table.log.gone_since(since),
    )


class EncodedUpdate:
    """An update as JSON: the same bytes for everybody who sees the same and has seen the same before."""

    __slots__ = ("clocked", "frame", "json")

    def __init__(self, update: Update) -> None:
        self.json = _encode(update)
        self.clocked = bool(update.now.deadlines)
        """Whether somebody's clock runs."""
        self.frame: Any = None
        """Cached by `api/frames.py`."""


def encoded_update(table: Table, seat: int | None, since: int) -> EncodedUpdate:
    """The same as `update_for`, encoded once for all viewers who share it."""
    found: EncodedUpdate | None = table.encoded.get((seat, since))
    if found is None:
        found = EncodedUpdate(update_for(table, seat, since))
        if len(table.encoded) < SHARED:
            table.encoded[seat, since] = found
    return found


def _after(lines: Sequence[Line | Said], since: int) -> int:
    """The index of the first line after row `since`. Searched from the end, because most viewers are up to date."""
    start = len(lines)
    while start and lines[start - 1].seq > since:
        start -= 1
    return start


def _now(table: Table, seat: int | None) -> Now:
    cards = seat_cards(table)
    if table.match is None:
        promise = commitment(table.opened.secret) if table.opened.secret else ""
        return Now(
            status=table.status,
            seats=cards,
            hints=allows_hints(table),
            series=series_state(table),
            commitment=promise,
        )
    state = table.match.state
    words = table.game.words
    view = state.view(seat)
    playing = seat is not None and table.chairs[seat].kind == "person"
    asked = view.decision is not None and playing
    scores = state.scores() if table.status == "over" else None
    return Now(
        status=table.status,
        seats=cards,
        moves=table.match.moves,
        waiting=list(view.waiting),
        waiting_line=words.waiting(view),
        view=msgspec.structs.replace(view, legal=[], aside=[]),
        decision=view.decision if asked else None,
        prompt=words.prompt(view) if asked else None,
        choices=words.choices(view) if asked else [],
        together=[table.game.notation(action) for action in state.together(seat)] if asked and seat is not None else [],
        undo=_undo(table, seat if playing else None),
        plans={kind: action for (owner, kind), action in table.plans.items() if owner == seat},
        help=_help(table, seat),
        hints=allows_hints(table),
        deadlines=table.deadlines() | choice_deadlines(table),
        banks=table.banks(),
        watchers_muted=table.watchers_muted,
        scores=scores,
        decided=words.decided(scores) if scores else None,
        next=_next(table),
        series=series_state(table),
        choice=choice_for(table, seat),
    )


def _next(table: Table) -> NextGame | None:
    found = table.following
    return NextGame(found.seat, found.kept, found.in_series) if found else None


def _help(table: Table, seat: int | None) -> Help:
    agreed = None if seat is None else table.help.get(seat)
    return Help(agreed.source, agreed.only) if agreed else Help()


def _undo(table: Table, seat: int | None) -> UndoState:
    request = table.undo
    wish = (request.row, request.moves, request.seat, request.asked) if request else ()
    if seat is not None and has_chosen(table, seat):
        return UndoState(possible=True, free=True)
    moves = None if seat is None else moves_before(table, seat)
    if seat is None or moves is None:
        return UndoState(False, False, False, *wish)
    turn = moves > 0 and match_of(table).played[moves - 1].seat == seat
    return UndoState(True, is_free(table, seat, moves), turn, *wish)
