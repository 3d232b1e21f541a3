"""The strong bot for Cacao: it rates every tile by what its own and everybody else's workers get."""

from collections.abc import Hashable

from cosecha.bots.cacao import reasons
from cosecha.bots.cacao.filling import rate_fills
from cosecha.bots.cacao.land import Land
from cosecha.bots.cacao.placing import rate_placements
from cosecha.bots.cacao.weights import DEFAULT, Weights
from cosecha.bots.cacao.working import rate_work
from cosecha.bots.insight import Insight, Rated
from cosecha.core.message import Message
from cosecha.games.cacao import GAME, State, View
from cosecha.games.cacao.phases import FILL, PLACE, WORK

__all__ = ["InsightBot"]

_RATE = {PLACE: rate_placements, FILL: rate_fills, WORK: rate_work}


class InsightBot(Insight):
    """Rates fruits, water, suns and temples in gold."""

    game = GAME

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self._weights = weights

    def rate(self, state: State, view: View) -> Rated:
        seat = view.seat
        assert seat is not None, "a spectator has nothing to choose"
        return _RATE[state.phase](Land(state, self._weights, seat))

    def idea(self, state: State, action: int) -> Hashable:
        return reasons.idea(state, action)

    def reason(self, state: State, seat: int, action: int, rank: int) -> Message:
        return reasons.reason(Land(state, self._weights, seat), action, rank)
