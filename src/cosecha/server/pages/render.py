"""From what is to be said to a page."""

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
from cosecha.server.guards import HEADERS
from cosecha.server.pages.visitor import Visitor

KINDS = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml", "woff2": "font/woff2"}
"""What lies in the folder of static files, by the end of its name."""
"""What each language calls itself: whoever looks for theirs may not read ours."""
MARKS = (
    "M8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3Z",
    "M8 2.6 14 13H2Z",
    "M4.2 3h2.8v10H4.2ZM9 3h2.8v10H9Z",
    "M6.4 2.6h3.2v3.8h3.8v3.2H9.6v3.8H6.4V9.6H2.6V6.4h3.8Z",
    "M8 2 14 8 8 14 2 8Z",
)
"""Every seat has a mark besides its colour: disc, triangle, bars, cross, diamond; as paths in a square of 16."""


HERE = {"lobby.html": "tables", "games.html": "rules", "rules.html": "rules", "settings.html": "settings"}
"""Which entry of the navigation a page is."""


def _game_of(context: Mapping[str, Any]) -> str:
    """The game that a page is about, whose rules are one link away; none if it is about all of them."""
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


def _address(name: str) -> str:
    """A name that changes with the content, so that a browser may keep the file for ever."""
    return f"/static/{name}?{hashlib.sha256(static()[name]).hexdigest()[:8]}"


@cache
def _environment() -> Environment:
    found = Environment(loader=PackageLoader(__package__), autoescape=True, undefined=StrictUndefined, trim_blocks=True)
    found.globals |= {
        "static": _address,
        "marks": MARKS,
        "languages": LANGUAGE_NAMES,
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
    about = {"here": HERE.get(template, ""), "game_here": _game_of(context)} | context
    html = _environment().get_template(template).render(t=said.text, say=said.say, lang=said.language, who=who, **about)
    return Response(html, status_code=status_code, media_type=MediaType.HTML, headers=HEADERS, cookies=list(cookies))


def go(to: str, cookies: Sequence[Cookie] = ()) -> Redirect:
    """On to another page, after a form."""
    return Redirect(to, status_code=303, cookies=list(cookies), headers=HEADERS)


def to_table(id: str, live: bool, part: str = "asked") -> str:
    """The address of a part of a table after a form; a page without JavaScript waits there for the bots."""
    return f"/t/{id}{'' if live else '?wait=1'}#{part}"
