"""Run the server until it is stopped."""

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import uvicorn

from cosecha.core.errors import CosechaError
from cosecha.server.app import build
from cosecha.server.common.logs import keep_logs, tell
from cosecha.server.common.settings import Settings, unknown_variables
from cosecha.server.handover import WorkerHttp
from cosecha.server.header_limit import LimitedHeaders
from cosecha.server.http.shutdown import Shutdown
from cosecha.server.http.websocket import FrameSocket
from cosecha.server.running.neighbors import Inboxes, Neighbors
from cosecha.server.startup import prepared
from cosecha.server.workers import SupervisorPipes, Workers

log = logging.getLogger(__name__)

FRAME_LIMIT = 4096
"""Maximum size of a WebSocket message in bytes."""
PING = 20.0
"""Seconds between WebSocket pings, and how long a client may take to answer one."""
VANISHED = 60
"""Seconds without a TCP acknowledgment before the system drops a connection."""
GRACE = 9
"""Seconds that running requests have to finish on shutdown."""
PORTS_TRIED = 20
OPEN_BROWSER = "import os, sys; os.spawnl(os.P_NOWAIT, sys.executable, 'python', '-m', 'webbrowser', sys.argv[1])"
"""A program that starts another one to open a URL, and doesn't wait for it."""
COLLECT_AFTER = 50_000
"""New objects before the garbage collector runs."""
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
"""Wildcard addresses, and the loopback address for each."""
FAR = {"0.0.0.0": "192.0.2.1", "::": "2001:db8::1", "": "192.0.2.1"}
"""For each wildcard, an address reserved for documentation, to find the network interface; nothing is sent there."""


class CannotListen(CosechaError):
    """The server can't listen where the settings say."""


def config_for(app: Any, settings: Settings, neighbors: Neighbors | None = None) -> uvicorn.Config:
    """uvicorn's configuration. Its access log is off, because it would contain table ids."""
    http: Any = LimitedHeaders if neighbors is None else partial(WorkerHttp, neighbors)
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=60,
        http=http,
        ws=FrameSocket,
        ws_max_size=FRAME_LIMIT,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,  # updates are small, and a compressor each takes more memory than a table
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
    )


class Server(uvicorn.Server):
    """Calls `ready` once it has started, and on shutdown releases waiting clients, so that they reconnect."""

    def __init__(
        self,
        config: uvicorn.Config,
        shutdown: Shutdown,
        ready: Callable[[], None] = lambda: None,
        neighbors: Neighbors | None = None,
    ) -> None:
        super().__init__(config)
        self._shutdown = shutdown
        self._ready = ready
        self._neighbors = neighbors
        self._adopting: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self._neighbors is not None:
                self._neighbors.on_connection = self._adopt
                self._neighbors.listen()
            self._ready()

    def _adopt(self, connection: socket.socket, taken: bytes) -> None:
        """Serve a connection that another worker has accepted, from the request that was read there."""
        task = asyncio.create_task(self._serve_from(connection, taken))
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)

    async def _serve_from(self, connection: socket.socket, taken: bytes) -> None:
        connection.setblocking(False)
        http: Any = self.config.http_protocol_class
        state = {"server_state": self.server_state, "app_state": self.lifespan.state}
        make = partial(http, taken=taken, config=self.config, **state)
        with contextlib.suppress(OSError):  # the client has gone meanwhile
            await asyncio.get_running_loop().connect_accepted_socket(make, connection)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._neighbors is not None:
            self._neighbors.close()
        stopping = asyncio.create_task(super().shutdown(sockets))
        await asyncio.sleep(0)  # first stop accepting and close idle connections, then release clients
        self._shutdown.begin()
        await stopping


def _tune_garbage_collector() -> None:
    """Freeze what is loaded, and collect less often: tables make few cycles, and the default costs 5% of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)


def serve(settings: Settings, say: Callable[[str], None] = print) -> None:
    """Serve until Ctrl-C or SIGTERM; calls `say` with the URL once the server responds."""
    keep_logs(settings.log_format, settings.log_level)
    for name, nearest in unknown_variables().items():  # never its value, which may be a secret
        tell(log, logging.WARNING, "unknown setting", variable=name, nearest=nearest)
    _allow_connections()
    with prepared(settings):
        _serve(settings, say)


def _allow_connections() -> None:
    """Raise the limit on open files as far as possible: each connection is one."""
    if sys.platform == "win32":
        return
    import resource

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(ValueError, OSError):  # some systems report a limit that they don't grant
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _serve(settings: Settings, say: Callable[[str], None]) -> None:
    listening = listen(settings)
    port = listening.getsockname()[1]
    address = local_address(settings.host, port)

    def ready() -> None:
        _tune_garbage_collector()
        say(local_address(network_host(settings.host), port))
        if settings.open and has_desktop(os.environ, sys.platform):
            if settings.workers > 1:  # a process with threads can't be forked safely
                # Its own child ends at once, so that no zombie stays behind.
                subprocess.run([sys.executable, "-c", OPEN_BROWSER, address], stdout=subprocess.DEVNULL, check=False)
                return
            # In a separate thread, because some browsers block the caller.
            threading.Thread(target=webbrowser.open, args=(address,), name="cosecha-browser", daemon=True).start()

    if settings.workers > 1:
        inboxes = Inboxes(settings.workers)
        Workers(settings.workers, partial(_work, settings, listening, inboxes), ready).run()
        return
    app = build(settings)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # uvicorn raises it again after it has stopped
    try:
        Server(config_for(app, settings), app.state.shutdown, ready).run([listening])
    except KeyboardInterrupt:
        return


def _work(
    settings: Settings, listening: socket.socket, inboxes: Inboxes, number: int, supervisor: SupervisorPipes
) -> None:
    """Serve as one of several workers."""
    neighbors = Neighbors(number, inboxes)
    app = build(settings, neighbors)

    def stop() -> None:
        asyncio.get_running_loop().remove_reader(supervisor.ended)
        server.should_exit = True

    def ready() -> None:
        _tune_garbage_collector()
        asyncio.get_running_loop().add_reader(supervisor.ended, stop)
        supervisor.ready()

    server = Server(config_for(app, settings, neighbors), app.state.shutdown, ready, neighbors)
    server.run([listening])


def listen(settings: Settings) -> socket.socket:
    """A socket at the configured host and port, or with `any_port` at the next free one. Raises CannotListen."""
    try:
        found = socket.getaddrinfo(settings.host or None, 0, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise CannotListen("error-no-host", host=settings.host) from None
    family, _, _, _, place = found[0]
    last = min(settings.port + (PORTS_TRIED if settings.any_port else 1), 65536)
    for port in range(settings.port, last):
        listening = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":  # on Windows it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        _close_half_open(listening)
        try:
            listening.bind((place[0], port, *place[2:]))
            listening.listen(1)  # until then, another process may take the port
        except OSError as wrong:
            listening.close()
            if wrong.errno == errno.EADDRINUSE:
                continue
            raise CannotListen("error-no-host", host=f"{settings.host}:{port}") from None
        return listening
    raise CannotListen("error-port-taken", port=str(settings.port))


def _close_half_open(listening: socket.socket) -> None:
    """Turn on TCP keepalive, which accepted connections inherit, so that the system drops clients that vanish."""
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    probes = {"TCP_KEEPIDLE": VANISHED // 2, "TCP_KEEPINTVL": VANISHED // 6, "TCP_KEEPCNT": 3}
    for name, value in {**probes, "TCP_USER_TIMEOUT": VANISHED * 1000}.items():
        if option := getattr(socket, name, None):  # not every system has all of them
            listening.setsockopt(socket.IPPROTO_TCP, option, value)


def local_address(host: str, port: int) -> str:
    """The server's URL for a browser on this machine."""
    name = EVERYWHERE.get(host, host)
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def network_host(host: str) -> str:
    """The host under which others reach the server: this machine's network address if it listens on all interfaces."""
    if host not in FAR:
        return host
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:  # nothing is sent; the system only picks the interface
            asking.connect((FAR[host], 9))
            return str(asking.getsockname()[0])
    except OSError:
        return host


def has_desktop(environment: Mapping[str, str], platform: str) -> bool:
    """Whether there is a desktop on which a browser can open."""
    if environment.get("CI") or environment.get("SSH_CONNECTION"):
        return False
    return platform in ("win32", "darwin") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
