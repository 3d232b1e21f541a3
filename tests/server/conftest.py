"""The servers that tests share."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.clients import close_connections
from tests.server.servers import Node, NoPostgres, Postgres, running

logging.getLogger("httpx").setLevel(logging.WARNING)

HERE = Path(__file__).parent
BOTH_WAYS = {"test_contract"}
"""What is tested on the compiled rules too; the rest of the server does not care which rules it serves."""


@pytest.hookimpl(tryfirst=True)  # xdist reads the groups in the same hook
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One worker takes a whole file, so that its server starts once; and one takes all that needs PostgreSQL."""
    for item in items:
        if item.path.parent == HERE:
            needed = getattr(item, "fixturenames", [])
            params = getattr(item, "callspec", None)
            on_postgres = "postgres" in needed or (params is not None and "postgres" in params.params.values())
            item.add_marker(pytest.mark.xdist_group("postgres" if on_postgres else item.path.stem))
            if item.path.stem not in BOTH_WAYS:
                item.add_marker(pytest.mark.once)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    """A PostgreSQL server; where it cannot be had, the tests that need it fail and say so."""
    folder = tmp_path_factory.mktemp("postgres")
    for parent in folder.parents:
        if parent.name.startswith(("pytest-", "popen-")):
            parent.chmod(parent.stat().st_mode | 0o011)  # an unprivileged user must get there
    try:
        server = Postgres(folder)
        server.start()
    except NoPostgres as wrong:
        pytest.fail(str(wrong))
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(scope="session", params=["sqlite", "postgres"])
def node(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A server on each of the two databases, shared by the tests that leave it running."""
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
    yield
    close_connections()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"
