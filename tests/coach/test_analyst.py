"""What every analyst does: it puts forced wins first, however it rates answers otherwise."""

from typing import Any, ClassVar

import pytest

from cosecha.coach import analyst as analyst_module
from cosecha.coach.analyst import Analyst, Judgment, Rating
from cosecha.coach.marks import SWING
from cosecha.core.bot import Unit
from cosecha.core.lines import LineStep
from cosecha.core.rng import Rng
from cosecha.games import by_name
from tests.coach.test_forced_wins import FILES, Prepared, prepared


class Opinionated(Analyst):
    """Rates answers as it is told."""

    name = "told"

    def __init__(self, position: Prepared, values: dict[str, float], unit: Unit = "points") -> None:
        self.game = position.game
        self.unit = unit
        self._values = {self.game.parse(text): value for text, value in values.items()}

    def _judge(self, view: Any, rng: Rng, played: int | None) -> Judgment:
        ratings = [Rating(action, value) for action, value in self._values.items()]
        return Judgment(sorted(ratings, key=lambda each: -each.value), [0.5] * 2)

    def _next_best(self, view: Any, ratings: list[Rating], left: list[int], rng: Rng) -> Rating:
        return Rating(left[-1], min(each.value for each in ratings) - 1.0)

    def expect(self, view: Any, rng: Rng) -> list[float]:
        raise NotImplementedError

    def continued(self, view: Any, rating: Rating, rng: Rng) -> list[LineStep]:
        raise NotImplementedError

    def judged(self, position: Prepared, n: int, played: str | None = None) -> dict[str, float]:
        action = None if played is None else self.game.parse(played)
        ratings = self.judge(position.view(), Rng(0), n, action).ratings
        return {self.game.notation(each.action): each.value for each in ratings}

    def ideas_of(self, position: Prepared, n: int) -> dict[str, float]:
        ratings = self.ideas(position.view(), Rng(0), n)
        return {self.game.notation(each.action): each.value for each in ratings}


@pytest.fixture
def position() -> Prepared:
    """Two players of Santiago, and an overseer who wins by `accept V31` alone."""
    return prepared(next(path for path in FILES if path.match("santiago/01-*")))


def test_a_forced_win_comes_first_and_everything_else_far_behind(position: Prepared) -> None:
    told = Opinionated(position, {"reject H20": 9.0, "reject H30": -40.0, "accept V31": 2.0})
    behind = 2.0 - SWING["points"]
    assert told.judged(position, 3) == {"accept V31": 2.0, "reject H20": behind, "reject H30": -40.0}


def test_a_forced_win_that_was_not_rated_is_as_good_as_the_best(position: Prepared) -> None:
    told = Opinionated(position, {"reject H20": 9.0})
    assert told.judged(position, 2) == {"accept V31": 9.0, "reject H20": 9.0 - SWING["points"]}


def both_win(position: Prepared, monkeypatch: pytest.MonkeyPatch) -> None:
    """Say that two answers win by force."""

    class TwoWins:
        side: ClassVar[list[int]] = [position.seat]

        def wins(self, action: int) -> bool:
            return position.game.notation(action) in ("accept V31", "reject H01")

    monkeypatch.setattr(analyst_module, "ending_of", lambda game, view, most: TwoWins())


@pytest.mark.parametrize("values", [{"accept V31": 7.0}, {"accept V31": 7.0, "reject H01": 2.0}])
def test_all_forced_wins_are_worth_the_same(
    position: Prepared, monkeypatch: pytest.MonkeyPatch, values: dict[str, float]
) -> None:
    both_win(position, monkeypatch)
    told = Opinionated(position, {"reject H20": 9.0} | values)
    assert told.judged(position, 2) == {"accept V31": 7.0, "reject H01": 7.0}
    assert told.ideas_of(position, 2) == {"accept V31": 7.0, "reject H01": 7.0}


def test_there_are_as_many_ideas_as_wanted(position: Prepared) -> None:
    told = Opinionated(position, {"reject H20": 9.0})
    *_, last = [action for action in position.view().worth() if position.game.notation(action) not in position.wins]
    ideas = told.ideas_of(position, 3)
    assert list(ideas) == ["accept V31", "reject H20", position.game.notation(last)]
    assert list(ideas.values()) == [8.0, 3.0, 3.0]


def test_there_are_no_more_ideas_than_answers(position: Prepared) -> None:
    worth = position.view().worth()
    ideas = Opinionated(position, {"reject H20": 9.0}).ideas_of(position, len(worth) + 1)
    assert len(ideas) == len(worth)
    assert list(ideas.values()) == sorted(ideas.values(), reverse=True)


def test_what_was_played_is_rated(position: Prepared) -> None:
    told = Opinionated(position, {"accept V31": 9.0, "reject H20": 8.0})
    assert told.judged(position, 1, "reject H30") == {"accept V31": 9.0, "reject H30": 9.0 - SWING["points"]}


def test_a_forced_win_is_a_whole_win(position: Prepared) -> None:
    told = Opinionated(position, {"reject H20": 0.95, "accept V31": 0.4}, "wins")
    assert told.judged(position, 2) == {"accept V31": 1.0, "reject H20": 1.0 - SWING["wins"]}
    expected = told.judge(position.view(), Rng(0), 1).expected
    assert expected == [float(seat == position.seat) for seat in range(2)]


def test_an_answer_that_takes_too_long_to_play_out_keeps_its_value(
    position: Prepared, monkeypatch: pytest.MonkeyPatch
) -> None:
    """But it isn't better than a forced win."""

    class Unfinished:
        side: ClassVar[list[int]] = [position.seat]

        def wins(self, action: int) -> bool | None:
            return position.game.notation(action) == "accept V31" or None

    monkeypatch.setattr(analyst_module, "ending_of", lambda game, view, most: Unfinished())
    told = Opinionated(position, {"reject H20": 9.0, "reject H30": -1.0, "accept V31": 2.0})
    assert told.judged(position, 3) == {"accept V31": 2.0, "reject H20": 2.0, "reject H30": -1.0}


def test_without_a_forced_win_nothing_changes() -> None:
    game = by_name("cacao")
    state = game.start(game.checked({"players": 2}), 0)
    seat = state.waiting()[0]
    position = Prepared(game, state, seat, set())
    one, other = [game.notation(action) for action in state.legal(seat)[:2]]
    told = Opinionated(position, {one: 1.0, other: 2.0})
    assert told.judged(position, 1) == {other: 2.0}
    assert told.judged(position, 1, one) == {other: 2.0, one: 1.0}
