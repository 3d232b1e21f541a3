"""The OpenAPI document, apart from the request handlers' own docstrings."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from litestar import get, post
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Operation, Schema, SecurityScheme, Tag
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import Struct

from cosecha import __version__
from cosecha.games import NAMES, by_name
from cosecha.server.http.guards import EXPENSIVE, HttpRequest
from cosecha.server.table.requests import TableRequest
from cosecha.server.table.wire import Frame, Problem

DESCRIPTION = """\
Tables for farming board games, over HTTP and WebSockets.

**Links.** When you create a table, you get a token for each link: `host`, `watch`, `play 1` (act for seat 1), `hand 0`
(see what seat 0 sees). The links of your own seat also include `help 0` (see what seat 0 sees and mark answers for it).
Send a token as `Authorization: Bearer TOKEN`; a browser exchanges it for a cookie (`/api/enter`).
Without a link, a private table doesn't exist for you (404). Links don't expire, but the host can revoke them. Cookies
are valid for a year.

**Reading.** `GET /api/tables/{table}` returns everything after row `since` and the current state, `now`. With
`wait=25` it answers as soon as there is news. `/stream` sends the same as NDJSON, with an empty line from time to time.
`now.decision` is what your seat is asked; `now.choices` lists the legal answers: `notation` by itself, or followed by
one of `values`, or by a number from `least` to `most` that isn't in `missing`.

**Acting.** `POST .../act` with the decision's `id` and an action in notation. Requests with the same idempotency key
(`key`) count once. An answer to a decision that is no longer open gets 409, with the current state in `update`.
Every error is a message (`error.id` and `args`) that a language file turns into a sentence.

**WebSocket.** `/api/tables/{table}/live?since=N` sends frames `{"update": ..., "replies": [...]}`, both optional.
Each `update` continues where the last one ended and has the same form as the answer to the GET request. Send what you
would post, with the last part of its path as `do`:
`{"do": "act", "decision": "1.bid.0", "action": "bid 3", "key": "k1"}`. The others are `confirm`, `undo`,
`undo-answer`, `plan`, `help`, `mark`, `say`, `mute`, `sit`, `stand` and `start`. Replies come in the
order of the requests: `{"key": "k1", "seq": 12}` or `{"key": "k1", "error": {...}}`. What a request changed arrives in
the same frame as its reply, or earlier. Close code 4404 means the link is not valid or has been revoked. Frames are
limited to 4 KiB.

**Help.** Up to three answers to a seat's decision can be marked as suggestions: with `POST .../mark`, or by the bot if
`POST .../help` sets `source: "bot"`. The bot marks them when the seat's `/hints` are requested. With `only: true`, only
marked answers can be played while there are any. Marks are gone when the decision changes. Only the seat and its
helpers receive them, from `/suggestions` and, whenever they change, as `suggestions` in a WebSocket frame.
A table can be set up without hints (`hints: false`). As long as its game is running, `now.hints` is false there, and
hints, the bot's suggestions and the coach's ideas are refused. Helpers may still mark answers.

**Rate limits.** Too many requests get 429; try again a moment later.
"""

PROBLEMS: Mapping[int, str] = {
    400: "Malformed request; the error says where",
    403: "Your link doesn't allow this, or the request comes from another site",
    404: "No such table, or you have no link to it",
    409: "The decision is no longer open; `update` holds the current state",
    413: "The request is too large",
    422: "Refused by the table or the rules; the error says why",
    429: "Too many requests",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The ways a request may fail."""
    return {status: ResponseSpec(Problem, generate_examples=False, description=PROBLEMS[status]) for status in statuses}


@dataclass
class SummarizedOperation(Operation):
    """An operation whose summary is the first clause of its description."""

    def __post_init__(self) -> None:
        said = (self.description or "").replace(";", ".").replace(":", ".").partition(".")[0]
        self.summary = said or self.summary


_ANYBODY: list[dict[str, list[str]]] = [{"link": []}, {"cookie": []}, {}]

public_get = partial(get, operation_class=SummarizedOperation, responses=problems(400, 429))
"""Open to everybody, without a link."""
table_get = partial(
    get,
    operation_class=SummarizedOperation,
    tags=["looking"],
    security=_ANYBODY,
    responses=problems(400, 403, 404, 422, 429),
)
"""Reads a table, by link or cookie; public tables need neither."""
create_table = partial(
    post,
    operation_class=SummarizedOperation,
    tags=["tables"],
    responses=problems(400, 403, 413, 422, 429),
    cost=EXPENSIVE,
    opens=True,
)
"""Creates a table."""
table_post = partial(
    post,
    operation_class=SummarizedOperation,
    status_code=200,
    tags=["playing"],
    security=_ANYBODY,
    responses=problems(400, 403, 404, 409, 413, 422, 429),
)
"""Changes a table."""


class RequestSchema(OpenAPISchemaPlugin):
    """Requests that have a path of their own: the path says what to do, so `do` is optional."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and field_definition.is_subclass_of(TableRequest)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        others = [plugin for plugin in schema_creator.plugins if plugin is not self]
        plain = next(plugin for plugin in others if schema_creator.plugin_supports_field(plugin, field_definition))
        schema: Schema = plain.to_openapi_schema(field_definition, schema_creator)
        schema.required = [name for name in schema.required or [] if name != "do"] or None
        return schema


def _operation_id(handler: Any, *_: Any) -> str:
    name: str = handler.handler_name
    return name


def whole(document: dict[str, Any]) -> dict[str, Any]:
    """Add what no request handler mentions: the frames of a WebSocket, each game's view and score sheet.

    A game's types are prefixed with its name, as in `SantiagoView`, since every game has a view. Everything is sorted,
    so that the generated types don't depend on the order of the handlers.
    """
    found = _schemas((Frame,), "")
    for name in NAMES:
        found |= _schemas(by_name(name).shown, name.capitalize())
    components = document["components"]
    schemas = _sorted(found | components["schemas"])
    return document | {"paths": _sorted(document["paths"]), "components": components | {"schemas": schemas}}


def _sorted(entries: dict[str, Any]) -> dict[str, Any]:
    return dict(sorted(entries.items()))


def _schemas(types: tuple[type[Struct], ...], prefix: str) -> dict[str, Any]:
    _, found = msgspec.json.schema_components(types, ref_template=f"#/components/schemas/{prefix}{{name}}")
    return {f"{prefix}{name}": schema for name, schema in found.items()}


class _Whole(JsonRenderPlugin):
    """Renders the document once, because it doesn't change while the server runs."""

    _rendered = b""

    def render(self, request: HttpRequest, openapi_schema: dict[str, Any]) -> bytes:
        if not self._rendered:
            self._rendered = super().render(request, whole(openapi_schema))
        return self._rendered


def config() -> OpenAPIConfig:
    """The document at /api/schema."""
    return OpenAPIConfig(
        title="Cosecha",
        version=__version__,
        description=DESCRIPTION,
        path="/api/schema",
        render_plugins=[_Whole(path=["/", "/openapi.json"])],
        use_handler_docstrings=True,
        operation_id_creator=_operation_id,
        tags=[
            Tag("tables", "Games, and creating tables"),
            Tag("looking", "Reading a table and its history"),
            Tag("playing", "Acting for a seat"),
            Tag("hosting", "Managing links, for the host"),
            Tag("people", "Cookies instead of links"),
        ],
        components=Components(
            security_schemes={
                "link": SecurityScheme(type="http", scheme="bearer", description="A link's token"),
                "cookie": SecurityScheme(
                    type="apiKey", name="cosecha", security_scheme_in="cookie", description="Set by /api/enter"
                ),
            }
        ),
    )
