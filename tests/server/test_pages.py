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

from cosecha.games import NAMES, santiago
from cosecha.locale import Speaker
from cosecha.server import facts
from cosecha.server.app import build
from cosecha.server.hotseat import keeps_secrets
from cosecha.server.pages import clocks
from cosecha.server.pages.telling import speaker_at, tell
from cosecha.server.settings import Settings
from cosecha.server.table import Table

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
    settings = Settings(data=str(tmp_path), actions_per_second=10_000, allowed_hosts="testserver.local", text_only=True)
    with TestClient(build(settings)) as client:
        yield client


def new_table(client: Client, game: str = "santiago", **form: str) -> str:
    """The address of a new table; the bots play at once and need no thought."""
    given = {"players": "3", "seat-0": "me", "name-0": "Marta", "seat-1": "random", "seat-2": "random", "pace": "0"}
    answer = client.post(f"/new/{game}", data=given | form, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).partition("#")[0].partition("?")[0]


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


@pytest.mark.parametrize("game", NAMES)
def test_a_match_against_bots_is_one_form_away_and_can_be_played_to_its_end(client: Client, game: str) -> None:
    lobby = client.get("/").text
    assert Forms(lobby).to(f"/new/{game}")
    address = new_table(client, game)
    page = play_to_the_end(client, address, random.Random(1))
    assert f"<title>The match is over · {game.capitalize()} · Cosecha</title>" in page
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
    hint = Forms(page.partition('<h2 id="hints">Hints</h2>')[2]).to("/act")[0]
    assert client.post(hint["action"], data=hint["fields"] | dict(hint["buttons"])).status_code == 200


def plan_forms(page: str, kind: str) -> list[dict[str, Any]]:
    return [form for form in Forms(page).to("/plan") if form["fields"]["kind"] == kind]


def _to_confirm(client: Client, page: str, rng: random.Random) -> str:
    while not Forms(page).to("/confirm"):
        page = answer_somehow(client, page, rng)
    return page


def test_an_old_page_confirms_nothing_newer(client: Client) -> None:
    address = new_table(client, confirm="1")
    rng = random.Random(4)
    page = _to_confirm(client, client.get(f"{address}?wait=1").text, rng)
    old = Forms(page).to("/confirm")[0]
    page = client.post(old["action"], data=old["fields"]).text
    while not Forms(page).to("/act"):
        page = client.get(f"{address}?wait=1").text
    newer = Forms(_to_confirm(client, page, rng)).to("/confirm")[0]
    assert client.post(old["action"], data=old["fields"] | {"key": "another"}).status_code == 409
    assert client.post(newer["action"], data=newer["fields"]).status_code == 200


def test_an_old_page_agrees_to_nothing_newer(client: Client) -> None:
    """Two at one device: one asks to take back, the other refuses, and the first asks again."""
    address = new_table(client, players="2", confirm="1", **{"seat-1": "here", "name-1": "Tomek"})
    rng, page = random.Random(5), client.get(address).text
    while "Ask to take back" not in page:
        lift = Forms(page).to("/eyes")
        page = (
            client.post(lift[0]["action"], data=lift[0]["fields"]).text if lift else answer_somehow(client, page, rng)
        )
    undo = Forms(page).to("/undo")[0]
    answer = Forms(client.post(undo["action"], data=undo["fields"]).text).to("/undo-answer")[0]
    client.post(answer["action"], data=answer["fields"] | {"agrees": "0"})
    again = Forms(client.post(undo["action"], data=undo["fields"] | {"key": "another"}).text).to("/undo-answer")[0]
    assert client.post(answer["action"], data=answer["fields"] | {"agrees": "1"}).status_code == 409
    assert client.post(again["action"], data=again["fields"] | {"agrees": "1"}).status_code == 200


def test_an_answer_in_advance_is_left_in_words_and_forgotten_again(client: Client) -> None:
    address = new_table(client, **{"seat-1": "open", "public": "1"})
    client.post(f"{address}/start")
    page = client.get(f"{address}?wait=1").text
    assert "In every auction from now on" in page
    bid = next(form for form in plan_forms(page, "bid") if form["fields"].get("choice") == "bid")
    left = client.post(bid["action"], data=bid["fields"] | {"value": "3"}).text
    assert "Your answer: bid 3 escudos." in left
    (stop,) = plan_forms(left, "bid")
    assert "Your answer" not in client.post(stop["action"], data=stop["fields"]).text


def test_an_answer_in_advance_is_given_when_it_is_asked_for(client: Client) -> None:
    address = new_table(client)
    page = client.get(f"{address}?wait=1").text
    for kind in ("bid", "propose", "extra"):
        form = next(form for form in plan_forms(page, kind) if form["buttons"])
        client.post(form["action"], data=form["fields"] | dict(form["buttons"]))
    page = client.get(f"{address}?wait=1").text
    while "Round 2" not in page:
        page = (
            answer_somehow(client, page, random.Random(6)) if "/act" in page else client.get(f"{address}?wait=1").text
        )
    assert "Marta passes." in page
    assert not re.search(r"Marta (bids|proposes [HV])", page)


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
    assert "The match goes on from move 5 of another table." in forked.text
    lobby = client.get("/").text
    assert f'<a href="{address}/replay?move=5">From move 5 of another table</a>' in lobby
    assert "just now" in lobby


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
    given = {"players": "3", "min_bribe": "77", "seat-1": "open", "name-0": "Zofia", "move": "120", "public": "1"}
    answer = client.post("/new/santiago", data=given)
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert 'value="77"' in answer.text
    assert 'value="Zofia"' in answer.text
    assert '<option value="open" selected>' in answer.text
    assert '<option value="120" selected>' in answer.text
    assert re.search(r'name="public" value="1" checked', answer.text)
    assert client.post("/new/santiago", data={"players": "many"}).status_code == 422
    assert client.post("/new/santiago", data={"players": "3", "seat-1": "os:system"}).status_code == 422
    assert client.get("/new/chess").status_code == 404


def test_another_number_of_players_keeps_what_is_filled_in(client: Client) -> None:
    page = client.get("/new/santiago?players=5&name-0=Zofia&seat-2=open&min_bribe=2&bank=600&word=maize").text
    assert "Seat 5" in page
    for kept in ('value="Zofia"', '<option value="open" selected>', 'value="2"', '<option value="600" selected>'):
        assert kept in page
    assert 'value="maize"' in page


def test_seats_are_counted_from_one_where_people_choose_them(client: Client) -> None:
    page = client.get("/new/santiago?players=2").text
    assert '<option value="1">Seat 2</option>' in page
    assert "counted from 0" not in page


def test_a_clock_can_be_agreed_and_is_shown(client: Client) -> None:
    page = client.get(f"{new_table(client, move='120', bank='600', **{'at-zero': 'wait'})}?wait=1").text
    assert "Time for each move: 2 minutes." in page
    assert "Time for the whole match: 10 minutes." in page
    assert "the table waits" in page
    left = re.search(r'Time left for Marta <b role="timer" data-left="(\d+)">(\d+):(\d\d)</b>', page)
    assert left is not None
    assert 600 < int(left[1]) <= 720
    assert int(left[2]) * 60 + int(left[3]) == int(left[1])
    assert "timer" not in client.get(f"{new_table(client)}?wait=1").text


def test_a_bot_in_a_seat_that_nobody_took_has_a_name(client: Client) -> None:
    address = new_table(client, players="4", public="1", **{"seat-2": "open", "seat-3": "open"})
    client.post(f"{address}/start")
    page = client.get(f"{address}?wait=1").text
    assert "Nobody has taken this seat, so a bot plays: Insight 2." in page
    client.cookies.clear()
    assert "Insight 2" in client.get("/").text


def test_what_somebody_wrote_is_kept_when_it_is_refused(client: Client) -> None:
    address = new_table(client, public="1", **{"seat-1": "open"})
    page = client.get(f"{address}?wait=1").text
    client.cookies.clear()
    sit = Forms(client.get(address).text).to("/sit")[0]
    refused = client.post(sit["action"], data=sit["fields"] | {"name": " ", "word": "maize"})
    assert refused.status_code == 422
    assert "Tell the others your name first" in refused.text
    assert 'value="maize"' in refused.text
    said = client.post(f"{address}/say", data={"text": "Hello all"})
    assert said.status_code == 422
    assert 'value="Hello all"' in said.text
    joined = client.post("/join", data={"link": "https://example.org/join#nothing"})
    assert 'value="https://example.org/join#nothing"' in joined.text
    assert "Waiting for players" in page


def test_a_refused_answer_stands_in_its_form_again(client: Client) -> None:
    page = client.get(f"{new_table(client)}?wait=1").text
    form = Forms(page).to("/act")[0]
    answer = client.post(form["action"], data=form["fields"] | {"choice": "bid", "value": "99"})
    assert Forms(answer.text).to("/act")[0]["fields"]["value"] == "99"


def test_a_record_that_cannot_be_read_is_refused_in_the_lobby(client: Client) -> None:
    answer = client.post("/upload", files={"record": ("match.json", b"no record")})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert "<h1>Sow, water, harvest.</h1>" in answer.text


def test_hints_are_for_the_one_who_holds_the_device(client: Client) -> None:
    address = new_table(client, players="2", **{"seat-1": "here", "name-1": "Tomek"})
    page = client.get(address).text
    while "/eyes" not in page:
        page = answer_somehow(client, page, random.Random(3))
    assert "Hints" not in client.get(f"{address}/hint").text
    lift = Forms(page).to("/eyes")[0]
    client.post(lift["action"], data=lift["fields"])
    advised = client.get(f"{address}/hint").text
    assert {form["fields"]["seat"] for form in Forms(advised).to("/act")} == {lift["fields"]["seat"]}


@pytest.mark.parametrize("seed", [1, 2])
def test_the_curtain_falls_in_every_round(client: Client, seed: int) -> None:
    """Whoever held the device in an earlier round, and gave it away, has to say again that they hold it."""
    address = new_table(client, players="2", **{"seat-1": "here", "name-1": "Tomek"})
    rng, page, holder, curtains = random.Random(seed), client.get(address).text, None, 0
    while "Round 4" not in page:
        table = client.app.state.door.house.here(address.removeprefix("/t/"))
        asked = Forms(page).to("/eyes") or Forms(page).to("/act")
        seat = int(asked[0]["fields"]["seat"])
        if asked[0]["action"].endswith("/eyes"):
            curtains += 1
            page = client.post(asked[0]["action"], data=asked[0]["fields"]).text
        else:
            assert seat == holder or not keeps_secrets(table, seat), "a hand is open to whoever holds the device"
            page = answer_somehow(client, page, rng)
        holder = seat
    assert curtains >= 3


def test_the_rules_are_those_of_the_game_at_hand(client: Client) -> None:
    assert 'href="/rules"' in client.get("/").text
    assert 'href="/rules/santiago"' in client.get("/rules").text
    assert '<a href="/rules/santiago">Rules</a>' in client.get("/new/santiago").text


def test_the_proof_of_a_fair_deal_is_checked_at_the_end(client: Client) -> None:
    address = new_table(client, word="maize")
    assert "fingerprint" in client.get(address).text
    assert "maize" not in client.get(address).text
    page = play_to_the_end(client, address, random.Random(7))
    assert "<code>maize</code>" in page
    assert "Checked: the secret has this fingerprint" in page


def test_a_replay_looks_through_any_eyes_once_the_match_is_over(client: Client) -> None:
    address = new_table(client, money_visibility="hidden")
    assert client.get(f"{address}/replay?move=0&seat=1").status_code == 403
    play_to_the_end(client, address, random.Random(8))
    assert "hidden</td>" in client.get(f"{address}/replay?move=5&seat=").text
    page = client.get(f"{address}/replay?move=5&seat=1").text
    assert '<option value="1" selected>' in page


def test_static_files_are_served_with_their_kind(client: Client) -> None:
    page = client.get("/").text
    for address in re.findall(r'(?:href|src)="(/static/[^"]+)"', page):
        assert client.get(address).status_code == 200
    assert client.get("/static/alegreya-700.woff2").headers["content-type"] == "font/woff2"
    assert client.get("/static/OFL-alegreya.txt").status_code == 404


def test_somebody_who_leaves_is_replaced_by_a_bot_and_may_come_back(client: Client) -> None:
    address = new_table(client, **{"seat-1": "open", "public": "1", "pace": "2"})
    client.post(f"{address}/start")
    left = client.post(f"{address}/leave", data={"seat": "0"}).text
    assert "Marta has left; a bot plays on." in left
    assert '<h1 id="asked-line">You have left, so a bot plays for you.</h1>' in left
    assert "<title>A bot plays for you · Santiago · Cosecha</title>" in left
    back = Forms(left).to("/sit")[0]
    assert back["fields"]["name"] == "Marta"
    page = client.post(back["action"], data=back["fields"]).text
    assert "Marta is back." in page
    assert "a bot plays for you" not in page
    assert not Forms(page).to("/sit")
    assert client.post(f"{address}/leave", data={"seat": "none"}).status_code == 200


def _guest(client: Client, address: str) -> tuple[dict[str, str], dict[str, str]]:
    """Somebody else sits down at a public table; the cookies of the host, who asks on, and of the guest."""
    host = dict(client.cookies)
    client.cookies.clear()
    sit = Forms(client.get(address).text).to("/sit")[0]
    client.post(sit["action"], data=sit["fields"] | {"name": "Tomek"})
    guest = dict(client.cookies)
    _be(client, host)
    return host, guest


def _be(client: Client, cookies: dict[str, str]) -> None:
    client.cookies.clear()
    client.cookies.update(cookies)


def test_the_host_lets_a_bot_play_for_somebody_who_is_gone(client: Client) -> None:
    address = new_table(client, public="1", pace="2", **{"seat-1": "open"})
    _, guest = _guest(client, address)
    replace = Forms(client.get(address).text).to("/replace")[0]
    assert replace["fields"] == {"seat": "1"}
    page = client.post(replace["action"], data=replace["fields"]).text
    assert "The host lets a bot play for Tomek." in page
    assert not Forms(page).to("/replace")
    _be(client, guest)
    assert client.post(f"{address}/replace", data={"seat": "0"}).status_code == 403
    page = client.get(address).text
    assert '<h1 id="asked-line">The host lets a bot play for you.</h1>' in page
    back = Forms(page).to("/sit")[0]
    assert "Tomek is back." in client.post(back["action"], data=back["fields"]).text


def test_somebody_stands_up_again_before_the_start(client: Client) -> None:
    address = new_table(client, public="1", **{"seat-1": "open", "seat-2": "open"})
    _, guest = _guest(client, address)
    _be(client, guest)
    page = client.get(address).text
    leave = Forms(page).to("/leave")[0]
    assert leave["fields"] == {"seat": "1"}
    assert "Stand up again" in page
    page = client.post(leave["action"], data=leave["fields"]).text
    assert "Seat 2 stands up again." in page
    assert Forms(page).to("/sit")


def test_the_host_mutes_those_who_only_watch_and_anybody_before_the_start(client: Client) -> None:
    address = new_table(client, public="1", **{"seat-1": "open", "seat-2": "open"})
    _guest(client, address)
    seat, watchers = Forms(client.get(address).text).to("/mute")
    assert (seat["fields"], watchers["fields"]) == ({"seat": "1"}, {"seat": ""})
    for form, word in ((seat, "Unmute: Tomek"), (watchers, "Unmute all who only watch")):
        assert word in client.post(form["action"], data=form["fields"] | dict(form["buttons"])).text
    client.cookies.clear()
    client.post("/settings", data={"name": "Wanda", "lang": "en"})
    refused = client.post(f"{address}/say", data={"text": "Let me speak"})
    assert refused.status_code == 422
    assert "The host has muted you" in refused.text


def test_the_host_renews_the_link_of_the_host_and_stays_host(client: Client) -> None:
    address = new_table(client, public="1", **{"seat-1": "open"})
    page = client.get(address).text
    old = re.search(r'/join#([^"]*\.host\.[^"]*)"', html.unescape(page))
    assert old is not None
    renew = next(form for form in Forms(page).to("/relink") if form["fields"]["role"] == "host")
    page = client.post(renew["action"], data=renew["fields"]).text
    assert Forms(page).to("/start"), "still the host"
    assert old[1] not in html.unescape(page)
    client.cookies.clear()
    assert client.post("/join", data={"link": old[1]}).status_code == 404
    assert client.post(f"{address}/relink", data={"role": "host"}).status_code == 403


def test_the_host_mutes_somebody_in_the_chat(client: Client) -> None:
    address = new_table(client, public="1", **{"seat-1": "open"})
    _, guest = _guest(client, address)
    mute = Forms(client.get(address).text).to("/mute")[0]
    assert "Unmute" in client.post(mute["action"], data=mute["fields"] | dict(mute["buttons"])).text
    _be(client, guest)
    assert client.post(f"{address}/mute", data={"seat": "0", "muted": "1"}).status_code == 403
    refused = client.post(f"{address}/say", data={"text": "Let me speak"})
    assert refused.status_code == 422
    assert "The host has muted you" in refused.text
    assert 'value="Let me speak"' in refused.text


def test_a_seat_says_where_it_hears_of_its_turns(client: Client) -> None:
    address = new_table(client)
    refused = client.post(f"{address}/notice", data={"seat": "0", "url": "http://hooks.example/tk9271"})
    assert refused.status_code == 422
    assert 'value="http://hooks.example/tk9271"' in refused.text
    client.post(f"{address}/notice", data={"seat": "0", "url": "https://hooks.example/tk9271"})
    told = client.get(address).text
    assert "hooks.example" in told
    assert "tk9271" not in told
    client.post(f"{address}/notice", data={"seat": "0"})
    assert "hooks.example" not in client.get(address).text


def test_each_pace_of_the_bots_has_its_own_name(client: Client) -> None:
    page = client.get("/new/santiago").text
    names = re.findall(r"<option[^>]*>([^<]*)</option>", page.partition('id="pace"')[2].partition("</select>")[0])
    assert len(names) == len(set(names)) == 3


def test_an_address_with_a_word_where_a_number_belongs_is_answered_in_words(client: Client) -> None:
    address = new_table(client)
    client.get(f"{address}?wait=1")
    for wrong in ("abc", "-1", "9999"):
        answer = client.get(f"{address}/replay?move={wrong}")
        assert answer.status_code == 422
        assert f"There is no move {wrong}: they go from 0 to" in answer.text
    assert client.get(f"{address}/replay?move=0").status_code == 200
    assert client.get(f"{address}?seat=abc").status_code == 200
    assert client.get("/new/santiago?players=abc").status_code == 200


def test_the_health_of_the_server_is_plain_text(client: Client) -> None:
    answer = client.get("/healthz")
    assert answer.text == "ok"
    assert answer.headers["content-type"].startswith("text/plain")


def test_only_what_confirms_is_dressed_as_advised(client: Client) -> None:
    page = client.get(f"{new_table(client, confirm='1')}?wait=1").text
    while not Forms(page).to("/confirm"):
        assert 'class="go"' not in page, "no answer is better than another"
        page = answer_somehow(client, page, random.Random(2))
    assert page.count('class="go"') == 1


def test_a_person_chooses_light_or_dark(client: Client) -> None:
    assert "dark.css" in client.get("/").text
    for theme, sheets, attribute in (("dark", 2, 'data-theme="dark"'), ("light", 1, 'data-theme="light"')):
        page = client.post("/settings", data={"lang": "en", "theme": theme}).text
        assert page.count('rel="stylesheet"') == sheets
        assert attribute in page
        assert "prefers-color-scheme" not in page
        assert f'<option value="{theme}" selected>' in page
    client.post("/settings", data={"lang": "en", "theme": "<script>"})
    assert 'data-theme="light"' in client.get("/").text
    page = client.post("/settings", data={"lang": "en", "theme": ""}).text
    assert "data-theme" not in page
    assert 'media="(prefers-color-scheme: dark)"' in page


def test_somebody_whose_time_is_up_reads_that_a_bot_plays_for_them() -> None:
    table = Table("some")
    plans = [facts.SeatPlan("here", "Marta", "random"), facts.SeatPlan("bot", bot="random")]
    table.add([facts.Opened("santiago", {"players": 2}, plans, False, "0" * 32)], 0)
    table.add([facts.Sat(0, "Marta", "word"), facts.Started(), facts.Stood(0, "random", "clock")], 1)
    told = tell(table, 0, speaker_at(table, "en"), {0})
    assert told.news
    assert told.news.text == "Your time is up, so a bot plays for you."
    assert tell(table, None, speaker_at(table, "en")).news is None


def test_a_bot_is_called_by_its_name_in_the_language_of_each_reader(client: Client) -> None:
    address = new_table(client, **{"seat-1": "insight", "seat-2": "insight"})
    for language, name in (("pl", "Wnikliwy 2"), ("fr", "Perspicace 2"), ("en", "Insight 2")):
        client.cookies.set("lang", language)
        assert name in client.get("/").text
        assert name in client.get(f"{address}?wait=1").text
        assert name in client.get(f"{address}/replay").text
    client.post(f"{address}/leave", data={"seat": "0"})
    while client.get(f"{address}/record").json().get("seed") is None:
        client.get(f"{address}?wait=1")
    record = client.get(f"{address}/record").text
    client.cookies.set("lang", "pl")
    brought = client.post("/upload", files={"record": ("match.json", record)}).text
    assert "Marta" in brought
    assert "Wnikliwy 2" in brought


def test_every_list_names_the_place_of_a_canal_by_the_squares_there(client: Client) -> None:
    said = Speaker("en")
    for value, words in (
        ("H11", "between c2–d2 and c3–d3"),
        ("V11", "between b3–b4 and c3–c4"),
        ("H10", "along c1–d1"),
        ("X11", "where b2, c2, b3, c3 meet"),
    ):
        place = santiago.GAME.words.place(value)
        assert place
        assert said.say(place) == words
    assert santiago.GAME.words.place("c4") is None
    options = {"setup_placement": "manual", "starting_overseer_seat": "0"}
    page = client.get(f"{new_table(client, **options)}?wait=1").text
    assert 'value="X11">where b2, c2, b3, c3 meet</option>' in page


def test_how_long_ago_is_told_in_the_largest_unit() -> None:
    said = Speaker("pl")
    told = [clocks.ago(seconds, said) for seconds in (-3, 59, 60, 3599, 7200, 86400, 90 * 86400)]
    assert told == [
        "przed chwilą",
        "przed chwilą",
        "1 minutę temu",
        "59 minut temu",
        "2 godziny temu",
        "1 dzień temu",
        "90 dni temu",
    ]
