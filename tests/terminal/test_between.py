"""Choices between the games of a series, in the terminal."""

import json
from pathlib import Path

import pytest

from cosecha.core.match import Match
from cosecha.core.record import Place
from cosecha.core.rng import Rng
from cosecha.core.series import new_series
from cosecha.core.series_record import dump_series, load_series, series_record
from cosecha.games import by_name
from cosecha.locale import LANGUAGES, Speaker
from tests.terminal.table import Run

GAME = by_name("agricola")


@pytest.fixture(scope="module")
def between() -> str:
    """A series of three games after its first one, in which both have played occupations."""
    options = {"players": 2, "cards": "full"}
    kind, series = new_series("three-games", "agricola", GAME.checked(options))
    match = Match.start(GAME, options, 8, ["Ana", "Bo"], ["person", "person"], Place("three-games", "s", 1))
    rng = Rng("between1")
    while waiting := match.state.waiting():
        worth = match.state.worth(waiting[0])
        match.play(waiting[0], worth[rng.below(len(worth))])
    series = series.with_result(kind.result(match.state))
    assert set(kind.open_questions(series)) == {0, 1}
    return dump_series(series_record(kind, series, "s", [match.record()]))


def choices(text: str, seat: int) -> list[str]:
    notes = json.loads(text)
    kind, series = new_series("three-games", "agricola", GAME.checked(notes["options"]))
    record = load_series(text)
    series = series.with_result(kind.result(Match(GAME, record.games[0]).state))
    return [choice.notation for choice in kind.questions(series)[seat].choices]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_is_asked_and_undo_goes_back_to_the_one_before(
    language: str, run: Run, tmp_path: Path, between: str
) -> None:
    (tmp_path / "s.json").write_text(between)
    first, second = choices(between, 0), choices(between, 1)
    typed = ["nonsense", "1", "undo", first[-1], second[0], "", ""]
    said = run("play", "agricola", "--lang", language, "--resume", "s.json", typed=typed)
    assert said.code == 0
    speaker = Speaker(language)
    assert said.out.count(speaker.text("agricola-series-keep")) == 4
    saved = load_series((tmp_path / "s.json").read_text())
    assert saved.answers == [["none", second[0]]]
    assert speaker.text(f"name-card-{second[0]}") in said.out


def test_leaving_in_between_keeps_no_answer(run: Run, tmp_path: Path, between: str) -> None:
    (tmp_path / "s.json").write_text(between)
    said = run("play", "agricola", "--resume", "s.json", typed=["1", "quit"])
    assert said.code == 0
    assert "--resume s.json" in said.out
    assert load_series((tmp_path / "s.json").read_text()).answers == []


def test_bots_play_a_campaign_to_its_end_and_the_file_is_right(run: Run, tmp_path: Path, between: str) -> None:
    (tmp_path / "s.json").write_text(between)
    assert run("play", "agricola", "--resume", "s.json", "--seats", "random,random").code == 0
    saved = load_series((tmp_path / "s.json").read_text())
    assert saved.end.over
    assert len(saved.games) == 3
    assert run("verify", "s.json").code == 0
    data = json.loads((tmp_path / "s.json").read_text())
    data["answers"][0] = ["canoe", "none"]
    (tmp_path / "s.json").write_text(json.dumps(data))
    said = run("verify", "s.json")
    assert said.code == 1
    assert "What was chosen after game 1 of the series isn’t possible" in said.out


def test_a_solo_series_needs_no_other_flags(run: Run, tmp_path: Path) -> None:
    assert run("play", "agricola", "--series", "solo", "--seats", "random", "--seed", "1", "--save", "a.json").code == 0
    saved = load_series((tmp_path / "a.json").read_text())
    assert saved.options["players"] == 1
    assert saved.options["cards"] == "full"
    assert saved.answers[-1] == ["stop"]
    assert run("verify", "a.json").code == 0


def test_what_cannot_be_a_campaign_is_refused_with_the_reason(run: Run) -> None:
    assert "for 1 player" in run("play", "agricola", "--series", "solo", "--players", "2").err
    assert "at least 2 players" in run("play", "agricola", "--series", "three-games", "--players", "1").err
