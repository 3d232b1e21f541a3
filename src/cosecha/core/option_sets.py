"""Options under a name of one's own, to be offered again later. Where they are kept is up to the client."""

import unicodedata
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from cosecha.core.errors import BadOptions
from cosecha.core.game import Game
from cosecha.core.message import Message
from cosecha.core.options import option_fields

NAME_LENGTH = 40
MOST = 20
"""Sets that one person may keep for one game."""


class OptionSet(Struct, frozen=True):
    """A name, and the options that differ from the usual ones; the number of players is always among them."""

    name: str
    options: dict[str, Any]


def option_set(game: Game, name: str, options: Any) -> OptionSet:
    """A set to keep. Raises BadOptions if the name can't be used or the options can't be played."""
    plain = msgspec.to_builtins(game.checked(options))
    usual = {field.name: field.default for field in option_fields(game.options) if field.name != "players"}
    differing = {field: value for field, value in plain.items() if field not in usual or value != usual[field]}
    return OptionSet(set_name(name), differing)


def set_name(name: str) -> str:
    """The name of a set as it is kept: one line of visible characters. Raises BadOptions."""
    shown = "".join(char for char in unicodedata.normalize("NFC", name) if _is_shown(char))
    found = " ".join(shown.split())
    if not found:
        raise BadOptions("option-set-no-name")
    if len(found) > NAME_LENGTH:
        raise BadOptions("option-set-long-name", most=NAME_LENGTH)
    return found


def _is_shown(char: str) -> bool:
    return char.isspace() or unicodedata.category(char)[0] != "C"


def problem_of(game: Game, options: Mapping[str, Any]) -> Message | None:
    """Why a set can no longer be played: a later version may have changed the game's options."""
    try:
        game.checked(dict(options))
    except BadOptions as wrong:
        return wrong.message
    return None


def renamed(name: str, to: str, names: list[str]) -> str:
    """The new name of a set. Raises BadOptions if another set has it."""
    found = set_name(to)
    if name not in names:
        raise BadOptions("option-set-unknown", name=name)
    if found != name and found in names:
        raise BadOptions("option-set-taken", name=found)
    return found


def require_room(name: str, names: list[str]) -> None:
    """Raises BadOptions if there is no room for one more set; a set with the same name is replaced."""
    if name not in names and len(names) >= MOST:
        raise BadOptions("option-set-full", most=MOST)
