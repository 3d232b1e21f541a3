"""What the people at a table are called on a page."""

from collections.abc import Sequence
from typing import Protocol

from cosecha.bots.registry import bot_title, bots_for
from cosecha.games import NAMES
from cosecha.locale import Speaker


class Sitting(Protocol):
    """A seat, of a table or of a table's card."""

    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def bot(self) -> str: ...


def known_bot(bot: str) -> bool:
    """Whether a bot has a name of its own in every language."""
    return bot in {name for game in NAMES for name, _ in bots_for(game)}


def own(name: str, taken: Sequence[str]) -> str:
    """The name, with a number if somebody has it already."""
    return next(one for one in (name, *(f"{name} {number}" for number in range(2, 99))) if one not in taken)


def seat_names(seats: Sequence[Sitting], speaker: Speaker) -> list[str]:
    """Everybody by name: a bot in a seat that nobody took by what it is, a free seat by its number."""
    names = [seat.name for seat in seats]
    for number, seat in enumerate(seats):
        if seat.name:
            continue
        if seat.kind == "bot" and known_bot(seat.bot):
            names[number] = own(speaker.text(bot_title(seat.bot)), names)
        else:
            names[number] = speaker.text("seat-number", number=number + 1)
    return names
