"""The lessons: what their source contains, and a user who takes one."""

import re

from playwright.sync_api import Page, expect

from tests.drawn.people import DOCK, WAITING
from tools import web

COACH = "section.coach"
RING = ".pointing .ring"


def _source(path: str) -> str:
    """The file of a lesson, given as `game` or `game/name`."""
    game, _, name = path.partition("/")
    return (web.WEB / "src" / "games" / game / (f"{name}Lesson.ts" if name else "lesson.ts")).read_text()


def script(game: str) -> list[tuple[str, str]]:
    """The scripted decisions, each with the answer it leads to."""
    return re.findall(r'decision: "([^"]+)",\s+answer: "([^"]+)"', _source(game))


def _script(game: str) -> str:
    found = re.search(r"script: \[(.*?)\n  \],", _source(game), re.DOTALL)
    assert found
    return found[1]


def sayings(game: str) -> list[str]:
    """The messages of the scripted part, in order."""
    return re.findall(r'say: "([a-z0-9-]+)"', _script(game))


def sayings_without_target(game: str) -> list[str]:
    """Scripted messages that point at nothing, except the last of a scene, which points at the answer."""
    return re.findall(r'say: "([a-z0-9-]+)" \},?+\s*+(?!\])\S', _script(game))


def coached(game: str) -> dict[str, str]:
    """The coach's message for each kind of decision, which all lessons of a game share."""
    found = re.search(r"coach: \{(.*?)\n  \},", _source(game.partition("/")[0]), re.DOTALL)
    assert found
    return dict(re.findall(r'"?([a-z-]+)"?: \{ say: "([a-z-]+)"', found[1]))


def suggested(game: str) -> list[str]:
    """The coach's suggestions for free play."""
    return re.findall(r'say: "([a-z]+-lesson-try-[a-z]+)"', _source(game))


def begin(page: Page, game: str) -> None:
    """Open the table of a lesson with bots that move at once."""
    page.route("**/api/lessons", lambda route: route.continue_(post_data={**route.request.post_data_json, "pace": 0}))
    page.goto(f"/learn/{game}")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(f"{DOCK}, {WAITING}")).to_be_visible()


def read_coach(page: Page) -> list[str]:
    """Click through everything the coach has to say now."""
    coach, heard = page.locator(COACH), list[str]()
    page.wait_for_timeout(50)
    while coach.count():
        heard.append(coach.locator("p").inner_text())
        coach.get_by_role("button").last.click()
    return heard
