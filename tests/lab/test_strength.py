"""Strength: what a game comes to, results that survive interruptions, and a page that says what they say."""

import math
from pathlib import Path
from typing import ClassVar

import pytest
from msgspec.structs import replace

from cosecha.bots.nets.trained import NETS, TUNINGS
from cosecha.bots.random import RandomBot
from cosecha.bots.search.settings import Tuning
from cosecha.core.errors import BadBot, BadOptions
from cosecha.core.rng import Rng
from cosecha.core.view import View
from cosecha.games.agricola.series import solo
from cosecha.lab.simulate import simulate, wilson
from cosecha.lab.strength.measuring import jobs_for, measure, result_of
from cosecha.lab.strength.page import BEGIN, END, table, tables, with_tables
from cosecha.lab.strength.results import BadResults, Line, Results, ResultsFile, Verdict, estimate, read_results
from cosecha.lab.strength.rows import QUICK, ROWS, SLOW, Row, games_for, rows_named
from tests.terminal.table import Run
from tools.net_cards import card_of, updated

DOCS = Path(__file__).parents[2] / "docs"
CACAO = Row("cacao-3", "cacao", {"players": 3}, "wins", 0.6, games=4)
POINTS = Row("cacao-2-points", "cacao", {"players": 2}, "points", 20.0, games=4)
SERIES = Row("agricola-1-series", "agricola", {"players": 1, "cards": "full"}, "series", 0.5)


class Noting(RandomBot):
    """Notes where it sits."""

    seats: ClassVar[list[int]] = []

    def choose(self, view: View, rng: Rng) -> int:
        assert view.seat is not None
        if not self.seats or self.seats[-1] != view.seat:
            self.seats.append(view.seat)
        return super().choose(view, rng)


def line(row: Row, values: list[float], bot: str = QUICK, first: int = 0) -> Line:
    return Line(row.name, bot, row.rules, row.net, first, values)


def test_the_rows_are_the_targets() -> None:
    assert {row.name: row.target for row in ROWS} == {
        "santiago-2": 0.7,
        "santiago-3": 0.6,
        "santiago-4": 0.45,
        "santiago-5": 0.36,
        "cacao-2": 0.7,
        "cacao-3": 0.6,
        "cacao-4": 0.45,
        "agricola-1-points": 50,
        "agricola-2-points": 42,
        "agricola-2": 0.95,
        "agricola-3-points": 40,
        "agricola-3": 0.6,
        "agricola-4-points": 38,
        "agricola-4": 0.45,
        "agricola-2-cards": 0.75,
        "agricola-3-cards": 0.6,
        "agricola-4-cards": 0.45,
        "agricola-1-series": 0.5,
    }
    for row in ROWS:
        assert (games_for(row, QUICK), games_for(row, SLOW)) == (100 if row.kind == "series" else 400, 40)


def test_rows_are_chosen_by_name_or_by_game() -> None:
    assert [row.name for row in rows_named(["cacao-3", "santiago-2"])] == ["cacao-3", "santiago-2"]
    assert {row.game for row in rows_named([], "cacao")} == {"cacao"}
    assert rows_named([]) == ROWS
    with pytest.raises(BadOptions):
        rows_named(["santiago-2"], "cacao")


def test_a_seat_moves_on_after_each_game_and_every_game_has_another_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Noting, "seats", [])
    makers = [Noting, RandomBot, RandomBot]
    found = [result_of(CACAO, ["random"] * 3, number, makers) for number in range(3)]
    assert Noting.seats == [0, 2, 1]
    same = simulate("cacao", ["random", f"{__name__}:Noting", f"{__name__}:Noting"], matches=3)
    assert sum(found) == next(bot.wins for bot in same.bots if bot.bot == "random")


def test_points_are_the_mean_of_all_seats() -> None:
    played = simulate("cacao", ["random", "random"], matches=2).played
    for number in (0, 1):
        found = result_of(POINTS, ["random"] * 2, number, [RandomBot, RandomBot])
        assert found == sum(played[number].totals) / 2


@pytest.mark.parametrize(
    ("targets", "result"), [([-100] * 4 + [200], 1.0), ([-100] * 3 + [200] * 2, 0.0), ([200] * 5, 0.0)]
)
def test_a_series_counts_if_it_reaches_its_targets(
    targets: list[int], result: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(solo, "target", lambda number: targets[number - 1])
    assert result_of(SERIES, ["random"], 0, [RandomBot]) == result


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    with ResultsFile(tmp_path / "results.jsonl") as file:
        file.add(CACAO, "random", 1, 0.5)
        jobs = jobs_for([CACAO, POINTS], ["random"], file.results)
    assert [(job.row.name, job.number) for job in jobs] == [
        *(("cacao-3", number) for number in (0, 2, 3)),
        *(("cacao-2-points", number) for number in range(4)),
    ]
    assert len(jobs_for([CACAO, POINTS], ["random"], file.results, games=1)) == 2
    with pytest.raises(BadBot):
        jobs_for([CACAO], ["nobody"], Results())
    assert jobs_for([CACAO], ["nobody"], Results(), games=0) == []


def test_a_measurement_adds_its_games_to_the_file(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with ResultsFile(path) as file:
        file.add(POINTS, "random", 0, 12.34567)
        measure(jobs_for([POINTS], ["random"], file.results, games=2), file)
        assert path.read_text().count("\n") == 2, "a line is written as soon as a game is over"
    expected = result_of(POINTS, ["random"] * 2, 1, [RandomBot, RandomBot])
    assert read_results(path).lines() == [line(POINTS, [12.346, expected], "random")]


def test_what_was_measured_stays_when_a_measurement_is_interrupted(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"

    def interrupted() -> None:
        with ResultsFile(path) as file:
            file.add(POINTS, "random", 0, 12.0)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert read_results(path).of(POINTS, "random") == {0: 12.0}


def test_a_line_that_was_cut_off_is_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with ResultsFile(path) as file:
        file.add(CACAO, QUICK, 0, 1.0)
    whole = path.read_text()
    path.write_text(whole + whole[:30])
    with ResultsFile(path) as file:
        file.add(CACAO, QUICK, 1, 0.0)
    assert read_results(path).lines() == [line(CACAO, [1.0, 0.0])]


def test_a_line_that_is_no_result_is_named(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text('{"row": "cacao-3", "bot": "a", "rules": 1, "net": "b", "first": 0, "values": [1]}\n{"row": 3}\n')
    with pytest.raises(BadResults) as wrong, ResultsFile(path):
        pass
    assert wrong.value.message.args["line"] == 2
    assert path.read_text().count("\n") == 2, "the file is left as it was"


def test_only_one_process_writes(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with ResultsFile(path), pytest.raises(BadResults, match="error-strength-taken"), ResultsFile(path):
        pass


def test_files_of_several_machines_are_joined() -> None:
    mine = [line(CACAO, [1.0, 0.0]), line(POINTS, [20.0])]
    theirs = [line(CACAO, [0.5, 1.0], first=1), line(CACAO, [1.0], first=5), line(CACAO, [1.0], bot=SLOW)]
    results = Results([*mine, *theirs])
    assert results.of(CACAO, QUICK) == {0: 1.0, 1: 0.0, 2: 1.0, 5: 1.0}, "the first result of a game counts"
    assert results.lines() == [
        line(POINTS, [20.0]),
        line(CACAO, [1.0, 0.0, 1.0]),
        line(CACAO, [1.0], first=5),
        line(CACAO, [1.0], bot=SLOW),
    ]


def test_results_with_other_rules_or_nets_are_kept_but_do_not_count() -> None:
    today = line(CACAO, [1.0])
    results = Results([replace(today, rules=today.rules + 1), replace(today, net="older")])
    assert results.estimate(CACAO, QUICK) is None
    assert len(results.lines()) == 2


def test_shares_have_wilsons_interval_and_means_the_normal_one() -> None:
    share = estimate([1.0, 0.5, 0.0, 1.0], is_share=True)
    assert (share.value, (share.low, share.high), share.games) == (0.625, wilson(2.5, 4), 4)
    mean = estimate([40.0, 42.0, 44.0, 46.0], is_share=False)
    spread = 1.959964 * math.sqrt(20 / 3 / 4)
    assert (mean.value, mean.low, mean.high) == pytest.approx((43, 43 - spread, 43 + spread))
    assert math.isinf(estimate([40.0], is_share=False).high)


@pytest.mark.parametrize(
    ("values", "verdict"),
    [([], "unmeasured"), ([1.0, 1.0, 1.0], "unfinished"), ([1.0, 1.0, 0.4, 0.0], "met"), ([1.0, 1.0, 0, 0], "missed")],
)
def test_a_target_is_met_by_the_measured_value_over_enough_games(values: list[float], verdict: Verdict) -> None:
    assert Results([line(CACAO, values)]).verdict(CACAO, QUICK) == verdict


def test_the_table_says_plainly_what_is_missed() -> None:
    results = Results([line(CACAO, [1.0, 1.0, 0.0, 0.0]), line(CACAO, [1.0], bot=SLOW)])
    *_, row = table([CACAO], results).splitlines()
    assert row == (
        "| `cacao-3` | 3 players: wins with one seat against `insight` in the others | 60% (1.8 times its share) "
        "| 50.0% (15.0–85.0%), 1.50 times its share, 4 games | **no** "
        "| 100.0% (20.7–100.0%), 3.00 times its share, 1 game |"
    )
    *_, row = table([POINTS], Results([line(POINTS, [20.0, 22.0, 24.0, 22.0])])).splitlines()
    assert row == (
        "| `cacao-2-points` | 2 players: mean points in self-play | 20 points "
        "| 22.0 (20.4–23.6), 4 games | yes | not measured |"
    )


def test_a_page_keeps_everything_but_its_tables() -> None:
    page = f"# Title\n\n{BEGIN}old\n{END}\nRest\n"
    assert with_tables(page, Results()) == f"# Title\n\n{BEGIN}{tables(Results())}{END}\nRest\n"
    with pytest.raises(BadOptions):
        with_tables("# Title\n", Results())


def test_the_page_of_the_documentation_says_what_the_results_say() -> None:
    page = (DOCS / "strength.md").read_text(encoding="utf-8")
    results = read_results(DOCS / "assets" / "strength.jsonl")
    again = "cosecha league --strength docs/assets/strength.jsonl --page docs/strength.md --games 0"
    assert with_tables(page, results) == page, f"run: {again}"


@pytest.mark.parametrize("net", NETS)
def test_the_cards_of_the_nets_say_what_the_results_say(net: str) -> None:
    results = read_results(DOCS / "assets" / "strength.jsonl")
    assert updated(net, results) == card_of(net).read_text(encoding="utf-8"), "run: python -m tools.net_cards"


def test_a_card_gets_new_results_and_nothing_else_of_it_changes() -> None:
    before = card_of("cacao").read_text(encoding="utf-8")
    after = updated("cacao", Results([line(rows_named(["cacao-2"])[0], [1.0] * 400)]))
    assert "| yes |" in after
    changed = [old for old, new in zip(before.splitlines(), after.splitlines(), strict=True) if old != new]
    assert all(each.startswith("| `cacao-") for each in changed)


def test_nets_and_how_the_search_is_tuned_for_them_tell_results_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    without, with_cards = (rows_named([name])[0] for name in ("agricola-2", "agricola-2-cards"))
    assert without.net != with_cards.net
    before = without.net
    monkeypatch.setitem(TUNINGS, "agricola", Tuning(explore=1.0))
    assert without.net != before


def test_the_command_measures_goes_on_and_writes_the_page(run: Run, tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text(f"{BEGIN}{END}")
    command = ("league", "cacao", "--strength", "s.jsonl", "--rows", "cacao-2", "--bots", "random", "--workers", "1")
    said = run(*command, "--games", "1", "--page", "page.md")
    assert said.code == 0
    assert "cacao-2" in said.out
    assert "1/400" in said.out
    said = run(*command, "--games", "2")
    (found,) = read_results(tmp_path / "s.jsonl").lines()
    assert (found.row, found.bot, len(found.values)) == ("cacao-2", "random", 2)
    assert (tmp_path / "page.md").read_text() == f"{BEGIN}{tables(Results())}{END}", "random has no column"


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--strength", "s.jsonl", "--players", "3"), "--players can’t be used with --strength"),
        (("--strength", "s.jsonl", "--seed", "3"), "--seed can’t be used with --strength"),
        (("--strength", "s.jsonl", "--rows", "chess-2"), "“chess-2” isn’t one of santiago-2"),
        (("--strength", "s.jsonl", "--games", "0", "--page", "page.md"), "<!-- strength: begin -->"),
        (("--strength", "nowhere/s.jsonl"), "The folder for “nowhere/s.jsonl” doesn’t exist"),
        (("cacao", "--rows", "cacao-2"), "--rows only works with --strength"),
        ((), "Missing: GAME"),
    ],
)
def test_the_command_says_what_is_wrong(flags: tuple[str, ...], said: str, run: Run, tmp_path: Path) -> None:
    (tmp_path / "page.md").write_text("no marks")
    found = run("league", *flags)
    assert found.code == 2
    assert said in found.err
