"""Identifies clients: a person by a cookie, a program by a link's token."""

from litestar.datastructures import Cookie

from cosecha.server.http.guards import Connection, token_of
from cosecha.server.table.access import COOKIE, COOKIE_LIFE, Link, Signer, new_id


class People:
    """Reads and issues the cookies by which a browser is recognized."""

    def __init__(self, signer: Signer) -> None:
        self._signer = signer

    def person(self, connection: Connection) -> str | None:
        """The person whose valid cookie came with the request."""
        cookie = connection.cookies.get(COOKIE)
        return self._signer.person(cookie) if cookie else None

    def identify(self, connection: Connection) -> Link | str | None:
        """The link or the person behind a request; None unless this server issued it."""
        token = token_of(connection)
        return self.person(connection) if token is None else self._signer.link(token)

    def cookie(self, person: str, connection: Connection) -> Cookie:
        """HttpOnly, and Secure if the request came over HTTPS."""
        return Cookie(
            key=COOKIE,
            value=self._signer.cookie(person),
            max_age=COOKIE_LIFE,
            httponly=True,
            samesite="lax",
            secure=connection.url.scheme == "https",
        )

    def renewed(self, connection: Connection) -> list[Cookie]:
        """A new cookie for a person whose cookie is getting old."""
        cookie = connection.cookies.get(COOKIE, "")
        person = self._signer.person(cookie)
        return [self.cookie(person, connection)] if person is not None and self._signer.aging(cookie) else []

    def person_or_new(self, connection: Connection) -> tuple[str, list[Cookie]]:
        """The person, new if there is no cookie yet, and the cookies to set."""
        known = self.person(connection)
        if known is not None:
            return known, self.renewed(connection)
        person = new_id()
        return person, [self.cookie(person, connection)]
