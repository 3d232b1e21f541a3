"""What a server that can't start says: one sentence, without secrets."""

import asyncio
import contextlib
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cosecha.core.errors import CosechaError
from cosecha.locale import Speaker
from cosecha.server.common.settings import Settings
from cosecha.server.startup import prepared
from cosecha.server.storage import store as store_module
from cosecha.server.storage.server_lock import FolderTaken, exclusive
from cosecha.server.storage.store import Holding, Store
from tests.server.servers import free_port


def _prepare(settings: Settings) -> None:
    with prepared(settings):
        pass


def _complaint(**settings: Any) -> str:
    with pytest.raises(CosechaError) as wrong:
        _prepare(Settings(**settings))
    said = Speaker("en").say(wrong.value.message)
    assert "\n" not in said
    return said


@pytest.mark.parametrize("url", ["foo", "mysql://a:b@c/d", "postgresql://x:abc/db:z"])
def test_an_invalid_database_url_is_reported(tmp_path: Path, url: str) -> None:
    assert "sqlite://" in _complaint(data=str(tmp_path / "data"), database_url=url)


def test_an_unreachable_database_is_reported_without_its_password(tmp_path: Path) -> None:
    url = f"postgresql://me:hush9271@127.0.0.1:{free_port()}/db"
    said = _complaint(data=str(tmp_path), database_url=url)
    assert "hush9271" not in said
    assert "Can’t use the database" in said


def test_a_file_that_is_no_database_is_reported(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"garbage" * 1000)
    assert "damaged" in _complaint(data=str(tmp_path))


def test_a_lock_file_that_cannot_be_opened_is_reported(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite.write-lock").mkdir()
    assert "Can’t use the database" in _complaint(data=str(tmp_path), workers=2)


def _prepared_file(folder: Path) -> Path:
    _prepare(Settings(data=str(folder)))
    return folder / "tables.sqlite"


def test_a_damaged_file_is_detected_at_startup(tmp_path: Path) -> None:
    file = _prepared_file(tmp_path)
    pages = bytearray(file.read_bytes())
    pages[4096 + 8 : 4096 + 40] = b"\xff" * 32  # in the middle of a page
    file.write_bytes(pages)
    assert "damaged" in _complaint(data=str(tmp_path))


def test_checking_a_huge_file_does_not_delay_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    file = _prepared_file(tmp_path)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        rows = ((f"t{number}", 1, 0.0, b"x" * 2000) for number in range(3000))
        connection.executemany("INSERT INTO row VALUES (?, ?, ?, ?)", rows)
        connection.commit()
    monkeypatch.setattr(store_module, "CHECKING", -1.0)
    monkeypatch.setattr(store_module, "CHECK_STEP", 100)
    with caplog.at_level("INFO"):
        _prepare(Settings(data=str(tmp_path)))
    assert "too big to be checked" in caplog.text


def test_a_database_of_a_newer_version_is_reported(tmp_path: Path) -> None:
    file = _prepared_file(tmp_path)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '99'")
        connection.commit()
    assert "newer version" in _complaint(data=str(tmp_path))


def test_an_unusable_folder_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "folder" in _complaint(data=str(tmp_path / "file"))


def test_a_lock_folder_that_cannot_be_created_is_reported(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "folder" in _complaint(data=str(tmp_path), database_url=f"sqlite:///{tmp_path}/file/tables.sqlite")


def test_a_database_in_use_by_another_server_is_not_touched(tmp_path: Path) -> None:
    """A newer version would migrate it to a schema that the running one doesn't know."""
    settings = Settings(data=str(tmp_path))
    with exclusive(settings):
        assert _complaint(data=str(tmp_path))
        assert not (tmp_path / "tables.sqlite").exists()
    with prepared(settings):
        assert (tmp_path / "tables.sqlite").exists()
        with pytest.raises(FolderTaken), exclusive(settings):
            pass


def test_the_database_is_private(tmp_path: Path) -> None:
    """Also in a folder created by somebody else, and if an earlier version left it readable."""
    tables = tmp_path / "tables.sqlite"
    for _ in range(2):
        with prepared(Settings(data=str(tmp_path))):
            store = Store(f"sqlite:///{tables}")
            asyncio.run(store.hold(Holding("p", "t", "play", 0, 0)))
            beside = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.glob("tables.sqlite*")}
            store.close()
        assert beside.pop("tables.sqlite.lock")
        assert beside == {"tables.sqlite": 0o600, "tables.sqlite-wal": 0o600, "tables.sqlite-shm": 0o600}
        tables.chmod(0o644)


def test_a_short_key_is_reported(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"short")
    assert "key" in _complaint(data=str(tmp_path))
    assert "key" in _complaint(data=str(tmp_path), key="abc")


def test_the_server_runs_without_the_postgresql_packages(tmp_path: Path) -> None:
    """As `make play` installs it; a user who then wants PostgreSQL reads what is missing."""
    program = (
        "import sys; sys.modules['psycopg'] = None\n"
        "from cosecha.server.app import build\n"
        "from cosecha.server.startup import prepared\n"
        "from cosecha.server.common.settings import Settings\n"
        f"with prepared(Settings(data={str(tmp_path)!r})): build(Settings())\n"
        "try:\n"
        f"    with prepared(Settings(data={str(tmp_path)!r}, database_url='postgresql://x/y')): pass\n"
        "except Exception as wrong:\n"
        "    print(wrong.message.id)\n"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.stdout == "error-no-postgres\n", ran.stderr
