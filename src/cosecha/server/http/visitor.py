"""A visitor's language, name and preferences, from cookies and headers."""

from typing import Literal
from urllib.parse import quote, unquote

from litestar.datastructures import Cookie
from msgspec import Struct

from cosecha.locale import LANGUAGES, Speaker
from cosecha.server.http.guards import HttpRequest
from cosecha.server.table.names import NAME_LENGTH

YEAR = 365 * 24 * 3600
DrawnClient = Literal["here", "missing", "off"]
"""Whether this server has the drawn client; `missing` means it wasn't built."""
CONFIRMINGS: dict[str, bool | None] = {"auto": None, "always": True, "never": False}
"""When turns are confirmed, and what that means for a table."""
THEMES = ("light", "dark")
"""Themes that override the system's."""


class Visitor(Struct, frozen=True):
    """What a browser says about its user."""

    language: str
    name: str
    confirm: str
    """When turns are confirmed at tables they set up: one of `CONFIRMINGS`."""
    advice: bool
    """Whether hints are shown with every decision."""
    theme: str
    """One of `THEMES`; empty follows the system."""
    secure: bool
    drawn: DrawnClient

    def cookie(self, key: str, value: str, path: str = "/", max_age: int = YEAR) -> Cookie:
        # The drawn client reads and writes the language as well.
        hidden = key != "lang"
        return Cookie(
            key=key, value=value, path=path, max_age=max_age, httponly=hidden, samesite="lax", secure=self.secure
        )

    def named(self, name: str) -> Cookie:
        return self.cookie("name", quote(name[:NAME_LENGTH]))

    def speaker(self) -> Speaker:
        return Speaker(self.language)


def visitor(request: HttpRequest) -> Visitor:
    cookies = request.cookies
    chosen = request.query_params.get("lang") or cookies.get("lang", "")
    return Visitor(
        language=_language(chosen, request.headers.get("accept-language", "")),
        name=unquote(cookies.get("name", ""))[:NAME_LENGTH],
        confirm=wish if (wish := cookies.get("confirm", "")) in CONFIRMINGS else "auto",
        advice=cookies.get("advice") == "1",
        theme=theme if (theme := cookies.get("theme", "")) in THEMES else "",
        secure=request.url.scheme == "https",
        drawn=request.app.state.drawn,
    )


def _language(chosen: str, accepted: str) -> str:
    """The chosen language, or else the first of the browser's that we have."""
    if chosen in LANGUAGES:
        return chosen
    wishes = [(_weight(part), part.strip()[:2].lower()) for part in accepted.split(",")[:20]]
    spoken = [wish for wish in wishes if wish[1] in LANGUAGES and wish[0] > 0]
    return max(spoken, key=lambda wish: wish[0])[1] if spoken else LANGUAGES[0]


def _weight(part: str) -> float:
    try:
        return float(part.partition("q=")[2] or 1)
    except ValueError:
        return 0.0
