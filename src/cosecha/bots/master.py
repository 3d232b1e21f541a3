"""The strongest level of a game: it searches, led by the net that was trained for the options."""

from math import inf
from typing import Any, Final

from cosecha.bots.insight import LOOKED_AT, Insight
from cosecha.bots.nets.trained import trained_guide
from cosecha.bots.search.bot import SearchBot
from cosecha.bots.search.lines import Found
from cosecha.bots.search.reasons import advice_of
from cosecha.bots.search.settings import Budget, Settings
from cosecha.core.bot import Advice, Unit
from cosecha.core.message import Message
from cosecha.core.rng import Rng
from cosecha.core.scores import rivals

HINTS: Final = Budget(simulations=600)
"""For hints: not by time, so that the same view gets the same ones."""
TRUSTED: Final = 16
"""How many simulations must have tried an answer for a hint to say what to expect of it."""


class Master(SearchBot):
    """Chooses by its search. The reasons for hints, and the choices between the games of a series, come from the game's
    insight bot."""

    def __init__(self, insight: Insight, budget: Budget) -> None:
        super().__init__(insight.game.name, trained_guide, budget)
        self._insight = insight
        self._adviser = SearchBot(insight.game.name, trained_guide, HINTS, Settings(chase=inf, reuse=False))
        if hasattr(insight, "choose_between"):
            self.choose_between = insight.choose_between

    def advise(self, view: Any, rng: Rng, n: int) -> list[Advice]:
        """The n best actions: different ideas before variations. Where the search has found fewer, the insight bot's
        best ones follow."""
        if view.seat is None or not view.legal:
            return []
        found = {each.action: each for each in self._adviser.found(view, rng, max(n, LOOKED_AT))}
        state = self.game.guess(view, rng)
        actions = list(found)
        if len(actions) < min(n, len(view.legal)):
            actions += [action for action in self._insight.ranked(state, view) if action not in found]
        scores = state.scores()
        others = rivals(view.seat, len(scores.totals), scores.teams)
        chosen = self._insight.different(state, view.seat, actions, n)
        reasons = [self._insight.reason(state, view.seat, action, rank) for rank, action in enumerate(chosen)]
        unit = self._adviser.unit(view)
        return [
            self._advice(found[action], reason, others, view.seat, unit) if action in found else Advice(action, reason)
            for action, reason in zip(chosen, reasons, strict=True)
        ]

    def _advice(self, found: Found, reason: Message, others: list[int], seat: int, unit: Unit) -> Advice:
        """With how many points the search expects. Those of the best rival also count for what is best."""
        if found.visits >= TRUSTED:
            points = round(found.values[seat])
            worth = Message("advice-search-worth", {"points": points})
            if others:
                best = max(round(found.values[other]) for other in others)
                worth = Message("advice-search-rivalry", {"points": points, "rival": best})
            reason = Message("advice-search-reason", {"reason": reason, "worth": worth})
        return advice_of(self.game, found, reason, unit)


def master_of(insight: Insight, seconds: float) -> Master:
    """The strongest level of the game that this bot plays."""
    return Master(insight, Budget(ms=1000 * seconds))
