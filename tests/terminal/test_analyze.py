"""The command `analyze`."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from cosecha.coach.review import CurvePoint, Found, Review
from cosecha.coach.tables import curve_by_seat
from cosecha.core.record import Record, dump
from cosecha.core.series_record import load_series
from cosecha.locale import LANGUAGES, Speaker
from cosecha.locale.tables import cell_text
from tests.languages import in_every_language
from tests.server.http.test_coach import short_record
from tests.terminal.table import Run, played, saved

SERIES = ("play", "cacao", "--series", "best-of-three", "--seed", "5", "--save", "series.json")


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.cosecha.json"
    path.write_text(dump(short_record()))
    return str(path)


@in_every_language
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
    assert json.loads(target.read_text())["review"]["game"] == "santiago"


@pytest.mark.proof
def test_several_processes_find_the_same(file: str, run: Run) -> None:
    one, two = (run("analyze", file, "--workers", workers, "--json", "-").out for workers in ("1", "2"))
    assert one == two


def test_a_seat_that_is_not_there(file: str, run: Run) -> None:
    said = run("analyze", file, "--seat", "2")
    assert (said.code, said.err) == (2, "--seat: “2” isn’t a number from 0 to 1.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_that_is_not_over_is_refused(language: str, run: Run, tmp_path: Path) -> None:
    saved(tmp_path, played(moves=20), "my game.json")
    said = run("analyze", "my game.json", "--json", "-", "--lang", language)
    command = "cosecha play santiago --resume 'my game.json'"
    refusal = Speaker(language).text("cli-analyze-unfinished", command=command)
    assert said == (2, "", f"{refusal}\n")
    assert command in said.err


def test_the_end_of_a_file_cannot_pretend_that_the_game_is_over(run: Run, tmp_path: Path) -> None:
    path = saved(tmp_path, played(moves=20))
    path.write_text(path.read_text().replace('"over": false', '"over": true'))
    said = run("analyze", path)
    assert (said.code, said.out) == (2, "")
    assert "ends differently" in said.err


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Analyses that find nothing, because those of whole games take long."""

    def run(prepare: Any, numbers: Sequence[int], place: Any, progress: Any) -> list[Found]:
        return [Found([], []) for _ in numbers]

    monkeypatch.setattr("cosecha.terminal.analyze.run", run)


def ending(record: Record) -> list[Any]:
    """The end of the curve in an analysis of this game."""
    assert record.end is not None
    return [len(record.moves), [float(total) for total in record.end.totals]]


@pytest.mark.usefixtures("at_once")
def test_a_game_of_a_series_is_analyzed(run: Run, tmp_path: Path) -> None:
    assert run(*SERIES, "--seats", "random,random").code == 0
    games = load_series((tmp_path / "series.json").read_text()).games
    for flags, number in (((), len(games)), (("--game", "1"), 1), (("--game", "2"), 2)):
        assert f"Best of three, game {number} of 3\n" in run("analyze", "series.json", *flags).out
        analysis = json.loads(run("analyze", "series.json", *flags, "--json", "-").out)
        assert list(analysis["review"]["curve"][-1].values()) == ending(games[number - 1])
    for wrong in ("0", str(len(games) + 1)):
        said = run("analyze", "series.json", "--game", wrong)
        assert (said.code, said.err) == (2, f"--game: “{wrong}” isn’t a number from 1 to {len(games)}.\n")


@pytest.mark.usefixtures("at_once")
def test_the_last_game_of_a_series_that_is_over_is_analyzed(run: Run, tmp_path: Path) -> None:
    assert run(*SERIES, "--seats", "you,random", typed=["1", "quit", ""]).code == 0
    said = run("analyze", "series.json")
    assert (said.code, said.out) == (2, "")
    assert "Continue with: cosecha play cacao --resume series.json\n" in said.err
    whole = "whole.json"
    assert run(*SERIES[:-1], whole, "--seats", "random,random").code == 0
    first, *_ = load_series((tmp_path / whole).read_text()).games
    left, ended = (json.loads((tmp_path / name).read_text()) for name in ("series.json", whole))
    (tmp_path / whole).write_text(json.dumps(ended | {"games": [ended["games"][0], left["games"][0]]}))
    analysis = json.loads(run("analyze", whole, "--json", "-").out)
    assert list(analysis["review"]["curve"][-1].values()) == ending(first)
    assert run("analyze", whole, "--game", "2").code == 2


def test_a_series_without_games_is_refused(run: Run, tmp_path: Path) -> None:
    assert run(*SERIES, "--seats", "random,random").code == 0
    path = tmp_path / "series.json"
    path.write_text(json.dumps(json.loads(path.read_text()) | {"games": []}))
    assert run("analyze", path) == (2, "", "This isn’t a saved Cosecha game.\n")


@pytest.mark.parametrize(("moves", "shown"), [(1, "Move 4,"), (2, "Moves 3–4,")])
def test_a_turning_point_says_which_moves_it_was(
    moves: int, shown: str, file: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = Found([], [CurvePoint(4 - moves, [0.0, 0.0])])
    monkeypatch.setattr("cosecha.terminal.analyze.run", lambda *given: [found])
    assert f"\n  {shown} " in run("analyze", file).out


@pytest.mark.parametrize(("width", "moments"), [(100, 15), (50, 6), (24, 2)])
def test_the_curve_has_as_many_moments_as_fit_and_every_seat(
    width: int, moments: int, file: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    curve = Found([], [CurvePoint(move, [move / 10, 10.0]) for move in range(-96, 4)])
    monkeypatch.setattr("cosecha.terminal.analyze.run", lambda *given: [curve])
    monkeypatch.setenv("COLUMNS", str(width))
    _, _, shown = run("analyze", file).out.partition("Expected points")
    shown, _, _ = shown.partition("Turning points")
    header, *rows = [line.split() for line in shown.splitlines() if line.strip(" ─")]
    assert [rows[0][:2], rows[1][:2]] == [["Seat", "1"], ["Seat", "2"]]
    assert [len(header) - 1, *(len(row) - 2 for row in rows)] == [moments] * 3
    assert (header[1], header[-1]) == ("-96", "4")
    assert max(len(line) for line in shown.splitlines()) <= width


def test_the_curve_has_shares_of_a_win_where_these_are_judged() -> None:
    curve = [CurvePoint(0, [0.25, 0.75]), CurvePoint(3, [1.0, 0.0])]
    review = Review("cacao", "test", "wins", 2, [], curve, [], True)
    table = curve_by_seat(review, 5)
    cells = [[cell_text(cell, Speaker("en")) for cell in row] for row in (table.header, *table.rows)]
    assert cells == [["Moves", "0", "3"], ["Seat 1", "25%", "100%"], ["Seat 2", "75%", "0%"]]


@pytest.mark.usefixtures("at_once")
def test_the_progress_bar_says_what_is_done(file: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    said = run("analyze", file, "--workers", "1")
    assert "Analyzing" in said.err
    assert "Playing" not in said.err


def test_a_stopped_analysis_says_so(file: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*given: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("cosecha.terminal.analyze.run", stopped)
    assert run("analyze", file) == (130, "", "Stopped.\n")
