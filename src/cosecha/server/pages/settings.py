"""Personal settings, kept in cookies."""

import re
from urllib.parse import urlsplit

from litestar import Response, get, post
from litestar.response import Redirect

from cosecha.locale import LANGUAGES
from cosecha.server.http.guards import HttpRequest, host_in
from cosecha.server.http.visitor import CONFIRMINGS, THEMES, visitor
from cosecha.server.pages.render import go, page


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
    """Switch the language, from the footer of any page."""
    chosen = str((await request.form()).get("lang", ""))
    cookies = [visitor(request).cookie("lang", chosen)] if chosen in LANGUAGES else []
    return go(_page_before(request), cookies)


def _page_before(request: HttpRequest) -> str:
    """The page with the form, if it can be requested again; at a table, the table itself."""
    referer = request.headers.get("referer", "")
    if host_in(referer) != request.headers.get("host"):
        return "/"
    came = urlsplit(referer)
    query = f"?{came.query}" if came.query else ""
    table = re.fullmatch(r"(/t/[a-z0-9]+)(/replay)?(/.*)?", came.path)
    if table:
        return table[1] if table[3] else f"{table[1]}{table[2] or ''}{query}"
    return f"{came.path}{query}" if came.path.startswith(("/new/", "/rules", "/aid/", "/settings", "/join")) else "/"


HANDLERS = [settings, save, language]
