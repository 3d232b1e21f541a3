"""A bot that searches."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from time import perf_counter
from typing import Any

from msgspec.structs import replace

from cosecha.bots.ending import Ending, ending_of
from cosecha.bots.search.deciding import decide
from cosecha.bots.search.lines import Found, Reply
from cosecha.bots.search.reasons import advice_of, reason
from cosecha.bots.search.settings import Budget, Settings
from cosecha.bots.search.team import GuideMaker, Team
from cosecha.core.bot import Advice, Unit
from cosecha.core.message import Message
from cosecha.core.rng import Rng
from cosecha.games import by_name

ENDING = 0.25
"""How much of the time may be spent on the end of the match, ..."""
AS_LONG = 20
"""... and how many decisions of it are played out instead of a simulation: they take about as long."""


class SearchBot:
    """Plays what a tree search finds, led by a guide. It remembers its tree, so make a new one for each seat of each
    match; only with several processes does it have to be closed."""

    def __init__(
        self, game: str, make_guide: GuideMaker, budget: Budget, settings: Settings | None = None, processes: int = 1
    ) -> None:
        self.game = by_name(game)
        self.budget = budget
        self.settings = settings or Settings()
        self._make_guide = make_guide
        self._processes = processes
        self._team: Team | None = None
        self._options: Any = None

    def choose(self, view: Any, rng: Rng) -> int:
        """The best action, or one drawn by the settings' temperature; where some win by force, one of those."""
        return self._decide(view, rng, self.settings.temperature)

    def found(self, view: Any, rng: Rng, n: int) -> list[Found]:
        """The n best actions, each with its value for all seats and what may follow."""
        best = self._decide(view, rng, 0.0)
        if len(view.legal) == 1:
            only = Reply(view.seat, best, self.game.notation(best))
            return [Found(best, 0, 1.0, [], [], [only])][:n]
        return self._for(view).found(best, n)

    def best_of(self, view: Any, actions: list[int], simulations: int) -> Found | None:
        """The best of these actions, none of which may be set aside, after more simulations that all begin with one of
        them; None if none was reached. Continues the search of `found` for the same view.

        An answer of many steps may take several times as many, because some simulations only open its next step."""
        team = self._for(view)
        team.narrow(actions)
        for _ in range(team.own.encoder.most_steps):
            with _uncollected():
                team.run(simulations, inf)
            found = team.found(actions[0], len(view.legal))
            if among := [each for each in found if each.visits and each.action in actions]:
                return max(among, key=lambda each: (each.visits, each.compared[view.seat]))
        return None

    def advise(self, view: Any, rng: Rng, n: int) -> list[Advice]:
        """The n best actions with what the search expects of them."""
        if view.seat is None or not view.legal:
            return []
        if len(view.legal) == 1:
            return [Advice(view.legal[0], Message("advice-only-one"))][:n]
        unit = self.unit(view)
        return [
            advice_of(self.game, each, reason(self.game, each, view.seat, unit), unit)
            for each in self.found(view, rng, n)
        ]

    def unit(self, view: Any) -> Unit:
        """What the values of its answers are."""
        return self._for(view).guide.unit

    def close(self) -> None:
        """End the other processes, if there are any."""
        if self._team is not None:
            self._team.close()
            self._team = None

    def _decide(self, view: Any, rng: Rng, temperature: float) -> int:
        if len(view.legal) == 1:
            only: int = view.legal[0]
            return only
        begin = perf_counter()
        seconds = self.budget.ms / 1000
        team = self._for(view)
        most = min(self.settings.ending, AS_LONG * self.budget.simulations)
        ending = ending_of(self.game, view, most) if most else None
        stop = begin + (seconds if ending is None else (1 - ENDING) * seconds)
        try:
            with _uncollected():
                action = decide(team, view, rng, replace(self.budget, ms=1000 * (stop - perf_counter())), temperature)
                return action if ending is None else _winning(ending, view, action, begin + seconds)
        except BaseException:
            self.close()  # Other processes may still be searching.
            raise

    def _for(self, view: Any) -> Team:
        options = view.position.options
        if self._team is None or options != self._options:
            self.close()
            self._team = Team(self.game.name, options, self._make_guide, self.settings, self._processes)
            self._options = options
        return self._team


def _winning(ending: Ending, view: Any, action: int, until: float) -> int:
    """An action that wins by force: this one, or another; if none does, this one."""
    return next((each for each in (action, *view.worth()) if ending.wins(each, until)), action)


@contextmanager
def _uncollected() -> Iterator[None]:
    """Without collecting cyclic garbage. A search makes none, but so many objects that it would start one collection
    after the other, and in a large process one takes a tenth of a second."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
