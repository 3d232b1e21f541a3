"""The levels of the bots over the API and on the text pages."""

import random

import httpx

from cosecha.bots.levels import LEVELS
from cosecha.locale import Speaker
from tests.languages import in_every_language
from tests.server.clients import Client, open_table, play_on
from tests.server.servers import Node


def test_the_api_lists_the_levels_with_what_was_measured(sqlite_node: Node) -> None:
    for game in httpx.get(f"{sqlite_node.url}/api/games").json():
        assert tuple(level["level"] for level in game["levels"]) == LEVELS
        assert {"random", "insight", *LEVELS} == set(game["bots"])
        for level in game["levels"]:
            assert level["low"] < level["rating"] < level["high"]
            assert len(level["expected"]) == len(LEVELS)


def test_every_level_plays_at_one_table_and_in_a_fork_of_its_game(sqlite_node: Node) -> None:
    bots = [{"kind": "bot", "bot": level} for level in LEVELS[:-1]]
    plan = {"game": "santiago", "options": {"players": 5}, "seats": [{"kind": "here"}, *bots], "pace": 0}
    table = open_table(sqlite_node.url, plan)
    person = Client(sqlite_node.url, table, "play 0")
    person.post("sit", seat=0, name="Ana")
    play_on([person], random.Random(1))
    assert person.look()["status"] == "over"
    assert [seat["bot"] for seat in person.now["seats"][1:]] == list(LEVELS[:-1])
    forked = person.post("fork", move=5, plays=0, seat=0, bot="master").json()
    assert forked["table"] != table.id
    assert person.post("fork", move=5, plays=0, seat=0, bot="nobody").status_code == 422


@in_every_language
def test_the_text_form_offers_the_levels_with_their_ratings(sqlite_node: Node, language: str) -> None:
    speaker = Speaker(language)
    cookies = {"lang": language, "client": "text"}
    page = httpx.get(f"{sqlite_node.url}/new/cacao?client=text", cookies=cookies, follow_redirects=True).text
    for level in LEVELS:
        assert f'value="{level}"' in page
        assert speaker.text(f"bot-{level}-about") in page
    assert 'value="apprentice" selected' in page
    assert page.count("Elo") == len(LEVELS)
