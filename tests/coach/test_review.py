"""Reviews: what is judged, how, and that nobody's judgment depends on what they couldn't know."""

from collections.abc import Iterator
from typing import Any

import pytest

from cosecha.coach import review
from cosecha.coach.analyst import NoAnalyst, Rating, reasoner
from cosecha.coach.by_insight import InsightAnalyst
from cosecha.coach.marks import UPTO, mark
from cosecha.coach.review import (
    MOST_MOMENTS,
    SHOWN,
    CurvePoint,
    Idea,
    Reviewer,
    ideas_for,
    review_of,
    smooth,
    turning_points,
)
from cosecha.core.bot import Unit
from cosecha.core.errors import BadRecord
from cosecha.core.game import Game
from cosecha.core.lines import LONGEST
from cosecha.core.match import Match
from cosecha.core.record import first_state, play_move
from cosecha.core.rng import Rng
from cosecha.games import NAMES, by_name
from cosecha.locale import LANGUAGES, Speaker
from tests.coach.played import played, recorded
from tests.coach.test_forced_wins import FILES, prepared

OPTIONS: dict[str, dict[str, Any]] = {
    "santiago": {"players": 3, "money_visibility": "hidden"},
    "cacao": {"players": 2, "gold": "hidden"},
    "agricola": {"players": 2},
}
quick = pytest.mark.usefixtures("few_simulations")
every_game = pytest.mark.parametrize("game", NAMES)


def by_insight(game: str) -> InsightAnalyst:
    return InsightAnalyst(reasoner(by_name(game)))


@every_game
def test_every_decision_with_a_choice_is_judged(game: str) -> None:
    record = recorded(game, OPTIONS[game], 8)
    reviewer = Reviewer(record)
    rules = by_name(game)
    state = first_state(record, rules)
    choices = []
    for number, move in enumerate(record.moves):
        if len(state.legal(move.seat)) > 1:
            choices.append(number)
        play_move(state, rules, move, number + 1)
    assert [number for piece in reviewer.pieces for number in piece.decisions] == choices
    assert reviewer.complete


@quick
@every_game
def test_what_is_better_was_legal_and_is_said_in_every_language(game: str) -> None:
    record = recorded(game, OPTIONS[game], 5)
    rules = by_name(game)
    review = review_of(record)
    assert review.decisions
    state = first_state(record, rules)
    at = 0
    for decision in review.decisions:
        while at < decision.move:
            play_move(state, rules, record.moves[at], at + 1)
            at += 1
        asked = state.decision(decision.seat)
        assert asked is not None
        assert decision.decision == asked.id
        assert decision.played == record.moves[at].action
        legal = {rules.notation(action) for action in state.legal(decision.seat)}
        actions = [answer.action for answer in decision.answers]
        assert legal.issuperset(actions)
        assert len(set(actions)) == len(actions) <= SHOWN + 1
        assert decision.played in actions
        best = decision.answers[0]
        assert decision.loss == (0.0 if decision.mark == "best" else best.gain) >= 0.0
        assert best.better or decision.mark == "best"
        for answer in decision.answers:
            assert answer.gain >= 0.0 if answer.better else answer.gain <= 0.0
            assert answer.action != decision.played or answer.gain == 0.0
        for language in LANGUAGES:
            for answer in decision.answers:
                assert Speaker(language).say(answer.said)
                assert Speaker(language).say(answer.reason)


@quick
def test_a_review_is_the_same_every_time_and_whoever_does_the_pieces() -> None:
    record = recorded("santiago", OPTIONS["santiago"], 20)
    first, second = Reviewer(record), Reviewer(record)
    assert len(first.pieces) > 1
    backwards = [second.do(number) for number in reversed(range(len(second.pieces)))]
    assert first.whole([first.do(number) for number in range(len(first.pieces))]) == second.whole(backwards[::-1])


@every_game
def test_nothing_that_the_seat_could_not_know_matters(game: str) -> None:
    """The same decision in a match that differs only in what is hidden from the seat."""
    rules = by_name(game)
    options = OPTIONS[game] | ({"cards": "full"} if game == "agricola" else {})
    before = played(game, options, 30 if game == "agricola" else 6).state
    seat = before.waiting()[0]
    other = rules.guess(before.view(seat), Rng("other"))
    assert other.position() != before.position()
    assert other.view(seat) == before.view(seat)
    action = before.legal(seat)[-1]
    found = []
    for state in (before, other):
        match = Match.start_from(rules, state)
        match.play(seat, action)
        reviewer = Reviewer(match.record())
        assert reviewer.pieces[0].decisions == [0]
        found.append(reviewer.do(0))
    assert found[0] == found[1]


def test_the_strong_bot_makes_no_mistakes_in_its_own_eyes() -> None:
    reviewer = Reviewer(recorded("cacao", {"players": 2}, 16, bot="insight"), by_insight("cacao"))
    decisions = [each for number in range(len(reviewer.pieces)) for each in reviewer.do(number).decisions]
    assert decisions
    assert {decision.mark for decision in decisions} <= {"best", "good"}


def test_a_match_that_is_over_ends_its_curve_with_the_result() -> None:
    record = recorded("santiago", {"players": 2}, 10_000)
    reviewer = Reviewer(record)
    review = reviewer.whole([])
    assert record.end is not None
    assert review.curve == [CurvePoint(len(record.moves), [float(total) for total in record.end.totals])]
    moments = [move for piece in reviewer.pieces for move in piece.moments]
    assert len(moments) == MOST_MOMENTS
    assert moments[0] == reviewer.pieces[0].decisions[0]


def test_the_bot_plays_matches_out_to_say_what_to_expect() -> None:
    match = played("santiago", {"players": 2}, 60)
    seat = match.state.waiting()[0]
    view = match.state.view(seat)
    analyst = by_insight("santiago")
    expected = analyst.expect(view, Rng(1))
    assert expected == analyst.expect(view, Rng(1))
    assert len(expected) == 2
    assert sum(expected) >= sum(match.state.scores().totals)


def test_agricolas_net_says_what_to_expect() -> None:
    state = played("agricola", {"players": 2}, 60).state
    expected = reasoner(by_name("agricola")).expect(state, Rng(1))
    assert len(expected) == 2
    assert all(-60 < points < 80 for points in expected)


def test_a_public_record_cannot_be_reviewed() -> None:
    with pytest.raises(BadRecord):
        Reviewer(played("santiago", {"players": 2}, 3).public())


def test_a_game_without_a_strong_bot_has_no_coach() -> None:
    class Other(type(by_name("cacao"))):  # type: ignore[misc]
        name = "other"

    with pytest.raises(NoAnalyst):
        reasoner(Other())


@pytest.mark.parametrize("unit", UPTO)
def test_marks_follow_the_loss(unit: Unit) -> None:
    best, good, inaccuracy = UPTO[unit]
    losses = (0.0, best, good, inaccuracy, inaccuracy + 0.01)
    assert [mark(loss, unit) for loss in losses] == ["best", "best", "good", "inaccuracy", "mistake"]


def test_turning_points_are_the_largest_swings_and_no_neighbors() -> None:
    values = [[10.0, 10.0], [10.0, 16.0], [2.0, 16.0], [2.0, 17.0], [2.0, 12.0]]
    curve = [CurvePoint(10 * number, each) for number, each in enumerate(values)]
    found = [(turn.move, turn.until, turn.seat, turn.swing) for turn in turning_points(curve, 4.0)]
    assert found == [(10, 20, 0, -8.0), (30, 40, 1, -5.0)]
    assert turning_points(curve[:1], 4.0) == []


def test_smoothing_leaves_a_straight_line_alone() -> None:
    line = [CurvePoint(number, [2.0 * number]) for number in range(5)]
    assert smooth(line)[1:-1] == line[1:-1]
    assert smooth([CurvePoint(0, [0.0]), CurvePoint(1, [4.0]), CurvePoint(2, [0.0])])[1].values == [2.0]


def check_ideas(game: Game, view: Any, ideas: list[Idea]) -> None:
    """Three ideas, or all answers if fewer are worth considering; the best first, each with a line that begins with
    it."""
    actions = [game.parse(idea.action) for idea in ideas]
    assert len(set(actions)) == len(actions) == min(SHOWN, len(view.worth()))
    assert set(view.worth()).issuperset(actions)
    assert ideas[0].behind == 0.0
    assert all(idea.behind >= 0.0 for idea in ideas)
    for idea in ideas:
        assert (idea.line[0].seat, idea.line[0].action) == (view.seat, idea.action)
        assert len(idea.line) <= LONGEST


@every_game
def test_ideas_are_the_same_every_time_and_go_on(game: str) -> None:
    view = next(views(game, 10))
    ideas = ideas_for(by_name(game), view, 10)
    assert ideas == ideas_for(by_name(game), view, 10)
    check_ideas(by_name(game), view, ideas.ideas)
    assert all(len(idea.line) > 1 for idea in ideas.ideas)


def views(game: str, *moves: int) -> Iterator[Any]:
    """What seats see at these moments of a match, if they have a choice."""
    match = played(game, OPTIONS[game], max(moves))
    for move in moves:
        state = match.at(move).state
        yield from [state.view(seat) for seat in state.waiting() if len(state.legal(seat)) > 1][:1]


@quick
@every_game
def test_there_are_always_three_ideas_if_there_are_three_answers(game: str) -> None:
    for view in views(game, *range(0, 60, 4)):
        check_ideas(by_name(game), view, ideas_for(by_name(game), view, 0).ideas)


@every_game
def test_there_are_three_ideas_without_a_net(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "analyst_for", lambda rules, options: by_insight(rules.name))
    for view in views(game, 4, 16):
        check_ideas(by_name(game), view, ideas_for(by_name(game), view, 0).ideas)


@pytest.mark.parametrize("position", ["santiago/07-*", "cacao/11-*", "agricola/07-*"])
def test_a_line_begins_with_a_forced_win_that_the_search_has_hardly_tried(position: str) -> None:
    game, state, seat, wins = prepared(next(path for path in FILES if path.match(position)))
    ideas = ideas_for(game, state.view(seat), 0).ideas
    check_ideas(game, state.view(seat), ideas)
    assert ideas[0].action in wins
    assert len(ideas[0].line) > 1
    assert all(idea.behind == 0.0 for idea in ideas if idea.action in wins)


def test_a_variation_of_an_idea_is_worth_the_same() -> None:
    """The bot doesn't rate every space to plow: one it left out counts like the one it rated."""
    match = played("agricola", {"players": 1}, 0)
    use = by_name("agricola").parse("use farmland")
    match.play(0, use)
    view = match.state.view(0)
    analyst = by_insight("agricola")
    values = []
    for action in view.legal[:3]:
        ratings = analyst.judge(view, Rng(1), SHOWN, action).ratings
        values.append(next(rating for rating in ratings if rating.action == action))
    assert len({round(each.value, 6) for each in values}) == 1
    assert all(isinstance(each, Rating) for each in values)
