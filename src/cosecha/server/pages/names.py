"""What the people at a table are called on a page."""

from collections.abc import Sequence
from typing import Protocol

from cosecha.bots.registry import bot_level
from cosecha.locale import Speaker


class Sitting(Protocol):
    """A seat, of a table or of a table's card."""

    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def bot(self) -> str: ...


def own(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if somebody has it already."""
    return next(one for one in (name, *(f"{name} {number}" for number in range(2, 99))) if one not in taken)


def seat_names(seats: Sequence[Sitting], speaker: Speaker) -> list[str]:
    """Everybody by name, a free seat by its number."""
    return [seat.name or speaker.text("seat-number", number=number) for number, seat in enumerate(seats, 1)]


def seat_level(seat: Sitting, speaker: Speaker) -> str:
    """How good the bot of a seat is; nothing for a person, or for a bot that is not one of ours."""
    return speaker.text(bot_level(seat.bot)) if seat.kind == "bot" and seat.bot else ""
