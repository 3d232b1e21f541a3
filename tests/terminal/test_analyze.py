"""The command `analyze`."""

import json
from pathlib import Path

import pytest

from cosecha.core.record import dump
from cosecha.locale import LANGUAGES
from tests.server.http.test_coach import short_record
from tests.terminal.table import Run


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.cosecha.json"
    path.write_text(dump(short_record()))
    return str(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_saved_game_is_analyzed_in_every_language(file: str, language: str, run: Run) -> None:
    said = run("analyze", file, "--workers", "1", "--lang", language)
    assert (said.code, said.err) == (0, "")
    title = {"en": "Analysis of", "es": "Análisis de", "fr": "Analyse", "pl": "Analiza"}[language]
    assert said.out.startswith(title)
    assert max(len(line) for line in said.out.splitlines()) <= 100


def test_one_seat_and_json(file: str, tmp_path: Path, run: Run) -> None:
    target = tmp_path / "analysis.json"
    said = run("analyze", file, "--seat", "1", "--workers", "1", "--json", str(target))
    assert said.out.count("Where the points came from") == 1
    written = json.loads(target.read_text())
    assert written["review"]["game"] == "santiago"
    assert json.loads(run("analyze", file, "--workers", "1", "--json", "-").out) == written


def test_several_processes_find_the_same(file: str, run: Run) -> None:
    one, two = (run("analyze", file, "--workers", workers, "--json", "-").out for workers in ("1", "2"))
    assert one == two


def test_a_seat_that_is_not_there(file: str, run: Run) -> None:
    said = run("analyze", file, "--seat", "5")
    assert said.code == 2
    assert "5" in said.err
