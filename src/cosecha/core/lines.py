"""Lines of play: how a match may go on."""

from msgspec import Struct

from cosecha.core.game import Game
from cosecha.core.message import Message

LONGEST = 8
"""How many answers a line has at most."""


class LineStep(Struct, frozen=True):
    """One answer of a line."""

    seat: int
    """Who gives it."""
    action: str
    """The answer in notation."""
    said: Message
    """The answer in words."""


def step_of(game: Game, seat: int, action: int) -> LineStep:
    return LineStep(seat, game.notation(action), game.words.action(action))
