"""Each request goes to the worker of its table, whichever worker has accepted the connection.

So everybody at a table meets in one process, which has the table in memory, and also knows what isn't stored: who is
here, and what helpers have marked.
"""

import re
from typing import Any

from cosecha.server.header_limit import LimitedHeaders
from cosecha.server.running.neighbors import Neighbors

TABLE = re.compile(rb"[A-Z]+ /(?:api/tables|t)/([A-Za-z0-9_-]+)[/? ]")
"""The beginning of a request that concerns one table."""


class WorkerHttp(LimitedHeaders):
    """HTTP as one of several workers serves it: a request for another worker's table is handed over unread, together
    with its connection. Any worker can serve any table, so nothing is lost if the other one doesn't take it."""

    def __init__(self, neighbors: Neighbors, taken: bytes = b"", **uvicorn: Any) -> None:
        """`taken` is what another worker has read from the connection before it handed it over."""
        super().__init__(**uvicorn)
        self._neighbors = neighbors
        self._taken = taken
        self._reading = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self._taken:
            self.data_received(self._taken)

    def data_received(self, data: bytes) -> None:
        if self._is_between_requests and (found := TABLE.match(data)) is not None:
            connection = self.transport.get_extra_info("socket").fileno()
            if self._neighbors.hand_over(found[1].decode(), connection, data):
                self.transport.abort()  # closes only our copy of the connection
                return
        super().data_received(data)

    @property
    def _is_between_requests(self) -> bool:
        cycle: Any = self.cycle  # None before the first request
        # Closing our copy of the connection would cut off a response that is still being sent.
        is_sent = self.transport.get_write_buffer_size() == 0
        return not self._reading and is_sent and (cycle is None or cycle.response_complete)

    def on_message_begin(self) -> None:
        self._reading = True
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._reading = False
        super().on_message_complete()
