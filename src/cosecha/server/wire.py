"""What a viewer gets of a table: lines and chat since they last looked, and how it stands now.

One shape serves the first look, every change after it and a reconnection: `since` says where it goes on from.
"""

from typing import Any, Literal

from msgspec import Struct, field

from cosecha.core.decision import Decision
from cosecha.core.message import Message
from cosecha.core.words import Choice
from cosecha.server.table import Line, Said, Status


class SeatCard(Struct, frozen=True, omit_defaults=True):
    """Who sits there."""

    kind: str
    name: str
    bot: str = ""
    here: bool = False
    muted: bool = False
    guest: bool = False
    """Whether somebody has come here from elsewhere: the links of the seat are theirs, and the host sees none."""
    kept: bool = False
    """Whether nobody sits here yet, and the seat waits for the person of this name, who played the game before."""


class Help(Struct, frozen=True, omit_defaults=True):
    """How a seat is helped: who marks answers for it, and whether only those can be chosen while there are any."""

    source: Literal["helper", "bot"] = "helper"
    only: bool = False


class UndoState(Struct, frozen=True, omit_defaults=True):
    """Whether the viewer can take something back, and who asks whom for it."""

    possible: bool = False
    free: bool = False
    turn: bool = False
    """Whether the whole turn is more than the last action."""
    row: int | None = None
    """The name of the request, for those who answer it."""
    moves: int | None = None
    """After so many moves the match would go on."""
    asked_by: int | None = None
    asked: list[int] = []


class NextGame(Struct, frozen=True, omit_defaults=True):
    """The next game of the same people: who has set it up (None: a host without a seat), and the seats kept there."""

    by: int | None = None
    kept: list[int] = []


class Now(Struct, frozen=True, omit_defaults=True):
    """How the table stands, as far as the viewer may know."""

    status: Status
    seats: list[SeatCard]
    moves: int = 0
    waiting: list[int] = []
    waiting_line: Message | None = None
    view: Any = None
    decision: Decision | None = None
    prompt: Message | None = None
    choices: list[Choice] = []
    together: list[str] = []
    """All that is left to do in this step, where its order makes no difference: answers that may be given as one."""
    undo: UndoState = field(default_factory=UndoState)
    plans: dict[str, str] = {}
    help: Help = field(default_factory=Help)
    deadlines: dict[int, float] = {}
    """When the time of each seat that thinks is up, by the clock of the server."""
    banks: dict[int, float] = {}
    """Seconds that each person had left for the whole game when they were asked last, where there is such a limit."""
    watchers_muted: bool = False
    scores: Any = None
    decided: Message | None = None
    """What decided the match, in one sentence."""
    next: NextGame | None = None
    """Once it is over: the next game, if somebody has set one up. `/join` gives you your seat there."""
    commitment: str = ""
    """Before the start: fixes the server's share in the deal before seats add their words. Then the record has it."""


class Update(Struct, frozen=True):
    """Everything from row `since` to row `seq`."""

    table: str
    since: int
    seq: int
    seat: int | None
    lines: list[Line]
    chat: list[Said]
    now: Now


class Hint(Struct, frozen=True):
    """A sensible action, in notation and in words, and why."""

    action: str
    words: Message
    reason: Message


class Suggestions(Struct, frozen=True, omit_defaults=True):
    """The answers that are marked for a seat, by a helper or by the bot: three at most.

    Only the people at that seat and their helpers get them."""

    decision: str = ""
    """The question that they answer; empty if nothing is marked."""
    hints: list[Hint] = []
    choices: list[Choice] | None = None
    """What can be chosen now, if that is only what is marked."""


class Problem(Struct, omit_defaults=True):
    """What is wrong, as a message and in words; and how the table stands, for an answer that came too late."""

    error: Message
    text: str
    """In the language that the client asks for, else in English."""
    update: Update | None = None


class Reply(Struct, frozen=True, omit_defaults=True):
    """To something that was asked over a WebSocket: the last row of the table then, or why it was refused."""

    key: str
    seq: int = 0
    error: Message | None = None


class Company(Struct, frozen=True, omit_defaults=True):
    """Who is at the table at this moment: seats whose people are here, and spectators."""

    here: list[int] = []
    watching: int = 0
    watchers: list[str] = []
    """The names of spectators, as far as they have given one."""
    partial: bool = False
    """Whether people may be here by way of another node: then somebody who is not listed need not be away."""


class Frame(Struct, frozen=True, omit_defaults=True):
    """What comes over a WebSocket: what is new, and replies to what was asked there, in the order of asking.

    What an answer brought comes in the frame of its reply, or before. Who is here comes whenever that changes, to
    clients that want to know.
    """

    update: Update | None = None
    replies: list[Reply] = []
    company: Company | None = None
    suggestions: Suggestions | None = None
    """Whenever they change, to the people at the seat and their helpers."""
    at: float | None = None
    """What the clock of the server says, beside deadlines."""
