"""The workers of one server: processes on one machine that share its port and its database.

Each table belongs to one worker, and requests for it are handed over to that one. Usually no other worker has it in
memory, but any may: workers tell each other of new rows, and of who is present, unless PostgreSQL does so.
"""

import asyncio
import contextlib
import os
import socket
import zlib
from collections.abc import Callable, Iterable, Sequence

ROWS, PRESENCE, CONNECTION = b"r", b"p", b"c"
"""The first byte of a datagram says what it is about."""
LONGEST = 256 * 1024
"""Maximum size of a datagram: more than the system lets anybody send."""
TURN = 100
"""Datagrams that are read before others get a turn."""

Inbox = tuple[socket.socket, socket.socket]
"""The two ends of a worker's inbox: one to read from, one for the others to write to."""


def new_inboxes(number: int) -> list[Inbox]:
    """An inbox for each worker. They outlive a worker that dies, together with what waits in them."""
    inboxes = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(number)]
    for inbox in inboxes:
        for end in inbox:
            end.setblocking(False)
    return inboxes


class Neighbors:
    """One worker among the others."""

    def __init__(self, number: int, inboxes: Sequence[Inbox]) -> None:
        self._number = number
        self._inbox = inboxes[number][0]
        self._all = [outbox for _, outbox in inboxes]
        self._others = [outbox for place, outbox in enumerate(self._all) if place != number]
        self.on_row: Callable[[str, int], None] = lambda match, seq: None
        self.on_presence: Callable[[str], None] = lambda payload: None
        self.on_connection: Callable[[socket.socket, bytes], None] = lambda connection, head: connection.close()

    def listen(self) -> None:
        """Read the inbox from now on."""
        asyncio.get_running_loop().add_reader(self._inbox.fileno(), self.read)

    def close(self) -> None:
        """Stop reading; what comes from now on waits for the next worker."""
        asyncio.get_running_loop().remove_reader(self._inbox.fileno())

    def announce_rows(self, keys: Iterable[tuple[str, int]]) -> None:
        """Tell the others of new rows. From any thread."""
        self._send_all(ROWS + "\n".join(f"{match} {seq}" for match, seq in keys).encode())

    async def announce(self, payload: str) -> None:
        """Tell the others who is present here."""
        self._send_all(PRESENCE + payload.encode())

    def _send_all(self, datagram: bytes) -> None:
        for outbox in self._others:
            with contextlib.suppress(OSError):  # its inbox is full: it finds new rows by polling
                outbox.send(datagram)

    def hand_over(self, table: str, connection: int, head: bytes) -> bool:
        """Give a connection, by its file descriptor, to the worker of a table, with what has been read from it.

        False if that is this worker, or if it doesn't take it.
        """
        owner = zlib.crc32(table.encode()) % len(self._all)
        if owner == self._number:
            return False
        try:
            socket.send_fds(self._all[owner], [CONNECTION + head], [connection])
        except OSError:
            return False
        return True

    def read(self) -> None:
        """Read what has arrived."""
        for _ in range(TURN):
            try:
                datagram, connections, _, _ = socket.recv_fds(self._inbox, LONGEST, 1)
            except (BlockingIOError, InterruptedError):
                return
            kind, body = datagram[:1], datagram[1:]
            if kind == CONNECTION and connections:
                os.set_inheritable(connections[0], False)
                self.on_connection(socket.socket(fileno=connections[0]), body)
            elif kind == ROWS:
                for line in body.decode().splitlines():
                    match, _, seq = line.partition(" ")
                    self.on_row(match, int(seq))
            elif kind == PRESENCE:
                self.on_presence(body.decode())
