"""Every command with every game: play, resume, simulate, replay, verify, check, rules."""

import json
import re
from pathlib import Path

import pytest

from cosecha.core.match import Match
from cosecha.core.options import option_fields
from cosecha.core.record import load
from cosecha.games import by_name
from cosecha.locale import LANGUAGES, Speaker
from tests.terminal.table import Run, played, saved, whole_match

SCENARIOS = Path(__file__).parents[1] / "scenarios"
OTHERS = ("cacao", "agricola")
"""The other files in this folder play Santiago."""
LANGUAGE = {"cacao": "pl", "agricola": "fr"}
"""The language of a whole match, since everything else is in English."""
HIDING = {"cacao": {"gold": "hidden"}, "agricola": {"cards": "few"}}
"""An option that hides information: points or something else."""
ID = re.compile(r"\b(cli|cacao|agricola|event|reason|error|advice|bot|seat)-[a-z]+(-[a-z]+)*")

languages = pytest.mark.parametrize(
    "language", [pytest.param(each, marks=[pytest.mark.proof] if each != "es" else []) for each in LANGUAGES]
)
pytestmark = pytest.mark.parametrize("game", OTHERS)


@pytest.fixture(scope="module")
def matches() -> dict[str, Match]:
    return {game: played(3, 2, game=game) for game in OTHERS}


def test_a_whole_match_is_typed_interrupted_and_resumed(game: str, run: Run, tmp_path: Path) -> None:
    typed = whole_match(7, ["you", "random"], game)
    language, half = LANGUAGE[game], len(typed) // 2
    flags = ("--seed", "7", "--seats", "you,random", "--lang", language)
    begun = run("play", game, *flags, typed=typed[:half])
    assert (begun.code, begun.err) == (0, "")
    (path,) = tmp_path.glob(f"{game}-*.cosecha.json")
    before = load(path.read_text(encoding="utf-8"))
    said = run("play", game, "--resume", path.name, "--lang", language, typed=typed[half:])
    assert (said.code, said.err) == (0, "")
    record = load(path.read_text(encoding="utf-8"))
    assert record.end is not None
    assert record.end.over
    assert record.moves[: len(before.moves)] == before.moves
    output = (begun.out + said.out).replace(path.name, "")
    assert ID.search(output) is None
    assert Speaker(language, record.names).text(f"{game}-score-title") in said.out
    assert max(len(line) for line in output.splitlines()) <= 80


def test_the_commands_during_a_match_work(game: str, run: Run) -> None:
    typed = ["hint", "log", "score", "rules", "?", "nonsense", "quit"]
    said = run("play", game, "--seed", "7", "--seats", "you,random", typed=typed)
    assert (said.code, said.err) == (0, "")
    assert Speaker("en", ["Player", "Random"]).text(f"{game}-score-title") in said.out
    assert "“nonsense”" in said.out
    assert ID.search(re.sub(rf"{game}-\d+-\d+", "", said.out)) is None


def test_points_are_shown_unless_some_are_hidden(game: str, run: Run) -> None:
    """A hidden hand doesn't hide the points."""
    ((name, value),) = HIDING[game].items()
    said = run("play", game, "--seed", "7", "--seats", "you,random", f"--{name}", value, typed=["score"])
    later = "You’ll see the score sheet at the end" in said.out
    assert later == (value == "hidden")
    assert (Speaker("en").text(f"{game}-score-title") in said.out) != later


def test_a_curtain_falls_between_people_with_hidden_hands(game: str, run: Run) -> None:
    options = {"cards": "few"} if game == "agricola" else {}
    typed = whole_match(5, ["you", "you"], game, **options)[:6]
    flags = [text for name, value in options.items() for text in (f"--{name}", value)]
    said = run("play", game, "--seed", "5", "--seats", "you,you", *flags, typed=[*typed, "quit"])
    assert said.code == 0
    assert said.out.count("look away") >= 2


@languages
def test_the_help_has_every_option(game: str, language: str, run: Run) -> None:
    for command in ("play", "simulate"):
        said = run(command, game, "--help", "--lang", language)
        assert said.code == 0
        assert ID.search(said.out.replace(f"{game}-20", "")) is None
        for field in option_fields(by_name(game).options):
            assert field.flag in said.out


def test_matches_are_simulated(game: str, run: Run, tmp_path: Path) -> None:
    flags = ["--bots", "random", "--players", "3", "--games", "2", "--seed", "4"]
    said = run("simulate", game, *flags, "--json", "r.json", "--csv", "r.csv")
    assert (said.code, said.err) == (0, "")
    assert "Win rate" in said.out
    data = json.loads((tmp_path / "r.json").read_text())
    assert (data["game"], data["options"]["players"], data["games"]) == (game, 3, 2)
    assert len((tmp_path / "r.csv").read_text().splitlines()) == 2


def test_a_match_is_replayed(game: str, run: Run, tmp_path: Path, matches: dict[str, Match]) -> None:
    match = matches[game]
    last = len(match.record().moves)
    said = run("replay", saved(tmp_path, match), typed=["", "b", str(last), "q"])
    assert said.code == 0
    assert [int(number) for number in re.findall(r"Move (\d+) of", said.out)] == [0, 1, 0, last]
    replayed = run("replay", "--all", saved(tmp_path, match.at(20)), "--lang", LANGUAGE[game])
    assert replayed.code == 0
    assert "Rosa" in replayed.out
    assert ID.search(replayed.out) is None


def test_a_record_is_verified_as_a_file_and_as_text(
    game: str, run: Run, tmp_path: Path, matches: dict[str, Match]
) -> None:
    path = saved(tmp_path, matches[game])
    said = run("verify", path)
    assert said.code == 0
    assert said.out.count("✔") == 5
    (tmp_path / "m.txt").write_text(run("replay", "--moves", path).out, encoding="utf-8")
    assert run("verify", "m.txt").code == 0


def test_a_damaged_record_is_detected(game: str, run: Run, tmp_path: Path, matches: dict[str, Match]) -> None:
    path = saved(tmp_path, matches[game])
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    middle = next(number for number, line in enumerate(lines) if '"action"' in line) + 5
    path.write_text("".join(lines[:middle] + lines[middle + 1 :]), encoding="utf-8")
    said = run("verify", path)
    assert said.code == 1
    assert "altered" in said.out


def test_scenarios_are_checked(game: str, run: Run, tmp_path: Path) -> None:
    said = run("check", SCENARIOS / game / "01-setup.yaml")
    assert said.code == 0
    assert "✘" not in said.out
    assert "0 fail" in said.out
    wrong = {"name": "Nobody is asked.", "start": {"options": {"players": 2}, "seed": 7}}
    (tmp_path / "wrong.yaml").write_text(
        json.dumps({"game": game, "scenarios": [{**wrong, "steps": [{"expect": {"waiting": []}}]}]})
    )
    failed = run("check", "wrong.yaml")
    assert failed.code == 1
    assert "✘ failed  Nobody is asked." in failed.out


@languages
def test_the_rules_are_printed(game: str, language: str, run: Run) -> None:
    page = run("rules", game, "--lang", language)
    assert page.code == 0
    assert "{#" not in page.out
    section = run("rules", game, "scoring", "--lang", language)
    assert 0 < len(section.out) < len(page.out) / 3
