"""What every request passes on its way in, and every answer on its way out."""

import ipaddress
import math
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import FormMultiDict
from litestar.exceptions import ClientException, PermissionDeniedException, TooManyRequestsException

from cosecha.server.common.limits import Limiter
from cosecha.server.common.refusals import TooFast

SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
}
"""What every answer says, unless it says otherwise.

None stays in a cache: the next person at the device would find a hand there. Without a referrer for our own pages a
browser would not say where a form comes from, and the forms would be refused.
"""
CHANGE = 1
"""What a request costs that changes something, plays a match again from its start, or holds a connection open."""
EXPENSIVE = 10
"""What it costs if a bot has to think, or a table is made."""
COST = "cost"
"""What a handler says of itself, `@get("/hints", cost=EXPENSIVE)`, unless it costs 0 to look and CHANGE to change."""
OPENS = "opens"
"""What a handler says of itself that makes a new table, `@post("/tables", opens=True)`."""
HOUR = 3600
RECORD_LIMIT = 600_000
"""Bytes of a request that brings a record."""
BURST = 3
"""So many seconds' worth may be asked at once."""
PEOPLE = 10
"""So many people may share an address, at home or in a classroom."""
IPV6_PREFIX = 64
"""Whoever has one IPv6 address has all that begin with the same bits."""


Connection = ASGIConnection[Any, Any, Any, Any]
HttpRequest = Request[Any, Any, Any]


def token_of(connection: Connection) -> str | None:
    """The token of a link that a program sends along, good or not."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def from_our_pages(connection: Connection) -> bool:
    """Whether a browser sends this from one of our own pages; programs send no origin."""
    origin = connection.headers.get("origin")
    return origin is None or host_in(origin) == connection.headers.get("host")


def host_in(address: str) -> str | None:
    """The host that an address names, with its port; None for what is no address."""
    try:
        return urlsplit(address).netloc
    except ValueError:
        return None


class FormRequest(Request[Any, Any, Any]):
    """A request that says so where nobody can read its form."""

    async def form(self) -> FormMultiDict:
        try:
            return await super().form()
        except (LookupError, ValueError) as wrong:  # a character set that there is not, or letters that it has not
            raise ClientException("invalid form data") from wrong


RateKeys = tuple[Hashable, Hashable]
"""By which link, and from which address."""


class Guards:
    """The origin check, and the speed limits for whatever changes something or is dear: by link and by address."""

    def __init__(self, rate: float, tables_per_hour: int = 0) -> None:
        """`tables_per_hour` from one address; 0: any number."""
        self.known: Callable[[Connection], Hashable] = lambda connection: None
        """By which link or cookie somebody asks; None for those that are not ours."""
        self._links = Limiter(rate, burst=rate * BURST)
        self._addresses = Limiter(rate * PEOPLE, burst=rate * PEOPLE * BURST)
        self._tables_per_hour = tables_per_hour
        self._openings = Limiter(tables_per_hour / HOUR, burst=tables_per_hour)

    def rate_keys(self, connection: Connection) -> RateKeys:
        """Who asks: by which link or cookie, and from which address. What anybody can make up counts as no link."""
        link = self.known(connection)
        address = network_of(connection.client.host if connection.client else "")
        return address if link is None else link, address

    def allows(self, asker: RateKeys, cost: int = CHANGE) -> bool:
        """Whether the asker is not too fast: neither with this link or cookie, nor from this address."""
        link, address = asker
        return self._addresses.allows(address, cost) and self._links.allows(link, cost)

    async def before(self, request: HttpRequest) -> None:
        safe = request.method in SAFE_METHODS
        # A token is no cookie: no page can borrow it, and with a token no cookie counts.
        if not safe and token_of(request) is None and not from_our_pages(request):
            raise PermissionDeniedException("the request comes from another site")
        cost = request.route_handler.opt.get(COST, 0 if safe else CHANGE)
        if cost and not self.allows(self.rate_keys(request), cost):
            raise TooManyRequestsException("too many requests", headers={"retry-after": "1"})
        if OPENS in request.route_handler.opt:
            self._mind_openings(request)

    def _mind_openings(self, request: HttpRequest) -> None:
        """A table stays for long, so an address may open only so many."""
        if self._tables_per_hour and not self._openings.allows(self.rate_keys(request)[1]):
            too_many = TooFast("error-too-many-tables")
            too_many.wait = math.ceil(HOUR / self._tables_per_hour)
            raise too_many


@lru_cache(maxsize=4096)
def network_of(host: str) -> Hashable:
    """Whom an address stands for."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if address.version == 4 or address.ipv4_mapped:
        return str(address)
    return int(address) >> (128 - IPV6_PREFIX)


async def with_headers(response: Response[Any]) -> Response[Any]:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    return response
