"""Table lists, invitations, back navigation and the list of keys, at every screen size."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from cosecha.server.pages.table_list import table_name
from tests.browsing.fixtures import NewContext
from tests.drawn import qr
from tests.drawn.people import AGAINST_A_BOT, DOCK, GO, PAIR, enter, host_table, position, sit, table_at
from tests.drawn.sizes import SIZES, on_a_phone_and
from tests.server.servers import Node

FIGURES = {"santiago": 2, "cacao": 3, "agricola": 4}


def _bottom(page: Page, what: str) -> float:
    box = page.locator(what).bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@on_a_phone_and("tablet")
def test_a_list_shows_each_tables_game_progress_and_pace(new_context: NewContext, site: Node, size: str) -> None:
    for game, players in FIGURES.items():
        seats = [{"kind": "open"}] * players
        clock = {"move": 120} if game == "cacao" else None
        host_table(
            site.url, {"game": game, "options": {"players": players}, "seats": seats, "public": True, "clock": clock}
        )
    page = new_context(**SIZES[size]).new_page()
    page.goto("/")
    rows = page.locator("[aria-labelledby=open-tables] li")
    for game, players in FIGURES.items():
        row = rows.filter(has_text=f"{game.capitalize()} ·").first
        expect(row).to_contain_text(f"{players} players")
        expect(row).to_contain_text("2 minutes a move" if game == "cacao" else "no clock")
        expect(row.locator(f"[data-figure={game}]")).to_have_count(players)
        assert row.locator("b").inner_text() != game.capitalize()
    cards = [box for card in page.locator("article").all() if (box := card.bounding_box())]
    lines = {round(box["y"]) for box in cards}
    assert len(cards) == 3
    assert len(lines) in (1, 3), "cards must be in one row, or each in its own"
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.proof
def test_the_list_of_own_tables_shows_the_same(new_context: NewContext, site: Node) -> None:
    plan = {**AGAINST_A_BOT, "options": {"players": 2, "min_bribe": 2}, "clock": {"move": 120, "bank": 3600}}
    (person,) = table_at(site.url, lambda now: bool(position(now)["round"]), plan)
    context = new_context()
    enter(context, person)
    page = context.new_page()
    page.goto("/")
    row = page.locator(f"[aria-labelledby=my-tables] a[href='/t/{person.table.id}']")
    for settings in SIZES.values():
        page.set_viewport_size(settings["viewport"])
        expect(row).to_contain_text(re.compile(r"Santiago · Round \d+ of 10"))
        expect(row).to_contain_text("2 players · Minimum bribe: 2 · 2 minutes a move, 1 hour a game")
        expect(row.locator("b")).to_have_text(table_name(person.table.id))


@on_a_phone_and("laptop")
@pytest.mark.parametrize("dark", [False, pytest.param(True, marks=pytest.mark.proof)], ids=["light", "dark"])
def test_an_invited_friend_sees_how_to_sit_down(new_context: NewContext, site: Node, size: str, dark: bool) -> None:
    host = host_table(site.url, PAIR)
    context = new_context(**SIZES[size], color_scheme="dark" if dark else "light")
    page = sit(context, host, "play 1")
    page.locator("form button.go").wait_for()
    page.wait_for_load_state("networkidle")
    height = page.evaluate("() => innerHeight")
    bar = page.locator("header nav").bounding_box()
    limit = bar["y"] if bar and bar["y"] > height / 2 else height
    assert _bottom(page, "form button.go") <= limit
    expect(page.locator("main")).to_contain_text("Santiago")


@on_a_phone_and("desk")
def test_an_invitation_can_be_shared_copied_or_scanned(new_context: NewContext, site: Node, size: str) -> None:
    host = host_table(site.url, PAIR)
    context = new_context(**SIZES[size])
    context.add_init_script(
        "navigator.share = async (what) => { window.shared = what; };"
        "Object.defineProperty(navigator, 'canShare', { value: () => true });"
    )
    page = sit(context, host, "host")
    row = page.locator("ol li").filter(has=page.locator("input")).first
    link = row.locator("input").input_value()
    row.get_by_role("button", name="Share").click()
    assert page.evaluate("() => window.shared.url") == link
    row.get_by_role("button", name="QR code").click()
    code = row.get_by_role("img", name="QR code")
    expect(code).to_be_visible()
    assert qr.read(_squares(code)) == link
    box = code.bounding_box()
    assert box is not None
    assert box["width"] >= 200
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= SIZES[size]["viewport"]["width"]


def _squares(code: Locator) -> qr.Squares:
    """The modules of a drawn QR code, inside its quiet zone."""
    border = 3
    side = int((code.get_attribute("viewBox") or "").split()[2])
    drawn = re.findall(r"M(\d+) (\d+)h1v1h-1z", code.locator("path").get_attribute("d") or "")
    dark = {(int(row) - border, int(column) - border) for column, row in drawn}
    inside = range(side - 2 * border)
    assert all(row in inside and column in inside for row, column in dark)
    return [[(row, column) in dark for column in inside] for row in inside]


@on_a_phone_and("tablet")
def test_keys_choose_and_back_closes_a_sheet_before_leaving_the_table(
    new_context: NewContext, site: Node, size: str
) -> None:
    (person,) = table_at(site.url, lambda now: bool(now["decision"]["kind"] == "bid"), AGAINST_A_BOT)
    context = new_context(**SIZES[size])
    enter(context, person)
    page = context.new_page()
    page.goto("/settings")
    page.goto("/")
    page.locator(f"a[href='/t/{person.table.id}']").first.click()
    table = re.compile(f"/t/{person.table.id}$")
    expect(page.locator(DOCK)).to_be_visible()
    numbers = page.locator(f"{DOCK} .amounts button:not([aria-disabled=true], [aria-pressed=true])")
    free = [text for text in numbers.all_inner_texts() if len(text.split()[0]) == 1]
    digit = free[-1].split()[0]
    page.keyboard.press(digit)
    expect(page.locator(f"{DOCK} .amounts [aria-pressed=true]")).to_contain_text(digit)
    expect(page.locator(GO)).to_contain_text(digit)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keyboard")).to_contain_text("rotate the tile (Cacao)")
    page.keyboard.press("Escape")
    sheet = page.locator("dialog[open]")
    expect(sheet).to_have_count(0)
    for close in (page.go_back, lambda: page.keyboard.press("Escape")):
        page.get_by_role("button", name="Rules").first.click()
        expect(sheet).to_be_visible()
        close()
        expect(sheet).to_have_count(0)
        expect(page).to_have_url(table)
    page.wait_for_function("() => !history.state?.over")
    page.go_back()
    expect(page).to_have_url(re.compile(r"/$"))
    expect(page.locator("article")).to_have_count(3)


SLOW_BACK = """
const back = history.back.bind(history);
history.back = () => setTimeout(() => { back(); addEventListener("popstate", () => { window.gone = true }) }, 300);
"""


def test_a_sheet_that_opens_right_after_another_stays_open(new_context: NewContext) -> None:
    context = new_context()
    context.add_init_script(SLOW_BACK)
    page = context.new_page()
    page.goto("/settings")
    page.goto("/")
    page.locator("article").first.wait_for()
    sheet = page.get_by_role("dialog", name="Keyboard")
    page.keyboard.press("?")
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("?")
    page.wait_for_function("() => window.gone")
    expect(sheet).to_be_visible()
    page.go_back()
    expect(sheet).to_have_count(0)
    expect(page).to_have_url(re.compile(r"/$"))


@pytest.mark.parametrize("path", ["/", pytest.param("/rules/santiago", marks=pytest.mark.proof)])
def test_question_mark_lists_the_keys(new_context: NewContext, path: str) -> None:
    page = new_context().new_page()
    page.goto(path)
    page.locator("h1").wait_for()
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog", name="Keyboard")
    expect(sheet).to_contain_text("rotate the tile (Cacao)")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.proof
def test_typing_a_question_mark_in_a_text_field_does_not_open_the_list(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto("/join")
    page.get_by_role("textbox").first.press("?")
    page.wait_for_timeout(300)
    expect(page.locator("dialog")).to_have_count(0)
