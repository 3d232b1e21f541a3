"""Live connections go to the worker that has their table, whichever worker has accepted them."""

import re
from typing import Any

from cosecha.server.header_limit import LimitedHeaders
from cosecha.server.running.neighbors import Neighbors

LIVE = re.compile(rb"/api/tables/([A-Za-z0-9_-]+)/live/?(?:\?|$)")


class WorkerHttp(LimitedHeaders):
    """HTTP as one of several workers serves it."""

    def __init__(self, neighbors: Neighbors, **uvicorn: Any) -> None:
        super().__init__(**uvicorn)
        self._neighbors = neighbors

    def handle_websocket_upgrade(self) -> None:
        live = LIVE.match(self.url)
        if live is None or not self._hand_over(live[1].decode()):
            super().handle_websocket_upgrade()

    def _hand_over(self, table: str) -> bool:
        """Whether the worker of this table takes the connection."""
        head = [self.scope["method"].encode(), b" ", self.url, b" HTTP/1.1\r\n"]
        for name, value in self.scope["headers"]:
            head += [name, b": ", value, b"\r\n"]
        connection = self.transport.get_extra_info("socket").fileno()
        if not self._neighbors.hand_over(table, connection, b"".join([*head, b"\r\n"])):
            return False
        self.transport.abort()  # closes only our copy of the connection
        return True
