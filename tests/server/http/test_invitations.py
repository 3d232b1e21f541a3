"""An invitation works once: after a guest sits down, nobody else who has seen the link can see their hand."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cosecha.server.api.live import GONE
from tests.server.clients import Client, Json, Table, one_and_bots, open_table, two_people
from tests.server.hosted import Hosted, hosted

_get, _post = partial(httpx.get, timeout=40), partial(httpx.post, timeout=40)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("invitations")) as found:
        yield found


@pytest.fixture
def table(server: Hosted) -> Table:
    return open_table(server.url, two_people())


def _bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def _entered(server: Hosted, *tokens: str) -> dict[str, str]:
    """The cookie of a browser that has entered these links."""
    cookie: dict[str, str] = {}
    for token in tokens:
        entered = _post(f"{server.url}/api/enter", json={"token": token}, headers=cookie)
        assert entered.status_code == 200, entered.text
        cookie = {"Cookie": entered.headers["set-cookie"].partition(";")[0]}
    return cookie


def _look(server: Hosted, table: Table, headers: dict[str, str], seat: int = 1) -> int:
    return _get(f"{server.url}/api/tables/{table.id}?seat={seat}", headers=headers).status_code


def _sit(server: Hosted, table: Table, headers: dict[str, str], name: str = "Guest", seat: int = 1) -> Json:
    answer = _post(f"{server.url}/api/tables/{table.id}/sit", json={"seat": seat, "name": name}, headers=headers)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@contextmanager
def _socket(server: Hosted, table: Table, headers: dict[str, str]) -> Iterator[ClientConnection]:
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{table.id}/live?seat=1"
    with connect(address, additional_headers=headers) as found:
        found.recv(10)  # the first update
        yield found


def _close_code(socket: ClientConnection) -> int | None:
    """The server's close code; nothing else may come before it."""
    try:
        raise AssertionError(socket.recv(10))
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_the_host_cannot_look_or_act_with_a_kept_invitation(server: Hosted, table: Table) -> None:
    kept = table.tokens["play 1"]
    with _socket(server, table, _bearer(kept)) as peeking:
        seated = _sit(server, table, _bearer(kept))
        assert _close_code(peeking) == GONE
    assert _look(server, table, _bearer(kept)) == 404
    act = {"decision": "1.bid.1", "action": "pass"}
    acted = _post(f"{server.url}/api/tables/{table.id}/act", json=act, headers=_bearer(kept))
    assert acted.status_code == 404
    assert _post(f"{server.url}/api/enter", json={"token": kept}).status_code == 404
    assert set(seated["tokens"]) == {"play 1", "hand 1", "help 1"}
    for token in seated["tokens"].values():
        assert _look(server, table, _bearer(token)) == 200


def test_a_cookie_that_has_only_looked_loses_access_too(server: Hosted, table: Table) -> None:
    peeking = _entered(server, table.tokens["play 1"])
    assert _look(server, table, peeking) == 200
    guest = _entered(server, table.tokens["play 1"])
    with _socket(server, table, peeking) as open_before:
        _sit(server, table, guest)
        assert _close_code(open_before) == GONE
    assert _look(server, table, peeking) == 404
    assert _look(server, table, guest) == 200


def test_the_log_says_that_the_invitation_is_used_up(server: Hosted, table: Table) -> None:
    _sit(server, table, _bearer(table.tokens["play 1"]))
    lines = [line["message"] for line in Client(server.url, table, "watch").snapshot()["lines"]]
    assert [line["id"] for line in lines] == ["table-sat", "table-invitation-used"]
    assert lines[1]["args"]["seat"] == lines[0]["args"]["seat"]


def test_a_player_who_sits_down_over_a_websocket_stays_connected(server: Hosted, table: Table) -> None:
    invitation = table.tokens["play 1"]
    with _socket(server, table, _bearer(invitation)) as socket:
        socket.send('{"do": "sit", "seat": 1, "name": "Guest", "key": "a"}')
        replies: list[Json] = []
        while not replies:
            replies = msgspec.json.decode(socket.recv(10)).get("replies", [])
        token = replies[0]["tokens"]["play 1"]
        Client(server.url, table, "play 0", "Host").sit()
        assert "update" in msgspec.json.decode(socket.recv(10))
    assert _look(server, table, _bearer(token)) == 200
    assert _look(server, table, _bearer(invitation)) == 404


@pytest.mark.parametrize("way", ["json", "form"])
def test_another_window_of_the_same_browser_stays_connected(server: Hosted, table: Table, way: str) -> None:
    guest = _entered(server, table.tokens["play 1"])
    with _socket(server, table, guest) as window:
        if way == "json":
            _sit(server, table, guest)
        else:
            form = {"seat": "1", "name": "Guest"}
            assert _post(f"{server.url}/t/{table.id}/sit", data=form, headers=guest).status_code == 303
        assert msgspec.json.decode(window.recv(10))["update"]["now"]["seats"][1]["name"] == "Guest"
    assert _look(server, table, guest) == 200


def test_a_window_is_closed_if_its_user_keeps_only_some_of_their_rights(server: Hosted, table: Table) -> None:
    """The spectator link still opens the table, but not the hand that this window shows."""
    guest = _entered(server, table.tokens["play 1"], table.tokens["watch"])
    _sit(server, table, guest)
    with _socket(server, table, guest) as window:
        Client(server.url, table, "host").post("revoke", role="play", seat=1)
        assert _close_code(window) == GONE
    assert _look(server, table, guest) == 403


def test_a_guest_keeps_their_link_when_they_come_back(server: Hosted, table: Table) -> None:
    tokens = _sit(server, table, _bearer(table.tokens["play 1"]))["tokens"]
    Client(server.url, table, "play 0", "Host").sit()
    mine = _bearer(tokens["play 1"])
    stood = _post(f"{server.url}/api/tables/{table.id}/stand", json={}, headers=mine)
    assert stood.json()["now"]["seats"][1]["kind"] == "bot"
    assert _sit(server, table, mine)["tokens"] == {}
    assert _look(server, table, mine) == 200


def test_a_player_who_left_before_the_start_loses_the_seat_to_the_next_guest(server: Hosted, table: Table) -> None:
    first = _bearer(_sit(server, table, _bearer(table.tokens["play 1"]))["tokens"]["play 1"])
    _post(f"{server.url}/api/tables/{table.id}/stand", json={}, headers=first)
    links = _get(f"{server.url}/api/tables/{table.id}/links", headers=_bearer(table.tokens["host"])).json()
    assert _bearer(links["tokens"]["play 1"]) == first, "until then it must work as an invitation again"
    second = _bearer(_sit(server, table, first, "Second")["tokens"]["play 1"])
    assert _look(server, table, first) == 404
    assert _look(server, table, second) == 200


def test_a_seat_that_the_host_took_first_goes_to_the_guest(server: Hosted) -> None:
    """The host sits down under the guest's name, in the browser that created the table, and waits for the guest."""
    table = open_table(server.url, two_people(seats=[{"kind": "open"}, {"kind": "open"}]))
    host = _entered(server, table.tokens["host"], table.tokens["play 1"])
    assert _sit(server, table, host)["tokens"] == {}
    assert _look(server, table, host) == 200
    guest = _entered(server, table.tokens["play 1"])
    assert _look(server, table, guest) == 200
    assert _look(server, table, host) == 403
    assert _look(server, table, _bearer(table.tokens["play 1"])) == 404


def test_seats_on_the_hosts_device_stay_the_hosts(server: Hosted) -> None:
    table = open_table(server.url, one_and_bots())
    headers = _bearer(table.tokens["play 0"])
    assert _sit(server, table, headers, seat=0)["tokens"] == {}
    assert _look(server, table, headers, seat=0) == 200


KEY = "6f1c0a9be24d7735"
"""A random idempotency key: too long to be guessed."""


def _sit_with_key(server: Hosted, table: Table, headers: dict[str, str], **more: str) -> httpx.Response:
    body = {"seat": 1, "name": "Guest", **more}
    return _post(f"{server.url}/api/tables/{table.id}/sit", json=body, headers=headers)


@pytest.mark.parametrize("public", [False, True])
def test_a_guest_whose_response_got_lost_gets_the_new_tokens_again(server: Hosted, public: bool) -> None:
    table = open_table(server.url, two_people(public=public))
    invitation = _bearer(table.tokens["play 1"])
    lost = _sit_with_key(server, table, invitation, key=KEY).json()
    again = _sit_with_key(server, table, invitation, key=KEY)
    assert again.status_code == 200, again.text
    assert again.json()["tokens"] == lost["tokens"]
    assert again.json()["seq"] == lost["seq"], "a repeated request counts once"
    assert _look(server, table, _bearer(again.json()["tokens"]["play 1"])) == 200
    assert _look(server, table, invitation) == (403 if public else 404), "the key is only good for sitting down"


def test_a_cookie_gets_the_new_link_again(server: Hosted, table: Table) -> None:
    """As after a crash between sitting down and storing whose cookie holds the link."""
    cookie = _entered(server, table.tokens["play 1"])
    _sit_with_key(server, table, _bearer(table.tokens["play 1"]), key=KEY)
    assert _look(server, table, cookie) == 404
    assert _sit_with_key(server, table, cookie, key=KEY).status_code == 200
    assert _look(server, table, cookie) == 200


def test_a_guest_who_has_left_sits_down_again_with_the_same_key(server: Hosted, table: Table) -> None:
    invitation = _bearer(table.tokens["play 1"])
    _sit_with_key(server, table, invitation, key=KEY)
    Client(server.url, table, "play 0", "Host").sit()
    mine = _bearer(_sit_with_key(server, table, invitation, key=KEY).json()["tokens"]["play 1"])
    _post(f"{server.url}/api/tables/{table.id}/stand", json={}, headers=mine)
    back = _sit_with_key(server, table, mine, key=KEY).json()
    assert back["now"]["seats"][1]["kind"] == "person"


def test_a_guest_gets_the_new_tokens_again_after_the_start_and_a_restart(server: Hosted, table: Table) -> None:
    invitation = _bearer(table.tokens["play 1"])
    lost = _sit_with_key(server, table, invitation, key=KEY).json()
    Client(server.url, table, "play 0", "Host").sit()
    server.run(server.tables.forget(table.id))
    assert _sit_with_key(server, table, invitation, key=KEY).json()["tokens"] == lost["tokens"]


@pytest.mark.parametrize("public", [False, True])
@pytest.mark.parametrize(
    ("used", "tried"),
    [
        (KEY, ""),
        (KEY, KEY[:-1] + "6"),
        (KEY, KEY.upper()),
        ("", ""),
        ("short", "short"),  # the host might guess it
    ],
)
def test_the_host_does_not_get_the_new_tokens_by_repeating_the_request(
    server: Hosted, public: bool, used: str, tried: str
) -> None:
    table = open_table(server.url, two_people(public=public))
    kept = [_bearer(table.tokens["play 1"]), _entered(server, table.tokens["host"], table.tokens["play 1"])]
    assert _sit_with_key(server, table, kept[0], key=used, word="known at the end").status_code == 200
    for headers in kept:
        again = _sit_with_key(server, table, headers, key=tried, word="known at the end")
        assert again.status_code in (403, 404)
        assert "tokens" not in again.json()


def test_a_key_no_longer_helps_once_the_link_was_replaced_again(server: Hosted, table: Table) -> None:
    invitation = _bearer(table.tokens["play 1"])
    first = _bearer(_sit_with_key(server, table, invitation, key=KEY).json()["tokens"]["play 1"])
    Client(server.url, table, "host").post("revoke", role="play", seat=1)
    for headers in (invitation, first):
        assert _sit_with_key(server, table, headers, key=KEY).status_code == 404


def test_only_one_of_two_guests_with_the_same_invitation_gets_the_seat(server: Hosted, table: Table) -> None:
    first, second = (_entered(server, table.tokens["play 1"]) for _ in range(2))
    _sit(server, table, first)
    late = _post(f"{server.url}/api/tables/{table.id}/sit", json={"seat": 1, "name": "Late"}, headers=second)
    assert late.status_code == 404
    assert Client(server.url, table, "watch").snapshot()["now"]["seats"][1]["name"] == "Guest"
