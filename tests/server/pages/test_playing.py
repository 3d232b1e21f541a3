"""The text client: whole matches by forms and links, as a browser without JavaScript plays them."""

import random
import re
from collections.abc import Hashable
from typing import Any

import pytest

from cosecha.games import NAMES, santiago
from cosecha.locale import Speaker
from cosecha.server.http.guards import CHANGE, EXPENSIVE
from cosecha.server.http.once import Once
from cosecha.server.pages import table_page
from cosecha.server.running.bot_pool import BotBroke
from cosecha.server.table import facts
from tests.server.pages.forms import Client, Forms, new_table, play_to_the_end, submit_random_answer


@pytest.mark.parametrize("game", NAMES)
def test_a_match_against_bots_takes_one_form_and_can_be_finished(client: Client, game: str) -> None:
    lobby = client.get("/").text
    assert Forms(lobby).to(f"/new/{game}")
    address = new_table(client, game)
    page = play_to_the_end(client, address, random.Random(1))
    assert f"<title>Game over · {game.capitalize()} · Cosecha</title>" in page
    assert re.search(r"<code>[0-9a-f]{32}</code>", page), "the secret of the deal must be shown at the end"
    assert "finished" in client.get("/").text


def test_a_turn_can_be_undone_before_it_is_confirmed(client: Client) -> None:
    address = new_table(client, confirm="always")
    page = client.get(f"{address}?wait=1").text
    while not Forms(page).to("/confirm"):
        page = submit_random_answer(client, page, random.Random(2))
    undo = Forms(page).to("/undo")[0]
    page = client.post(undo["action"], data=undo["fields"]).text
    assert Forms(page).to("/act")
    assert "undoes a move" in page


def test_a_duplicate_answer_counts_once_and_a_stale_one_is_reported(client: Client) -> None:
    page = client.get(f"{new_table(client)}?wait=1").text
    form = next(form for form in Forms(page).to("/act") if ("choice", "pass") in form["buttons"])
    fields = form["fields"] | {"choice": "pass"}
    assert client.post(form["action"], data=fields).status_code == 200
    assert client.post(form["action"], data=fields).status_code == 200
    late = client.post(form["action"], data=fields | {"key": "another"})
    assert late.status_code == 409
    assert "The table has changed" in late.text


def test_refusals_are_explained(client: Client) -> None:
    page = client.get(f"{new_table(client)}?wait=1").text
    form = Forms(page).to("/act")[0]
    answer = client.post(form["action"], data=form["fields"] | {"choice": "bid", "value": "99"})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert "but have only 10" in answer.text


def test_a_form_with_invalid_fields_comes_back_as_it_was_filled_in(client: Client) -> None:
    address = new_table(client)
    page = client.get(f"{address}?wait=1").text
    long = "long " * 101
    answer = client.post(f"{address}/say", data={"text": long})
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert Forms(answer.text).to("/say")[0]["fields"]["text"] == long
    form = Forms(page).to("/act")[0]
    answer = client.post(form["action"], data=form["fields"] | {"choice": "bid", "value": "9", "key": "x" * 65})
    assert answer.status_code == 422
    assert Forms(answer.text).to("/act"), "the table is shown with the question"
    for wrong, fields in (("mute", {"seat": "all"}), ("leave", {"seat": "99x"})):
        answer = client.post(f"{address}/{wrong}", data=fields)
        assert answer.status_code == 422
        assert 'id="asked"' in answer.text


def test_the_newest_chat_is_shown_and_the_rest_on_request(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_page, "CHAT_SHOWN", 2)
    address = new_table(client)
    for number in range(3):
        assert client.post(f"{address}/say", data={"text": f"Message {number}."}).status_code == 200
    page = client.get(address).text
    assert "Message 1." in page
    assert "Message 0." not in page
    everything = f"{address}?chat=all"
    assert f'href="{everything}#chat"' in page
    page = client.get(everything).text
    assert "Message 0." in page
    assert everything not in page


def test_a_line_of_the_log_keeps_its_id_when_others_are_undone(client: Client) -> None:
    """A page that follows the table tells lines apart by their ids."""
    address = new_table(client)

    def lines(page: str) -> dict[str, str]:
        return dict(re.findall(r'<li id="(line-[0-9-]+)" data-row="\d+">(.*?)</li>', page))

    page = client.get(f"{address}?wait=1").text
    before = lines(page)
    page = submit_random_answer(client, page, random.Random(2))
    answered = lines(page)
    assert before.items() < answered.items()
    undo = Forms(page).to("/undo")[0]
    page = client.post(undo["action"], data=undo["fields"]).text
    assert before.items() < lines(page).items()
    assert not (set(answered) - set(before)) & set(lines(page))


def test_a_hint_can_be_played(client: Client) -> None:
    address = new_table(client)
    client.get(f"{address}?wait=1")
    page = client.get(f"{address}/hint?seat=0").text
    hints = page.partition('<h2 id="hints">Hints</h2>')[2]
    assert '<ol class="line" aria-label="Likely continuation"><li>' in hints
    hint = Forms(hints).to("/act")[0]
    assert client.post(hint["action"], data=hint["fields"] | dict(hint["buttons"])).status_code == 200


def test_hints_appear_automatically_if_wanted(client: Client) -> None:
    address = new_table(client, confirm="always")
    assert 'id="hints"' not in client.get(f"{address}?wait=1").text
    assert 'name="advice" value="1" checked' in client.post("/settings", data={"advice": "1"}).text
    page = client.get(address).text
    assert f"{address}/hint" not in page
    hint = Forms(page.partition('<h2 id="hints">Hints</h2>')[2]).to("/act")[0]
    page = client.post(hint["action"], data=hint["fields"] | dict(hint["buttons"])).text
    assert Forms(page).to("/confirm")
    assert 'id="hints"' not in page
    client.post("/settings", data={})
    assert 'id="hints"' not in client.get(f"{address}?wait=1").text


@pytest.fixture
def advised(client: Client) -> str:
    """The URL of a table with a question for a user who always wants hints."""
    client.post("/settings", data={"advice": "1"})
    address = new_table(client, confirm="always")
    assert 'id="hints"' in client.get(f"{address}?wait=1").text
    return address


def without_hints(client: Client, address: str) -> bool:
    """Whether the table is playable and offers a hint on request."""
    page = client.get(address).text
    return 'id="hints"' not in page and f"{address}/hint" in page and bool(Forms(page).to("/act"))


def test_automatic_hints_count_towards_the_rate_limit(
    client: Client, advised: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    prices = []

    def refused(asker: Hashable, cost: int = CHANGE) -> bool:
        prices.append(cost)
        return False

    page = client.get(advised).text
    with monkeypatch.context() as patch:
        patch.setattr(client.app.state.services.guards, "allows", refused)
        assert without_hints(client, advised)
        assert prices == [EXPENSIVE]
    assert Forms(_to_confirm(client, page, random.Random(1))).to("/confirm")
    with monkeypatch.context() as patch:
        patch.setattr(client.app.state.services.guards, "allows", refused)
        client.get(advised)
        assert prices == [EXPENSIVE], "there should be nothing to hint at"


def test_a_bot_computes_the_same_hint_only_once(client: Client, advised: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*asked: Any) -> list[Any]:
        raise BotBroke("nothing comes to its mind")

    monkeypatch.setattr(client.app.state.services.bot_pool, "advise", broken)
    client.post(f"{advised}/say", data={"text": "One moment"})
    page = client.get(advised).text
    assert 'id="hints"' in page
    monkeypatch.setattr(client.app.state.services.hints, "_found", Once())
    assert without_hints(client, advised)


def test_hints_refer_to_the_question_on_the_page(client: Client, advised: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The player answers in another window while the bot is thinking."""
    page = client.get(advised).text
    asked = Forms(page).to("/act")[0]["fields"]["decision"]
    services = client.app.state.services
    hints, table = services.hints.of, services.tables.here(advised.removeprefix("/t/"))
    action = table.game.notation(table.match.state.legal(0)[0])

    async def late(*who: Any) -> Any:
        found = await hints(*who)
        await services.tables.change(table.id, lambda table: [facts.Acted(0, action)])
        return found

    monkeypatch.setattr(services.hints, "of", late)
    page = client.get(advised).text
    assert asked not in page
    assert 'id="hints"' not in page


def test_a_table_without_hints_offers_none(client: Client) -> None:
    client.post("/settings", data={"advice": "1"})
    address = new_table(client, hints="0")
    page = client.get(f"{address}?wait=1").text
    assert Forms(page).to("/act")
    assert 'id="hints"' not in page
    assert f"{address}/hint" not in page
    assert "No hints during the game" in page
    assert 'name="only"' in page
    assert 'name="source"' not in page, "only a friend may help"
    refused = client.get(f"{address}/hint")
    assert refused.status_code == 422
    assert "This table plays without hints." in refused.text
    assert f"{address}/ideas" not in client.get(f"{address}/replay").text
    assert client.get(f"{address}/ideas?move=0&seat=0").status_code == 422
    usual = new_table(client)
    client.get(f"{usual}?wait=1")
    assert f"{usual}/ideas" in client.get(f"{usual}/replay").text


def test_the_form_for_a_new_table_allows_hints_unless_somebody_unchecks_that(client: Client) -> None:
    box = '<input type="checkbox" name="hints" value="1"'
    assert f"{box} checked" in client.get("/new/santiago").text
    # A browser sends the hidden field, and after it the box if it is checked.
    (hidden,) = [form["fields"]["hints"] for form in Forms(client.get("/new/santiago").text).to("/new/santiago")]
    for sent, allowed in (([hidden], False), ([hidden, "1"], True)):
        address = new_table(client, hints=sent)
        assert ("No hints during the game" not in client.get(f"{address}?wait=1").text) is allowed
        again = client.get("/new/santiago", params={"players": "4", "hints": sent}).text
        assert (f"{box} checked" in again) is allowed


def plan_forms(page: str, kind: str) -> list[dict[str, Any]]:
    return [form for form in Forms(page).to("/plan") if form["fields"]["kind"] == kind]


def _to_confirm(client: Client, page: str, rng: random.Random) -> str:
    while not Forms(page).to("/confirm"):
        page = submit_random_answer(client, page, rng)
    return page


def test_an_old_page_does_not_confirm_a_newer_turn(client: Client) -> None:
    address = new_table(client, confirm="always")
    rng = random.Random(4)
    page = _to_confirm(client, client.get(f"{address}?wait=1").text, rng)
    old = Forms(page).to("/confirm")[0]
    page = client.post(old["action"], data=old["fields"]).text
    while not Forms(page).to("/act"):
        page = client.get(f"{address}?wait=1").text
    newer = Forms(_to_confirm(client, page, rng)).to("/confirm")[0]
    assert client.post(old["action"], data=old["fields"] | {"key": "another"}).status_code == 409
    assert client.post(newer["action"], data=newer["fields"]).status_code == 200


def test_an_answer_in_advance_is_shown_and_can_be_removed(client: Client) -> None:
    address = new_table(client, **{"seat-1": "open", "public": "1"})
    client.post(f"{address}/start")
    page = client.get(f"{address}?wait=1").text
    assert "In every auction from now on" in page
    bid = next(form for form in plan_forms(page, "bid") if form["fields"].get("choice") == "bid")
    left = client.post(bid["action"], data=bid["fields"] | {"value": "3"}).text
    assert "Your answer: bid 3 escudos." in left
    (stop,) = plan_forms(left, "bid")
    assert "Your answer" not in client.post(stop["action"], data=stop["fields"]).text


def test_an_answer_in_advance_is_played_when_it_is_asked_for(client: Client) -> None:
    address = new_table(client)
    page = client.get(f"{address}?wait=1").text
    for kind in ("bid", "propose", "extra"):
        form = next(form for form in plan_forms(page, kind) if form["buttons"])
        client.post(form["action"], data=form["fields"] | dict(form["buttons"]))
    page = client.get(f"{address}?wait=1").text
    while "Round 2" not in page:
        page = (
            submit_random_answer(client, page, random.Random(6))
            if "/act" in page
            else client.get(f"{address}?wait=1").text
        )
    assert "Marta passes." in page
    assert not re.search(r"Marta (bids|proposes [HV])", page)


def test_a_match_can_be_replayed_downloaded_uploaded_and_continued(client: Client) -> None:
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
    assert "The game continues from move 5 of another table." in forked.text
    lobby = client.get("/").text
    assert f'<a href="{address}/replay?move=5">From move 5 of another table</a>' in lobby
    assert "just now" in lobby


def test_a_refused_answer_stays_in_its_form(client: Client) -> None:
    page = client.get(f"{new_table(client)}?wait=1").text
    form = Forms(page).to("/act")[0]
    answer = client.post(form["action"], data=form["fields"] | {"choice": "bid", "value": "99"})
    assert Forms(answer.text).to("/act")[0]["fields"]["value"] == "99"


def test_rarely_useful_answers_are_tucked_away_but_work(client: Client) -> None:
    page = client.get(f"{new_table(client, 'agricola')}?wait=1").text
    asked, _, aside = page.partition("<details><summary>Discard a good</summary>")
    assert 'value="discard' not in asked
    [form] = [form for form in Forms(aside).to("/act") if form["fields"].get("choice") == "discard"]
    page = client.post(form["action"], data=form["fields"] | {"value": "food"}).text
    assert "discards 1 food" in page


def test_the_proof_of_a_fair_deal_is_verified_at_the_end(client: Client) -> None:
    address = new_table(client, word="maize")
    assert "fingerprint" in client.get(address).text
    assert "maize" not in client.get(address).text
    page = play_to_the_end(client, address, random.Random(7))
    assert "<code>maize</code>" in page
    assert "Checked: the secret matches the fingerprint" in page


@pytest.mark.proof
def test_a_replay_of_a_finished_match_shows_any_seats_view(client: Client) -> None:
    address = new_table(client, money_visibility="hidden")
    assert client.get(f"{address}/replay?move=0&seat=1").status_code == 403
    play_to_the_end(client, address, random.Random(8))
    assert "hidden</td>" in client.get(f"{address}/replay?move=5&seat=").text
    page = client.get(f"{address}/replay?move=5&seat=1").text
    assert '<option value="1" selected>' in page


def test_a_url_with_a_word_for_a_number_gets_a_readable_error(client: Client) -> None:
    address = new_table(client)
    client.get(f"{address}?wait=1")
    for wrong in ("abc", "-1", "9999"):
        answer = client.get(f"{address}/replay?move={wrong}")
        assert answer.status_code == 422
        assert f"There’s no move {wrong}. Moves go from 0 to" in answer.text
    assert client.get(f"{address}/replay?move=0").status_code == 200
    assert client.get(f"{address}?seat=abc").status_code == 200
    assert client.get("/new/santiago?players=abc").status_code == 200


def test_only_confirming_looks_like_the_recommended_answer(client: Client) -> None:
    page = client.get(f"{new_table(client, confirm='always')}?wait=1").text
    while not Forms(page).to("/confirm"):
        assert 'class="go"' not in page, "no answer should stand out"
        page = submit_random_answer(client, page, random.Random(2))
    assert page.count('class="go"') == 1


def test_every_list_uses_the_short_name_of_a_canal(client: Client) -> None:
    said = Speaker("en")
    for value, words in (
        ("H11", "c–d 2|3"),
        ("V11", "b|c 3–4"),
        ("H10", "c–d |1"),
        ("X11", "b|c 2|3"),
    ):
        place = santiago.GAME.words.place(value)
        assert place
        assert said.say(place) == words
    assert santiago.GAME.words.place("c4") is None
    options = {"setup_placement": "manual", "starting_overseer_seat": "0"}
    page = client.get(f"{new_table(client, **options)}?wait=1").text
    assert 'value="X11">b|c 2|3</option>' in page
