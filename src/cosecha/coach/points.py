"""Where points come from, by game, and which options hardly change how many there are."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from cosecha.core.message import Message
from cosecha.core.options import marks


def _santiago(scores: Any) -> dict[str, list[int]]:
    found = {"money": list(scores.money)}
    for plantation in scores.plantations:
        before = found.get(plantation.crop, [0] * len(plantation.points))
        found[plantation.crop] = [had + more for had, more in zip(before, plantation.points, strict=True)]
    return found


def _cacao(scores: Any) -> dict[str, list[int]]:
    temples = [sum(temple.gold[seat] for temple in scores.temples) for seat in range(len(scores.totals))]
    return {"gold": list(scores.gold), "temples": temples, "suns": list(scores.suns), "water": list(scores.water)}


def _agricola(scores: Any) -> dict[str, list[int]]:
    return {category.name: list(category.points) for category in scores.categories}


_SOURCES: Final[dict[str, Callable[[Any], dict[str, list[int]]]]] = {
    "santiago": _santiago,
    "cacao": _cacao,
    "agricola": _agricola,
}


_HARDLY_MATTER: Final[dict[str, set[str]]] = {"santiago": {"money_visibility"}, "cacao": {"gold"}}
"""By game: options with which bots score about as much as without, although they aren't about who starts."""


def hardly_matter(game: str, options: type[Struct]) -> set[str]:
    """The options that hardly change how many points there are: who starts, and what was measured."""
    seats = {field.name for field in msgspec.structs.fields(options) if marks(field.type).get("seat")}
    return seats | _HARDLY_MATTER.get(game, set())


def sources_of(game: str, scores: Any) -> dict[str, list[int]]:
    """The points from each source, by seat; nothing for a game that we don't know."""
    return _SOURCES[game](scores) if game in _SOURCES else {}


def source_label(game: str, source: str) -> Message:
    """Where points come from, in words."""
    if game == "santiago" and source != "money":
        return Message("name-crop", {"value": source})
    if source == "temples":
        return Message("coach-source-temples")
    return Message(f"{game}-score-{source}")
