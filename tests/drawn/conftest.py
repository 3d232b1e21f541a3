"""The drawn client in a real Chromium on a real server. An error in a browser's console fails the test."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browsing.fixtures import PATIENCE, NewContext, connections, contexts
from tests.drawn.people import QUIET
from tests.server.servers import Node, running
from tools import web

__all__ = ["connections"]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def bundle() -> Path:
    """The bundle built from the current sources; one worker builds it while the others wait."""
    lock = web.ROOT / "build" / "web.lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        flock(held, LOCK_EX)
        web.build()
    return web.BUNDLE


@pytest.fixture(scope="session")
def site(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with running(tmp_path_factory.mktemp("drawn"), text_only=False) as node:
        yield node


@pytest.fixture
def own_site(bundle: Path, tmp_path: Path) -> Iterator[Node]:
    """A server that a test may stop."""
    with running(tmp_path / "data", text_only=False) as node:
        yield node


class Console:
    """Errors and warnings in a test's browsers, and those the test expects."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self._expected: list[str] = ["Service Worker registration blocked by Playwright"]

    def listen(self, context: BrowserContext) -> None:
        context.on("weberror", lambda wrong: self.said.append(f"page error: {wrong.error}"))
        context.on("console", lambda line: self._hear(line.type, f"{line.text} ({line.location.get('url', '')})"))

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.said.append(f"console {kind}: {text}")

    def expect(self, pattern: str) -> None:
        """Accept messages that match the pattern."""
        self._expected.append(pattern)

    def unexpected(self) -> list[str]:
        return [line for line in self.said if not any(re.search(pattern, line) for pattern in self._expected)]


@pytest.fixture
def console() -> Iterator[Console]:
    found = Console()
    yield found
    assert found.unexpected() == []


@pytest.fixture
def new_context(browser: Browser, site: Node, console: Console) -> Iterator[NewContext]:
    with quiet_contexts(browser, site, console) as make:
        yield make


@contextmanager
def quiet_contexts(browser: Browser, site: Node, console: Console) -> Iterator[NewContext]:
    """Browser contexts for a server, whose errors fail the test."""
    with contexts(browser, site.url, **QUIET) as make:

        def listening(**settings: Any) -> BrowserContext:
            context = make(**settings)
            console.listen(context)
            return context

        yield listening
