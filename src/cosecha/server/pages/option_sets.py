"""Saving the options in the form for a new table under a name, and renaming and deleting such options."""

from urllib.parse import urlencode

from litestar import Response, post
from litestar.params import FromPath
from litestar.response import Redirect

from cosecha.core.errors import CosechaError
from cosecha.core.options import option_fields
from cosecha.games import by_name
from cosecha.server.http.guards import EXPENSIVE, HttpRequest
from cosecha.server.http.services import ProvidedServices
from cosecha.server.pages.lobby import known_game, options_of, refused_form
from cosecha.server.pages.render import go


@post("/new/{game:str}/options/save", cost=EXPENSIVE)
async def save_options(
    request: HttpRequest, services: ProvidedServices, game: FromPath[str]
) -> Response[str] | Redirect:
    """Save the options in the form, which comes back as it was filled in."""
    form = {name: str(value) for name, value in (await request.form()).items()}
    options = options_of(option_fields(by_name(known_game(game)).options), form)
    person, cookies = services.people.person_or_new(request)
    try:
        name = await services.option_sets.save(person, game, form.get("save-as", ""), options)
    except CosechaError as wrong:
        return await refused_form(request, services, game, form, wrong.message)
    kept = {field: value for field, value in form.items() if field not in ("save-as", "set")}
    return go(f"/new/{game}?{urlencode(kept | {'saved': name})}#saved", cookies)


@post("/new/{game:str}/options/rename")
async def rename_options(
    request: HttpRequest, services: ProvidedServices, game: FromPath[str]
) -> Response[str] | Redirect:
    form = {name: str(value) for name, value in (await request.form()).items()}
    person = services.people.person(request)
    try:
        await services.option_sets.rename(person, known_game(game), form.get("name", ""), form.get("to", ""))
    except CosechaError as wrong:
        return await refused_form(request, services, game, {}, wrong.message)
    return go(f"/new/{game}#saved")


@post("/new/{game:str}/options/delete")
async def delete_options(
    request: HttpRequest, services: ProvidedServices, game: FromPath[str]
) -> Response[str] | Redirect:
    name = str((await request.form()).get("name", ""))
    try:
        await services.option_sets.delete(services.people.person(request), known_game(game), name)
    except CosechaError as wrong:
        return await refused_form(request, services, game, {}, wrong.message)
    return go(f"/new/{game}#saved")


HANDLERS = [save_options, rename_options, delete_options]
