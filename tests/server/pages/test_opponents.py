"""The bots that the text pages offer: the suggested level, and the time of those that think for a set time."""

import random
import re
from collections.abc import Iterator
from urllib.parse import quote, unquote

import httpx
import pytest

from cosecha.bots.levels import measured
from cosecha.locale import LANGUAGES, Speaker
from tests.server.pages.forms import Client, Forms, new_table, play_to_the_end
from tests.server.servers import Node, running

LOST_ONE = quote('{"santiago":["","apprentice","lost",1,5.0]}')
WON_TWO = quote('{"santiago":["farmer","apprentice","won",0,5.0]}')


def selected(page: str, id: str) -> str:
    found = re.search(rf'<select id="{id}".*?<option value="([^"]+)"[^>]* selected>', page, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_lobby_and_the_form_suggest_a_level_for_each_game(client: Client) -> None:
    assert selected(client.get("/").text, "level-santiago") == "apprentice"
    client.cookies.set("levels", WON_TWO)
    lobby, form = client.get("/").text, client.get("/new/santiago").text
    assert (selected(lobby, "level-santiago"), selected(lobby, "level-cacao")) == ("farmer", "apprentice")
    assert [selected(form, f"seat-{seat}") for seat in range(4)] == ["me", "farmer", "farmer", "farmer"]
    for language in LANGUAGES:
        client.cookies.set("lang", language)
        level = Speaker(language).text("bot-level-short-farmer")
        option = Speaker(language).text("client-level-option", level=level[0].upper() + level[1:])
        assert f">{option}</option>" in client.get("/").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_says_how_good_each_level_is(client: Client, language: str) -> None:
    client.cookies.set("lang", language)
    speaker, page = Speaker(language), client.get("/new/cacao").text
    levels = measured("cacao")
    for own in levels:
        rating = {"rating": str(own.rating), "low": str(own.low), "high": str(own.high)}
        others = [
            speaker.text(
                "bot-against", level=speaker.text(f"bot-level-short-{other.level}"), percent=round(100 * share)
            )
            for other, share in zip(levels, own.expected, strict=True)
            if other != own
        ]
        assert speaker.text("bot-rating", **rating) in page
        assert f"{speaker.text('client-level-expected')} {', '.join(others)}</li>" in page


def test_the_lobby_starts_a_game_against_the_chosen_level(client: Client) -> None:
    levels: list[tuple[dict[str, str], str]] = [({}, "apprentice"), ({"level": "sprout"}, "sprout")]
    for form, level in levels:
        answer = client.post("/new/santiago", data={"players": "3", **form}, follow_redirects=False)
        id = str(answer.headers["location"]).partition("?")[0].removeprefix("/t/")
        seats = client.get(f"/api/tables/{id}").json()["now"]["seats"]
        assert [seat["bot"] for seat in seats[1:]] == [level] * 2


def test_damaged_results_are_forgotten(client: Client) -> None:
    client.cookies.set("levels", quote('{"santiago":'))
    assert selected(client.get("/").text, "level-santiago") == "apprentice"


def test_a_finished_game_counts_once_and_a_fork_of_it_never(client: Client) -> None:
    client.cookies.set("levels", LOST_ONE, "testserver.local")
    address = new_table(client, players="2", **{"seat-1": "apprentice"})
    play_to_the_end(client, address, random.Random(1))
    record = client.get(f"{address}/record").json()
    # Two games without a win lead down; a lucky win ends the row.
    expected = "apprentice" if 0 in record["end"]["winners"] else "sprout"
    kept = client.cookies["levels"]
    assert unquote(kept) != unquote(LOST_ONE)
    assert selected(client.get("/").text, "level-santiago") == expected
    client.get(address)
    assert client.cookies["levels"] == kept
    forms = Forms(client.get(f"{address}/replay?move={record['end']['moves'] - 3}&seat=0").text)
    [form] = forms.to("/fork")
    answer = client.post(
        form["action"], data=form["fields"] | {"seat": "0", "bot": "apprentice"}, follow_redirects=False
    )
    assert 'class="sheet"' in play_to_the_end(client, answer.headers["location"].partition("?")[0], random.Random(2))
    assert client.cookies["levels"] == kept


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with running(tmp_path_factory.mktemp("timed"), "tests.server.serve_timed", bot_seconds=2.0) as found:
        yield found


def test_the_time_is_chosen_in_the_form_shown_at_the_table_and_kept(timed: Node) -> None:
    with httpx.Client(base_url=timed.url, follow_redirects=True) as browser:
        form = browser.get("/new/santiago").text
        assert selected(form, "seconds-santiago") == "1"
        assert re.findall(r'value="([\d.]+)"[^>]*>[\d.]+ s per move', form) == ["0.1", "0.5", "1", "2"]
        assert 'value="master" data-timed' in form
        assert 'value="farmer" data-timed' not in form
        given = {"players": "3", "seat-1": "master", "seat-2": "farmer", "seconds": "0.5"}
        table = browser.post("/new/santiago", data=given).text
        assert "master bot, 0.5\u00a0s" in table
        assert "farmer bot<" in table
        assert selected(browser.get("/").text, "seconds-cacao") == "0.5"
        refused = browser.post("/new/santiago", data=given | {"seconds": "9"})
        assert refused.status_code == 422
        assert "must be 0.01 to 3 seconds" in refused.text


def test_a_form_without_such_bots_has_no_time(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    from cosecha.bots.santiago import levels

    monkeypatch.setattr(levels, "master", levels.steward)
    assert 'name="seconds"' not in client.get("/new/santiago").text
