"""What a viewer gets from a table: new lines and chat messages, and its current state.

The first look, every later change and a reconnection all use one shape: `since` says where it continues.
"""

from typing import Any, Literal

from msgspec import Struct, field

from cosecha.core.bot import Unit
from cosecha.core.decision import Decision
from cosecha.core.lines import LineStep
from cosecha.core.message import Message
from cosecha.core.words import Choice
from cosecha.server.table.log import Line, Said
from cosecha.server.table.table import Status


class SeatCard(Struct, frozen=True, omit_defaults=True):
    """Who sits there."""

    kind: str
    name: str
    bot: str = ""
    here: bool = False
    muted: bool = False
    guest: bool = False
    """Whether a guest plays here: the seat's links are theirs, and the host sees none of them."""
    kept: bool = False
    """Whether the seat is free but reserved for the person of this name, who played the previous game."""


class Help(Struct, frozen=True, omit_defaults=True):
    """Help at a seat: who marks answers for it, and whether only marked ones can be chosen while there are any."""

    source: Literal["helper", "bot"] = "helper"
    only: bool = False


class UndoState(Struct, frozen=True, omit_defaults=True):
    """Whether the viewer can undo something, and who asks whom for consent."""

    possible: bool = False
    free: bool = False
    turn: bool = False
    """Whether undoing the whole turn would undo more than the last action."""
    row: int | None = None
    """The id of the request, for the people who answer it."""
    moves: int | None = None
    """The number of moves after which the game would continue."""
    asked_by: int | None = None
    asked: list[int] = []


class NextGame(Struct, frozen=True, omit_defaults=True):
    """The next game of the same people: who has set it up (None: a host without a seat), and the seats kept there. In a
    series, nobody has to set it up."""

    by: int | None = None
    kept: list[int] = []
    in_series: bool = False


class SeriesGame(Struct, frozen=True, omit_defaults=True):
    """A finished game of a series and the table where it was played."""

    table: str
    totals: list[int]
    winners: list[int]
    answers: list[str] = []
    """What each seat has chosen after it, in notation, once everybody has; empty if nobody was asked."""


class SeriesState(Struct, frozen=True, omit_defaults=True):
    """The series that the game belongs to: its path so far, the standings, and what is at stake."""

    kind: str
    id: str
    number: int
    """Which game of the series this is, from 1 on."""
    title: Message
    stake: Message
    """What is at stake now, or how the series has ended."""
    games: list[SeriesGame]
    points: list[int]
    """Each seat's points in the series, such as games won."""
    leaders: list[int]
    """The seats that are ahead: the winners once the series is over."""
    most: int | None = None
    """How many games it has at most."""
    over: bool = False
    handed: list[Message | None] = []
    """What the games so far hand to the next one, by seat, in words; empty if nobody gets anything."""
    asked: list[int] = []
    """When this game is over: the seats that choose something before the next one; empty once all of them have."""
    choosing: list[int] = []
    """Those of them that haven't chosen yet."""
    next: str = ""
    """When this game is over: the table of the next one. `/join` gives you your seat there."""


class SeriesChoice(Struct, frozen=True, omit_defaults=True):
    """What a seat chooses between two games of a series; `choose` answers it. Others see neither the question nor the
    answer until everybody has chosen."""

    prompt: Message
    choices: list[Choice]
    answer: str | None = None
    """The notation of what the seat has chosen so far. It can be changed or taken back until everybody has chosen."""


class Now(Struct, frozen=True, omit_defaults=True):
    """The current state of the table, as far as the viewer may know."""

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
    """Everything left to do in this step, if the order makes no difference: answers that may be sent together."""
    undo: UndoState = field(default_factory=UndoState)
    plans: dict[str, str] = {}
    help: Help = field(default_factory=Help)
    hints: bool = True
    """Whether hints, the bot's suggestions and the coach's ideas are allowed now."""
    deadlines: dict[int, float] = {}
    """When each thinking seat's time is up, by the server's clock."""
    banks: dict[int, float] = {}
    """Seconds each person had left for the whole game when their last decision began, if there is such a limit."""
    watchers_muted: bool = False
    scores: Any = None
    decided: Message | None = None
    """What decided the game, in one sentence."""
    next: NextGame | None = None
    """When the game is over: the next game, if somebody has set one up. `/join` gives you your seat there."""
    series: SeriesState | None = None
    choice: SeriesChoice | None = None
    """After a game of a series: what the viewer's seat is asked before the next one."""
    commitment: str = ""
    """Before the start: commits the server to its secret before seats add their words. Later it's in the record."""


class Update(Struct, frozen=True, omit_defaults=True):
    """Everything from row `since` to row `seq`."""

    table: str
    since: int
    seq: int
    seat: int | None
    lines: list[Line]
    chat: list[Said]
    now: Now
    gone: list[int] = []
    """Rows up to `since` that have been undone after it. Of lines you have from them, those with `by` and those that
    mention an undo are no longer part of the log."""


class SeatedUpdate(Update, frozen=True, kw_only=True):
    """What somebody gets who sits down."""

    tokens: dict[str, str]
    """New tokens for the seat, if the one it was taken with was an invitation: that one no longer opens anything."""


class Hint(Struct, frozen=True, omit_defaults=True):
    """A good action, in notation and in words, and why."""

    action: str
    words: Message
    reason: Message
    visits: int = 0
    """How many simulations of the bot's search began with it."""
    line: list[LineStep] = []
    """How the game may go on, as far as the search can tell, beginning with the action."""
    values: list[float] = []
    """What each seat can expect after it; empty where nobody has searched. The fewer `visits`, the rougher."""
    unit: Unit = "points"
    """What `values` are: points at the end, or shares of a win from 0 to 1."""


class Suggestions(Struct, frozen=True, omit_defaults=True):
    """The answers marked for a seat, by a helper or by the bot: three at most.

    Only the people at that seat and their helpers get them."""

    decision: str = ""
    """The decision they answer; empty if nothing is marked."""
    hints: list[Hint] = []
    choices: list[Choice] | None = None
    """What can be chosen now, if only marked answers can."""


class Problem(Struct, omit_defaults=True):
    """What is wrong, as a message and in words, and for an answer that came too late, the current state."""

    error: Message
    text: str
    """In the language the client asks for, or else in English."""
    update: Update | None = None


class Reply(Struct, frozen=True, omit_defaults=True):
    """The reply to a WebSocket request: the table's last row at that moment, or why the request was refused."""

    key: str
    seq: int = 0
    error: Message | None = None
    tokens: dict[str, str] = {}
    """After `sit` by an invitation, which no longer opens anything: the new tokens for the seat."""


class Company(Struct, frozen=True, omit_defaults=True):
    """Who is at the table right now: seats whose people are here, and spectators."""

    here: list[int] = []
    watching: int = 0
    watchers: list[str] = []
    """The names of spectators who have given one."""
    partial: bool = False
    """Whether people connected to other nodes may be missing: then somebody who isn't listed may still be here."""


class Frame(Struct, frozen=True, omit_defaults=True):
    """A message from the server over a WebSocket: what is new, and replies in the order of the requests.

    What a request changed arrives in the same frame as its reply, or earlier. Clients that asked for it also get
    `company` whenever it changes.
    """

    update: Update | None = None
    replies: list[Reply] = []
    company: Company | None = None
    suggestions: Suggestions | None = None
    """Sent whenever they change, to the people at the seat and their helpers."""
    at: float | None = None
    """The server's current time, sent along with deadlines."""
