"""The Host header: protection against DNS rebinding.

A malicious site can make its own name resolve to this machine. To a browser, its pages then share our origin and can
read everything the user can. The Host header still has the site's name, so we check that.
"""

import ipaddress
import re
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from cosecha.server.common.settings import Settings

ANY = "*"
LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})
"""Names that no other site can claim."""
LAST_PORT = 65535
REFUSAL = b"This host is not among --allowed-hosts.\n"
NO_HOST = b"The Host header is missing or invalid.\n"
NAME = re.compile(r"([\w.-]*|\[[0-9a-fA-F:.]+\])(?::(\d{0,5}))?", re.ASCII)
"""A name or an IP address, with an optional port."""


def allowed_names(settings: Settings) -> frozenset[str] | None:
    """The allowed names; None for any, if nothing is set and the server is reachable from other machines."""
    hosts = [host.strip() for host in settings.allowed_hosts.split(",")]
    named = frozenset(ANY if host == ANY else _name(host) or "" for host in hosts if host)
    own = settings.host.lower()
    alone = own in LOCAL or is_local(own)
    if ANY in named or not (named or alone):
        return None
    return (named | LOCAL | {own}) - {""}


def _name(host: str) -> str | None:
    """The name or the address without a port; None if it isn't a valid host."""
    found = NAME.fullmatch(host)
    if found is None or int(found[2] or 0) > LAST_PORT:
        return None
    name = found[1].lower()
    if not name.startswith("["):
        return name
    try:
        ipaddress.IPv6Address(name[1:-1])
    except ValueError:
        return None
    return name[1:-1]


def restricted_to(names: frozenset[str] | None, app: ASGIApp) -> ASGIApp:
    """Middleware that only lets requests for these names through; None allows any valid name."""

    async def checking(scope: Scope, receive: Receive, send: Send) -> None:
        hosts = [_name(value.decode("latin-1")) for name, value in scope["headers"] if name == b"host"]
        if (None not in hosts) if names is None else (len(hosts) == 1 and hosts[0] in names):
            await app(scope, receive, send)
        else:  # a wrong Host header, none, or several
            await _refuse(scope, send, NO_HOST if names is None else REFUSAL)

    return checking


async def _refuse(scope: Scope, send: Any, words: bytes) -> None:
    """Answer 400, to a WebSocket handshake as well."""
    kind = "http" if scope["type"] == ScopeType.HTTP else "websocket.http"
    headers = [(b"content-type", b"text/plain"), (b"content-length", str(len(words)).encode())]
    await send({"type": f"{kind}.response.start", "status": 400, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": words})


def is_local(host: str | None) -> bool:
    """Whether an IP address is a loopback address."""
    try:
        return ipaddress.ip_address(host or "").is_loopback
    except ValueError:
        return False
