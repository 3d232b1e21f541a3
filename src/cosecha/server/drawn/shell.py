"""The page that loads the drawn client, with preload links for what the page will need."""

from pathlib import PurePath

from litestar import Response

from cosecha.core.errors import CosechaError
from cosecha.server.drawn import bundle
from cosecha.server.drawn.bundle import SHELL, File
from cosecha.server.http.guards import HEADERS, HttpRequest
from cosecha.server.http.services import Services
from cosecha.server.http.visitor import visitor

COVERS_IN_SIGHT = 2
"""Games that a phone shows at once in the lobby; wider screens show all of them, but usually have a faster line."""
LIGHT = "not (prefers-color-scheme: dark)"
DARK = "(prefers-color-scheme: dark)"
LISTS = ("/api/games", "/api/mine", "/api/tables")
"""What the lobby requests."""
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
"""The content policy of a picture: it contains its own colors and does nothing."""


async def shell(request: HttpRequest, page: str) -> Response[bytes]:
    """The shell for the page with this URL pattern."""
    links = await _links(request, page)
    html = bundle.files()[SHELL].plain.replace(b"</head>", "".join(links).encode() + b"</head>", 1)
    return respond(request, bundle.encoded_file(SHELL, html), "no-store")


def respond(request: HttpRequest, file: File, cache_control: str) -> Response[bytes]:
    """A file in the smallest encoding that the browser accepts."""
    accepted = {each.partition(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}
    headers = {**HEADERS, "cache-control": cache_control, "vary": "accept-encoding"}
    if file.kind == "image/svg+xml":
        headers["content-security-policy"] = PICTURE_POLICY
    for encoding, content in file.encoded.items():
        if encoding in accepted:
            return Response(content, media_type=file.kind, headers=headers | {"content-encoding": encoding})
    return Response(file.plain, media_type=file.kind, headers=headers)


async def _links(request: HttpRequest, page: str) -> list[str]:
    known = bundle.preload()
    language = visitor(request).language
    links = [_link(file) for file in known.pages.get(page, [])]
    links.append(_link(known.words[language]["shared"]))
    if page == "/":
        links += [_link(path) for path in LISTS]
        for cover in list(known.covers.values())[:COVERS_IN_SIGHT]:
            links += [_link(cover["light"], LIGHT), _link(cover["dark"], DARK)]
    elif page == "/t/{id}" and (game := await _game_at(request)) in known.games:
        table = f"/api/tables/{request.path_params['id']}"
        links += [_link(table), _link(f"{table}/rights"), _link(known.words[language][game])]
        links += [_link(file) for file in known.games[game]]
    return [*links, *(_link(font) for font in known.fonts)]


async def _game_at(request: HttpRequest) -> str | None:
    """The game at the requested table, for those who may see the table."""
    services: Services = request.app.state.services
    id = request.path_params["id"]
    try:
        access = await services.gate.access(request, id)
        async with services.gate.at(id, access) as table:
            return table.opened.game
    except CosechaError:
        return None


def _link(path: str, media: str = "") -> str:
    """An element that has a browser fetch something early, so that it is there when the client asks for it.

    Pictures with `media` are only for some displays; what the client reads as text is for all.
    """
    match PurePath(path).suffix:
        case ".js":
            how = 'rel="modulepreload"'
        case ".css":
            how = 'rel="stylesheet"'
        case ".woff2":
            # Low priority, because fallback fonts with the same metrics stand in until they arrive.
            how = 'rel="preload" as="font" type="font/woff2" fetchpriority="low"'
        case ".svg" if media:
            return f'<link rel="preload" as="image" media="{media}" href="/{path}">'
        case _:
            how = 'rel="preload" as="fetch"'
    where = path if path.startswith("/") else f"/{path}"
    return f'<link {how} crossorigin href="{where}">'
