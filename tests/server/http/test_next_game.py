"""Playing again: the same terms, the same players, and each seat reserved for its player."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
import pytest

from cosecha.server.http import next_game
from cosecha.server.table import facts
from cosecha.server.table.access import Access
from tests.server.clients import Client, Json, Table, anonymous_client, open_table, play_on
from tests.server.hosted import Hosted, hosted

PLAN: Json = {
    "game": "santiago",
    "options": {"players": 3, "money_visibility": "hidden"},
    "seats": [{"kind": "here"}, {"kind": "open"}, {"kind": "bot", "bot": "random", "name": "Rosa"}],
    "pace": 0,
    "confirm": False,
    "clock": {"move": 3600},
    "language": "fr",
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("again")) as found:
        yield found


class Finished:
    """A finished game that Ana set up and Ben joined by a link."""

    def __init__(self, server: Hosted) -> None:
        self.table = open_table(server.url, PLAN)
        self.ana = Client(server.url, self.table, "play 0", "Ana")
        self.ben = Client(server.url, self.table, "play 1", "Ben")
        self.watcher = Client(server.url, self.table, "watch", "Will")
        self.ana.sit()
        self.ben.sit()
        self.url = server.url

    def play(self) -> "Finished":
        play_on([self.ana, self.ben], random.Random(2))
        return self

    def again(self, client: Client) -> Table:
        answer = client.post("again")
        assert answer.status_code == 201, answer.text
        return Table(answer.json()["table"], answer.json()["tokens"])

    def join(self, client: Client) -> Table:
        answer = client.post("join")
        assert answer.status_code == 200, answer.text
        return Table(answer.json()["table"], answer.json()["tokens"])


@pytest.fixture(scope="module")
def over(server: Hosted) -> Finished:
    """The game that each test copies, so that it is played only once."""
    return Finished(server).play()


@pytest.fixture
def finished(server: Hosted, over: Finished) -> Finished:
    """The test's own table with the same game."""
    id = over.table.id + str(random.randrange(10**9))
    rows = server.run(server.tables.store.rows_after(over.table.id, 0))
    opened, *rest = [fact for row in rows for fact in facts.decode(row.facts)]
    # In one row, so that nobody plays on in between. The pace and the hints are not the default.
    server.run(server.tables.create(id, [msgspec.structs.replace(opened, pace=2.5, hints=False), *rest]))
    new = Finished.__new__(Finished)
    new.url = server.url

    async def tokens() -> dict[str, str]:
        async with server.tables.at(id) as table:
            return server.services.links.host_tokens(table) | server.services.links.seat_tokens(table, [0, 1])

    new.table = Table(id, server.run(tokens()))
    new.ana = Client(server.url, new.table, "play 0", "Ana")
    new.ben = Client(server.url, new.table, "play 1", "Ben")
    new.watcher = Client(server.url, new.table, "watch", "Will")
    for client in (new.ana, new.ben, new.watcher):
        client.look()
    return new


def opened(server: Hosted, id: str) -> facts.Opened:
    async def find() -> facts.Opened:
        async with server.tables.at(id) as table:
            return table.opened

    return server.run(find())


def test_all_terms_carry_over_and_everybody_keeps_their_seat(server: Hosted, finished: Finished) -> None:
    new = finished.again(finished.ana)
    before, after = opened(server, finished.table.id), opened(server, new.id)
    for field in ("game", "options", "public", "pace", "confirm", "clock", "hints", "language"):
        assert getattr(after, field) == getattr(before, field), field
    assert after.secret != before.secret
    seats = [(plan.kind, plan.name, plan.bot) for plan in after.seats]
    assert seats[0][:2] == ("here", "Ana")
    assert seats[1][:2] == ("open", "Ben")
    assert seats[2] == ("bot", "Rosa", "random")

    ana = Client(server.url, new, "play 0", "Ana")
    ana.sit()
    assert [seat.get("kept", False) for seat in ana.look()["seats"]] == [False, True, False]
    ben = Client(server.url, finished.join(finished.ben), "play 1", "Ben")
    ben.sit()
    assert ben.look()["status"] == "running"
    assert [seat["name"] for seat in ben.now["seats"]] == ["Ana", "Ben", "Rosa"]
    assert not any(seat.get("kept") for seat in ben.now["seats"])


def test_the_others_are_notified_and_nobody_sees_another_players_link(server: Hosted, finished: Finished) -> None:
    new = finished.again(finished.ana)
    host = Client(server.url, new, "host")
    for client in (finished.ben, finished.watcher, finished.ana):
        client.look()
        assert client.now["next"] == {"by": 0, "kept": [1]}
        assert client.lines[-1]["message"]["id"] == "table-followed"
        shown = client.http.get(client.path).text
        assert new.id not in shown
        assert not any(token in shown for token in new.tokens.values())

    given = finished.join(finished.ben)
    assert given.id == new.id
    assert set(given.tokens) == {"play 1", "hand 1", "help 1"}
    assert finished.join(finished.ben).tokens == given.tokens, "joining twice must change nothing"
    # The host's earlier link to Ben's seat no longer works, and the host gets no new one.
    for link in ("play 1", "hand 1"):
        assert given.tokens[link] != new.tokens[link]
        assert Client(server.url, new, link).http.get(host.path).status_code == 404
    links = host.http.get(f"{host.path}/links").json()["tokens"]
    assert set(links) == {"host", "watch", "play 0", "hand 0"}
    shown = finished.ana.http.get(finished.ana.path).text + host.http.get(host.path).text
    assert not any(token in shown for token in given.tokens.values())


def test_only_players_of_a_finished_game_may_play_again(server: Hosted, finished: Finished) -> None:
    assert finished.watcher.post("again").status_code == 403
    assert finished.watcher.post("join").status_code == 403
    assert finished.ben.post("join").json()["error"]["id"] == "error-no-next-game"
    running = Finished(server)
    refused = running.ana.post("again")
    assert (refused.status_code, refused.json()["error"]["id"]) == (422, "error-not-over")
    finished.again(finished.ana)
    assert finished.watcher.post("join").status_code == 403


def test_a_guest_may_set_it_up_and_the_host_joins(server: Hosted, finished: Finished) -> None:
    new = finished.again(finished.ben)
    assert [plan.kind for plan in opened(server, new.id).seats] == ["open", "here", "bot"]
    finished.ana.look()
    assert finished.ana.now["next"] == {"by": 1, "kept": [0]}
    assert set(finished.again(finished.ana).tokens) == {"play 0", "hand 0", "help 0"}, (
        "a second request must join the first"
    )


def test_a_host_without_a_seat_may_set_it_up(server: Hosted, finished: Finished) -> None:
    new = finished.again(Client(server.url, finished.table, "host"))
    assert opened(server, new.id).kept == [0, 1]
    finished.ben.look()
    assert finished.ben.now["next"] == {"kept": [0, 1]}
    assert set(finished.join(finished.ben).tokens) == {"play 1", "hand 1", "help 1"}


def test_two_concurrent_requests_get_the_same_table(server: Hosted, finished: Finished) -> None:
    async def both() -> list[Any]:
        seats = [Access(plays=frozenset({seat}), watches=True) for seat in (0, 1)]
        wishes = [next_game.set_up(server.services, finished.table.id, access) for access in seats]
        return list(await asyncio.gather(*wishes))

    first, second = server.run(both())
    assert first.table == second.table
    assert sorted("host" in each.tokens for each in (first, second)) == [False, True]


def test_a_seat_that_the_host_gave_away_is_not_opened(server: Hosted, finished: Finished) -> None:
    new = finished.again(finished.ana)
    Client(server.url, new, "play 1", "Zoe").sit()
    refused = finished.ben.post("join")
    assert (refused.status_code, refused.json()["error"]["id"]) == (422, "error-seat-taken")


def test_the_host_can_take_the_seat_back(server: Hosted, finished: Finished) -> None:
    new = finished.again(finished.ana)
    finished.join(finished.ben)
    Client(server.url, new, "host").post("revoke", role="play", seat=1)
    assert finished.ben.post("join").json()["error"]["id"] == "error-seat-taken"


def test_a_stranger_cannot_take_a_reserved_seat(server: Hosted, finished: Finished) -> None:
    id = finished.table.id

    async def make_public() -> None:
        async with server.tables.at(id) as table:
            table.opened = msgspec.structs.replace(table.opened, public=True)

    server.run(make_public())
    new = finished.again(finished.ana)
    refused = anonymous_client(server.url).post(f"/api/tables/{new.id}/take", json={"seat": 1, "name": "Zoe"})
    assert (refused.status_code, refused.json()["error"]["id"]) == (422, "error-seat-kept")
    assert set(finished.join(finished.ben).tokens) == {"play 1", "hand 1", "help 1"}


def test_a_next_game_that_was_removed_is_created_again(server: Hosted, finished: Finished) -> None:
    gone = finished.again(finished.ana)
    assert server.run(server.tables.remove(gone.id, server.tables.clock() + 1))
    assert finished.again(finished.ben).id != gone.id


def test_the_text_pages_offer_it_with_one_click(server: Hosted, finished: Finished) -> None:
    @contextmanager
    def browser(link: str) -> Iterator[httpx.Client]:
        with httpx.Client(base_url=server.url, follow_redirects=True, timeout=40) as found:
            found.post("/api/enter", json={"token": finished.table.tokens[link]})
            yield found

    path = f"/t/{finished.table.id}"
    with browser("play 0") as ana, browser("play 1") as ben, browser("watch") as will:
        page = ana.get(f"{path}?client=text").text
        assert f'action="{path}/again"' in page
        assert "Ben: reserved" not in page
        new = ana.post(f"{path}/again")
        assert "Waiting for players" in new.text
        assert "reserved for Ben" in new.text
        offer = ben.get(f"{path}?client=text").text
        assert "Ana has set up a new game. Your seat is reserved." in offer
        watched = will.get(f"{path}?client=text").text
        assert "Ana has set up a new game." in watched
        assert f"{path}/join" not in watched
        joined = ben.post(f"{path}/join")
        assert joined.url.path == new.url.path
        assert "The game begins." in joined.text
        assert "You’ve set up a new game." in ana.get(path).text
