"""Checks that several requests share."""

from cosecha.core.match import Match
from cosecha.server.common.refusals import Refused
from cosecha.server.table.table import Table

ROWS = 20_000
"""Rows after which a table refuses what isn't needed to finish its game. A long game has a few hundred."""


def match_of(table: Table) -> Match:
    """The match being played at the table. Raises Refused if there is none."""
    if table.match is None:
        raise Refused("error-table-not-started")
    if table.opened.record is not None:
        raise Refused("error-table-archive")
    return table.match


def require_person(table: Table, seat: int) -> None:
    """People can't act while a bot plays for them; they have to sit down again first. Raises Refused."""
    if table.chairs[seat].kind != "person":
        raise Refused("error-bot-plays")


def is_repeated(table: Table, seat: int, key: str, what: str) -> bool:
    """Whether the seat has already sent this request, so that it counts once. Raises Refused if the idempotency key was
    used for something else.

    Of several answers sent together, only the first ones may be stored: the match plays forced actions by itself.
    """
    known = table.keys.get((seat, key))
    if known is not None and not f"{what} ".startswith(f"{known} "):
        raise Refused("error-key-used", key=key)
    return known is not None


def allows_hints(table: Table) -> bool:
    """Whether bots and the coach may advise people now: once a game is over, always. But a fork without hints was made
    while its origin was running, which it may still be."""
    return table.opened.hints or (table.status == "over" and table.opened.origin is None)


def require_hints(table: Table) -> None:
    """Refuse advice where the table is without hints. Raises Refused."""
    if not allows_hints(table):
        raise Refused("error-without-hints")


def require_room(table: Table) -> None:
    """Guards requests that could add rows forever without ending the game. Raises Refused."""
    if table.seq >= ROWS:
        raise Refused("error-table-full")
