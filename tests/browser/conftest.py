"""A real server and a real Chromium, shared by the tests of a worker; every test has a browser of its own inside it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browsing.fixtures import NewContext, browser, contexts
from tests.server.servers import Node, running

__all__ = ["browser"]

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A page looks the same on compiled rules."""
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.once)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with running(tmp_path_factory.mktemp("browser")) as node:
        yield node


@pytest.fixture
def new_context(browser: Browser, site: Node) -> Iterator[NewContext]:
    with contexts(browser, site.url) as make:
        yield make
