"""The text client: plain HTML pages with every feature, for any browser and any reader, with or without JavaScript."""

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from cosecha.server.pages import joining, lobby, playing, reading, replays, talking
from cosecha.server.pages.render import static, static_kind

ROOMS = (lobby, joining, playing, talking, replays, reading)


@get("/static/{name:str}")
async def static_file(name: FromPath[str]) -> Response[bytes]:
    if name not in static():
        raise NotFoundException
    headers = {"cache-control": "public, max-age=31536000, immutable"}
    return Response(static()[name], media_type=static_kind(name), headers=headers)


HANDLERS = [handler for room in ROOMS for handler in room.HANDLERS] + [static_file]
