"""Simulated series: the same for the same seed, and nobody changes seats within one."""

import pytest
from msgspec.structs import replace

from cosecha.bots.random import RandomBot
from cosecha.core.errors import BadOptions
from cosecha.games.agricola.series import solo
from cosecha.lab.series import PlayedSeries, SeriesPlan, play_series, simulate_series


def without_times(played: list[PlayedSeries]) -> list[PlayedSeries]:
    return [replace(each, games=[replace(game, thinking_ms=[]) for game in each.games]) for each in played]


def test_the_result_does_not_depend_on_the_number_of_workers() -> None:
    one = simulate_series("cacao", "best-of-three", ["random", "random"], series=3, seed=4)
    two = simulate_series("cacao", "best-of-three", ["random", "random"], series=3, seed=4, workers=2)
    assert without_times(one.played) == without_times(two.played)
    assert one.lengths == two.lengths


def test_bots_keep_their_seats_in_a_series_and_move_on_after_it() -> None:
    result = simulate_series("cacao", "best-of-three", ["random", "insight"], series=2)
    assert [series.bots for series in result.played] == [[0, 1], [1, 0]]
    for series in result.played:
        assert {tuple(game.bots) for game in series.games} == {tuple(series.bots)}
        assert len({game.seed for game in series.games}) == len(series.games)


def test_how_far_a_bot_gets_counts_every_series_once() -> None:
    result = simulate_series("cacao", "best-of-three", ["random", "insight"], series=3, first_series=5)
    assert [series.number for series in result.played] == [5, 6, 7]
    for bot in result.bots:
        assert bot.series == sum(bot.reached.values()) == 3
        assert bot.mean_points == sum(points * times for points, times in bot.reached.items()) / 3
    assert sum(bot.wins for bot in result.bots) == pytest.approx(3)
    games = sum(len(each.games) for each in result.played)
    assert sum(length * times for length, times in result.lengths.items()) == games


def test_a_part_of_a_run_is_the_same_series() -> None:
    whole = simulate_series("cacao", "best-of-three", ["random", "random"], series=3)
    part = simulate_series("cacao", "best-of-three", ["random", "random"], series=1, first_series=2)
    assert without_times(part.played) == without_times(whole.played)[2:]


def test_an_unknown_kind_is_refused() -> None:
    with pytest.raises(BadOptions):
        simulate_series("cacao", "best-of-nine", ["random", "random"])


def test_bots_choose_between_the_games_of_a_campaign() -> None:
    result = simulate_series("agricola", "three-games", ["random", "random"], series=2)
    assert result.options["cards"] == "full"
    assert [len(each.games) for each in result.played] == [3, 3]
    again = simulate_series("agricola", "three-games", ["random", "random"], series=2)
    assert without_times(again.played) == without_times(result.played)


def test_a_solo_series_says_how_far_each_bot_gets() -> None:
    result = simulate_series("agricola", "solo", ["random", "tests.lab.test_series:Quitter"], series=3)
    assert result.options["players"] == 1
    assert [(bot.bot, bot.series, bot.reached) for bot in result.bots] == [
        ("random", 3, {0: 3}),
        ("tests.lab.test_series:Quitter", 3, {0: 3}),
    ]
    quitter = [each for each in result.played if each.bots == [1]]
    assert [len(each.games) for each in quitter] == [1, 1, 1]
    firsts = [[each.games[0].seed for each in result.played if each.bots == [bot]] for bot in (0, 1)]
    assert firsts[0] == firsts[1], "everybody gets the same deals"


@pytest.mark.parametrize(("missed", "games"), [(1, 1), (3, 3), (5, 4)])
def test_a_series_for_targets_ends_at_the_first_miss(missed: int, games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solo, "target", lambda number: 200 if number >= missed else -100)
    options = {"players": 1, "cards": "full"}
    plan = SeriesPlan("agricola", options, ["random"], 0, 0, 1, "solo", targets=4)
    found = play_series(plan, 0, [RandomBot])
    assert len(found.games) == games
    assert found.points == [min(missed - 1, 4)]


class Quitter(RandomBot):
    """Never tries a target twice."""

    def choose_between(self, kind: object, series: object, seat: int, rng: object) -> str:
        return "stop"
