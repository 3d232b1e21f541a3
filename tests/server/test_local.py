"""A server inside another program, which shows the matches that the program plays."""

import json
from collections.abc import Iterator
from typing import Any
from urllib.request import urlopen

import msgspec
import pytest

from cosecha.core.steps import finish
from cosecha.games import santiago
from cosecha.server.local import LocalServer
from cosecha.server.table.table import Table
from cosecha.server.table.updates import update_for

NAMES = ["player_0", "player_1"]
OPTIONS = santiago.Options(players=2, money_visibility="hidden")


@pytest.fixture(scope="module")
def server() -> Iterator[LocalServer]:
    found = LocalServer()
    yield found
    found.close()


def look(server: LocalServer, table: str, since: int = 0) -> Any:
    with urlopen(f"{server.url}api/tables/{table}?since={since}") as answer:
        return json.load(answer)


def test_everybody_sees_what_the_chosen_seat_sees(server: LocalServer) -> None:
    state = santiago.GAME.start(OPTIONS, 7)
    for viewpoint in (None, 0, 1):
        table = server.open(viewpoint, santiago.GAME, state, NAMES)
        found = look(server, table)
        assert found["seat"] == viewpoint
        view = msgspec.structs.replace(state.view(viewpoint), legal=[])
        assert found["now"]["view"] == json.loads(msgspec.json.encode(view))
        assert found["now"].get("decision") is None, "only the program answers"


def test_visitors_follow_every_answer_and_every_deal(server: LocalServer) -> None:
    state = santiago.GAME.start(OPTIONS, 7)
    table = server.open(None, santiago.GAME, state, NAMES)
    seat = state.waiting()[0]
    action = state.legal(seat)[0]
    state.play(seat, action)
    row = server.act(table, seat, santiago.GAME.notation(action))
    found = look(server, table)
    assert (found["seq"], found["now"]["moves"]) == (row, 1)
    assert found["now"]["waiting"] == list(state.waiting())

    following = santiago.GAME.start(OPTIONS, 8)
    server.deal(table, santiago.GAME, following, NAMES)
    found = look(server, table, since=row)
    assert found["gone"] == [row], "what was played isn't in the log any more"
    assert "moves" not in found["now"], "none was made"
    view = msgspec.structs.replace(following.view(None), legal=[])
    assert found["now"]["view"] == json.loads(msgspec.json.encode(view))


def test_a_table_that_was_dealt_again_can_be_loaded(server: LocalServer) -> None:
    state = santiago.GAME.start(OPTIONS, 7)
    id = server.open(None, santiago.GAME, state, NAMES)
    for seed in (8, 9):
        state = santiago.GAME.start(OPTIONS, seed)
        server.deal(id, santiago.GAME, state, NAMES)
        for _ in range(3):
            seat = state.waiting()[0]
            action = state.legal(seat)[-1]
            state.play(seat, action)
            server.act(id, seat, santiago.GAME.notation(action))

    async def both() -> tuple[Table, Table]:
        tables = server._services.tables
        loaded = Table(id)
        finish(loaded.load(await tables.store.rows_after(id, 0)))
        async with tables.at(id) as kept:
            return kept, loaded

    kept, loaded = server.run(both())
    assert update_for(loaded, None) == update_for(kept, None)
    assert loaded.match is not None
    assert loaded.match.state.position() == state.position()
