"""Combinations of Agricola's options: each match gets a random one, and together they have every pair of values."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

import msgspec

from cosecha.core.options import OptionField, option_fields
from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options
from tests.random_options import Chosen, random_options, values_of

TRIES = 60
"""A pair that isn't in any of so many draws can't be played."""


class Setting(NamedTuple):
    """One value of an option."""

    option: str
    value: Any

    def __str__(self) -> str:
        return f"{self.option}={msgspec.json.encode(self.value).decode()}".replace('"', "")


Pair = tuple[Setting, Setting]
"""Two settings of different options, in the order of the options."""


def playable_fields() -> list[OptionField]:
    """Every option that people choose. A new one is here by itself."""
    return option_fields(Options)


class Combinations:
    """Draws options so that the pair that was played least often comes next, and everything else at random."""

    def __init__(self, seed: object = 0, fields: list[OptionField] | None = None) -> None:
        self.rng = Rng(f"combinations {seed}")
        self.fields = playable_fields() if fields is None else fields
        self.values = {field.name: values_of(field) for field in self.fields}
        self.played: Counter[Pair] = Counter()
        self.pairs = [pair for pair in self._every_pair() if self._drawn(dict(pair), TRIES)]

    def _every_pair(self) -> Iterator[Pair]:
        for one, other in combinations(self.fields, 2):
            for value in self.values[one.name]:
                yield from [(Setting(one.name, value), Setting(other.name, each)) for each in self.values[other.name]]

    def impossible(self) -> list[Pair]:
        """The pairs that no combination has."""
        possible = set(self.pairs)
        return [pair for pair in self._every_pair() if pair not in possible]

    def draw(self) -> Chosen:
        """The options of the next match, with those that have their default left out."""
        least = min(self.played[pair] for pair in self.pairs)
        rarest = [pair for pair in self.pairs if self.played[pair] == least]
        found = self._drawn(dict(rarest[self.rng.below(len(rarest))]), 100 * TRIES)
        assert found is not None
        self.played.update(pairs_in(found, self.fields))
        return found

    def _drawn(self, fixed: Chosen, tries: int) -> Chosen | None:
        return random_options(GAME, self.rng, fixed, self.fields, tries)


def pairs_in(chosen: Chosen, fields: list[OptionField]) -> list[Pair]:
    """Every pair of settings that a match has."""
    settings = [Setting(field.name, chosen.get(field.name, field.default)) for field in fields]
    return list(combinations(settings, 2))
