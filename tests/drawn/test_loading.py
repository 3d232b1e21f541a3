"""What a first visit loads: few requests, no waterfalls, and no layout shift."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page

from tests.browsing.fixtures import NewContext
from tests.drawn.people import AGAINST_A_BOT, enter, host_table
from tests.drawn.sizes import SIZES, on_a_phone_and
from tests.server.clients import seated
from tests.server.servers import Node

MOST = {"phone": 20, "tablet": 20, "laptop": 24, "desk": 24}
"""Maximum number of requests. A wide screen shows the log and its tabs beside the board and loads their contents too.
"""
SHIFTS = """() => {
  window.shift = 0;
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shift += value; })
    .observe({ type: "layout-shift", buffered: true });
}"""


def _asked(page: Page, path: str, ready: str) -> list[str]:
    """The requests of a page until it is idle."""
    found: list[str] = []
    page.on("request", lambda request: found.append(request.url))
    page.goto(path)
    page.locator(ready).first.wait_for()
    page.wait_for_load_state("networkidle")
    # The page's logo is shown twice; the second time it comes from the cache.
    return [url for url in found if not url.endswith("/icon.svg")] + ["/icon.svg"]


@on_a_phone_and("desk")
def test_a_first_visit_loads_little_and_nothing_shifts(new_context: NewContext, own_site: Node, size: str) -> None:
    """On its own server: tables of other tests may have names that need another font."""
    (person,) = seated(own_site.url, AGAINST_A_BOT)
    for path, ready in (("/", "article .cover img"), (f"/t/{person.table.id}", "main.match .board > *")):
        context = new_context(**SIZES[size], base_url=own_site.url)
        enter(context, person)
        page = context.new_page()
        page.add_init_script(f"({SHIFTS})()")
        asked = _asked(page, path, ready)
        assert len(asked) == len(set(asked)), "something is requested twice"
        lines = 0 if path == "/" else 1
        assert len(asked) + lines <= MOST[size], "\n".join(asked)
        assert page.evaluate("() => window.shift") < 0.1
        context.close()


@pytest.mark.parametrize(
    ("wanted", "language"), [("fr-CH,fr;q=0.9,en;q=0.5", "fr"), ("", "en"), ("de, pl;q=0.5", "pl")]
)
def test_a_page_preloads_what_its_url_needs(site: Node, wanted: str, language: str) -> None:
    (person,) = seated(site.url, {**AGAINST_A_BOT, "game": "cacao"})
    with httpx.Client(base_url=site.url, headers={"accept-language": wanted}) as browser:
        lobby = browser.get("/").text
        assert re.findall(r"/assets/shared-(..)-[^.]+\.ftl", lobby) == [language]
        assert "/api/games" in lobby
        assert "/assets/lobby-" in lobby
        assert "/assets/table-" not in lobby
        browser.post("/api/enter", json={"token": person.table.tokens[person.link or ""]}).raise_for_status()
        table = browser.get(f"/t/{person.table.id}").text
        assert f'href="/api/tables/{person.table.id}/rights"' in table
        assert re.findall(r"/assets/(cacao|santiago|agricola)-(..)-[^.]+\.ftl", table) == [("cacao", language)]
        assert "/assets/lobby-" not in table
        for path in re.findall(r'href="(/[^"]+)"', table):
            assert browser.get(path).status_code == 200, path


def test_a_page_does_not_reveal_a_private_tables_game(site: Node) -> None:
    """The page for a private table equals the one for an unknown table."""
    host = host_table(site.url, {**AGAINST_A_BOT, "game": "cacao"})
    pages = [httpx.get(f"{site.url}/t/{id}").text for id in (host.table.id, "nothing")]
    assert pages[0] == pages[1]
    assert "cacao" not in pages[0]


def test_the_lobby_pictures_need_no_further_requests(bundle: Path, site: Node) -> None:
    covers = [*(bundle / "assets").glob("*-cover-*.svg")]
    assert len(covers) == 6
    for cover in covers:
        drawn = cover.read_text()
        ids = set(re.findall(r' id="([^"]+)"', drawn))
        assert set(re.findall(r'(?:href="|url\()#([^")]+)', drawn)) <= ids
        assert "<script" not in drawn
        policy = httpx.get(f"{site.url}/assets/{cover.name}").headers["content-security-policy"]
        assert "default-src 'none'" in policy
    light, dark = ((bundle / "assets" / name).read_text() for name in sorted(each.name for each in covers)[:2])
    assert light != dark
