"""Opens the next game of a series, by itself, when a game is over.

Every step can be repeated: after a crash, or if two nodes do it at once, what is done already is found.
"""

import contextlib

from cosecha.server.common.refusals import Refused
from cosecha.server.running.tables import Tables
from cosecha.server.storage.store import Holding
from cosecha.server.table import facts, seating
from cosecha.server.table.facts import Fact, lineage
from cosecha.server.table.series import carried_generation, has_next, next_facts, next_id
from cosecha.server.table.table import Table


async def open_next(tables: Tables, id: str) -> str | None:
    """Open the table of the next game, with everybody's links; None if the series is over or the game isn't.

    People sit down there when they come; if there are only bots, it starts.
    """
    async with tables.at(id, fresh=True) as table:
        if not has_next(table):
            return None
        new, row = next_id(table), next_facts(table)
        holdings = _carried(table, await tables.store.holders(id), new)
    opened = row[0]
    assert isinstance(opened, facts.Opened)
    with contextlib.suppress(Refused):  # it is there already
        await tables.create(new, row)
    for holding in holdings:
        await tables.store.hold(holding)
    if all(plan.kind == "bot" for plan in opened.seats):
        await tables.change(new, seating.start())
    await tables.change(id, lambda table: _announced(table, new))
    return new


def _carried(table: Table, holdings: list[Holding], new: str) -> list[Holding]:
    """The links that people hold at the next table: the valid ones that they hold here."""
    return [
        Holding(each.person, new, each.role, each.seat, carried_generation(table, each.role, each.seat))
        for each in holdings
        if each.generation == table.generations.get((lineage(each.role), each.seat), 0)
    ]


def _announced(table: Table, new: str) -> list[Fact]:
    """Everybody who has a seat here has one there, also people for whom a bot plays at the moment."""
    kept = [seat for seat, plan in enumerate(table.opened.seats) if plan.kind != "bot" or seat in table.guests]
    return [] if table.following else [facts.Followed(new, None, kept, in_series=True)]
