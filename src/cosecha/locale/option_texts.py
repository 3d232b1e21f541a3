"""What the options of a game mean, in words, for people who type them."""

from cosecha.core.options import OptionField
from cosecha.locale import Speaker

NONE = "none"
"""How None is written: it leaves an option to chance or to the rules."""
FEW_CHOICES = 5


def option_help(field: OptionField, game: str, speaker: Speaker) -> str:
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


def option_values(field: OptionField) -> str:
    """The values of an option, for its help: `2-5`, `open|hidden`; the help text explains a long list."""
    if field.choices:
        return "|".join(field.choices) if len(field.choices) <= FEW_CHOICES else field.name.upper()
    values = f"{field.least}-{field.most}" if field.most is not None else "N"
    return values + (f"|{NONE}" if field.optional else "")
