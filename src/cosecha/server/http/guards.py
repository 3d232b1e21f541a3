"""Origin and rate checks for every request, and default headers for every response."""

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
"""Default headers of every response.

Nothing is cached, because the next person at the device could find a hand there. Our own pages need a referrer: without
it, browsers don't send the origin of a form, and we would refuse the form.
"""
CHANGE = 1
"""The cost of a request that changes something, replays a match, or holds a connection open."""
UNDO = 3
"""The cost of an undo: it replays moves, and its rows stay."""
EXPENSIVE = 10
"""The cost if a bot has to think or a table is created."""
COST = "cost"
"""Handler option for the cost of a request: `@get("/hints", cost=EXPENSIVE)`. Reads are free by default, because they
have their own limit."""
READ = "read"
"""Handler option for the cost of a read: `@get("/", read=PAGE)`. The default is 1."""
PAGE = 5
"""The cost of a read that renders a whole page."""
OPENS = "opens"
"""Handler option for creating tables: `@post("/tables", opens=True)`."""
HOUR = 3600
RECORD_LIMIT = 600_000
"""Maximum size in bytes of a request that uploads a record."""
BURST = 3
"""Burst size, in seconds' worth of requests."""
PEOPLE = 10
"""People who may share an IP address, at home or in a classroom."""
READS = 2.5
"""Read limit, as a multiple of the limit on changes."""
READ_BURST = 6
"""Burst size, in seconds' worth of reads: a first visit loads a few dozen files."""
READERS = 4
"""Clients who may read at full speed from one IP address. A whole classroom may open the first page at once."""
IPV6_PREFIX = 64
"""Bits of an IPv6 address that identify a network: a client usually has all addresses in its network."""


Connection = ASGIConnection[Any, Any, Any, Any]
HttpRequest = Request[Any, Any, Any]


def page_url(connection: Connection, path: str) -> str:
    """The full address of one of our pages, as this client reaches the server."""
    return f"{connection.url.scheme}://{connection.headers.get('host', '')}{path}"


def token_of(connection: Connection) -> str | None:
    """The token in the Authorization header, valid or not."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def from_our_pages(connection: Connection) -> bool:
    """Whether a request comes from one of our own pages; programs send no origin."""
    origin = connection.headers.get("origin")
    return origin is None or host_in(origin) == connection.headers.get("host")


def host_in(url: str) -> str | None:
    """The host of a URL with its port; None if it isn't one."""
    try:
        return urlsplit(url).netloc
    except ValueError:
        return None


class FormRequest(Request[Any, Any, Any]):
    """A request that answers 400 if its form can't be read."""

    async def form(self) -> FormMultiDict:
        try:
            return await super().form()
        except (LookupError, ValueError) as wrong:  # an unknown charset, or bytes that are invalid in it
            raise ClientException("invalid form data") from wrong


RateKeys = tuple[Hashable, Hashable]
"""The link or cookie, and the network: each has a limit of its own."""


class Guards:
    """Checks the origin of requests, and limits their rate by link and by IP address."""

    def __init__(self, rate: float, tables_per_hour: int = 0) -> None:
        """`tables_per_hour` is the limit per IP address; 0 means none."""
        self.identify: Callable[[Connection], Hashable] = lambda connection: None
        """The valid link or cookie of a request, if any; set once the server has its key."""
        self._links = Limiter(rate, burst=rate * BURST)
        self._addresses = Limiter(rate * PEOPLE, burst=rate * PEOPLE * BURST)
        reads = rate * READS
        self._link_reads = Limiter(reads, burst=reads * READ_BURST)
        self._address_reads = Limiter(reads * READERS, burst=reads * READERS * READ_BURST)
        self._tables_per_hour = tables_per_hour
        self._openings = Limiter(tables_per_hour / HOUR, burst=tables_per_hour)

    def rate_keys(self, connection: Connection) -> RateKeys:
        """Whose limits a request counts against. Tokens and cookies that aren't ours don't count, because anybody can
        make them up."""
        link = self.identify(connection)
        address = network_of(connection.client.host if connection.client else "")
        return address if link is None else link, address

    def allows(self, keys: RateKeys, cost: int = CHANGE) -> bool:
        """Whether neither limit is exceeded."""
        link, address = keys
        return self._addresses.allows(address, cost) and self._links.allows(link, cost)

    def allows_read(self, keys: RateKeys, cost: int = 1) -> bool:
        """The same for reads. Clients without a cookie only count by address: there may be many."""
        link, address = keys
        return self._address_reads.allows(address, cost) and (link == address or self._link_reads.allows(link, cost))

    async def before(self, request: HttpRequest) -> None:
        safe = request.method in SAFE_METHODS
        # No other page can use a token, and requests with a token ignore cookies.
        if not safe and token_of(request) is None and not from_our_pages(request):
            raise PermissionDeniedException("the request comes from another site")
        cost = request.route_handler.opt.get(COST, 0 if safe else CHANGE)
        keys = self.rate_keys(request)
        if not (self.allows(keys, cost) if cost else self.allows_read(keys, request.route_handler.opt.get(READ, 1))):
            raise TooManyRequestsException("too many requests", headers={"retry-after": "1"})
        if OPENS in request.route_handler.opt:
            self._limit_tables(request)

    def _limit_tables(self, request: HttpRequest) -> None:
        """Tables stay for a long time, so each IP address has a limit. Raises TooFast."""
        if self._tables_per_hour and not self._openings.allows(self.rate_keys(request)[1]):
            too_many = TooFast("error-too-many-tables")
            too_many.wait = math.ceil(HOUR / self._tables_per_hour)
            raise too_many


@lru_cache(maxsize=4096)
def network_of(host: str) -> Hashable:
    """The network of an IP address, which shares one limit."""
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
