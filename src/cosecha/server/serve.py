"""Run the server until somebody stops it."""

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from typing import Any

import uvicorn

from cosecha.core.errors import CosechaError
from cosecha.server.app import build
from cosecha.server.common.logs import keep_logs, tell
from cosecha.server.common.settings import Settings, unknown_variables
from cosecha.server.header_limit import LimitedHeaders
from cosecha.server.http.shutdown import Shutdown
from cosecha.server.startup import prepared

log = logging.getLogger(__name__)

FRAME_LIMIT = 4096
"""The longest message that a WebSocket takes."""
GRACE = 9
"""Seconds that answers under way have to finish when the server is asked to stop."""
PORTS_TRIED = 20
COLLECT_AFTER = 50_000
"""So many new objects before the collector of cycles looks at them."""
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
"""Addresses to listen at that nobody can go to, and where to find the server on this machine."""
FAR = {"0.0.0.0": "192.0.2.1", "::": "2001:db8::1", "": "192.0.2.1"}
"""For each of them, an address somewhere else; it is for examples, and nothing is ever sent there."""


class CannotListen(CosechaError):
    """There is no way to listen where the settings say."""


def config_for(app: Any, settings: Settings) -> uvicorn.Config:
    """How the network is served; our own log tells what happens, and names no table."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=60,
        http=LimitedHeaders,
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,  # an update is small, and a compressor a line costs more memory than a table
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
    )


class Server(uvicorn.Server):
    """Says when it is ready; before it stops, it lets everybody go who waits for news, so that they come back."""

    def __init__(self, config: uvicorn.Config, closing: Shutdown, ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(config)
        self._closing = closing
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            _calm_collector()
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        stopping = asyncio.create_task(super().shutdown(sockets))
        await asyncio.sleep(0)  # no new connection is taken, and those that are idle are closed, before anybody goes
        self._closing.begin()
        await stopping


def _calm_collector() -> None:
    """What is here now stays; tables make few cycles, and looking for them as often as usual costs a twentieth."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)


def serve(settings: Settings, say: Callable[[str], None] = print) -> None:
    """Serve tables and pages; `say` is told the address once the server answers there. Ends by Ctrl-C or SIGTERM."""
    keep_logs(settings.log_format, settings.log_level)
    for name, nearest in unknown_variables().items():  # never what it says: that may be a secret
        tell(log, logging.WARNING, "unknown setting", variable=name, nearest=nearest)
    _allow_connections()
    with prepared(settings):
        _serve(settings, say)


def _allow_connections() -> None:
    """As many files as the system lets us have: each connection is one, and by default they are few."""
    if sys.platform == "win32":
        return
    import resource

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(ValueError, OSError):  # some systems name a limit that they do not give
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _serve(settings: Settings, say: Callable[[str], None]) -> None:
    listening = listen(settings)
    port = listening.getsockname()[1]
    address = local_address(settings.host, port)

    def ready() -> None:
        say(local_address(network_host(settings.host), port))
        if settings.open and has_desktop(os.environ, sys.platform):
            # In a thread of its own: some browsers let the caller wait.
            threading.Thread(target=webbrowser.open, args=(address,), name="cosecha-browser", daemon=True).start()

    app = build(settings)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # what uvicorn raises again when it has stopped
    try:
        Server(config_for(app, settings), app.state.shutdown, ready).run([listening])
    except KeyboardInterrupt:
        return


def listen(settings: Settings) -> socket.socket:
    """A socket at the host and port of the settings, or at the next free port if any will do. Raises CannotListen."""
    try:
        found = socket.getaddrinfo(settings.host or None, 0, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError):
        raise CannotListen("error-no-host", host=settings.host) from None
    family, _, _, _, place = found[0]
    last = min(settings.port + (PORTS_TRIED if settings.any_port else 1), 65536)
    for port in range(settings.port, last):
        listening = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((place[0], port, *place[2:]))
            listening.listen(1)  # until then somebody else may take the port from us
        except OSError as wrong:
            listening.close()
            if wrong.errno == errno.EADDRINUSE:
                continue
            raise CannotListen("error-no-host", host=f"{settings.host}:{port}") from None
        return listening
    raise CannotListen("error-port-taken", port=str(settings.port))


def local_address(host: str, port: int) -> str:
    """What a person types into a browser on this machine."""
    name = EVERYWHERE.get(host, host)
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def network_host(host: str) -> str:
    """Where others find the server: this machine's own address in its network, if it listens everywhere and has one."""
    if host not in FAR:
        return host
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:  # the system only says which way it would send
            asking.connect((FAR[host], 9))
            return str(asking.getsockname()[0])
    except OSError:
        return host


def has_desktop(environment: Mapping[str, str], platform: str) -> bool:
    """Whether somebody sits in front of this machine who would see a browser open."""
    if environment.get("CI") or environment.get("SSH_CONNECTION"):
        return False
    return platform in ("win32", "darwin") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
