"""The chat: who may write, how much, and who is muted."""

from collections.abc import Iterator

import pytest

from cosecha.locale import Speaker
from cosecha.server.common.settings import Settings
from cosecha.server.http.chat_rate import BURST
from tests.server.clients import Client, seated, two_people
from tests.server.hosted import Hosted, hosted
from tests.server.servers import Node


def test_a_chat_line_reaches_everybody_once(node: Node) -> None:
    clients = seated(node.url, two_people(public=True))
    watch = Client(node.url, clients[0].table, None)
    for _ in range(2):
        assert clients[0].post("say", text="Hello", key="one").status_code == 200
    assert watch.post("say", text="I watch", name="Wanda").status_code == 200
    for client in (*clients, watch):
        client.look()
        assert [(said["seat"], said["name"], said["text"]) for said in client.chat] == [
            (0, "Person 0", "Hello"),
            (None, "Wanda", "I watch"),
        ]


def test_a_chat_line_has_limits(node: Node) -> None:
    client = seated(node.url, two_people())[0]
    assert client.post("say", text="x" * 500).status_code == 200
    for wrong in ("", "x" * 501):
        answer = client.post("say", text=wrong)
        assert answer.status_code == 400, wrong
        assert answer.json()["error"]["id"] == "error-request"
    seq = client.snapshot()["seq"]
    assert client.post("say", text="   ").json()["seq"] == seq, "no line may have been stored"


def test_only_the_host_mutes_and_unmutes(node: Node) -> None:
    clients = seated(node.url, two_people())
    host = Client(node.url, clients[0].table, "host")
    assert clients[0].post("mute", seat=1).status_code == 403
    assert host.post("mute", seat=9).status_code == 422
    assert host.post("mute", seat=1).status_code == 200
    assert clients[0].look()["seats"][1]["muted"]
    refused = clients[1].post("say", text="May I?")
    assert refused.status_code == 422
    assert refused.json()["error"]["id"] == "error-muted"
    assert clients[0].post("say", text="I may").status_code == 200
    assert host.post("mute", seat=1, muted=False).status_code == 200
    assert clients[1].post("say", text="Thanks").status_code == 200


def test_a_spectator_needs_a_unique_name(node: Node) -> None:
    clients = seated(node.url, two_people(public=True))
    watching = Client(node.url, clients[0].table, "watch")
    assert watching.post("say", text="Hello").json()["error"]["id"] == "error-name-missing"
    assert watching.post("say", text="Hello", name="person 1").json()["error"]["id"] == "error-name-taken"
    other = Client(node.url, clients[0].table, "watch")
    for client, text in ((watching, "One"), (other, "Two")):
        assert client.post("say", text=text, name=f"Guest {text}", key="1").status_code == 200
    host = Client(node.url, clients[0].table, "host")
    assert host.post("mute", seat=None).status_code == 200
    assert watching.post("say", text="Three", name="Guest").json()["error"]["id"] == "error-muted"
    clients[0].look()
    assert [said["text"] for said in clients[0].chat] == ["One", "Two"]


def test_a_key_already_used_for_another_request_is_refused(node: Node) -> None:
    clients = seated(node.url, two_people())
    assert clients[0].post("say", text="One", key="k").status_code == 200
    assert clients[0].post("say", text="Two", key="k").json()["error"]["id"] == "error-key-used"


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A server with the default limit: one line per second."""
    with hosted(tmp_path_factory.mktemp("talk"), chat_per_second=Settings().chat_per_second) as found:
        yield found


def _said(client: Client, times: int, **more: str) -> list[int]:
    return [client.post("say", text=f"Line {number}", **more).status_code for number in range(times)]


def test_chat_is_rate_limited(patient: Hosted) -> None:
    clients = seated(patient.url, two_people(public=True))
    answers = _said(clients[0], 3 * BURST)
    assert answers[:BURST] == [200] * BURST
    assert answers.count(200) < 2 * BURST
    refused = clients[0].post("say", text="One more")
    assert refused.status_code == 429
    assert refused.headers["retry-after"] == "1"
    assert refused.json()["error"]["id"] == "error-chat-too-fast"
    clients[0].look()
    assert len(clients[0].chat) == answers.count(200)
    assert _said(clients[1], 1) == [200], "another seat must not be limited"
    watching = [Client(patient.url, clients[0].table, link) for link in ("watch", None)]
    for client in watching:
        assert 429 in _said(client, 3 * BURST, name="Wanda"), "spectators must be limited too"
    assert clients[0].post("try", action="pass").status_code == 200, "only chat may be limited"


def test_chat_is_rate_limited_over_websockets_and_pages(patient: Hosted) -> None:
    client = seated(patient.url, two_people())[0]
    with client.live(patient.url) as connection:
        replies = [client.ask(connection, "say", text=f"Line {number}") for number in range(3 * BURST)]
    assert "error-chat-too-fast" in [reply["error"]["id"] for reply in replies if "error" in reply]
    form = {"text": "I want to say this"}
    answers = [client.http.post(f"/t/{client.table.id}/say", data=form) for _ in range(BURST)]
    assert Speaker("en").text("error-chat-too-fast") in answers[-1].text
    assert "I want to say this" in answers[-1].text, "the text must stay in the form"


def test_a_repeated_chat_line_costs_nothing(patient: Hosted) -> None:
    client = seated(patient.url, two_people())[0]
    assert [client.post("say", text="Hello", key="k").status_code for _ in range(3 * BURST)] == [200] * 3 * BURST
