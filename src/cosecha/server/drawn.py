"""The drawn client: the bundle that the build made, at the addresses of the text pages.

Everybody who asks for a page gets the drawn client, unless they want text, or it was not built: then they get the text
page at the same address. So a link is good for both, and nobody has to know which client the other uses.
"""

import gzip
import mimetypes
from functools import cache
from importlib.resources import files
from pathlib import PurePath
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct

from cosecha.core.errors import CosechaError
from cosecha.server import errors, pages
from cosecha.server.common.settings import Settings
from cosecha.server.http.guards import HEADERS
from cosecha.server.http.visitor import DrawnClient, visitor

SHELL = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"
PAGES = {
    "/",
    "/aid/{game}",
    "/join",
    "/learn/{game}",
    "/new/{game}",
    "/rules",
    "/rules/{game}",
    "/rules/{game}/notation",
    "/settings",
    "/t/{id}",
    "/t/{id}/replay",
}
"""The pages that the drawn client has too."""
LOOSE = ("icon.svg", "icon-turn.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest")
"""Files of the bundle whose names others know."""
FRESH = (SHELL, "worker.js")
"""Those that change with the version though their names stay."""
KINDS = {".ftl": "text/plain; charset=utf-8", ".webmanifest": "application/manifest+json"}
"""Kinds of files that a system need not know."""
SMALLER = ".br"
"""Behind the name of a file that the build has packed."""
PACKED = (".woff2", ".png")
HINTS = "preload.json"
IN_SIGHT = 2
"""So many games a phone shows at once in the lobby; wider screens show all of them, and have a better line."""
LIGHT = "not (prefers-color-scheme: dark)"
DARK = "(prefers-color-scheme: dark)"
DRAWING = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
"""The content policy of a picture: it has its own colours in it, and does nothing."""
LISTS = ("/api/games", "/api/mine", "/api/tables")
"""What the lobby asks for."""
WISH = "client"
"""The name of the cookie, and of the parameter in an address, that says which client is wanted: `text` or `drawn`."""


class Hints(Struct, frozen=True):
    """Files of the bundle that a page is going to need, so that a browser can ask for all of them at once."""

    fonts: list[str]
    pages: dict[str, list[str]]
    """By the address, as in `PAGES`; besides what every page needs."""
    games: dict[str, list[str]]
    """By the game that is played at a table."""
    covers: dict[str, dict[str, str]]
    """The picture of each game, `light` and `dark`."""
    words: dict[str, dict[str, str]]
    """By language and game, those of every page as `shared`."""


class File(Struct, frozen=True):
    kind: str
    plain: bytes
    packed: dict[str, bytes]
    """The same by what it is packed with, the smallest first."""


@cache
def bundle() -> dict[str, File]:
    """The files of the drawn client by their paths; none if it was not built."""
    folder = files("cosecha.server").joinpath("bundle")
    if not folder.joinpath(SHELL).is_file():
        return {}
    found = {entry.name: entry for entry in folder.iterdir() if entry.is_file()}
    found |= {f"assets/{entry.name}": entry for entry in folder.joinpath("assets").iterdir()}
    read = {path: entry.read_bytes() for path, entry in found.items()}
    return {
        path: _file(path, content, read.get(path + SMALLER))
        for path, content in read.items()
        if not path.endswith(SMALLER)
    }


def _file(path: str, content: bytes, smaller: bytes | None = None) -> File:
    kind = KINDS.get(PurePath(path).suffix) or mimetypes.guess_type(path)[0]
    packed = {} if smaller is None else {"br": smaller}
    # A font is packed already.
    if PurePath(path).suffix not in PACKED:
        packed["gzip"] = gzip.compress(content, mtime=0)
    return File(kind or "application/octet-stream", content, packed)


@cache
def hints() -> Hints:
    """What the build says about the files that each address needs."""
    return msgspec.json.decode(bundle()[HINTS].plain, type=Hints)


def state_of(settings: Settings) -> DrawnClient:
    """Whether people get the drawn client here."""
    if settings.text_only:
        return "off"
    return "here" if bundle() else "missing"


def is_wanted(request: Request[Any, Any, Any], wish: str | None) -> bool:
    """Whether this page is to be drawn: as the address wishes, else the cookie, else it is."""
    return bool(request.app.state.drawn == "here") and (wish or request.cookies.get(WISH)) != "text"


def _sent(request: Request[Any, Any, Any], file: File, keep: str) -> Response[bytes]:
    accepted = {each.partition(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}
    headers = {**HEADERS, "cache-control": keep, "vary": "accept-encoding"}
    if file.kind == "image/svg+xml":
        headers["content-security-policy"] = DRAWING
    for packing, content in file.packed.items():
        if packing in accepted:
            return Response(content, media_type=file.kind, headers=headers | {"content-encoding": packing})
    return Response(file.plain, media_type=file.kind, headers=headers)


async def _shell(request: Request[Any, Any, Any], page: str) -> Response[bytes]:
    """The page that loads the client, with hints at what this address is going to need."""
    links = await _links(request, page)
    shell = bundle()[SHELL].plain.replace(b"</head>", "".join(links).encode() + b"</head>", 1)
    return _sent(request, _file(SHELL, shell), "no-store")


async def _links(request: Request[Any, Any, Any], page: str) -> list[str]:
    known = hints()
    language = visitor(request).language
    links = [_link(file) for file in known.pages.get(page, [])]
    links.append(_link(known.words[language]["shared"]))
    if page == "/":
        links += [_link(path) for path in LISTS]
        for cover in list(known.covers.values())[:IN_SIGHT]:
            links += [_link(cover["light"], LIGHT), _link(cover["dark"], DARK)]
    elif page == "/t/{id}" and (game := await _game_at(request)) in known.games:
        table = f"/api/tables/{request.path_params['id']}"
        links += [_link(table), _link(f"{table}/rights"), _link(known.words[language][game])]
        links += [_link(file) for file in known.games[game]]
    return [*links, *(_link(font) for font in known.fonts)]


async def _game_at(request: Request[Any, Any, Any]) -> str | None:
    """The game at the table of this address, for those who may see the table."""
    services, id = request.app.state.services, request.path_params["id"]
    try:
        access = await services.gate.access(request, id)
        async with services.gate.at(id, access) as table:
            return str(table.opened.game)
    except CosechaError:
        return None


def _link(path: str, media: str = "") -> str:
    """An element that has a browser fetch something early; the client finds it there when it asks for it.

    A picture that is shown as one is only for some displays; what the client reads as text is for all.
    """
    match PurePath(path).suffix:
        case ".js":
            how = 'rel="modulepreload"'
        case ".css":
            how = 'rel="stylesheet"'
        case ".woff2":
            # Until they come, others as wide stand in for them: the line is for what nothing can stand in for.
            how = 'rel="preload" as="font" type="font/woff2" fetchpriority="low"'
        case ".svg" if media:
            return f'<link rel="preload" as="image" media="{media}" href="/{path}">'
        case _:
            how = 'rel="preload" as="fetch"'
    where = path if path.startswith("/") else f"/{path}"
    return f'<link {how} crossorigin href="{where}">'


@get("/assets/{name:str}")
async def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """A file whose name changes with its content."""
    return _found(request, f"assets/{name}", FOR_EVER)


@get([f"/{name}" for name in LOOSE])
async def loose(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file whose name stays."""
    return _found(request, request.url.path.lstrip("/"), "public, max-age=3600")


@get([f"/{name}" for name in FRESH])
async def fresh(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What a browser keeps for the time without a connection; each version of the server has its own."""
    return _found(request, request.url.path.lstrip("/"), "no-store")


def _found(request: Request[Any, Any, Any], path: str, keep: str) -> Response[bytes]:
    file = bundle().get(path)
    if file is None:
        raise NotFoundException
    return _sent(request, file, keep)


def drawn_first(app: ASGIApp) -> ASGIApp:
    """The text pages, with the drawn client in front of those that it has too."""

    async def choosing(scope: Scope, receive: Receive, send: Send) -> None:
        request: Request[Any, Any, Any] = Request(scope, receive, send)
        looking = scope.get("method") in ("GET", "HEAD") and scope.get("path_template") in PAGES
        wish = request.query_params.get(WISH) if looking else None
        if wish in ("text", "drawn"):
            who = visitor(request)
            # Somebody who never chose a language keeps the one they were reading when they go over to text.
            language = [who.cookie("lang", who.language)] if "lang" in request.query_params else []
            send = _remembering([who.cookie(WISH, wish), *language], send)
        if looking and is_wanted(request, wish):
            shell = await _shell(request, str(scope.get("path_template")))
            await shell.to_asgi_response(scope["litestar_app"], request)(scope, receive, send)
        else:
            await app(scope, receive, send)

    return choosing


def _remembering(cookies: list[Cookie], send: Send) -> Send:
    """Answers that set cookies besides what they do."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *(cookie.to_encoded_header() for cookie in cookies)]
        await send(message)

    return sending


def no_page(request: Request[Any, Any, Any], wrong: NotFoundException) -> Response[Any]:
    """An address that leads nowhere, said by the client that somebody has: the drawn one finds out by itself."""
    looking = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    if request.scope["path"].startswith("/api") or not looking or not is_wanted(request, None):
        return errors.bad_request(request, wrong)
    shell = _sent(request, bundle()[SHELL], "no-store")
    shell.status_code = wrong.status_code
    return shell


@get("/learn/{game:str}", media_type=MediaType.HTML)
async def lesson(game: FromPath[str]) -> Redirect:
    """A first lesson is drawn; in text, the rules are the place to begin."""
    return Redirect(f"/rules/{game}")


def both_clients() -> Router:
    """The pages, drawn or as text."""
    return Router(
        path="/",
        route_handlers=[*pages.HANDLERS, asset, loose, fresh, lesson],
        include_in_schema=False,
        middleware=[drawn_first],
    )
