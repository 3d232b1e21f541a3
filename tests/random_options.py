"""Options of any game at random, such that they can be played together."""

from typing import Any

import msgspec

from cosecha.core.game import Game
from cosecha.core.options import OptionField, option_fields
from cosecha.core.rng import Rng

Chosen = dict[str, Any]


def values_of(field: OptionField) -> list[Any]:
    """Every value of an option."""
    if field.kind == "choice":
        return list(field.choices)
    assert field.least is not None
    assert field.most is not None
    return [*([None] if field.optional else []), *range(field.least, field.most + 1)]


def random_options(
    game: Game, rng: Rng, fixed: Chosen | None = None, fields: list[OptionField] | None = None, tries: int = 1000
) -> Chosen | None:
    """Random options with these among them; None if so many tries lead to none.

    Each in turn gets a value that makes as little wrong as possible, and all are drawn again until nothing is wrong.
    """
    fixed = fixed or {}
    others = [field for field in fields or option_fields(game.options) if field.name not in fixed]
    for _ in range(tries):
        chosen = dict(fixed)
        rng.shuffle(others)
        for field in others:
            values = values_of(field)
            rng.shuffle(values)
            chosen[field.name] = _best(game, chosen, field.name, values)
        if not _wrong(game, chosen):
            return chosen
    return None


def _best(game: Game, chosen: Chosen, name: str, values: list[Any]) -> Any:
    """The first value with which the fewest things are wrong."""
    found: list[tuple[int, Any]] = []
    for value in values:
        wrong = _wrong(game, {**chosen, name: value})
        if not wrong:
            return value
        found.append((wrong, value))
    return min(found, key=lambda each: each[0])[1]


def _wrong(game: Game, chosen: Chosen) -> int:
    return len(game.problems(game.options(**chosen)))


def differing(game: Game, chosen: Chosen) -> Chosen:
    """The options that aren't the usual ones."""
    usual = msgspec.structs.asdict(game.options())
    return {name: value for name, value in chosen.items() if value != usual[name]}
