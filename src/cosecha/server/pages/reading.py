"""Rules and settings."""

import re
from functools import cache
from itertools import pairwise
from urllib.parse import urlsplit

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect
from markdown_it import MarkdownIt
from markupsafe import Markup

from cosecha.games import NAMES
from cosecha.locale import LANGUAGES, rules_page
from cosecha.server.guards import host_in
from cosecha.server.pages.render import go, page
from cosecha.server.pages.visitor import CONFIRMINGS, THEMES, Asking, visitor

ANCHOR = re.compile(r"\s*\{#([a-z0-9-]+)\}\s*$")


@cache
def rules_html(game: str, language: str) -> tuple[Markup, list[tuple[str, str]]]:
    """The rules page as HTML, and its sections as (anchor, title). Raw HTML in it stays text."""
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = reader.parse(rules_page(game, language))
    sections: list[tuple[str, str]] = []
    for opening, inline in pairwise(tokens):
        if opening.type != "heading_open":
            continue
        found = ANCHOR.search(inline.content)
        if found:
            inline.content = ANCHOR.sub("", inline.content)
            for child in inline.children or []:
                child.content = ANCHOR.sub("", child.content)
            opening.attrSet("id", found[1])
            sections.append((found[1], inline.content))
    return Markup(reader.renderer.render(tokens, reader.options, {})), sections


@get("/rules")
async def all_rules(request: Asking) -> Response[str]:
    who = visitor(request)
    speaker = who.speaker()
    return page("games.html", who, games=[(name, name.capitalize(), speaker.text(f"{name}-about")) for name in NAMES])


@get("/rules/{game:str}")
async def rules(request: Asking, game: FromPath[str]) -> Response[str]:
    if game not in NAMES:
        raise NotFoundException(game)
    who = visitor(request)
    html, sections = rules_html(game, who.language)
    return page("rules.html", who, game=game, html=html, sections=sections)


@get("/settings")
async def settings(request: Asking) -> Response[str]:
    return page(
        "settings.html",
        visitor(request),
        themes=("", *THEMES),
        confirmings=CONFIRMINGS,
        saved=bool(request.query_params.get("saved")),
    )


@post("/settings")
async def save(request: Asking) -> Redirect:
    who = visitor(request)
    form = await request.form()
    language = str(form.get("lang", ""))
    cookies = [
        who.named(str(form.get("name", "")).strip()),
        who.cookie("advice", "1" if form.get("advice") else "0"),
    ]
    if (confirm := str(form.get("confirm", ""))) in CONFIRMINGS:
        cookies.append(who.cookie("confirm", confirm))
    if (theme := str(form.get("theme", ""))) in ("", *THEMES):
        cookies.append(who.cookie("theme", theme))
    if language in LANGUAGES:
        cookies.append(who.cookie("lang", language))
    return go("/settings?saved=1", cookies)


@post("/language")
async def language(request: Asking) -> Redirect:
    """The same page in another language, from the foot of any page."""
    chosen = str((await request.form()).get("lang", ""))
    cookies = [visitor(request).cookie("lang", chosen)] if chosen in LANGUAGES else []
    return go(_page_before(request), cookies)


def _page_before(request: Asking) -> str:
    """The page that the form stood on, if it can be asked for again; an answer to a form at a table shows the table."""
    referer = request.headers.get("referer", "")
    if host_in(referer) != request.headers.get("host"):
        return "/"
    came = urlsplit(referer)
    query = f"?{came.query}" if came.query else ""
    table = re.fullmatch(r"(/t/[a-z0-9]+)(/replay)?(/.*)?", came.path)
    if table:
        return table[1] if table[3] else f"{table[1]}{table[2] or ''}{query}"
    return f"{came.path}{query}" if came.path.startswith(("/new/", "/rules", "/settings", "/join")) else "/"


HANDLERS = [all_rules, rules, settings, save, language]
