"""A real server and a real Chromium, shared by the tests of a worker; each test gets its own browser context."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browsing.fixtures import NewContext, connections, contexts
from tests.server.servers import Node, running

__all__ = ["connections"]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with running(tmp_path_factory.mktemp("browser")) as node:
        yield node


@pytest.fixture
def new_context(browser: Browser, site: Node) -> Iterator[NewContext]:
    with contexts(browser, site.url) as make:
        yield make
