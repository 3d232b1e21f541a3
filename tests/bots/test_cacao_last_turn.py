"""The last turn of a match can be searched exhaustively, so the bot must find the best move."""

import pytest

from cosecha.bots.cacao import InsightBot
from cosecha.bots.random import RandomBot
from cosecha.core.bot import Bot
from cosecha.core.rng import Rng
from cosecha.games.cacao import GAME, Options, State
from cosecha.games.cacao.phases import OVER, WORK

TIE_BREAK = 0.01
"""One more fruit breaks a tie but never outweighs gold."""


def last_turn(seed: int) -> State:
    """A two-player match between the insight bot and a random one, up to its last tile."""
    state = GAME.start(Options(players=2), seed)
    bots: list[Bot] = [InsightBot(), RandomBot()] if seed % 2 else [RandomBot(), InsightBot()]
    rng = Rng(seed)
    while state.turn < state.turns:
        seat = state.waiting()[0]
        state.apply(seat, bots[seat].choose(state.view(seat), rng))
    return state


def margin(state: State, seat: int) -> float:
    """The seat's final lead if both sides play perfectly from here on."""
    if state.phase == OVER:
        totals = state.scores().totals
        fruits = state.fruits[seat] - state.fruits[1 - seat]
        return totals[seat] - totals[1 - seat] + TIE_BREAK * fruits
    mover = state.waiting()[0]
    values = []
    for action in state.legal(mover):
        after = state.copy()
        after.apply(mover, action)
        values.append(margin(after, seat))
    return max(values) if mover == seat else min(values)


@pytest.mark.parametrize("seed", range(6))
def test_the_last_turn_is_played_perfectly(seed: int) -> None:
    state = last_turn(seed)
    seat = state.active
    best = margin(state, seat)
    while state.phase != OVER:
        mover = state.waiting()[0]
        assert mover == seat or state.phase == WORK
        state.apply(mover, InsightBot().choose(state.view(mover), Rng(1)))
    assert margin(state, seat) == pytest.approx(best)
