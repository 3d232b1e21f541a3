"""From what is to be said to a page."""

import hashlib
import secrets
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import MediaType, Response
from litestar.datastructures import Cookie
from litestar.response import Redirect

from cosecha.locale import LANGUAGES, Speaker
from cosecha.server.pages.visitor import Visitor

HEADERS = {
    "content-security-policy": "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
}
"""No page stays in a cache: the next person at the device would find a hand there.

Without a referrer for our own pages a browser would not say where a form comes from, and the forms would be refused.
"""

STATIC = {"style.css": "text/css", "page.js": "text/javascript", "icon.svg": "image/svg+xml"}
MARKS = ("●", "▲", "‖", "✚", "◆")
"""Every seat has a mark besides its colour."""


@cache
def static(name: str) -> bytes:
    return files(__package__).joinpath("static", name).read_bytes()


def _address(name: str) -> str:
    """A name that changes with the content, so that a browser may keep the file for ever."""
    return f"/static/{name}?{hashlib.sha256(static(name)).hexdigest()[:8]}"


@cache
def _environment() -> Environment:
    found = Environment(loader=PackageLoader(__package__), autoescape=True, undefined=StrictUndefined, trim_blocks=True)
    found.globals |= {
        "static": _address,
        "marks": MARKS,
        "languages": LANGUAGES,
        "new_key": lambda: secrets.token_hex(8),
    }
    found.filters["seat_name"] = lambda seat, names: names[seat]
    return found


def page(
    template: str,
    who: Visitor,
    speaker: Speaker | None = None,
    status_code: int = 200,
    cookies: Sequence[Cookie] = (),
    **context: Any,
) -> Response[str]:
    said = speaker or who.speaker()
    html = (
        _environment().get_template(template).render(t=said.text, say=said.say, lang=said.language, who=who, **context)
    )
    return Response(html, status_code=status_code, media_type=MediaType.HTML, headers=HEADERS, cookies=list(cookies))


def go(to: str, cookies: Sequence[Cookie] = ()) -> Redirect:
    """On to another page, after a form."""
    return Redirect(to, status_code=303, cookies=list(cookies), headers={"Cache-Control": "no-store"})


def to_table(id: str, live: bool, part: str = "") -> str:
    """The address of a table after a form; a page without JavaScript waits there for the bots."""
    return f"/t/{id}{'' if live else '?wait=1'}{'#' + part if part else ''}"
