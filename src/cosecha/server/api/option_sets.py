"""Options that you have saved under names of your own."""

from typing import Annotated, Any

from litestar import Controller, Response
from litestar.params import Parameter
from msgspec import Meta, Struct

from cosecha.server.api.openapi import problems, public_get, table_post
from cosecha.server.http.guards import EXPENSIVE, HttpRequest
from cosecha.server.http.option_sets import SavedOptions
from cosecha.server.http.services import ProvidedServices
from cosecha.server.table.requests import Name

LONGEST = 200
"""Characters of a name before it is cleaned; a shorter limit is explained."""
SetName = Annotated[str, Meta(max_length=LONGEST)]


class Saving(Struct, forbid_unknown_fields=True):
    game: Name
    name: SetName
    options: dict[str, Any]


class Renaming(Struct, forbid_unknown_fields=True):
    game: Name
    name: SetName
    to: SetName


class Deleting(Struct, forbid_unknown_fields=True):
    game: Name
    name: SetName


class OptionSetsApi(Controller):
    path = "/api/options"
    tags = ("people",)

    @public_get(security=[{"cookie": []}, {}], responses=problems(400, 422, 429))
    async def saved_options(
        self, request: HttpRequest, services: ProvidedServices, game: Annotated[str, Parameter(max_length=40)]
    ) -> list[SavedOptions]:
        """The options that your cookie has saved for a game, by name."""
        return await services.option_sets.of(services.people.person(request), game)

    @table_post("/save", cost=EXPENSIVE, security=[{"cookie": []}, {}], responses=problems(400, 403, 413, 422, 429))
    async def save_options(
        self, data: Saving, request: HttpRequest, services: ProvidedServices
    ) -> Response[list[SavedOptions]]:
        """Save options under a name of your own. Those that had this name are replaced. Sets your cookie."""
        person, cookies = services.people.person_or_new(request)
        await services.option_sets.save(person, data.game, data.name, data.options)
        return Response(await services.option_sets.of(person, data.game), cookies=cookies)

    @table_post("/rename", security=[{"cookie": []}], responses=problems(400, 403, 413, 422, 429))
    async def rename_options(
        self, data: Renaming, request: HttpRequest, services: ProvidedServices
    ) -> list[SavedOptions]:
        """Rename options that you have saved."""
        person = services.people.person(request)
        await services.option_sets.rename(person, data.game, data.name, data.to)
        return await services.option_sets.of(person, data.game)

    @table_post("/delete", security=[{"cookie": []}], responses=problems(400, 403, 413, 422, 429))
    async def delete_options(
        self, data: Deleting, request: HttpRequest, services: ProvidedServices
    ) -> list[SavedOptions]:
        """Delete options that you have saved."""
        person = services.people.person(request)
        await services.option_sets.delete(person, data.game, data.name)
        return await services.option_sets.of(person, data.game)
