"""The dock at every size and in every language: nothing is cut off, nothing scrolls, nothing moves."""

from itertools import count, product

import pytest

from tests.browsing.fixtures import NewContext
from tests.drawn.docks import LANGUAGES, SIZES, Examiner, green, outline, shifts, speak, watch_shifts
from tests.drawn.people import DOCK, GO, PHONE, Hands, sit, waited
from tests.server.clients import Client, Json, seated
from tests.server.servers import Node

READY = ("santiago", "cacao")
"""The games whose docks keep the promises."""
games = pytest.mark.parametrize("game", READY)

HEIGHTS = {
    ("santiago", "laptop"): 118,
    ("santiago", "desk"): 118,
    ("cacao", "laptop"): 180,
    ("cacao", "desk"): 180,
}


def table(url: str, game: str, players: int = 4) -> Client:
    """Somebody with bots: they are quick, and do what nobody would."""
    bots = [{"kind": "bot", "bot": "random", "name": name} for name in ("Wojciech", "Marta", "Esmeralda", "Lu")]
    plan: Json = {"game": game, "options": {"players": players}, "seats": [{"kind": "here"}, *bots[: players - 1]]}
    (person,) = seated(url, {**plan, "pace": 0, "confirm": False})
    return person


def look_through(new_context: NewContext, url: str, game: str, moments: int) -> None:
    """Play on, and look closely at every question: one after the other at every size and in every language."""
    seen, wrong = 0, []
    rectangles: dict[tuple[str, int], dict[str, float]] = {}
    for seed in count(1):
        if seen == moments:
            break
        players = 3 + seed % 2
        person = table(url, game, players)
        page = sit(new_context(), person)
        hands = Examiner(page, seed)
        for language, (size, viewport) in product(LANGUAGES, SIZES.items()):
            page.set_viewport_size(viewport)
            if size == "phone":
                speak(page, language)
            if waited(person, hands) is None or seen == moments:
                break
            kind = page.locator(DOCK).get_attribute("data-decision")
            wrong += [f"{language} {size} {kind}: {flaw}" for flaw in hands.examine()]
            place = green(page)
            if rectangles.setdefault((size, players), place) != place:
                wrong.append(f"{language} {size} {kind}: the green button moved: {place}")
            height = HEIGHTS.get((game, size))
            if height and (high := outline(page)["height"]) != height:
                wrong.append(f"{size}: the dock is {high} high")
            seen += 1
            hands.answer()
        page.close()
    assert not wrong, "\n".join(wrong)


@games
def test_nothing_is_ever_cut_off(new_context: NewContext, site: Node, game: str) -> None:
    look_through(new_context, site.url, game, 20)


@pytest.mark.proof
@games
def test_nothing_is_ever_cut_off_in_many_moments(new_context: NewContext, site: Node, game: str) -> None:
    look_through(new_context, site.url, game, 200)


@games
@pytest.mark.parametrize("device", [PHONE, {}], ids=["phone", "desk"])
def test_nothing_moves_between_decisions(new_context: NewContext, site: Node, game: str, device: Json) -> None:
    person = table(site.url, game)
    page = sit(new_context(**device), person)
    hands = Hands(page)
    assert waited(person, hands) is hands
    page.wait_for_timeout(500)
    watch_shifts(page)
    for _ in range(8):
        hands.prepare()
        page.wait_for_timeout(100)
        page.locator(GO).click()
        if waited(person, hands) is None:
            break
        page.wait_for_timeout(150)
        moved = shifts(page)
        assert sum(value for value, _ in moved) < 0.02, "\n".join(map(str, moved))
