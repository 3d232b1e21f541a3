"""The built package: what the wheel and the sdist contain, and a fresh environment without extras."""

import subprocess
import sys
import tarfile
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

from cosecha import __version__

pytestmark = [pytest.mark.once, pytest.mark.proof]

ROOT = Path(__file__).parents[2]
GAME = """
import sys
import cosecha
from cosecha.bots.random import RandomBot
from cosecha.core.rng import Rng
from cosecha.games import santiago

state, rng, bot = santiago.GAME.start(santiago.Options(players=4), seed=7), Rng(1), RandomBot()
while seats := state.waiting():
    state.play(seats[0], bot.choose(state.view(seats[0]), rng))
print(*state.scores().totals)
print(*sys.modules)
"""


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the sdist and the wheel."""
    folder = tmp_path_factory.mktemp("built")
    made = run(sys.executable, "-m", "build", "--outdir", folder, "--sdist", "--wheel", ROOT)
    assert made.returncode == 0, made.stdout + made.stderr
    return folder


@pytest.fixture(scope="module")
def slim(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bin folder of an environment with only the bare library."""
    folder = tmp_path_factory.mktemp("slim") / "venv"
    (wheel,) = built.glob("cosecha_games-*.whl")
    assert run(sys.executable, "-m", "venv", folder).returncode == 0
    constraints = ROOT / "constraints.txt"
    made = run(folder / "bin" / "python", "-m", "pip", "install", "--quiet", "-c", constraints, wheel)
    assert made.returncode == 0, made.stderr
    return folder / "bin"


def test_the_package_metadata_is_complete(built: Path) -> None:
    (wheel,) = built.glob("cosecha_games-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        about = Parser().parsestr(packed.read(f"cosecha_games-{__version__}.dist-info/METADATA").decode())
    assert about["Name"] == "cosecha-games"
    assert about["Version"] == __version__
    assert str(about.get_payload()).startswith("# Cosecha")
    assert "](docs/" not in str(about.get_payload()), "links to files lead nowhere on the package index"
    assert about["Description-Content-Type"] == "text/markdown"
    needed = [each for each in about.get_all("Requires-Dist", []) if "extra ==" not in each]
    assert sorted(each.split("<")[0].split(">")[0] for each in needed) == ["fluent-runtime", "msgspec", "numpy"]
    assert {"cosecha/py.typed", "cosecha/locale/languages.json", "cosecha/locale/pl/first-names.txt"} <= set(names)


def test_the_sdist_has_the_readme_and_everything_for_the_build(built: Path) -> None:
    (sdist,) = built.glob("cosecha_games-*.tar.gz")
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"README.md", "LICENSE", "CHANGELOG.md", "hatch_build.py", "web/package-lock.json", "tools/web.py"} <= names


def test_a_game_runs_on_the_bare_library(slim: Path) -> None:
    done = run(slim / "python", "-I", "-c", GAME)
    assert done.returncode == 0, done.stderr
    totals, modules = done.stdout.splitlines()
    assert len(totals.split()) == 4
    assert not {"litestar", "sqlalchemy", "rich", "typer", "yaml"} & set(modules.split())
    installed = run(slim / "python", "-m", "pip", "list", "--format", "freeze").stdout.lower()
    assert "litestar" not in installed
    assert "rich" not in installed


def test_the_command_runs_on_the_bare_library(slim: Path) -> None:
    for command in ([slim / "cosecha"], [slim / "python", "-m", "cosecha"]):
        assert run(*command, "--version").stdout == f"cosecha {__version__}, pure Python rules\n"
        for arguments, extra in ((["--help"], "terminal"), (["play", "cacao"], "terminal"), (["serve"], "server")):
            done = run(*command, *arguments)
            assert done.returncode == 2
            assert done.stderr.rstrip().endswith(f'pip install "cosecha-games[{extra}]"')
