"""Who owns which links: the host hands them out, but can't see the hand of a guest."""

import html
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

from cosecha.locale import Speaker
from tests.server.clients import Client, Json, Table, open_table, play_on, seated, two_people
from tests.server.hosted import Hosted, hosted

HOST_ONLY = {"host", "watch", "play 0", "hand 0"}
"""What the host sees of a table whose other seat is taken."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("links")) as found:
        yield found


def _links(client: Client) -> dict[str, str]:
    answer = client.http.get(f"{client.path}/links")
    assert answer.status_code == 200, answer.text
    tokens: dict[str, str] = answer.json()["tokens"]
    return tokens


def _status(server: Hosted, table: str, token: str) -> int:
    return httpx.get(f"{server.url}/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}).status_code


@contextmanager
def _browser(server: Hosted, *tokens: str) -> Iterator[httpx.Client]:
    """A browser that has entered these links."""
    with httpx.Client(base_url=server.url, follow_redirects=True) as browser:
        for token in tokens:
            assert browser.post("/join", data={"link": token}).status_code == 200
        yield browser


def _shown(browser: httpx.Client, table: str, page: str = "") -> set[str]:
    """The links on a page, by role and seat."""
    text = html.unescape(browser.get(f"/t/{table}{page}").text)
    return {f"{role} {seat}" for role, seat in re.findall(rf"/join#{table}\.(\w+)\.(-?\d+)\.", text)}


def test_the_hosts_list_loses_a_seats_links_when_a_guest_sits_down(server: Hosted) -> None:
    table = open_table(server.url, two_people())
    host = Client(server.url, table, "host")
    assert set(_links(host)) == HOST_ONLY | {"play 1", "hand 1"}
    guest = Client(server.url, table, "play 1", "Person 1")
    guest.sit()
    assert set(_links(host)) == HOST_ONLY
    assert host.look()["seats"][1]["guest"]
    assert _status(server, table.id, table.tokens["hand 1"]) == 404, "the host knew this link"
    assert guest.look()["seats"][1]["name"] == "Person 1", "the guest must get a new link"
    seq = guest.snapshot()["seq"]
    guest.sit()
    assert guest.snapshot()["seq"] == seq


def test_a_seat_issues_its_own_links(server: Hosted) -> None:
    clients = seated(server.url, two_people())
    table = clients[1].table
    own = _links(clients[1])
    assert set(own) == {"play 1", "hand 1", "help 1"}
    assert own["play 1"] == table.tokens["play 1"]
    pupil = Client(server.url, Table(table.id, own), "hand 1")
    assert pupil.look() == clients[1].look()
    assert pupil.http.get(f"{pupil.path}/links").status_code == 403
    assert pupil.post("revoke", role="hand", seat=1).status_code == 403
    anew = clients[1].post("revoke", role="hand", seat=1)
    assert set(anew.json()["tokens"]) == {"play 1", "hand 1", "help 1"}
    assert pupil.http.get(pupil.path).status_code == 404
    assert _status(server, table.id, anew.json()["tokens"]["hand 1"]) == 200
    for role, seat in (("hand", 0), ("play", 1), ("watch", -1), ("host", -1)):
        assert clients[1].post("revoke", role=role, seat=seat).status_code == 403, role


@pytest.mark.parametrize("seat", [0, 1], ids=["at the device of the host", "from elsewhere"])
def test_a_hand_link_is_revoked_with_the_play_link(server: Hosted, seat: int) -> None:
    """The play link could be used to request the hand link."""
    clients = seated(server.url, two_people())
    table = clients[seat].table
    hand = _links(clients[seat])[f"hand {seat}"]
    assert _status(server, table.id, hand) == 200
    anew = Client(server.url, table, "host").post("revoke", role="play", seat=seat).json()["tokens"]
    assert _status(server, table.id, table.tokens[f"play {seat}"]) == 404
    assert _status(server, table.id, hand) == 404
    for link in (f"play {seat}", f"hand {seat}"):
        assert _status(server, table.id, anew[link]) == 200, link


def test_a_host_who_renews_the_link_to_their_own_seat_keeps_it(server: Hosted) -> None:
    table = open_table(server.url, two_people())
    with (
        _browser(server, table.tokens["host"], table.tokens["play 0"]) as host,
        _browser(server, table.tokens["play 0"]) as other,
    ):
        host.post(f"/t/{table.id}/relink", data={"role": "play", "seat": "0"})
        assert host.get(f"/api/tables/{table.id}?seat=0").status_code == 200
        assert other.get(f"/api/tables/{table.id}?seat=0").status_code == 404
        assert [card["id"] for card in other.get("/api/mine").json()] == []
        # A token is not a cookie: using it doesn't change whose browser this is.
        headers = {"Authorization": f"Bearer {table.tokens['host']}"}
        revoking = {"role": "host", "seat": -1}
        assert other.post(f"/api/tables/{table.id}/revoke", json=revoking, headers=headers).status_code == 200
        assert other.get(f"/api/tables/{table.id}").status_code == 404


def _log_ids(client: Client) -> list[str]:
    return [line["message"]["id"] for line in client.snapshot()["lines"]]


def test_a_new_link_made_by_the_host_is_logged_for_everybody(server: Hosted) -> None:
    clients = seated(server.url, two_people())
    table = clients[0].table
    host = Client(server.url, table, "host")
    assert not [line for line in _log_ids(clients[0]) if line.startswith("table-relinked")], (
        "sitting down must not be logged as a new link"
    )
    anew = host.post("revoke", role="play", seat=1).json()["tokens"]
    assert set(anew) == HOST_ONLY | {"play 1", "hand 1"}
    assert _log_ids(clients[0])[-1] == "table-relinked"
    assert clients[1].http.get(host.path).status_code == 404
    successor = Client(server.url, Table(table.id, anew), "play 1", "Person 1")
    successor.sit()
    assert set(_links(host)) == HOST_ONLY, "the same name, but another person"
    assert _status(server, table.id, anew["hand 1"]) == 404
    play_on([clients[0], successor], random.Random(1), 4)
    host.post("revoke", role="hand", seat=1)
    assert "table-relinked-hand" in _log_ids(clients[0])
    assert set(_links(host)) == HOST_ONLY


def test_the_host_loses_sight_of_a_new_link_once_it_is_used(server: Hosted) -> None:
    """The guest gets a seat that is already theirs and needs no form to sit down."""
    table = seated(server.url, two_people())[0].table
    host = Client(server.url, table, "host")
    anew = host.post("revoke", role="play", seat=1).json()["tokens"]
    with _browser(server, anew["play 1"]):
        assert set(_links(host)) == HOST_ONLY


def test_seats_on_the_hosts_device_stay_in_the_hosts_list(server: Hosted) -> None:
    seats: Json = {"seats": [{"kind": "open"}, {"kind": "open"}]}
    table = open_table(server.url, two_people(**seats))
    with _browser(server, table.tokens["host"], table.tokens["play 0"]) as browser:
        browser.post(f"/t/{table.id}/sit", data={"seat": "0", "name": "Host"})
        everything = {"play 0", "hand 0", "help 0", "play 1", "hand 1", "watch -1", "host -1"}
        assert _shown(browser, table.id) == everything
        with _browser(server, table.tokens["play 1"]) as guest:
            assert _shown(browser, table.id) == everything, "the guest has looked but not sat down yet"
            guest.post(f"/t/{table.id}/sit", data={"seat": "1", "name": "Guest"})
        assert _shown(browser, table.id) == {"play 0", "hand 0", "help 0", "watch -1", "host -1"}
        assert _status(server, table.id, table.tokens["hand 0"]) == 200


def test_pages_show_a_guest_their_links_and_the_host_a_way_to_renew_them(server: Hosted) -> None:
    table = open_table(server.url, two_people())
    with (
        _browser(server, table.tokens["host"], table.tokens["play 0"]) as host,
        _browser(server, table.tokens["play 1"]) as guest,
    ):
        for seat, browser in enumerate((host, guest)):
            browser.post(f"/t/{table.id}/sit", data={"seat": str(seat), "name": f"Person {seat}"})
        assert f'href="/t/{table.id}/links"' in guest.get(f"/t/{table.id}").text
        assert _shown(guest, table.id) == set()
        assert _shown(guest, table.id, "/links") == {"play 1", "hand 1", "help 1"}
        assert guest.post(f"/t/{table.id}/relink", data={"role": "play", "seat": "1"}).status_code == 403
        relinked = guest.post(f"/t/{table.id}/relink", data={"role": "hand", "seat": "1"})
        assert relinked.url.path == f"/t/{table.id}/links"
        assert ".hand.1.2." in relinked.text
        page = html.unescape(host.get(f"/t/{table.id}").text)
        assert Speaker("en").text("page-guest", name="Person 1") in page
        assert _shown(host, table.id) == {"play 0", "hand 0", "help 0", "watch -1", "host -1"}
        host.post(f"/t/{table.id}/relink", data={"role": "play", "seat": "1"})
        assert _shown(host, table.id) == {"play 0", "hand 0", "help 0", "play 1", "hand 1", "watch -1", "host -1"}
        assert guest.get(f"/t/{table.id}").status_code == 404
        assert "Person 1: the host has made a new link" in host.get(f"/t/{table.id}").text


def test_a_seat_of_a_public_table_belongs_only_to_the_player_who_took_it(server: Hosted) -> None:
    """Earlier links of the host, or of a player who has left the seat, show nothing."""
    table = open_table(server.url, two_people(public=True))
    with _browser(server) as first, _browser(server) as second:
        first.post(f"/t/{table.id}/sit", data={"seat": "1", "name": "First"})
        assert _shown(first, table.id, "/links") == {"play 1", "hand 1", "help 1"}
        for link in ("play 1", "hand 1"):
            assert _seat_seen(server, table, table.tokens[link]) == 403, link
        assert set(_links(Client(server.url, table, "host"))) == HOST_ONLY
        first.post(f"/t/{table.id}/leave", data={"seat": "1"})
        second.post(f"/t/{table.id}/sit", data={"seat": "1", "name": "Second"})
        assert second.get(f"/api/tables/{table.id}?seat=1").status_code == 200
        assert first.get(f"/api/tables/{table.id}?seat=1").status_code == 403


def _seat_seen(server: Hosted, table: Table, token: str) -> int:
    address = f"{server.url}/api/tables/{table.id}?seat=1"
    return httpx.get(address, headers={"Authorization": f"Bearer {token}"}).status_code


def test_links_that_cannot_be_revoked_are_refused(server: Hosted) -> None:
    host = Client(server.url, open_table(server.url, two_people()), "host")
    for role, seat in (("play", 2), ("hand", -1), ("watch", 0), ("host", 1)):
        refused = host.post("revoke", role=role, seat=seat)
        assert (refused.status_code, refused.json()["error"]["id"]) == (422, "error-no-seat"), role
