"""Webhooks: post a small message to a URL that a user has given us, without becoming a tool for attacks.

The URL must not lead into the server's own network (SSRF): every address that a name resolves to is checked, and the
connection goes to a checked one. Redirects aren't followed, the response isn't read beyond its status, and everything
has to finish within a few seconds.
"""

import asyncio
import ipaddress
import socket
import ssl
from functools import cache
from typing import Any
from urllib.parse import SplitResult, urlsplit

import msgspec

from cosecha.server.common.refusals import Refused

LONGEST = 500
PATIENCE = 5.0
PORTS = {"https": 443, "http": 80}
STATUS_LINE = 4096
UNICAST = ipaddress.ip_network("2000::/3")
"""All IPv6 addresses in public use. The rest are local, or stand for IPv4 addresses, which may be private: site-local,
NAT64, IPv4-compatible, IPv4-translated."""
EXAMPLES = ipaddress.ip_network("3fff::/20")
"""Reserved for documentation; older versions of Python don't know this range."""


class NotSent(Exception):
    """The message didn't arrive; the text says why without the URL."""


def checked(url: str, anywhere: bool) -> SplitResult:
    """A URL that we may post to, as far as can be checked without resolving it. Raises Refused."""
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
    except ValueError:
        raise Refused("error-notice-address") from None
    plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST
    if not plain or not host or parts.scheme not in PORTS or parts.username is not None:
        raise Refused("error-notice-address")
    if not anywhere and not (parts.scheme == "https" and port in (None, PORTS["https"]) and _may_be_public(host)):
        raise Refused("error-notice-private")
    return parts


def _may_be_public(host: str) -> bool:
    """A name may be public; an address has to be."""
    try:
        return is_public(host)
    except ValueError:
        return "." in host and not host.endswith((".local", ".internal", ".localhost"))


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the public internet. Raises ValueError for anything else."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo[1] if found.teredo else None)
        if inner is not None:
            return is_public(str(inner))
        if found not in UNICAST or found in EXAMPLES:
            return False
    return found.is_global and not found.is_multicast


async def post(url: str, body: dict[str, Any], anywhere: bool = False) -> None:
    """Post JSON once. Raises NotSent."""
    try:
        async with asyncio.timeout(PATIENCE):
            await _post(checked(url, anywhere), msgspec.json.encode(body), anywhere)
    except Refused:
        raise NotSent("address not allowed") from None
    except TimeoutError:
        raise NotSent("no answer in time") from None
    except (OSError, ValueError) as wrong:  # unreachable, unknown name, bad certificate, not HTTP
        raise NotSent(type(wrong).__name__) from None


async def _post(parts: SplitResult, body: bytes, anywhere: bool) -> None:
    host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
    address = await _resolved(host, port, anywhere)
    secure = parts.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address, port, limit=STATUS_LINE, ssl=_tls() if secure else None, server_hostname=host if secure else None
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        head = [
            f"POST {path} HTTP/1.1",
            f"Host: {parts.netloc}",
            "User-Agent: cosecha",
            "Content-Type: application/json",
            f"Content-Length: {len(body)}",
            "Connection: close",
        ]
        writer.write("\r\n".join([*head, "", ""]).encode("ascii") + body)
        await writer.drain()
        status = (await reader.readline()).split(b" ")[1:2]
        if not status or not status[0].startswith(b"2"):
            raise NotSent(f"status {status[0].decode('ascii', 'replace')[:3]}" if status else "no answer")
    finally:
        writer.close()


async def _resolved(host: str, port: int, anywhere: bool) -> str:
    """Resolve a name; none of its addresses may be private. Raises NotSent."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(place[0]) for *_, place in found]
    if not anywhere and not all(is_public(address) for address in addresses):
        raise NotSent("address not allowed")
    return addresses[0]


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def host_of(url: str) -> str:
    """The part of a URL that isn't secret."""
    return urlsplit(url).hostname or ""
