"""The library without its extras: what it imports, how fast, and how `cosecha` reports a missing extra."""

import os
import subprocess
import sys

import pytest

from cosecha import __version__
from cosecha.locale import LANGUAGES

pytestmark = pytest.mark.once

EXTRAS = {
    "terminal": ("typer", "click", "rich", "yaml"),
    "server": ("litestar", "sqlalchemy", "alembic", "jinja2", "uvicorn", "markdown_it", "prometheus_client"),
}
EVERYTHING = (*EXTRAS["terminal"], *EXTRAS["server"])


def python(code: str, missing: tuple[str, ...] = (), **environment: str) -> subprocess.CompletedProcess[str]:
    """Run code with some packages made unimportable."""
    blocked = f"import sys; sys.modules.update(dict.fromkeys({missing!r}))\n"
    return subprocess.run(
        [sys.executable, "-c", blocked + code],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"COSECHA_LANG": "en", "PYTHONUTF8": "1"} | environment,
    )


def cosecha(*arguments: str, missing: tuple[str, ...], **environment: str) -> subprocess.CompletedProcess[str]:
    code = f"from cosecha.cli import main\nsys.exit(main({list(arguments)!r}))"
    return python(code, missing, **environment)


@pytest.mark.proof
@pytest.mark.parametrize("game", ["santiago", "cacao", "agricola"])
def test_bots_play_without_extras(game: str) -> None:
    code = f"""
from cosecha.core.rng import Rng
from cosecha.bots.registry import bot_named
from cosecha.games import by_name
from cosecha.lab.simulate import simulate
from cosecha.locale import Speaker

state = by_name({game!r}).start(by_name({game!r}).options(players=2), seed=7)
rng = Rng(1)
bots = [bot_named("random", {game!r}), bot_named("random", {game!r})]
while seats := state.waiting():
    state.play(seats[0], bots[seats[0]].choose(state.view(seats[0]), rng))
assert len(state.scores().totals) == 2
assert simulate({game!r}, ["random", "random"], matches=2).matches == 2
print(Speaker("pl").text("bot-random-about"))
"""
    done = python(code, EVERYTHING)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_library_imports_quickly() -> None:
    """In less CPU time than msgspec, without which nothing works: that doesn't depend on the machine. The best of a few
    runs."""
    code = """
import time
begin = time.process_time()
import msgspec
middle = time.process_time()
import cosecha
from cosecha.games import santiago
print((time.process_time() - middle) / (middle - begin))
print(*{name.partition(".")[0] for name in sys.modules})
"""
    runs = [python(code, PYTHONDONTWRITEBYTECODE="") for _ in range(6)]
    ratios = [float(done.stdout.split("\n")[0]) for done in runs]
    assert min(ratios) < 1, ratios
    loaded = set(runs[0].stdout.split("\n")[1].split())
    assert not loaded & {*EVERYTHING, "fluent", "babel", "asyncio", "multiprocessing"}


@pytest.mark.parametrize("command", [["play", "santiago"], ["bots"], ["--help"], []])
def test_without_the_terminal_every_command_says_how_to_install_it(command: list[str]) -> None:
    done = cosecha(*command, missing=EVERYTHING)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == (
        'Only the library is installed. To play in the terminal, run: pip install "cosecha-games[terminal]"\n'
    )


def test_without_the_server_serve_says_how_to_install_it() -> None:
    for missing in (EVERYTHING, EXTRAS["server"]):
        done = cosecha("serve", "--port", "0", missing=missing)
        assert done.returncode == 2
        assert done.stderr == 'The server isn’t installed. Run: pip install "cosecha-games[server]"\n'


@pytest.mark.proof
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_extra_is_explained_in_every_language(language: str) -> None:
    done = cosecha("serve", missing=EVERYTHING, COSECHA_LANG=language)
    assert done.stderr.endswith('pip install "cosecha-games[server]"\n')
    assert ("isn’t installed" in done.stderr) == (language == "en")


def test_the_version_needs_no_extra() -> None:
    assert cosecha("--version", missing=EVERYTHING).stdout.startswith(f"cosecha {__version__}, ")


def test_with_only_the_terminal_extra_people_can_play_and_read_about_the_server() -> None:
    server_only = tuple(name for name in EXTRAS["server"] if name != "markdown_it")  # rich needs it too
    helped = cosecha("serve", "--help", missing=server_only)
    assert helped.returncode == 0, helped.stderr
    assert "--port" in helped.stdout
    played = cosecha("simulate", "cacao", "--bots", "random", "--games", "1", missing=server_only)
    assert played.returncode == 0, played.stderr


def test_python_m_cosecha_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "cosecha", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"cosecha {__version__}, ")


@pytest.mark.parametrize(
    ("command", "missing", "extra"),
    [
        (["dataset", "santiago"], "pyarrow", "research"),
        (["league", "santiago"], "openskill", "research"),
        (["report", "games.json"], "matplotlib", "research"),
        (["simulate", "santiago", "--on", "ray"], "ray", "ray"),
    ],
)
def test_without_the_research_tools_their_commands_say_how_to_install_them(
    command: list[str], missing: str, extra: str
) -> None:
    done = cosecha(*command, missing=(missing,))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith(f'Run: pip install "cosecha-games[{extra}]"\n')
    assert done.stderr.count("\n") == 1
