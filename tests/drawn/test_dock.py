"""The dock at every size and in every language: nothing is cut off, nothing scrolls, nothing moves."""

from collections.abc import Iterable
from functools import partial
from itertools import combinations, product

import pytest

from cosecha.games import NAMES as GAMES
from cosecha.games import by_name
from cosecha.locale import LANGUAGES
from tests.browsing.fixtures import NewContext
from tests.drawn.docks import (
    BLANK,
    Examiner,
    commit_button_box,
    navigate,
    outline,
    shifts,
    switch_language,
    watch_shifts,
)
from tests.drawn.moments import Moment, moment, options, screen, tables
from tests.drawn.people import GO, MousePlayer, enter, next_asked, sit, table_from
from tests.drawn.sizes import SIZES, dock_heights
from tests.server.clients import Client, Json, seated
from tests.server.servers import Node

games = pytest.mark.parametrize("game", GAMES)

NAMES = ["Person", "Wojciech", "Marta", "Esmeralda", "Lu"]

FEW = [number for number in range(16) if (number // 4 + number) % 2 == 0]
"""Half of the screens: two sizes in each language, each size in two languages."""

MANY = {"agricola": 96, "cacao": 48, "santiago": 64}
"""How many moments the proof examines: each screen has at least three."""

HARD = {
    "agricola": (155, 168),
    "decks": (14, 70, 76, 86, 96, 122, 127, 131, 139, 140, 148, 156, 188, 232, 347, 384, 429, 430),
}
"""More moments, in which something was cut off once."""

GROWING = ("agricola",)
"""Each round reveals a card, which is added to the others."""


def is_new_round(hands: MousePlayer) -> bool:
    """Whether nobody has answered in this round yet: the last part of the decision id counts the answers."""
    return (hands.asked() or "").endswith(".0")


def table(url: str, game: str, players: int = 4) -> Client:
    """A player against fast random bots."""
    bots = [{"kind": "bot", "bot": "random", "name": name} for name in ("Wojciech", "Marta", "Esmeralda", "Lu")]
    plan: Json = {"game": game, "options": {"players": players}, "seats": [{"kind": "here"}, *bots[: players - 1]]}
    (person,) = seated(url, {**plan, "pace": 0, "confirm": False})
    return person


def layout_of(found: Moment) -> tuple[str, str]:
    """What determines the size of the dock: the game, with or without hand cards, and the screen size."""
    return found.game.capitalize() + (" with cards" if found.options.get("cards") else ""), found.size


def look_through(new_context: NewContext, url: str, game: str, moments: Iterable[int]) -> None:
    """Examine questions from the whole game, at every size and in every language."""
    wrong: list[str] = []
    heights = dock_heights()
    places: dict[tuple[str, str], tuple[float, ...]] = {}
    numbers = sorted(moments, key=screen)
    page = new_context(locale=screen(numbers[0])[0]).new_page()
    for found in map(partial(moment, game), numbers):
        person = table_from(url, by_name(found.game), found.state, NAMES[: found.players])
        if page.url != BLANK:
            switch_language(page, found.language)
        if page.viewport_size != (viewport := SIZES[found.size]["viewport"]):
            page.set_viewport_size(viewport)
        page.mouse.move(0, 0)  # not over a card, which would open and cover the next table
        enter(page.context, person)
        navigate(page, f"/t/{person.table.id}")
        wrong += [f"{found}: {flaw}" for flaw in Examiner(page, found.number).examine()]
        dock, button = outline(page), commit_button_box(page)
        layout = layout_of(found)
        if dock["height"] != heights[layout]:
            wrong.append(f"{found}: the dock is {dock['height']} high, not {heights[layout]}")
        # The dock keeps its rectangle throughout a table, and the button keeps its place in the dock at every table.
        place = (dock["right"] - button["right"], dock["bottom"] - button["bottom"], button["height"], button["width"])
        if place != places.setdefault(layout, place):
            wrong.append(f"{found}: the green button moved: {place}, not {places[layout]}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_moments_are_spread_over_all_screens_and_tables(game: str) -> None:
    """Every pair of size, language, number of players and options comes up."""
    drawn = [(*screen(number), options(game, number)) for number in range(MANY[game])]
    shown = [
        {"language": language, "size": size, "players": table["players"], "variant": str({**table, "players": 0})}
        for language, size, table in drawn
    ]
    for one, other in combinations(shown[0], 2):
        pairs = {(each[one], each[other]) for each in shown}
        possible = set(product({each[one] for each in shown}, {each[other] for each in shown}))
        if {one, other} == {"players", "variant"}:
            assert pairs == {(table["players"], str({**table, "players": 0})) for table in tables(game)}
        else:
            assert pairs == possible
    assert {each[:2] for each in drawn[:16]} == set(product(LANGUAGES, SIZES))
    few = [drawn[number] for number in FEW]
    assert {each[0] for each in few} == set(LANGUAGES)
    assert {each[1] for each in few} == set(SIZES)
    assert len({each[2]["players"] for each in few}) == len({table["players"] for table in tables(game)})


def test_nothing_is_ever_cut_off(new_context: NewContext, site: Node) -> None:
    look_through(new_context, site.url, "agricola", FEW)


@pytest.mark.proof
@games
def test_nothing_is_ever_cut_off_in_many_moments(new_context: NewContext, site: Node, game: str) -> None:
    look_through(new_context, site.url, game, (*range(MANY[game]), *HARD.get(game, ())))


@pytest.mark.proof
def test_nothing_is_ever_cut_off_with_event_decks(new_context: NewContext, site: Node) -> None:
    look_through(new_context, site.url, "decks", (*range(16), *(number for number in HARD["decks"] if number >= 16)))


@pytest.mark.proof
@pytest.mark.parametrize(
    ("game", "size"),
    [
        *(("agricola", size) for size in SIZES),
        *(("cacao", size) for size in ("phone", "laptop")),
        *(("santiago", size) for size in ("tablet", "desk")),
    ],
)
def test_nothing_moves_between_decisions(new_context: NewContext, site: Node, game: str, size: str) -> None:
    person = table(site.url, game)
    page = sit(new_context(**SIZES[size]), person)
    hands = MousePlayer(page)
    assert next_asked(person, hands) is hands
    page.wait_for_timeout(500)
    watch_shifts(page)
    for _ in range(8):
        hands.prepare()
        page.wait_for_timeout(100)
        page.locator(GO).click()
        if next_asked(person, hands) is None:
            break
        page.wait_for_timeout(150)
        moved = shifts(page)
        if game in GROWING and is_new_round(hands):
            continue
        assert sum(value for value, _ in moved) < 0.02, "\n".join(map(str, moved))
