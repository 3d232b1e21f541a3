"""Backups of a running server: they contain everything acknowledged before the stated time, and can be restored."""

import contextlib
import random
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cosecha.cli import main
from cosecha.server.common.settings import Settings
from cosecha.server.storage import backup as backup_module
from cosecha.server.storage.backup import BackupFailed, back_up, restore
from cosecha.server.storage.server_lock import exclusive
from cosecha.server.storage.store import Store
from cosecha.server.table import facts
from tests.conftest import PROOF
from tests.server.clients import Client, play_on, seated, two_people
from tests.server.servers import Node, Postgres, running

WRITERS = 4
BACKUPS = 12 if PROOF else 2


@pytest.fixture(params=[pytest.param("sqlite", marks=pytest.mark.proof), "postgres"])
def node(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Node]:
    settings = {}
    if request.param == "postgres":
        settings["database_url"] = request.getfixturevalue("postgres").database()
    with running(tmp_path / "data", **settings) as found:
        yield found


def _settings(node: Node) -> Settings:
    return Settings(data=str(node.data), database_url=str(node.settings.get("database_url", "")))


def _chat_lines(file: Path) -> set[str]:
    """The texts of all chat lines in a backup."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        found = connection.execute("SELECT facts FROM row").fetchall()
    return {fact.text for (data,) in found for fact in facts.decode(data) if isinstance(fact, facts.Said)}


class _Load:
    """Clients that write as fast as they can, each at its own table; records when each line was acknowledged."""

    def __init__(self, url: str) -> None:
        self.acknowledged: dict[str, float] = {}
        self._end = threading.Event()
        clients = [seated(url, two_people())[0] for _ in range(WRITERS)]
        self._threads = [threading.Thread(target=self._write, args=each) for each in enumerate(clients)]

    def _write(self, number: int, client: Client) -> None:
        line = 0
        while not self._end.is_set():
            text = f"{number} {line}"
            assert client.post("say", text=text).status_code == 200
            self.acknowledged[text] = time.time()
            line += 1

    def __enter__(self) -> "_Load":
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._end.set()
        for thread in self._threads:
            thread.join()


def test_everything_acknowledged_before_the_stated_time_is_in_the_backup(node: Node, tmp_path: Path) -> None:
    with _Load(node.url) as load:
        for number in range(BACKUPS):
            time.sleep(0.5)
            file = tmp_path / f"{number}.backup"
            found = back_up(_settings(node), file)
            acknowledged = dict(load.acknowledged)
            due = {text for text, at in acknowledged.items() if at < found.at}
            assert len(due) > number, "there was no load"
            assert due <= _chat_lines(file)
            assert found.tables == WRITERS
    assert list(tmp_path.glob("*.part*")) == []


def _moved(node: Node, client: Client) -> None:
    """The client continues on the node that now has its table."""
    client.move_to(node.url)
    client.look()


def test_a_restored_server_continues_from_the_backup(node: Node, tmp_path: Path) -> None:
    clients = seated(node.url, two_people(confirm=False))
    rng = random.Random(1)
    play_on(clients, rng, 4)
    file = tmp_path / "a.backup"
    found = back_up(_settings(node), file)
    seq = clients[0].snapshot()["seq"]
    play_on(clients, rng, 4)
    # `cosecha serve` locks the file; a server of these tests doesn't.
    with exclusive(_settings(node)), pytest.raises(BackupFailed, match="error-restore-running"):
        restore(_settings(node), file, force=True)
    node.stop()
    with pytest.raises(BackupFailed, match="error-restore-over"):
        restore(_settings(node), file)
    assert restore(_settings(node), file, force=True) == found
    node.start()
    for client in clients:
        client.seq, client.lines, client.chat = 0, [], []
        _moved(node, client)
    assert clients[0].seq == seq
    play_on(clients, rng)
    assert clients[0].look()["status"] == "over"


@pytest.mark.proof
@pytest.mark.parametrize(
    ("node", "there"),
    [("sqlite", "postgres"), ("postgres", "sqlite"), ("sqlite", "sqlite"), ("postgres", "postgres")],
    indirect=["node"],
)
def test_a_backup_of_either_database_can_be_restored_to_either(
    node: Node, tmp_path: Path, postgres: Postgres, there: str
) -> None:
    clients = seated(node.url, two_people(confirm=False))
    play_on(clients, random.Random(2), 4)
    file = tmp_path / "a.backup"
    back_up(_settings(node), file)
    node.stop()
    elsewhere = tmp_path / "elsewhere"
    url = postgres.database() if there == "postgres" else ""
    settings = Settings(data=str(elsewhere), database_url=url)
    restore(settings, file)
    assert (elsewhere / "key").read_bytes() == (node.data / "key").read_bytes(), "without the key no link would work"
    again = tmp_path / "b.backup"
    back_up(settings, again)
    assert _rows(again) == _rows(file)
    with running(elsewhere, database_url=url) as other:
        for client in clients:
            _moved(other, client)
        play_on(clients, random.Random(3), 2)


def _rows(file: Path) -> list[list[tuple[object, ...]]]:
    with contextlib.closing(sqlite3.connect(file)) as connection:
        queries = [f'SELECT * FROM "{name}" ORDER BY 1, 2, 3' for name in ("row", "match", "holder")]
        return [connection.execute(query).fetchall() for query in [*queries, "SELECT * FROM alembic_version"]]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A server that isn't running."""
    made = Settings(data=str(tmp_path / "data"))
    (tmp_path / "data").mkdir()
    store = Store(made.database())
    store.prepare()
    store.close()
    return made


def test_a_backup_is_not_overwritten(settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "a.backup"
    file.write_text("precious")
    with pytest.raises(BackupFailed, match="error-backup-exists"):
        back_up(settings, file)
    assert file.read_text() == "precious"
    back_up(settings, file, force=True)
    assert file.stat().st_mode & 0o777 == 0o600, "a backup holds secrets"
    assert _chat_lines(file) == set()


def test_without_a_database_there_is_no_backup(tmp_path: Path) -> None:
    with pytest.raises(BackupFailed, match="error-backup-nothing"):
        back_up(Settings(data=str(tmp_path / "nowhere")), tmp_path / "a.backup")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"garbage" * 1000, None])
def test_a_file_that_is_no_backup_is_not_restored(settings: Settings, tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "a.backup"
    if content is None:  # a database, but not a backup
        file.write_bytes(Path(settings.data, "tables.sqlite").read_bytes())
    else:
        file.write_bytes(content)
    before = Path(settings.data, "tables.sqlite").read_bytes()
    with pytest.raises(BackupFailed, match="error-backup-none"):
        restore(settings, file, force=True)
    assert Path(settings.data, "tables.sqlite").read_bytes() == before


def test_a_damaged_backup_changes_nothing(settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "a.backup"
    back_up(settings, file)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'holder'").fetchone()
    pages = bytearray(file.read_bytes())
    pages[(root - 1) * 4096 : root * 4096] = b"\xff" * 4096
    file.write_bytes(pages)
    before = Path(settings.data, "tables.sqlite").read_bytes()
    with pytest.raises(BackupFailed, match=r"error-backup-(damaged|failed)"):
        restore(settings, file, force=True)
    assert Path(settings.data, "tables.sqlite").read_bytes() == before
    assert not list(Path(settings.data).glob("*.part*"))


def test_a_backup_of_an_earlier_version_is_migrated(settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "a.backup"
    back_up(settings, file)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("DROP TABLE probe")
        connection.execute("DROP TABLE option_set")
        connection.execute("DROP TABLE analysis")
        connection.execute("UPDATE alembic_version SET version_num = '1'")
        connection.commit()
    restore(settings, file, force=True)
    store = Store(settings.database())
    try:
        store._probe()
    finally:
        store.close()


def test_a_backup_of_a_later_version_is_refused(settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "a.backup"
    back_up(settings, file)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '99'")
        connection.commit()
    with pytest.raises(BackupFailed, match="error-database-newer"):
        restore(settings, file, force=True)


def test_a_stale_wal_is_not_applied_to_a_restored_database(settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "a.backup"
    back_up(settings, file)
    tables = Path(settings.data, "tables.sqlite")
    writing = sqlite3.connect(tables)
    try:
        writing.execute("PRAGMA journal_mode=WAL")
        writing.execute("INSERT INTO row VALUES ('t', 1, 0, x'5b5d')")
        writing.commit()
        wal = tables.with_name("tables.sqlite-wal").read_bytes()
    finally:
        writing.close()
    tables.with_name("tables.sqlite-wal").write_bytes(wal)  # as a crash leaves it
    restore(settings, file, force=True)
    with contextlib.closing(sqlite3.connect(tables)) as connection:
        assert connection.execute("SELECT count(*) FROM row").fetchone() == (0,)


def test_a_large_backup_shows_its_progress(settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup_module, "PAGES", 5)
    shares: list[float] = []
    back_up(settings, tmp_path / "a.backup", progress=shares.append)
    assert len(shares) > 1
    assert shares == sorted(shares)
    assert shares[-1] == 1


def test_backup_and_restore_work_as_commands(
    settings: Settings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "a.backup"
    data = ["--data", settings.data]
    assert main(["backup", str(file), *data]) == 0
    assert "everything acknowledged before 20" in capsys.readouterr().out
    assert main(["backup", str(file), *data]) == 2
    assert "--force" in capsys.readouterr().err
    assert main(["restore", str(file), *data]) == 0, "nothing to overwrite, so this must succeed"
    assert "Restored 0 tables" in capsys.readouterr().out
    for language in ("es", "fr", "pl"):
        assert main(["backup", str(file), "--force", *data, "--lang", language]) == 0
        assert str(file) in capsys.readouterr().out
