"""Matches as numbers, for learners: observations, and answers as sequences of dense numbers.

    from cosecha.encoding import encoder_for

    encoder = encoder_for("santiago", players=4)
    observation = encoder.encode(state.view(seat))   # bytes; encoder.layout.named(observation) has the fields
    encoder.steps(action)                            # the numbers of an action, all below encoder.n

`Episode` plays a match that way; the environments of `cosecha.lab` are built on it.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from cosecha.encoding.answer import Answer
from cosecha.encoding.encoder import Encoder
from cosecha.encoding.episode import Episode
from cosecha.games import NAMES, by_name

__all__ = ["Answer", "Encoder", "Episode", "encoded_games", "encoder_for"]


def encoder_for(game: str, options: Any = None, **fields: Any) -> Encoder:
    """The encoder of a game with these options, given as a struct, as plain data or by name. Raises BadOptions."""
    rules = by_name(game)
    checked = rules.checked(fields if options is None else options)
    encoder: Encoder = import_module(f"cosecha.encoding.{game}").encoder(rules, checked)
    return encoder


def encoded_games() -> list[str]:
    """The games that have an encoder; those from outside the project have none."""
    return [game for game in NAMES if find_spec(f"{__name__}.{game}") is not None]
