"""Who judges decisions. An analyst sees what a seat saw and nothing else."""

from abc import ABC, abstractmethod
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cosecha.bots.ending import Ending, ending_of
from cosecha.bots.insight import Insight
from cosecha.bots.nets.trained import net_for, search_of, trained_guide, weights_file
from cosecha.bots.registry import bot_named, bots_for
from cosecha.coach.marks import SWING
from cosecha.core.bot import Unit
from cosecha.core.errors import CosechaError
from cosecha.core.game import Game
from cosecha.core.lines import LineStep
from cosecha.core.rng import Rng

INSIGHT = "insight"
"""The bot that rates every answer and knows a reason for it."""
SIMULATIONS = 600
"""How many simulations judge a decision where a net leads the search: about a fifth of a second."""
REVISION = 2
"""Bump when a searching analyst's judgments change for the same net and number of simulations."""
PLAYED_OUT = 20_000
"""How many decisions at the end of a match are played out to find wins that can be forced."""


class NoAnalyst(CosechaError):
    """Nobody can judge this game."""


class Rating(Struct, frozen=True):
    """An answer and what the analyst thinks of it."""

    action: int
    value: float
    """What it is worth to the seat that decides. Only differences between answers of one decision mean anything."""
    lead: float | None = None
    """What people are told: how many points ahead of its best rival the seat can expect to be, or how many points to
    have if it plays alone, or its share of a win. None if the analyst doesn't know."""
    visits: int = 0
    """How many simulations have tried it; 0 if it was rated without any."""
    line: list[LineStep] = []
    """How the match may go on, beginning with the answer itself; empty if the analyst doesn't know."""


class Judgment(Struct, frozen=True):
    """What an analyst thinks of a decision."""

    ratings: list[Rating]
    """The best answers, best first, then the one that was played if it is none of them and can be rated."""
    expected: list[float]
    """What each seat can expect of the match; empty if the analyst doesn't say."""


class Analyst(ABC):
    """Judges decisions of one game. With the same view and rng, the result is the same."""

    game: Game
    unit: Unit
    name: str
    """Changes whenever its judgments may, so that nobody mixes them with older ones."""
    samples: bool = False
    """Whether what it expects is the result of a few matches, which varies."""

    def judge(self, view: Any, rng: Rng, n: int, played: int | None = None) -> Judgment:
        """Up to n good answers for the view's seat, and the one that was played. Those that win by force come first,
        and to give such a win away is a mistake."""
        judgment = self._judge(view, rng, played)
        ratings = judgment.ratings
        expected = judgment.expected
        ending = ending_of(self.game, view, PLAYED_OUT)
        wins = _wins(ending, view, ratings, played)
        if ending is not None and True in wins.values():
            ratings = self._by_wins(ratings, wins, played)
            if self.unit == "wins":
                expected = [float(seat in ending.side) for seat in range(len(expected))]
        return Judgment([each for rank, each in enumerate(ratings) if rank < n or each.action == played], expected)

    def ideas(self, view: Any, rng: Rng, n: int) -> list[Rating]:
        """The n best answers, ranked like those of `judge`. Where that rates fewer, the next best ones are rated, too,
        so there are fewer only if no more are worth considering."""
        ratings = self._judge(view, rng, None).ratings
        wins = _wins(ending_of(self.game, view, PLAYED_OUT), view, ratings, None)
        while left := _next(view, ratings, wins, n):
            ratings.append(self._next_best(view, ratings, left, rng))
        ratings.sort(key=lambda each: -each.value)
        if True in wins.values():
            ratings = self._by_wins(ratings, wins, None)
        return ratings[:n]

    def _by_wins(self, ratings: list[Rating], wins: dict[int, bool | None], played: int | None) -> list[Rating]:
        """The ratings with forced wins first, and far behind them everything that isn't one. Whatever of that was
        played is rated, too. A win is a win: all forced ones are worth the same, whether they were rated or not."""
        rated = {each.action: each for each in ratings}
        known = [each for each in ratings if wins[each.action]]
        worth = 1.0 if self.unit == "wins" else max(each.value for each in known or ratings)
        order = dict.fromkeys([*(each.action for each in known), *wins])
        winning = [rated.pop(action, Rating(action, worth)) for action in order if wins[action]]
        behind = worth - SWING[self.unit]
        if played is not None and wins[played] is False:
            rated.setdefault(played, Rating(played, behind))
        others = [
            replace(each, value=min(each.value, worth if wins[each.action] is None else behind))
            for each in rated.values()
        ]
        return [*(replace(each, value=worth) for each in winning), *sorted(others, key=lambda each: -each.value)]

    @abstractmethod
    def _judge(self, view: Any, rng: Rng, played: int | None) -> Judgment:
        """Rate all good answers, and the one that was played if possible, without a look at the end of the match."""

    @abstractmethod
    def _next_best(self, view: Any, ratings: list[Rating], left: list[int], rng: Rng) -> Rating:
        """Rate the most promising of the answers that are left; none may be better than the best one rated so far. Only
        called after `_judge` for the same view."""

    @abstractmethod
    def expect(self, view: Any, rng: Rng) -> list[float]:
        """What each seat can expect of the match. Slow where `judge` doesn't say."""

    @abstractmethod
    def continued(self, view: Any, rating: Rating, rng: Rng) -> list[LineStep]:
        """How the match may go on after an answer, beginning with it."""


def _wins(ending: Ending | None, view: Any, ratings: list[Rating], played: int | None) -> dict[int, bool | None]:
    """Which answers win by force, those that are rated first; None if that can't be found out. Empty if there is too
    much left of the match."""
    if ending is None:
        return {}
    actions = [*(each.action for each in ratings), *view.worth(), *([] if played is None else [played])]
    return {action: ending.wins(action) for action in dict.fromkeys(actions)}


def _next(view: Any, ratings: list[Rating], wins: dict[int, bool | None], n: int) -> list[int]:
    """The answers of which one should be rated next, to know the n best ones: forced wins before anything else."""
    rated = {each.action for each in ratings}
    left = [action for action in view.worth() if action not in rated]
    winning = [action for action in left if wins.get(action)]
    if winning and sum(wins.get(action) is True for action in rated) < n:
        return winning
    return left if len(rated) < n else []


def reasoner(game: Game) -> Insight:
    """The bot that gives reasons in the game's own terms. Raises NoAnalyst."""
    bot = bot_named(INSIGHT, game.name) if INSIGHT in bots_for(game.name) else None
    if not isinstance(bot, Insight):
        raise NoAnalyst("error-coach-none", game=game.name)
    return bot


def analyst_for(game: Game, options: Any) -> Analyst:
    """The best analyst for a game with these options: one that searches, if there is a trained net. Raises
    NoAnalyst."""
    reasons = reasoner(game)
    net = _net_for(game, options)
    if net is None:
        from cosecha.coach.by_insight import InsightAnalyst

        return InsightAnalyst(reasons)
    from cosecha.coach.by_search import SearchAnalyst

    return SearchAnalyst(game, options, trained_guide, SIMULATIONS, _search_name(net))


def analyst_name(game: Game, options: Any) -> str:
    """The name of the best analyst, without unpacking the net. Raises NoAnalyst."""
    net = _net_for(game, options)
    return analyst_for(game, options).name if net is None else _search_name(net)


def _net_for(game: Game, options: Any) -> str | None:
    """The net in the package, if there is one."""
    net = net_for(game.name, options)
    return net if net is not None and weights_file(net).exists() else None


def _search_name(net: str) -> str:
    return f"search {REVISION} {net} {search_of(net)} {SIMULATIONS}"
