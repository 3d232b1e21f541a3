"""A real server and a real Chromium, shared by the tests of a worker; every test has a browser of its own inside it."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, sync_playwright

from tests.browser import chromium
from tests.server.servers import Node, running

PATIENCE = 20_000
"""Milliseconds until something that a test waits for must be there."""

NewContext = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with running(tmp_path_factory.mktemp("browser")) as node:
        yield node


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For one module: as long as Playwright runs, no other test of this process can have an event loop."""
    with sync_playwright() as playwright:
        try:
            found = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.ARGUMENTS)
        except Error as wrong:
            pytest.fail(f"These tests need Chromium (Debian, Ubuntu: apt install chromium): {wrong.message}")
        yield found
        found.close()


@pytest.fixture
def new_context(browser: Browser, site: Node) -> Iterator[NewContext]:
    """Makes a browser of one person: cookies, language, size and taste of their own."""
    made: list[BrowserContext] = []

    def make(**settings: Any) -> BrowserContext:
        context = browser.new_context(base_url=site.url, **({"locale": "en"} | settings))
        context.set_default_timeout(PATIENCE)
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()
