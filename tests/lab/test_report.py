"""Reports: the numbers behind the figures, and a page that needs nothing else."""

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cosecha.core.match import Match
from cosecha.core.record import dump
from cosecha.games import NAMES, by_name
from cosecha.lab.dataset.making import make
from cosecha.lab.league import league, league_to_json
from cosecha.lab.report import numbers
from cosecha.lab.report.images import drawn, png_of, svg_of
from cosecha.lab.report.page import page
from cosecha.lab.report.sample import (
    BadReport,
    Game,
    Sample,
    from_league,
    from_result,
    from_series,
    read_sample,
)
from cosecha.lab.series import series_to_json, simulate_series
from cosecha.lab.simulate import Result, simulate, to_json
from cosecha.locale import Speaker
from tests.languages import in_every_language
from tests.terminal.table import Run

EVERY_GAME = {"win-rates", "scores", "sources", "rounds", "lengths", "taken"}


@pytest.fixture(scope="module")
def result() -> Result:
    return simulate("santiago", ["random", "random"], matches=4, details=True)


@pytest.mark.parametrize("name", NAMES)
def test_sources_and_the_last_round_add_up_to_the_totals(name: str) -> None:
    (match,) = simulate(name, ["random", "random"], matches=1, details=True).played
    assert match.details is not None
    assert [sum(points) for points in zip(*match.details.sources.values(), strict=True)] == match.totals
    assert match.details.rounds[-1] == match.totals
    state = by_name(name).start(by_name(name).options(players=2), 1)
    assert len(match.details.rounds) == state.progress()[1]
    assert all(match.details.taken)
    assert (
        drawn(from_result(simulate(name, ["random"] * 2, matches=2, details=True)), Speaker("pl")).keys() == EVERY_GAME
    )


def test_details_change_nothing_else(result: Result) -> None:
    plain = simulate("santiago", ["random", "random"], matches=4)
    assert [match.totals for match in plain.played] == [match.totals for match in result.played]
    assert '"details"' not in to_json(plain)


def sample_of(rows: list[tuple[list[int], list[dict[str, int]]]]) -> Sample:
    games = [
        Game([0, 1], totals, [float(total == max(totals)) for total in totals], 10, taken=taken)
        for totals, taken in rows
    ]
    return Sample("agricola", 2, ["one", "two"], games)


def test_worth_compares_games_of_the_same_player() -> None:
    forest, none = {"space forest": 2}, dict[str, int]()
    rows = [([30, 10], [forest, none]), ([20, 10], [none, none]), ([32, 10], [forest, none]), ([22, 10], [none, none])]
    (thing,) = numbers.things(sample_of(rows))
    assert thing.name == "space forest"
    assert thing.per_game == 4 / 8
    # `one` leads by 20, 10, 22 and 12, by 16 on average; `two` never took it.
    assert thing.worth is not None
    without = (-6 - 4 + (-20 + 16) + (-10 + 16) + (-22 + 16) + (-12 + 16)) / 6
    assert thing.worth.value == pytest.approx((4 + 6) / 2 - without)
    assert thing.worth.low < thing.worth.value < thing.worth.high


def test_means_have_intervals() -> None:
    found = numbers.mean([1, 2, 3, 4])
    assert found.value == 2.5
    assert found.high - 2.5 == pytest.approx(3.182 * (5 / 3 / 4) ** 0.5, abs=0.001)
    assert numbers.mean([7]) == numbers.Mean(7, 7, 7)
    rates = numbers.win_rates(sample_of([([3, 1], []), ([3, 1], []), ([1, 3], [])]))
    assert [round(rate.value, 3) for rate in rates] == [0.667, 0.333]


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (4.9, 2.776), (5, 2.571), (6, 2.447), (10, 2.228), (30, 2.042), (1e6, 1.960)],
)
def test_few_games_have_wide_intervals(freedom: float, quantile: float) -> None:
    """The quantiles are from a table of Student's distribution."""
    assert numbers.student(freedom) == pytest.approx(quantile, abs=0.005)


def test_differences_have_intervals() -> None:
    # Variances 2 of two values and 1 of three: (1 + 1/3)² / (1/1 + (1/3)²/2) = 1.68 degrees of freedom
    found = numbers.difference([5, 7], [1, 2, 3])
    spread = numbers.student(1.68) * (1 + 1 / 3) ** 0.5
    assert (found.low, found.value, found.high) == pytest.approx((4 - spread, 4, 4 + spread))
    assert numbers.difference([3, 3], [1, 1]) == numbers.Mean(2, 2, 2)


def test_partners_are_expected_to_win_together() -> None:
    teams = [Game([0, 1, 0, 1], [9, 5, 9, 5], [1.0, 0.0, 1.0, 0.0], 10)]
    assert numbers.even_rate(Sample("agricola", 4, ["one", "two"], teams)) == 0.5
    apart = [Game([0, 1, 0, 1], [9, 5, 9, 5], [0.5, 0.0, 0.5, 0.0], 10)]
    assert numbers.even_rate(Sample("agricola", 4, ["one", "two"], apart)) == 0.25


def test_any_name_can_be_shown(result: Result) -> None:
    names = [r"./$\frac$.py:Bot", "_<b>&--><i>"]
    text = page(replace(from_result(result), names=names), Speaker("en"))
    assert "<b>" not in text
    assert "<i>" not in text
    # As comments next to the drawn letters: in the legends of sources and rounds too.
    assert text.count(r"<!-- ./$\frac$.py:Bot -->") == text.count("<!-- _&lt;b") == 4


def test_a_player_alone_is_compared_with_nobody() -> None:
    sample = from_result(simulate("agricola", ["random"], {"players": 1}, matches=3, details=True))
    text = page(sample, Speaker("en"))
    for message in ("report-taken", "cli-simulate-rate", "cli-simulate-interval"):
        assert f">{Speaker('en').text(message)}<" not in text
    assert f">{Speaker('en').text('report-taken-only')}<" in text


class Checker(HTMLParser):
    """Collects ids, and whatever a page would load."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.loads: list[str] = []
        self.refers: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            elif name in ("src", "href", "xlink:href"):
                (self.refers if (value or "").startswith("#") else self.loads).append(value or "")
        if tag in ("script", "link", "img", "iframe"):
            self.loads.append(tag)


@in_every_language
def test_the_page_is_complete_in_every_language(language: str, result: Result) -> None:
    speaker = Speaker(language)
    text = page(from_result(result), speaker)
    checker = Checker()
    checker.feed(text)
    assert checker.loads == []
    assert len(set(checker.ids)) == len(checker.ids)
    assert {refer[1:] for refer in checker.refers} <= set(checker.ids)
    assert set(re.findall(r"url\(#([^)]+)\)", text)) <= set(checker.ids)
    assert text.count("<figure>") == text.count('<svg role="img"') == len(EVERY_GAME)
    assert f'<html lang="{language}">' in text
    assert speaker.text("report-taken") in text


def test_a_figure_is_the_same_every_time(result: Result) -> None:
    first, second = (drawn(from_result(result), Speaker("en"))["scores"] for _ in range(2))
    assert svg_of(first) == svg_of(second)
    assert png_of(first).startswith(b"\x89PNG")


def test_leagues_saved_games_and_datasets_are_read(tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text("class First:\n    def choose(self, view, rng):\n        return view.legal[0]\n")
    found = league("santiago", ["random", f"{tmp_path / 'first.py'}:First"], games=2, details=True)
    (tmp_path / "league.json").write_text(league_to_json(found))
    sample = read_sample(tmp_path / "league.json")
    assert sample == from_league(found)
    assert drawn(sample, Speaker("en")).keys() == {*EVERY_GAME, "ratings", "matrix"}

    game = by_name("santiago")
    match = Match.start(game, game.options(players=2), 7, ["Ana", "Igor"])
    (tmp_path / "half.json").write_text(dump(match.record()))
    with pytest.raises(BadReport, match="error-report-running"):
        read_sample(tmp_path / "half.json")
    while seats := match.state.waiting():
        match.play(seats[0], match.state.worth(seats[0])[0])
    (tmp_path / "whole.json").write_text(dump(match.record()))
    saved = read_sample(tmp_path / "whole.json")
    assert saved.names == ["Ana", "Igor"]
    assert saved.games[0].totals == match.state.scores().totals
    assert drawn(saved, Speaker("fr")).keys() == {"sources", "rounds", "taken"}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("observations", ["json", "encoded"])
def test_the_report_of_a_dataset_is_that_of_its_games(name: str, observations: Any, tmp_path: Path) -> None:
    make(tmp_path / "data", name, ["random", "random"], games=2, observations=observations)
    assert read_sample(tmp_path / "data") == from_result(simulate(name, ["random"] * 2, matches=2, details=True))


@pytest.mark.parametrize("name", NAMES)
def test_the_games_of_a_league_have_details(name: str, tmp_path: Path) -> None:
    (tmp_path / "twin.py").write_text("from cosecha.bots.random import RandomBot as Twin\n")
    bots = ["random", f"{tmp_path / 'twin.py'}:Twin"]
    (game,) = from_league(league(name, bots, games=1, details=True)).games
    (same,) = from_result(simulate(name, ["random", "random"], matches=1, details=True)).games
    assert (game.sources, game.rounds, game.taken) == (same.sources, same.rounds, same.taken)
    assert all(game.taken)


def test_the_games_of_series_are_read(tmp_path: Path) -> None:
    found = simulate_series("santiago", "best-of-three", ["random", "random"], series=2, details=True)
    (tmp_path / "series.json").write_text(series_to_json(found))
    sample = read_sample(tmp_path / "series.json")
    assert [game.totals for game in sample.games] == [match.totals for each in found.played for match in each.games]
    assert drawn(sample, Speaker("es")).keys() == {*EVERY_GAME, "series"}
    assert Speaker("es").text("report-series") in page(sample, Speaker("es"))


def test_bots_that_play_series_alone_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "twin.py").write_text("from cosecha.bots.random import RandomBot as Twin\n")
    bots = ["random", f"{tmp_path / 'twin.py'}:Twin"]
    sample = from_series(simulate_series("agricola", "solo", bots, series=1, details=True))
    assert {who for game in sample.games for who in game.who} == {0, 1}
    assert "series" not in drawn(sample, Speaker("en"))


@pytest.mark.parametrize("text", ["", "Dear Ana", "[1]", "{}", '{"lineup": 3}', '{"league": 1}', '{"kind": 1}'])
def test_other_files_are_refused_in_a_sentence(text: str, run: Run, tmp_path: Path) -> None:
    (tmp_path / "file.txt").write_text(text)
    said = run("report", tmp_path / "file.txt")
    assert said.code == 2
    assert said.err.count("\n") == 1
    assert "isn’t a simulation" in said.err


def test_the_command_writes_the_page(run: Run, tmp_path: Path, result: Result) -> None:
    (tmp_path / "games.json").write_text(to_json(result))
    said = run("report", tmp_path / "games.json", "--images", tmp_path / "images")
    assert (said.code, said.err) == (0, "")
    assert (tmp_path / "games.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert {path.stem for path in (tmp_path / "images").iterdir()} == EVERY_GAME
    assert run("report", tmp_path / "nothing.json").code == 2
