"""How long bots may think: whatever their names say, no longer than the server allows."""

import asyncio

import pytest

from cosecha.games import santiago
from cosecha.server.common.settings import Settings
from cosecha.server.running.bot_pool import BotPool

TELLING = "tests.bots.timed_bots:Telling"


@pytest.mark.parametrize(
    ("bot", "limit", "place"),
    [
        (TELLING, 3.0, -1),
        (f"{TELLING}@0.2", 3.0, 0),
        (f"{TELLING}@3", 0.25, 0),
        (TELLING, 0.25, 0),
    ],
)
def test_a_bot_of_an_older_table_gets_no_more_time_than_the_limit(bot: str, limit: float, place: int) -> None:
    state = santiago.GAME.start(santiago.Options(players=3), 1)
    view = state.view(state.waiting()[0])

    async def thought() -> int:
        pool = BotPool(1, 10, limit)
        try:
            return await pool.choose("santiago", bot, view, "seed")
        finally:
            pool.close()

    assert asyncio.run(thought()) == view.legal[place]


def test_a_bot_gets_so_little_time_that_the_server_stays_patient() -> None:
    assert Settings().thinking_seconds() == 3.0
    assert Settings(bot_seconds=0.5).thinking_seconds() == 0.5
    assert Settings(bot_patience=2.0).thinking_seconds() == 1.0
    assert Settings(bot_patience=0.001).thinking_seconds() == 0.01
