"""Rate limit for chat messages."""

from cosecha.server.common.limits import Limiter
from cosecha.server.common.refusals import TooFast
from cosecha.server.table import facts
from cosecha.server.table.access import Access
from cosecha.server.table.table import Table

BURST = 5
"""Messages allowed in a burst."""


class ChatRate:
    """One limit per seat and per spectator, on top of the limits on requests."""

    def __init__(self, per_second: float) -> None:
        self._limiter = Limiter(per_second, burst=max(per_second, 1) * BURST)

    def check(self, table: Table, access: Access, line: facts.Said) -> None:
        """Count a new message; a retried request adds none and costs nothing. Raises TooFast."""
        if not self._limiter.allows(access.spectator if line.seat is None else (table.id, line.seat)):
            raise TooFast("error-chat-too-fast")
