"""What every request passes on its way in, and every answer on its way out."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import PermissionDeniedException, TooManyRequestsException

from cosecha.server.limits import Limiter

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}


def from_our_pages(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a browser sends this from one of our own pages; programs send no origin."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host")


class Guards:
    """The origin check and the speed limit for whatever changes something."""

    def __init__(self, rate: float) -> None:
        self._limiter = Limiter(rate, burst=rate * 3)

    async def before(self, request: Request[Any, Any, Any]) -> None:
        if request.method in SAFE_METHODS:
            return
        if "authorization" not in request.headers and not from_our_pages(request):  # no page can borrow a token
            raise PermissionDeniedException("another site asks")
        if not self.allows(request):
            raise TooManyRequestsException("too fast")

    def allows(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether the asker, told by link or else by address, may ask once more now."""
        address = connection.client.host if connection.client else ""
        return self._limiter.allows(connection.headers.get("authorization", address))


async def with_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response
