"""Actions as structs with named fields: the JSON form and the text notation, shared by all games."""

from collections.abc import Callable, Iterable
from functools import reduce
from operator import or_
from typing import Any

import msgspec
from msgspec import Struct

from cosecha.core.errors import BadNotation

Read = Callable[[str], int]
"""Turns a word of the notation into a number, or raises BadNotation."""

KEPT_NOTATIONS = 16384
"""The size of the notation caches: more than the different actions of a match."""


class Action(Struct, frozen=True, tag_field="action"):
    """The base class of all actions; `str()` gives the notation: the tag, then each field in order."""

    def __str__(self) -> str:
        return " ".join([str(self.__struct_config__.tag), *(str(getattr(self, f)) for f in self.__struct_fields__)])


class Confirm(Action, frozen=True, tag="confirm"):
    """End a held turn."""


def from_table(names: Iterable[str], error: str, first: int = 0) -> Read:
    """A reader for a table of names, numbered from `first`; case doesn't matter."""
    numbers = {name.lower(): number for number, name in enumerate(names, first)}

    def number(text: str) -> int:
        if text.lower() not in numbers:
            raise BadNotation(error, text=text)
        return numbers[text.lower()]

    return number


class Notation:
    """Parses a game's actions; `fields` has the reader for each field name."""

    def __init__(self, classes: tuple[type[Action], ...], fields: dict[str, Read]) -> None:
        self._tags = {str(cls.__struct_config__.tag): cls for cls in classes}
        self._union: Any = reduce(or_, classes)
        self._fields = fields

    def of_struct(self, action: Any) -> tuple[type[Action], dict[str, int]]:
        """The class and field values of an action, or of its JSON form (a dict). Raises BadNotation."""
        if isinstance(action, dict):
            try:
                action = msgspec.convert(action, self._union)
            except msgspec.ValidationError as wrong:
                raise BadNotation("error-notation-fields", text=str(wrong)) from None
        return type(action), self._numbers(type(action), [str(getattr(action, f)) for f in action.__struct_fields__])

    def of_text(self, text: str) -> tuple[type[Action], dict[str, int]]:
        """The class and field values of an action in notation; case doesn't matter. Raises BadNotation."""
        word, *rest = text.split() or [""]
        cls = self._tags.get(word.lower())
        if cls is None:
            raise BadNotation("error-notation-word", text=word, known=", ".join(self._tags))
        wanted = cls.__struct_fields__
        if len(rest) != len(wanted):
            raise BadNotation("error-notation-shape", text=text, shape=" ".join([word.lower(), *wanted]))
        return cls, self._numbers(cls, rest)

    def _numbers(self, cls: type[Action], words: list[str]) -> dict[str, int]:
        return {name: self._fields[name](word) for name, word in zip(cls.__struct_fields__, words, strict=True)}
