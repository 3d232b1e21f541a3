"""What a server says that cannot start: one sentence, and no secret."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from cosecha.core.errors import CosechaError
from cosecha.locale import Speaker
from cosecha.server.preparing import prepare
from cosecha.server.settings import Settings
from tests.server.servers import free_port


def _complaint(**settings: Any) -> str:
    with pytest.raises(CosechaError) as wrong:
        prepare(Settings(**settings))
    said = Speaker("en").say(wrong.value.message)
    assert "\n" not in said
    return said


@pytest.mark.parametrize("url", ["foo", "mysql://a:b@c/d", "postgresql://x:abc/db:z"])
def test_an_address_that_is_no_database_is_told(tmp_path: Path, url: str) -> None:
    assert "sqlite://" in _complaint(data=str(tmp_path / "data"), database_url=url)


def test_a_database_that_does_not_answer_is_told_without_its_password(tmp_path: Path) -> None:
    url = f"postgresql://me:hush9271@127.0.0.1:{free_port()}/db"
    said = _complaint(data=str(tmp_path), database_url=url)
    assert "hush9271" not in said
    assert "database cannot be used" in said


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"garbage" * 1000)
    assert "database cannot be used" in _complaint(data=str(tmp_path))


def test_a_folder_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "folder" in _complaint(data=str(tmp_path / "file"))


def test_a_key_that_is_too_short_is_told(tmp_path: Path) -> None:
    (tmp_path / "key").write_bytes(b"short")
    assert "key" in _complaint(data=str(tmp_path))
    assert "key" in _complaint(data=str(tmp_path), key="abc")


def test_the_server_runs_without_the_packages_of_postgresql(tmp_path: Path) -> None:
    """As `make play` installs it; and a person who then wants PostgreSQL is told what is missing."""
    program = (
        "import sys; sys.modules['psycopg'] = None\n"
        "from cosecha.server.app import build\n"
        "from cosecha.server.preparing import prepare\n"
        "from cosecha.server.settings import Settings\n"
        f"prepare(Settings(data={str(tmp_path)!r})); build(Settings())\n"
        "try:\n"
        f"    prepare(Settings(data={str(tmp_path)!r}, database_url='postgresql://x/y'))\n"
        "except Exception as wrong:\n"
        "    print(wrong.message.id)\n"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert ran.stdout == "error-no-postgres\n", ran.stderr
