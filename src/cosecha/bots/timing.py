"""Bots that think for a set time: the seconds for a move are part of the name, as in `master@0.5`."""

import re

from msgspec import Struct

from cosecha.core.errors import BadBot
from cosecha.core.message import Argument, Message

LEAST = 0.01
MOST = 3.0
"""More than this, and people wait too long."""
OFFERED = (0.1, 0.5, 1.0, 2.0, 3.0)
"""The times that clients offer, as far as the server allows them."""


class Thinking(Struct, frozen=True):
    """How long a bot thinks about a move, in seconds."""

    usual: float
    """If its name doesn't say otherwise."""
    choices: list[float]
    """Times to choose from, shortest first. Others are possible too."""


def plain_name(name: str) -> str:
    """A bot's name without the seconds."""
    return _split(name)[0]


def seconds_in(name: str) -> float | None:
    """The seconds in a bot's name; None without any. Raises BadBot if they aren't a number from `LEAST` to `MOST`."""
    text = _split(name)[1]
    if text is None:
        return None
    # Not what `float` takes: "nan", "1_0" or " 1" would be other names for the same bot.
    seconds = float(text) if re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", text) else 0.0
    if not LEAST <= seconds <= MOST:
        raise BadBot("error-bot-seconds", bot=name, least=in_words(LEAST), most=in_words(MOST))
    return seconds


def timed_name(name: str, seconds: float) -> str:
    """The name of a bot that thinks for so long."""
    return f"{plain_name(name)}@{seconds:g}"


def in_words(seconds: float) -> Argument:
    """Seconds as a message shows them, with the decimal sign of the language."""
    whole, _, part = f"{seconds:g}".partition(".")
    return Message("bot-decimal", {"whole": whole, "part": part}) if part else int(whole)


def thinking_time(usual: float, most: float = MOST) -> Thinking:
    """The times for a bot where it may not think longer than `most`."""
    return Thinking(min(usual, most), sorted({min(seconds, most) for seconds in (*OFFERED, usual)}))


def _split(name: str) -> tuple[str, str | None]:
    """The name and the text after the @. One before the class of `./folder@home/file.py:Name` belongs to the folder."""
    place, colon, last = name.rpartition(":")
    plain, at, seconds = last.partition("@")
    return f"{place}{colon}{plain}", seconds if at else None
