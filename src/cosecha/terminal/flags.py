"""A game's options from the flags of a command line."""

from collections.abc import Mapping
from typing import Any

from cosecha.core.errors import BadOptions
from cosecha.core.game import Game
from cosecha.core.options import OptionField, option_fields
from cosecha.locale.option_texts import NONE


def options_from(game: Game, given: dict[str, str | None], usual: Mapping[str, Any] = {}) -> Any:
    """The options for the given flags; `usual` are other defaults. Raises BadOptions."""
    values = dict(usual)
    for field in option_fields(game.options):
        text = given.get(field.name)
        if text is not None:
            values[field.name] = _value(field, text)
    return game.checked(game.options(**values))


def _value(field: OptionField, text: str) -> Any:
    if field.optional and text == NONE:
        return None
    if field.choices:
        if text not in field.choices:
            raise BadOptions("cli-flag-choice", flag=field.flag, value=text, known=", ".join(field.choices))
        return text
    number = whole_number(field.flag, text)
    least = field.least if field.least is not None else number
    most = field.most if field.most is not None else number
    return number_between(field.flag, text, least, most)


def whole_number(flag: str, text: str, least: int | None = None) -> int:
    """The integer value of a flag. Raises BadOptions."""
    try:
        number = int(text)
    except ValueError:
        raise BadOptions("cli-flag-number", flag=flag, value=text) from None
    if least is not None and number < least:
        raise BadOptions("cli-flag-least", flag=flag, value=text, least=least)
    return number


def number_between(flag: str, text: str, least: int, most: int) -> int:
    """The integer value of a flag that has both limits. Raises BadOptions."""
    number = whole_number(flag, text)
    if not least <= number <= most:
        raise BadOptions("cli-flag-range", flag=flag, value=text, least=least, most=most)
    return number
