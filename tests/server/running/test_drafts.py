"""Drafts at a table: everybody chooses in secret at the same time, with clocks, absent people and joined answers."""

import random
import time
from collections.abc import Iterator
from typing import Any

import pytest

from cosecha.server.running import scheduler
from tests.server.clients import STALLED, Client, Json, seated
from tests.server.hosted import FixedTime, Hosted, hosted, tables_with

MOVE = 100
"""Seconds per move: so many that no task waits for them; the sweep notices when the clock is advanced."""


@pytest.fixture(scope="module")
def clock() -> FixedTime:
    return FixedTime()


@pytest.fixture(scope="module")
def server(clock: FixedTime, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scheduler, "SWEEP", 0.05)  # the sweep notices the advanced clock
        with hosted(tmp_path_factory.mktemp("drafts"), tables_with(clock)) as found:
            yield found


def drafting(server: Hosted, deal: str, **more: Any) -> list[Client]:
    options = {"players": 2, "cards": "full", "deal": deal}
    people: Json = {"game": "agricola", "options": options, "seats": [{"kind": "open"}] * 2}
    return seated(server.url, {**people, "confirm": False, "pace": 0, **more})


def own(client: Client) -> Json:
    found: Json = client.look()["view"]["position"]["farms"][client.seat]
    return found


def keeps(client: Client, *cards: str) -> None:
    first, *others = [f"draft {card}" for card in cards]
    answer = client.post("act", decision=client.look()["decision"]["id"], action=first, next=others, key="once")
    assert answer.status_code == 200, answer.text


def until_asked(client: Client) -> Json:
    end = time.monotonic() + STALLED
    while not client.look(wait=1).get("decision"):
        assert time.monotonic() < end, "nothing happened"
    return client.now


def test_nobody_learns_what_another_keeps_or_passes(server: Hosted) -> None:
    ana, ben = drafting(server, "draft-7")
    pack = own(ana)["pack"]
    keeps(ana, pack[0])
    seen = ben.snapshot()
    assert not any(card in str(seen) for card in pack)
    assert seen["now"]["waiting"] == [ben.seat]
    keeps(ben, own(ben)["pack"][0])
    assert sorted(own(ben)["pack"]) == sorted(pack[1:])
    assert pack[0] not in str(ben.snapshot())


def test_several_cards_of_a_quick_draft_are_kept_together(server: Hosted) -> None:
    ana, ben = drafting(server, "quick-draft")
    pack = own(ana)["pack"]
    kept = [*pack[:3], *pack[-3:]]
    keeps(ana, *kept)
    assert sorted(own(ana)["hand"]) == sorted(kept)
    assert ana.now.get("decision") is None
    assert ben.look()["view"]["facts"]["draft"]["keep"][ana.seat] == {"occupations": 0, "minors": 0}


def test_both_clocks_run_in_a_draft_and_a_bot_chooses_for_the_one_out_of_time(server: Hosted, clock: FixedTime) -> None:
    ana, ben = drafting(server, "draft-7", clock={"move": MOVE})
    assert ana.look()["deadlines"] == {"0": clock.now + MOVE, "1": clock.now + MOVE}
    keeps(ana, own(ana)["pack"][0])
    assert ana.look()["deadlines"] == {"1": clock.now + MOVE}
    clock.now += MOVE + 1
    now = until_asked(ana)
    assert now["seats"][ben.seat]["kind"] == "bot"
    assert len(own(ana)["pack"]) == 6


def test_a_bot_drafts_for_a_player_who_leaves(server: Hosted) -> None:
    ana, ben = drafting(server, "draft-pairs")
    assert ben.post("stand", seat=ben.seat).status_code == 200
    rng = random.Random(1)
    while own(ana).get("pack"):
        until_asked(ana)
        ana.answer(rng)
    assert len(own(ana)["hand"]) == 14
    assert ana.now["view"]["position"]["round"] == 1
