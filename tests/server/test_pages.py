"""The text client: whole pages, forms and links, as a browser without JavaScript uses them."""

import html
import random
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from cosecha.server.app import build
from cosecha.server.settings import Settings

Client = TestClient[Any]


class Forms(HTMLParser):
    """The forms of a page: where each goes, its fields, and what may be chosen."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.forms: list[dict[str, Any]] = []
        self._select: str | None = None
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "form":
            self.forms.append({"action": given["action"], "fields": {}, "buttons": [], "choices": {}})
        if not self.forms:
            return
        form, name = self.forms[-1], given.get("name")
        if tag == "input" and name and given.get("type") not in ("checkbox", "radio"):
            form["fields"][name] = given.get("value") or ""
        if tag == "input" and name and given.get("type") == "radio":
            form["choices"].setdefault(name, []).append(given["value"])
        if tag == "select":
            self._select = name
            form["choices"][name] = []
        if tag == "option" and self._select:
            form["choices"][self._select].append(given.get("value"))
        if tag == "button" and name:
            form["buttons"].append((name, given["value"]))

    def handle_data(self, data: str) -> None:
        if self._select and self.forms[-1]["choices"][self._select][-1:] == [None]:
            self.forms[-1]["choices"][self._select][-1] = data

    def handle_endtag(self, tag: str) -> None:
        if tag == "select":
            self._select = None

    def to(self, end: str) -> list[dict[str, Any]]:
        return [form for form in self.forms if form["action"].endswith(end)]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with TestClient(build(Settings(data=str(tmp_path), actions_per_second=10_000))) as client:
        yield client


def new_table(client: Client, **form: str) -> str:
    """The address of a new table; the bots play at once and need no thought."""
    given = {"players": "3", "seat-0": "me", "name-0": "Marta", "seat-1": "random", "seat-2": "random", "pace": "0"}
    answer = client.post("/new/santiago", data=given | form, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).partition("?")[0]


def answer_somehow(client: Client, page: str, rng: random.Random) -> str:
    """Fill in one of the forms that answer what is asked."""
    found = Forms(page)
    form = rng.choice(found.to("/act") or found.to("/confirm"))
    fields = dict(form["fields"])
    for name, values in form["choices"].items():
        fields[name] = rng.choice(values)
    if form["buttons"]:
        name, value = rng.choice(form["buttons"])
        fields[name] = value
    answer = client.post(form["action"], data=fields)
    assert answer.status_code == 200, html.unescape(answer.text)
    return answer.text


def play_to_the_end(client: Client, address: str, rng: random.Random) -> str:
    page = client.get(f"{address}?wait=1").text
    for _ in range(400):
        if "/eyes" in page:
            lift = Forms(page).to("/eyes")[0]
            page = client.post(lift["action"], data=lift["fields"]).text
        elif 'class="sheet"' in page:
            return page
        elif Forms(page).to("/act") or Forms(page).to("/confirm"):
            page = answer_somehow(client, page, rng)
        else:
            page = client.get(f"{address}?wait=1").text
    raise AssertionError("the match does not end")


def test_a_match_against_bots_is_one_form_away_and_can_be_played_to_its_end(client: Client) -> None:
    lobby = client.get("/").text
    assert Forms(lobby).to("/new/santiago")
    address = new_table(client)
    page = play_to_the_end(client, address, random.Random(1))
    assert "<title>The match is over · Santiago · Cosecha</title>" in page
    assert re.search(r"<code>[0-9a-f]{32}</code>", page), "the secret of the fair deal is shown at the end"
    assert "finished" in client.get("/").text


def test_a_confirmed_turn_can_be_taken_back_first(client: Client) -> None:
    address = new_table(client, confirm="1")
    page = client.get(f"{address}?wait=1").text
    while not Forms(page).to("/confirm"):
        page = answer_somehow(client, page, random.Random(2))
    undo = Forms(page).to("/undo")[0]
    page = client.post(undo["action"], data=undo["fields"]).text
    assert Forms(page).to("/act")
    assert "takes a move back" in page


def test_an_answer_sent_twice_counts_once_and_a_late_one_is_told_so(client: Client) -> None:
    page = client.get(f"{new_table(client)}?wait=1").text
    form = next(form for form in Forms(page).to("/act") if ("choice", "pass") in form["buttons"])
    fields = form["fields"] | {"choice": "pass"}
    assert client.post(form["action"], data=fields).status_code == 200
    assert client.post(form["action"], data=fields).status_code == 200
    late = client.post(form["action"], data=fields | {"key": "another"})
    assert late.status_code == 409
    assert "The table has moved on" in late.text


def test_what_the_rules_refuse_is_explained(client: Client) -> None:
    page = client.get(f"{new_table(client)}?wait=1").text
    form = Forms(page).to("/act")[0]
    answer = client.post(form["action"], data=form["fields"] | {"choice": "bid", "value": "99"})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert "you have 10 escudos" in answer.text


def test_a_private_table_is_not_there_for_a_stranger_and_a_link_opens_it(client: Client) -> None:
    address = new_table(client, **{"seat-1": "open"})
    page = html.unescape(client.get(address).text)
    link = re.search(r'value="[^"]*/join#([^"]*\.play\.1\.[^"]*)"', page)
    assert link is not None
    client.cookies.clear()
    assert client.get(address).status_code == 404
    assert client.post("/join", data={"link": link[1] + "x"}).status_code == 404
    joined = client.post("/join", data={"link": f"http://testserver/join#{link[1]}"})
    assert joined.status_code == 200
    assert "/join#" not in joined.text
    sit = Forms(joined.text).to("/sit")[0]
    assert sit["fields"]["seat"] == "1"
    page = client.post(sit["action"], data=sit["fields"] | {"name": "Tomek <b>"}).text
    assert "Tomek &lt;b&gt; sits down" in page
    assert "The match begins" in page


def test_the_first_who_asks_gets_the_free_seat_of_a_public_table(client: Client) -> None:
    address = new_table(client, public="1", **{"seat-1": "open"})
    client.cookies.clear()
    assert address in client.get("/").text
    sit = Forms(client.get(address).text).to("/sit")[0]
    client.post(sit["action"], data=sit["fields"] | {"name": "Inés"})
    client.cookies.clear()
    refused = client.post(sit["action"], data=sit["fields"] | {"name": "Late"})
    assert refused.status_code == 422
    assert "this seat is taken" in refused.text


def test_a_curtain_hangs_before_the_secret_bid_of_each_at_one_device(client: Client) -> None:
    address = new_table(client, players="2", **{"seat-1": "here", "name-1": "Tomek"})
    page = client.get(address).text
    while "/eyes" not in page:  # the first canal is laid in the open
        page = answer_somehow(client, page, random.Random(3))
    assert "Pass the device to" in page
    assert 'class="board"' not in page
    assert "/act" not in page
    lift = Forms(page).to("/eyes")[0]
    shown = client.post(lift["action"], data=lift["fields"]).text
    form = Forms(shown).to("/act")[0]
    assert form["fields"]["seat"] == lift["fields"]["seat"]
    after = client.post(form["action"], data=form["fields"] | {"choice": "bid", "value": "4"}).text
    assert Forms(after).to("/eyes")[0]["fields"]["seat"] != lift["fields"]["seat"]
    assert "secretly" not in after


def test_two_people_at_one_device_play_with_hidden_money_to_the_end(client: Client) -> None:
    kinds = {"seat-1": "here", "name-1": "Tomek", "money_visibility": "hidden"}
    page = play_to_the_end(client, new_table(client, **kinds), random.Random(4))
    assert 'class="sheet"' in page


def test_chat_escapes_what_people_write(client: Client) -> None:
    address = new_table(client)
    page = client.post(f"{address}/say", data={"text": "<script>alert(1)</script>"}).text
    assert "&lt;script&gt;alert(1)" in page
    assert "<script>alert" not in page


def test_a_hint_can_be_played(client: Client) -> None:
    address = new_table(client)
    client.get(f"{address}?wait=1")
    page = client.get(f"{address}/hint?seat=0").text
    hint = next(form for form in Forms(page).to("/act") if form["buttons"] and "<h2>Hints</h2>" in page)
    assert client.post(hint["action"], data=hint["fields"] | dict(hint["buttons"])).status_code == 200


def test_an_answer_in_advance_can_be_left_and_forgotten(client: Client) -> None:
    address = new_table(client)
    left = client.post(f"{address}/plan", data={"seat": "0", "kind": "extra", "action": "no-extra"}).text
    assert "Forget it: no-extra" in left
    assert "Forget it" not in client.post(f"{address}/plan", data={"seat": "0", "kind": "extra"}).text


def test_a_match_can_be_replayed_downloaded_brought_back_and_played_on(client: Client) -> None:
    address = new_table(client)
    play_to_the_end(client, address, random.Random(5))
    assert "Move 3 of" in client.get(f"{address}/replay?move=3").text
    assert client.get(f"{address}/replay?move=9999").status_code == 422
    record = client.get(f"{address}/record")
    brought = client.post("/upload", files={"record": ("match.json", record.content)})
    assert brought.status_code == 200
    assert "Move 0 of" in brought.text
    forked = client.post(f"{address}/fork", data={"move": "5", "seat": "1"})
    assert forked.status_code == 200
    assert "The match begins" in forked.text


def test_a_revoked_link_opens_nothing(client: Client) -> None:
    address = new_table(client, **{"seat-1": "open"})
    link = re.search(r'/join#([^"]*\.play\.1\.[^"]*)"', html.unescape(client.get(address).text))
    assert link is not None
    client.post(f"{address}/relink", data={"role": "play", "seat": "1"})
    client.cookies.clear()
    assert client.post("/join", data={"link": link[1]}).status_code == 404


@pytest.mark.parametrize(
    ("language", "rules", "word"),
    [("en", "Rules", "Tables"), ("es", "Reglas", "Mesas"), ("fr", "Règles", "tables"), ("pl", "Zasady", "Stoły")],
)
def test_every_page_speaks_the_language_of_its_reader(client: Client, language: str, rules: str, word: str) -> None:
    client.headers["accept-language"] = f"de, {language};q=0.8, en;q=0.1"
    for path in ("/", "/new/santiago", "/new/santiago?players=2", "/join", "/rules/santiago", "/settings"):
        page = client.get(path)
        assert page.status_code == 200
        assert f'<html lang="{language}">' in page.text
        assert rules in page.text
        assert word in page.text
    address = new_table(client)
    assert f'<html lang="{language}">' in client.get(f"{address}?wait=1").text


def test_settings_are_kept(client: Client) -> None:
    page = client.post("/settings", data={"lang": "pl", "name": "Zofia"}).text
    assert 'value="Zofia"' in page
    assert '<html lang="pl">' in page
    assert "checked" not in page


def test_the_rules_page_has_a_section_for_every_anchor(client: Client) -> None:
    page = client.get("/rules/santiago").text
    assert 'id="auction"' in page
    assert "{#" not in page
    assert "<table>" in page


def test_pages_carry_no_script_of_their_own_and_are_not_kept(client: Client) -> None:
    answer = client.get(new_table(client))
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"
    assert not re.search(r"<script(?![^>]*src=)|style=|\son[a-z]+=", answer.text)


def test_a_form_of_another_site_is_refused(client: Client) -> None:
    answer = client.post("/new/santiago", data={"players": "3"}, headers={"origin": "https://elsewhere.example"})
    assert answer.status_code == 403


def test_wrong_options_come_back_in_the_form_with_the_reason(client: Client) -> None:
    answer = client.post("/new/santiago", data={"players": "3", "starting_overseer_seat": "4"})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert 'value="4"' in answer.text
    assert client.post("/new/santiago", data={"players": "many"}).status_code == 422
    assert client.post("/new/santiago", data={"players": "3", "seat-1": "os:system"}).status_code == 422
    assert client.get("/new/chess").status_code == 404
