"""Matches in the terminal, played by typing."""

import re
from pathlib import Path

import pytest

from cosecha.core.record import Record, load
from cosecha.locale import LANGUAGES, Speaker
from tests.terminal.table import Run, played, saved, whole_match

OLDEST = ("--oldest-seat", "0")
ID = re.compile(r"\b(cli|santiago|event|reason|error|advice|bot|seat)-[a-z]+(-[a-z]+)*")


def only_record(folder: Path) -> Record:
    (path,) = folder.glob("santiago-*.cosecha.json")
    return load(path.read_text(encoding="utf-8"))


def is_over(record: Record) -> bool:
    return record.end is not None and record.end.over


@pytest.mark.parametrize(
    "language", [pytest.param(each, marks=[pytest.mark.proof] if each != "pl" else []) for each in LANGUAGES]
)
def test_a_whole_match_can_be_typed_in_every_language(language: str, run: Run, tmp_path: Path) -> None:
    typed = whole_match(7, ["you", "random", "random"])
    said = run("play", "santiago", "--lang", language, "--seed", "7", "--seats", "you,random,random", typed=typed)
    assert said.code == 0
    assert said.err == ""
    record = only_record(tmp_path)
    assert is_over(record)
    assert ID.search(said.out.replace("santiago-20", "").replace("no-", "")) is None
    speaker = Speaker(language, record.names)
    assert speaker.text("santiago-score-title") in said.out
    assert speaker.text("cli-person") in said.out
    assert max(len(line) for line in said.out.splitlines()) <= 80


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_number_of_players_can_play(players: int, run: Run, tmp_path: Path) -> None:
    seats = ["you", *["random"] * (players - 1)]
    typed = whole_match(1, seats, money_visibility="hidden")
    options = ["--seed", "1", "--seats", ",".join(seats), "--money-visibility", "hidden", "--ascii"]
    said = run("play", "santiago", *options, typed=typed)
    assert said.code == 0
    assert is_over(only_record(tmp_path))
    assert not set(said.out) & set("─│┊┈═║◉♣≈░●▲■◆✚☻◂…≠·")


def test_bots_play_a_match_among_themselves(run: Run, tmp_path: Path) -> None:
    said = run("play", "santiago", "--seed", "4", "--seats", "random,random,random")
    assert said.code == 0
    assert len(set(only_record(tmp_path).names)) == 3
    assert only_record(tmp_path).seats == ["random"] * 3


def test_the_spring_and_the_palms_can_be_placed_by_hand(run: Run) -> None:
    flags = ["--seed", "2", "--players", "4", "--setup-placement", "manual", "--starting-overseer-seat", "0"]
    said = run("play", "santiago", *flags, typed=["X00", "X21", "e3", "a1", "a2", "h6", "a6", "quit"])
    assert "X21" in said.out
    assert "The spring rises at X21 (d|e 2|3)." in said.out
    assert "A palm grows on a1." in said.out


def test_without_a_seed_the_deal_is_provably_fair(run: Run, tmp_path: Path) -> None:
    said = run("play", "santiago", "--seats", "you,you,random", typed=["blue moon", "", "quit", "mine.json"])
    record = load((tmp_path / "mine.json").read_text(encoding="utf-8"))
    assert record.fairness is not None
    assert record.fairness.words == ["blue moon", "", ""]
    assert record.fairness.commitment in said.out.replace("\n", "")
    assert str(record.fairness.secret) not in said.out
    assert "mine.json" in said.out
    assert [path.name for path in tmp_path.iterdir()] == ["mine.json"]


def test_words_can_be_given_by_a_flag(run: Run, tmp_path: Path) -> None:
    run("play", "santiago", "--words", "green field", typed=[])
    record = only_record(tmp_path)
    assert record.fairness is not None
    assert record.fairness.words[0] == "green field"


def test_a_finished_match_shows_the_secret_and_what_to_do_next(run: Run, tmp_path: Path) -> None:
    said = run("play", "santiago", "--words", "x", "--seats", "random,random", typed=[])
    record = only_record(tmp_path)
    assert record.fairness is not None
    assert str(record.fairness.secret) in said.out.replace("\n", "")
    assert "cosecha replay santiago-" in said.out
    assert "cosecha verify santiago-" in said.out


def test_end_of_input_saves_the_match_and_says_where(run: Run, tmp_path: Path) -> None:
    said = run("play", "santiago", "--seed", "1", "--players", "3", typed=["pass"])
    assert said.code == 0
    assert "Continue with:\n  cosecha play santiago --resume santiago-" in said.out
    assert len(only_record(tmp_path).moves) >= 1


def test_a_saved_match_is_resumed_where_it_was(run: Run, tmp_path: Path) -> None:
    typed = whole_match(1, ["you", "random", "random"])
    seats = ("--seed", "1", "--seats", "you,random,random")
    run("play", "santiago", *seats, "--save", "m.json", typed=typed[:5])
    before = load((tmp_path / "m.json").read_text(encoding="utf-8"))
    said = run("play", "santiago", "--resume", "m.json", typed=typed[5:])
    after = load((tmp_path / "m.json").read_text(encoding="utf-8"))
    assert said.code == 0
    assert is_over(after)
    assert after.moves[: len(before.moves)] == before.moves
    assert [path.name for path in tmp_path.iterdir()] == ["m.json"]


def test_a_resumed_match_continues_as_it_would_have(run: Run, tmp_path: Path) -> None:
    answers = whole_match(9, ["you", "random", "random"])[:12]
    seats = ("--seed", "9", "--seats", "you,random,random")
    run("play", "santiago", *seats, "--save", "whole.json", typed=answers)
    run("play", "santiago", *seats, "--save", "parts.json", typed=answers[:6])
    run("play", "santiago", "--resume", "parts.json", typed=answers[6:])
    whole, parts = (load((tmp_path / f"{name}.json").read_text(encoding="utf-8")) for name in ("whole", "parts"))
    assert whole == parts


def test_two_people_at_one_keyboard_never_see_a_secret_bid(run: Run) -> None:
    said = run(
        "play", "santiago", "--seed", "5", "--seats", "you,you", *OLDEST, typed=["H12", "bid 4", "bid 3", "quit"]
    )
    first, behind = said.out.split("Player 2 is next.")
    seen, _, after = behind.partition("> bid 3")
    assert "> bid 4" in first
    assert "4 escudos" not in seen
    assert re.search(r"● Player 1\W+5 +\? ", seen)
    assert "Player 1 bids 4 escudos." in after


def test_with_hidden_money_a_curtain_falls_between_people(run: Run) -> None:
    options = ["--seed", "5", "--seats", "you,you,you", "--money-visibility", "hidden"]
    said = run("play", "santiago", *options, typed=["bid 4", "bid 3", "bid 2", "quit"])
    assert said.out.count("look away") >= 3
    secret = run("play", "santiago", *options, typed=["score"])
    assert "You’ll see the score sheet at the end" in secret.out


def test_with_open_money_three_people_need_no_curtain(run: Run) -> None:
    said = run("play", "santiago", "--seed", "5", "--seats", "you,you,you", typed=["bid 4", "bid 3", "quit"])
    assert "look away" not in said.out


def test_resuming_a_finished_match_shows_its_end(run: Run, tmp_path: Path) -> None:
    path = saved(tmp_path, played())
    said = run("play", "santiago", "--resume", path)
    assert said.code == 0
    assert "Score" in said.out or "Points" in said.out or "points" in said.out
