"""Series: what follows from the results so far, and best of three."""

from typing import Any

import pytest

from cosecha.core.catalog import SERIES
from cosecha.core.errors import BadOptions
from cosecha.core.message import Message, Token
from cosecha.core.series import Kind, Question, Result, Series, Standings, kind_named, kinds_for, new_series
from cosecha.core.series_words import path, title
from cosecha.core.words import Choice
from cosecha.games.santiago import Options
from cosecha.locale import LANGUAGES, Speaker
from tests.core.random_match import random_match

BEST = kind_named("best-of-three", "santiago")


def after(*results: tuple[list[int], list[int]], players: int = 2) -> Series:
    """A best of three after these games, each given by its totals and winners."""
    return Series(
        "best-of-three", "santiago", {"players": players}, [Result(totals, winners) for totals, winners in results]
    )


ANA = ([9, 5], [0])
BEN = ([6, 8], [1])
BOTH = ([7, 7], [0, 1])


@pytest.mark.parametrize(
    ("results", "is_over", "points", "leaders"),
    [
        ([], False, [0, 0], []),
        ([ANA], False, [1, 0], [0]),
        ([ANA, ANA], True, [2, 0], [0]),
        ([ANA, BEN], False, [1, 1], [0]),
        ([ANA, BEN, BEN], True, [1, 2], [1]),
        ([ANA, BOTH], True, [2, 1], [0]),
        ([BOTH, BOTH], False, [2, 2], [0, 1]),
        ([BOTH, BOTH, BEN], True, [2, 3], [1]),
        ([BOTH, BOTH, BOTH], True, [3, 3], [0, 1]),
    ],
)
def test_two_wins_and_more_than_anybody_else_end_a_best_of_three(
    results: list[Any], is_over: bool, points: list[int], leaders: list[int]
) -> None:
    series = after(*results)
    assert (BEST.next_options(series) is None) == is_over
    assert BEST.standings(series) == Standings(points, leaders)


def test_after_three_games_the_sum_of_all_points_decides_between_equal_wins() -> None:
    series = after(([9, 1, 2], [0]), ([3, 9, 2], [1]), ([1, 1, 9], [2]), players=3)
    assert BEST.next_options(series) is None
    assert BEST.standings(series) == Standings([1, 1, 1], [0, 2])
    assert BEST.stake(series) == Message("series-shared", {"seats": [Token("seat", 0), Token("seat", 2)]})
    closer = after(([9, 1, 2], [0]), ([3, 9, 2], [1]), ([1, 1, 8], [2]), players=3)
    assert BEST.stake(closer) == Message("series-won", {"seat": Token("seat", 0), "wins": 1, "by": "points"})


def test_what_is_at_stake() -> None:
    assert BEST.stake(after()).id == "series-stake-open"
    assert BEST.stake(after(BEN)) == Message("series-stake-close", {"seats": [Token("seat", 1)]})
    assert BEST.stake(after(ANA, BEN)).id == "series-stake-last"
    assert BEST.stake(after(BEN, BEN)) == Message("series-won", {"seat": Token("seat", 1), "wins": 2, "by": "wins"})


def test_every_game_has_the_options_of_the_first() -> None:
    options = Options(players=3, money_visibility="hidden")
    kind, series = new_series("best-of-three", "santiago", options)
    assert kind.next_options(series) == series.options
    assert series.options["money_visibility"] == "hidden"
    result = kind.result(random_match(options, 4).state)
    assert kind.next_options(series.with_result(result)) == series.options


def test_the_result_of_a_game_is_its_score_sheet() -> None:
    state = random_match(Options(players=3), 4).state
    assert BEST.result(state) == Result(list(state.scores().totals), list(state.scores().winners))


def test_a_best_of_three_needs_somebody_to_beat() -> None:
    from cosecha.games.agricola import Options as Farm

    with pytest.raises(BadOptions) as wrong:
        new_series("best-of-three", "agricola", Farm(players=1))
    assert wrong.value.message.id == "series-problem-alone"


def test_an_unknown_kind_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOptions) as wrong:
        kind_named("best-of-nine", "cacao")
    assert wrong.value.message.args["known"] == ", ".join(kinds_for("cacao"))


class Keeping(Kind):
    """A kind that asks the losers of a game which of two numbers of players they want next."""

    name = "keeping"
    most = None

    def questions(self, series: Series) -> dict[int, Question]:
        choices = [Choice(Message("seat-number", {"number": n}), f"{n}") for n in (2, 3)]
        last = series.results[-1]
        return {
            seat: Question(Message("series-games"), choices)
            for seat in range(len(last.totals))
            if seat not in last.winners
        }

    def next_options(self, series: Series) -> dict[str, Any]:
        return series.options

    def standings(self, series: Series) -> Standings:
        return Standings([0, 0], [])

    def stake(self, series: Series) -> Message:
        return Message("series-games")


def test_answers_between_games_fit_the_questions() -> None:
    series = after(ANA)
    assert Keeping().accepts(series, ["", "3"])
    for wrong in ([], ["", ""], ["", "4"], ["2", "3"], ["", "3", ""]):
        assert not Keeping().accepts(series, wrong)
    assert BEST.accepts(series, [])
    assert not BEST.accepts(series, ["", ""])


def test_a_game_can_have_kinds_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SERIES, "cacao", {"own": "cosecha.core.best_of_three"})
    assert kinds_for("cacao") == ["best-of-three", "own"]
    assert "own" not in kinds_for("santiago")
    assert kind_named("own", "cacao") is BEST


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_path_shows_every_result_and_the_standings(language: str) -> None:
    speaker = Speaker(language, ["Ana", "Ben"])
    table = path(BEST, after(ANA, BEN))
    assert [len(row) for row in table.rows] == [3, 3, 3]
    assert table.rows[0][2] == 5
    assert table.rows[-1][1:] == [1, 1]
    for cell in (*table.header, *(row[0] for row in table.rows), table.rows[1][2], title(BEST, 2), table.title):
        assert isinstance(cell, Message)
        assert speaker.say(cell)
    won = table.rows[1][2]
    assert isinstance(won, Message)
    assert "8" in speaker.say(won)
    assert "3" in speaker.say(title(BEST, 2))
    assert "3" not in speaker.say(
        title(Keeping(), 2).__class__("series-title", {**title(BEST, 2).args, "most": "none"})
    )
