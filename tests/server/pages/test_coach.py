"""The coach on the text pages: analyses, and what it would do."""

import time

import pytest

from cosecha.core.record import dump
from cosecha.server.common.refusals import Refused
from cosecha.server.running.analyses import Analyses
from tests.coach.played import recorded
from tests.server.http.test_coach import PATIENCE, short_record
from tests.server.pages.forms import Client


@pytest.fixture
def replay(client: Client) -> str:
    """The URL of a replay of an uploaded game."""
    page = client.post("/upload", data={"record": dump(short_record())})
    assert page.status_code == 200
    return str(page.url.path)


def test_a_finished_game_is_analyzed(client: Client, replay: str) -> None:
    address = replay.removesuffix("/replay") + "/analysis"
    assert f'href="{address}"' in client.get(f"{replay}?move=0").text
    first = client.get(address).text
    assert f'<form method="post" action="{address}">' in first
    page = client.post(address)
    end = time.monotonic() + PATIENCE
    while "refresh" in page.headers:
        assert "<progress" in page.text
        assert time.monotonic() < end
        time.sleep(0.2)
        page = client.get(address)
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
