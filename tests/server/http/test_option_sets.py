"""Saved options: kept for a person, by game and name, in both clients of a browser."""

import html
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest

from cosecha.core.option_sets import MOST
from cosecha.locale import LANGUAGES
from cosecha.server.storage.schema import option_sets
from tests.server.clients import Json
from tests.server.pages.conftest import client
from tests.server.pages.forms import Client, Forms

__all__ = ["client"]

RICH = {"players": 3, "min_bribe": 2}


def ask(client: Client, what: str, status: int = 200, **given: object) -> Any:
    answer = client.post(f"/api/options/{what}", json={"game": "santiago", **given})
    assert answer.status_code == status, answer.text
    return answer.json()


def names(client: Client, game: str = "santiago") -> list[str]:
    return [each["name"] for each in client.get(f"/api/options?game={game}").json()]


def test_options_are_saved_offered_renamed_and_deleted(client: Client) -> None:
    assert names(client) == []
    [saved] = ask(client, "save", name=" Our  evening ", options=RICH)
    assert saved == {"game": "santiago", "name": "Our evening", "options": RICH, "problem": None}
    ask(client, "save", name="Another", options={"players": 2})
    assert names(client) == ["Another", "Our evening"]
    ask(client, "save", name="Another", options={"players": 5})
    assert [each["options"]["players"] for each in client.get("/api/options?game=santiago").json()] == [5, 3]
    assert names(client, "cacao") == []
    ask(client, "rename", name="Another", to="Big table")
    assert names(client) == ["Big table", "Our evening"]
    ask(client, "delete", name="Our evening")
    assert names(client) == ["Big table"]


def test_nobody_else_sees_or_changes_them(client: Client) -> None:
    ask(client, "save", name="Ours", options=RICH)
    mine = dict(client.cookies)
    client.cookies.clear()
    assert names(client) == []
    assert ask(client, "rename", 422, name="Ours", to="Theirs")["error"]["id"] == "option-set-unknown"
    assert ask(client, "delete", 422, name="Ours")["error"]["id"] == "option-set-unknown"
    ask(client, "save", name="Ours", options={"players": 2})
    client.cookies.clear()
    client.cookies.update(mine)
    assert client.get("/api/options?game=santiago").json()[0]["options"] == RICH


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"name": "", "options": {}}, "option-set-no-name"),
        ({"name": "x" * 41, "options": {}}, "option-set-long-name"),
        ({"name": "A", "options": {"players": 9}}, "error-options-shape"),
        ({"name": "A", "options": {"players": 3, "oldest_seat": 1}}, "option-problem-two-players-only"),
        ({"name": "A", "options": {}, "game": "chess"}, "error-unknown-game"),
    ],
)
def test_what_cannot_be_saved_is_refused_with_the_reason(client: Client, given: dict[str, object], why: str) -> None:
    assert ask(client, "save", 422, **given)["error"]["id"] == why
    assert names(client) == []


def test_there_is_room_for_so_many_sets_of_each_game(client: Client) -> None:
    for number in range(MOST):
        ask(client, "save", name=f"Set {number}", options={})
    assert ask(client, "save", 422, name="One more", options={})["error"]["id"] == "option-set-full"
    ask(client, "save", name="Set 3", options={"players": 2})
    ask(client, "save", name="One more", options={}, game="cacao")
    ask(client, "delete", name="Set 3")
    ask(client, "save", name="One more", options={})


# The text pages


def form_of(page: str, end: str) -> Json:
    found: Json = Forms(page).to(end)[0]
    return found


def test_the_text_form_saves_options_and_offers_them_again(client: Client) -> None:
    filled = {"players": "3", "min_bribe": "2", "name-0": "Zofia", "seat-1": "open", "save-as": "Our & <evening>"}
    answer = client.post("/new/santiago/options/save", data=filled, follow_redirects=False)
    assert answer.status_code == 303
    came = parse_qs(urlsplit(answer.headers["location"]).query)
    assert (came["min_bribe"], came["name-0"], came["seat-1"]) == (["2"], ["Zofia"], ["open"]), "nothing is lost"
    page = client.get(answer.headers["location"]).text
    assert "Saved as “Our &amp; &lt;evening&gt;”." in page
    fresh = client.get("/new/santiago").text
    assert "3 players · Minimum bribe: 2" in fresh
    address = html.unescape(fresh.partition('href="/new/santiago?set=')[2].partition('"')[0])
    used = client.get(f"/new/santiago?set={address}").text
    form = form_of(used, "/new/santiago")
    assert form["fields"]["min_bribe"] == "2"
    assert "seat-2" in form["choices"], "three seats"
    assert "seat-3" not in form["choices"]
    assert names(client) == ["Our & <evening>"], "the drawn client has them too"


def test_the_text_form_renames_and_deletes(client: Client) -> None:
    ask(client, "save", name="Ours", options=RICH)
    form = form_of(client.get("/new/santiago").text, "/options/rename")
    page = client.post(form["action"], data=form["fields"] | {"to": "Theirs"}).text
    assert names(client) == ["Theirs"]
    form = form_of(page, "/options/delete")
    assert form["buttons"] == [("name", "Theirs")]
    page = client.post(form["action"], data=dict(form["buttons"])).text
    assert names(client) == []
    assert Forms(page).to("/options/delete") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_set_comes_back_in_the_form(client: Client, language: str) -> None:
    client.cookies.set("lang", language)
    filled = {"players": "3", "min_bribe": "2", "save-as": " "}
    answer = client.post("/new/santiago/options/save", data=filled)
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert form_of(answer.text, "/new/santiago")["fields"]["min_bribe"] == "2"
    answer = client.post("/new/santiago/options/save", data=filled | {"two_player_bid_cap": "5", "save-as": "A"})
    assert answer.status_code == 422
    for what in ("rename", "delete"):
        assert client.post(f"/new/santiago/options/{what}", data={"name": "A", "to": "B"}).status_code == 422
    assert client.get("/new/santiago?set=A").status_code == 422
    assert names(client) == []


def test_a_set_that_can_no_longer_be_played_says_why(client: Client) -> None:
    ask(client, "save", name="Ours", options=RICH)
    store = client.app.state.services.tables.store
    store._run(option_sets.update().values(options=b'{"players": 3, "gone": 1}'))
    [saved] = client.get("/api/options?game=santiago").json()
    assert saved["problem"]["id"] == "error-options-shape"
    page = client.get("/new/santiago?set=Ours")
    assert page.status_code == 422
    assert 'role="alert"' in page.text
