"""What a page asks for when somebody comes for the first time: little, all at once, and nothing moves as it comes."""

import re
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page

from tests.browsing.fixtures import NewContext
from tests.drawn.people import AGAINST_A_BOT, enter, opened
from tests.drawn.sizes import SIZES, at_every_size
from tests.server.clients import seated
from tests.server.servers import Node

MOST = {"phone": 20, "tablet": 20, "laptop": 24, "desk": 24}
"""So many requests. A wide screen shows the log and its tabs beside the board, and asks what is in them."""
SHIFTS = """() => {
  window.shift = 0;
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) window.shift += value; })
    .observe({ type: "layout-shift", buffered: true });
}"""


def _asked(page: Page, path: str, ready: str) -> list[str]:
    """What a page asks for until nothing more comes."""
    found: list[str] = []
    page.on("request", lambda request: found.append(request.url))
    page.goto(path)
    page.locator(ready).first.wait_for()
    page.wait_for_load_state("networkidle")
    # The sign of the page is shown twice, and in the cache the second time.
    return [url for url in found if not url.endswith("/icon.svg")] + ["/icon.svg"]


@at_every_size
def test_a_first_visit_asks_for_little_and_nothing_moves(new_context: NewContext, own_site: Node, size: str) -> None:
    """At a server of its own: tables of other tests may bring names that need another font."""
    (person,) = seated(own_site.url, AGAINST_A_BOT)
    for path, ready in (("/", "article .cover img"), (f"/t/{person.table.id}", "main.match .board > *")):
        context = new_context(**SIZES[size], base_url=own_site.url)
        enter(context, person)
        page = context.new_page()
        page.add_init_script(f"({SHIFTS})()")
        asked = _asked(page, path, ready)
        assert len(asked) == len(set(asked)), "something is fetched twice"
        lines = 0 if path == "/" else 1
        assert len(asked) + lines <= MOST[size], "\n".join(asked)
        assert page.evaluate("() => window.shift") < 0.1
        context.close()


@pytest.mark.parametrize(
    ("wanted", "language"), [("fr-CH,fr;q=0.9,en;q=0.5", "fr"), ("", "en"), ("de, pl;q=0.5", "pl")]
)
def test_a_page_names_what_its_address_needs(site: Node, wanted: str, language: str) -> None:
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


def test_a_page_does_not_tell_strangers_what_is_played(site: Node) -> None:
    """The page for a private table is the same as that for no table at all."""
    host = opened(site.url, {**AGAINST_A_BOT, "game": "cacao"})
    pages = [httpx.get(f"{site.url}/t/{id}").text for id in (host.table.id, "nothing")]
    assert pages[0] == pages[1]
    assert "cacao" not in pages[0]


def test_the_pictures_in_the_lobby_need_nothing_else(bundle: Path, site: Node) -> None:
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
