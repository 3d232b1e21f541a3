"""The names of a table's bots: their first names, in the language of the person who set it up, and what they are."""

import msgspec

from cosecha.bots.registry import within
from cosecha.locale.first_names import first_names
from cosecha.server.table.facts import Opened


def with_names(opened: Opened, table: str) -> Opened:
    """Name every bot that has no name yet; one table always gets the same names."""
    nameless = [seat for seat, plan in enumerate(opened.seats) if plan.kind == "bot" and not plan.name]
    if not nameless:
        return opened
    seats = list(opened.seats)
    names = first_names(opened.language, table, len(nameless), [plan.name for plan in seats])
    for seat, name in zip(nameless, names, strict=True):
        seats[seat] = msgspec.structs.replace(seats[seat], name=name)
    return msgspec.structs.replace(opened, seats=seats)


def with_seconds(opened: Opened, most: float) -> Opened:
    """Let no bot think longer than `most`. In an uploaded record, nobody thinks any more."""
    if opened.record is not None:
        return opened
    seats = [
        msgspec.structs.replace(plan, bot=plan.bot and within(plan.bot, opened.game, most)) for plan in opened.seats
    ]
    return msgspec.structs.replace(opened, seats=seats)
