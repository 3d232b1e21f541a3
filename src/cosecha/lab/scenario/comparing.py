"""Comparing what a scenario says with what came."""

from typing import Any

import msgspec
from msgspec import Struct

from cosecha.core.message import Argument, Token

REST = "..."
"""In a list of events: any number of them."""


def full(data: Any) -> Any:
    """Structs as plain data with every field, those at their default too."""
    if isinstance(data, Struct):
        return {name: full(getattr(data, name)) for name in data.__struct_fields__}
    if isinstance(data, dict):
        return {str(key): full(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [full(each) for each in data]
    return data


class UnknownWord(Exception):
    """A scenario speaks of something that is not there to be compared."""

    def __init__(self, word: str, known: tuple[str, ...]) -> None:
        self.word = word
        self.known = known
        super().__init__(word)


def differences(wanted: Any, came: Any, where: str) -> list[tuple[str, Any, Any]]:
    """Where the data that came does not have what is wanted: (place, expected, found). Raises UnknownWord."""
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
    """A reason may be named without its prefix."""
    return (name, f"reason-{name}", f"{game}-reason-{name}")


def values(args: dict[str, Argument]) -> dict[str, Any]:
    """Arguments of a message as plain values."""
    return {name: _value(argument) for name, argument in args.items()}


def _value(argument: Argument) -> Any:
    if isinstance(argument, list):
        return [token.value for token in argument]
    return argument.value if isinstance(argument, Token) else full(argument)


def text_of(data: Any) -> str:
    return msgspec.json.encode(data).decode() if not isinstance(data, str) else data
