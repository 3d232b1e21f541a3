"""Rules and settings."""

import re
from urllib.parse import urlsplit

from litestar import Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from cosecha.games import NAMES
from cosecha.locale import LANGUAGES, Kind, figures
from cosecha.server.http.guards import HttpRequest, host_in
from cosecha.server.http.rules_pages import page_html
from cosecha.server.http.visitor import CONFIRMINGS, THEMES, visitor
from cosecha.server.pages.render import go, page


@get("/figures/{name:str}")
async def figure(name: FromPath[str]) -> Response[bytes]:
    if name not in figures():
        raise NotFoundException(name)
    headers = {"cache-control": "public, max-age=3600"}
    return Response(figures()[name], media_type="image/svg+xml", headers=headers)


@get("/rules")
async def all_rules(request: HttpRequest) -> Response[str]:
    who = visitor(request)
    speaker = who.speaker()
    return page("games.html", who, games=[(name, name.capitalize(), speaker.text(f"{name}-about")) for name in NAMES])


@get("/rules/{game:str}")
async def rules(request: HttpRequest, game: FromPath[str]) -> Response[str]:
    return _read(request, game, "rules")


@get("/rules/{game:str}/notation")
async def notation(request: HttpRequest, game: FromPath[str]) -> Response[str]:
    """How answers are written, for bot authors."""
    return _read(request, game, "notation")


@get("/aid/{game:str}")
async def aid(request: HttpRequest, game: FromPath[str]) -> Response[str]:
    """A game on one sheet."""
    return _read(request, game, "aid")


def _read(request: HttpRequest, game: str, kind: Kind) -> Response[str]:
    if game not in NAMES:
        raise NotFoundException(game)
    who = visitor(request)
    html, sections = page_html(game, who.language, kind)
    return page("rules.html", who, game=game, html=html, sections=sections if kind == "rules" else [], shown=kind)


@get("/settings")
async def settings(request: HttpRequest) -> Response[str]:
    return page(
        "settings.html",
        visitor(request),
        themes=("", *THEMES),
        confirmings=CONFIRMINGS,
        saved=bool(request.query_params.get("saved")),
    )


@post("/settings")
async def save(request: HttpRequest) -> Redirect:
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
async def language(request: HttpRequest) -> Redirect:
    """The same page in another language, from the foot of any page."""
    chosen = str((await request.form()).get("lang", ""))
    cookies = [visitor(request).cookie("lang", chosen)] if chosen in LANGUAGES else []
    return go(_page_before(request), cookies)


def _page_before(request: HttpRequest) -> str:
    """The page that the form stood on, if it can be asked for again; an answer to a form at a table shows the table."""
    referer = request.headers.get("referer", "")
    if host_in(referer) != request.headers.get("host"):
        return "/"
    came = urlsplit(referer)
    query = f"?{came.query}" if came.query else ""
    table = re.fullmatch(r"(/t/[a-z0-9]+)(/replay)?(/.*)?", came.path)
    if table:
        return table[1] if table[3] else f"{table[1]}{table[2] or ''}{query}"
    return f"{came.path}{query}" if came.path.startswith(("/new/", "/rules", "/aid/", "/settings", "/join")) else "/"


HANDLERS = [all_rules, rules, notation, aid, figure, settings, save, language]
