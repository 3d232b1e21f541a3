"""The strong bot for Agricola: it tries every sensible turn and rates the resulting farm."""

from collections.abc import Hashable

from cosecha.bots.agricola import reasons
from cosecha.bots.agricola.turns import rate
from cosecha.bots.agricola.weights import BY_PLAYERS, Weights
from cosecha.bots.insight import Insight, Rated
from cosecha.core.message import Message
from cosecha.games.agricola import GAME, State, View

__all__ = ["InsightBot"]


class InsightBot(Insight):
    """Rates food, people, house, fields and animals in points."""

    game = GAME

    def __init__(self, weights: Weights | None = None) -> None:
        self._weights = weights

    def _for(self, state: State) -> Weights:
        return self._weights or BY_PLAYERS[state.players]

    def rate(self, state: State, view: View) -> Rated:
        seat = view.seat
        assert seat is not None, "a spectator has nothing to choose"
        return rate(state, seat, self._for(state))

    def idea(self, state: State, action: int) -> Hashable:
        return reasons.idea(action)

    def reason(self, state: State, seat: int, action: int, rank: int) -> Message:
        return reasons.reason(state, seat, action, rank, self._for(state))
