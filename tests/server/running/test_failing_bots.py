"""A bot that crashes, hangs or gives an invalid answer is replaced by a safe one, and the log says so."""

import logging
import os
import random
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cosecha.core.fairness import new_secret
from cosecha.server.table import facts
from cosecha.server.table.facts import SeatPlan
from tests.server.clients import STALLED, Client, one_and_bots, play_on, seated
from tests.server.hosted import Hosted, hosted
from tests.server.servers import running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("bots"), bot_patience=4.0) as found:
        yield found


def _table_against(server: Hosted, bot: str, id: str) -> Client:
    """A table against one bot, bypassing the check that allows only our own bots."""
    seats = [SeatPlan("here"), SeatPlan("bot", "Bad", f"tests.server.bad_bots:{bot}")]
    opened = facts.Opened("santiago", {"players": 2}, seats, False, new_secret(), pace=0, confirm=False)
    client = Client(server.url, server.open(id, opened), "play 0", "Person")
    client.sit()
    client.look()
    return client


@pytest.mark.parametrize("bot", ["Crash", "Nonsense", "NoNumber", "Die", "Stillborn", "Odd", "Hang"])
def test_a_failing_bot_is_replaced(server: Hosted, bot: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    client = _table_against(server, bot, f"against-{bot}")
    rng = random.Random(1)
    end = time.monotonic() + STALLED
    while "table-stood-broke" not in [line["message"]["id"] for line in client.lines]:
        assert time.monotonic() < end, "the bot was not replaced"
        client.look(wait=1)
        client.answer(rng)
    assert play_on([client], rng, 5) == 5
    assert client.now["seats"][1]["kind"] == "bot"
    assert client.now["seats"][1]["bot"] == "random"
    logged = [vars(record)["fields"] for record in caplog.records if record.getMessage() == "a bot failed"]
    assert [fields["bot"] for fields in logged] == [f"tests.server.bad_bots:{bot}"]


def test_a_failing_bot_does_not_affect_others(server: Hosted) -> None:
    """The bots of other tables keep thinking, even if a process had to be killed."""
    good = seated(server.url, one_and_bots(players=2))
    bad = [_table_against(server, "Die", f"dying-{number}") for number in range(3)]
    rng = random.Random(2)
    play_on(good, rng, 12)
    for client in bad:
        client.look()
    good[0].look()
    assert good[0].now["seats"][1]["bot"] == "insight"


@pytest.mark.proof
def test_no_bot_outlives_a_killed_server(folder: Path) -> None:
    """Killing only the server leaves no bot process behind."""
    with running(folder) as node:
        clients = seated(node.url, one_and_bots())
        play_on(clients, random.Random(3), 3)
        children = _children(node.pid)
        assert children
        os.kill(node.pid, signal.SIGKILL)
        end = time.monotonic() + STALLED
        while any(Path(f"/proc/{child}").exists() and _alive(child) for child in children):
            assert time.monotonic() < end, "bot processes are left behind"
            time.sleep(0.1)


def _children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()] + [
        int(child)
        for task in Path(f"/proc/{pid}/task").iterdir()
        if task.name != str(pid)
        for child in (task / "children").read_text().split()
    ]


def _alive(pid: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except OSError:
        return False
