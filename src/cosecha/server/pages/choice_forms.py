"""Legal actions as small forms: one per thing a person may want to do, rather than one button per action."""

from msgspec import Struct

from cosecha.core.words import Choice, Words
from cosecha.locale import Speaker

FEW = 6
"""Up to this many options are shown at once; more go into a list that opens."""


class Option(Struct, frozen=True):
    notation: str
    label: str


class Form(Struct, frozen=True):
    """Similar choices: one of `options`, then one of `values` or a number, if there are any."""

    options: list[Option]
    values: list[Option]
    least: int | None
    most: int | None
    missing: list[int]
    first: int | None
    """The smallest number allowed."""
    aside: bool = False
    """Whether it rarely helps."""

    @property
    def whole(self) -> bool:
        return not self.values and self.least is None

    @property
    def few(self) -> bool:
        return len(self.options) <= FEW


def forms(choices: list[Choice], words: Words, speaker: Speaker) -> list[Form]:
    """Choices grouped by their sentence and by what completes them; those that ask for a number come first."""
    groups: dict[tuple[object, ...], list[Choice]] = {}
    for choice in choices:
        groups.setdefault((choice.label.id, tuple(choice.values), choice.least is None), []).append(choice)
    found = [_form(group, words, speaker) for group in groups.values()]
    return sorted(found, key=lambda form: form.least is None)


def _form(group: list[Choice], words: Words, speaker: Speaker) -> Form:
    options = [Option(choice.notation, speaker.say(choice.label)) for choice in group]
    ranges = [(choice.least, choice.most) for choice in group if choice.least is not None and choice.most is not None]
    if not ranges:
        values = [_value(value, words, speaker) for value in group[0].values]
        return Form(options, values, None, None, [], None, group[0].aside)
    least, most = min(low for low, _ in ranges), max(high for _, high in ranges)
    missing = sorted(set.intersection(*(set(choice.missing) for choice in group)))
    first = next((number for number in range(least, most + 1) if number not in missing), least)
    return Form(options, [], least, most, missing, first)


def _value(value: str, words: Words, speaker: Speaker) -> Option:
    place = words.place(value)
    return Option(value, speaker.say(place) if place else value)
