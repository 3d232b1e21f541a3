"""Under which names the server is asked.

A site may let a name of its own lead to this machine (DNS rebinding): for a browser its pages are then ours, and may
read here whatever the person in front of it may. The name that they ask for is what gives them away.
"""

from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from cosecha.server.metrics import is_local
from cosecha.server.settings import Settings

ANY = "*"
LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})
"""What no other site can call itself."""
REFUSAL = b"This host is not among --allowed-hosts.\n"


def allowed_names(settings: Settings) -> frozenset[str] | None:
    """The names that may be asked for; None for any, if nothing is set and others than this machine can ask."""
    named = frozenset(_name(host.strip()) for host in settings.allowed_hosts.split(",") if host.strip())
    own = settings.host.lower()
    alone = own in LOCAL or is_local(own)
    if ANY in named or not (named or alone):
        return None
    return (named | LOCAL | {own}) - {""}


def _name(host: str) -> str:
    """The name or the address, without a port."""
    inside = host[1:].partition("]") if host.startswith("[") else host.partition(":")
    return inside[0].lower()


def only_for(names: frozenset[str] | None, app: ASGIApp) -> ASGIApp:
    """The application, for those who ask for one of these names."""
    if names is None:
        return app

    async def checking(scope: Scope, receive: Receive, send: Send) -> None:
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if [_name(host) in names for host in hosts] == [True]:
            await app(scope, receive, send)
        else:  # another, none, or several
            await _refuse(scope, send)

    return checking


async def _refuse(scope: Scope, send: Any) -> None:
    """400, and nothing else; where a WebSocket is asked for, as well."""
    kind = "http" if scope["type"] == ScopeType.HTTP else "websocket.http"
    headers = [(b"content-type", b"text/plain"), (b"content-length", str(len(REFUSAL)).encode())]
    await send({"type": f"{kind}.response.start", "status": 400, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": REFUSAL})
