"""Saved options in the terminal: saved while starting a game, used for the next one, listed, renamed and deleted."""

import json
from pathlib import Path

import pytest

from cosecha.core.option_sets import MOST
from cosecha.core.record import load
from cosecha.locale import LANGUAGES
from cosecha.terminal.plain import WRONG_USE
from tests.terminal.table import Run

QUIT = ["quit"]


def save(run: Run, name: str = "Ours") -> None:
    flags = ("--players", "2", "--gold", "hidden", "--seed", "1", "--save", f"{len(name)}.json")
    said = run("play", "cacao", *flags, "--save-options", name, typed=QUIT)
    assert said.code == 0, said.err
    assert f"Options saved as “{name}” in " in said.out


def kept(folder: Path) -> dict[str, dict[str, dict[str, object]]]:
    found: dict[str, dict[str, dict[str, object]]] = json.loads((folder / "config/cosecha/options.json").read_text())
    return found


def test_saved_options_are_used_for_the_next_game(run: Run, tmp_path: Path) -> None:
    save(run)
    assert kept(tmp_path) == {"cacao": {"Ours": {"players": 2, "gold": "hidden"}}}
    said = run("play", "cacao", "--saved-options", "Ours", "--seed", "2", "--save", "next.json", typed=QUIT)
    assert "Agreed – Players’ gold: hidden from the others" in said.out
    assert load((tmp_path / "next.json").read_text()).options["players"] == 2


def test_flags_count_more_than_saved_options(run: Run, tmp_path: Path) -> None:
    save(run)
    flags = ("--players", "3", "--gold", "open", "--seed", "2", "--save", "next.json")
    run("play", "cacao", "--saved-options", "Ours", *flags, typed=QUIT)
    options = load((tmp_path / "next.json").read_text()).options
    assert (options["players"], options["gold"]) == (3, "open")


def test_saved_options_are_listed_renamed_and_deleted(run: Run, tmp_path: Path) -> None:
    assert "You haven’t saved any options yet." in run("options").out
    save(run)
    save(run, "Other")
    listed = run("options").out
    assert "2 players; Players’ gold: hidden from the others" in listed
    assert listed.index("Other") < listed.index("Ours")
    assert "Ours" not in run("options", "santiago").out
    assert "Our evening" in run("options", "cacao", "--rename", "Ours", "--to", "Our evening").out
    assert list(kept(tmp_path)["cacao"]) == ["Other", "Our evening"]
    assert "Other" not in run("options", "cacao", "--delete", "Other").out
    run("options", "cacao", "--delete", "Our evening")
    assert kept(tmp_path) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_explained(run: Run, language: str) -> None:
    save(run)
    save(run, "Other")
    wrong = [
        ("play", "cacao", "--saved-options", "Nobody’s"),
        ("play", "cacao", "--save-options", " "),
        ("play", "cacao", "--save-options", "x" * 41),
        ("play", "cacao", "--saved-options", "Ours", "--resume", "4.json"),
        ("options", "cacao", "--delete", "Nobody’s"),
        ("options", "cacao", "--rename", "Ours", "--to", "Other"),
        ("options", "cacao", "--rename", "Ours"),
        ("options", "--delete", "Ours"),
        ("options", "chess"),
    ]
    for command in wrong:
        said = run(*command, "--lang", language)
        assert said.code == WRONG_USE, command
        assert said.err.strip()
        assert "option-set" not in said.err


def test_there_is_room_for_so_many_sets(run: Run, tmp_path: Path) -> None:
    save(run)
    every = {"cacao": {f"Set {number}": {"players": 2} for number in range(MOST)}}
    (tmp_path / "config/cosecha/options.json").write_text(json.dumps(every))
    said = run("play", "cacao", "--save-options", "One more", "--seed", "1", typed=QUIT)
    assert said.code == WRONG_USE
    assert "Delete one first." in said.err


def test_a_set_that_can_no_longer_be_played_says_why(run: Run, tmp_path: Path) -> None:
    save(run)
    (tmp_path / "config/cosecha/options.json").write_text('{"cacao": {"Ours": {"players": 2, "gone": 1}}}')
    assert "gone" in run("play", "cacao", "--saved-options", "Ours").err
    assert "gone" in run("options").out


@pytest.mark.parametrize("content", ["[]", "{", '{"cacao": 3}'])
def test_another_file_in_its_place_is_not_overwritten(run: Run, tmp_path: Path, content: str) -> None:
    save(run)
    (tmp_path / "config/cosecha/options.json").write_text(content)
    assert run("options").code == WRONG_USE
    assert run("play", "cacao", "--save-options", "Ours", "--seed", "1", typed=QUIT).code == WRONG_USE
    assert (tmp_path / "config/cosecha/options.json").read_text() == content
