"""Command-line flags for a game's options, built from its options struct."""

from collections.abc import Mapping
from typing import Any

from cosecha.core.errors import BadOptions
from cosecha.core.game import Game
from cosecha.core.options import OptionField, option_fields
from cosecha.locale import Speaker

NONE = "none"
"""The flag value for None, which leaves an option to chance or to the rules."""
FEW_CHOICES = 5


def flag_help(field: OptionField, game: str, speaker: Speaker) -> str:
    """The help text of an option, with its values and its default."""
    label = field.label(game)
    text = speaker.text(f"{label}-help")
    if field.choices:
        text += " " + _choices(field, label, speaker)
    if field.seat:
        text += " " + speaker.text("cli-flag-seats")
    default = field.default if field.default is not None else NONE
    return f"{text} [{speaker.text('cli-default', value=str(default))}]"


def _choices(field: OptionField, label: str, speaker: Speaker) -> str:
    """The values of an option, each with its explanation, or else its name."""
    explained = [f"{label}-{choice}-help" for choice in field.choices]
    if all(map(speaker.knows, explained)):
        return " ".join(f"{choice}: {speaker.text(id)}" for choice, id in zip(field.choices, explained, strict=True))
    return "; ".join(f"{choice} = {speaker.text(f'{label}-{choice}')}" for choice in field.choices) + "."


def flag_values(field: OptionField) -> str:
    """The values of a flag for its help: `2-5`, `open|hidden`; the help text explains a long list."""
    if field.choices:
        return "|".join(field.choices) if len(field.choices) <= FEW_CHOICES else field.name.upper()
    values = f"{field.least}-{field.most}" if field.most is not None else "N"
    return values + (f"|{NONE}" if field.optional else "")


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
    if not least <= number <= most:
        raise BadOptions("cli-flag-range", flag=field.flag, value=text, least=least, most=most)
    return number


def whole_number(flag: str, text: str, least: int | None = None) -> int:
    """The integer value of a flag. Raises BadOptions."""
    try:
        number = int(text)
    except ValueError:
        raise BadOptions("cli-flag-number", flag=flag, value=text) from None
    if least is not None and number < least:
        raise BadOptions("cli-flag-least", flag=flag, value=text, least=least)
    return number
