"""Several players: over links, each in their own browser, or on one device behind a curtain."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from cosecha.locale import Speaker
from tests.browser.people import ANSWERS, CURTAIN, new_table, press_first_answer
from tests.browsing.fixtures import NewContext


def link(page: Page, name: str) -> str:
    return page.locator(f"#link-{name}").input_value()


def sit_down(context: BrowserContext, link: str, name: str) -> Page:
    """Open an invite link, which leaves no secret in the URL, and take the seat."""
    page = context.new_page()
    page.goto(link)
    page.wait_for_url(re.compile(r"/t/[a-z0-9]+$"))
    page.get_by_label("Your name").fill(name)
    with page.expect_navigation():
        page.get_by_role("button", name="Sit down").click()
    return page


def test_two_players_over_links_see_each_others_moves_without_reloading(new_context: NewContext) -> None:
    host = new_context().new_page()
    host.goto(new_table(host.context, **{"seat-1": "open"}))
    expect(host.locator("#asked-line")).to_have_text("Waiting for players")
    host.evaluate("window.sameDocument = true")
    guest = sit_down(new_context(), link(host, "play-1"), "Tomek")
    expect(host.locator("#log-lines")).to_contain_text("Tomek sits down.")
    expect(host.locator("#log-lines")).to_contain_text("The game begins.")
    assert host.evaluate("window.sameDocument") is True
    guest.evaluate("window.sameDocument = true")
    asked, waits = (host, guest) if host.locator(ANSWERS).count() else (guest, host)
    before = waits.locator("#asked-line").inner_text()
    lines = asked.locator("#log-lines li").all_inner_texts()
    press_first_answer(asked)
    expect(waits.locator("#asked-line")).not_to_have_text(before)
    assert waits.evaluate("window.sameDocument") is True
    with asked.expect_navigation():
        asked.get_by_role("button", name="Ask to undo").click()
    asked.evaluate("window.sameDocument = true")
    with waits.expect_navigation():
        waits.get_by_role("button", name="Agree", exact=True).click()
    expect(asked.locator("#log-lines")).to_contain_text("undoes a move.")
    after = asked.locator("#log-lines li").all_inner_texts()
    assert after[-len(lines) :] == lines
    assert [line for line in after[: -len(lines)] if "undo" not in line and "agrees" not in line] == []
    assert asked.evaluate("window.sameDocument") is True
    guest.get_by_label("Your message").fill("Water, please!")
    with guest.expect_navigation():
        guest.get_by_role("button", name="Send").click()
    expect(host.locator("#chat-lines")).to_contain_text("Tomek Water, please!")


@pytest.mark.proof
def test_a_network_failure_does_not_replace_the_page(new_context: NewContext) -> None:
    page = new_context().new_page()
    path = new_table(page.context, **{"seat-1": "open"})
    page.goto(path)
    page.evaluate("window.sameDocument = true")
    page.route(f"**{path}", lambda route: route.fulfill(status=502, content_type="text/html", body="Bad gateway"))
    with page.expect_response(lambda answer: answer.status == 502):
        page.context.request.post(f"{path}/say", form={"text": "Is anybody here?", "seat": "0"})
    page.unroute(f"**{path}")
    page.context.request.post(f"{path}/say", form={"text": "Hello?", "seat": "0"})
    expect(page.locator("#chat-lines")).to_contain_text("Hello?")
    assert page.evaluate("window.sameDocument") is True


@pytest.mark.proof
def test_a_page_stops_showing_the_table_once_its_link_is_revoked(new_context: NewContext) -> None:
    host = new_context().new_page()
    path = new_table(host.context, **{"seat-1": "open"})
    host.goto(path)
    guest = sit_down(new_context(), link(host, "play-1"), "Tomek")
    host.context.request.post(f"{path}/relink", form={"role": "play", "seat": "1"})
    expect(guest.locator("#news")).to_have_count(0)
    expect(guest.locator("main")).to_contain_text(Speaker("en").text("error-no-table"))


@pytest.mark.proof
def test_a_new_link_replaces_a_leaked_one(new_context: NewContext) -> None:
    host = new_context().new_page()
    host.goto(new_table(host.context, **{"seat-1": "open"}))
    old = link(host, "play-1")
    with host.expect_navigation():
        host.get_by_role("button", name="New link (the old one stops working): Play: Seat 2").click()
    assert link(host, "play-1") != old
    stranger = new_context().new_page()
    stranger.goto(old)
    expect(stranger.get_by_role("alert")).to_contain_text("There’s no such table")
    watching = new_context().new_page()
    watching.goto(link(host, "watch"))
    expect(watching.locator("#asked-line")).to_have_text("Waiting for players")
    assert watching.locator("form[action$='/sit']").count() == 0


@pytest.mark.proof
def test_undo_is_requested_and_accepted(new_context: NewContext) -> None:
    host = new_context().new_page()
    host.goto(new_table(host.context, **{"seat-1": "open"}))
    guest = sit_down(new_context(), link(host, "play-1"), "Tomek")
    expect(host.locator("#log-lines")).to_contain_text("The game begins.")
    for _ in range(20):
        if host.get_by_role("button", name="Ask to undo").count():
            break
        press_first_answer(host if host.locator(ANSWERS).count() else guest)
        for page in (host, guest):
            page.reload()
    with host.expect_navigation():
        host.get_by_role("button", name="Ask to undo").click()
    expect(host.locator("#asked")).to_contain_text("Waiting for: Tomek.")
    expect(guest.locator("h1")).to_have_text("Marta would like to undo a move. Do you agree?")
    expect(guest).to_have_title("Marta asks to undo a move. · Santiago · Cosecha")
    expect(host.locator("h1")).not_to_contain_text("undo a move")
    guest.get_by_role("button", name="Agree", exact=True).click()
    expect(host.locator("#log-lines")).to_contain_text("Marta undoes a move.")


def lift(page: Page) -> str:
    """Lift the curtain and return whose turn it hides."""
    name = page.get_by_role("button", name="I’m ").inner_text().removeprefix("I’m ")
    with page.expect_navigation():
        page.get_by_role("button", name="I’m ").click()
    return name


@pytest.mark.proof
def test_a_curtain_hides_a_hand_and_the_back_button_does_not_lift_it(new_context: NewContext) -> None:
    for scripts in (True, False):
        page = new_context(java_script_enabled=scripts).new_page()
        page.goto(new_table(page.context, **{"seat-1": "here", "name-1": "Tomek", "money_visibility": "hidden"}))
        first = lift(page)
        while "bid" not in page.locator("#asked-line").inner_text():
            press_first_answer(page)
            if page.locator(CURTAIN).count():
                first = lift(page)
        page.locator("#asked").get_by_label("How much").fill("3")
        with page.expect_navigation():
            page.locator("#asked").get_by_role("button", name="Bid", exact=True).click()
        shown = page.content()
        assert page.locator(CURTAIN).count() == 1
        for word in ("escudo", "Bid", "board", "log-lines", "secretly", "canal"):
            assert word not in re.sub(r"<head>.*</head>", "", shown, flags=re.DOTALL), f"{word} behind the curtain"
        for _ in range(3):
            page.go_back()
            page.wait_for_load_state()
            now = page.locator("main").inner_text()
            assert f"{first} secretly bids" not in now
            assert page.locator(CURTAIN).count() == 1 or page.locator("#asked").count() == 0, now
        page.goto(page.url)
        second = lift(page)
        assert second != first
        assert f"{first} secretly bids" not in page.locator("main").inner_text()


@pytest.mark.proof
def test_a_button_copies_the_link_if_there_are_scripts(new_context: NewContext) -> None:
    host = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    path = new_table(host.context, **{"seat-1": "open"})
    host.goto(path)
    button = host.get_by_role("button", name="Copy: Play: Seat 2")
    button.click()
    expect(button).to_have_text("Copied")
    expect(host.locator("#announce")).to_have_text("Copied")
    assert host.evaluate("navigator.clipboard.readText()") == link(host, "play-1")
    host.evaluate("""() => {
      navigator.clipboard.writeText("");
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    }""")
    expect(button).to_have_text("Copy")
    button.click()
    expect(button).to_have_text("Copied")
    without = new_context(java_script_enabled=False, storage_state=host.context.storage_state()).new_page()
    without.goto(path)
    expect(without.locator(".copy").first).to_be_hidden()


@pytest.mark.proof
def test_a_page_says_that_the_connection_is_lost_until_it_is_back(new_context: NewContext) -> None:
    page = new_context().new_page()
    path = new_table(page.context, **{"seat-1": "open"})
    page.route("**/news?*", lambda route: route.abort())
    page.goto(path)
    lost = page.locator("#lost")
    assert lost.get_attribute("role") == "status"
    expect(lost).to_have_text("Connection lost. Reconnecting…")
    expect(lost).to_be_in_viewport()
    page.unroute("**/news?*")
    expect(lost).to_have_text("")
