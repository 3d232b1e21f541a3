"""A server in this process, and a browser without JavaScript for it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.testing import TestClient

from cosecha.server.app import build
from cosecha.server.common.settings import Settings
from tests.server.pages.forms import Client


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    settings = Settings(data=str(tmp_path), actions_per_second=10_000, allowed_hosts="testserver.local", text_only=True)
    with TestClient(build(settings)) as client:
        yield client
