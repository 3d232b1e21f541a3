"""A game's options as flags of the command line, made from its options struct."""

from typing import Any

from cosecha.core.errors import BadOptions
from cosecha.core.game import Game
from cosecha.core.options import OptionField, option_fields
from cosecha.locale import Speaker

NONE = "none"
"""What to type for an option that is left to chance or to the rules."""


def flag_help(field: OptionField, game: str, speaker: Speaker) -> str:
    """What an option is, its values, and what it is when nobody says anything."""
    label = field.label(game)
    text = speaker.text(f"{label}-help")
    if field.choices:
        names = [f"{choice} = {speaker.text(f'{label}-{choice}')}" for choice in field.choices]
        text += " " + "; ".join(names) + "."
    if field.seat:
        text += " " + speaker.text("cli-flag-seats")
    default = field.default if field.default is not None else NONE
    return f"{text} [{speaker.text('cli-default', value=str(default))}]"


def flag_values(field: OptionField) -> str:
    """The values of a flag as its help names them: `2-5`, `open|hidden`."""
    if field.choices:
        return "|".join(field.choices)
    values = f"{field.least}-{field.most}" if field.most is not None else "N"
    return values + (f"|{NONE}" if field.optional else "")


def options_from(game: Game, given: dict[str, str | None]) -> Any:
    """The options of the flags that were given. Raises BadOptions."""
    values = {}
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
    if not least <= number <= most:
        raise BadOptions("cli-flag-range", flag=field.flag, value=text, least=least, most=most)
    return number


def whole_number(flag: str, text: str, least: int | None = None) -> int:
    """A number given with a flag. Raises BadOptions."""
    try:
        number = int(text)
    except ValueError:
        raise BadOptions("cli-flag-number", flag=flag, value=text) from None
    if least is not None and number < least:
        raise BadOptions("cli-flag-least", flag=flag, value=text, least=least)
    return number
