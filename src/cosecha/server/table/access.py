"""Links: signed tokens, and the rights they give at a table.

A token is the secret in the fragment of a link. It contains the table, the role, the seat and the generation of the
link, and is valid until the host revokes it by raising the generation. Cookies are valid for a year.
"""

import base64
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable, Hashable, Iterable
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from cosecha.server.common.refusals import Forbidden

Role = Literal["host", "play", "hand", "help", "watch"]
ROLES: tuple[Role, ...] = get_args(Role)
SEAT_ROLES: tuple[Role, ...] = ("play", "hand", "help")
"""Roles for one seat; the others are for the whole table."""
NO_SEAT = -1

COOKIE = "cosecha"
"""The cookie's name."""
COOKIE_LIFE = 365 * 24 * 3600
"""Seconds until a cookie expires."""
COOKIE_RENEWAL = 30 * 24 * 3600
"""Age in seconds at which an active person's cookie is renewed."""


class Link(Struct, frozen=True):
    """Who may do what, where: `play` a seat, see what it sees (`hand`), see that and mark answers for it (`help`),
    `watch` the table, `host` it."""

    match: str
    role: Role
    seat: int = NO_SEAT
    generation: int = 0


def new_id() -> str:
    """An id that can't be guessed: 80 bits, in letters and digits."""
    return base64.b32encode(secrets.token_bytes(10)).decode().lower()


class Signer:
    """Signs tokens and cookies with the server's key, and verifies them."""

    def __init__(self, key: bytes, clock: Callable[[], float] = time.time) -> None:
        self._key = key
        self._clock = clock

    def _signed(self, purpose: str, text: str) -> str:
        digest = hmac.new(self._key, f"{purpose}\n{text}".encode(), hashlib.sha256).digest()
        return f"{text}.{base64.urlsafe_b64encode(digest[:18]).decode()}"

    def _text(self, purpose: str, signed: str) -> str | None:
        text = signed.rpartition(".")[0]
        good = hmac.compare_digest(self._signed(purpose, text).encode(), signed.encode(errors="replace"))
        return text if good else None

    def pseudonym(self, of: str) -> str:
        """A keyed hash: the same text gives the same pseudonym, which reveals nothing without the key."""
        digest = hmac.new(self._key, f"pseudonym\n{of}".encode(), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest[:9]).decode()

    def token(self, link: Link) -> str:
        return self._signed("link", f"{link.match}.{link.role}.{link.seat}.{link.generation}")

    def link(self, token: str) -> Link | None:
        """The link of a token; None if the signature is wrong."""
        text = self._text("link", token)
        if text is None:
            return None
        match, role, seat, generation = text.split(".")
        return msgspec.convert({"match": match, "role": role, "seat": int(seat), "generation": int(generation)}, Link)

    def cookie(self, person: str) -> str:
        """A cookie: a person's random id and the time of issue, signed."""
        return self._signed("person", f"{person}.{int(self._clock())}")

    def person(self, cookie: str) -> str | None:
        """The person of a cookie; None if it isn't ours or has expired."""
        person, _, issued = (self._text("person", cookie) or "").rpartition(".")
        return person if person and self._age(issued) <= COOKIE_LIFE else None

    def aging(self, cookie: str) -> bool:
        """Whether a valid cookie should be renewed, so that it never expires for people who keep coming back."""
        return self.person(cookie) is not None and self._age(cookie.split(".")[1]) > COOKIE_RENEWAL

    def _age(self, issued: str) -> float:
        return self._clock() - int(issued)


class Access(Struct, frozen=True):
    """What somebody may do at a table."""

    host: bool = False
    plays: frozenset[int] = frozenset()
    hands: frozenset[int] = frozenset()
    helps: frozenset[int] = frozenset()
    watches: bool = False
    links: tuple[Link, ...] = ()
    person: str = ""
    """The person whose cookie holds the links; empty if they came as a token."""
    spectator: Hashable = None
    """Tells spectators apart: by link, cookie or address."""

    def viewer(self, seat: int | None) -> int | None:
        """The seat whose view is shown: the one requested, or the only one there is. Raises Forbidden."""
        if seat is not None:
            if seat not in self.plays | self.hands | self.helps:
                raise Forbidden("error-not-your-seat")
            return seat
        eyes = self.plays or self.helps or self.hands
        return next(iter(eyes)) if len(eyes) == 1 else None

    def player(self, seat: int | None) -> int:
        """The seat that acts. Raises Forbidden."""
        if seat is None and len(self.plays) == 1:
            return next(iter(self.plays))
        if seat is None or seat not in self.plays:
            raise Forbidden("error-not-your-seat")
        return seat

    def adviser(self, seat: int | None) -> int:
        """The seat for which answers are marked: one's own, or one that the client helps. Raises Forbidden."""
        mine = self.plays or self.helps
        if seat is None and len(mine) == 1:
            return next(iter(mine))
        if seat is None or seat not in self.plays | self.helps:
            raise Forbidden("error-not-your-seat")
        return seat

    def advises(self, seat: int | None) -> bool:
        """Whether the client sees the suggestions for a seat."""
        return seat is not None and seat in self.plays | self.helps

    def gives_the_same_as(self, other: "Access") -> bool:
        """Whether the other links give the same rights."""
        return (self.host, self.plays, self.hands, self.helps) == (other.host, other.plays, other.hands, other.helps)

    def require_host(self) -> None:
        if not self.host:
            raise Forbidden("error-not-the-host")


def access_by(links: Iterable[Link]) -> Access:
    """The rights that these links give together."""
    held = list(links)
    return Access(
        host=any(link.role == "host" for link in held),
        plays=frozenset(link.seat for link in held if link.role == "play"),
        hands=frozenset(link.seat for link in held if link.role == "hand"),
        helps=frozenset(link.seat for link in held if link.role == "help"),
        watches=bool(held),
        links=tuple(held),
    )
