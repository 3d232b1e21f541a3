"""Without a package, whatever needs it says in one sentence what to install."""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cosecha.core.errors import CosechaError
from cosecha.core.extras import NotInstalled
from cosecha.lab.running import Place
from cosecha.locale import LANGUAGES, Speaker
from tests.terminal.table import Run

RESEARCH = 'pip install "cosecha-games[research]"'
RAY = 'pip install "cosecha-games[ray]"'
MCP = 'pip install "cosecha-games[mcp]"'
OPENSPIEL = 'pip install "cosecha-games[openspiel]"'


@pytest.fixture
def without(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Makes a package look as if it weren't installed."""

    def hide(package: str) -> None:
        for name in [package, *sys.modules]:
            if name == package or name.startswith(f"{package}."):
                monkeypatch.setitem(sys.modules, name, None)

    return hide


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("package", "command", "install"),
    [
        ("mcp", ["mcp"], MCP),
        ("pyarrow", ["dataset", "cacao"], RESEARCH),
        ("openskill", ["league", "cacao"], RESEARCH),
        ("matplotlib", ["report", "games.json"], RESEARCH),
        ("typer", ["simulate", "cacao"], 'pip install "cosecha-games[terminal]"'),
        ("ray", ["simulate", "cacao", "--on", "ray"], RAY),
        ("ray", ["dataset", "cacao", "--on", "ray://somewhere:10001"], RAY),
        ("ray", ["league", "cacao", "--on", "ray"], RAY),
    ],
)
def test_a_command_says_what_to_install(
    package: str, command: list[str], install: str, language: str, without: Callable[[str], None], run: Run
) -> None:
    without(package)
    said = run(*command, "--lang", language)
    assert (said.code, said.out) == (2, "")
    assert said.err.endswith(f"{install}\n")
    assert said.err.count("\n") == 1


def test_without_any_extra_the_first_sentence_is_enough(without: Callable[[str], None], run: Run) -> None:
    """The extra for research includes that for the terminal."""
    without("typer")
    without("pyarrow")
    assert run("dataset", "cacao").err.endswith(f"{RESEARCH}\n")


@pytest.mark.parametrize(
    ("package", "module", "sentence"),
    [
        ("pettingzoo", "aec", f"PettingZoo isn't installed. Run: {RESEARCH}"),
        ("gymnasium", "seat", f"Gymnasium isn't installed. Run: {RESEARCH}"),
        ("gymnasium", "vector", f"Gymnasium isn't installed. Run: {RESEARCH}"),
        ("gymnasium", "registration", f"Gymnasium isn't installed. Run: {RESEARCH}"),
        ("textarena", "arena", f"TextArena isn't installed. Run: {RESEARCH}"),
        ("pyspiel", "spiel", f"OpenSpiel isn't installed. Run: {OPENSPIEL}"),
    ],
)
def test_an_environment_says_what_to_install(
    package: str, module: str, sentence: str, without: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    without(package)
    name = f"cosecha.lab.environments.{module}"
    monkeypatch.delitem(sys.modules, name, raising=False)
    with pytest.raises(ModuleNotFoundError) as wrong:
        import_module(name)
    assert str(wrong.value) == sentence


def _dataset(folder: Path) -> Any:
    from cosecha.lab.dataset.making import make

    return make(folder / "new", "cacao", ["random"])


def _read(folder: Path) -> Any:
    from cosecha.lab.dataset import read

    return next(read(folder))


def _league(folder: Path) -> Any:
    from cosecha.lab.league import league

    return league("cacao", ["random", "insight"])


def _on_ray(folder: Path) -> Any:
    from cosecha.lab.running import run

    return run(_nothing, [1], Place("ray"))


def _nothing() -> Callable[[int], int]:
    return lambda number: number


@pytest.mark.parametrize(
    ("package", "call", "install"),
    [
        ("pyarrow", _dataset, RESEARCH),
        ("pyarrow", _read, RESEARCH),
        ("openskill", _league, RESEARCH),
        ("ray", _on_ray, RAY),
    ],
)
def test_a_function_says_what_to_install(
    package: str, call: Callable[[Path], Any], install: str, without: Callable[[str], None], tmp_path: Path
) -> None:
    without(package)
    with pytest.raises(NotInstalled) as wrong:
        call(tmp_path)
    extra = install.partition("[")[2].partition("]")[0]
    assert str(wrong.value) == f"this needs the extra [{extra}], which isn't installed. Run: {install}"
    assert list(tmp_path.iterdir()) == []
    assert isinstance(wrong.value, CosechaError)
    assert all(install in Speaker(language).say(wrong.value.message) for language in LANGUAGES)
