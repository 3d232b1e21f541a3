"""What may be typed at the prompt: answers in every form, commands, and nonsense."""

from pathlib import Path

import pytest

from cosecha.core.record import load
from tests.terminal.table import Run

SEAT_TWO_FIRST = ("--seed", "5", "--players", "3", "--starting-overseer-seat", "2", "--seats", "you,insight,insight")


def moves(folder: Path, name: str = "m.json") -> list[str | None]:
    record = load((folder / name).read_text(encoding="utf-8"))
    return [move.action for move in record.moves if move.seat == 0]


@pytest.mark.parametrize("line", ["bid 5", "5", "b 5", "bi 5", "BID 5", "bid", "Bid"])
def test_an_amount_can_be_typed_in_many_ways(line: str, run: Run, tmp_path: Path) -> None:
    run("play", "santiago", *SEAT_TWO_FIRST, "--save", "m.json", typed=[line, "5"])
    assert moves(tmp_path)[0] == "bid 5"


@pytest.mark.parametrize("line", ["pass", "p", "0"])
def test_passing_can_be_typed_in_many_ways(line: str, run: Run, tmp_path: Path) -> None:
    run("play", "santiago", *SEAT_TWO_FIRST, "--save", "m.json", typed=[line])
    assert moves(tmp_path) == ["pass"]


@pytest.mark.parametrize("lines", [["1 c4"], ["1", "c4"], ["1", "", "1 C4"], ["1", "z9", "1 c4"]])
def test_a_place_can_be_typed_with_its_choice_or_after_it(lines: list[str], run: Run, tmp_path: Path) -> None:
    run("play", "santiago", *SEAT_TWO_FIRST, "--save", "m.json", typed=["bid 10", *lines])
    assert str(moves(tmp_path)[1]).startswith("plant ")
    assert str(moves(tmp_path)[1]).endswith(" c4")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("bid 99", "(rules money)"),
        ("99", "(rules money)"),
        ("plant banana2 c4", "(rules round)"),
        ("bid x", "isn’t a valid number"),
        ("bid 1 2", "Write it like this: bid amount"),
        ("fly", "isn’t a possible answer"),
        ("\x1b[J\x07", "isn’t a possible answer"),
        ("ñandú ☃", "isn’t a possible answer"),
        ("why", "why bid 99"),
        ("why bid 99", "(rules money)"),
        ("why bid 3", "allowed right now"),
        ("rules nowhere", "no section “nowhere”"),
        ("undo", "nothing to undo"),
        ("save .", "is a folder"),
        ("save nowhere/m.json", "doesn’t exist"),
        ("9" * 400, "isn’t a valid number"),
    ],
)
def test_nonsense_gets_one_clear_line(line: str, reason: str, run: Run, tmp_path: Path) -> None:
    said = run("play", "santiago", *SEAT_TWO_FIRST, "--save", "m.json", typed=[line])
    assert said.code == 0
    assert reason in " ".join(said.out.split())
    assert "\x1b" not in said.out
    assert moves(tmp_path) == []


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("17", "It goes from 1 to"),
        ("0", "It goes from 1 to"),
        ("1 a9", "a9"),
        ("c4", "several things"),
        ("1 c4 c5", "Write it like this"),
    ],
)
def test_an_invalid_place_gets_one_clear_line(line: str, reason: str, run: Run, tmp_path: Path) -> None:
    said = run("play", "santiago", *SEAT_TWO_FIRST, "--save", "m.json", typed=["bid 10", line])
    assert reason in " ".join(said.out.split())
    assert moves(tmp_path) == ["bid 10"]


def test_help_lists_the_commands_and_the_rules_for_the_question(run: Run) -> None:
    said = run("play", "santiago", *SEAT_TWO_FIRST, typed=["?"])
    for word in ("hint", "undo", "save [FILE]", "quit", "rules [SECTION]", "why ACTION", "Auction"):
        assert word in said.out


@pytest.mark.parametrize(
    ("game", "example", "strange"), [("agricola", "use forest", "bid "), ("santiago", "bid 4", "use ")]
)
def test_help_shows_answers_to_the_current_question(game: str, example: str, strange: str, run: Run) -> None:
    seats = ("--seed", "5", "--players", "3", "--seats", "you,random,random", "--first-seat", "0")
    said = run("play", game, *(seats if game == "agricola" else SEAT_TWO_FIRST), typed=["?"]).out
    expected = said[said.index("The whole action") : said.index("Anything shorter")]
    assert example in expected
    assert strange not in expected


@pytest.mark.parametrize(
    ("language", "word", "expected"),
    [
        ("es", "pista", "bid "),
        ("fr", "conseil", "bid "),
        ("pl", "podpowiedź", "bid "),
        ("pl", "dziennik", "unda 1"),
        ("es", "ayuda", "deshacer"),
        ("fr", "règles auction", "enchères"),
        ("fr", "regles auction", "enchères"),
    ],
)
def test_commands_have_names_in_every_language(language: str, word: str, expected: str, run: Run) -> None:
    said = run("play", "santiago", "--lang", language, *SEAT_TWO_FIRST, typed=[word])
    assert expected in said.out.partition(word)[2]


def test_hints_come_with_reasons_and_can_be_played(run: Run, tmp_path: Path) -> None:
    said = run("play", "santiago", *SEAT_TWO_FIRST, "--save", "m.json", typed=["hint"])
    hints = [line.strip() for line in said.out.partition("> hint")[2].splitlines() if line.startswith("  ")]
    notation, _, reason = hints[0].partition(": ")
    assert reason
    run("play", "santiago", *SEAT_TWO_FIRST, "--save", "n.json", typed=[notation])
    assert moves(tmp_path, "n.json") == [notation]
    after_first = [line.startswith("→ ") for line in hints].index(True)
    assert 1 <= after_first <= 3, "what may follow stands below a hint"


def test_log_score_and_board_can_be_requested(run: Run) -> None:
    said = run("play", "santiago", *SEAT_TWO_FIRST, typed=["log", "score", "board"])
    assert said.out.count("Round 1 of 11 begins.") == 2
    assert said.out.count("┌") == 2
    assert "Total" in said.out


def test_undo_goes_back_to_the_players_last_decision(run: Run, tmp_path: Path) -> None:
    typed = ["bid 10", "1 c4", "undo", "1 d4", "undo", "undo", "bid 9"]
    run("play", "santiago", *SEAT_TWO_FIRST, "--save", "m.json", typed=typed)
    assert moves(tmp_path) == ["bid 9"]


def test_another_persons_secret_answer_cannot_be_undone(run: Run) -> None:
    typed = ["H12", "bid 2", "bid 3", "undo", "quit"]
    said = run("play", "santiago", "--seed", "5", "--seats", "you,you", "--oldest-seat", "0", typed=typed)
    assert "can’t undo" in said.out


def test_a_secret_bid_against_a_bot_can_be_undone(run: Run, tmp_path: Path) -> None:
    typed = ["1", "H12", "bid 2", "undo", "bid 3"]
    flags = ["--seed", "5", "--seats", "you,random", "--oldest-seat", "0", "--save", "m.json"]
    run("play", "santiago", *flags, typed=typed)
    assert moves(tmp_path)[1] == "bid 3"


def test_save_writes_a_copy_and_never_overwrites_a_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text("mine")
    said = run("play", "santiago", *SEAT_TWO_FIRST, typed=["save copy.json", "save other.json", "save", "quit", ""])
    assert (tmp_path / "other.json").read_text() == "mine"
    assert "other.json” already exists" in said.out
    load((tmp_path / "copy.json").read_text(encoding="utf-8"))


def test_quitting_asks_again_if_the_name_is_taken(run: Run, tmp_path: Path) -> None:
    (tmp_path / "other.json").write_text("mine")
    said = run("play", "santiago", *SEAT_TWO_FIRST, typed=["quit", "other.json", "new.json"])
    assert said.code == 0
    assert (tmp_path / "other.json").read_text() == "mine"
    load((tmp_path / "new.json").read_text(encoding="utf-8"))
