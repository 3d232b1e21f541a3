"""Rendering pages from templates."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import MediaType, Response
from litestar.datastructures import Cookie
from litestar.response import Redirect

from cosecha.locale import LANGUAGE_NAMES, Speaker
from cosecha.server.http.guards import HEADERS
from cosecha.server.http.visitor import Visitor

KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml", "woff2": "font/woff2"}
"""Media types of static files, by suffix."""
MARKS = (
    "M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3Z",
    "M8 2.6 14 13H2Z",
    "M4.2 3h2.8v10H4.2ZM9 3h2.8v10H9Z",
    "M6.4 2.6h3.2v3.8h3.8v3.2H9.6v3.8H6.4V9.6H2.6V6.4h3.8Z",
    "M8 2 14 8 8 14 2 8Z",
)
"""Each seat's symbol, besides its color: disc, triangle, bars, cross, diamond; as paths in a square of 16."""


HERE = {
    "lobby.html": "tables",
    "games.html": "rules",
    "rules.html": "rules",
    "cards.html": "rules",
    "settings.html": "settings",
}
"""The navigation entry that each page belongs to."""


def _game_of(context: Mapping[str, Any]) -> str:
    """The game that a page is about, for the link to its rules; empty if it is about several."""
    game = context.get("game", "")
    return game if isinstance(game, str) else str(game.name)


@cache
def static() -> dict[str, bytes]:
    """The static files by name."""
    folder = files(__package__).joinpath("static")
    found = [*folder.iterdir(), *folder.joinpath("fonts").iterdir()]
    return {file.name: file.read_bytes() for file in found if file.name.rpartition(".")[2] in KINDS}


def static_kind(name: str) -> str:
    return KINDS[name.rpartition(".")[2]]


def _static_url(name: str) -> str:
    """A URL that changes with the content, so that browsers may cache the file forever."""
    return f"/static/{name}?{hashlib.sha256(static()[name]).hexdigest()[:8]}"


@cache
def _environment() -> Environment:
    found = Environment(loader=PackageLoader(__package__), autoescape=True, undefined=StrictUndefined, trim_blocks=True)
    found.globals |= {
        "static": _static_url,
        "marks": MARKS,
        "languages": LANGUAGE_NAMES,
        "new_key": lambda: secrets.token_hex(8),
    }
    found.filters["seat_name"] = lambda seat, names: names[seat]
    found.filters["capitalized"] = lambda text: text[:1].upper() + text[1:]
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
    about = {"here": HERE.get(template, ""), "game_here": _game_of(context)} | context
    html = _environment().get_template(template).render(t=said.text, say=said.say, lang=said.language, who=who, **about)
    return Response(html, status_code=status_code, media_type=MediaType.HTML, headers=HEADERS, cookies=list(cookies))


def go(to: str, cookies: Sequence[Cookie] = ()) -> Redirect:
    """Redirect after a form."""
    return Redirect(to, status_code=303, cookies=list(cookies), headers=HEADERS)


def to_table(id: str, live: bool, part: str = "asked") -> str:
    """The URL of a section of a table page; without JavaScript, the page waits there for the bots."""
    return f"/t/{id}{'' if live else '?wait=1'}#{part}"
