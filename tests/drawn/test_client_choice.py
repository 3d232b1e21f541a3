"""Which client a browser gets: the drawn one, unless the user prefers text or it wasn't built. A link works in both."""

from pathlib import Path
from unittest import mock

import httpx
import pytest
from playwright.sync_api import expect

from cosecha.locale import Speaker
from tests.browsing.fixtures import NewContext
from tests.drawn.conftest import Console
from tests.drawn.people import AGAINST_A_BOT, DOCK, enter, sit
from tests.server.clients import seated
from tests.server.hosted import hosted
from tests.server.servers import Node

DRAWN = "#app"
LOOSE = ("icon.svg", "icon-turn.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest")


@pytest.mark.proof
def test_the_text_client_is_one_link_away_is_remembered_and_can_be_left(new_context: NewContext, site: Node) -> None:
    (person,) = seated(site.url, AGAINST_A_BOT)
    page = sit(new_context(), person)
    expect(page.locator(DOCK)).to_be_visible()
    path = f"/t/{person.table.id}"
    page.goto(f"{path}?client=text")
    expect(page.locator("#asked")).to_be_visible()
    assert page.locator(DRAWN).count() == 0
    page.goto("/")
    assert page.locator(DRAWN).count() == 0
    page.goto(f"{path}?client=drawn")
    expect(page.locator(DOCK)).to_be_visible()
    page.goto("/")
    assert page.locator(DRAWN).count() == 1


@pytest.mark.proof
def test_the_tables_menu_leads_to_the_text_page_in_the_same_language(new_context: NewContext, site: Node) -> None:
    (person,) = seated(site.url, AGAINST_A_BOT)
    page = sit(new_context(), person)
    page.evaluate("localStorage.setItem('cosecha', JSON.stringify({ language: 'pl' }))")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").locator("a[href^='?client=text']").click()
    expect(page.locator("#asked")).to_be_visible()
    assert page.locator(DRAWN).count() == 0
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_without_scripts_the_text_client_is_served(new_context: NewContext) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto("/rules/santiago")
    page.wait_for_url("**/rules/santiago?client=text")
    assert page.locator(DRAWN).count() == 0
    expect(page.locator("h1")).to_be_visible()


@pytest.mark.parametrize("path", ["/", "/rules", "/rules/santiago", "/new/santiago", "/settings", "/join", "/t/none"])
def test_every_page_has_its_own_url(site: Node, path: str) -> None:
    answer = httpx.get(f"{site.url}{path}")
    assert answer.status_code == 200
    assert 'id="app"' in answer.text
    assert answer.headers["cache-control"] == "no-store"
    assert "content-security-policy" in answer.headers


def test_an_unknown_url_is_reported_by_the_chosen_client(new_context: NewContext, site: Node, console: Console) -> None:
    console.expect("404")
    page = new_context().new_page()
    answer = page.goto("/nowhere/at/all")
    assert answer
    assert answer.status == 404
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    text = httpx.get(f"{site.url}/nowhere", headers={"accept": "text/html"}, cookies={"client": "text"})
    assert text.status_code == 404
    assert 'id="app"' not in text.text
    assert 'id="app"' not in httpx.get(f"{site.url}/assets/none.js").text


@pytest.mark.proof
def test_a_table_whose_rights_fail_to_load_can_be_retried(
    new_context: NewContext, site: Node, console: Console
) -> None:
    console.expect("500")
    (person,) = seated(site.url, AGAINST_A_BOT)
    page = new_context().new_page()
    page.route("**/rights", lambda route: route.fulfill(status=500, json={}))
    enter(page.context, person)
    page.goto(f"/t/{person.table.id}")
    expect(page.get_by_role("alert")).to_contain_text("Can’t reach")
    page.unroute("**/rights")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(DOCK)).to_be_visible()


@pytest.mark.proof
def test_an_unknown_table_is_reported(new_context: NewContext, console: Console) -> None:
    console.expect("404.*/api/tables/none|WebSocket.*/api/tables/none")
    page = new_context().new_page()
    page.goto("/t/none")
    expect(page.locator("main")).to_contain_text("There’s no such table")
    page.locator("main a[href='/']").click()
    expect(page).to_have_url("/")
    expect(page.locator("h1")).to_be_visible()


@pytest.mark.proof
def test_the_back_button_leads_to_the_previous_page(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto("/settings")
    before = page.locator("h1").inner_text()
    page.locator("header a[href='/']").first.click()
    expect(page.locator("h1")).not_to_have_text(before)
    page.go_back()
    expect(page.locator("h1")).to_have_text(before)


def test_without_a_bundle_the_text_client_is_served_with_an_explanation(tmp_path: Path) -> None:
    note = Speaker("en").text("page-not-drawn")
    with mock.patch("cosecha.server.drawn.bundle.files", dict), hosted(tmp_path / "data", text_only=False) as found:
        (person,) = seated(found.url, AGAINST_A_BOT)
        token = person.table.tokens[person.link or ""]
        with httpx.Client(base_url=found.url) as browser:
            browser.post("/api/enter", json={"token": token}).raise_for_status()
            for path in ("/", "/rules/santiago", "/settings?client=drawn", f"/t/{person.table.id}"):
                answer = browser.get(path)
                assert answer.status_code == 200, path
                assert 'id="app"' not in answer.text
                assert answer.text.count(note) == 1, path
            assert browser.get("/nowhere", headers={"accept": "text/html"}).text.count(note) == 1
        assert httpx.get(f"{found.url}/assets/index.js").status_code == 404
        assert httpx.get(f"{found.url}/learn/santiago").headers["location"] == "/rules/santiago"


def test_the_text_client_needs_no_explanation_when_it_is_wanted(site: Node, tmp_path: Path) -> None:
    note = Speaker("en").text("page-not-drawn")
    assert note not in httpx.get(f"{site.url}/", cookies={"client": "text"}).text
    with hosted(tmp_path / "data") as found:
        assert note not in httpx.get(f"{found.url}/").text


def test_bundle_files_are_cached_and_unknown_files_are_not_found(site: Node, bundle: Path) -> None:
    for path in LOOSE:
        assert httpx.get(f"{site.url}/{path}").status_code == 200, path
    name = next((bundle / "assets").glob("*.js")).name
    answer = httpx.get(f"{site.url}/assets/{name}", headers={"accept-encoding": "gzip"})
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-encoding"] == "gzip"
    smaller = httpx.get(f"{site.url}/assets/{name}", headers={"accept-encoding": "gzip, br"})
    assert smaller.headers["content-encoding"] == "br"
    assert int(smaller.headers["content-length"]) < int(answer.headers["content-length"])
    plain = httpx.get(f"{site.url}/assets/{name}", headers={"accept-encoding": "identity"})
    assert plain.content == answer.content == (bundle / "assets" / name).read_bytes()
    for wrong in ("none.js", f"{name}.br", "..%2Findex.html", "%2e%2e/stamp"):
        assert httpx.get(f"{site.url}/assets/{wrong}").status_code == 404
