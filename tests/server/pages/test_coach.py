"""The coach on the text pages: analyses, and what it would do."""

import html
import re
import time

import httpx
import msgspec
import pytest

from cosecha.coach.analyst import NoAnalyst
from cosecha.coach.review import Review
from cosecha.coach.saying import better, played
from cosecha.core.record import dump
from cosecha.locale import LANGUAGES, Speaker
from cosecha.server.common.refusals import Refused
from cosecha.server.running.analyses import Analyses
from tests.coach.played import recorded
from tests.server.http.test_coach import PATIENCE, short_record
from tests.server.pages.forms import Client, new_table


@pytest.fixture
def replay(client: Client) -> str:
    """The URL of a replay of an uploaded game."""
    page = client.post("/upload", data={"record": dump(short_record())})
    assert page.status_code == 200
    return str(page.url.path)


def analyzed(client: Client, address: str) -> httpx.Response:
    """The page of an analysis, once it is done."""
    page = client.post(address)
    end = time.monotonic() + PATIENCE
    while "refresh" in page.headers:
        assert "<progress" in page.text
        assert time.monotonic() < end
        time.sleep(0.2)
        page = client.get(address)
    return page


def test_a_finished_game_is_analyzed(client: Client, replay: str) -> None:
    address = replay.removesuffix("/replay") + "/analysis"
    assert f'href="{address}"' in client.get(f"{replay}?move=0").text
    first = client.get(address).text
    assert f'<form method="post" action="{address}">' in first
    page = analyzed(client, address)
    for section in ("marks", "decisions", "report"):
        assert f'id="{section}"' in page.text
    assert "What to try next" in page.text
    for language, title in (("es", "Análisis"), ("fr", "Analyse"), ("pl", "Analiza")):
        client.headers["accept-language"] = language
        assert f"<h1>{title}</h1>" in client.get(f"{address}?seat=1").text


def test_an_analysis_that_failed_can_be_tried_again(
    client: Client, replay: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = replay.removesuffix("/replay") + "/analysis"

    async def fail(*_: object) -> None:
        raise Refused("error-coach-failed")

    with monkeypatch.context() as broken:
        broken.setattr(Analyses, "of", fail)
        page = client.get(address)
        assert page.status_code == 200
        assert "The analysis failed. Try again." in page.text
        assert f'<form method="post" action="{address}">' in page.text
    assert "The analysis failed" not in client.get(address).text


def test_what_would_you_do(client: Client, replay: str) -> None:
    page = client.get(f"{replay}?move=0").text
    assert "/ideas?move=0&amp;seat=" in page
    ideas = client.get(replay.removesuffix("/replay") + "/ideas?move=0").text
    assert "<h1>What would you do?</h1>" in ideas
    assert ideas.count("Likely continuation") == 3
    assert client.get(replay.removesuffix("/replay") + "/ideas?move=x").status_code == 422


def test_the_coach_is_not_offered_for_an_uploaded_game_that_is_not_over(client: Client) -> None:
    url = str(client.post("/upload", data={"record": dump(recorded("santiago", {"players": 2}, 9))}).url.path)
    table = url.removesuffix("/replay")
    for page in (client.get(f"{url}?move=0"), client.get(f"{url}?move=9"), client.get(table)):
        assert page.status_code == 200
        assert "/analysis" not in page.text
        assert "/ideas" not in page.text
    for refused in (
        client.get(f"{table}/analysis"),
        client.post(f"{table}/analysis"),
        client.get(f"{table}/ideas?move=9"),
    ):
        assert refused.status_code == 422
        assert "The game isn’t over yet." in refused.text


def links(page: str, pattern: str) -> list[str]:
    """The addresses on a page that match."""
    return [html.unescape(each) for each in re.findall(rf'href="({pattern})"', page)]


def test_a_line_is_stepped_through(client: Client, replay: str) -> None:
    address = replay.removesuffix("/replay") + "/ideas?move=0"
    for language in LANGUAGES:
        client.headers["accept-language"] = language
        speaker = Speaker(language)
        steps = links(client.get(address).text, r"[^\"]*/line\?[^\"]*")
        seat = re.search(r"seat=(\d)", steps[0])
        assert seat is not None
        shown = client.get(steps[0])
        assert shown.status_code == 200
        others = set(links(shown.text, r"[^\"]*/line\?[^\"]*"))
        count = len(others) + 1
        assert others == set(steps[1:count])
        title = speaker.text("coach-line-at", step=1, steps=count)
        assert f'<h1 id="step-title">{title}</h1>' in shown.text
        assert shown.text.count('aria-current="step"') == 1
        assert speaker.text("coach-line-guessed") in shown.text
        assert f"{address}&seat={seat[1]}" in links(shown.text, r"[^\"]*/ideas\?[^\"]*")
        last = client.get(steps[count - 1]).text
        assert 'rel="next"' not in last
        assert links(last, rf"[^\"]*step={count - 1}&[^\"]*")


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "move=0&step=1",
        "move=0&step=2&answer=1+pass",
        "move=0&step=0&answer=1+pass",
        "move=x&step=1&answer=1+pass",
        "move=999&step=1&answer=1+pass",
        "move=0&step=1&answer=pass",
        "move=0&step=1&answer=100+pass",
        "move=0&step=1&answer=1+plant+nothing",
        "move=0&step=1&answer=99+pass",
        "move=0&step=1&" + "&".join(["answer=1+pass"] * 9),
        "move=0&step=1&answer=1+" + "p" * 201,
    ],
)
def test_what_is_no_line_is_refused(client: Client, replay: str, wrong: str) -> None:
    assert client.get(f"{replay.removesuffix('/replay')}/line?{wrong}").status_code == 422


def test_a_line_is_shown_only_to_those_who_may_ask(client: Client, replay: str) -> None:
    [step, *_] = links(client.get(replay.removesuffix("/replay") + "/ideas?move=0").text, r"[^\"]*/line\?[^\"]*")
    client.cookies.clear()
    assert client.get(step).status_code == 404


def ideas_at_own_turn(client: Client, table: str) -> str:
    """The page with ideas for seat 0, as soon as the bots before it have moved."""
    end = time.monotonic() + PATIENCE
    while True:
        moves = len(client.get(f"{table}/record").json()["moves"])
        ideas = client.get(f"{table}/ideas?move={moves}&seat=0")
        if ideas.status_code == 200:
            return ideas.text
        assert time.monotonic() < end, ideas.text
        time.sleep(0.05)


def test_in_a_running_game_lines_are_for_ones_own_seat(client: Client) -> None:
    table = new_table(client)
    ideas = ideas_at_own_turn(client, table)
    [step, *_] = links(ideas, r"[^\"]*/line\?[^\"]*")
    assert client.get(step).status_code == 200
    assert client.get(step.replace("seat=0", "seat=1")).status_code == 403
    without = new_table(client, hints="0")
    refused = client.get(re.sub(r"move=\d+", "move=0", step.replace(table, without)))
    assert (refused.status_code, "plays without hints" in refused.text) == (422, True)


def test_a_replay_shows_what_the_coach_thinks_of_each_decision(client: Client, replay: str) -> None:
    address = replay.removesuffix("/replay")
    assert 'id="judged"' not in client.get(f"{replay}?move=0").text
    analyzed(client, f"{address}/analysis")
    review = msgspec.convert(
        client.get(f"/api{address}/analysis".replace("/t/", "/tables/")).json()["analysis"]["review"], Review
    )
    judged = {decision.move: decision for decision in review.decisions}
    assert {"best", "mistake"} <= {decision.mark for decision in judged.values()}
    for move in range(len(short_record().moves) + 1):
        for language in LANGUAGES:
            client.headers["accept-language"] = language
            speaker = Speaker(language)
            shown = html.unescape(client.get(f"{replay}?move={move}").text)
            assert ('id="judged"' in shown) == (move in judged)
            if decision := judged.get(move):
                best = decision.mark == "best"
                assert speaker.say(played(decision)) in shown
                assert (speaker.say(better(decision, review.unit)) in shown) == (not best)
                assert (speaker.say(decision.answers[0].reason) in shown) == (not best)
                assert (speaker.text("coach-best-played") in shown) == best


def test_a_replay_of_a_running_game_shows_no_judgments(client: Client) -> None:
    assert 'id="judged"' not in client.get(f"{new_table(client)}/replay?move=0").text


def test_a_game_without_a_coach_has_a_replay(client: Client, replay: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nobody(*_: object) -> None:
        raise NoAnalyst("error-coach-none", game="Santiago")

    monkeypatch.setattr(Analyses, "finished", nobody)
    assert client.get(f"{replay}?move=0").status_code == 200
