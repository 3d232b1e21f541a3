"""The rules, the notation, the player aids and the glossaries."""

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from cosecha.games import NAMES, by_name
from cosecha.locale import Kind, figures
from cosecha.server.http.guards import HttpRequest
from cosecha.server.http.rules_pages import page_html
from cosecha.server.http.visitor import visitor
from cosecha.server.pages.render import page


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
    """How actions are written, for bot authors."""
    return _read(request, game, "notation")


@get("/aid/{game:str}")
async def aid(request: HttpRequest, game: FromPath[str]) -> Response[str]:
    """The player aid."""
    return _read(request, game, "aid")


@get("/rules/{game:str}/glossary")
async def glossary(request: HttpRequest, game: FromPath[str]) -> Response[str]:
    """Words that have an exact meaning on cards."""
    return _read(request, game, "glossary")


def _read(request: HttpRequest, game: str, kind: Kind) -> Response[str]:
    if game not in NAMES:
        raise NotFoundException(game)
    who = visitor(request)
    try:
        html, sections = page_html(game, who.language, kind)
    except FileNotFoundError:
        raise NotFoundException(kind) from None
    listed = sections if kind in ("rules", "glossary") else []
    has_cards = bool(by_name(game).cards())
    return page("rules.html", who, game=game, html=html, sections=listed, shown=kind, has_cards=has_cards)


HANDLERS = [all_rules, rules, notation, aid, glossary, figure]
