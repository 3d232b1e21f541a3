"""The bots that the text pages offer, in a browser: the time is shown only where it counts."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browsing.fixtures import NewContext, contexts
from tests.server.servers import Node, running


@pytest.fixture(scope="module")
def timed_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with running(tmp_path_factory.mktemp("timed"), "tests.server.serve_timed") as node:
        yield node


@pytest.fixture
def new_timed_context(browser: Browser, timed_site: Node) -> Iterator[NewContext]:
    with contexts(browser, timed_site.url) as make:
        yield make


@pytest.mark.parametrize("scripts", [True, False])
def test_the_time_appears_with_a_bot_that_has_one_and_is_kept(new_timed_context: NewContext, scripts: bool) -> None:
    page = new_timed_context(java_script_enabled=scripts).new_page()
    page.goto("/")
    game = page.get_by_role("region", name="Santiago")
    level, time = game.get_by_label("Bot level"), game.get_by_label("Thinking time")
    expect(level.locator("option:checked")).to_have_text("Apprentice – suggested")
    expect(time).to_be_hidden()
    level.select_option("master")
    expect(time).to_be_visible()
    time.select_option(label="0.5 s per move")
    game.get_by_role("button", name="Play against bots").click()
    expect(page.get_by_text("master bot, 0.5 s").first).to_be_visible()
    page.goto("/new/cacao")
    expect(page.get_by_label("Thinking time")).to_be_hidden()
    page.get_by_label("Seat 2").select_option("master")
    expect(page.get_by_label("Thinking time")).to_have_value("0.5")
