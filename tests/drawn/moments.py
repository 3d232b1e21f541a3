"""Moments of random games, the same on every run: a number stands for a deal, a way of playing it and a question."""

import random
from dataclasses import dataclass
from typing import Any

import msgspec

from cosecha import games
from cosecha.core.state import State

OPTIONS: dict[str, list[dict[str, Any]]] = {"agricola": [{}, {"cards": "few"}]}
"""Options that change what the questions look like, by turns."""


@dataclass(frozen=True)
class Moment:
    """The state in which seat 0 is asked something."""

    game: str
    number: int
    options: dict[str, Any]
    kind: str
    state: State

    @property
    def players(self) -> int:
        return int(self.options["players"])

    def __str__(self) -> str:
        return f"moment({self.game!r}, {self.number})"


def moment(game: str, number: int) -> Moment:
    """Rare kinds of questions come up as often as common ones."""
    variants = OPTIONS.get(game, [{}])
    options = {"players": 3 + number % 2, **variants[number // 2 % len(variants)]}
    rules, rng = games.by_name(game), random.Random(number)
    state: Any = rules.start(msgspec.convert(options, rules.options), number)
    asked: dict[str, list[State]] = {}
    while waiting := state.waiting():
        if 0 in waiting:
            asked.setdefault(state.decision(0).kind, []).append(state.copy())
        seat = rng.choice(waiting)
        state.apply(seat, rng.choice(state.worth(seat)))
    kind = rng.choice(sorted(asked))
    return Moment(game, number, options, kind, rng.choice(asked[kind]))
