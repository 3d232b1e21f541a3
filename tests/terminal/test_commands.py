"""The other commands, their help in four languages, and invalid command lines."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cosecha import __version__
from cosecha.bots.levels import measured
from cosecha.bots.registry import bots_for
from cosecha.cli import main
from cosecha.core.compiled import rules_are_compiled
from cosecha.core.options import option_fields
from cosecha.games import NAMES, by_name
from cosecha.locale import LANGUAGES, Speaker
from tests.terminal.table import Run, played, saved


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [
        "play",
        "simulate",
        "replay",
        "analyze",
        "verify",
        "check",
        "bots",
        "rules",
        "options",
        "doctor",
        "backup",
        "restore",
        None,
    ],
)
def test_help_exists_in_every_language(command: str | None, language: str, run: Run) -> None:
    arguments = [command, "--help"] if command else ["--help"]
    said = run(*arguments, "--lang", language)
    assert said.code == 0
    assert said.err == ""
    head = {"en": "Usage:", "es": "Uso:", "fr": "Utilisation\u00a0:", "pl": "Użycie:"}[language]
    assert said.out.startswith(head)
    for english in ("Show this message", "Options:", "Arguments:"):
        assert english not in said.out or language == "en" or (english == "Options:" and language == "fr")
    assert max(len(line) for line in said.out.splitlines()) <= 80


def test_the_language_can_come_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COSECHA_LANG", "pl")
    assert run("--help").out.startswith("Użycie")
    assert run("--lang=es", "--help").out.startswith("Uso")
    assert "dozwolon" not in run("play", "santiago", "--players", "9").err
    assert run("play", "santiago", "--players", "9").err == "--players: „9” to nie liczba od 2 do 5.\n"


def test_every_option_of_the_game_has_a_flag(run: Run) -> None:
    for command in ("play", "simulate"):
        said = run(command, "santiago", "--help")
        for field in option_fields(by_name("santiago").options):
            assert field.flag in said.out


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_help_shows_each_games_number_of_players(command: str, run: Run) -> None:
    of_any = run(command, "--help").out
    assert "--players N" in of_any
    assert "--spring-mode" not in of_any, "pages of options"
    for game, players in {"santiago": "2-5", "cacao": "2-4", "agricola": "1-4"}.items():
        assert f"--players {players}" in run(command, game, "--help").out


def test_the_version_says_whether_the_rules_are_compiled(run: Run) -> None:
    rules = "compiled rules" if rules_are_compiled() else "pure Python rules"
    assert run("--version").out == f"cosecha {__version__}, {rules}\n"
    assert run("--lang", "es", "--version").out.startswith(f"cosecha {__version__}, reglas ")


def test_help_is_shown_without_a_command(run: Run) -> None:
    said = run()
    assert said.code == 0
    assert said.out.startswith("Usage: cosecha")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "line",
    [
        "fly",
        "play",
        "play chess",
        "play santiago --players",
        "play santiago --players many",
        "play santiago --players 6",
        "play santiago --spring-mode north",
        "play santiago --min-bribe -1",
        "play santiago --oldest-seat 1",
        "play santiago --starting-overseer-seat 4 --players 2",
        "play santiago --fly",
        "play santiago now",
        "play santiago --seats you",
        "play santiago --seats you,nobody",
        "play santiago --seats you,,random",
        "play santiago --seats you,random --players 3",
        "play santiago --seed x",
        "play santiago --seed -1",
        "play santiago --seed 999999999999999999999999999999999999999999",
        "play santiago --seed 1 --words x",
        "play santiago --pace soon",
        "play santiago --pace -1",
        "play santiago --save .",
        "play santiago --save nowhere/m.json",
        "play santiago --resume nowhere.json",
        "simulate santiago --bots nobody",
        "simulate santiago --games 0",
        "simulate santiago --games x",
        "simulate santiago --workers 0",
        "simulate santiago --bots random,random,random,random,random,random",
        "simulate santiago --json nowhere/x.json",
        "replay",
        "check",
        "check nowhere.yaml",
        "doctor now",
        "doctor --fly",
        "rules chess",
        "rules santiago nowhere",
        "--lang xx",
        "--lang",
    ],
)
def test_an_invalid_command_line_gets_one_sentence(line: str, language: str, run: Run) -> None:
    arguments = line.split() if "--lang" in line else [*line.split(), "--lang", language]
    said = run(*arguments)
    assert said.code == 2, said
    assert said.out == ""
    assert said.err.strip()
    assert said.err.count("\n") == 1
    assert "Traceback" not in said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_is_printed(language: str, run: Run) -> None:
    page = run("rules", "santiago", "--lang", language)
    assert page.code == 0
    assert "{#" not in page.out
    section = run("rules", "santiago", "auction", "--lang", language)
    assert 0 < len(section.out) < len(page.out) / 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bots_are_listed(language: str, run: Run) -> None:
    said = run("bots", "--lang", language)
    for name in bots_for("santiago"):
        assert f" {name} " in said.out
    assert max(len(line) for line in said.out.splitlines()) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_bots_says_how_good_each_level_is(language: str, run: Run) -> None:
    speaker, said = Speaker(language), run("bots", "--lang", language)
    bots, _, wins = said.out.partition(speaker.text("client-level-expected"))
    rows = wins.splitlines()
    for game in NAMES:
        for own in measured(game):
            assert f" {own.rating} " in bots
            assert f" {own.low}–{own.high} " in bots
            [row] = [row for row in rows if row.split()[:2] == [game, own.level]]
            for share in own.expected:
                assert share == 0.5 or speaker.text("coach-percent", percent=round(100 * share)) in row


def test_a_narrow_list_of_bots_keeps_whole_numbers(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    _, _, wins = run("bots").out.partition("Expected win rate against")
    table = [line.split() for line in wins.splitlines() if line.startswith("  ")]
    assert ["Game", "Bot", "sprout", "apprentice", "farmer"] in table
    assert max(len(line) for line in wins.splitlines()) <= 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_simulation_ends_in_a_table(language: str, run: Run) -> None:
    said = run("simulate", "santiago", "--bots", "random,random,random", "--games", "3", "--lang", language)
    assert said.code == 0
    assert Speaker(language).text("cli-simulate-interval") in said.out
    assert "…" not in said.out
    assert max(len(line) for line in said.out.splitlines()) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["simulate", "league"])
def test_a_narrow_table_keeps_names_and_whole_numbers(
    command: str, language: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    said = run(command, "santiago", "--bots", "insight,random", "--games", "1", "--workers", "1", "--lang", language)
    insight = next(line for line in said.out.splitlines() if line.startswith(" insight"))
    assert "100.0 %" in insight
    assert "…" not in insight.replace(" … ", "")  # an interval
    assert max(len(line) for line in said.out.splitlines()) <= 50


def test_a_long_name_takes_several_lines(run: Run, tmp_path: Path) -> None:
    code = "class Short:\n    def choose(self, view, rng):\n        return view.legal[0]\n"
    (tmp_path / ("long" * 10 + ".py")).write_text(code, encoding="utf-8")
    bot = f"{tmp_path / ('long' * 10 + '.py')}:Short"
    said = run("simulate", "santiago", "--bots", f"{bot},random", "--games", "1", "--workers", "1")
    assert bot in "".join(line[1:].partition("  ")[0] for line in said.out.splitlines())
    assert max(len(line) for line in said.out.splitlines()) <= 80


def test_a_simulation_accepts_the_options_of_the_game(run: Run) -> None:
    flags = ["--bots", "random", "--games", "2", "--players", "5", "--min-bribe", "1", "--seed", "4"]
    said = run("simulate", "santiago", *flags, "--json", "-")
    data = json.loads(said.out)
    assert data["options"]["players"] == 5
    assert data["options"]["min_bribe"] == 1
    assert said == run("simulate", "santiago", *flags, "--json", "-") or data["games"] == 2


def test_a_simulation_writes_files(run: Run, tmp_path: Path) -> None:
    flags = ["--bots", "random,random", "--games", "2"]
    said = run("simulate", "santiago", *flags, "--json", "r.json", "--csv", "r.csv")
    assert said.code == 0
    assert "Win rate" in said.out
    assert json.loads((tmp_path / "r.json").read_text())["games"] == 2
    assert (tmp_path / "r.csv").read_text().startswith("bot,")


SCENARIO = """
game: santiago
scenarios:
  - name: The seat to the left of the overseer begins.
    start: {options: {players: 3, starting_overseer_seat: 0}, seed: 7}
    steps:
      - expect: {waiting: %s}
"""


def test_passing_scenarios_are_reported(run: Run, tmp_path: Path) -> None:
    (tmp_path / "right.yaml").write_text(SCENARIO % [1], encoding="utf-8")
    said = run("check", "right.yaml", "right.yaml")
    assert said.code == 0
    assert "✔ passed  The seat to the left of the overseer begins." in said.out
    assert "2 scenarios: 2 passed, 0 failed." in said.out


def test_a_failing_scenario_is_reported_with_exit_code_1(run: Run, tmp_path: Path) -> None:
    (tmp_path / "wrong.yaml").write_text(SCENARIO % [2], encoding="utf-8")
    said = run("check", "wrong.yaml")
    assert said.code == 1
    assert "✘ failed  The seat to the left of the overseer begins." in said.out


def test_help_is_fast() -> None:
    """It loads no game, no bot and no lab."""
    code = "import sys; from cosecha.cli import main; main(['--help']); print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = said.stdout.splitlines()[-1].split()
    for room in ("cosecha.games.santiago", "cosecha.bots", "cosecha.lab", "cosecha.terminal.play"):
        assert room not in loaded


def test_ctrl_c_while_the_texts_load_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(language: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("cosecha.cli.Speaker", interrupted)
    assert main(["bots"]) == 130


def test_a_closed_pipe_causes_no_error(tmp_path: Path) -> None:
    path = saved(tmp_path, played(3, 3))
    process = subprocess.Popen(
        [sys.executable, "-m", "cosecha", "replay", "--all", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(timeout=30)
