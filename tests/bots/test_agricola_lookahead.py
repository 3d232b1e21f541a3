"""The bot's look at what a placement leaves for its next person."""

import pytest

from cosecha.bots.agricola import InsightBot
from cosecha.bots.agricola.lookahead import MOST, Future, is_placing, rate_ahead
from cosecha.bots.agricola.search import best, rate
from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.phases import ROUNDS

SEED = 17


def played_until_placing(options: Options, skip: int = 0) -> tuple[State, int]:
    """A position in which a seat is about to place a person, after so many others, and the seat."""
    state = GAME.start(options, SEED)
    while True:
        (seat, *_) = state.waiting()
        if is_placing(state, seat):
            skip -= 1
            if skip < 0:
                return state, seat
        state.apply(seat, best(rate(state, seat, InsightBot().net_for(state))))


@pytest.mark.parametrize("cards", ["none", "full"])
def test_the_placements_it_looked_at_come_first_and_the_rest_keeps_its_order(cards: str) -> None:
    state, seat = played_until_placing(Options(players=3, cards=cards), skip=5)  # type: ignore[arg-type]
    net = InsightBot().net_for(state)
    before = state.copy()
    quick = [action for _, action in sorted(rate(state, seat, net), reverse=True)]
    careful = [action for _, action in sorted(rate_ahead(state, seat, net, margin=99.0), reverse=True)]
    assert set(careful[:MOST]) == set(quick[:MOST])
    assert careful[MOST:] == quick[MOST:]
    assert state == before


def test_a_clear_case_needs_no_second_look() -> None:
    state, seat = played_until_placing(Options(players=3))
    net = InsightBot().net_for(state)
    assert rate_ahead(state, seat, net, margin=0.0) == sorted(rate(state, seat, net), reverse=True)


def test_other_decisions_are_rated_by_the_net_alone() -> None:
    bot, state = InsightBot(), GAME.start(Options(players=2), SEED)
    others = 0
    while others < 10:
        (seat, *_) = state.waiting()
        if not is_placing(state, seat):
            net = bot.net_for(state)
            assert rate_ahead(state, seat, net) == rate(state, seat, net)
            others += 1
        state.apply(seat, best(rate(state, seat, bot.net_for(state))))


def test_the_last_placement_is_worth_the_score_that_it_leads_to() -> None:
    """Nothing is left to estimate: alone, the bot knows all that follows."""
    state = GAME.start(Options(players=1), SEED)
    net = InsightBot().net_for(state)
    while state.round < ROUNDS or state.farms[0].home > 1 or not is_placing(state, 0):
        state.apply(0, best(rate(state, 0, net)))
    expected = {action: value for value, action in rate_ahead(state, 0, net, margin=99.0)[:MOST]}
    for action, value in expected.items():
        end = state.copy()
        end.apply(0, action)
        while end.waiting():
            end.apply(0, best(rate(end, 0, net)))
        assert end.scores().totals[0] == value


def test_what_others_take_is_gone() -> None:
    """The value after the others' turns is that of a placement that is then still possible."""
    state, seat = played_until_placing(Options(players=4))
    net = InsightBot().net_for(state)
    order = [action for _, action in sorted(rate(state, seat, net), reverse=True)]
    future = Future(state, seat, net, order)
    future.after(order[0], 0.0)
    assert [other for other, _ in future.others] == [(seat + step) % 4 for step in (1, 2, 3)]
    assert all(order[0] not in placements for _, placements in future.others)
