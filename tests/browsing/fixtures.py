"""A real Chromium, and browsers of single people inside it: for the text pages and for the drawn ones."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, sync_playwright

from tests.browsing import chromium
from tests.server.clients import close_connections

PATIENCE = 20_000
"""Milliseconds until something that a test waits for must be there."""

NewContext = Callable[..., BrowserContext]


@contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium.find(), args=chromium.ARGUMENTS)
        yield found
        found.close()


IN_BROWSERS = {("tests", "browser"), ("tests", "drawn")}


def as_long_as_possible(fixture_name: str, config: pytest.Config) -> Literal["session", "module"]:
    """While Playwright runs, nothing else in its process can start an event loop, as some of the other tests do."""
    only_browsers = all(Path(argument).parts[:2] in IN_BROWSERS for argument in config.args)
    return "session" if only_browsers else "module"


@pytest.fixture(scope=as_long_as_possible)
def browser() -> Iterator[Browser]:
    """One for all tests that have a browser: registered in `tests/conftest.py`, so that it doesn't start twice."""
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
    """Makes a browser of one person: cookies, language, size and taste of their own."""
    made: list[BrowserContext] = []

    def make(**settings: Any) -> BrowserContext:
        context = browser.new_context(**({"base_url": url, "locale": "en"} | usual | settings))
        context.set_default_timeout(PATIENCE)
        made.append(context)
        return context

    yield make
    for context in made:
        context.close()
