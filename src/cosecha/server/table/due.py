"""What happens at a table without anybody acting, and when."""

import math

from cosecha.core.errors import CosechaError
from cosecha.server.table.between import bots_to_choose, choice_deadlines, choosing
from cosecha.server.table.series import awaits_next
from cosecha.server.table.table import Table


def due(table: Table, now: float = math.inf) -> float | None:
    """When the next thing is due: an automatic answer, a bot's move, a clock that runs out, the next game of a series.

    A row from the future, stored before the system's clock was set back, doesn't keep bots waiting: it counts as `now`.
    """
    if plan_to_follow(table) or awaits_next(table) or bots_to_choose(table):
        return table.at
    clock = table.opened.clock
    times = list(deadlines(table).values()) if clock and clock.at_zero == "bot" else []
    if bots_to_move(table):
        times.append(min(table.at, now) + table.opened.pace)
    return min(times, default=None)


def deadlines(table: Table) -> dict[int, float]:
    """When the time of each person who owes an answer is up, in the match or after it."""
    return table.deadlines() | choice_deadlines(table)


def bots_to_move(table: Table) -> list[int]:
    """The seats of bots that owe an answer."""
    if table.opened.record is not None:
        return []
    return [seat for seat in table.waiting if table.chairs[seat].kind == "bot"]


def scripted_answer(table: Table, seat: int) -> str | None:
    """What a lesson has this seat's bot answer now, if that is legal.

    Counted by moves, so that undo leads back to it.
    """
    if seat >= len(table.opened.script) or table.match is None:
        return None
    answered = sum(move.seat == seat for move in table.match.played)
    for answer in table.opened.script[seat][answered : answered + 1]:
        if _is_legal(table, seat, answer):
            return answer
    return None


def plan_to_follow(table: Table) -> tuple[int, str] | None:
    """The first person's seat with an automatic answer that is legal now, and that answer.

    One that isn't legal stays, and the seat is asked: a row that removed it would give it away.
    """
    if not table.plans or table.match is None:
        return None
    state = table.match.state
    for seat in table.waiting:
        plan = table.plans.get((seat, state.topic(seat)))
        if plan is not None and table.chairs[seat].kind == "person" and _is_legal(table, seat, plan):
            return seat, plan
    return None


def _is_legal(table: Table, seat: int, action: str) -> bool:
    try:
        return table.match is not None and table.match.state.why_not(seat, table.game.parse(action)) is None
    except CosechaError:
        return False


def notices_due(table: Table) -> dict[int, float]:
    """When each seat that wants to be notified of its turn, and doesn't know of it yet, should be notified."""
    since = table.clocks.since
    if table.match is None or table.over_since is not None:
        since = _asked_since(table)
    return {
        seat: since[seat] + wish.after
        for seat, wish in table.notices.items()
        if seat in since and seat not in table.aware and table.chairs[seat].kind != "bot"
    }


def _asked_since(table: Table) -> dict[int, float]:
    """Around the match: since when seats owe a choice, or, in a series, are expected at the next game."""
    if table.over_since is not None:
        return dict.fromkeys(choosing(table), table.over_since)
    expected = table.opened.series is not None and table.opened.follows
    return {seat: table.opened_at for seat, chair in enumerate(table.chairs) if expected and chair.kind == "open"}
