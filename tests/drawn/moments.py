"""Moments of random games, the same on every run.

A number determines a screen, a language, options, a deal and a question.
"""

import random
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

import msgspec

from cosecha import games
from cosecha.core.state import State
from cosecha.locale import LANGUAGES
from tests.drawn.sizes import SIZES

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "santiago": [{}, {"money_visibility": "hidden"}, {"spring_mode": "any", "setup_placement": "manual"}],
    "cacao": [{}, {"gold": "hidden"}],
    "agricola": [{}, {"cards": "few"}, {"cards": "few", "side_job": "with", "tile": "with"}],
    "decks": [{"x_deck": "with", "forest_deck": "with"}, {"cards": "few", "x_deck": "with", "forest_deck": "with"}],
}
"""Options that add questions or change what they look like, by game; Agricola's event decks are apart."""


def game_of(variants: str) -> str:
    return "agricola" if variants == "decks" else variants


MOST_PLAYERS = 9


@dataclass(frozen=True)
class Moment:
    """A state in which seat 0 is asked something, and the screen to show it on."""

    game: str
    number: int
    language: str
    size: str
    options: dict[str, Any]
    kind: str
    state: State

    @property
    def players(self) -> int:
        return int(self.options["players"])

    def __str__(self) -> str:
        chosen = " ".join(str(value) for value in self.options.values())
        return f"moment({self.game!r}, {self.number}): {self.language}, {self.size}, {chosen}, {self.kind}"


@cache
def tables(game: str) -> list[dict[str, Any]]:
    """Every number of players combined with every variant it supports."""
    found = product(range(1, MOST_PLAYERS), VARIANTS[game])
    return [table for players, variant in found if is_playable(game_of(game), table := {"players": players, **variant})]


def is_playable(game: str, table: dict[str, Any]) -> bool:
    rules = games.by_name(game)
    try:
        return not rules.problems(msgspec.convert(table, rules.options))
    except msgspec.ValidationError:
        return False


def screen(number: int) -> tuple[str, str]:
    """A language and a size; 16 consecutive numbers cover all combinations."""
    screens = list(product(LANGUAGES, SIZES))
    return screens[number % len(screens)]


def options(game: str, number: int) -> dict[str, Any]:
    """Each screen goes through all tables in its own order, so that screen and table are independent."""
    screens = len(LANGUAGES) * len(SIZES)
    order = list(tables(game))
    random.Random(f"{game_of(game)} {number % screens}").shuffle(order)
    return order[number // screens % len(order)]


def moment(game: str, number: int) -> Moment:
    """Rare kinds of questions come up as often as common ones."""
    language, size = screen(number)
    chosen = options(game, number)
    game = game_of(game)
    rules, rng = games.by_name(game), random.Random(number)
    state: Any = rules.start(msgspec.convert(chosen, rules.options), number)
    asked: dict[str, list[State]] = {}
    while waiting := state.waiting():
        if 0 in waiting:
            asked.setdefault(state.decision(0).kind, []).append(state.copy())
        seat = rng.choice(waiting)
        state.apply(seat, rng.choice(state.worth(seat)))
    kind = rng.choice(sorted(asked))
    return Moment(game, number, language, size, chosen, kind, rng.choice(asked[kind]))
