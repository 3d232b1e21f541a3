"""The names and levels of players on a page."""

from collections.abc import Sequence
from typing import Protocol

from cosecha.bots.registry import bot_level
from cosecha.locale import Speaker


class Sitting(Protocol):
    """A seat of a table or of its card in a list."""

    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def bot(self) -> str: ...


def seat_names(seats: Sequence[Sitting], speaker: Speaker) -> list[str]:
    """Names by seat; free seats have a number."""
    return [seat.name or speaker.text("seat-number", number=number) for number, seat in enumerate(seats, 1)]


def seat_level(seat: Sitting, speaker: Speaker) -> str:
    """The level of a seat's bot; empty for people and for bots that aren't bundled."""
    return speaker.say(bot_level(seat.bot)) if seat.kind == "bot" and seat.bot else ""
