"""The analyst that searches: it finds forced wins, and rates what was played whether or not the search tried it."""

import pytest

from cosecha.bots.search.playouts import PlayoutGuide
from cosecha.coach.by_search import SearchAnalyst
from cosecha.coach.review import Reviewer
from cosecha.core.match import Match
from cosecha.core.rng import Rng
from cosecha.core.state import State
from cosecha.games import by_name
from tests.bots.search.moments import PointsSoFar
from tests.coach.played import played, recorded


def last_choice(game: str, seed: int) -> State:
    """The last decision of a match at which answers lead to different results."""
    match = played(game, {"players": 2}, 10_000, seed)
    for moves in range(match.moves - 1, 0, -1):
        state = match.at(moves).state
        seat = state.waiting()[0]
        if len({won(state, seat, action) for action in state.legal(seat)} - {None}) > 1:
            return state
    raise LookupError(game)


def won(state: State, seat: int, action: int) -> bool | None:
    """Whether an answer that ends the match wins it; None if it doesn't end it."""
    after = state.copy()
    after.apply(seat, action)
    return None if after.waiting() else seat in after.scores().winners


@pytest.mark.parametrize(("game", "seed"), [("santiago", 11), ("cacao", 0)])
def test_it_finds_a_win_that_can_be_forced(game: str, seed: int) -> None:
    rules = by_name(game)
    state = last_choice(game, seed)
    seat = state.waiting()[0]
    analyst = SearchAnalyst(rules, state.view(seat).position.options, PlayoutGuide, 200, "playouts")
    best = analyst.judge(state.view(seat), Rng(3), 3).ratings[0]
    assert won(state, seat, best.action) is True
    assert best.value == pytest.approx(1.0, abs=0.5)


def test_a_loss_is_a_mistake() -> None:
    rules = by_name("cacao")
    state = last_choice("cacao", 0)
    seat = state.waiting()[0]
    match = Match.start_from(rules, state)
    match.play(seat, next(action for action in state.legal(seat) if won(state, seat, action) is False))
    analyst = SearchAnalyst(rules, state.view(seat).position.options, PlayoutGuide, 200, "playouts")
    reviewer = Reviewer(match.record(), analyst)
    review = reviewer.whole([reviewer.do(0)])
    assert review.unit == "wins"
    assert [decision.mark for decision in review.decisions] == ["mistake"]
    assert review.decisions[0].answers[0].line
    assert len(review.curve) == 2
    assert review.curve[-1].values[seat] == 0.0


def test_an_answer_that_the_search_never_tried_is_rated_all_the_same() -> None:
    record = recorded("santiago", {"players": 3}, 4)
    rules = by_name("santiago")
    analyst = SearchAnalyst(rules, rules.checked(record.options), PointsSoFar, 12, "points")
    reviewer = Reviewer(record, analyst)
    review = reviewer.whole([reviewer.do(number) for number in range(len(reviewer.pieces))])
    judged = [number for piece in reviewer.pieces for number in piece.decisions]
    assert [decision.move for decision in review.decisions] == judged
    assert all(decision.loss >= 0 for decision in review.decisions)
    assert [point.move for point in review.curve] == judged
