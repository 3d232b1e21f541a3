"""The lessons: their script fits the deal, the ring leads through it, and every kind of decision is explained."""

import random
import re
from itertools import product
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from cosecha import games
from cosecha.games.agricola.engine.stack import questions
from cosecha.locale import LANGUAGES, Speaker
from cosecha.server.table.lessons import LESSONS
from tests.browsing.fixtures import NewContext
from tests.drawn.lessons import COACH, RING, begin, coached, sayings, sayings_without_target, script, suggested
from tests.drawn.people import DOCK, PHONE, QUIET, client_of
from tests.server.servers import Node

GAMES = list(games.NAMES)
PATHS = list(LESSONS)
"""All lessons: the first of each game by its name, and others as `game/name`."""
MINUTES = {"santiago": 7, "cacao": 5, "agricola": 10, "agricola/cards": 7}
WORDS_A_MINUTE = 200
SECONDS_AN_ANSWER = 10
"""Time for a beginner to find the ringed element, tap it, look at its effect, and commit."""


@pytest.mark.parametrize("game", PATHS)
def test_the_script_fits_the_deal(game: str) -> None:
    """Each scripted decision comes up in order, and its answer is legal."""
    rules, lesson = games.by_name(game.partition("/")[0]), LESSONS[game]
    state = rules.start(rules.checked(lesson.options), lesson.seed)
    mine, bots = script(game), [list(answers) for answers in lesson.bots]
    for decision, answer in mine:
        while (seat := state.waiting()[0]) != 0:
            state.play(seat, rules.parse(bots[seat - 1].pop(0)))
        asked = state.decision(0)
        assert asked is not None
        assert asked.id == decision
        state.play(0, rules.parse(answer))
    while any(bots) and (seat := state.waiting()[0]) != 0 and bots[seat - 1]:
        state.play(seat, rules.parse(bots[seat - 1].pop(0)))
    assert not any(bots), "the script has answers left"


def kinds_of(game: str) -> set[str]:
    """Every kind of decision in the game; combined kinds are split up."""
    if game == "agricola":
        return questions()
    rules, found = games.by_name(game), set[str]()
    options: list[dict[str, Any]] = [{"players": 2}, {"players": 3}]
    if game == "santiago":
        options.append({"players": 3, "setup_placement": "manual"})
    rng = random.Random(1)
    for plan, seed in product(options, range(2)):
        state: Any = rules.start(msgspec.convert(plan, rules.options), seed)
        while asked := state.waiting():
            found.add(state.decision(asked[0]).kind)
            state.apply(asked[0], rng.choice(state.worth(asked[0])))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_is_explained(game: str) -> None:
    assert kinds_of(game) | {"confirm"} == set(coached(game))


ELSEWHERE = {
    "santiago": {"spring", "palm", "start"},  # only if players set up the board themselves
    "cacao": set[str](),
    "agricola": {"choose", "minor", "occupation", "card", "pay", "draft", "draw", "drop", "mulligan", "move"},
    # only with more players, with hand cards or in teams
}
"""Kinds of decisions that can't come up with a lesson's options."""


def kinds_met(game: str) -> set[str]:
    """Every kind of decision that comes up in random games with the lesson's options."""
    rules, rng, found = games.by_name(game), random.Random(1), set[str]()
    for seed in range(30):
        state: Any = rules.start(rules.checked(LESSONS[game].options), seed)
        while asked := state.waiting():
            found |= set(state.decision(asked[0]).kind.split("-"))
            state.apply(asked[0], rng.choice(state.worth(asked[0])))
    return found


def kinds_scripted(game: str) -> set[str]:
    """The kinds of decisions in the script; for combined decisions, the part that is answered."""
    found = set[str]()
    for decision, answer in script(game):
        kinds = decision.split(".")[1].split("-")
        found |= set(kinds) if len(kinds) == 1 else {answer.split()[0]} & set(kinds)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_decision_comes_up_in_the_script(game: str) -> None:
    assert kinds_met(game) == kinds_of(game) - ELSEWHERE[game]
    assert kinds_scripted(game) == kinds_met(game)


def minutes(game: str, language: str) -> float:
    """How long the scripted part takes: reading the messages and giving the answers."""
    said = Speaker(language)
    words = sum(len(said.text(id).split()) for id in sayings(game))
    return words / WORDS_A_MINUTE + len(script(game)) * SECONDS_AN_ANSWER / 60


@pytest.mark.parametrize("game", PATHS)
def test_a_lesson_has_the_right_length(game: str) -> None:
    """The script takes at least a third of the time; the rest is for what comes up in free play."""
    for language in LANGUAGES:
        assert 1 / 3 <= minutes(game, language) / MINUTES[game] <= 1, language


def sentences(text: str) -> int:
    assert re.search(r"[.!?]$", text), text
    return len(re.findall(r"[.!?…](?=\s|$)", text))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PATHS)
def test_the_script_has_one_sentence_per_message(game: str, language: str) -> None:
    """A semicolon would be two sentences in disguise."""
    said = Speaker(language)
    scripted = {id: said.text(id) for id in [*sayings(game), *suggested(game), "client-lesson-other"]}
    assert {id: text for id, text in scripted.items() if sentences(text) != 1 or ";" in text} == {}
    assert max(map(len, scripted.values())) <= 130


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PATHS)
def test_the_coach_is_brief(game: str, language: str) -> None:
    said = Speaker(language)
    name, _, lesson = game.partition("/")
    prefix = f"{name}-lesson-{lesson}-" if lesson else f"{name}-lesson-"
    ids = [*coached(game).values(), f"{prefix}begin", f"{prefix}over", "client-lesson-free"]
    texts = {id: said.text(id) for id in ids}
    assert {id: text for id, text in texts.items() if sentences(text) > 3 or len(text) > 260} == {}


@pytest.mark.parametrize("game", PATHS)
def test_every_scripted_sentence_points_at_something(game: str) -> None:
    assert sayings_without_target(game) == []


def answer(page: Page, decision: str) -> None:
    """Read the messages about a decision, then tap the ringed elements until it is answered."""
    expect(page.locator(f'{DOCK}[data-decision="{decision}"]')).to_be_visible()
    coach = page.locator(COACH)
    expect(coach).to_be_visible()
    while coach.get_by_role("button", name="Next").count():
        said = coach.locator("p").inner_text()
        coach.get_by_role("button", name="Next").click()
        expect(coach.locator("p")).not_to_have_text(said)
    # A mouse would hover, which on a phone opens a card over the target.
    tap = page.touchscreen.tap if page.evaluate("navigator.maxTouchPoints") else page.mouse.click
    for _ in range(10):
        if page.locator(DOCK).evaluate_all("found => found[0]?.dataset.decision") != decision:
            return
        ring = page.locator(RING)
        expect(ring).to_be_visible()
        page.wait_for_timeout(350)  # a second tap counts only after a moment
        box = ring.bounding_box()
        assert box is not None
        tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_timeout(250)
    raise AssertionError(f"the ring does not lead to an answer of {decision}")


@pytest.mark.proof
@pytest.mark.parametrize(
    ("game", "context"),
    [
        pytest.param("santiago", QUIET, id="santiago"),
        pytest.param("cacao", {**QUIET, **PHONE}, id="cacao-phone"),
        pytest.param("agricola", {**QUIET, **PHONE}, id="agricola-phone"),
        pytest.param("agricola/cards", QUIET, id="agricola/cards"),
    ],
)
def test_the_ring_leads_through_the_script(
    new_context: NewContext, site: Node, game: str, context: dict[str, Any]
) -> None:
    page = new_context(**context).new_page()
    begin(page, game)
    person = client_of(page, site.url)
    for decision, _ in script(game):
        answer(page, decision)
    moves = page.request.get(f"/api/tables/{person.table.id}/record").json()["moves"]
    assert [move["action"] for move in moves if move["seat"] == 0] == [expected for _, expected in script(game)]
    expect(page.locator(COACH)).to_contain_text(Speaker("en").text("client-lesson-free").split(". ")[0])


def test_a_different_answer_is_noticed_and_allowed(new_context: NewContext) -> None:
    page = new_context(**QUIET).new_page()
    begin(page, "santiago")
    coach, said = page.locator(COACH), Speaker("en")
    for _ in range(3):
        coach.get_by_role("button", name="Next").click()
    page.locator(f"{DOCK} .amounts button").get_by_text("5", exact=True).click()
    expect(coach).to_contain_text(said.text("client-lesson-other"))
    page.locator(f"{DOCK} button.go.big").click()
    expect(page.locator(f'{DOCK}[data-decision="1.plant.0"]')).to_be_visible()
    expect(coach).to_contain_text(said.text("client-lesson-free").split(". ")[0])
    coach.get_by_role("button", name="Stop the lesson").click()
    expect(coach).to_have_count(0)
