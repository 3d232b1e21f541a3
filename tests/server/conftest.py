"""Servers that tests share."""

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import close_connections
from tests.server.servers import Node, NoPostgres, Postgres, running, shared_postgres

logging.getLogger("httpx").setLevel(logging.WARNING)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A PostgreSQL server; if there is none, the tests that need it fail and say so."""
    base = tmp_path_factory.getbasetemp()
    try:
        with shared_postgres((base.parent if base.name.startswith("popen-") else base) / "postgres") as server:
            yield server
    except NoPostgres as wrong:
        pytest.fail(str(wrong))


@pytest.fixture(
    scope="session", params=["sqlite", pytest.param("postgres", marks=[pytest.mark.once, pytest.mark.proof])]
)
def node(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server on each of the two databases, shared by tests that don't stop it."""
    settings = {}
    if request.param == "postgres":
        settings["database_url"] = request.getfixturevalue("postgres").database()
    with running(tmp_path_factory.mktemp(request.param), **settings) as found:
        yield found


@pytest.fixture(scope="session")
def sqlite_node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    with running(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="module", autouse=True)
def _connections() -> Iterator[None]:
    # Nothing here uses TLS, and loading all certificates takes longer than a request.
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SSL_CERT_FILE", "")
        patch.setenv("SSL_CERT_DIR", os.devnull)
        yield
    close_connections()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"
