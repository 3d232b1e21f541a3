"""A bot that ignores its hand cards: the yardstick for what other bots make of theirs."""

from cosecha.bots.agricola import InsightBot
from cosecha.bots.insight import Rated
from cosecha.games.agricola import State, View

__all__ = ["CardlessBot"]


class CardlessBot(InsightBot):
    """Plays like a bot that was dealt no cards."""

    def rate(self, state: State, view: View) -> Rated:
        assert view.seat is not None, "a spectator has nothing to choose"
        twin = state.copy()
        farm = twin.farms[view.seat]
        farm.hand = ()
        farm.choices = None
        return super().rate(twin, view)
