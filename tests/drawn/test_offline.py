"""Without a connection, or without a server: every page says so, none is blank, and all goes on when it is back."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from cosecha.server.drawn import bundle
from tests.browsing.fixtures import NewContext
from tests.drawn.conftest import Console
from tests.drawn.people import AGAINST_A_BOT, DOCK, enter
from tests.server.clients import seated
from tests.server.servers import Node, running

PAGES = ("/", "/settings", "/rules/santiago", "/new/santiago", "/join", "/learn/santiago", "/t/none", "/t/none/replay")
SAID = re.compile("You’re offline|Connection lost")
READY = """navigator.serviceWorker.ready.then(({ active }) => new Promise((done) => {
  const look = () => active.state === "activated" && done();
  active.addEventListener("statechange", look);
  look();
}))"""
"""The worker has done all that it does before it works: kept what is new, and forgotten what is old."""
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const kept of await (await caches.open(name)).keys()) found.push(new URL(kept.url).pathname);
  return found;
}"""


@pytest.fixture
def own_site(bundle: Path, tmp_path: Path) -> Iterator[Node]:
    """A server that a test may stop."""
    with running(tmp_path / "data", text_only=False) as node:
        yield node


def visited(context: BrowserContext, path: str = "/") -> Page:
    """Somebody was here before, so that the client is kept in their browser."""
    page = context.new_page()
    page.goto(path)
    page.evaluate(READY)
    return page


@pytest.mark.proof
def test_without_a_network_every_page_says_so(new_context: NewContext, console: Console) -> None:
    console.expect("ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically|Failed to load resource|WebSocket connection")
    context = new_context(service_workers="allow")
    page = visited(context)
    context.set_offline(True)
    expect(page.get_by_text("You’re offline.")).to_be_visible()
    for path in PAGES:
        page.goto(path)
        expect(page.get_by_text(SAID), path).to_be_visible()
        assert page.locator("main").count() == 1, f"{path} is blank"
    page.goto("/")
    context.set_offline(False)
    expect(page.get_by_role("heading", name="Santiago")).to_be_visible()
    expect(page.get_by_text(SAID)).to_have_count(0)


@pytest.mark.proof
def test_a_server_that_is_gone_is_waited_for(new_context: NewContext, console: Console, own_site: Node) -> None:
    console.expect("ERR_CONNECTION_REFUSED|Failed to load resource|WebSocket connection|Failed to fetch")
    (person,) = seated(own_site.url, AGAINST_A_BOT)
    context = new_context(base_url=own_site.url, service_workers="allow")
    enter(context, person)
    address = f"/t/{person.table.id}"
    page = visited(context, address)
    expect(page.locator(DOCK)).to_be_visible()
    page.reload()
    expect(page.locator(DOCK)).to_be_visible()
    own_site.stop()
    for path in (address, "/", "/settings", address):
        page.goto(path)
        expect(page.get_by_text(SAID), path).to_be_visible()
        expect(page.locator("main")).to_be_visible()
    own_site.start()
    expect(page.locator(DOCK)).to_be_visible()
    expect(page.get_by_text(SAID)).to_have_count(0)


def test_nothing_that_a_server_says_is_kept(new_context: NewContext, site: Node) -> None:
    (person,) = seated(site.url, AGAINST_A_BOT)
    context = new_context(service_workers="allow")
    enter(context, person)
    page = visited(context, f"/t/{person.table.id}")
    page.reload()
    expect(page.locator(DOCK)).to_be_visible()
    page.goto("/rules/santiago")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    kept = page.evaluate(KEPT)
    assert "/index.html" in kept
    assert [path for path in kept if not (path == "/index.html" or path.startswith("/assets/"))] == []


@pytest.mark.proof
def test_a_new_version_counts_at_once(new_context: NewContext, site: Node) -> None:
    """The shell comes from the server whenever it is there, however old the worker is; other versions are forgotten."""
    context = new_context(service_workers="allow")
    page = visited(context)
    page.evaluate("caches.open('cosecha another').then((cache) => cache.put('/old', new Response('old')))")
    context.route("**/settings", lambda route: route.fulfill(content_type="text/html", body="<h1>A newer one</h1>"))
    page.goto("/settings")
    expect(page.get_by_role("heading", name="A newer one")).to_be_visible()
    page.goto("/")
    page.evaluate("""async () => {
      for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
    }""")
    page.goto("/")
    page.evaluate(READY)
    assert "/old" not in page.evaluate(KEPT)


def test_what_is_kept_belongs_to_one_version(site: Node) -> None:
    """A worker keeps a shell only if it names the worker's own entry."""
    worker = httpx.get(f"{site.url}/worker.js")
    shell = httpx.get(f"{site.url}/index.html")
    for answer in (worker, shell):
        assert answer.headers["cache-control"] == "no-store"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
    entry = worker.text.partition('const FIRST = ["')[2].partition('"')[0]
    assert entry.startswith("/assets/")
    assert entry in shell.text
    assert entry.lstrip("/") in bundle.files()


def test_it_can_be_installed(site: Node) -> None:
    with httpx.Client(base_url=site.url) as client:
        manifest = client.get("/manifest.webmanifest").json()
        assert manifest["start_url"] == manifest["scope"] == "/"
        assert manifest["display"] == "standalone"
        sizes = {size for icon in manifest["icons"] for size in icon["sizes"].split()}
        assert {"192x192", "512x512"} <= sizes
        assert any("maskable" in icon["purpose"] for icon in manifest["icons"])
        assert any(icon["purpose"] == "any" for icon in manifest["icons"])
        for icon in manifest["icons"]:
            assert client.get(icon["src"]).headers["content-type"] == icon["type"]


@pytest.mark.proof
def test_a_browser_that_keeps_nothing_is_served_all_the_same(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto("/")
    expect(page.get_by_role("heading", name="Santiago")).to_be_visible()
