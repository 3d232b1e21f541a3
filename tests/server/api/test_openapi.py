"""The OpenAPI document is correct: no request gets a 5xx or a response outside its schema."""

import random
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from jsonschema_rs import validator_for
from schemathesis.checks import not_a_server_error
from schemathesis.openapi import from_dict
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from cosecha.server.api.openapi import whole
from cosecha.server.app import build
from cosecha.server.common.settings import Settings
from cosecha.server.table.requests import AnyRequest
from tests.conftest import PROOF
from tests.server.clients import STALLED, Client, open_table, play_on, seated, two_people
from tests.server.hosted import Hosted, hosted

DOCUMENT: dict[str, Any] = msgspec.json.decode(
    msgspec.json.encode(whole(build(Settings()).openapi_schema.to_schema()), enc_hook=str)
)
ENDLESS = ["stream"]
"""Endless responses have their own test."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
SCHEMA = from_dict(DOCUMENT)
DOORS = sorted(
    f"{method.upper()} {path}"
    for path, methods in DOCUMENT["paths"].items()
    for method, operation in methods.items()
    if operation["operationId"] not in ENDLESS
)


class _Places:
    """Tables in every state, and one user per kind of link."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._rng = random.Random(1)
        running = seated(url, two_people(public=True))
        play_on(running, self._rng, 6)
        over = seated(url, two_people(confirm=False))
        play_on(over, self._rng)
        waiting = open_table(url, two_people())
        tables = [running[0].table, over[0].table, waiting]
        self._links = [(table, link) for table in tables for link in table.tokens]
        self._players = running

    def fill_in(self, case: Any) -> dict[str, str]:
        """Make a generated request refer to an existing table, with a link to it and an answer to its question."""
        if self._rng.random() < 0.1:
            return {}
        table, link = self._rng.choice(self._links)
        if "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table.id
        if "move" in (case.path_parameters or {}) and self._rng.random() < 0.5:
            case.path_parameters["move"] = self._rng.randrange(8)
        if "wait" in (case.query or {}):
            case.query["wait"] = "0"
        if case.operation.path.endswith("/act") and isinstance(case.body, dict):
            asked = [client for client in self._players if client.look().get("decision")]
            if asked and self._rng.random() < 0.5:
                table, link = asked[0].table, asked[0].link or ""
                message = asked[0].message(self._rng)
                case.path_parameters["table"] = table.id
                case.body |= message[1] if message else {}
        if case.operation.path == "/api/enter" and isinstance(case.body, dict):
            case.body["token"] = table.tokens[link]
        return {"Authorization": f"Bearer {table.tokens[link]}"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("openapi")) as found:
        yield found


@pytest.fixture(scope="module")
def places(server: Hosted) -> _Places:
    return _Places(server.url)


@pytest.mark.parametrize("door", DOORS)
def test_every_response_conforms_to_the_document(door: str, places: _Places) -> None:
    method, path = door.split()

    @settings(
        max_examples=150 if PROOF else 5,
        deadline=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],
    )
    @given(case=SCHEMA[path][method].as_strategy())
    def ask(case: schemathesis.Case[Any]) -> None:
        headers = places.fill_in(case)
        case.call_and_validate(base_url=places.url, headers=headers, checks=CHECKS, timeout=60)

    ask()


def test_every_endpoint_is_described() -> None:
    operations = [operation for methods in DOCUMENT["paths"].values() for operation in methods.values()]
    ids = [operation["operationId"] for operation in operations]
    assert len(set(ids)) == len(ids)
    for operation in operations:
        assert operation["tags"], operation
        assert len(operation["summary"]) > 4, operation
        assert len(operation["description"]) > 10, operation
    served = {
        route.path_format
        for route in build(Settings()).routes
        if route.path.startswith("/api/") and "schema" not in route.path and hasattr(route, "methods")
    }
    assert served == set(DOCUMENT["paths"])


def test_every_refusal_has_the_error_schema() -> None:
    for path, methods in DOCUMENT["paths"].items():
        for method, operation in methods.items():
            refusals = {status: response for status, response in operation["responses"].items() if status >= "400"}
            assert not path.startswith("/api/tables/") or {"400", "403", "404", "422"} <= set(refusals)
            assert method == "get" or {"400", "413", "429"} <= set(refusals)
            for response in refusals.values():
                schema = response["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}


def test_do_is_optional_where_the_url_implies_it() -> None:
    """`do` is for WebSockets; an endpoint with its own URL accepts it but doesn't need it, as the document says."""
    asked = [schema for schema in DOCUMENT["components"]["schemas"].values() if "do" in schema.get("properties", {})]
    assert len(asked) == len(get_args(AnyRequest))
    for schema in asked:
        assert "do" not in schema.get("required", []), schema["title"]
    assert DOCUMENT["components"]["schemas"]["Act"]["required"] == ["action", "decision"]


def test_a_request_is_accepted_with_and_without_do(server: Hosted) -> None:
    client = seated(server.url, two_people())[0]
    for body, status in (({}, 200), ({"do": "say"}, 200), ({"do": "mute"}, 400)):
        assert client.post("say", text="hola", **body).status_code == status


def _assert_is_update(data: Any) -> None:
    schema = {"$ref": "#/components/schemas/Update", "components": DOCUMENT["components"]}
    validator_for(schema).validate(data)


def test_every_line_of_a_stream_and_every_frame_is_an_update(server: Hosted) -> None:
    clients = seated(server.url, two_people(confirm=False))
    looking = Client(server.url, clients[0].table, "watch")
    with (
        httpx.stream("GET", f"{server.url}{looking.path}/stream", headers=looking.headers, timeout=STALLED) as answer,
        looking.live(server.url) as connection,
    ):
        assert answer.headers["content-type"].startswith("application/x-ndjson")
        lines = answer.iter_lines()
        for _ in range(4):
            line = msgspec.json.decode(next(line for line in lines if line))
            frame = msgspec.json.decode(connection.recv(STALLED))
            assert frame == {"update": line}
            _assert_is_update(line)
            play_on(clients, random.Random(1), 1)


def test_the_document_is_served_where_bot_authors_expect_it(server: Hosted) -> None:
    for address in ("/api/schema", "/api/schema/openapi.json"):
        assert httpx.get(f"{server.url}{address}").json() == DOCUMENT
