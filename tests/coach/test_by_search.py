"""The analyst that searches: it finds forced wins, and rates what was played whether or not the search tried it."""

from pathlib import Path
from typing import Any

import pytest

from cosecha.bots.nets import trained
from cosecha.bots.nets.trained import version_of
from cosecha.bots.search.guide import Judgment
from cosecha.bots.search.playouts import PlayoutGuide
from cosecha.coach.analyst import analyst_for, analyst_name
from cosecha.coach.by_search import SearchAnalyst
from cosecha.coach.review import Reviewer
from cosecha.core.lines import LONGEST
from cosecha.core.match import Match
from cosecha.core.rng import Rng
from cosecha.core.state import State
from cosecha.encoding import Episode
from cosecha.games import by_name
from tests.bots.search.moments import PointsSoFar, choices
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


class Jealous(PointsSoFar):
    """Plays for its lead, and tells points."""

    def judge(self, episodes: list[Episode]) -> list[Judgment]:
        return [Judgment([1.0] * len(each.open_numbers()), self.final(each)) for each in episodes]

    def final(self, episode: Episode) -> list[float]:
        points = super().final(episode)
        return [points[0] - points[1], points[1] - points[0], *points]

    def shown(self, values: list[float]) -> list[float]:
        return values[2:]

    def compared(self, values: list[float]) -> list[float]:
        return values[:2]


def test_answers_are_compared_by_what_seats_play_for_and_points_are_expected() -> None:
    [(state, seat)] = choices("cacao", {"players": 2}, count=1, every=20)
    view = state.view(seat)
    analyst = SearchAnalyst(by_name("cacao"), view.position.options, Jealous, 200, "jealous")
    judgment = analyst.judge(view, Rng(1), 3, view.legal[-1])
    points = judgment.expected
    assert len(points) == 2
    lead = points[seat] - points[1 - seat]
    assert judgment.ratings[0].value == pytest.approx(lead, abs=1e-6)


class Victorious(Jealous):
    """Plays for victory a hundred times as much as for its lead."""

    def compared(self, values: list[float]) -> list[float]:
        return [lead + 100 * (lead > 0) for lead in values[:2]]


def test_people_are_told_points_of_the_lead_and_not_what_else_the_bot_plays_for() -> None:
    rules = by_name("cacao")
    state = last_choice("cacao", 0)
    seat = state.waiting()[0]
    match = Match.start_from(rules, state)
    match.play(seat, next(action for action in state.legal(seat) if won(state, seat, action) is False))
    analyst = SearchAnalyst(rules, state.view(seat).position.options, Victorious, 200, "victorious")
    reviewer = Reviewer(match.record(), analyst)
    (decision,) = reviewer.do(0).decisions
    assert decision.mark == "mistake"
    after = {}
    for action in (decision.answers[0].action, decision.played):
        end = state.copy()
        end.play(seat, rules.parse(action))
        points = end.scores().totals
        after[action] = points[seat] - points[1 - seat]
    assert 0 < decision.loss < 100
    assert decision.loss == decision.answers[0].gain == after[decision.answers[0].action] - after[decision.played]


GAMES: list[tuple[str, dict[str, Any]]] = [
    ("santiago", {"players": 3, "money_visibility": "hidden"}),
    ("cacao", {"players": 2}),
    ("agricola", {"players": 2}),
    ("agricola", {"players": 2, "cards": "full"}),
]


@pytest.mark.usefixtures("few_simulations")
@pytest.mark.parametrize(("game", "options"), GAMES)
def test_where_there_is_a_net_it_leads_a_search_in_points(game: str, options: dict[str, Any]) -> None:
    [(state, seat)] = choices(game, options, count=1, every=30)
    view = state.view(seat)
    analyst = analyst_for(by_name(game), view.position.options)
    assert isinstance(analyst, SearchAnalyst)
    assert analyst.unit == "points"
    judgment = analyst.judge(view, Rng(1), 3, view.legal[-1])
    assert judgment == analyst.judge(view, Rng(1), 3, view.legal[-1])
    assert len(judgment.expected) == options["players"]
    for rating in judgment.ratings:
        assert len(rating.line) <= LONGEST
        assert rating.value <= judgment.ratings[0].value


def test_its_name_changes_with_the_weights_and_is_known_without_reading_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = by_name("cacao")
    before = analyst_name(rules, rules.options())
    assert before == analyst_for(rules, rules.options()).name
    assert version_of("cacao") in before
    try:
        monkeypatch.setattr(trained, "WEIGHTS", tmp_path)
        version_of.cache_clear()
        assert analyst_name(rules, rules.options()) == analyst_for(rules, rules.options()).name == "insight 3"
        (tmp_path / "cacao.npz").write_bytes(b"others")
        assert analyst_name(rules, rules.options()) not in (before, "insight 3")
    finally:
        version_of.cache_clear()
