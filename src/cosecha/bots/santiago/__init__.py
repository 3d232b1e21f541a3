"""The bot with insight into Santiago: it foresees water, and weighs every action in expected points."""

from cosecha.bots.santiago import reasons
from cosecha.bots.santiago.auction import mixed_bid, rate_bids
from cosecha.bots.santiago.canals import rate_decision, rate_extras, rate_proposals
from cosecha.bots.santiago.land import Land
from cosecha.bots.santiago.planting import rate_leftovers, rate_plantings
from cosecha.bots.santiago.setup import rate_palms, rate_springs, rate_start_canals
from cosecha.bots.santiago.weights import DEFAULT, Weights
from cosecha.bots.santiago.worth import Rated
from cosecha.core.bot import Advice
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

TIE = 1e-6
"""Actions nearer to each other than this are equally good; chance decides."""


class InsightBot:
    """Plays by expected points; knows what its view tells and no more."""

    def __init__(self, weights: Weights = DEFAULT) -> None:
        self._weights = weights

    def choose(self, view: View, rng: Rng) -> int:
        """The action that is worth most."""
        if len(view.legal) == 1:
            return view.legal[0]
        state = GAME.guess(view, rng)
        if state.phase == BID and state.players == 2 and view.seat is not None:
            return mixed_bid(Land(state, self._weights), view.seat, rng)
        rated = self._rate(state, view)
        best = max(value for value, _ in rated)
        good = [action for value, action in rated if value >= best - TIE]
        return good[rng.below(len(good))] if len(good) > 1 else good[0]

    def advise(self, view: View, rng: Rng, n: int) -> list[Advice]:
        """The n best actions, different ideas before variations of one, each with a reason."""
        state = GAME.guess(view, rng)
        if view.seat is None or not view.legal:
            return []
        if len(view.legal) == 1:
            rated = [(0.0, view.legal[0])]
        else:
            rated = sorted(self._rate(state, view), key=lambda each: -each[0])
            rated += [(0.0, action) for action in set(view.legal) - {action for _, action in rated}]
        chosen = reasons.different_ideas(state, [action for _, action in rated], n)
        land = Land(state, self._weights)
        return [Advice(action, reasons.reason(land, view.seat, action, rank)) for rank, action in enumerate(chosen)]

    def _rate(self, state: State, view: View) -> Rated:
        seat = view.seat
        assert seat is not None, "an onlooker has nothing to choose"
        if state.phase in _RATE_SETUP:
            return _RATE_SETUP[state.phase](state, view.legal)
        return _RATE[state.phase](Land(state, self._weights), seat)
