"""Regressions found by new users: who sits where, what is secret, what a refusal says."""

import shlex
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from cosecha.core.fairness import new_secret
from cosecha.core.match import Match
from cosecha.core.record import dump, load
from cosecha.core.rng import Rng
from cosecha.games import by_name
from cosecha.locale import LANGUAGES
from cosecha.locale.first_names import FIRST_NAMES
from cosecha.terminal.program import program
from tests.terminal.table import Run, played, saved

ROOT = Path(__file__).parents[2]
FIRST = """
class First:
    def choose(self, view, rng):
        %s
"""
TWO_PEOPLE = ("--seed", "5", "--seats", "you,you", "--oldest-seat", "0")


def bot(folder: Path, answer: str = "return view.legal[0]") -> str:
    (folder / "bot.py").write_text(FIRST % answer, encoding="utf-8")
    return "./bot.py:First"


def test_a_person_with_a_bots_name_stays_a_person(run: Run, tmp_path: Path) -> None:
    seats = ("--seed", "1", "--seats", "you,random,random")
    run("play", "santiago", *seats, "--save", "first.json", typed=["pass"])
    name = load((tmp_path / "first.json").read_text(encoding="utf-8")).names[1]
    run("play", "santiago", *seats, "--name", name, "--save", "m.json", typed=["pass"])
    before = load((tmp_path / "m.json").read_text(encoding="utf-8"))
    assert before.seats == ["person", "random", "random"]
    assert before.names[0] == name
    assert len(set(before.names)) == 3
    said = run("play", "santiago", "--resume", "m.json", typed=[])
    assert f"{name}> " in said.out
    assert load((tmp_path / "m.json").read_text(encoding="utf-8")).moves == before.moves


def test_a_bot_from_a_file_sits_down_again(run: Run, tmp_path: Path) -> None:
    name = bot(tmp_path)
    run("play", "santiago", "--seed", "1", "--seats", f"you,{name},random", "--save", "m.json", typed=["pass"])
    said = run("play", "santiago", "--resume", "m.json", typed=[])
    assert load((tmp_path / "m.json").read_text(encoding="utf-8")).seats == ["person", name, "random"]
    assert "First> " not in said.out
    assert "--seats" not in said.out
    other = run("play", "santiago", "--resume", "m.json", "--seats", "you,you,random", typed=[])
    assert "--seats you,you,random" in other.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_seats_in_the_record_none_is_guessed(language: str, run: Run, tmp_path: Path) -> None:
    path = saved(tmp_path, played(moves=9))
    said = run("play", "santiago", "--resume", path, "--lang", language)
    assert said.code == 2
    assert "--seats" in said.err
    assert run("play", "santiago", "--resume", path, "--seats", "you,insight,random").code == 0


def test_a_curtain_falls_before_every_secret_answer(run: Run) -> None:
    said = run("play", "santiago", *TWO_PEOPLE, typed=["H12", "bid 4", "bid 3", "quit"])
    before, _, first = said.out.partition("Player 1 is next. Everyone else, look away!")
    assert "> H12" in before
    seen, _, second = first.partition("Player 2 is next. Everyone else, look away!")
    assert "Your answer is secret" in seen
    assert "Your answer is secret" in second


def test_help_in_a_two_player_auction_explains_that_auction(run: Run) -> None:
    said = run("play", "santiago", *TWO_PEOPLE, typed=["H12", "?"])
    assert "Two players" in said.out.partition("> ?")[2]


def test_a_finished_record_without_its_secret_is_not_verified(run: Run, tmp_path: Path) -> None:
    game = by_name("santiago")
    match = Match.start_fair(game, game.options(players=2), new_secret(), ["sun", "rain"])
    rng = Rng(0)
    while waiting := match.state.waiting():
        legal = match.state.legal(waiting[0])
        match.play(waiting[0], legal[rng.below(len(legal))])
    record = match.record()
    assert record.fairness is not None
    path = tmp_path / "m.json"
    path.write_text(dump(replace(record, fairness=replace(record.fairness, secret=None))), encoding="utf-8")
    said = run("verify", path)
    assert said.code == 1
    assert "secret" in said.out


@pytest.mark.parametrize(
    ("answer", "message"),
    [
        ("return float(view.legal[0])", "float"),
        ("return True", "bool"),
        ("raise SystemExit", "SystemExit"),
        ("return view.nothing", "AttributeError"),
        ("return 99999", "illegal"),
    ],
)
def test_a_failing_bot_is_reported_and_the_match_saved(answer: str, message: str, run: Run, tmp_path: Path) -> None:
    name = bot(tmp_path, answer)
    said = run("play", "santiago", "--seed", "1", "--seats", f"{name},random,random", "--save", "m.json")
    assert said.code == 2
    assert message in said.err
    assert "--resume m.json" in said.out
    load((tmp_path / "m.json").read_text(encoding="utf-8"))


def test_a_failed_match_can_be_repeated_with_the_printed_command(run: Run, tmp_path: Path) -> None:
    name = bot(tmp_path, "return view.legal[0] if view.position.round < 3 else view.nothing")
    flags = ("--bots", f"random,{name}", "--players", "3", "--seed", "4", "--games", "3")
    said = run("simulate", "santiago", *flags)
    assert said.code == 2
    failure, _, command = said.err.strip().splitlines()
    words = shlex.split(command)
    assert words[:3] == ["cosecha", "simulate", "santiago"]
    again = run(*words[1:])
    assert again.err.splitlines()[0] == failure


def at_proposals() -> Path:
    """A three-player match at the proposals."""
    game = by_name("santiago")
    match = Match.start(game, game.options(players=3), 3, ["A", "B", "C"], ["person"] * 3)
    while True:
        seat = match.state.waiting()[0]
        decision = match.state.decision(seat)
        assert decision is not None
        if decision.kind == "propose":
            break
        match.play(seat, match.state.legal(seat)[0])
    return saved(Path.cwd(), match)


def test_a_place_without_a_bribe_is_refused_for_the_place(run: Run) -> None:
    path = at_proposals()
    state = Match(by_name("santiago"), load(path.read_text(encoding="utf-8"))).state
    view = state.view(state.waiting()[0])
    choices = by_name("santiago").words.choices(view)
    possible = next(each.notation.split()[1] for each in choices if each.least is not None)
    names = {each.notation.split()[-1] for each in choices}
    far = next(f"H{row}{column}" for row in range(4) for column in range(4) if f"H{row}{column}" not in names)
    said = run(
        "play", "santiago", "--resume", path, typed=[f"why {possible}", f"why {far}", far, f"propose {far}", "Z9"]
    )
    assert f"an amount is missing, for example: propose {possible} " in " ".join(said.out.split())
    assert "isn’t a valid number" not in said.out
    assert said.out.count("(rules ") == 3
    assert "Z9" in said.out.rpartition("> Z9")[2]
    begun = run("play", "santiago", "--resume", path, typed=[possible])
    assert "How much?" in begun.out


def test_the_program_is_named_as_it_was_called(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bin").mkdir()
    called = tmp_path / "bin" / "cosecha"
    called.write_text("#!/bin/sh\n")
    called.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "/nowhere")
    for argument in ("bin/cosecha", str(called)):
        monkeypatch.setattr(sys, "argv", [argument])
        assert program() == "bin/cosecha"
    monkeypatch.setenv("PATH", str(called.parent))
    assert program() == "cosecha"


def test_bots_have_first_names_and_are_introduced_with_their_level(run: Run, tmp_path: Path) -> None:
    flags = ("--seed", "5", "--seats", "you,insight,insight,random", "--name", "Somebody with a name")
    said = run("play", "santiago", *flags, "--lang", "fr", "--save", "m.json", typed=[])
    names = load((tmp_path / "m.json").read_text(encoding="utf-8")).names[1:]
    assert len(set(names)) == 3
    assert set(names) <= set(FIRST_NAMES["fr"].split())
    introduced = " ".join(said.out.split())
    for name, level in zip(names, ("bot normal", "bot normal", "bot aléatoire"), strict=True):
        assert f"{name} ({level})" in introduced
        assert said.out.count(name) > 1  # on the board too
    assert "═ …" not in said.out  # followed by the farmers


def test_two_bots_from_one_file_are_distinguished_by_a_letter(run: Run, tmp_path: Path) -> None:
    name = bot(tmp_path)
    run("play", "santiago", "--seed", "1", "--seats", f"you,{name},{name}", "--save", "m.json", typed=[])
    assert load((tmp_path / "m.json").read_text(encoding="utf-8")).names[1:] == ["First", "First B"]


def test_the_first_screen_mentions_help_once(run: Run) -> None:
    said = run("play", "santiago", "--seed", "5", "--seats", "you,you,you", typed=["pass", "bid 2", "board"])
    assert said.out.count("Type ? for help.") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_columns_of_the_help_are_aligned(language: str, run: Run) -> None:
    said = run("play", "santiago", "--seed", "5", "--seats", "you,you,you", "--lang", language, typed=["?"])
    lines = said.out.partition("> ?")[2].splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("  ?"))
    column = len(lines[start]) - len(lines[start][3:].lstrip())
    for line in lines[start : start + 10]:
        assert line[column - 2 : column] == "  ", line
        assert line[column] != " ", line


@pytest.mark.parametrize(("answer", "undone"), [("yes", True), ("no", False)])
def test_undo_asks_the_players_whose_moves_it_takes_back(answer: str, undone: bool, run: Run, tmp_path: Path) -> None:
    seats = ("--seed", "5", "--seats", "you,you,you", "--starting-overseer-seat", "2", "--save", "m.json")
    run("play", "santiago", *seats, typed=["bid 4", "bid 3", "bid 2", "undo", answer])
    record = load((tmp_path / "m.json").read_text(encoding="utf-8"))
    assert len(record.moves) == (0 if undone else 3)


@pytest.mark.parametrize("flags", [("--csv", "--workers", "2"), ("--json",), ("--csv",)])
def test_a_result_without_a_file_is_reported(flags: tuple[str, ...], run: Run) -> None:
    said = run("simulate", "santiago", *flags)
    assert (said.code, said.err) == (2, f"{flags[0]} needs a file, or - for the screen.\n")


def test_a_file_of_bases_has_nothing_to_run(run: Run) -> None:
    folder = ROOT / "tests" / "scenarios" / "santiago"
    said = run("check", folder / "01-setup.yaml", folder / "bases.yaml")
    assert said.code == 0
    assert "nothing to run" in " ".join(said.out.split())


def test_small_messages_are_correct(run: Run, tmp_path: Path) -> None:
    assert run("check").err == "Missing: FILE. See --help.\n"
    said = run("replay", saved(tmp_path, played(moves=3)), typed=["b"])
    assert "This is the start of the game." in said.out
    polish = run("play", "santiago", "--seed", "5", "--seats", "you,you,you", "--lang", "pl", typed=["bid 99"])
    assert "(zasady money)" in " ".join(polish.out.split())
