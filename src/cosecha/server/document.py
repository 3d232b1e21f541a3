"""The OpenAPI document: what stands in it beside what the request handlers say of themselves."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.openapi import OpenAPIConfig
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, Operation, Schema, SecurityScheme, Tag
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition
from msgspec import Struct

from cosecha import __version__
from cosecha.games import NAMES, by_name
from cosecha.server.asks import Ask
from cosecha.server.guards import DEAR
from cosecha.server.wire import Frame, Problem

DESCRIPTION = """\
Tables for farming board games, over plain HTTP and over WebSockets.

**Links.** Opening a table gives the tokens of its links, by role and seat: `host`, `watch`, `play 1` (act for seat 1),
`hand 0` (see what seat 0 sees). Send one as `Authorization: Bearer TOKEN`; browsers exchange it once for a cookie
(`/api/enter`). A table is not there (404) for somebody without a link to it, unless it is public. A link does not
expire; the host revokes it, and it opens nothing from then on. A cookie is good for a year.

**Looking.** `GET /api/tables/{table}` tells everything after row `since`, and how the table stands `now`; with
`wait=25` it answers as soon as there is something new. `/stream` sends the same as lines of JSON (NDJSON), an empty
line now and then. `now.decision` is what your seat is asked, `now.choices` are its legal answers: `notation` alone, or
completed by one of `values`, or by a number from `least` to `most` that is not in `missing`.

**Answering.** `POST .../act` with the decision's `id` and an action in notation. Whatever is sent with a `key` of your
own counts once, however often it is sent. An answer to a decision that is no longer open gets 409, and `update` says
how the table stands. Every refusal is a message (`error.id` with `args`); a language file makes a sentence of it.

**WebSocket.** `/api/tables/{table}/live?since=N` sends frames `{"update": ..., "replies": [...]}`, both optional;
`update` is what the GET above gives, each going on where the last one ended. Send what you would post, with the name
of its address in `do`: `{"do": "act", "decision": "1.bid.0", "action": "bid 3", "key": "k1"}`; others are `confirm`,
`undo`, `undo-answer`, `plan`, `say`, `mute`, `sit`, `stand`, `start`. Each gets a reply
`{"key": "k1", "seq": 12}` or `{"key": "k1", "error": {...}}`, in the order of asking; what an answer brought comes in
the frame of its reply, or before. Close code 4404: the link opens nothing, or no longer. Frames have 4 KiB at most.

**Speed.** Whoever asks faster than the server allows gets 429; try again a moment later.
"""

PROBLEMS: Mapping[int, str] = {
    400: "The request cannot be read: the error says where",
    403: "Your link does not open this, or another site asks",
    404: "No such table, or none of your business",
    409: "The decision is no longer open; `update` tells how the table stands",
    413: "The request is too large",
    422: "Refused by the table or the rules: the error says why",
    429: "Too fast",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """How requests may end that do not succeed."""
    return {status: ResponseSpec(Problem, generate_examples=False, description=PROBLEMS[status]) for status in statuses}


@dataclass
class Told(Operation):
    """An operation whose summary is the beginning of its description."""

    def __post_init__(self) -> None:
        said = (self.description or "").replace(";", ".").replace(":", ".").partition(".")[0]
        self.summary = said or self.summary


_ANYBODY: list[dict[str, list[str]]] = [{"link": []}, {"cookie": []}, {}]

fetch = partial(get, operation_class=Told)
"""For everybody, without a link."""
look = partial(
    get, operation_class=Told, tags=["looking"], security=_ANYBODY, responses=problems(400, 403, 404, 422, 429)
)
"""At a table, by a link or a cookie, or at a public one."""
bring = partial(
    post,
    operation_class=Told,
    tags=["tables"],
    responses=problems(400, 403, 413, 422, 429),
    cost=DEAR,
    opens=True,
)
"""Something that makes a table."""
ask = partial(
    post,
    operation_class=Told,
    status_code=200,
    tags=["playing"],
    security=_ANYBODY,
    responses=problems(400, 403, 404, 409, 413, 422, 429),
)
"""Something of a table."""


class AskSchema(OpenAPISchemaPlugin):
    """What can be asked at an address of its own: there the address says what is asked, and `do` may be left out."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return not field_definition.is_union and field_definition.is_subclass_of(Ask)

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
    """The document with what no request handler names: the frames of a WebSocket, each game's view and score sheet.

    Types of a game begin with its name there, `SantiagoView`, since every game has a view.
    """
    found = _schemas((Frame,), "")
    for name in NAMES:
        found |= _schemas(by_name(name).shown, name.capitalize())
    components = document["components"]
    return document | {"components": components | {"schemas": found | components["schemas"]}}


def _schemas(types: tuple[type[Struct], ...], prefix: str) -> dict[str, Any]:
    _, found = msgspec.json.schema_components(types, ref_template=f"#/components/schemas/{prefix}{{name}}")
    return {f"{prefix}{name}": schema for name, schema in found.items()}


class _Whole(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, whole(openapi_schema))


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
            Tag("tables", "What can be played, and setting up tables"),
            Tag("looking", "How a table stands, and how it came to that"),
            Tag("playing", "What a seat does at its table"),
            Tag("hosting", "Links, for the one who set the table up"),
            Tag("people", "A cookie in the place of links"),
        ],
        components=Components(
            security_schemes={
                "link": SecurityScheme(type="http", scheme="bearer", description="The token of a link to the table"),
                "cookie": SecurityScheme(
                    type="apiKey", name="cosecha", security_scheme_in="cookie", description="Given by /api/enter"
                ),
            }
        ),
    )
