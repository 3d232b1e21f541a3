"""A bot that sees less far: the less foresight it has, the more it counts what a turn brings at once."""

from typing import Final

from cosecha.bots.agricola import InsightBot
from cosecha.bots.agricola.food import likely_begging
from cosecha.bots.agricola.lookahead import is_placing
from cosecha.bots.agricola.search import Judge, sensible
from cosecha.bots.insight import Rated
from cosecha.games.agricola import State, View
from cosecha.games.agricola.goods import CLAY, FOOD, GRAIN, REED, STONE, VEGETABLE, WOOD
from cosecha.games.agricola.options import BEGGING_POINTS
from cosecha.games.agricola.scoring import counts, points

_APPEAL: Final = {FOOD: 0.4, WOOD: 0.4, CLAY: 0.35, REED: 0.5, STONE: 0.5, GRAIN: 0.3, VEGETABLE: 0.5}
"""What one more of a good is worth to somebody who has no use for it yet, in points..."""
_ENOUGH: Final = 6
"""...up to this many."""


class Shortsighted(InsightBot):
    """Rates placements partly by the net, which looks to the end of the match, and partly by what they leave in the
    farm. All other decisions are the net's: to cook the last sheep for fun isn't a mistake that people make."""

    def __init__(self, foresight: float) -> None:
        """`foresight`: how much of a rating is the net's, from 0 to 1."""
        super().__init__()
        self._foresight = foresight

    def rate(self, state: State, view: View) -> Rated:
        seat = view.seat
        assert seat is not None, "a spectator has nothing to choose"
        if not is_placing(state, seat):
            return super().rate(state, view)
        judge = Judge(self.net_for(state), state, seat)
        rated = []
        for action in sensible(state.worth(seat)):
            twin = state.copy()
            twin.answer(seat, action, None)
            later = judge.finish(twin)
            rated.append((self._foresight * later + (1.0 - self._foresight) * _at_once(twin, seat), action))
        return rated


def _at_once(state: State, seat: int) -> float:
    """The points if the match ended now, the appeal of goods, and the fear of begging."""
    farm = state.farms[seat]
    value = float(sum(points(farm, counts(state, seat))))
    for good, appeal in _APPEAL.items():
        value += appeal * min(farm.goods[good], _ENOUGH)
    return value + BEGGING_POINTS * likely_begging(state, seat)
