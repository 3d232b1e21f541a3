"""The workers of one server: processes on one machine that share its port and its database.

Each table belongs to one worker, and requests for it are handed over to that one. Usually no other worker has it in
memory, but any may: workers tell each other of new rows, and of who is present, unless PostgreSQL does so.
"""

import asyncio
import mmap
import os
import socket
import zlib
from collections.abc import Callable, Iterable

ROWS, PRESENCE, CONNECTION = b"r", b"p", b"c"
"""The first byte of a datagram says what it is about."""
LONGEST = 256 * 1024
"""Maximum size of a datagram: more than the system lets anybody send."""
LONGEST_HEAD = 8 * 1024
"""Maximum size of what is handed over with a connection: a few large requests would fill an inbox."""
AT_ONCE = 100
"""Datagrams that are read before other tasks get a turn."""


class Inboxes:
    """An inbox for each worker, made before the fork. They outlive a worker that dies, with what waits in them."""

    def __init__(self, number: int) -> None:
        self.pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(number)]
        """The two ends of each inbox: one to read from, one for the others to write to."""
        for pair in self.pairs:
            for end in pair:
                end.setblocking(False)
        self.lost = memoryview(mmap.mmap(-1, 8 * number * number)).cast("Q")
        """How many announcements of rows each worker has failed to send to each of the others, in shared memory. Only
        the sender writes its counters, so they need no lock."""

    def close(self) -> None:
        for pair in self.pairs:
            for end in pair:
                end.close()


class Neighbors:
    """One worker among the others."""

    def __init__(self, number: int, inboxes: Inboxes) -> None:
        self._number = number
        self._inbox = inboxes.pairs[number][0]
        self._outboxes = [outbox for _, outbox in inboxes.pairs]
        workers = len(self._outboxes)
        self._lost_by_us = inboxes.lost[number * workers : (number + 1) * workers]
        self._lost_for_us = inboxes.lost[number::workers]
        self._known_losses = self._lost_for_us.tolist()
        self._closed = False
        self.on_row: Callable[[str, int], None] = lambda match, seq: None
        self.on_loss: Callable[[], None] = lambda: None
        """Called when announcements of rows got lost."""
        self.on_presence: Callable[[str], None] = lambda payload: None
        self.on_connection: Callable[[socket.socket, bytes], None] = lambda connection, head: connection.close()

    def listen(self) -> None:
        """Read the inbox from now on."""
        asyncio.get_running_loop().add_reader(self._inbox.fileno(), self._read)

    def close(self) -> None:
        """Stop reading; what comes from now on waits for the next worker."""
        self._closed = True
        asyncio.get_running_loop().remove_reader(self._inbox.fileno())

    def announce_rows(self, keys: Iterable[tuple[str, int]]) -> None:
        """Tell the others of new rows. From any thread, but always the same one."""
        lines = "\n".join(f"{match} {seq}" for match, seq in keys)
        if lines:
            for other in self._send_all(ROWS + lines.encode()):
                self._lost_by_us[other] += 1

    async def announce(self, payload: str) -> None:
        """Tell the others who is present here."""
        self._send_all(PRESENCE + payload.encode())  # if it gets lost, the next report repeats it

    def _send_all(self, datagram: bytes) -> list[int]:
        """Send to all others; returns those whose inbox is full."""
        full = []
        for other, outbox in enumerate(self._outboxes):
            if other != self._number:
                try:
                    outbox.send(datagram)
                except OSError:
                    full.append(other)
        return full

    def owns(self, table: str) -> bool:
        """Whether a table belongs to this worker."""
        return self._owner(table) == self._number

    def _owner(self, table: str) -> int:
        return zlib.crc32(table.encode()) % len(self._outboxes)

    def hand_over(self, table: str, connection: int, head: bytes) -> bool:
        """Give a connection, by its file descriptor, to the worker of a table, with what has been read from it.

        False if that is this worker, or if it doesn't take it.
        """
        if self.owns(table) or len(head) > LONGEST_HEAD:
            return False
        try:
            socket.send_fds(self._outboxes[self._owner(table)], [CONNECTION + head], [connection])
        except OSError:
            return False
        return True

    def hear(self) -> None:
        """Read everything that has been announced so far, or learn that some of it got lost."""
        if self._closed:
            self.on_loss()
            return
        while self._read_next():
            pass
        self._notice_losses()

    def _read(self) -> None:
        """Read some of what has arrived; the event loop calls again while there is more."""
        for _ in range(AT_ONCE):
            if not self._read_next():
                break
        self._notice_losses()

    def _notice_losses(self) -> None:
        losses = self._lost_for_us.tolist()
        if losses != self._known_losses:
            self._known_losses = losses
            self.on_loss()

    def _read_next(self) -> bool:
        """Read one datagram; False if there is none."""
        try:
            datagram, descriptors, _, _ = socket.recv_fds(self._inbox, LONGEST, 1)
        except (BlockingIOError, InterruptedError):
            return False
        for descriptor in descriptors:
            os.set_inheritable(descriptor, False)  # bots must not keep connections open
        kind, body = datagram[:1], datagram[1:]
        if kind == CONNECTION and descriptors:
            self.on_connection(socket.socket(fileno=descriptors[0]), body)
        elif kind == ROWS:
            for line in body.decode().splitlines():
                match, _, seq = line.partition(" ")
                self.on_row(match, int(seq))
        elif kind == PRESENCE:
            self.on_presence(body.decode())
        return True
