"""Which client a request gets, and the files of the drawn one.

Everybody gets the drawn client, unless they prefer text or it wasn't built: then they get the text page at the same
URL. So a link works for both, and nobody has to know which client the other uses.
"""

from litestar import MediaType, Request, Response, get
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cosecha.server.common.settings import Settings
from cosecha.server.drawn import bundle
from cosecha.server.drawn.bundle import SHELL
from cosecha.server.drawn.shell import respond, shell
from cosecha.server.http.guards import HttpRequest
from cosecha.server.http.visitor import DrawnClient, visitor

FOREVER = "public, max-age=31536000, immutable"
PAGES = {
    "/",
    "/aid/{game}",
    "/join",
    "/learn/{game}",
    "/learn/{game}/{name}",
    "/new/{game}",
    "/rules",
    "/rules/{game}",
    "/rules/{game}/cards",
    "/rules/{game}/glossary",
    "/rules/{game}/notation",
    "/settings",
    "/t/{id}",
    "/t/{id}/replay",
}
"""The pages that both clients have."""
FIXED = ("icon.svg", "icon-turn.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest")
"""Files with fixed names, because browsers and systems refer to them."""
PER_VERSION = (SHELL, "worker.js")
"""Files that change with the version under the same name."""
PREFERENCE = "client"
"""The cookie, and the query parameter, that says which client is wanted: `text` or `drawn`."""


def availability(settings: Settings) -> DrawnClient:
    """Whether people get the drawn client here."""
    if settings.text_only:
        return "off"
    return "here" if bundle.files() else "missing"


def is_wanted(request: HttpRequest, preference: str | None) -> bool:
    """Whether this request gets the drawn client: the URL decides, then the cookie; by default, yes."""
    return bool(request.app.state.drawn == "here") and (preference or request.cookies.get(PREFERENCE)) != "text"


@get("/assets/{name:str}")
async def asset(request: HttpRequest, name: FromPath[str]) -> Response[bytes]:
    """A file whose name changes with its content."""
    return _file(request, f"assets/{name}", FOREVER)


@get([f"/{name}" for name in FIXED])
async def fixed(request: HttpRequest) -> Response[bytes]:
    return _file(request, request.url.path.lstrip("/"), "public, max-age=3600")


@get([f"/{name}" for name in PER_VERSION])
async def per_version(request: HttpRequest) -> Response[bytes]:
    """Files that a browser keeps for offline use."""
    return _file(request, request.url.path.lstrip("/"), "no-store")


def _file(request: HttpRequest, path: str, cache_control: str) -> Response[bytes]:
    file = bundle.files().get(path)
    if file is None:
        raise NotFoundException
    return respond(request, file, cache_control)


@get(["/learn/{game:str}", "/learn/{game:str}/{name:str}"], media_type=MediaType.HTML)
async def lesson(game: FromPath[str]) -> Redirect:
    """Lessons exist only in the drawn client; in text, the rules are the place to begin."""
    return Redirect(f"/rules/{game}")


def drawn_first(app: ASGIApp) -> ASGIApp:
    """Middleware for the text pages: puts the drawn client in front of those that it has too."""

    async def choose(scope: Scope, receive: Receive, send: Send) -> None:
        request: HttpRequest = Request(scope, receive, send)
        shows_page = scope.get("method") in ("GET", "HEAD") and scope.get("path_template") in PAGES
        preference = request.query_params.get(PREFERENCE) if shows_page else None
        if preference in ("text", "drawn"):
            who = visitor(request)
            # Somebody who never chose a language keeps the one they were reading when they switch to text.
            language = [who.cookie("lang", who.language)] if "lang" in request.query_params else []
            send = _setting_cookies([who.cookie(PREFERENCE, preference), *language], send)
        if shows_page and is_wanted(request, preference):
            page = await shell(request, str(scope.get("path_template")))
            await page.to_asgi_response(scope["litestar_app"], request)(scope, receive, send)
        else:
            await app(scope, receive, send)

    return choose


def _setting_cookies(cookies: list[Cookie], send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *(cookie.to_encoded_header() for cookie in cookies)]
        await send(message)

    return sending


def shell_for_missing_page(request: HttpRequest) -> Response[bytes] | None:
    """The drawn client's own 404 page; None for those who don't use the drawn client."""
    asks_for_page = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")
    if request.scope["path"].startswith("/api") or not asks_for_page or not is_wanted(request, None):
        return None
    page = respond(request, bundle.files()[SHELL], "no-store")
    page.status_code = 404
    return page


HANDLERS = [asset, fixed, per_version, lesson]
