"""What the coach would do, while the terminal steps through a saved game."""

from pathlib import Path

import pytest

from cosecha.core.record import dump
from cosecha.games import by_name
from cosecha.locale import LANGUAGES, Speaker
from tests.server.http.test_coach import short_record
from tests.terminal.table import Run, played, saved


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.cosecha.json"
    path.write_text(dump(short_record()))
    return str(path)


def test_the_best_moves_are_those_of_the_seat_that_decided(file: str, run: Run) -> None:
    [first, second, *_] = short_record().moves
    said = run("replay", file, typed=["h", "1", "hint", "q"])
    assert (said.code, said.err) == (0, "")
    for move, seat in enumerate((first.seat, second.seat)):
        _, _, shown = said.out.partition(f"Move {move} of")
        _, _, ideas = shown.partition(f"The best moves for Seat {seat + 1}, each with a likely continuation.\n")
        ideas, _, _ = ideas.partition("Enter: next")
        assert len([line for line in ideas.splitlines() if line.startswith("  plant ")]) == 3
        assert "    → Seat " in ideas


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_and_the_word_for_a_hint_work_in_every_language(language: str, file: str, run: Run) -> None:
    speaker = Speaker(language)
    words = speaker.text("cli-word", command="hint").split(", ")
    said = run("replay", file, "--lang", language, typed=["4", "h", *words])
    assert "h" in speaker.text("cli-replay-keys")
    assert said.out.count(speaker.text("error-coach-no-choice")) == len(words) + 1


def test_there_are_no_best_moves_in_a_game_that_is_not_over(run: Run, tmp_path: Path) -> None:
    running = played(5, 2, moves=9)
    public = tmp_path / "public.json"
    public.write_text(dump(running.public()), encoding="utf-8")
    for path in (saved(tmp_path, running), public):
        assert "The game isn’t over yet." in run("replay", path, typed=["h", "q"]).out


def test_there_are_no_best_moves_by_rules_that_are_not_played_any_more(
    file: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(by_name("santiago")), "version", 2)
    assert "The file uses rules version 1." in run("replay", file, typed=["h", "q"]).out


def test_something_moves_while_the_coach_thinks(file: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "Analyzing" in run("replay", file, typed=["h", "q"]).err
