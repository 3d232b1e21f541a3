"""The coach at tables: when it may be asked, what it says, and that its analyses stay."""

import asyncio
import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest

from cosecha.coach.review import Ideas
from cosecha.core.match import Match
from cosecha.core.record import Record, dump, first_state
from cosecha.games import by_name
from cosecha.server.common.refusals import Refused
from tests.coach.played import played, recorded
from tests.server.clients import Client, Json, Table, one_and_bots, open_table, play_on, seated, two_people
from tests.server.hosted import hosted
from tests.server.servers import Node, running

PATIENCE = 120.0
"""Seconds that a short analysis may take on a busy machine."""

REQUESTS = (("GET", "analysis"), ("POST", "analysis"), ("GET", "reports"))
"""What judges a whole game."""


def short_record() -> Record:
    """The end of a match, which is analyzed quickly."""
    rules = by_name("santiago")
    whole = played("santiago", {"players": 2}, 10_000, seed=11)
    match = Match.start_from(rules, whole.at(whole.moves - 4).state)
    for move in whole.played[-4:]:
        match.play(move.seat, rules.parse(move.action))
    return match.record()


def brought(url: str, record: Record) -> Client:
    answer = httpx.post(f"{url}/api/records", json={"record": dump(record)})
    assert answer.status_code == 201, answer.text
    return Client(url, Table(answer.json()["table"], answer.json()["tokens"]), "host")


def analyzed(client: Client) -> Json:
    """The analysis, once it is done."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        now = client.http.get(f"{client.path}/analysis").json()
        if now["state"] == "done":
            found: Json = now["analysis"]
            return found
        assert now["state"] == "working"
        assert now["progress"]["done"] <= now["progress"]["all"]
        time.sleep(0.1)
    raise AssertionError("the analysis takes too long")


@pytest.fixture(scope="module")
def over(node: Node) -> Client:
    return brought(node.url, short_record())


@pytest.fixture(scope="module")
def unfinished(node: Node) -> Client:
    return brought(node.url, recorded("santiago", {"players": 2}, 9))


def test_an_analysis_is_begun_followed_and_kept(over: Client) -> None:
    assert over.http.get(f"{over.path}/analysis").json() == {"state": "none", "progress": None, "analysis": None}
    begun = over.http.post(f"{over.path}/analysis").json()
    assert begun["state"] == "working"
    analysis = analyzed(over)
    assert over.http.post(f"{over.path}/analysis").json()["analysis"] == analysis
    review = analysis["review"]
    assert review["decisions"]
    assert review["curve"][-1]["values"] == over.look()["scores"]["totals"]
    assert [report["seat"] for report in analysis["reports"]] == [0, 1]


def test_reports_are_there_at_once_and_know_more_after_an_analysis(node: Node) -> None:
    client = brought(node.url, short_record())
    plain = client.http.get(f"{client.path}/reports").json()
    assert [report["total"] for report in plain] == client.look()["scores"]["totals"]
    assert all(not any(report["marks"].values()) for report in plain)
    client.http.post(f"{client.path}/analysis")
    reports = analyzed(client)["reports"]
    assert client.http.get(f"{client.path}/reports").json() == reports
    assert [report["sources"] for report in reports] == [report["sources"] for report in plain]
    assert any(any(report["marks"].values()) for report in reports)


def test_an_analysis_survives_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "data") as node:
        client = brought(node.url, short_record())
        client.http.post(f"{client.path}/analysis")
        before = analyzed(client)
        node.stop()
        node.start()
        assert client.http.get(f"{client.path}/analysis").json() == {
            "state": "done",
            "progress": None,
            "analysis": before,
        }


def test_a_running_match_is_not_analyzed(node: Node) -> None:
    clients = seated(node.url, two_people(confirm=False))
    play_on(clients, random.Random(4), 4)
    for method, what in REQUESTS:
        refused = clients[0].http.request(method, f"{clients[0].path}/{what}")
        assert refused.status_code == 422
        assert refused.json()["error"]["id"] == "error-coach-running"


def requests_to_the_coach(client: Client, move: int) -> list[httpx.Response]:
    """Everything that the coach can be asked about a game and about one of its moments."""
    asked = [client.http.request(method, f"{client.path}/{what}") for method, what in REQUESTS]
    for seat in (None, 0, 1):
        of = {} if seat is None else {"seat": seat}
        asked.append(client.http.get(f"{client.path}/moves/{move}/ideas", params=of))
        asked.append(client.post(f"moves/{move}/line", steps=[{"seat": seat or 0, "action": "pass"}], **of))
    return asked


@pytest.mark.parametrize("role", ["host", "watch"])
@pytest.mark.parametrize("move", [0, 9])
def test_an_unfinished_game_is_not_analyzed_after_an_upload_either(
    node: Node, unfinished: Client, role: str, move: int
) -> None:
    """It may still be going on elsewhere, and nobody has a seat of their own here."""
    client = Client(node.url, unfinished.table, role)
    for refused in requests_to_the_coach(client, move):
        assert refused.status_code == 422
        assert refused.json()["error"]["id"] == "error-coach-running"


def test_an_unfinished_game_is_replayed_and_continued_after_an_upload(node: Node, unfinished: Client) -> None:
    assert unfinished.http.get(f"{unfinished.path}/moves/9", params={"eyes": 1}).json()["view"]["seat"] == 1
    forked = unfinished.post("fork", move=9, plays=1).json()
    fork = Client(node.url, Table(forked["table"], forked["tokens"]), "play 1")
    fork.sit()
    assert fork.http.get(f"{fork.path}/moves/0/ideas").json()["seat"] == 1
    assert fork.http.get(f"{fork.path}/moves/0/ideas", params={"seat": 0}).status_code == 403


def test_a_table_that_has_not_started_has_nothing_to_analyze(node: Node) -> None:
    client = Client(node.url, open_table(node.url, two_people()), "host")
    assert client.http.post(f"{client.path}/analysis").json()["error"]["id"] == "error-table-not-started"


def test_only_those_who_may_see_the_table_see_its_analysis(over: Client, node: Node) -> None:
    for path in ("analysis", "moves/0/ideas"):
        assert httpx.get(f"{node.url}{over.path}/{path}").status_code == 404
    assert httpx.post(f"{node.url}{over.path}/analysis").status_code == 404
    line = {"steps": [{"seat": 0, "action": "pass"}]}
    assert httpx.post(f"{node.url}{over.path}/moves/0/line", json=line).status_code == 404


def line(client: Client, move: int, steps: list[Json]) -> httpx.Response:
    replies = [{"seat": step["seat"], "action": step["action"]} for step in steps]
    return client.post(f"moves/{move}/line", steps=replies)


def test_ideas_at_any_moment_of_a_finished_game(over: Client) -> None:
    record = over.http.get(f"{over.path}/record").json()
    asked = 0
    for move, answered in enumerate(record["moves"]):
        answer = over.http.get(f"{over.path}/moves/{move}/ideas")
        if answer.status_code == 422:
            assert answer.json()["error"]["id"] == "error-coach-no-choice"
            continue
        asked += 1
        ideas = answer.json()
        assert ideas["seat"] == answered["seat"]
        assert len(ideas["ideas"]) == 3  # there are far more answers each time
        for idea in ideas["ideas"]:
            assert idea["line"][0]["action"] == idea["action"]
            for step in range(1, len(idea["line"]) + 1):
                moment = line(over, move, idea["line"][:step]).json()
                assert moment["move"] == step
                assert moment["seat"] == moment["view"]["seat"] == ideas["seat"]
    assert asked
    last = over.http.get(f"{over.path}/moves/{len(record['moves'])}/ideas")
    assert last.json()["error"]["id"] == "error-coach-no-choice"
    assert over.http.get(f"{over.path}/moves/999/ideas").json()["error"]["id"] == "error-no-move"


def test_any_answer_can_be_shown_and_nothing_else(over: Client) -> None:
    """What a review finds better need not be among the ideas: another search has found them."""
    ideas = over.http.get(f"{over.path}/moves/0/ideas").json()
    seat, known = ideas["seat"], {idea["action"] for idea in ideas["ideas"]}
    rules = by_name("santiago")
    legal = first_state(short_record(), rules).legal(seat)
    other = next(text for action in legal if (text := rules.notation(action)) not in known)
    assert line(over, 0, [{"seat": seat, "action": other}]).json()["lines"]
    for steps in (
        [{"seat": seat, "action": "plant nothing"}],
        [{"seat": seat, "action": "confirm"}],
        [{"seat": 1 - seat, "action": other}],
        [{"seat": 99, "action": other}],
    ):
        assert line(over, 0, steps).status_code == 422
    assert line(over, 0, []).status_code == 400
    assert line(over, 0, [{"seat": seat, "action": other}] * 9).status_code == 400


def test_people_who_ask_at_the_same_time_share_a_search(tmp_path: Path) -> None:
    searches: list[int] = []

    async def search(game: str, view: Any, moves: int, owner: str | None) -> Ideas:
        searches.append(moves)
        await asyncio.sleep(0.2)
        if len(searches) == 1:
            raise Refused("error-coach-failed")
        return Ideas("points", view.seat, [])

    with hosted(tmp_path) as server, ThreadPoolExecutor(2) as people:
        client = brought(server.url, short_record())
        with mock.patch.object(server.services.coach._analyses, "ideas", search):
            for status in (422, 200, 200):
                url = f"{server.url}{client.path}/moves/0/ideas"
                asked = [people.submit(httpx.get, url, headers=client.headers, timeout=60) for _ in range(2)]
                assert [each.result().status_code for each in asked] == [status] * 2
    assert searches == [0, 0], "a search that failed is tried again, and nothing else"


def test_ideas_in_a_running_game_are_for_ones_own_seat(node: Node) -> None:
    (client,) = seated(node.url, one_and_bots(2, confirm=False))
    play_on([client], random.Random(5), 2)
    while not client.look().get("decision"):
        time.sleep(0.05)
    moves = client.http.get(f"{client.path}/moves/0").json()["moves"]
    assert client.http.get(f"{client.path}/moves/{moves}/ideas").json()["seat"] == client.seat
    other = {"seat": 1 - (client.seat or 0)}
    assert client.http.get(f"{client.path}/moves/{moves}/ideas", params=other).status_code == 403
    watch = Client(node.url, client.table, "watch")
    assert watch.http.get(f"{watch.path}/moves/{moves}/ideas").status_code == 403
