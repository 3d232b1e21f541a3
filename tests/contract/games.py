"""The games under contract, their option sets, and the moments of random matches that the tests check."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

from cosecha.core.event import Event
from cosecha.core.game import Game
from cosecha.core.rng import Rng
from cosecha.core.state import CONFIRM, State
from cosecha.games import NAMES, by_name
from tests.conftest import PROOF
from tests.contract import agricola, cacao, santiago


class Facts(NamedTuple):
    """What a game's file in this folder provides."""

    options: dict[str, dict[str, Any]]
    notation: list[str]
    may_ask_without_choice: Callable[[Any], bool]
    shuffle_hidden: Callable[[Any, int | None, Rng], State]
    shuffle_unknown: Callable[[Any, Rng], State]
    unusual: Callable[[Any], list[State]]


FACTS = {
    name: Facts(
        file.OPTIONS,
        file.NOTATION,
        file.may_ask_without_choice,
        file.shuffle_hidden,
        file.shuffle_unknown,
        file.unusual,
    )
    for name, file in {"santiago": santiago, "cacao": cacao, "agricola": agricola}.items()
}
SEEDS = range(5 if PROOF else 1)


class Case(NamedTuple):
    """One match to check."""

    game: str
    options: str
    seed: int

    def __str__(self) -> str:
        return f"{self.game}-{self.options}-{self.seed}"

    def rules(self) -> Game:
        return by_name(self.game)

    def facts(self) -> Facts:
        return FACTS[self.game]

    def agreed(self) -> Any:
        return msgspec.convert(self.facts().options[self.options], self.rules().options)

    def start(self, log: list[Event] | None = None) -> State:
        return self.rules().start(self.agreed(), self.seed, log)

    def rng(self) -> Rng:
        return Rng(f"contract {self}")


CASES = [Case(game, options, seed) for game in NAMES for options in FACTS[game].options for seed in SEEDS]
ON_PURE = {
    "santiago": ("two-capped-hidden", "five-hidden"),
    "cacao": ("two-hidden",),
    "agricola": ("four-teams", "two-decks"),
}
"""The option sets that are also checked on the pure rules, where all of them would take minutes."""
ONLY_IN_PROOF = {
    "santiago": ("two", "two-hidden", "two-capped", "three", "four", "five"),
    "cacao": ("two", "three", "four"),
    "agricola": (
        *("two", "three", "three-tile", "four", "four-tiles", "alone-full", "two-full", "three-full", "four-full"),
        *("two-handed-over", "two-seasons", "three-house-rules", "alone-x", "four-forest-teams"),
    ),
}
"""The option sets whose every option is also part of another set."""


def _marks(case: Case) -> list[pytest.MarkDecorator]:
    marks = []
    if case.options not in ON_PURE[case.game]:
        marks.append(pytest.mark.compiled_only)
    if case.options in ONLY_IN_PROOF[case.game]:
        marks.append(pytest.mark.proof)
    return marks


every_case = pytest.mark.parametrize("case", [pytest.param(case, marks=_marks(case), id=str(case)) for case in CASES])


class Moment(NamedTuple):
    """A state, a seat that owes an answer, and the answer it gave. Copy the state before changing it."""

    state: State
    seat: int
    action: int


@cache
def moments(case: Case) -> list[Moment]:
    """Every decision of a random match; a quarter of the actions are held, which adds decisions to confirm."""
    rng = case.rng()
    state = case.start()
    found = []
    while waiting := state.waiting():
        seat = waiting[rng.below(len(waiting))]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        found.append(Moment(state.copy(), seat, action))
        if action != CONFIRM and rng.below(4) == 0:
            state.play(seat, action, hold=True)
        else:
            state.play(seat, action)
    return found


@cache
def codes(game: str) -> list[int]:
    """Every action of a game, regardless of phase."""
    rules = by_name(game)
    return [rules.parse(text) for text in FACTS[game].notation]


def sample(case: Case, count: int) -> list[Moment]:
    """About `count` moments, spread evenly over the match."""
    every = moments(case)
    return every[:: max(1, len(every) // count)]
