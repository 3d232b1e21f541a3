"""The chat of a table."""

from cosecha.server.common.refusals import Refused
from cosecha.server.table import facts
from cosecha.server.table.checks import is_repeated, require_room
from cosecha.server.table.facts import Fact
from cosecha.server.table.names import clean_name, looks_taken
from cosecha.server.table.table import Decide, Table

CHAT_LENGTH = 500
CHAT_LINES = 2000
"""Maximum number of lines per table."""


def say(seat: int | None, name: str, text: str, key: str = "") -> Decide:
    """Add a line. A spectator (None) gives a name that nobody at the table has."""

    def decide(table: Table) -> list[Fact]:
        line = text.strip()[:CHAT_LENGTH]
        if seat is not None and is_repeated(table, seat, key, line):
            return []
        if table.watchers_muted if seat is None else table.chairs[seat].muted:
            raise Refused("error-muted")
        speaker = clean_name(name) if seat is None else table.chairs[seat].name
        if not speaker:
            raise Refused("error-name-missing")
        if seat is None and looks_taken(speaker, table.names):
            raise Refused("error-name-taken")
        if not line:
            return []
        if len(table.log.chat) >= CHAT_LINES:
            raise Refused("error-chat-full")
        require_room(table)
        return [facts.Said(seat, speaker, line, key)]

    return decide


def mute(seat: int | None, muted: bool) -> Decide:
    """Mute a seat, or all spectators (None); or unmute them."""

    def decide(table: Table) -> list[Fact]:
        if seat is not None and seat >= len(table.chairs):
            raise Refused("error-no-seat")
        now = table.watchers_muted if seat is None else table.chairs[seat].muted
        return [facts.Muted(seat, muted)] if now != muted else []

    return decide
