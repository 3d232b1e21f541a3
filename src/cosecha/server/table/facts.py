"""What happens at a table, as append-only facts. A table is a fold over them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from cosecha.core.series import Series

MONTH = 31 * 24 * 3600
USUAL_PACE = 1.0
"""Seconds a bot takes per move by default, so that people can follow."""


class SeatPlan(Struct, frozen=True, omit_defaults=True):
    """Who will sit here: somebody who comes by a link (`open`), a person on the host's device (`here`), or a bot.

    `bot` also takes over from a person who leaves; empty means the best one. A bot that thinks for a set time can have
    seconds in its name, such as `master@0.5`, from 0.01 to 3 and no more than the server allows.
    """

    kind: Literal["open", "here", "bot"]
    name: str = ""
    bot: str = ""


class Clock(Struct, frozen=True, omit_defaults=True):
    """How long a seat may think, in seconds: per move, and from a bank for the whole match.

    With a bank only, somebody who comes back after a bot played for them has at least half a minute per move.
    """

    move: Annotated[int, Meta(ge=0, le=MONTH)] = 0
    bank: Annotated[int, Meta(ge=0, le=MONTH)] = 0
    at_zero: Literal["bot", "wait"] = "bot"


class Origin(Struct, frozen=True):
    """Where a fork comes from: a table and a number of moves."""

    table: str
    move: int


class InSeries(Struct, frozen=True, omit_defaults=True):
    """The series that a table belongs to, as it was when the table was set up, and the tables of its earlier games."""

    id: str
    series: Series
    tables: list[str] = []
    answers: list[str] = []
    """In an uploaded series: what was chosen after this game."""


class Fact(Struct, frozen=True, gc=False, tag_field="fact", omit_defaults=True):
    """The base of all facts."""


class Opened(Fact, frozen=True, tag="opened"):
    """A table is set up. The commitment fixes the host's secret before any seat adds its word."""

    game: str
    options: dict[str, Any]
    seats: list[SeatPlan]
    public: bool
    secret: str
    pace: float = USUAL_PACE
    confirm: bool | None = None
    """Whether turns are confirmed: always, never, or (None) where that protects something. Each answer may override
    it."""
    clock: Clock | None = None
    hints: bool = True
    """Whether bots and the coach may advise people while the game is running."""
    position: dict[str, Any] | None = None
    """A fork starts here instead of from a deal."""
    luck: str = ""
    """A fork has no deal and so no secret to publish; this one seeds its bots and is never revealed."""
    origin: Origin | None = None
    record: dict[str, Any] | None = None
    """An uploaded record: it can be replayed and forked, but not continued here."""
    script: list[list[str]] = []
    """In a lesson: the first answers of each seat's bot. One that isn't legal is skipped."""
    follows: str = ""
    """The table where the same people played the previous game."""
    kept: list[int] = []
    """The seats reserved for people from there."""
    rules: int = 1
    """The version of the game's rules: a match is finished by the rules it started with."""
    language: str = "en"
    """The language of the person who set it up; bots get their first names from it."""
    series: InSeries | None = None
    owner: str = ""
    """A pseudonym of the network it was opened from. Bots take turns by owner; nobody else sees it."""


class Sat(Fact, frozen=True, tag="sat"):
    """A person takes a seat, with a name and a random word for the deal, or takes it back from a bot."""

    seat: int
    name: str
    word: str = ""


class Named(Fact, frozen=True, tag="named"):
    """A bot gets a name: in a seat nobody took, or a new one because a person of that name has joined."""

    seat: int
    name: str


class Stood(Fact, frozen=True, tag="stood"):
    """A bot takes over: from a person who left or was replaced, from a bot that failed, or an empty seat."""

    seat: int
    bot: str
    why: Literal["left", "host", "broke", "clock", "empty"] = "left"


class Started(Fact, frozen=True, tag="started"):
    """The match starts with the deal; bots already have the empty seats."""


class Outcome(Struct, frozen=True, gc=False, array_like=True):
    """What a fact led to, stored so that a table can be loaded without replaying undone moves."""

    waiting: tuple[int, ...]
    """The seats that owe an answer after the row."""
    held: bool = False
    decision: str = ""
    """The id of the decision that was answered, if there is an idempotency key to remember it by."""


class Acted(Fact, frozen=True, tag="acted"):
    """A seat answers. `key` is the idempotency key: sent twice, the answer counts once."""

    seat: int
    action: str
    key: str = ""
    by: Literal["person", "bot", "plan"] = "person"
    hold: bool = False
    joined: bool = False
    """Whether it was sent together with the answer before it: both are undone together."""
    then: Outcome | None = None


class Confirmed(Fact, frozen=True, tag="confirmed"):
    """A seat confirms its turn on hold."""

    seat: int
    key: str = ""
    then: Outcome | None = None


class Undone(Fact, frozen=True, tag="undone"):
    """The match goes back to `moves` moves."""

    seat: int
    moves: int
    key: str = ""
    then: Outcome | None = None


class UndoAsked(Fact, frozen=True, tag="undo_asked"):
    """A seat asks the other people for an undo: the match would go back to `moves` moves."""

    seat: int
    moves: int
    key: str = ""


class UndoAnswered(Fact, frozen=True, tag="undo_answered"):
    seat: int
    agrees: bool


class Planned(Fact, frozen=True, tag="planned"):
    """An automatic answer to a kind of decision, given whenever it is legal; None cancels it."""

    seat: int
    kind: str
    action: str | None


class HelpSet(Fact, frozen=True, tag="help_set"):
    """How a seat is helped: who marks answers for it, and whether only marked ones can be chosen."""

    seat: int
    source: Literal["helper", "bot"] = "helper"
    only: bool = False


class Said(Fact, frozen=True, tag="said"):
    """A line of chat; `seat` is None for a spectator."""

    seat: int | None
    name: str
    text: str
    key: str = ""


class Muted(Fact, frozen=True, tag="muted"):
    """A seat, or all spectators (None), are muted or unmuted."""

    seat: int | None
    muted: bool


class LinkChanged(Fact, frozen=True, tag="link_changed"):
    """A link is revoked: older generations no longer open anything.

    By the host, or by a `guest`, a person on another device: from then on the seat's links are theirs.
    """

    role: str
    seat: int
    generation: int
    by: Literal["host", "guest"] = "host"
    key: str = ""
    """The idempotency key of the guest's request to sit down, if it can't be guessed: repeated with the old link, that
    request gets the new one again."""


class Followed(Fact, frozen=True, tag="followed"):
    """After the game, somebody has set up the next one at another table, where some seats are reserved; in a series,
    nobody has to."""

    table: str
    seat: int | None
    kept: list[int]
    in_series: bool = False


class Claimed(Fact, frozen=True, tag="claimed"):
    """A player of the previous game takes the seat reserved for them."""

    seat: int


def lineage(role: str) -> str:
    """The role whose generation decides whether a link is valid. A helper sees what the seat sees, so a seat's `help`
    and `hand` links end together."""
    return "hand" if role == "help" else role


class Chose(Fact, frozen=True, tag="chose"):
    """What a seat chooses after a game of a series, secret until everybody asked has chosen; None takes it back."""

    seat: int
    answer: str | None
    key: str = ""
    by: Literal["person", "bot"] = "person"


class NoticeWanted(Fact, frozen=True, tag="notice_wanted"):
    """A seat wants to be notified of its turns at a URL, or with an empty one no longer. The URL is secret.

    A notification is due when the seat has owed an answer for `after` seconds; its `link` leads to the table.
    """

    seat: int
    url: str
    language: str = "en"
    link: str = ""
    after: float = 20.0


class NoticeGiven(Fact, frozen=True, tag="notice_given"):
    """The notification of a turn is settled: it is sent now, or the person is here anyway, or this server sends none.

    Written before anything is sent, so that only one node sends it, and none sends it again after a crash.
    """

    seat: int
    how: Literal["sent", "here", "off"] = "sent"


AnyFact = (
    Opened
    | Sat
    | Named
    | Stood
    | Started
    | Acted
    | Confirmed
    | Undone
    | UndoAsked
    | UndoAnswered
    | Planned
    | HelpSet
    | Said
    | Muted
    | LinkChanged
    | Followed
    | Claimed
    | Chose
    | NoticeWanted
    | NoticeGiven
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[AnyFact])


def encode(facts: list[Fact]) -> bytes:
    return _encoder.encode(facts)


def decode(data: bytes) -> list[AnyFact]:
    return _decoder.decode(data)
