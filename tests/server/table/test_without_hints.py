"""Tables without hints: no bot and no coach advises anyone there while the game is running; helpers may."""

import random
import time
from collections.abc import Iterator

import httpx
import msgspec
import pytest

from cosecha.core.rng import Rng
from cosecha.server.table import facts
from tests.server.clients import Client, Json, Table, anonymous_client, one_and_bots, open_table, play_on, seated
from tests.server.hosted import Hosted, hosted
from tests.server.http.test_choices import random_moves
from tests.server.http.test_series import table_of
from tests.server.table.test_helping import answers_to


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("hints")) as found:
        yield found


def person_at(server: Hosted, **more: object) -> Client:
    """The person at a new table, who is asked something."""
    (client,) = seated(server.url, one_and_bots(2, **more))
    return asked(client)


def asked(client: Client) -> Client:
    while not client.look().get("decision"):
        time.sleep(0.05)
    return client


@pytest.fixture
def person(server: Hosted) -> Client:
    return person_at(server, hints=False)


def requests_for_advice(client: Client) -> list[httpx.Response]:
    """Everything that bots and the coach could be asked about the decision."""
    at = f"moves/{client.now.get('moves', 0)}"
    return [
        client.http.get(f"{client.path}/hints"),
        client.http.get(f"{client.path}/{at}/ideas"),
        client.post(f"{at}/line", steps=[{"seat": client.seat, "action": answers_to(client.now)[0]}]),
        client.post("help", source="bot"),
    ]


def error(answer: httpx.Response) -> str:
    assert answer.status_code == 422, answer.text
    return str(answer.json()["error"]["id"])


def test_no_advice_is_given_while_the_game_is_running(person: Client) -> None:
    assert person.now["hints"] is False
    assert {error(answer) for answer in requests_for_advice(person)} == {"error-without-hints"}
    assert person.look()["help"] == {}


def test_no_advice_is_given_about_earlier_moves(person: Client) -> None:
    moves = person.now.get("moves", 0)
    play_on([person], random.Random(1), 3)
    assert person.now["status"] == "running"
    assert error(person.http.get(f"{person.path}/moves/{moves}/ideas")) == "error-without-hints"


def test_by_default_advice_is_given(server: Hosted) -> None:
    client = person_at(server)
    assert "hints" not in client.now
    assert [answer.status_code for answer in requests_for_advice(client)] == [200] * 4


def test_once_the_game_is_over_the_coach_says_what_it_would_do(person: Client) -> None:
    play_on([person], random.Random(1))
    assert "hints" not in person.now
    record = person.http.get(f"{person.path}/record").json()
    move = next(move for move, played in enumerate(record["moves"]) if played["seat"] == person.seat)
    assert person.http.get(f"{person.path}/moves/{move}/ideas").json()["seat"] == person.seat
    # The next game of a series would inherit this.
    assert error(person.post("help", source="bot")) == "error-without-hints"


def test_a_helper_may_mark_answers(server: Hosted, person: Client) -> None:
    tokens = person.http.get(f"{person.path}/links").json()["tokens"]
    helper = Client(server.url, Table(person.table.id, tokens), f"help {person.seat}")
    assert error(helper.http.get(f"{helper.path}/hints")) == "error-without-hints"
    assert helper.post("help", only=True).status_code == 200
    decision, (first, second, *_) = person.now["decision"]["id"], answers_to(person.now)
    assert helper.post("mark", decision=decision, action=first).status_code == 200
    suggestions = person.http.get(f"{person.path}/suggestions").json()
    assert [hint["action"] for hint in suggestions["hints"]] == [first]
    assert error(person.post("act", decision=decision, action=second)) == "error-not-marked"
    assert person.post("act", decision=decision, action=first).status_code == 200


def test_everybody_sees_it_before_they_sit_down(server: Hosted) -> None:
    tables: Json = {}
    for hints in (True, False):
        plan = one_and_bots(2, hints=hints, public=True)
        tables[open_table(server.url, plan | {"seats": [{"kind": "open"}] * 2}).id] = hints
    anybody = anonymous_client(server.url)
    listed = {card["id"]: card["hints"] for card in anybody.get("/api/tables").json()}
    for id, hints in tables.items():
        assert listed[id] is hints
        assert anybody.get(f"/api/tables/{id}/terms").json()["hints"] is hints


def fork_of(server: Hosted, person: Client) -> Client:
    forked = person.post("fork", move=0, plays=person.seat).json()
    fork = Client(server.url, Table(forked["table"], forked["tokens"]), f"play {person.seat}")
    fork.sit()
    return asked(fork)


def test_a_fork_is_no_way_around_it_while_the_game_is_running(server: Hosted, person: Client) -> None:
    fork = fork_of(server, person)
    assert fork.now["hints"] is False
    assert {error(answer) for answer in requests_for_advice(fork)} == {"error-without-hints"}
    match = table_of(server, fork.table.id).match
    assert match is not None
    server.add(fork.table.id, *random_moves(match.state.copy(), Rng(1)))
    assert fork.look()["status"] == "over"
    assert error(fork.http.get(f"{fork.path}/moves/0/ideas")) == "error-without-hints"
    assert error(fork.post("analysis")) == "error-without-hints"


def test_a_fork_of_a_game_that_is_over_allows_hints(server: Hosted, person: Client) -> None:
    play_on([person], random.Random(1))
    fork = fork_of(server, person)
    assert "hints" not in fork.now
    assert fork.http.get(f"{fork.path}/hints").status_code == 200


def test_a_lesson_allows_hints(server: Hosted) -> None:
    opened = anonymous_client(server.url).post("/api/lessons", json={"game": "santiago", "pace": 0}).json()
    client = Client(server.url, Table(opened["table"], opened["tokens"]), "play 0")
    client.sit()
    assert client.http.get(f"{client.path}/hints").status_code == 200


def test_tables_from_before_the_setting_allow_hints() -> None:
    opened = facts.Opened(game="santiago", options={}, seats=[], public=True, secret="")
    stored = msgspec.json.decode(facts.encode([opened]))
    assert "hints" not in stored[0], "it must not be stored where it is as usual"
    (read,) = facts.decode(msgspec.json.encode(stored))
    assert isinstance(read, facts.Opened)
    assert read.hints


def test_an_uploaded_record_allows_hints(server: Hosted, person: Client) -> None:
    play_on([person], random.Random(2))
    text = person.http.get(f"{person.path}/record").text
    brought = anonymous_client(server.url).post("/api/records", json={"record": text}).json()
    client = Client(server.url, Table(brought["table"], brought["tokens"]), "host")
    assert client.http.get(f"{client.path}/terms").json()["hints"] is True
    assert client.http.get(f"{client.path}/moves/0/ideas").status_code == 200
