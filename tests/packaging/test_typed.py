"""A user's program gets precise types: the sample next to this file passes mypy in strict mode, and runs."""

import subprocess
import sys
from pathlib import Path

import pytest

import cosecha

pytestmark = pytest.mark.once

USER = Path(__file__).with_name("user.py")


def mypy(file: Path, cache: Path) -> subprocess.CompletedProcess[str]:
    """mypy without this project's configuration, as a user runs it; it finds the package's types through `py.typed`."""
    command = [sys.executable, "-m", "mypy", "--strict", "--disallow-any-unimported", "--config-file="]
    return subprocess.run(
        [*command, "--cache-dir", str(cache), str(file)],
        cwd=cache.parent,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_package_is_marked_as_typed() -> None:
    assert (Path(cosecha.__file__).parent / "py.typed").exists()


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """mypy's cache, shared because it takes seconds to read the package."""
    return tmp_path_factory.mktemp("mypy") / "cache"


def test_a_users_program_passes_mypy_and_runs(cache: Path) -> None:
    checked = mypy(USER, cache)
    assert checked.returncode == 0, checked.stdout
    ran = subprocess.run([sys.executable, str(USER)], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert len(ran.stdout.split()) == 5


def test_a_users_type_error_is_found(tmp_path: Path, cache: Path) -> None:
    """Views and scores aren't `Any`: a field that a game doesn't have is an error."""
    wrong = tmp_path / "wrong.py"
    wrong.write_text(
        "from cosecha.games import by_name\n"
        "game = by_name('santiago')\n"
        "state = game.start(game.options(players=2), seed=1)\n"
        "state.view(0).position.gold\n"
        "state.scores().temples\n"
        "game.options(first_seat=1)\n"
    )
    checked = mypy(wrong, cache)
    assert checked.returncode == 1
    assert [int(line.split(":")[1]) for line in checked.stdout.splitlines()[:-1]] == [4, 5, 6]
