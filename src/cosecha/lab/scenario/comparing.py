"""Compares expected with actual data."""

from typing import Any

import msgspec
from msgspec import Struct

from cosecha.core.message import Argument, Token

REST = "..."
"""Matches any number of events in a list of events."""


def full(data: Any) -> Any:
    """Structs as plain data with every field, including those with default values."""
    if isinstance(data, Struct):
        return {name: full(getattr(data, name)) for name in data.__struct_fields__}
    if isinstance(data, dict):
        return {str(key): full(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [full(each) for each in data]
    return data


class UnknownWord(Exception):
    """A scenario expects a field that doesn't exist."""

    def __init__(self, word: str, known: tuple[str, ...]) -> None:
        self.word = word
        self.known = known
        super().__init__(word)


def differences(wanted: Any, came: Any, where: str) -> list[tuple[str, Any, Any]]:
    """The differences as (place, expected, actual). Raises UnknownWord."""
    if isinstance(wanted, dict) and wanted and isinstance(came, dict | Struct):
        words = came if isinstance(came, dict) else {name: getattr(came, name) for name in came.__struct_fields__}
        there = {str(key): value for key, value in words.items()}
        found = []
        for key, value in wanted.items():
            if isinstance(came, Struct) and str(key) not in there:
                raise UnknownWord(str(key), came.__struct_fields__)
            found += differences(value, there.get(str(key)), f"{where} {key}")
        return found
    if isinstance(came, tuple):
        came = list(came)
    if isinstance(wanted, list) and isinstance(came, list) and len(wanted) == len(came):
        return [
            difference
            for number, (value, found) in enumerate(zip(wanted, came, strict=True))
            for difference in differences(value, found, f"{where} {number}")
        ]
    plain = full(came)
    return [] if type(wanted) is type(plain) and wanted == plain else [(where, wanted, plain)]


def events_match(wanted: list[Any], came: list[Any]) -> bool:
    if not wanted:
        return not came
    if wanted[0] == REST:
        return any(events_match(wanted[1:], came[skipped:]) for skipped in range(len(came) + 1))
    return bool(came) and not differences(wanted[0], came[0], "") and events_match(wanted[1:], came[1:])


def reason_ids(name: str, game: str) -> tuple[str, ...]:
    """The message ids that a reason's name may stand for: it may leave out the prefix."""
    return (name, f"reason-{name}", f"{game}-reason-{name}")


def values(args: dict[str, Argument]) -> dict[str, Any]:
    """The arguments of a message as plain values."""
    return {name: _value(argument) for name, argument in args.items()}


def _value(argument: Argument) -> Any:
    if isinstance(argument, list):
        return [token.value for token in argument]
    return argument.value if isinstance(argument, Token) else full(argument)


def text_of(data: Any) -> str:
    return msgspec.json.encode(data).decode() if not isinstance(data, str) else data
