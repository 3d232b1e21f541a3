"""What a tool needs of a seat, whether its table is in this process or on a server."""

from typing import Any, Literal, Protocol

from msgspec import Struct

from cosecha.core.errors import CosechaError
from cosecha.core.game import Game
from cosecha.core.message import Message
from cosecha.core.words import Choice
from cosecha.locale import Speaker


class Refused(CosechaError):
    """Something that a seat or a caller may not do; the message says why."""


class Look(Struct, frozen=True):
    """A table as one seat may know it. Without a `prompt`, the seat isn't asked anything."""

    status: Literal["open", "running", "over"]
    view: Any = None
    """The game's view without its list of legal actions; None before the start."""
    waiting: Message | None = None
    prompt: Message | None = None
    secret: bool = False
    """Whether the answer stays hidden from the other seats."""
    choices: list[Choice] = []
    log: list[Message] = []
    """The lines of the log that the seat may see."""
    told: int = 0
    """How many of them the seat has read before."""
    scores: Any = None
    """The score sheet of a finished game."""
    decided: Message | None = None


class Seat(Protocol):
    """A seat that a language model plays. Every method raises CosechaError with the reason for a refusal."""

    game: Game
    number: int
    speaker: Speaker

    async def look(self, wait: float = 0) -> Look:
        """The table now, or as soon as the seat is asked something, at most so many seconds later."""
        ...

    def has_read(self, lines: int) -> None:
        """So many lines of the log aren't news to the seat any more."""
        ...

    async def act(self, action: str) -> Look:
        """Answer in notation."""
        ...

    async def why_not(self, action: str) -> Message | None:
        """Why an action is refused; None if it is legal."""
        ...

    async def undo(self) -> Look:
        """Undo the seat's last action, if nobody could have learned anything from it."""
        ...
