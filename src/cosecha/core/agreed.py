"""What was agreed before the first move, in words: every option that differs from the usual game."""

from collections.abc import Mapping
from typing import Any

from cosecha.core.game import Game
from cosecha.core.message import Argument, Message
from cosecha.core.options import OptionField, option_fields


def agreed(game: Game, options: Mapping[str, Any]) -> list[Message]:
    """Each option whose value isn't the default, as `label: value`, except for the number of players."""
    return [
        Message("option-agreed", {"name": Message(field.label(game.name)), "value": value_of(game, field, value)})
        for field in option_fields(game.options)
        if field.name != "players" and (value := options.get(field.name, field.default)) != field.default
    ]


def value_of(game: Game, field: OptionField, value: Any) -> Argument:
    """The value of an option as people call it."""
    if field.kind == "choice":
        return Message(f"{field.label(game.name)}-{value}")
    if field.seat:
        return Message("seat-number", {"number": int(value) + 1})
    return int(value)


def agreed_lines(game: Game, options: Mapping[str, Any]) -> list[Message]:
    """The same as the first lines of a log."""
    return [Message("table-agreed", {"option": option}) for option in agreed(game, options)]
