"""The drawn client: the bundle that the build made, at the addresses of the text pages.

Whoever asks for a page gets the drawn client, unless they want text, or it was not built: then the text page at the
same address. So a link is good for both, and nobody has to know which client the other uses.
"""

import gzip
import mimetypes
from functools import cache
from importlib.resources import files
from pathlib import PurePath
from typing import Any

from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct

from cosecha.server import pages, problems
from cosecha.server.guards import HEADERS
from cosecha.server.pages.visitor import DrawnClient, visitor
from cosecha.server.settings import Settings

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
WISH = "client"
"""The name of the cookie, and of the parameter in an address, that says which client is wanted: `text` or `drawn`."""


class File(Struct, frozen=True):
    kind: str
    plain: bytes
    packed: bytes


@cache
def bundle() -> dict[str, File]:
    """The files of the drawn client by their paths; none if it was not built."""
    folder = files("cosecha.server").joinpath("bundle")
    if not folder.joinpath(SHELL).is_file():
        return {}
    found = {entry.name: entry for entry in folder.iterdir() if entry.is_file()}
    found |= {f"assets/{entry.name}": entry for entry in folder.joinpath("assets").iterdir()}
    return {path: _file(path, entry.read_bytes()) for path, entry in found.items()}


def _file(path: str, content: bytes) -> File:
    kind = KINDS.get(PurePath(path).suffix) or mimetypes.guess_type(path)[0]
    return File(kind or "application/octet-stream", content, gzip.compress(content, mtime=0))


def state_of(settings: Settings) -> DrawnClient:
    """Whether people get the drawn client here."""
    if settings.text_only:
        return "off"
    return "here" if bundle() else "missing"


def is_wanted(request: Request[Any, Any, Any], wish: str | None) -> bool:
    """Whether this page is to be drawn: as the address wishes, else the cookie, else it is."""
    return bool(request.app.state.drawn == "here") and (wish or request.cookies.get(WISH)) != "text"


def _sent(request: Request[Any, Any, Any], file: File, keep: str) -> Response[bytes]:
    packed = "gzip" in request.headers.get("accept-encoding", "")
    headers = {**HEADERS, "cache-control": keep, "vary": "accept-encoding"}
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(file.packed if packed else file.plain, media_type=file.kind, headers=headers)


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
            # The drawn client keeps its language to itself, and says it when somebody goes over to text.
            language = [who.cookie("lang", who.language)] if "lang" in request.query_params else []
            send = _remembering([who.cookie(WISH, wish), *language], send)
        if looking and is_wanted(request, wish):
            shell = _sent(request, bundle()[SHELL], "no-store")
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
        return problems.bad_request(request, wrong)
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
