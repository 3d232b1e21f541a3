"""A series on the server: the next game opens by itself for the same people, and nothing is lost in between."""

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import httpx
import msgspec
import pytest

from cosecha.core.series_record import follow, load_series
from cosecha.games import by_name
from cosecha.server.running import next_in_series
from cosecha.server.running.next_in_series import open_next
from cosecha.server.table import facts
from cosecha.server.table.series import next_id
from cosecha.server.table.table import Table as GameTable
from tests.server.clients import Client, Json, Table, anonymous_client, open_table, play_on
from tests.server.hosted import Hosted, hosted

PLAN: Json = {
    "game": "cacao",
    "options": {"players": 3},
    "seats": [{"kind": "here"}, {"kind": "open"}, {"kind": "bot", "bot": "random", "name": "Rosa"}],
    "pace": 0,
    "confirm": False,
    "hints": False,
    "language": "fr",
    "series": "best-of-three",
}
BOTS: Json = {**PLAN, "options": {"players": 2}, "seats": [{"kind": "bot", "bot": "random"}] * 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    with hosted(tmp_path_factory.mktemp("series")) as found:
        yield found


def until(happens: Callable[[], Any]) -> Any:
    end = time.monotonic() + 60
    while not (found := happens()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def table_of(server: Hosted, id: str) -> GameTable:
    async def find() -> GameTable:
        async with server.tables.at(id) as table:
            return table

    return server.run(find())


class Evening:
    """Ana hosts and plays, Ben has come by a link, Will watches."""

    def __init__(self, server: Hosted, **more: Any) -> None:
        self.url = server.url
        self.table = open_table(server.url, {**PLAN, **more})
        self.ana = Client(server.url, self.table, "play 0", "Ana")
        self.ben = Client(server.url, self.table, "play 1", "Ben")
        self.host = Client(server.url, self.table, "host")
        self.watcher = Client(server.url, self.table, "watch", "Will")
        self.ana.sit()
        self.ben.sit()

    def play(self, seed: int = 2) -> "Evening":
        play_on([self.ana, self.ben], random.Random(seed))
        until(partial(_is_followed, self.ana))
        return self

    def join(self, client: Client) -> Table:
        answer = client.post("join")
        assert answer.status_code == 200, answer.text
        return Table(answer.json()["table"], answer.json()["tokens"])

    def next(self) -> "Evening":
        """Everybody goes on to the next game."""
        new = Evening.__new__(Evening)
        new.url = self.url
        new.host = Client(self.url, self.join(self.host), "host")
        new.table = new.host.table
        new.ana = Client(self.url, self.join(self.ana), "play 0", "Ana")
        new.ben = Client(self.url, self.join(self.ben), "play 1", "Ben")
        new.ana.sit()
        new.ben.sit()
        return new


@pytest.fixture(scope="module")
def over(server: Hosted) -> Evening:
    return Evening(server).play()


def test_a_series_is_played_to_its_end_and_verified_as_one_file(server: Hosted) -> None:
    evening = Evening(server, options={"players": 3})
    first = evening.ana.look()["series"]
    assert (first["number"], first["most"], first["games"], first["points"]) == (1, 3, [], [0, 0, 0])
    tables: list[str] = []
    found: Json = {}
    for number in range(1, 4):
        tables.append(evening.table.id)
        assert evening.ana.look()["series"]["number"] == number
        evening.play(number)
        found = evening.ana.now["series"]
        assert [game["table"] for game in found["games"]] == tables
        assert found["games"][-1]["totals"] == evening.ana.now["scores"]["totals"]
        if found.get("over"):
            break
        evening = evening.next()
        assert evening.table.id == found["next"]
    assert found["over"]
    assert "next" not in found
    assert evening.ben.post("join").json()["error"]["id"] == "error-no-next-game"

    text = evening.ben.http.get(f"{evening.ben.path}/series").text
    record = load_series(text)
    kind, series = follow(record, by_name("cacao"))
    assert kind.standings(series).points == found["points"]
    assert [game.series.number for game in record.games if game.series] == list(range(1, len(tables) + 1))
    assert len({game.seed for game in record.games}) == len(tables)


def test_everybody_keeps_their_seat_and_nobody_gets_another_players_link(server: Hosted, over: Evening) -> None:
    new = over.next()
    opened = table_of(server, new.table.id).opened
    assert (opened.seats[0].kind, opened.seats[0].name) == ("here", "Ana")
    assert (opened.seats[1].kind, opened.seats[1].name) == ("open", "Ben")
    assert opened.seats[2] == facts.SeatPlan("bot", "Rosa", "random")
    assert (opened.language, opened.pace, opened.confirm, opened.hints) == ("fr", 0, False, False)
    assert set(over.join(over.host).tokens) == {"host", "watch", "play 0", "hand 0"}
    assert set(over.join(over.ben).tokens) == {"play 1", "hand 1", "help 1"}
    assert over.watcher.post("join").status_code == 403
    assert new.ben.look()["status"] == "running"
    shown = over.ana.http.get(over.ana.path).text + new.ana.http.get(new.ana.path).text
    assert not any(token in shown for token in over.join(over.ben).tokens.values())


def test_a_series_shows_no_seat_more_than_the_results(server: Hosted, over: Evening) -> None:
    """What a watcher and the seats see of it is the same, and holds no hands, seeds or secrets of the running game."""
    new = over.next()
    watcher = Client(server.url, over.join(over.host), "watch")
    seen = [client.look()["series"] for client in (new.ana, new.ben, watcher)]
    assert seen[0] == seen[1] == seen[2]
    assert set(seen[0]) == {"kind", "id", "number", "title", "stake", "games", "points", "leaders", "most"}
    secret = table_of(server, new.table.id).opened.secret
    file = watcher.http.get(f"{watcher.path}/series").text
    assert secret not in file
    assert len(load_series(file).games) == 1, "the running game must not be in the file"
    assert secret not in new.ben.http.get(new.ben.path).text


def test_a_stranger_gets_nothing(server: Hosted, over: Evening) -> None:
    stranger = anonymous_client(server.url)
    for id in (over.table.id, over.ana.now["series"]["next"]):
        assert stranger.get(f"/api/tables/{id}").status_code == 404
        assert stranger.get(f"/api/tables/{id}/series").status_code == 404
        assert stranger.post(f"/api/tables/{id}/join").status_code == 404


def _is_followed(client: Client) -> bool:
    """Whether the game is over, and the series too or the next game open."""
    now = client.look()
    return now["status"] == "over" and ("next" in now or "over" in now["series"])


def test_bots_play_a_series_by_themselves(server: Hosted) -> None:
    table = open_table(server.url, BOTS)
    host = Client(server.url, table, "host")
    assert host.post("start").status_code == 200
    for _ in range(3):
        until(partial(_is_followed, host))
        if host.now["series"].get("over"):
            break
        answer = host.post("join")
        host = Client(server.url, Table(answer.json()["table"], answer.json()["tokens"]), "host")
    assert host.now["series"]["over"]
    assert len(host.now["series"]["games"]) in (2, 3)


def copied(server: Hosted, over: Evening) -> str:
    """The same finished game at another table, whose next game nobody has opened yet."""
    id = over.table.id + str(random.randrange(10**9))
    rows = server.run(server.tables.store.rows_after(over.table.id, 0))
    found = [fact for row in rows for fact in facts.decode(row.facts) if not isinstance(fact, facts.Followed)]
    server.run(server.tables.create(id, list(found)))
    return id


def test_a_next_game_is_opened_once_however_often_it_is_tried(server: Hosted, over: Evening) -> None:
    """After a crash between two steps, the scheduler tries again; the first attempt's table stays."""
    id = copied(server, over)
    new = next_id(table_of(server, id))
    real = next_in_series._announced
    next_in_series._announced = lambda table, new: []  # as if the server had been killed here
    try:
        assert server.run(open_next(server.tables, id)) == new
    finally:
        next_in_series._announced = real
    before = table_of(server, new).opened.secret
    assert server.run(open_next(server.tables, id)) == new
    assert server.run(open_next(server.tables, id)) == new
    assert table_of(server, new).opened.secret == before
    following = table_of(server, id).following
    assert following is not None
    assert following.table == new
    rows = server.run(server.tables.store.rows_after(id, 0))
    followed = [fact for row in rows for fact in facts.decode(row.facts) if isinstance(fact, facts.Followed)]
    assert len(followed) == 1


def test_after_a_restart_the_next_game_is_opened(server: Hosted, over: Evening) -> None:
    """A table that was finished just before a crash is due, so the sweep of the next server finds it."""
    id = copied(server, over)
    following = until(lambda: table_of(server, id).following)
    assert following.table == next_id(table_of(server, id))


def test_a_removed_next_game_is_opened_again(server: Hosted, over: Evening) -> None:
    id = copied(server, over)
    new = server.run(open_next(server.tables, id))
    assert new is not None
    assert server.run(server.tables.remove(new, server.tables.clock() + 1))
    assert server.run(open_next(server.tables, id)) == new
    assert table_of(server, new).opened.series is not None


def test_somebody_who_has_left_finds_their_seat_in_the_next_game(server: Hosted) -> None:
    evening = Evening(server)
    assert evening.ben.post("stand", seat=1).status_code == 200
    play_on([evening.ana], random.Random(3))
    until(lambda: evening.ana.look().get("next"))
    assert evening.ana.now["next"] == {"kept": [0, 1], "in_series": True}
    ana = Client(server.url, evening.join(evening.ana), "play 0", "Ana")
    ana.sit()
    assert ana.look()["status"] == "running", "a bot plays on for somebody who has left"
    ben = Client(server.url, evening.join(evening.ben), "play 1", "Ben")
    ben.sit()
    assert [seat["kind"] for seat in ben.look()["seats"]] == ["person", "person", "bot"]
    assert set(
        Client(server.url, evening.join(evening.host), "host").http.get(f"{ana.path}/links").json()["tokens"]
    ) == {
        "host",
        "watch",
        "play 0",
        "hand 0",
    }


def test_a_seat_that_the_host_gave_away_is_not_opened(server: Hosted, over: Evening) -> None:
    id = copied(server, over)
    new = server.run(open_next(server.tables, id))
    assert new is not None
    old = Table(id, {"play 1": server.run(_token(server, id, 1))})
    ben = Client(server.url, old, "play 1", "Ben")
    assert ben.post("join").status_code == 200
    server.add(new, facts.LinkChanged("hand", 1, 2), facts.LinkChanged("play", 1, 2))
    assert ben.post("join").json()["error"]["id"] == "error-seat-taken"


async def _token(server: Hosted, id: str, seat: int) -> str:
    async with server.tables.at(id) as table:
        return server.services.links.seat_tokens(table, [seat])[f"play {seat}"]


def test_a_series_that_cannot_be_played_is_refused(server: Hosted) -> None:
    client = anonymous_client(server.url)
    for plan, id in (
        ({**PLAN, "series": "best-of-nine"}, "error-unknown-series"),
        (
            {"game": "agricola", "options": {"players": 1}, "seats": [{"kind": "here"}], "series": "best-of-three"},
            "series-problem-alone",
        ),
    ):
        answer = client.post("/api/tables", json=plan)
        assert (answer.status_code, answer.json()["error"]["id"]) == (422, id)
    games = {game["name"]: game["series"] for game in client.get("/api/games").json()}
    assert games["santiago"] == ["best-of-three"]


def test_a_game_outside_a_series_says_nothing_about_one(server: Hosted) -> None:
    table = open_table(server.url, {**PLAN, "series": ""})
    client = Client(server.url, table, "host")
    assert "series" not in client.look()
    assert client.http.get(f"{client.path}/series").json()["error"]["id"] == "error-no-series"


def test_the_text_pages_lead_through_a_series(server: Hosted, over: Evening) -> None:
    id = copied(server, over)
    until(lambda: table_of(server, id).following)

    async def tokens() -> dict[str, str]:
        async with server.tables.at(id) as table:
            return server.services.links.host_tokens(table) | server.services.links.seat_tokens(table, [0, 1])

    given = server.run(tokens())

    @contextmanager
    def browser(*links: str) -> Iterator[httpx.Client]:
        with httpx.Client(base_url=server.url, follow_redirects=True, timeout=40) as found:
            for link in links:
                found.post("/api/enter", json={"token": given[link]})
            yield found

    with browser("host", "play 0") as ana, browser("play 1") as ben, browser("watch") as will:
        page = ana.get(f"/t/{id}?client=text").text
        assert "Best of three, game 1 of 3" in page
        assert "1 more win decides the series for" in page
        assert "Play again" not in page
        assert "Next game" in page
        new = ana.post(f"/t/{id}/join")
        assert "Best of three, game 2 of 3" in new.text
        assert "Waiting for players" in new.text
        joined = ben.post(f"/t/{id}/join")
        assert joined.url.path == new.url.path
        assert "The game begins." in joined.text
        assert f'href="/t/{id}"' in joined.text
        watched = will.get(f"/t/{id}?client=text").text
        assert "Watch the next game" in watched
        assert f"/t/{id}/join" not in watched
        file = ben.get(f"/t/{id}/series")
        assert "attachment" in file.headers["content-disposition"]
        follow(load_series(file.text), by_name("cacao"))


def test_people_find_the_next_game_in_their_list_days_later(server: Hosted, over: Evening) -> None:
    """Their cookies open it without any link: the rights at one table carry over to the next."""
    id = copied(server, over)

    async def token() -> str:
        async with server.tables.at(id) as table:
            return server.services.links.seat_tokens(table, [1])["play 1"]

    with httpx.Client(base_url=server.url, timeout=40) as ben, httpx.Client(base_url=server.url, timeout=40) as new:
        assert ben.post("/api/enter", json={"token": server.run(token())}).status_code == 200
        assert new.get("/api/mine").json() == []
        found = server.run(open_next(server.tables, id))
        mine = {card["id"]: card for card in ben.get("/api/mine").json()}
        assert mine[found]["plays"] == [1]
        assert (mine[found]["series"], mine[found]["number"]) == ("best-of-three", 2)
        assert ben.get(f"/api/tables/{found}").status_code == 200


def test_the_form_sets_up_a_series(server: Hosted) -> None:
    with httpx.Client(base_url=server.url, follow_redirects=True, timeout=40) as ana:
        form = ana.get("/new/cacao?client=text").text
        assert 'value="best-of-three"' in form
        page = ana.post("/new/cacao", data={"players": "2", "seat-0": "me", "name-0": "Ana", "series": "best-of-three"})
        assert "Best of three, game 1 of 3" in page.text


def test_after_a_series_the_same_people_can_play_another(server: Hosted) -> None:
    evening = Evening(server)
    for number in range(3):
        evening.play(number + 20)
        if evening.ana.now["series"].get("over"):
            break
        evening = evening.next()
    answer = evening.ana.post("again")
    assert answer.status_code == 201, answer.text
    opened = table_of(server, answer.json()["table"]).opened
    assert opened.series is not None
    assert opened.series.series.results == []
    assert opened.series.id != evening.ana.now["series"]["id"]
    assert msgspec.to_builtins(opened.series.series.options)["players"] == 3
