"""The first lessons: each question of theirs is explained, in Agricola and Cacao as they are played in the browser too.

Santiago's is played to its end among the matches.
"""

import random
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from cosecha import games
from cosecha.locale import Speaker
from tests.browsing.fixtures import NewContext
from tests.drawn.people import DOCK, WAITING, Hands, client_of, position, waited
from tests.server.clients import Json
from tests.server.servers import Node
from tools import web

LEARNERS = {"santiago": 3, "cacao": 3, "agricola": 1}
"""How many sit at the table of a lesson."""
BESIDE = {"begin", "confirm", "over"}
"""What is said at the start, after an answer and at the end."""


def lesson_of(game: str) -> dict[str, str]:
    """What the client says, by kind of decision."""
    source = (web.WEB / "src" / "games" / game / "index.ts").read_text()
    found = re.search(r"const LESSON = \{(.*?)\};", source, re.DOTALL)
    assert found
    return dict(re.findall(r'"?([a-z-]+)"?: "([a-z-]+)"', found[1]))


def asked_in(game: str, matches: int) -> set[str]:
    """The kinds of decisions in random matches like those of a lesson."""
    rules = games.by_name(game)
    options = msgspec.convert({"players": LEARNERS[game]}, rules.options)
    rng = random.Random(1)
    found: set[str] = set()
    for seed in range(matches):
        state: Any = rules.start(options, seed)
        while asked := state.waiting():
            found.add(state.decision(asked[0]).kind)
            state.apply(asked[0], rng.choice(state.worth(asked[0])))
    return found


@pytest.mark.parametrize(("game", "matches"), [("santiago", 3), ("cacao", 3), ("agricola", 40)])
def test_every_question_of_a_lesson_is_explained(game: str, matches: int) -> None:
    """That each sentence is there in every language is asked of all that the client says."""
    lesson = lesson_of(game)
    assert asked_in(game, matches) == set(lesson) - BESIDE
    assert set(lesson) >= BESIDE


@pytest.mark.proof
@pytest.mark.parametrize(("game", "counted", "most", "kinds"), [("agricola", "round", 6, 4), ("cacao", "turn", 8, 3)])
def test_the_coach_explains_the_first_rounds(
    new_context: NewContext, site: Node, game: str, counted: str, most: int, kinds: int
) -> None:
    page = new_context().new_page()

    def at_once(route: Any) -> None:
        """Bots need no time to think here."""
        route.continue_(post_data={**route.request.post_data_json, "pace": 0})

    page.route("**/api/tables", at_once)
    page.goto(f"/learn/{game}")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(f"{DOCK}, {WAITING}")).to_be_visible()
    person = client_of(page, site.url)
    assert person.now["view"]["position"]["options"]["players"] == LEARNERS[game]
    coach = page.get_by_role("region", name="First lesson")
    said, lesson, hands = Speaker("en"), lesson_of(game), Hands(page)
    heard: set[str] = set()

    def in_the_first_rounds(now: Json) -> bool:
        return bool(position(now)[counted] <= most)

    while waited(person, hands) and in_the_first_rounds(person.look()):
        kind = person.now["decision"]["kind"]
        if kind not in heard:
            expect(coach).to_contain_text(said.text(lesson[kind]))
            coach.get_by_role("button", name="Got it").click()
            heard.add(kind)
        expect(coach).to_have_count(0)
        hands.answer()
    assert heard >= {"place", "confirm"}
    assert len(heard) >= kinds
