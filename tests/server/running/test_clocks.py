"""Time: bots move, and clocks run out. Each test advances the clock itself."""

import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from cosecha.server.running import scheduler
from tests.server.clients import STALLED, Client, Json, one_and_bots, play_on, seated, two_people
from tests.server.hosted import FixedTime, Hosted, hosted, tables_with

DAY = 24 * 3600
MOVE = 100
"""Seconds per move: so many that no task waits for them; the sweep notices when the clock is advanced."""
BACK = 1.0
"""Replaces the seconds per move of a player with an empty bank: the test waits this long."""


@pytest.fixture(scope="module")
def clock() -> FixedTime:
    return FixedTime()


@pytest.fixture(scope="module")
def server(clock: FixedTime, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scheduler, "SWEEP", 0.05)  # the sweep notices the advanced clock
        with hosted(tmp_path_factory.mktemp("clocks"), tables_with(clock)) as found:
            yield found


def _until(client: Client, what: Callable[[Json], bool]) -> None:
    end = time.monotonic() + STALLED
    while not what(client.look(wait=1)):
        assert time.monotonic() < end, "nothing happened"


def _kinds(now: Json) -> list[str]:
    return [seat["kind"] for seat in now["seats"]]


def _messages(client: Client) -> list[str]:
    return [line["message"]["id"] for line in client.lines]


def _thinker(clients: list[Client]) -> Client:
    return next(client for client in clients if client.look().get("decision"))


def test_bots_move_without_waiting_for_a_clock(server: Hosted) -> None:
    """A person answers long before the clock runs out, and the bot moves at once."""
    clients = seated(server.url, one_and_bots(players=2, clock={"move": 600}))
    assert play_on(clients, random.Random(1), 4) == 4


def test_a_bot_takes_over_when_the_move_time_is_up(server: Hosted, clock: FixedTime) -> None:
    client = _thinker(seated(server.url, two_people(confirm=False, pace=0, clock={"move": MOVE})))
    assert client.now["deadlines"][str(client.seat)] == clock.now + MOVE
    clock.now += MOVE - 1
    client.answer(random.Random(1))
    _until(client, lambda now: bool(now["waiting"]))
    assert _kinds(client.now) == ["person", "person"]
    thinking = int(next(iter(client.now["deadlines"])))
    assert client.now["deadlines"][str(thinking)] == clock.now + MOVE
    clock.now += MOVE + 1
    _until(client, lambda now: _kinds(now)[thinking] == "bot")
    assert "table-stood-clock" in _messages(client)


def test_a_time_bank_lasts_the_whole_match(server: Hosted, clock: FixedTime) -> None:
    client = _thinker(seated(server.url, two_people(confirm=False, pace=0, clock={"move": 10, "bank": 100})))
    rng = random.Random(2)
    spent = 0
    for _ in range(3):
        if client.look().get("decision") is None:
            break
        assert client.now["deadlines"][str(client.seat)] == clock.now + 10 + 100 - spent
        clock.now += 20
        client.answer(rng)
        spent += 20 - 10
    assert spent


def test_a_clock_may_allow_days(server: Hosted, clock: FixedTime) -> None:
    client = _thinker(seated(server.url, two_people(confirm=False, pace=0, clock={"move": 3 * DAY})))
    assert client.now["deadlines"] == {str(seat): pytest.approx(clock.now + 3 * DAY) for seat in client.now["waiting"]}
    clock.now += 2 * DAY
    client.answer(random.Random(3))
    client.look()
    assert _kinds(client.now) == ["person", "person"]


def test_a_table_may_wait_when_a_clock_has_run_out(server: Hosted, clock: FixedTime) -> None:
    plan = two_people(confirm=False, pace=0, clock={"move": 1, "at_zero": "wait"})
    waits, ends = _thinker(seated(server.url, plan)), _thinker(seated(server.url, two_people(clock={"move": 1})))
    clock.now += 60
    _until(ends, lambda now: _kinds(now)[ends.seat] == "bot")  # let the sweep run
    waits.look()
    assert _kinds(waits.now) == ["person", "person"]
    assert waits.answer(random.Random(4))


def test_a_player_whose_clock_ran_out_comes_back(server: Hosted, clock: FixedTime) -> None:
    clients = seated(server.url, two_people(confirm=False, pace=10, clock={"move": 1}))  # the bot is slow
    client = _thinker(clients)
    clock.now += 60
    _until(client, lambda now: _kinds(now)[client.seat] == "bot")
    client.sit()
    client.look()
    assert _kinds(client.now)[client.seat] == "person"
    assert client.now["deadlines"][str(client.seat)] == clock.now + 1
    assert _messages(client)[-1] == "table-back"


def test_a_player_with_an_empty_bank_comes_back_with_a_little_time_per_move(
    server: Hosted, clock: FixedTime, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cosecha.server.table.clocks.BACK", BACK)
    clients = seated(server.url, two_people(confirm=False, pace=10, clock={"bank": MOVE}))
    client = _thinker(clients)
    clock.now += MOVE + 1
    _until(client, lambda now: _kinds(now)[client.seat] == "bot")
    client.sit()
    client.look()
    assert client.now["deadlines"][str(client.seat)] == clock.now + BACK
    other = clients[1 - client.seat]
    clock.now += BACK / 2
    other.look(wait=0.5)  # let the sweep run
    assert _kinds(client.look())[client.seat] == "person"
    clock.now += BACK
    _until(client, lambda now: _kinds(now)[client.seat] == "bot")


def test_bots_resume_at_once_after_a_restart(folder: Path) -> None:
    clock = FixedTime()
    with hosted(folder, tables_with(clock)) as server:
        table = seated(server.url, one_and_bots(players=2, pace=10, options={"players": 2}))[0].table
    clock.now += 10
    with hosted(folder, tables_with(clock)) as server:
        client = Client(server.url, table, "play 0", "Person 0")
        client.look()
        while 1 not in client.now["waiting"]:
            client.answer(random.Random(5))
            client.look()
            clock.now += 10
        moves = client.now.get("moves", 0)
    clock.now += 10
    with hosted(folder, tables_with(clock)) as server:
        client.move_to(server.url)
        _until(client, lambda now: now.get("moves", 0) > moves)


def test_answering_and_undoing_gains_no_time(server: Hosted, clock: FixedTime) -> None:
    """With confirmed turns, a held answer doesn't count yet."""
    for confirm in (True, False):
        plan = two_people(options={"players": 3}, seats=[{"kind": "here"}, {"kind": "open"}, {"kind": "open"}])
        people = seated(server.url, plan | {"confirm": confirm, "clock": {"move": 600, "bank": 50}})
        client = _thinker(people)
        deadline = client.now["deadlines"][str(client.seat)]
        for _ in range(3):
            clock.now += 100
            client.answer(random.Random(1))
            clock.now += 100
            assert client.post("undo").status_code == 200
            for other in people:
                if asked := other.look().get("undo", {}).get("row"):
                    other.post("undo-answer", agrees=True, row=asked)
            client.look()
        assert client.now["deadlines"][str(client.seat)] == deadline


@pytest.mark.parametrize("wrong", [{"move": -5}, {"bank": -3}, {"move": 0, "bank": 0}, {"move": 10**9}])
def test_an_invalid_clock_is_refused(server: Hosted, wrong: dict[str, int]) -> None:
    answer = httpx.post(f"{server.url}/api/tables", json=two_people(clock=wrong))
    assert answer.status_code in (400, 422)
