"""The text client for several people: links, seats, one device with a curtain, chat, the host, absent players."""

import html
import random
import re
import time

import pytest

from cosecha.games.agricola.options import DEALS
from cosecha.locale import Speaker
from cosecha.server.pages.table_page import PATIENCE
from cosecha.server.pages.table_text import speaker_at, table_text
from cosecha.server.table import facts
from cosecha.server.table.hotseat import keeps_secrets
from cosecha.server.table.table import Table
from tests.server.pages.forms import Client, Forms, new_table, play_to_the_end, submit_random_answer


def test_a_stranger_cannot_see_a_private_table_but_a_link_opens_it(client: Client) -> None:
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
    assert "The game begins" in page


def test_the_first_to_ask_gets_the_free_seat_of_a_public_table(client: Client) -> None:
    address = new_table(client, public="1", **{"seat-1": "open"})
    client.cookies.clear()
    assert address in client.get("/").text
    sit = Forms(client.get(address).text).to("/sit")[0]
    client.post(sit["action"], data=sit["fields"] | {"name": "Inés"})
    client.cookies.clear()
    refused = client.post(sit["action"], data=sit["fields"] | {"name": "Late"})
    assert refused.status_code == 422
    assert "This seat is taken" in refused.text


def test_a_curtain_hides_each_secret_bid_on_a_shared_device(client: Client) -> None:
    address = new_table(client, players="2", **{"seat-1": "here", "name-1": "Tomek"})
    page = client.get(address).text
    while "/eyes" not in page:  # the first canal is built openly
        page = submit_random_answer(client, page, random.Random(3))
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


@pytest.mark.proof
def test_two_players_on_one_device_finish_a_match_with_hidden_money(client: Client) -> None:
    kinds = {"seat-1": "here", "name-1": "Tomek", "money_visibility": "hidden"}
    page = play_to_the_end(client, new_table(client, **kinds), random.Random(4))
    assert 'class="sheet"' in page


def test_chat_is_escaped(client: Client) -> None:
    address = new_table(client)
    page = client.post(f"{address}/say", data={"text": "<script>alert(1)</script>"}).text
    assert "&lt;script&gt;alert(1)" in page
    assert "<script>alert" not in page


def test_an_old_page_does_not_accept_a_newer_undo_request(client: Client) -> None:
    """On one device: one player requests an undo, the other refuses, and the first requests it again."""
    address = new_table(client, players="2", confirm="always", **{"seat-1": "here", "name-1": "Tomek"})
    rng, page = random.Random(5), client.get(address).text
    while "Ask to undo" not in page:
        lift = Forms(page).to("/eyes")
        page = (
            client.post(lift[0]["action"], data=lift[0]["fields"]).text
            if lift
            else submit_random_answer(client, page, rng)
        )
    undo = Forms(page).to("/undo")[0]
    answer = Forms(client.post(undo["action"], data=undo["fields"]).text).to("/undo-answer")[0]
    client.post(answer["action"], data=answer["fields"] | {"agrees": "0"})
    again = Forms(client.post(undo["action"], data=undo["fields"] | {"key": "another"}).text).to("/undo-answer")[0]
    assert client.post(answer["action"], data=answer["fields"] | {"agrees": "1"}).status_code == 409
    assert client.post(again["action"], data=again["fields"] | {"agrees": "1"}).status_code == 200


def test_a_revoked_link_opens_nothing(client: Client) -> None:
    address = new_table(client, **{"seat-1": "open"})
    link = re.search(r'/join#([^"]*\.play\.1\.[^"]*)"', html.unescape(client.get(address).text))
    assert link is not None
    client.post(f"{address}/relink", data={"role": "play", "seat": "1"})
    client.cookies.clear()
    assert client.post("/join", data={"link": link[1]}).status_code == 404


@pytest.mark.parametrize("wished", [False, True])
def test_hints_are_for_the_player_who_holds_the_device(client: Client, wished: bool) -> None:
    client.post("/settings", data={"advice": "1"} if wished else {})
    address = new_table(client, players="2", **{"seat-1": "here", "name-1": "Tomek"})
    asking = address if wished else f"{address}/hint"
    page = client.get(address).text
    while "/eyes" not in page:
        page = submit_random_answer(client, page, random.Random(3))
    assert "Hints" not in client.get(asking).text
    lift = Forms(page).to("/eyes")[0]
    client.post(lift["action"], data=lift["fields"])
    advised = client.get(asking).text
    assert "Hints" in advised
    assert {form["fields"]["seat"] for form in Forms(advised).to("/act")} == {lift["fields"]["seat"]}


@pytest.mark.parametrize("seed", [1, 2])
def test_the_curtain_falls_in_every_round(client: Client, seed: int) -> None:
    """A player who held the device in an earlier round must lift the curtain again."""
    address = new_table(client, players="2", **{"seat-1": "here", "name-1": "Tomek"})
    rng, page, holder, curtains = random.Random(seed), client.get(address).text, None, 0
    while "Round 4" not in page:
        table = client.app.state.services.tables.here(address.removeprefix("/t/"))
        asked = Forms(page).to("/eyes") or Forms(page).to("/act")
        seat = int(asked[0]["fields"]["seat"])
        if asked[0]["action"].endswith("/eyes"):
            curtains += 1
            page = client.post(asked[0]["action"], data=asked[0]["fields"]).text
        else:
            assert seat == holder or not keeps_secrets(table, seat), "a hand is visible without lifting the curtain"
            page = submit_random_answer(client, page, rng)
        holder = seat
    assert curtains >= 3


@pytest.mark.proof
def test_a_bot_replaces_a_player_who_leaves_until_they_come_back(client: Client) -> None:
    address = new_table(client, **{"seat-1": "open", "public": "1", "pace": "2.5"})
    client.post(f"{address}/start")
    begun = time.monotonic()
    left = client.post(f"{address}/leave", data={"seat": "0"}).text
    assert time.monotonic() - begun < PATIENCE, "nobody waits for the bots after leaving"
    assert "Marta has left. A bot takes over." in left
    assert '<h1 id="asked-line">You’ve left, so a bot is playing for you.</h1>' in left
    assert "<title>A bot is playing for you · Santiago · Cosecha</title>" in left
    back = Forms(left).to("/sit")[0]
    assert back["fields"]["name"] == "Marta"
    page = client.post(back["action"], data=back["fields"]).text
    assert "Marta is back." in page
    assert "a bot is playing for you" not in page
    assert not Forms(page).to("/sit")
    assert client.post(f"{address}/leave", data={"seat": "none"}).status_code == 422
    assert client.post(f"{address}/leave").status_code == 200


def _guest(client: Client, address: str) -> tuple[dict[str, str], dict[str, str]]:
    """A guest sits down at a public table; returns the cookies of the host, whom the client stays, and of the guest."""
    host = dict(client.cookies)
    client.cookies.clear()
    sit = Forms(client.get(address).text).to("/sit")[0]
    client.post(sit["action"], data=sit["fields"] | {"name": "Tomek"})
    guest = dict(client.cookies)
    _act_as(client, host)
    return host, guest


def _act_as(client: Client, cookies: dict[str, str]) -> None:
    client.cookies.clear()
    client.cookies.update(cookies)


def test_the_host_replaces_an_absent_player_with_a_bot(client: Client) -> None:
    address = new_table(client, public="1", pace="2.5", **{"seat-1": "open"})
    _, guest = _guest(client, address)
    replace = Forms(client.get(address).text).to("/replace")[0]
    assert replace["fields"] == {"seat": "1"}
    page = client.post(replace["action"], data=replace["fields"]).text
    assert "The host lets a bot play for Tomek." in page
    assert not Forms(page).to("/replace")
    _act_as(client, guest)
    assert client.post(f"{address}/replace", data={"seat": "0"}).status_code == 403
    page = client.get(address).text
    assert '<h1 id="asked-line">The host lets a bot play for you.</h1>' in page
    back = Forms(page).to("/sit")[0]
    assert "Tomek is back." in client.post(back["action"], data=back["fields"]).text


def test_a_player_stands_up_before_the_start(client: Client) -> None:
    address = new_table(client, public="1", **{"seat-1": "open", "seat-2": "open"})
    _, guest = _guest(client, address)
    _act_as(client, guest)
    page = client.get(address).text
    leave = Forms(page).to("/leave")[0]
    assert leave["fields"] == {"seat": "1"}
    assert "Give up my seat" in page
    page = client.post(leave["action"], data=leave["fields"]).text
    assert "Seat 2 gives up the seat." in page
    assert Forms(page).to("/sit")


def test_the_host_mutes_spectators_and_before_the_start_anybody(client: Client) -> None:
    address = new_table(client, public="1", **{"seat-1": "open", "seat-2": "open"})
    _guest(client, address)
    seat, watchers = Forms(client.get(address).text).to("/mute")
    assert (seat["fields"], watchers["fields"]) == ({"seat": "1"}, {"seat": ""})
    for form, word in ((seat, "Unmute: Tomek"), (watchers, "Unmute all spectators")):
        assert word in client.post(form["action"], data=form["fields"] | dict(form["buttons"])).text
    client.cookies.clear()
    client.post("/settings", data={"name": "Wanda", "lang": "en"})
    refused = client.post(f"{address}/say", data={"text": "Let me speak"})
    assert refused.status_code == 422
    assert "The host has muted you" in refused.text


def test_the_host_renews_the_host_link_and_stays_host(client: Client) -> None:
    address = new_table(client, public="1", **{"seat-1": "open"})
    page = client.get(address).text
    old = re.search(r'/join#([^"]*\.host\.[^"]*)"', html.unescape(page))
    assert old is not None
    renew = next(form for form in Forms(page).to("/relink") if form["fields"]["role"] == "host")
    page = client.post(renew["action"], data=renew["fields"]).text
    assert Forms(page).to("/start"), "the user should still be the host"
    assert old[1] not in html.unescape(page)
    client.cookies.clear()
    assert client.post("/join", data={"link": old[1]}).status_code == 404
    assert client.post(f"{address}/relink", data={"role": "host"}).status_code == 403


def test_the_host_mutes_a_player_in_the_chat(client: Client) -> None:
    address = new_table(client, public="1", **{"seat-1": "open"})
    _, guest = _guest(client, address)
    mute = Forms(client.get(address).text).to("/mute")[0]
    assert "Unmute" in client.post(mute["action"], data=mute["fields"] | dict(mute["buttons"])).text
    _act_as(client, guest)
    assert client.post(f"{address}/mute", data={"seat": "0", "muted": "1"}).status_code == 403
    refused = client.post(f"{address}/say", data={"text": "Let me speak"})
    assert refused.status_code == 422
    assert "The host has muted you" in refused.text
    assert 'value="Let me speak"' in refused.text


def test_a_seat_sets_its_notification_url(client: Client) -> None:
    address = new_table(client)
    refused = client.post(f"{address}/notice", data={"seat": "0", "url": "http://hooks.example/tk9271"})
    assert refused.status_code == 422
    assert 'value="http://hooks.example/tk9271"' in refused.text
    client.post(f"{address}/notice", data={"seat": "0", "url": "https://hooks.example/tk9271"})
    page = client.get(address).text
    assert "hooks.example" in page
    assert "tk9271" not in page
    client.post(f"{address}/notice", data={"seat": "0"})
    assert "hooks.example" not in client.get(address).text


def test_a_player_out_of_time_reads_that_a_bot_is_playing() -> None:
    table = Table("some")
    plans = [facts.SeatPlan("here", "Marta", "random"), facts.SeatPlan("bot", bot="random")]
    table.add([facts.Opened("santiago", {"players": 2}, plans, False, "0" * 32)], 0)
    table.add([facts.Sat(0, "Marta", "word"), facts.Started(), facts.Stood(0, "random", "clock")], 1)
    texts = table_text(table, 0, speaker_at(table, "en"), {0})
    assert texts.news
    assert texts.news.text == "You’re out of time, so a bot is playing for you."
    assert table_text(table, None, speaker_at(table, "en")).news is None


def test_the_ways_to_deal_are_explained_when_a_table_is_made(client: Client) -> None:
    page = html.unescape(client.get("/new/agricola?client=text").text)
    for deal in DEALS:
        assert Speaker("en").text(f"agricola-option-deal-{deal}-help") in page


def test_a_curtain_hides_each_pack_of_a_draft_on_a_shared_device(client: Client) -> None:
    draft = {"players": "2", "cards": "full", "deal": "draft-7", "seat-1": "here", "name-1": "Tomek"}
    address = new_table(client, "agricola", **draft)
    table = client.app.state.services.tables.here(address.removeprefix("/t/"))
    packs = [set(table.match.state.view(seat).position.farms[seat].pack) for seat in range(2)]
    seats: list[int] = []
    page = client.get(address).text
    for _ in range(2):
        assert "Pass the device to" in page
        assert "/act" not in page
        lift = Forms(page).to("/eyes")[0]
        seats.append(int(lift["fields"]["seat"]))
        page = client.post(lift["action"], data=lift["fields"]).text
        offered = set(re.findall(r"\"draft ([a-z-]+)\"", page))
        assert offered == packs[seats[-1]]
        page = submit_random_answer(client, page, random.Random(1))
    assert sorted(seats) == [0, 1]
