"""Leagues: who meets whom, and ratings that agree with known results."""

import csv
import io
import json
import math
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from cosecha.core.errors import BadBot
from cosecha.core.rng import Rng
from cosecha.lab.league import League, Meetings, everybody, league, league_to_csv, league_to_json, outcome_of
from cosecha.lab.playing import Played, match_seed
from cosecha.lab.ratings import Outcome, bradley_terry, plackett_luce, wins
from cosecha.lab.running import Place
from cosecha.locale import LANGUAGES, Speaker
from tests.terminal.table import Run

SLOW_BOT = """
class Last:
    def choose(self, view, rng):
        return view.legal[-1]

class First:
    def choose(self, view, rng):
        return view.legal[0]
"""


@pytest.fixture
def three(tmp_path: Path) -> list[str]:
    (tmp_path / "mine.py").write_text(SLOW_BOT)
    return ["random", f"{tmp_path / 'mine.py'}:First", f"{tmp_path / 'mine.py'}:Last"]


def without_times(found: League) -> League:
    return replace(found, played=[replace(match, thinking_ms=[]) for match in found.played])


def test_everybody_meets_everybody_in_every_seat(three: list[str]) -> None:
    found = league("santiago", three, games=2, seed=5)
    assert [match.bots for match in found.played] == [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]
    assert [match.seed for match in found.played] == [f"{match_seed(5, n):032x}" for n in (0, 1)] * 3
    assert [each.games for each in found.standings] == [4, 4, 4]
    assert sum(each.wins for each in found.standings) == 6
    assert [each.elo.value for each in found.standings] == sorted((e.elo.value for e in found.standings), reverse=True)
    for one, two in combinations(range(3), 2):
        assert found.matrix[one][two].games == 2
        assert found.matrix[one][two].wins + found.matrix[two][one].wins == 2
    assert [found.matrix[bot][bot].games for bot in range(3)] == [0, 0, 0]


def test_the_league_does_not_depend_on_the_number_of_workers(three: list[str]) -> None:
    one = league("santiago", three, games=2, system="swiss", rounds=2)
    two = league("santiago", three, games=2, system="swiss", rounds=2, place=Place(workers=2))
    assert without_times(one) == without_times(two)


def test_tables_have_a_seat_for_each_player() -> None:
    assert everybody(4, 3) == [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]
    assert everybody(2, 4) == [[0, 1, 0, 1]]


def test_swiss_rounds_pair_equals_that_have_not_met() -> None:
    meetings = Meetings(6)
    first = meetings.swiss(2, [0] * 6, Rng(1))
    assert sorted(bot for table in first for bot in table) == list(range(6))
    won = [0.0] * 6
    for table in first:
        won[table[0]] = 1.0
    second = meetings.swiss(2, won, None)
    assert not {frozenset(table) for table in first} & {frozenset(table) for table in second}
    assert won[second[0][0]] == won[second[0][1]] == 1.0
    assert won[second[-1][0]] == won[second[-1][1]] == 0.0


def test_in_a_swiss_tournament_everybody_sits_out_equally_often() -> None:
    meetings = Meetings(5)
    for _ in range(5):
        tables = meetings.swiss(2, [5, 4, 3, 2, 1], None)
        assert len(tables) == 2
    assert meetings.sat_out == [1] * 5
    assert sum(map(sum, meetings.met)) == 20


def versus(won: int, lost: int) -> list[Outcome]:
    return [Outcome([[0], [1]], [1, 2])] * won + [Outcome([[0], [1]], [2, 1])] * lost


def test_two_bots_differ_by_the_log_odds() -> None:
    one, two = bradley_terry(2, versus(750, 250))
    assert one.value - two.value == pytest.approx(400 * math.log10(3), abs=2)
    assert one.value == pytest.approx(-two.value)
    assert one.low < one.value < one.high
    error = 400 / math.log(10) * math.sqrt(1 / 750 + 1 / 250) / 2  # half of the difference's
    assert (one.high - one.low) / 2 == pytest.approx(1.96 * error, rel=0.2)


def test_strengths_are_recovered_from_three_bots() -> None:
    strength = [4.0, 2.0, 1.0]
    outcomes = []
    for a, b in combinations(range(3), 2):
        ahead = round(300 * strength[a] / (strength[a] + strength[b]))
        outcomes += [Outcome([[a], [b]], [1, 2])] * ahead + [Outcome([[a], [b]], [2, 1])] * (300 - ahead)
    found = bradley_terry(3, outcomes)
    assert found[0].value - found[1].value == pytest.approx(400 * math.log10(2), abs=3)
    assert found[1].value - found[2].value == pytest.approx(400 * math.log10(2), abs=3)


def test_a_bot_that_always_wins_has_a_finite_rating() -> None:
    one, two = bradley_terry(2, versus(20, 0))
    assert 100 < one.value < 1000
    assert one.low < one.value - 100
    assert one.value == pytest.approx(-two.value)
    assert bradley_terry(2, []) == bradley_terry(2, [])


def test_games_with_the_same_outcome_can_be_counted() -> None:
    won, lost = Outcome([[0], [1]], [1, 2]), Outcome([[0], [1]], [2, 1])
    assert bradley_terry(2, [won, lost], times=[30, 10]) == bradley_terry(2, versus(30, 10))


def test_ratings_are_the_most_likely_ones() -> None:
    """Even if one bot has hardly played, and another one has always won."""
    games = [(0, 1)] * 2000 + [(1, 2)] * 3
    elo = [each.value for each in bradley_terry(3, [Outcome([[won], [lost]], [1, 2]) for won, lost in games])]

    def chance(difference: float) -> float:
        return 1 / (1 + 10 ** (-difference / 400))

    def likelihood(ratings: list[float]) -> float:
        """With half a win and half a loss against the average bot; each bot may be so far from it."""
        found = 2000 * math.log(chance(ratings[0] - ratings[1])) + 3 * math.log(chance(ratings[1] - ratings[2]))
        prior = [
            sum(0.5 * math.log(chance(a) * chance(-a)) for a in (r + s for r in ratings)) for s in range(-999, 999)
        ]
        return found + max(prior)

    for bot in range(3):
        for change in (-30, 30):
            other = [rating + change * (number == bot) for number, rating in enumerate(elo)]
            assert likelihood(other) < likelihood(elo)


def test_openskill_agrees_about_the_order() -> None:
    tied = [Outcome([[0], [1], [2]], [1, 1, 1])] * 10
    assert len({round(each.value, 1) for each in plackett_luce(3, tied)}) == 1
    one, two, three = plackett_luce(3, [Outcome([[0], [1], [2]], [1, 2, 3])] * 30)
    assert one.value > 25 > three.value
    assert one.value > two.value > three.value
    assert one.low < one.value < one.high
    assert one.high - one.low < plackett_luce(1, [])[0].high - plackett_luce(1, [])[0].low


def test_ties_count_half_and_partners_do_not_play_each_other() -> None:
    match = Played(0, "", [0, 1, 2, 0], [9, 5, 9, 5], [0, 2], [1] * 4, [0.0] * 4, teams=[[0, 2], [1, 3]])
    outcome = outcome_of(match)
    assert outcome == Outcome([[0, 2], [1, 0]], [1, 2])
    assert wins(3, outcome) == [[0, 1, 0], [0, 0, 0], [1, 1, 0]]
    assert wins(2, Outcome([[0], [1]], [1, 1])) == [[0, 0.5], [0.5, 0]]


@pytest.mark.parametrize("bots", [["random"], ["random", "random"]])
def test_a_league_needs_different_bots(bots: list[str]) -> None:
    with pytest.raises(BadBot, match="error-league-bots") as wrong:
        league("santiago", bots)
    assert len({Speaker(language).say(wrong.value.message) for language in LANGUAGES}) == len(LANGUAGES)


def test_nobody_plays_a_league_alone(run: Run, three: list[str]) -> None:
    said = run("league", "agricola", "--bots", ",".join(three), "--games", "1", "--players", "1")
    assert (said.code, said.err) == (2, Speaker("en").text("error-league-alone") + "\n")


def test_the_folder_for_images_is_checked_before_the_games(run: Run, tmp_path: Path, three: list[str]) -> None:
    (tmp_path / "file").write_text("")
    command = ("league", "santiago", "--bots", ",".join(three), "--games", "1000000", "--workers", "1")
    for folder in ("file", "file/images"):
        said = run(*command, "--images", tmp_path / folder)
        assert said.code == 2
        assert folder in said.err


def test_the_command_shows_and_writes_the_ratings(run: Run, tmp_path: Path, three: list[str]) -> None:
    command = ("league", "santiago", "--bots", ",".join(three), "--games", "2", "--workers", "1")
    said = run(*command, "--json", tmp_path / "l.json", "--csv", tmp_path / "l.csv")
    assert (said.code, said.err) == (0, "")
    assert "OpenSkill" in said.out
    data = json.loads((tmp_path / "l.json").read_text())
    rows = list(csv.DictReader(io.StringIO((tmp_path / "l.csv").read_text())))
    assert [row["bot"] for row in rows] == [each["bot"] for each in data["standings"]]
    assert float(rows[0]["elo"]) == data["standings"][0]["elo"]["value"]
    found = league("santiago", three, games=2)
    assert league_to_csv(found) == (tmp_path / "l.csv").read_text()
    assert json.loads(league_to_json(found))["matrix"] == data["matrix"]
    assert run(*command, "--system", "knockout").code == 2
    assert run("league", "santiago", "--bots", "random").code == 2
