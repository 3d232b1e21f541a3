"""The dock at every size and in every language: nothing is cut off, nothing scrolls, nothing moves."""

from itertools import cycle, product

import pytest

from cosecha.games import NAMES as GAMES
from cosecha.games import by_name
from tests.browsing.fixtures import NewContext
from tests.drawn.docks import LANGUAGES, Examiner, go_on, green, outline, shifts, watch_shifts
from tests.drawn.moments import moment
from tests.drawn.people import GO, Hands, enter, sit, table_from, waited
from tests.drawn.sizes import SIZES
from tests.server.clients import Client, Json, seated
from tests.server.servers import Node

games = pytest.mark.parametrize("game", GAMES)

NAMES = ["Person", "Wojciech", "Marta", "Esmeralda"]

HEIGHTS = {
    ("santiago", "laptop"): 118,
    ("santiago", "desk"): 118,
    ("cacao", "laptop"): 180,
    ("cacao", "desk"): 180,
}

GROWING = ("agricola",)
"""Each round turns up a card, which takes its place among the others."""


def is_new_round(hands: Hands) -> bool:
    """Whether nobody has answered here in this round yet: the last part of the decision counts the answers."""
    return (hands.asked() or "").endswith(".0")


def table(url: str, game: str, players: int = 4) -> Client:
    """Somebody with bots: they are quick, and do what nobody would."""
    bots = [{"kind": "bot", "bot": "random", "name": name} for name in ("Wojciech", "Marta", "Esmeralda", "Lu")]
    plan: Json = {"game": game, "options": {"players": players}, "seats": [{"kind": "here"}, *bots[: players - 1]]}
    (person,) = seated(url, {**plan, "pace": 0, "confirm": False})
    return person


def look_through(new_context: NewContext, url: str, game: str, moments: int) -> None:
    """Look closely at questions from the whole game, one after the other at every size and in every language."""
    wrong: list[str] = []
    rectangles: dict[tuple[object, ...], dict[str, float]] = {}
    pages = {language: new_context(locale=language).new_page() for language in LANGUAGES}
    for number, (language, size) in zip(range(moments), cycle(product(LANGUAGES, SIZES))):
        found = moment(game, number)
        person = table_from(url, by_name(game), found.state, NAMES[: found.players])
        page = pages[language]
        page.set_viewport_size(SIZES[size]["viewport"])
        enter(page.context, person)
        go_on(page, f"/t/{person.table.id}")
        where = f"{language} {size} {found.kind} {found}"
        wrong += [f"{where}: {flaw}" for flaw in Examiner(page, number).examine()]
        place = green(page)
        first = rectangles.setdefault((size, *found.options.values()), place)
        if place != first:
            wrong.append(f"{where}: the green button moved: {place}, not {first}")
        height = HEIGHTS.get((game, size))
        if height and (high := outline(page)["height"]) != height:
            wrong.append(f"{where}: the dock is {high} high")
    assert not wrong, "\n".join(wrong)


@games
def test_nothing_is_ever_cut_off(new_context: NewContext, site: Node, game: str) -> None:
    look_through(new_context, site.url, game, 20)


@pytest.mark.proof
@games
def test_nothing_is_ever_cut_off_in_many_moments(new_context: NewContext, site: Node, game: str) -> None:
    look_through(new_context, site.url, game, 200)


@games
@pytest.mark.parametrize("size", ["phone", pytest.param("desk", marks=pytest.mark.proof)])
def test_nothing_moves_between_decisions(new_context: NewContext, site: Node, game: str, size: str) -> None:
    person = table(site.url, game)
    page = sit(new_context(**SIZES[size]), person)
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
        if game in GROWING and is_new_round(hands):
            continue
        assert sum(value for value, _ in moved) < 0.02, "\n".join(map(str, moved))
