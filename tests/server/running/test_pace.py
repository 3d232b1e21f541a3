"""How long bots take per move: a second by default, 2.5 seconds if they are slow."""

import asyncio
import re
from pathlib import Path

import pytest

from cosecha.server.pages.lobby import PACES
from cosecha.server.running.tables import Tables
from cosecha.server.storage.store import Store
from cosecha.server.table import facts, seating
from cosecha.server.table.due import due
from cosecha.server.table.facts import USUAL_PACE, SeatPlan
from tests.server.clients import open_table, two_people
from tests.server.hosted import hosted

DRAWN = Path(__file__).parents[3] / "web" / "src" / "lib" / "lobby" / "pace.ts"
BOTS = [SeatPlan("bot", name) for name in ("One", "Other")]


async def _pause(folder: Path, opened: facts.Opened) -> float:
    """Seconds between the last event at a table and a bot's move."""
    store = Store(f"sqlite:///{folder}/tables.sqlite")
    store.prepare()
    tables = Tables(store)
    await tables.create("t", [opened])
    await tables.change("t", lambda _: [facts.Started()])
    async with tables.at("t") as table:
        when, last = due(table), table.at
    store.close()
    assert when is not None
    return when - last


@pytest.mark.parametrize("pace", [0, 1, 2.5])
def test_a_bot_waits_for_the_configured_pace(tmp_path: Path, pace: float) -> None:
    opened = seating.opened("santiago", {"players": 2}, BOTS, pace=pace)
    assert asyncio.run(_pause(tmp_path, opened)) == pytest.approx(pace)


def test_the_pace_has_a_default(tmp_path: Path) -> None:
    with hosted(tmp_path) as server:
        table = open_table(server.url, two_people())

        async def pace() -> float:
            async with server.tables.at(table.id) as found:
                return found.opened.pace

        assert server.run(pace()) == USUAL_PACE == 1


def test_both_clients_offer_the_same_paces() -> None:
    written = DRAWN.read_text()
    usual = re.findall(r"USUAL_PACE = ([\d.]+);", written)
    (offered,) = re.findall(r"PACES = \[(.*)\];", written)
    assert offered.replace("USUAL_PACE", *usual).split(", ") == list(PACES)
