"""The text client: plain HTML pages with every feature, for any browser, with or without JavaScript."""

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from cosecha.server.pages import (
    cards,
    chat,
    coach,
    help,
    joining,
    lines,
    links,
    lobby,
    option_sets,
    playing,
    replays,
    rules,
    settings,
    table_page,
)
from cosecha.server.pages.render import static, static_kind

MODULES = (
    lobby,
    option_sets,
    joining,
    table_page,
    playing,
    chat,
    help,
    links,
    replays,
    coach,
    lines,
    rules,
    cards,
    settings,
)


@get("/static/{name:str}")
async def static_file(name: FromPath[str]) -> Response[bytes]:
    if name not in static():
        raise NotFoundException
    headers = {"cache-control": "public, max-age=31536000, immutable"}
    return Response(static()[name], media_type=static_kind(name), headers=headers)


HANDLERS = [handler for module in MODULES for handler in module.HANDLERS] + [static_file]
