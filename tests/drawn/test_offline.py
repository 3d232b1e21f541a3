"""Offline, or with the server down: every page says so, none is blank, and everything resumes afterwards."""

import re

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page, expect

from cosecha.server.drawn import bundle
from tests.browsing.fixtures import NewContext
from tests.drawn.conftest import Console
from tests.drawn.people import AGAINST_A_BOT, DOCK, enter
from tests.server.clients import seated
from tests.server.servers import Node

PAGES = ("/", "/settings", "/rules/santiago", "/new/santiago", "/join", "/learn/santiago", "/t/none", "/t/none/replay")
SAID = re.compile("You’re offline|Connection lost")
READY = """navigator.serviceWorker.ready.then(({ active }) => new Promise((done) => {
  const look = () => active.state === "activated" && done();
  active.addEventListener("statechange", look);
  look();
}))"""
"""Wait until the service worker has cached the new files and deleted the old ones."""
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const kept of await (await caches.open(name)).keys()) found.push(new URL(kept.url).pathname);
  return found;
}"""


def visited(context: BrowserContext, path: str = "/") -> Page:
    """Visit the site so that the client is in the browser's cache."""
    page = context.new_page()
    page.goto(path)
    page.evaluate(READY)
    return page


@pytest.mark.proof
def test_every_page_says_that_there_is_no_network(new_context: NewContext, console: Console) -> None:
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
def test_the_page_reconnects_when_the_server_is_back(new_context: NewContext, console: Console, own_site: Node) -> None:
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


def test_no_server_data_is_cached(new_context: NewContext, site: Node) -> None:
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
def test_a_new_version_takes_effect_at_once(new_context: NewContext, site: Node) -> None:
    """The shell comes from the server whenever that is reachable, however old the worker; caches of other versions are
    deleted."""
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


def test_a_cache_belongs_to_one_version(site: Node) -> None:
    """A worker caches a shell only if it names the worker's own entry."""
    worker = httpx.get(f"{site.url}/worker.js")
    shell = httpx.get(f"{site.url}/index.html")
    for answer in (worker, shell):
        assert answer.headers["cache-control"] == "no-store"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
    entry = worker.text.partition('const FIRST = ["')[2].partition('"')[0]
    assert entry.startswith("/assets/")
    assert entry in shell.text
    assert entry.lstrip("/") in bundle.files()


def test_the_client_is_installable(site: Node) -> None:
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
def test_the_client_works_without_a_service_worker(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto("/")
    expect(page.get_by_role("heading", name="Santiago")).to_be_visible()
