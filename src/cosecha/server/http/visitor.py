"""Who looks at the pages: a person by their cookie, a language, a name, what they like."""

from typing import Literal
from urllib.parse import quote, unquote

from litestar.datastructures import Cookie
from msgspec import Struct

from cosecha.locale import LANGUAGES, Speaker
from cosecha.server.http.guards import HttpRequest
from cosecha.server.table.seating import NAME_LENGTH

YEAR = 365 * 24 * 3600
DrawnClient = Literal["here", "missing", "off"]
"""Whether the drawn client can be had here; `missing`: it should be, but was not built."""
CONFIRMINGS: dict[str, bool | None] = {"auto": None, "always": True, "never": False}
"""When turns can be confirmed, and what a table is told of that."""
THEMES = ("light", "dark")
"""What somebody may choose in place of what their system says."""


class Visitor(Struct, frozen=True):
    """What a browser tells about the person in front of it."""

    language: str
    name: str
    confirm: str
    """When turns are to be confirmed at tables that they set up: one of `CONFIRMINGS`."""
    advice: bool
    """Whether hints come by themselves whenever something is asked of them."""
    theme: str
    """One of `THEMES`; empty, as the system has it."""
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
    """The one chosen in the settings; else the first of the browser's that we speak."""
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
