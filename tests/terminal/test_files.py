"""Files: written atomically, replayed, verified; valid and damaged ones."""

import json
import os
import re
from pathlib import Path

import pytest

from cosecha.core.fairness import deal_seed, new_secret
from cosecha.core.match import Match
from cosecha.core.movetext import to_text
from cosecha.core.record import dump
from cosecha.core.rng import Rng
from cosecha.games import by_name
from cosecha.locale import LANGUAGES
from cosecha.terminal import files
from tests.terminal.table import Run, played, saved


@pytest.fixture(scope="module")
def whole() -> Match:
    return played(3, 3)


def fair_match() -> Match:
    game = by_name("santiago")
    match = Match.start_fair(game, game.options(players=2), new_secret(), ["sun", "rain"], ["Rosa", "Insight"])
    rng = Rng(0)
    while waiting := match.state.waiting():
        legal = match.state.legal(waiting[0])
        match.play(waiting[0], legal[rng.below(len(legal))])
    return match


def edited(folder: Path, match: Match, edit: str, to: str, count: int = 1) -> Path:
    path = saved(folder, match)
    text = path.read_text(encoding="utf-8")
    changed = re.sub(edit, to, text, count=count)
    assert changed != text
    path.write_text(changed, encoding="utf-8")
    return path


def test_a_file_is_written_atomically(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.json"
    path.write_text("before")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(files.FileProblem):
        files.write_text(path, "after")
    assert path.read_text() == "before"
    assert [file.name for file in tmp_path.iterdir()] == ["m.json"]


def test_a_saved_file_is_readable_by_others(tmp_path: Path) -> None:
    files.write_text(tmp_path / "m.json", "text")
    assert (tmp_path / "m.json").stat().st_mode & 0o400


def test_default_names_never_collide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for _ in range(3):
        files.default_file("santiago").write_text("")
    assert len(list(tmp_path.iterdir())) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_valid_record_is_verified(language: str, run: Run, tmp_path: Path, whole: Match) -> None:
    said = run("verify", saved(tmp_path, whole), "--lang", language)
    assert said.code == 0
    assert said.out.count("✔") == 5
    assert said.err == ""


def test_a_fair_record_proves_its_deal(run: Run, tmp_path: Path) -> None:
    said = run("verify", saved(tmp_path, fair_match()))
    assert said.code == 0
    assert "“sun”, “rain”" in said.out
    assert "matches the fingerprint" in said.out


def test_verify_says_what_cannot_be_proven(run: Run, tmp_path: Path, whole: Match) -> None:
    assert "no fairness proof" in run("verify", saved(tmp_path, whole)).out
    unfinished = run("verify", saved(tmp_path, played(moves=9), "u.json"))
    assert unfinished.code == 0
    assert "isn’t over" in unfinished.out


@pytest.mark.parametrize(
    ("edit", "to", "reason"),
    [
        (r'"action": "pass"', '"action": "bid 1"', "altered"),
        (r'"seed": "0', '"seed": "1', "altered"),
        (r"    \{.*\},\n", "", "altered"),
        (r'"over": true', '"over": false', "Every move is legal"),
        (r'"totals": \[\d+', '"totals": [999', "Every move is legal"),
        (r'"moves": \[\n(?s:.*)', "", "damaged"),
        (r'"cosecha": 1', '"cosecha": 99', "format 99"),
        (r'"rules": 1', '"rules": 99', "altered"),
        (r'"game": "santiago"', '"game": "chess"', "altered"),
    ],
)
def test_a_damaged_record_is_detected(edit: str, to: str, reason: str, run: Run, tmp_path: Path, whole: Match) -> None:
    said = run("verify", edited(tmp_path, whole, edit, to))
    assert said.code == 1
    assert reason in " ".join(said.out.split())
    assert "\x1b" not in said.out


def test_a_forged_proof_is_detected(run: Run, tmp_path: Path) -> None:
    assert run("verify", edited(tmp_path, fair_match(), '"sun"', '"moon"')).code == 1
    assert run("verify", edited(tmp_path, fair_match(), '"commitment": ".', '"commitment": "x')).code == 1
    assert deal_seed("00" * 16, ["a"]) != deal_seed("00" * 16, ["b"])


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "no file"),
        (b"\xff\xfe\x00\x01", "can’t read"),
        (b"", "isn’t a saved Cosecha game"),
        (b"hello", "isn’t a saved Cosecha game"),
        (b"[1, 2]", "isn’t a saved Cosecha game"),
        (b'{"a": 1}', "isn’t a saved Cosecha game"),
        (b"{", "damaged"),
        (b"cosecha", "isn’t a saved Cosecha game"),
        (b"cosecha 1 santiago 1\n", "isn’t a saved Cosecha game"),
    ],
)
def test_a_file_that_is_no_record_is_refused_in_one_sentence(
    command: str, content: bytes | None, reason: str, run: Run, tmp_path: Path
) -> None:
    if content is not None:
        (tmp_path / "file").write_bytes(content)
    said = run(command, "file")
    assert said.code in (1, 2)
    assert reason in said.out + said.err
    assert "Traceback" not in said.err


def test_a_folder_is_no_record(run: Run) -> None:
    said = run("verify", ".")
    assert (said.code, said.err) == (2, "“.” is a folder, not a file.\n")


@pytest.mark.parametrize(
    "language", [pytest.param(each, marks=[pytest.mark.proof] if each in ("es", "fr") else []) for each in LANGUAGES]
)
def test_a_whole_match_is_replayed_at_once(language: str, run: Run, tmp_path: Path, whole: Match) -> None:
    match = whole if language == "en" else whole.at(30)
    said = run("replay", "--all", "--lang", language, saved(tmp_path, match))
    assert said.code == 0
    assert said.out.count("┌") == len(match.record().moves) + 1
    assert "Rosa" in said.out


def test_a_replay_steps_jumps_and_goes_back(run: Run, tmp_path: Path, whole: Match) -> None:
    last = len(whole.record().moves)
    typed = ["", "b", "b", str(last), "", "x", "99999", "n", "2", "q"]
    said = run("replay", saved(tmp_path, whole), typed=typed)
    assert said.code == 0
    steps = [int(number) for number in re.findall(r"Move (\d+) of", said.out)]
    assert steps == [0, 1, 0, last, 2]
    assert "“x” doesn’t do anything here" in said.out
    assert "There’s no move 99999" in said.out


def test_a_replay_ends_quietly_with_the_input(run: Run, tmp_path: Path, whole: Match) -> None:
    assert run("replay", saved(tmp_path, whole)).code == 0


def test_movetext_is_exported_and_imported(run: Run, tmp_path: Path, whole: Match) -> None:
    said = run("replay", "--moves", saved(tmp_path, whole))
    assert said.out == to_text(whole.record())
    (tmp_path / "m.txt").write_text(said.out, encoding="utf-8")
    assert run("replay", "--all", "m.txt").code == 0
    verified = run("verify", "m.txt")
    assert verified.code == 0
    assert "no final position" in verified.out


def test_a_record_of_older_rules_is_replayed_from_its_events(
    run: Run, tmp_path: Path, whole: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = saved(tmp_path, whole)
    monkeypatch.setattr(type(by_name("santiago")), "version", 2)
    said = run("replay", "--all", path)
    assert said.code == 0
    assert "older rules (version 1, now 2)" in said.out
    assert "┌" not in said.out
    assert "The spring rises" in said.out
    refused = run("play", "santiago", "--resume", path)
    assert refused.code == 2


def test_the_public_record_of_a_running_match_is_replayed_from_its_events(run: Run, tmp_path: Path) -> None:
    running = played(5, 2, moves=9)
    path = tmp_path / "public.json"
    path.write_text(dump(running.public()), encoding="utf-8")
    said = run("replay", "--all", path)
    assert said.code == 0
    assert "public file" in said.out


def test_a_record_cannot_inject_terminal_control_sequences(run: Run, tmp_path: Path) -> None:
    game = by_name("santiago")
    match = Match.start(game, game.options(players=2), 1, ["\x1b[2Jevil", "b\x07"])
    said = run("replay", "--all", saved(tmp_path, match))
    assert said.code == 0
    assert "\x1b" not in said.out
    assert "\x07" not in said.out


def test_conflicting_resume_and_save_options_are_refused(run: Run, tmp_path: Path, whole: Match) -> None:
    path = saved(tmp_path, whole)
    assert run("play", "santiago", "--resume", path, "--seed", "3").code == 2
    assert run("play", "santiago", "--resume", path, "--seats", "you,random").code == 2
    assert run("play", "santiago", "--save", path).code == 2
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["end"]["over"]


def test_a_record_is_shown_with_what_was_agreed(run: Run, tmp_path: Path) -> None:
    game = by_name("santiago")
    options = game.options(players=2, min_bribe=2, money_visibility="hidden")
    path = saved(tmp_path, Match.start(game, options, 1, ["Rosa", "Tomek"]))
    for command in (["replay", "--all"], ["verify"]):
        said = run(*command, path).out
        assert "Agreed – Players’ money: hidden from the others" in said
        assert "Agreed – Minimum bribe: 2" in said
    assert "Ustalono – " in run("replay", "--all", "--lang", "pl", path).out
    assert "Agreed" not in run("replay", "--all", saved(tmp_path, played(moves=3))).out
    assert "Agreed" not in run("replay", "--moves", path).out, "a record as text has its own header"


def test_the_log_of_a_game_begins_with_what_was_agreed(run: Run) -> None:
    said = run("play", "cacao", "--players", "2", "--gold", "hidden", "--seed", "1", typed=["log", "quit"]).out
    assert said.count("Agreed – Players’ gold: hidden from the others") == 2, "before the first move, and in the log"
    assert "Agreed" not in run("play", "cacao", "--players", "2", "--seed", "1", typed=["log", "quit"]).out
