"""The text client around the table: setup, settings, languages, rules, clocks, refusals."""

import html
import re

import pytest

from cosecha.locale import Speaker
from cosecha.locale.first_names import FIRST_NAMES
from cosecha.server.pages import clocks, table_list
from tests.server.pages.forms import Client, Forms, new_table


@pytest.mark.parametrize(
    ("language", "rules", "word"),
    [("en", "Rules", "Tables"), ("es", "Reglas", "Mesas"), ("fr", "Règles", "tables"), ("pl", "Zasady", "Stoły")],
)
def test_every_page_is_in_its_readers_language(client: Client, language: str, rules: str, word: str) -> None:
    client.headers["accept-language"] = f"de, {language};q=0.8, en;q=0.1"
    for path in ("/", "/new/santiago", "/new/santiago?players=2", "/join", "/rules/santiago", "/settings"):
        page = client.get(path)
        assert page.status_code == 200
        assert f'<html lang="{language}">' in page.text
        assert rules in page.text
        assert word in page.text
    address = new_table(client)
    assert f'<html lang="{language}">' in client.get(f"{address}?wait=1").text


def test_settings_are_saved(client: Client) -> None:
    page = client.post("/settings", data={"lang": "pl", "name": "Zofia"}).text
    assert 'value="Zofia"' in page
    assert '<html lang="pl">' in page
    assert "checked" not in page


def test_the_rules_page_has_a_section_for_every_anchor(client: Client) -> None:
    page = client.get("/rules/santiago").text
    assert 'id="auction"' in page
    assert "{#" not in page
    assert "<table>" in page


def test_pages_have_no_inline_scripts_and_are_not_cached(client: Client) -> None:
    answer = client.get(new_table(client))
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"] == "no-store"
    assert not re.search(r"<script(?![^>]*src=)|style=|\son[a-z]+=", answer.text)


def test_a_cross_site_form_is_refused(client: Client) -> None:
    answer = client.post("/new/santiago", data={"players": "3"}, headers={"origin": "https://elsewhere.example"})
    assert answer.status_code == 403


def test_invalid_options_return_to_the_form_with_the_reason(client: Client) -> None:
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


def test_options_that_do_not_go_together_are_refused_instead_of_left_out(client: Client) -> None:
    given = {"players": "2", "seat-0": "me", "name-0": "Ana", "seasons": "without", "first_season": "winter"}
    answer = client.post("/new/agricola", data=given)
    assert answer.status_code == 422
    assert "A starting season needs the seasons." in answer.text
    assert "<h3>House rules</h3>" in answer.text


def test_changing_the_number_of_players_keeps_the_form_filled_in(client: Client) -> None:
    page = client.get("/new/santiago?players=5&name-0=Zofia&seat-2=open&min_bribe=2&bank=600&word=maize").text
    assert "Seat 5" in page
    for kept in ('value="Zofia"', '<option value="open" selected>', 'value="2"', '<option value="600" selected>'):
        assert kept in page
    assert 'value="maize"' in page


def test_seats_are_numbered_from_one_for_people(client: Client) -> None:
    page = client.get("/new/santiago?players=2").text
    assert '<option value="1">Seat 2</option>' in page
    assert "counted from 0" not in page


def test_a_clock_can_be_set_and_is_shown(client: Client) -> None:
    page = client.get(f"{new_table(client, move='120', bank='600', **{'at-zero': 'wait'})}?wait=1").text
    assert "Time per move: 2 minutes." in page
    assert "Time for the whole game: 10 minutes." in page
    assert "the table waits" in page
    left = re.search(r'Time left: Marta <b role="timer" data-left="(\d+)">(\d+):(\d\d)</b>', page)
    assert left is not None
    assert 600 < int(left[1]) <= 720
    assert int(left[2]) * 60 + int(left[3]) == int(left[1])
    assert "timer" not in client.get(f"{new_table(client)}?wait=1").text


def test_a_bot_in_an_empty_seat_has_a_name(client: Client) -> None:
    address = new_table(client, players="4", public="1", **{"seat-2": "open", "seat-3": "open"})
    client.post(f"{address}/start")
    names = client.get(f"{address}/record").json()["names"]
    page = client.get(f"{address}?wait=1").text
    assert len(set(names)) == 4
    assert set(names[1:]) <= set(FIRST_NAMES["en"].split())
    for name in names[2:]:
        assert f"Nobody has taken this seat, so a bot plays: {name} (apprentice bot)." in page
    client.cookies.clear()
    listed = client.get("/").text
    assert all(f"{name} <small>apprentice bot</small>" in listed for name in names[2:])


def test_refused_input_stays_in_the_form(client: Client) -> None:
    address = new_table(client, public="1", **{"seat-1": "open"})
    page = client.get(f"{address}?wait=1").text
    client.cookies.clear()
    sit = Forms(client.get(address).text).to("/sit")[0]
    refused = client.post(sit["action"], data=sit["fields"] | {"name": " ", "word": "maize"})
    assert refused.status_code == 422
    assert "Enter your name first" in refused.text
    assert 'value="maize"' in refused.text
    said = client.post(f"{address}/say", data={"text": "Hello all"})
    assert said.status_code == 422
    assert 'value="Hello all"' in said.text
    joined = client.post("/join", data={"link": "https://example.org/join#nothing"})
    assert 'value="https://example.org/join#nothing"' in joined.text
    assert "Waiting for players" in page


def test_an_unreadable_record_is_refused_in_the_lobby(client: Client) -> None:
    answer = client.post("/upload", files={"record": ("match.json", b"no record")})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert "<h1>Sow, water, harvest.</h1>" in answer.text


def test_the_rules_link_leads_to_the_current_game(client: Client) -> None:
    assert 'href="/rules"' in client.get("/").text
    assert 'href="/rules/santiago"' in client.get("/rules").text
    assert '<a href="/rules/santiago">Rules</a>' in client.get("/new/santiago").text


def test_static_files_have_their_content_type(client: Client) -> None:
    page = client.get("/").text
    for address in re.findall(r'(?:href|src)="(/static/[^"]+)"', page):
        assert client.get(address).status_code == 200
    assert client.get("/static/alegreya-700.woff2").headers["content-type"] == "font/woff2"
    assert client.get("/static/OFL-alegreya.txt").status_code == 404


def test_each_bot_pace_has_its_own_name(client: Client) -> None:
    page = client.get("/new/santiago").text
    offered = page.partition('id="pace"')[2].partition("</select>")[0]
    paces = re.findall(r'<option value="([^"]*)"( selected)?[^>]*>([^<]*)</option>', offered)
    assert paces == [("0", "", "instant"), ("1", " selected", "easy to follow"), ("2.5", "", "slow")]


def test_the_health_check_is_plain_text(client: Client) -> None:
    answer = client.get("/healthz")
    assert answer.text == "ok"
    assert answer.headers["content-type"].startswith("text/plain")


def test_a_user_chooses_light_or_dark(client: Client) -> None:
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


def test_a_bot_has_one_name_for_everybody_and_its_level_in_each_readers_language(client: Client) -> None:
    client.cookies.set("lang", "fr")
    address = new_table(client, players="3", **{"seat-1": "insight", "seat-2": "random"})
    names = client.get(f"{address}/record").json()["names"]
    assert set(names[1:]) <= set(FIRST_NAMES["fr"].split())
    for language, *levels in (
        ("pl", "zwykły bot", "losowy bot"),
        ("fr", "bot normal", "bot aléatoire"),
        ("en", "regular bot", "random bot"),
    ):
        client.cookies.set("lang", language)
        lobby, table, replay = (client.get(at).text for at in ("/", f"{address}?wait=1", f"{address}/replay"))
        assert all(name in page for name in names for page in (lobby, table, replay))
        assert all(level in page for level in levels for page in (lobby, table))
    client.post(f"{address}/leave", data={"seat": "0"})
    while client.get(f"{address}/record").json().get("seed") is None:
        client.get(f"{address}?wait=1")
    record = client.get(f"{address}/record").text
    client.cookies.set("lang", "pl")
    brought = client.post("/upload", files={"record": ("match.json", record)}).text
    assert "Marta" in brought
    assert all(name in brought for name in names)


def test_elapsed_time_is_shown_in_the_largest_unit() -> None:
    said = Speaker("pl")
    texts = [clocks.ago(seconds, said) for seconds in (-3, 59, 60, 3599, 7200, 86400, 90 * 86400)]
    assert texts == [
        "przed chwilą",
        "przed chwilą",
        "1 minutę temu",
        "59 minut temu",
        "2 godziny temu",
        "1 dzień temu",
        "90 dni temu",
    ]


def test_lists_show_name_options_round_and_clock(client: Client) -> None:
    terms = {"players": "3", "min_bribe": "2", "move": "120", "bank": "3600", "public": "1", "seat-1": "open"}
    waiting = new_table(client, **terms).rpartition("/")[2]
    running = new_table(client, players="3").rpartition("/")[2]
    without_hints = new_table(client, players="3", hints="0").rpartition("/")[2]
    mine = client.get("/").text
    client.cookies.clear()
    listed = client.get("/").text
    for page in (mine, listed):
        row = _row(page, waiting)
        assert table_list.table_name(waiting) in row
        assert "Santiago · waiting for players" in row
        assert "3 players · Minimum bribe: 2 · 2 minutes a move, 1 hour a game" in row
    assert "Santiago · Round 1 of 11" in _row(mine, running)
    assert "3 players · no clock</p>" in _row(mine, running)
    assert "3 players · no clock · no hints</p>" in _row(mine, without_hints)


def test_the_table_and_the_first_lines_of_its_log_say_what_was_agreed(client: Client) -> None:
    address = new_table(client, money_visibility="hidden", min_bribe="2")
    page = client.get(f"{address}?log=all").text
    assert "<li>Players’ money: hidden from the others</li><li>Minimum bribe: 2</li>" in page
    lines = re.findall(r"<li id=\"line-[^>]*>(?:<[^>]*></[^>]*> )?<span>(.*?)</span>", page)
    assert lines[-1:-3:-1] == ["Agreed – Players’ money: hidden from the others", "Agreed – Minimum bribe: 2"]
    moment = client.get(f"{address}/replay?move=0").text
    assert "<li>Agreed – Minimum bribe: 2</li>" in moment
    plain = client.get(f"{new_table(client)}?log=all").text
    assert "<li>Standard rules</li>" in plain
    assert "Agreed" not in plain


REFUSED = [
    ("santiago", {"players": "3", "two_player_bid_cap": "9"}, "is for two players only"),
    ("agricola", {"players": "2", "cards": "none", "deal": "draft-7"}, "Drafts and other ways of dealing need"),
    ("agricola", {"players": "4", "cards": "full", "deal": "by-numbers"}, "Choose another."),
]


@pytest.mark.parametrize(("game", "form", "reason"), REFUSED)
def test_options_that_do_not_fit_together_are_refused_and_not_dropped(
    client: Client, game: str, form: dict[str, str], reason: str
) -> None:
    answer = client.post(f"/new/{game}", data=form)
    assert answer.status_code == 422
    assert reason in html.unescape(answer.text)
    kept = Forms(answer.text).to(f"/new/{game}")[0]
    chosen = next(name for name in form if name not in ("players", "cards"))
    assert chosen in kept["fields"] or chosen in kept["choices"], "the field must still be there to be changed"


def test_an_option_stays_in_the_form_when_the_number_of_players_no_longer_fits(client: Client) -> None:
    """So that it is refused with a reason rather than lost."""
    assert "two_player_bid_cap" not in client.get("/new/santiago?players=3").text
    page = client.get("/new/santiago?players=3&two_player_bid_cap=9&min_bribe=0").text
    assert Forms(page).to("/new/santiago")[0]["fields"]["two_player_bid_cap"] == "9"


def _row(page: str, table: str) -> str:
    (row,) = [row for row in re.split("(?=<li>)", page) if f'href="/t/{table}"' in row]
    return row
