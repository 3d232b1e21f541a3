"""The strong bot for Santiago: it forecasts water and rates every action in expected points."""

from collections.abc import Hashable

from cosecha.bots.insight import Insight, Rated
from cosecha.bots.santiago import reasons
from cosecha.bots.santiago.auction import mixed_bid, rate_bids
from cosecha.bots.santiago.canals import rate_decision, rate_extras, rate_proposals
from cosecha.bots.santiago.land import Land
from cosecha.bots.santiago.planting import rate_leftovers, rate_plantings
from cosecha.bots.santiago.setup import rate_palms, rate_springs, rate_start_canals
from cosecha.bots.santiago.weights import DEFAULT, Weights
from cosecha.core.message import Message
from cosecha.core.rng import Rng
from cosecha.games.santiago import GAME, State, View
from cosecha.games.santiago.phases import (
    BID,
    DECIDE,
    EXTRA,
    LEFTOVER,
    PALMS,
    PLANT,
    PROPOSE,
    SPRING,
    START_CANAL,
)

__all__ = ["InsightBot"]

_RATE_SETUP = {SPRING: rate_springs, START_CANAL: rate_start_canals, PALMS: rate_palms}
_RATE = {
    BID: rate_bids,
    PLANT: rate_plantings,
    LEFTOVER: rate_leftovers,
    PROPOSE: rate_proposals,
    DECIDE: rate_decision,
    EXTRA: rate_extras,
}


class InsightBot(Insight):
    """Rates canals, farmers and escudos in points."""

    game = GAME

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self._weights = weights

    def decide(self, state: State, view: View, rng: Rng) -> int:
        """The action with the highest rating, except that secret bids are mixed, so as not to be predictable."""
        if state.phase == BID and state.players == 2 and view.seat is not None:
            return mixed_bid(Land(state, self._weights), view.seat, rng)
        return super().decide(state, view, rng)

    def rate(self, state: State, view: View) -> Rated:
        seat = view.seat
        assert seat is not None, "a spectator has nothing to choose"
        if state.phase in _RATE_SETUP:
            return _RATE_SETUP[state.phase](state, view.legal)
        return _RATE[state.phase](Land(state, self._weights), seat)

    def idea(self, state: State, action: int) -> Hashable:
        return reasons.idea(state, action)

    def reason(self, state: State, seat: int, action: int, rank: int) -> Message:
        return reasons.reason(Land(state, self._weights), seat, action, rank)
