"""What happens at a table by itself, in time."""

import random
import time
from collections.abc import Iterator

import pytest

from tests.server.clients import one_and_bots, play_on, seated
from tests.server.hosted import Hosted, hosted

pytestmark = pytest.mark.proof


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("clocks")) as found:
        yield found


def test_bots_do_not_wait_for_a_clock(server: Hosted) -> None:
    """A person answers long before the clock runs out: the bot moves at once."""
    clients = seated(server.url, one_and_bots(players=2, clock={"move": 600}))
    start = time.monotonic()
    play_on(clients, random.Random(1), 4)
    assert time.monotonic() - start < 20


def test_a_bot_plays_on_when_the_clock_has_run_out(server: Hosted) -> None:
    clients = seated(server.url, one_and_bots(players=2, clock={"move": 1}))
    end = time.monotonic() + 15
    while clients[0].now["seats"][0]["kind"] == "person":
        assert time.monotonic() < end, "the clock has run out and nothing happens"
        clients[0].look(wait=1)
    assert "table-stood-clock" in [line["message"]["id"] for line in clients[0].lines]
