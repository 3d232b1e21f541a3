"""Under which names the server is asked.

A site may let a name of its own lead to this machine (DNS rebinding): for a browser its pages are then ours, and may
read here whatever the person in front of it may. The name that they ask for is what gives them away.
"""

import ipaddress
import re
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from cosecha.server.common.settings import Settings

ANY = "*"
LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})
"""What no other site can call itself."""
LAST_PORT = 65535
REFUSAL = b"This host is not among --allowed-hosts.\n"
NO_HOST = b"What the request calls its host is none.\n"
NAME = re.compile(r"([\w.-]*|\[[0-9a-fA-F:.]+\])(?::(\d{0,5}))?", re.ASCII)
"""What a host looks like: a name or an address, and perhaps a port."""


def allowed_names(settings: Settings) -> frozenset[str] | None:
    """The names that may be asked for; None for any, if nothing is set and others than this machine can ask."""
    hosts = [host.strip() for host in settings.allowed_hosts.split(",")]
    named = frozenset(ANY if host == ANY else _name(host) or "" for host in hosts if host)
    own = settings.host.lower()
    alone = own in LOCAL or is_local(own)
    if ANY in named or not (named or alone):
        return None
    return (named | LOCAL | {own}) - {""}


def _name(host: str) -> str | None:
    """The name or the address, without a port; None for what is no host, and what others would stumble over."""
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
    """The application, for those who ask for one of these names; None: for any that is one."""

    async def checking(scope: Scope, receive: Receive, send: Send) -> None:
        hosts = [_name(value.decode("latin-1")) for name, value in scope["headers"] if name == b"host"]
        if (None not in hosts) if names is None else (len(hosts) == 1 and hosts[0] in names):
            await app(scope, receive, send)
        else:  # another, none, or several
            await _refuse(scope, send, NO_HOST if names is None else REFUSAL)

    return checking


async def _refuse(scope: Scope, send: Any, words: bytes) -> None:
    """400, and nothing else; where a WebSocket is asked for, as well."""
    kind = "http" if scope["type"] == ScopeType.HTTP else "websocket.http"
    headers = [(b"content-type", b"text/plain"), (b"content-length", str(len(words)).encode())]
    await send({"type": f"{kind}.response.start", "status": 400, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": words})


def is_local(host: str | None) -> bool:
    """Whether an address is of this machine itself."""
    try:
        return ipaddress.ip_address(host or "").is_loopback
    except ValueError:
        return False
