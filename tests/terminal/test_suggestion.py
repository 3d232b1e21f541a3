"""The level that suits the user, kept in the configuration folder; and bots that think for a set time."""

import json
from pathlib import Path

import pytest

from tests.terminal.table import Run, whole_match

SEATS = ["you", "sprout"]
KEPT = Path("config/cosecha/levels.json")


def keep(folder: Path, *progress: object) -> None:
    path = folder / KEPT
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"santiago": progress}))


def test_the_opponents_are_at_the_suggested_level(run: Run, tmp_path: Path) -> None:
    begin = ("play", "santiago", "--players", "2", "--seed", "1")
    assert "(apprentice bot)" in run(*begin, typed=["quit"]).out
    keep(tmp_path, "steward")
    assert "(steward bot)" in run(*begin, typed=["quit"]).out
    assert "(apprentice bot)" in run("play", "cacao", "--players", "2", "--seed", "1", typed=["quit"]).out
    (tmp_path / KEPT).write_text("{")
    assert "(apprentice bot)" in run(*begin, typed=["quit"]).out


def test_a_game_that_ends_counts_and_says_where_it_leads(run: Run, tmp_path: Path) -> None:
    typed = whole_match(7, SEATS)
    game = ("play", "santiago", "--seats", ",".join(SEATS), "--seed", "7", "--save")
    first = run(*game, "first.json", typed=typed)
    assert "Suggested" not in first.out
    [[_, level, result, in_a_row, ended]] = json.loads((tmp_path / KEPT).read_text()).values()
    assert (level, in_a_row) == ("sprout", 1)
    assert ended > 0
    run("play", "santiago", "--resume", "first.json")
    assert json.loads((tmp_path / KEPT).read_text())["santiago"][4] == ended, "it was over already"
    keep(tmp_path, "farmer", "sprout", result, 1, ended)
    second = run(*game, "second.json", typed=typed)
    leads_to = {"won": "apprentice bot", "lost": "sprout bot"}[result]
    assert f"Suggested for your next game: {leads_to}" in second.out


def test_games_with_other_people_or_other_bots_do_not_count(run: Run, tmp_path: Path) -> None:
    for seats in (["you", "random"], ["you", "you"]):
        ended = run("play", "santiago", "--seats", ",".join(seats), "--seed", "7", typed=whole_match(7, seats))
        assert ended.code == 0
    assert not (tmp_path / KEPT).exists()


def test_a_folder_that_cannot_be_written_spoils_no_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / "config").write_text("not a folder")
    ended = run("play", "santiago", "--seats", ",".join(SEATS), "--seed", "7", typed=whole_match(7, SEATS))
    assert ended.code == 0
    assert "Not a directory" in ended.out


def test_a_file_that_cannot_be_read_spoils_no_game(run: Run, tmp_path: Path) -> None:
    (tmp_path / KEPT).mkdir(parents=True)
    said = run("play", "santiago", "--players", "2", "--seed", "1", typed=["quit"])
    assert said.code == 0
    assert "is a folder" in said.out
    assert "(apprentice bot)" in said.out


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    from cosecha.bots.santiago import levels
    from tests.bots.timed_bots import Patient

    monkeypatch.setattr(levels, "master", Patient)


@pytest.mark.usefixtures("patient")
def test_a_bot_at_the_table_has_its_time(run: Run, tmp_path: Path) -> None:
    seats = "you,master@0.50,master@1,tests.bots.timed_bots:Patient@0.2"
    said = run("play", "santiago", "--seats", seats, "--seed", "1", "--save", "game.json", typed=["quit"]).out
    assert "(master bot, 0.5 s)" in said.replace("\u00a0", " ")
    assert "(master bot)" in said
    assert "Patient" in said
    kinds = ["person", "master@0.5", "master", "tests.bots.timed_bots:Patient@0.2"]
    assert json.loads((tmp_path / "game.json").read_text())["seats"] == kinds
    assert run("play", "santiago", "--resume", "game.json", typed=["quit"]).code == 0


@pytest.mark.usefixtures("patient")
def test_the_list_of_bots_says_whose_time_can_be_set(run: Run) -> None:
    said = " ".join(run("bots").out.replace("\u00a0", " ").split())
    assert "master thinks for 1 s per move. To change that, add the seconds to the name, from 0.01 to 3" in said
    assert "master@0.5" in said


def test_commands_take_names_with_a_time(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("from tests.bots.timed_bots import Patient\n")
    bots = "./mine.py:Patient@0.2,./mine.py:Patient@1"
    ended = run("simulate", "santiago", "--bots", bots, "--games", "2", "--players", "2", "--json", "out.json")
    assert ended.code == 0, ended.err
    assert [bot["bot"] for bot in json.loads((tmp_path / "out.json").read_text())["bots"]] == bots.split(",")
    wrong = run("simulate", "santiago", "--bots", "farmer@1,random", "--games", "1")
    assert wrong.code == 2
    assert "farmer@1" in wrong.err
