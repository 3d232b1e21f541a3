"""A real Chromium and browser contexts inside it, for the text pages and the drawn client."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, sync_playwright

from tests.browsing import chromium
from tests.server.clients import close_connections

PATIENCE = 20_000
"""Default timeout in milliseconds."""

NewContext = Callable[..., BrowserContext]


@contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.ARGUMENTS)
        yield found
        found.close()


IN_BROWSERS = {("tests", "browser"), ("tests", "drawn")}


def widest_scope(fixture_name: str, config: pytest.Config) -> Literal["session", "module"]:
    """Session scope if only browser tests run. Otherwise module scope: while Playwright runs, no other test in the
    process can start an event loop."""
    only_browsers = all(Path(argument).parts[:2] in IN_BROWSERS for argument in config.args)
    return "session" if only_browsers else "module"


@pytest.fixture(scope=widest_scope)
def browser() -> Iterator[Browser]:
    """Shared by all browser tests. Registered in `tests/conftest.py` so that it starts only once."""
    try:
        with launched() as found:
            yield found
    except Error as wrong:
        pytest.fail(f"These tests need Chromium (Debian, Ubuntu: apt install chromium): {wrong.message}")


@pytest.fixture(scope="module", autouse=True)
def connections() -> Iterator[None]:
    yield
    close_connections()


@contextmanager
def contexts(browser: Browser, url: str, **usual: Any) -> Iterator[NewContext]:
    """Creates browser contexts, each with its own cookies, language and screen."""
    made: list[BrowserContext] = []

    def make(**settings: Any) -> BrowserContext:
        context = browser.new_context(**({"base_url": url, "locale": "en"} | usual | settings))
        context.set_default_timeout(PATIENCE)
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()
