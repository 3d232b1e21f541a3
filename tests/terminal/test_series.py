"""Series in the terminal: played game after game, left and resumed, verified and replayed, in one file."""

import json
import re
from pathlib import Path

import pytest

from cosecha.core.series_record import SeriesRecord, load_series
from cosecha.locale import LANGUAGES, Speaker
from tests.terminal.table import Run

BOTS = ("play", "cacao", "--series", "best-of-three", "--seed", "5", "--seats", "random,random")


def only_series(folder: Path) -> SeriesRecord:
    (file,) = folder.glob("*.cosecha.json")
    return load_series(file.read_text(encoding="utf-8"))


@pytest.fixture
def played(run: Run, tmp_path: Path) -> Path:
    assert run(*BOTS, "--save", "series.cosecha.json").code == 0
    return tmp_path / "series.cosecha.json"


def test_bots_play_a_series_into_one_file(run: Run, tmp_path: Path) -> None:
    said = run(*BOTS)
    assert (said.code, said.err) == (0, "")
    series = only_series(tmp_path)
    assert series.end.over
    assert [game.series.number for game in series.games if game.series] == list(range(1, len(series.games) + 1))
    assert len({game.seed for game in series.games}) == len(series.games)
    assert [game.names for game in series.games] == [series.games[0].names] * len(series.games)
    for number in range(1, len(series.games) + 1):
        assert f"Best of three, game {number} of 3" in said.out
    assert "wins the series" in said.out
    assert said.out.count("Game saved in") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_series_is_verified_in_every_language(language: str, run: Run, played: Path) -> None:
    said = run("verify", "--lang", language, played)
    assert said.code == 0
    games = len(load_series(played.read_text()).games)
    speaker = Speaker(language)
    assert speaker.text("cli-verify-series", games=games) in re.sub("[ \n]+", " ", said.out)
    assert speaker.text("series-game", number=games) in said.out


def test_a_series_with_another_winner_is_refused(run: Run, played: Path) -> None:
    data = json.loads(played.read_text())
    data["end"]["points"].reverse()
    played.write_text(json.dumps(data))
    said = run("verify", played)
    assert said.code == 1
    assert "the standings of the series aren’t what the file says" in said.out


def test_damage_is_found_in_its_game(run: Run, played: Path) -> None:
    data = json.loads(played.read_text())
    data["games"][1]["moves"][4]["seat"] ^= 1
    played.write_text(json.dumps(data))
    said = run("verify", played)
    assert said.code == 1
    assert "Game 2 of the series: Move 5" in said.out


def test_a_series_is_left_during_a_game_and_resumed(run: Run, tmp_path: Path) -> None:
    start = (*BOTS[:-1], "you,random", "--save", "mine.json")
    assert run(*start, typed=["1", "quit", ""]).code == 0
    left = load_series((tmp_path / "mine.json").read_text())
    assert len(left.games) == 1
    assert not left.end.over
    said = run("play", "cacao", "--resume", "mine.json", "--seats", "random,random")
    assert said.code == 0
    assert "Best of three, game 1 of 3" in said.out
    done = load_series((tmp_path / "mine.json").read_text())
    assert done.end.over
    assert done.id == left.id
    assert [move.action for move in done.games[0].moves][:1] == [move.action for move in left.games[0].moves][:1]
    assert run("verify", "mine.json").code == 0


def test_a_series_is_left_between_games_and_resumed(run: Run, tmp_path: Path) -> None:
    """Without a seed, people are asked for words before each deal; here the input ends at that question."""
    seats = ("--seats", "random,random", "--save", "mine.json")
    assert run("play", "cacao", "--series", "best-of-three", *seats).code == 0, "bots aren't asked"
    whole = json.loads((tmp_path / "mine.json").read_text())
    cut = {**whole, "games": whole["games"][:1], "end": {"over": False, "points": [0, 0], "leaders": []}}
    winners = cut["games"][0]["end"]["winners"]
    cut["end"] |= {"points": [int(seat in winners) for seat in (0, 1)], "leaders": winners}
    (tmp_path / "cut.json").write_text(json.dumps(cut))
    assert run("verify", "cut.json").code == 0
    said = run("play", "cacao", "--resume", "cut.json", "--seats", "you,random")
    assert said.code == 0
    assert "--resume cut.json" in said.out
    assert len(load_series((tmp_path / "cut.json").read_text()).games) == 1
    assert run("play", "cacao", "--resume", "cut.json").code == 0
    assert load_series((tmp_path / "cut.json").read_text()).end.over


def test_a_resumed_series_keeps_what_was_agreed(run: Run, played: Path) -> None:
    said = run("play", "cacao", "--resume", played, "--series", "best-of-three")
    assert said.code == 2
    assert run("play", "santiago", "--resume", played).code != 0
    said = run("play", "cacao", "--resume", played)
    assert said.code == 0, "it is over, so there is nothing to play"


def test_a_series_that_cannot_be_played_is_refused(run: Run, tmp_path: Path) -> None:
    said = run("play", "cacao", "--series", "best-of-nine")
    assert said.code == 2
    assert "best-of-three" in said.err
    said = run("play", "agricola", "--players", "1", "--series", "best-of-three")
    assert said.code == 2
    assert "at least 2 players" in said.err
    assert list(tmp_path.iterdir()) == []


def test_all_games_of_a_series_are_replayed(run: Run, played: Path) -> None:
    games = load_series(played.read_text()).games
    said = run("replay", played, "--all")
    assert said.code == 0
    assert all(f"game {number} of 3" in said.out for number in range(1, len(games) + 1))
    walked = run("replay", played, typed=[str(len(games[0].moves)), "", "q"])
    assert "game 2 of 3" in walked.out
    assert "game 3 of 3" not in walked.out
    assert "game 2 of 3" not in run("replay", played, typed=["q"]).out
    moves = run("replay", played, "--moves").out
    assert moves.count("cosecha 1 cacao") == len(games)


def test_series_are_simulated(run: Run, tmp_path: Path) -> None:
    four = ("simulate", "cacao", "--series", "best-of-three", "--bots", "random,random", "--games", "4")
    said = run(*four, "--json", "r.json")
    assert (said.code, said.err) == (0, "")
    assert "cacao, Best of three: 4 series" in said.out
    assert "Games per series" in said.out
    result = json.loads((tmp_path / "r.json").read_text())
    assert sum(result["bots"][0]["reached"].values()) == 8
    assert sum(result["lengths"].values()) == 4
    assert run(*four, "--csv", "-").out.splitlines()[0] == "bot,series,wins,win_rate,points,times"
    assert run("simulate", "cacao", "--series", "best-of-nine").code == 2
