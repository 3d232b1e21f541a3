"""The strong bot for Agricola: it tries every sensible turn, and a net trained by self-play rates the result."""

from collections.abc import Hashable

from cosecha.bots.agricola import keeping, reasons
from cosecha.bots.agricola.lookahead import rate_ahead
from cosecha.bots.agricola.net import Net
from cosecha.bots.agricola.netfile import trained_net
from cosecha.bots.agricola.search import Judge
from cosecha.bots.insight import Insight, Rated
from cosecha.core.message import Message
from cosecha.core.rng import Rng
from cosecha.core.series import Kind, Series
from cosecha.games.agricola import GAME, State, View
from cosecha.games.agricola.options import has_hands

__all__ = ["InsightBot"]


class InsightBot(Insight):
    """Plays for the most points at the end of the match."""

    game = GAME

    def __init__(self, net: Net | None = None) -> None:
        """`net` replaces the two in the package, which are read when they are first needed."""
        self._own_net = net

    def net_for(self, state: State) -> Net:
        return self._own_net or trained_net(has_hands(state.options))

    def rate(self, state: State, view: View) -> Rated:
        seat = view.seat
        assert seat is not None, "a spectator has nothing to choose"
        return rate_ahead(state, seat, self.net_for(state))

    def idea(self, state: State, action: int) -> Hashable:
        return reasons.idea(action)

    def reason(self, state: State, seat: int, action: int, rank: int) -> Message:
        return reasons.reason(state, seat, action, rank, self.net_for(state))

    def expect(self, state: State, rng: Rng) -> list[float]:
        """The net's estimates, or the result of a match that is over. What a team scores together is played out."""
        if state.teams or not state.waiting():
            return super().expect(state, rng)
        net = self.net_for(state)
        return [Judge(net, state, seat, alone=True).worth(state) for seat in range(state.players)]

    def choose_between(self, kind: Kind, series: Series, seat: int, rng: Rng) -> str:
        """Which occupation to keep, and whether to try again."""
        net = self._own_net or trained_net(series.options.get("cards", "none") != "none")
        return keeping.choose_between(kind, series, seat, net, rng)
