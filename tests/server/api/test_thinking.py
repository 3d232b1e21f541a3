"""Bots that think for a set time, on a server that gives them two seconds at most."""

import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from cosecha.core.match import Match
from cosecha.core.record import dump
from cosecha.games import santiago
from cosecha.locale import LANGUAGES
from tests.server.clients import Client, Json, Table, one_and_bots, open_table, play_on, seated
from tests.server.servers import Node, running

LIMIT = 2.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with running(tmp_path_factory.mktemp("timed"), "tests.server.serve_timed", bot_seconds=LIMIT) as found:
        yield found


def against(*bots: str, **more: Any) -> Json:
    seats = [{"kind": "here"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    return one_and_bots(players=len(seats), seats=seats, **more)


def bots_at(client: Client) -> list[str]:
    return [seat.get("bot", "") for seat in client.look()["seats"]]


def test_the_api_says_whose_time_can_be_set_and_to_what(server: Node) -> None:
    for game in httpx.get(f"{server.url}/api/games").json():
        assert game["timed"] == {"master": {"usual": 1.0, "choices": [0.1, 0.5, 1.0, LIMIT]}}


def test_a_bot_plays_with_its_time_and_keeps_it_in_the_record_a_fork_and_the_next_game(server: Node) -> None:
    [person] = seated(server.url, against("master@0.50", "master@3", "master@1"))
    names = ["apprentice", "master@0.5", "master@2", "master"]
    play_on([person], random.Random(1))
    assert bots_at(person) == names, "no bot was replaced, and each has the time that the server allows"
    assert person.http.get(f"{person.path}/record").json()["seats"] == ["person", *names[1:]]
    forked = person.post("fork", move=5, plays=0, seat=0, bot="master@0.1").json()
    assert bots_at(Client(server.url, Table(forked["table"], forked["tokens"]), "play 0")) == ["master@0.1"] * 4
    after = person.post("again").json()
    assert bots_at(Client(server.url, Table(after["table"], after["tokens"]), "host")) == names


def test_a_series_keeps_the_times(server: Node) -> None:
    [person] = seated(server.url, against("master@0.5", series="best-of-three"))
    play_on([person], random.Random(2))
    while not (series := person.look(wait=1)["series"]).get("next"):
        pass
    following = person.post("join").json()
    assert series["next"] == following["table"]
    assert bots_at(Client(server.url, Table(following["table"], following["tokens"]), "play 0"))[1] == "master@0.5"


@pytest.mark.parametrize(
    ("bot", "id"),
    [
        ("master@x", "error-bot-seconds"),
        ("master@9", "error-bot-seconds"),
        ("farmer@1", "error-bot-untimed"),
        ("tests.bots.timed_bots:Patient@1", "error-bot-unknown"),
    ],
)
def test_other_times_and_other_bots_are_refused_in_every_language(server: Node, bot: str, id: str) -> None:
    plan = against(bot)
    texts = set()
    for language in LANGUAGES:
        answer = httpx.post(f"{server.url}/api/tables", json=plan, headers={"accept-language": language})
        assert (answer.status_code, answer.json()["error"]["id"]) == (422, id)
        texts.add(answer.json()["text"])
        assert bot in answer.json()["text"]
    assert len(texts) == len(LANGUAGES)
    [person] = seated(server.url, against("random"))
    assert person.post("fork", move=0, plays=0, seat=0, bot=bot).json()["error"]["id"] == id


def test_a_record_keeps_its_bots_if_we_have_them(server: Node) -> None:
    kinds = {"master@0.5": "master@0.5", "master@3": "master@3", "master@9": ""}
    match = Match.start(santiago.GAME, santiago.Options(players=3), 3, ["Ana", "Bea", "Cleo"], list(kinds))
    answer = httpx.post(f"{server.url}/api/records", json={"record": dump(match.record())})
    assert answer.status_code == 201, answer.text
    watcher = Client(server.url, Table(answer.json()["table"], answer.json()["tokens"]), "host")
    assert bots_at(watcher) == list(kinds.values()), "nobody thinks at this table, so there is no limit"


def test_the_time_is_no_label_of_the_metrics(server: Node) -> None:
    [person] = seated(server.url, against("master@0.5"))
    play_on([person], random.Random(3), 3)
    metrics = httpx.get(f"{server.url}/metrics").text
    assert 'cosecha_bot_thinking_seconds_count{bot="master"}' in metrics
    assert "master@" not in metrics


def test_the_log_introduces_a_bot_with_its_time(server: Node) -> None:
    table = open_table(server.url, two_open_seats("master@0.5"))
    host = Client(server.url, table, "host")
    assert host.post("start").status_code == 200
    host.look()
    levels = [line["message"]["args"]["level"] for line in host.lines if "level" in line["message"].get("args", {})]
    assert [level["args"]["seconds"]["args"] for level in levels] == [{"whole": "0", "part": "5"}] * 2


def two_open_seats(bot: str) -> Json:
    return {"game": "santiago", "options": {"players": 2}, "seats": [{"kind": "open", "bot": bot}] * 2}
