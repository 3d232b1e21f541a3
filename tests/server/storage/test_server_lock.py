"""A second server on the same SQLite file says so and doesn't start."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cosecha.locale import LANGUAGES, Speaker
from cosecha.server.common.settings import Settings
from cosecha.server.storage.server_lock import FolderTaken, exclusive
from tests.server.servers import ROOT, free_port

HOLD = """
import sys, time
from cosecha.server.storage.server_lock import exclusive
from cosecha.server.common.settings import Settings
with exclusive(Settings(data=sys.argv[1])):
    print("held", flush=True)
    time.sleep(600)
"""


def test_a_second_server_is_refused_until_the_first_has_stopped(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "data"))
    for _ in range(2):
        with exclusive(settings):
            with pytest.raises(FolderTaken, match="error-folder-taken"), exclusive(settings):
                pass
            with (
                pytest.raises(FolderTaken),
                exclusive(Settings(database_url=f"sqlite:///{tmp_path}/data/tables.sqlite")),
            ):
                pass
            with exclusive(Settings(data=str(tmp_path / "other"))):
                pass
    assert (tmp_path / "data").stat().st_mode & 0o777 == 0o700


def test_a_killed_server_leaves_no_lock(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path))
    with subprocess.Popen([sys.executable, "-c", HOLD, str(tmp_path)], stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(FolderTaken), exclusive(settings):
            pass
        holder.kill()
        holder.wait()
    with exclusive(settings):
        pass


def test_several_servers_may_share_postgresql(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "data"), database_url="postgresql://somewhere/tables")
    with exclusive(settings), exclusive(settings):
        assert not (tmp_path / "data").exists()


@pytest.mark.parametrize(
    "language", ["en", *(pytest.param(other, marks=pytest.mark.proof) for other in LANGUAGES if other != "en")]
)
def test_the_command_says_that_its_data_folder_is_in_use(tmp_path: Path, language: str) -> None:
    command = ["serve", "--lang", language, "--data", str(tmp_path), "--port", str(free_port()), "--any-port"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("COSECHA_")}
    with exclusive(Settings(data=str(tmp_path))):
        second = subprocess.run(
            [sys.executable, "-m", "cosecha", *command],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert second.returncode == 2
    assert second.stderr == Speaker(language).text("error-folder-taken", folder=str(tmp_path)) + "\n"
    assert str(tmp_path) in second.stderr
    assert second.stdout == ""
