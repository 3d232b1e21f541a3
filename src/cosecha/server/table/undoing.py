"""Undo: what can be undone, for free or with everybody's consent."""

from cosecha.core.event import any_reveals
from cosecha.server.common.refusals import Refused, Stale
from cosecha.server.table import facts
from cosecha.server.table.between import questions
from cosecha.server.table.checks import is_repeated, match_of, require_person, require_room
from cosecha.server.table.facts import Fact
from cosecha.server.table.table import Decide, Table


def undo(seat: int, key: str, turn: bool = False) -> Decide:
    """Undo the seat's last action, or its whole turn: at once if that is free, otherwise ask the other people."""

    def decide(table: Table) -> list[Fact]:
        if is_repeated(table, seat, key, "undo"):
            return []
        match_of(table)
        require_person(table, seat)
        require_room(table)
        if has_chosen(table, seat):
            return [facts.Chose(seat, None, key)]
        moves = moves_before(table, seat, turn)
        if moves is None:
            raise Refused("error-nothing-to-undo")
        if is_free(table, seat, moves):
            return [facts.Undone(seat, moves, key)]
        if table.undo is not None:
            raise Refused("error-undo-open")
        return [facts.UndoAsked(seat, moves, key)]

    return decide


def has_chosen(table: Table, seat: int) -> bool:
    """Whether a seat has chosen something between two games of a series, and others haven't yet."""
    return seat in table.chosen and seat in questions(table)


def answer_undo(seat: int, agrees: bool, row: int | None = None) -> Decide:
    """Allow another seat's undo, or refuse it; it happens when the last person agrees. `row` names the request."""

    def decide(table: Table) -> list[Fact]:
        request = table.undo
        if table.status == "over" or request is None or seat not in request.asked or row not in (None, request.row):
            raise Stale("error-stale")
        answered = facts.UndoAnswered(seat, agrees)
        if agrees and request.asked == [seat]:
            return [answered, facts.Undone(request.seat, request.moves)]
        return [answered]

    return decide


def moves_before(table: Table, seat: int, turn: bool = False) -> int | None:
    """How many moves the match had before the seat's last action and those sent together with it, or, with `turn`,
    before everything it did in a row.

    A move on hold counts as an action. None if nothing can be undone. That includes a finished match, where everything
    hidden has been published; among people, a secret answer; and moves of people who have left, because they couldn't
    agree.
    """
    match = match_of(table)
    if table.status == "over":
        return None
    played = match.played
    last = len(played)
    if not match.state.held >> seat & 1:
        last -= 1
        while last >= 0 and played[last].seat != seat:
            last -= 1
        if last < 0:
            return None
    while last and played[last - 1].seat == seat and (turn or table.is_joined(seat, last)):
        last -= 1
    if any(move.secret for move in played[last:]) and not _alone_since(table, seat, last):
        return None
    return last if _is_anybody_else(table, seat) or is_free(table, seat, last) else None


def is_free(table: Table, seat: int, moves: int) -> bool:
    """Whether nobody has to agree. Against bots always; otherwise as long as no other seat has acted since, nothing
    hidden was revealed, and no other person has been asked a question that is still open."""
    match = match_of(table)
    if moves == match.moves or _alone_since(table, seat, moves):
        return True
    since = match.played[moves:]
    if match.state.held & ~(1 << seat):
        return False
    for move in since:
        if move.seat != seat:
            return False
    for other, asked_after in table.asked_after.items():
        if other != seat and table.chairs[other].kind == "person" and asked_after > moves:
            return False
    return not any(any_reveals(move.events) for move in since)


def _alone_since(table: Table, seat: int, moves: int) -> bool:
    """Whether all the others are bots, and have been since the match had this many moves."""
    for other, chair in enumerate(table.chairs):
        if other != seat and (chair.kind == "person" or chair.until > moves):
            return False
    return True


def _is_anybody_else(table: Table, seat: int) -> bool:
    """Whether any other seat is a person's."""
    for other, chair in enumerate(table.chairs):
        if other != seat and chair.kind == "person":
            return True
    return False
