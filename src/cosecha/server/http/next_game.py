"""The next game with the same people: the same terms, and a seat reserved for everybody who played.

In a series, the next table opens by itself and keeps its host. Otherwise the person who sets it up hosts the new table.
The others see an offer at the finished table and exchange their links there for links to their new seats. Only they see
these; a link that the new host has seen stops working.
"""

from collections.abc import Collection

import msgspec

from cosecha.core.options import without_handed_over
from cosecha.server.common.refusals import Forbidden, NoTable, Refused
from cosecha.server.http.links import Opened
from cosecha.server.http.services import Services
from cosecha.server.running.next_in_series import open_next
from cosecha.server.table import facts, seating
from cosecha.server.table.access import Access
from cosecha.server.table.between import choosing
from cosecha.server.table.chairs import Chair
from cosecha.server.table.facts import Fact, SeatPlan
from cosecha.server.table.series import carried_generation, has_next
from cosecha.server.table.table import Decide, Table


async def set_up(services: Services, id: str, access: Access) -> Opened:
    """Open a table for the next game, or join the one that somebody else has opened. Raises Refused."""
    _require_player(access)
    async with services.gate.at(id, access, fresh=True) as table:
        if table.status != "over":
            raise Refused("error-not-over")
        in_series = has_next(table)
        _require_choices(table)
    if in_series:
        return await _join_series(services, id, access)
    async with services.gate.at(id, access, fresh=True) as table:
        known = table.following.table if table.following else ""
        fact = _opened(table, access.plays)
    if known and await _exists(services, known):
        return await _join(services, known, access)
    new = await services.lobby.open_table(fact)
    await services.gate.change(
        id, access, _announced(facts.Followed(new.table, min(access.plays, default=None), fact.kept), known)
    )
    async with services.gate.at(id, access) as table:
        found = table.following.table if table.following else new.table
    if found == new.table:
        return new
    await services.tables.remove(new.table, services.tables.clock() + 1)  # somebody else was faster
    return await _join(services, found, access)


async def join(services: Services, id: str, access: Access) -> Opened:
    """Exchange seats at a finished table for those of the next game. Raises Refused."""
    _require_player(access)
    async with services.gate.at(id, access, fresh=True) as table:
        in_series = has_next(table)
        _require_choices(table)
        if table.following is None and not in_series:
            raise Refused("error-no-next-game")
        next = table.following.table if table.following else ""
    if in_series:
        return await _join_series(services, id, access)
    return await _join(services, next, access)


def _require_player(access: Access) -> None:
    if not access.host and not access.plays:
        raise Forbidden("error-not-your-seat")


def _require_choices(table: Table) -> None:
    """In a series, the next game waits until everybody has chosen. Raises Refused."""
    if choosing(table):
        raise Refused("error-choices-open")


async def _exists(services: Services, id: str) -> bool:
    """Whether a table still exists: abandoned ones are removed."""
    try:
        async with services.tables.at(id):
            return True
    except NoTable:
        return False


def _opened(table: Table, own: Collection[int]) -> facts.Opened:
    """The next game's table, set up by somebody with these seats."""
    now = table.opened
    seats = [_plan(chair, seat in own) for seat, chair in enumerate(table.chairs)]
    agreed = now.series.series if now.series else None  # after a series, another one of its kind
    fact = seating.opened(
        now.game,
        agreed.options if agreed else without_handed_over(table.game.options, now.options),
        seats,
        now.public,
        now.pace,
        now.confirm,
        now.clock,
        now.hints,
        now.language,
        agreed.kind if agreed else "",
    )
    kept = [seat for seat, plan in enumerate(seats) if plan.kind == "open"]
    return msgspec.structs.replace(fact, follows=table.id, kept=kept, owner=now.owner)


def _plan(chair: Chair, own: bool) -> SeatPlan:
    return SeatPlan("here" if own else "bot" if chair.kind == "bot" else "open", chair.name, chair.bot)


def _announced(followed: facts.Followed, gone: str) -> Decide:
    """Announce the next game at the finished table. `gone` is an earlier one whose table was removed."""

    def decide(table: Table) -> list[Fact]:
        return [] if table.following and table.following.table != gone else [followed]

    return decide


async def _join(services: Services, id: str, access: Access) -> Opened:
    async with services.tables.at(id, fresh=True) as table:
        own = {
            seat
            for seat in access.plays
            if table.opened.seats[seat].kind == "here"
            and ("play", seat) not in table.generations  # not given away either
        }
        kept = access.plays & table.kept
    if not own and not kept:
        raise Refused("error-seat-taken")
    for seat in sorted(kept):
        await services.tables.change(id, _claimed(seat))
    async with services.tables.at(id) as table:
        return Opened(id, services.links.seat_tokens(table, own | (kept & table.claimed)))


async def _join_series(services: Services, id: str, access: Access) -> Opened:
    """Exchange links at a table of a series for those at the next one; the host stays the host.

    The table opens by itself, but perhaps not yet, or it has been abandoned and removed.
    """
    new = await open_next(services.tables, id)
    if new is None:
        raise Refused("error-no-next-game")
    async with services.gate.at(id, access) as table:
        began = {seat: carried_generation(table, "play", seat) for seat in access.plays}
    async with services.tables.at(new, fresh=True) as table:
        own = {seat for seat in began if table.generations.get(("play", seat), 0) == began[seat]}
        if not own and not access.host:
            raise Refused("error-seat-taken")  # the host has given it to somebody else
        tokens = services.links.host_tokens(table) if access.host else {}
        return Opened(new, tokens | services.links.seat_tokens(table, own))


def _claimed(seat: int) -> Decide:
    """A person takes the seat reserved for them, and earlier links to it are revoked."""

    def decide(table: Table) -> list[Fact]:
        if seat in table.claimed:
            return []
        if seat not in table.kept:
            raise Refused("error-seat-taken")
        return [facts.Claimed(seat), *seating.revoke_for_guest(table, seat)]

    return decide
