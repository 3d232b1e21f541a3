"""Judges by a tree search, in the unit of its guide."""

from collections.abc import Sequence
from math import inf
from statistics import fmean
from typing import Any

from msgspec.structs import replace

from cosecha.bots.search.bot import SearchBot
from cosecha.bots.search.guide import Guide
from cosecha.bots.search.lines import Found, line_of
from cosecha.bots.search.settings import Budget, Settings
from cosecha.bots.search.team import GuideMaker
from cosecha.coach.analyst import Analyst, Judgment, Rating
from cosecha.core.game import Game
from cosecha.core.lines import LineStep, step_of
from cosecha.core.rng import Rng
from cosecha.core.scores import rivals
from cosecha.core.state import NONE, State
from cosecha.encoding import Encoder, encoder_for
from cosecha.encoding.episode import Episode

TRUSTED = 8
"""How many visits an answer needs for its value in the tree to count."""
MUCH_LESS = 4
"""An answer that was tried less than a quarter as often as the best one doesn't count as better: its mean varies too
much."""
SEEKING = 50
"""How many simulations look for the next best answer among those that the search has hardly tried, ..."""
CLOSER = 50
"""... and how many then begin with that one, so that its value can be trusted and its line goes on."""
COMPARED = 16
"""How many guesses compare the best answer with one that the search has hardly tried."""


class SearchAnalyst(Analyst):
    """Searches at every decision anew, with a fixed number of simulations, so that results don't depend on time."""

    def __init__(self, game: Game, options: Any, make_guide: GuideMaker, simulations: int, name: str) -> None:
        self.game = game
        self._bot = SearchBot(
            game.name, make_guide, Budget(simulations=simulations), Settings(chase=inf, reuse=False, ending=0)
        )
        self._encoder: Encoder = encoder_for(game.name, options)
        self._guide: Guide = make_guide(self._encoder)
        self.unit = self._guide.unit
        self.name = name
        self._teams: list[list[int]] = game.start(options, 0).scores().teams

    def _judge(self, view: Any, rng: Rng, played: int | None) -> Judgment:
        found = self._bot.found(view, rng, len(view.legal))
        best = found[0]
        ratings = [self._rating(each, view.seat, best) for each in found if each.visits >= TRUSTED or each is best]
        ratings.sort(key=lambda each: (-each.value, each.action != best.action))
        first = ratings[0]
        if played is not None and all(each.action != played for each in ratings):
            ratings.append(self._behind(view, first, played, rng))
        return Judgment(ratings, _values(best, first, found))

    def _next_best(self, view: Any, ratings: list[Rating], left: list[int], rng: Rng) -> Rating:
        """Rate what the search would play without all that is rated so far."""
        promising = self._bot.best_of(view, left, SEEKING)
        found = promising and self._bot.best_of(view, [promising.action], CLOSER)
        if found is None:
            return self._behind(view, ratings[0], left[0], rng)
        rating = self._rating(found, view.seat, found)
        return replace(rating, value=min(rating.value, ratings[0].value))

    def _rating(self, found: Found, seat: int, best: Found) -> Rating:
        value = found.compared[seat] if found.compared else 0.0
        if MUCH_LESS * found.visits < best.visits:
            value = min(value, best.compared[seat])
        lead = self._lead(found.values, seat) if found.values else None
        return Rating(found.action, value, lead, found.visits, line_of(self.game, found))

    def _lead(self, shown: Sequence[float], seat: int) -> float:
        others = rivals(seat, len(shown), self._teams) if self.unit == "points" else []
        return shown[seat] - max((shown[other] for other in others), default=0.0)

    def _behind(self, view: Any, best: Rating, action: int, rng: Rng) -> Rating:
        """Rate an answer by how much worse it is than the best one, by the guide's first look at what follows."""
        self._guide.begin(rng)
        behind: list[float] = []
        leads: list[float] = []
        for _ in range(COMPARED):
            state = self.game.guess(view, rng)
            (value, lead), (other, other_lead) = (
                self._worth(state.copy(), view.seat, each) for each in (best.action, action)
            )
            behind.append(value - other)
            leads.append(lead - other_lead)
        value = best.value - max(0.0, fmean(behind))
        return Rating(action, value, None if best.lead is None else best.lead - fmean(leads))

    def _worth(self, state: Any, seat: int, action: int) -> tuple[float, float]:
        """What the match is worth to a seat after an answer, and its lead."""
        state.apply(seat, action)
        episode = Episode(self._encoder)
        episode.start(state)
        over = episode.seat == NONE
        values = self._guide.final(episode) if over else self._guide.judge([episode])[0].values
        return self._guide.compared(values)[seat], self._lead(self._guide.shown(values), seat)

    def expect(self, view: Any, rng: Rng) -> list[float]:
        return self.judge(view, rng, 1).expected

    def continued(self, view: Any, rating: Rating, rng: Rng) -> list[LineStep]:
        """The line as far as it can be played in a guess: the search has found it in another one."""
        state: State = self.game.guess(view, rng)
        state.apply(view.seat, rating.action)
        played = [step_of(self.game, view.seat, rating.action)]
        for step in rating.line[1:]:
            action = self.game.parse(step.action)
            if step.seat not in state.waiting() or action not in state.legal(step.seat):
                break
            state.apply(step.seat, action)
            played.append(step)
        return played


def _values(best: Found, first: Rating, found: list[Found]) -> list[float]:
    """What each seat can expect if the answer that is rated first is given."""
    values = next(each.values for each in found if each.action == first.action)
    return list(values or best.values)
