"""Uploaded records are replayed in steps, so that a long one doesn't delay others."""

import asyncio
import html
import random
from collections.abc import Iterator, Sequence
from functools import cache
from types import SimpleNamespace

import httpx
import pytest
from msgspec.structs import replace

from cosecha.core.match import Match
from cosecha.core.record import Move, dump, load
from cosecha.core.steps import Steps, finish
from cosecha.games import by_name
from cosecha.server.common import pacing
from cosecha.server.storage.rows import Row
from cosecha.server.table import facts, replay
from cosecha.server.table.table import Table
from tests.server.hosted import Hosted, hosted


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("recorded")) as found:
        yield found


@cache
def _match() -> Match:
    game = by_name("santiago")
    match, rng = Match.start(game, game.checked({"players": 3}), 7, ["A", "B", "C"]), random.Random(1)
    while match.state.waiting():
        seat = match.state.waiting()[0]
        match.play(seat, rng.choice(list(match.state.legal(seat))))
    return match


def _text() -> str:
    return dump(_match().record())


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of moves that are replayed in one go."""
    found: list[int] = []
    replay = Match._replay

    def count(self: Match, moves: Sequence[Move]) -> None:
        found.append(len(moves))
        replay(self, moves)

    monkeypatch.setattr(Match, "_replay", count)
    return found


def _most_per_step(steps: Steps[None], replayed: list[int]) -> int:
    most = before = 0
    for _ in steps:
        most, before = max(most, sum(replayed) - before), sum(replayed)
    return most


def test_creating_the_table_replays_one_move_per_step(replayed: list[int]) -> None:
    opened = finish(replay.uploaded(_text()))
    assert sum(replayed) == 0, "the moves must be replayed once, when the table is created"
    table, new = Table("t"), [opened, facts.Started()]
    assert _most_per_step(table.prepare(new), replayed) == 1
    assert sum(replayed) == _match().moves
    table.add(new, 1.0)
    assert sum(replayed) == _match().moves


def test_loading_the_table_replays_one_move_per_step(replayed: list[int]) -> None:
    created, new = Table("t"), [finish(replay.uploaded(_text())), facts.Started()]
    row = Row("t", 1, 1.0, facts.encode(created.add(new, 1.0)))
    replayed.clear()
    loaded = Table("t")
    assert _most_per_step(loaded.load([row]), replayed) == 1
    assert sum(replayed) == _match().moves
    assert loaded.log.lines == created.log.lines
    assert loaded.match is not None
    assert loaded.match.record() == _match().record()


def test_the_log_has_all_events_of_the_record() -> None:
    table = Table("t")
    table.add([finish(replay.uploaded(_text())), facts.Started()], 1.0)
    match = _match()
    assert len(table.log.lines) == 1 + len(match.log)
    moves = [line for line in table.log.lines if line.by is not None]
    assert [line.message for line in moves] == [
        table.game.words.event(event) for move in match.played for event in move.events
    ]
    assert [line.move for line in moves] == [number for number, move in enumerate(match.played, 1) for _ in move.events]


@pytest.mark.parametrize("way", ["json", "form"])
def test_others_run_while_a_record_is_uploaded_and_loaded(
    server: Hosted, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    turns = 0

    async def sleep(seconds: float) -> None:
        nonlocal turns
        turns += 1
        await asyncio.sleep(seconds)

    monkeypatch.setattr(pacing, "SLICE", -1.0)  # every pause lets others run
    monkeypatch.setattr(pacing, "asyncio", SimpleNamespace(sleep=sleep))
    if way == "json":
        id = httpx.post(f"{server.url}/api/records", json={"record": _text()}).raise_for_status().json()["table"]
    else:
        sent = httpx.post(f"{server.url}/upload", files={"record": ("x.json", _text())})
        assert sent.status_code == 303
        id = sent.headers["location"].split("/")[2]
    moves = _match().moves
    assert turns >= 2 * moves, "a pause for each digest, and one for each move"
    turns = 0
    server.run(server.tables.forget(id))
    server.run(_look(server, id))
    assert turns >= moves


async def _look(server: Hosted, id: str) -> None:
    async with server.tables.at(id):
        pass


def test_a_bad_move_is_reported_and_leaves_no_table(server: Hosted) -> None:
    before = server.tables.kept()
    match = Match(by_name("santiago"), load(_text()))
    match.played[5] = replace(match.played[5], action="bid 99", events=[])
    text = dump(match.record())
    refused = httpx.post(f"{server.url}/api/records", json={"record": text})
    assert refused.status_code == 422
    assert refused.json()["error"]["args"]["move"] == 6
    page = httpx.post(f"{server.url}/upload", files={"record": ("x.json", text)})
    assert refused.json()["text"] in html.unescape(page.text)
    assert server.tables.kept() == before
