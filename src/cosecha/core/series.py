"""Series: an ordered list of games with the same people, what each game hands to the next, and the standings.

A kind of series is stateless, like a game. It reads the results so far and says which options the next game has, so no
game knows that it is part of a series.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cosecha.core.catalog import SERIES
from cosecha.core.errors import BadOptions
from cosecha.core.message import Message
from cosecha.core.options import plain_options
from cosecha.core.state import State
from cosecha.core.words import Choice


class Result(Struct, frozen=True, omit_defaults=True):
    """A finished game of a series."""

    totals: list[int]
    winners: list[int]
    notes: dict[str, Any] = {}
    """What else the kind wants to remember of the game."""
    answers: list[str] = []
    """What each seat has chosen after the game; empty if nobody was asked."""
    teams: list[list[int]] = []
    """The seats that share a result; see `core/scores.py`."""


class Series(Struct, frozen=True, omit_defaults=True):
    """A series so far: what was agreed before its first game, and the results."""

    kind: str
    game: str
    options: dict[str, Any]
    results: list[Result] = []

    @property
    def number(self) -> int:
        """The number of the game that comes next, from 1 on."""
        return len(self.results) + 1

    def with_result(self, result: Result) -> "Series":
        return replace(self, results=[*self.results, result])

    def with_answers(self, answers: Sequence[str]) -> "Series":
        """With what each seat has chosen after the last game."""
        last = replace(self.results[-1], answers=list(answers))
        return replace(self, results=[*self.results[:-1], last])


class Question(Struct, frozen=True):
    """What a seat is asked between two games; an answer is the notation of one of the choices."""

    prompt: Message
    choices: list[Choice]


class Standings(Struct, frozen=True):
    """The points in the series by seat, and the seats that are ahead: the winners once it is over."""

    points: list[int]
    leaders: list[int]


class Kind(ABC):
    """The rules of one kind of series."""

    name: str
    most: int | None
    """How many games it has at most; None if it has no end of its own."""
    usual: Mapping[str, Any] = {}
    """The options of its first game that differ from the game's defaults, unless people choose others."""

    def problem(self, options: Any) -> Message | None:
        """Why a series can't be played with these options of its game; None if it can."""
        return None

    def result(self, state: State) -> Result:
        """What counts of a finished game."""
        scores = state.scores()
        return Result(list(scores.totals), list(scores.winners), teams=scores.teams)

    def questions(self, series: Series) -> Mapping[int, Question]:
        """What seats are asked after the last game, before the next one. They all answer at once."""
        return {}

    def open_questions(self, series: Series) -> Mapping[int, Question]:
        """The same until they are answered."""
        return {} if not series.results or series.results[-1].answers else self.questions(series)

    def handed(self, series: Series) -> list[Message | None]:
        """What the earlier games hand to the next one, by seat, in words; empty if nobody gets anything."""
        return []

    @abstractmethod
    def next_options(self, series: Series) -> dict[str, Any] | None:
        """The options of the next game, with what the earlier ones hand to it; None if the series is over."""

    @abstractmethod
    def standings(self, series: Series) -> Standings:
        """The points and who is ahead. Every seat has an entry, also before the first game is over."""

    @abstractmethod
    def stake(self, series: Series) -> Message:
        """What is at stake in the next game, or, once the series is over, how it has ended."""

    def accepts(self, series: Series, answers: Sequence[str]) -> bool:
        """Whether these are answers to all questions after the last game: one for each seat, empty for those not asked,
        or no list at all if nobody is."""
        asked = self.questions(series)
        if not asked:
            return not answers
        legal = {seat: [choice.notation for choice in question.choices] for seat, question in asked.items()}
        return len(answers) == series.options["players"] and all(
            answer in legal.get(seat, [""]) for seat, answer in enumerate(answers)
        )


def kinds_for(game: str) -> list[str]:
    """The kinds of series that can be played with a game."""
    return [*SERIES[""], *SERIES.get(game, {})]


def kind_named(name: str, game: str) -> Kind:
    """A kind of series; imports only that one. Raises BadOptions if the game has none of this name."""
    module = (SERIES[""] | SERIES.get(game, {})).get(name)
    if module is None:
        raise BadOptions("error-unknown-series", name=name, game=game, known=", ".join(kinds_for(game)))
    kind: Kind = import_module(module).KIND
    return kind


def usual_options(name: str, game: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Options for the first game of a series: the given ones, and what is usual for the kind."""
    return {**kind_named(name, game).usual, **options}


def new_series(name: str, game: str, options: Any) -> tuple[Kind, Series]:
    """A series in which the first game has these options. Raises BadOptions."""
    kind = kind_named(name, game)
    problem = kind.problem(options)
    if problem is not None:
        raise BadOptions(problem.id, **problem.args)
    return kind, Series(name, game, plain_options(options))
