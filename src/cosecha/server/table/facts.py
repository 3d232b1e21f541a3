"""What happens at a table, as facts that are only ever added. A table is a fold over them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

MONTH = 31 * 24 * 3600
USUAL_PACE = 1.0
"""Seconds that a bot takes for each move, unless agreed otherwise: so that people can follow."""


class SeatPlan(Struct, frozen=True, omit_defaults=True):
    """Who is to sit here: somebody that a link will bring (`open`), a person on the host's device, or a bot.

    `bot` also plays on for a person who leaves; empty, it is the best there is.
    """

    kind: Literal["open", "here", "bot"]
    name: str = ""
    bot: str = ""


class Clock(Struct, frozen=True, omit_defaults=True):
    """How long a seat may think, in seconds: for each move, and from a bank that lasts the whole match.

    Without a time for each move, somebody who comes back from a bot has half a minute for each, whatever is left in
    their bank.
    """

    move: Annotated[int, Meta(ge=0, le=MONTH)] = 0
    bank: Annotated[int, Meta(ge=0, le=MONTH)] = 0
    at_zero: Literal["bot", "wait"] = "bot"


class Origin(Struct, frozen=True):
    """Where a fork comes from: a table, after so many of its moves."""

    table: str
    move: int


class Fact(Struct, frozen=True, tag_field="fact", omit_defaults=True):
    """The base of all facts."""


class Opened(Fact, frozen=True, tag="opened"):
    """Somebody sets up a table. The commitment fixes the host's secret before any seat adds its word."""

    game: str
    options: dict[str, Any]
    seats: list[SeatPlan]
    public: bool
    secret: str
    pace: float = USUAL_PACE
    confirm: bool | None = None
    """Whether turns are confirmed: always, never, or (None) where that protects something. A person may choose for
    themselves with each answer."""
    clock: Clock | None = None
    position: dict[str, Any] | None = None
    """A fork starts here instead of from a deal."""
    luck: str = ""
    """A fork has no deal, and so no secret to be published; this one is its bots' own, and never told."""
    origin: Origin | None = None
    record: dict[str, Any] | None = None
    """A record that somebody brought along: it can be looked at and forked, but nobody plays on here."""
    script: list[list[str]] = []
    """In a lesson: the first answers of each seat's bot, in order. One that isn't legal is skipped."""
    follows: str = ""
    """The table at which the same people played before."""
    kept: list[int] = []
    """The seats that are kept for people from there."""
    rules: int = 1
    """The version of the game's rules: a match is played to its end by those it began with."""
    language: str = "en"
    """That of the person who set it up: bots have first names from it."""


class Sat(Fact, frozen=True, tag="sat"):
    """A person takes a seat, with a name and a random word for the deal; or comes back to it from a bot."""

    seat: int
    name: str
    word: str = ""


class Named(Fact, frozen=True, tag="named"):
    """A bot gets a name: in a seat that nobody took, or another one because a person of that name has come."""

    seat: int
    name: str


class Stood(Fact, frozen=True, tag="stood"):
    """A bot plays on: for a person who left, or whom the host replaced; for a bot that broke down; in an empty seat."""

    seat: int
    bot: str
    why: Literal["left", "host", "broke", "clock", "empty"] = "left"


class Started(Fact, frozen=True, tag="started"):
    """The deal; empty seats went to bots before."""


class Acted(Fact, frozen=True, tag="acted"):
    """A seat answers. `key` is the client's own name for this answer: sent twice it counts once."""

    seat: int
    action: str
    key: str = ""
    by: Literal["person", "bot", "plan"] = "person"
    hold: bool = False
    joined: bool = False
    """Whether it was given in one go with the answer before it: both are undone together."""


class Confirmed(Fact, frozen=True, tag="confirmed"):
    """A seat lets its held turn pass."""

    seat: int
    key: str = ""


class Undone(Fact, frozen=True, tag="undone"):
    """The match goes back to what it was after `moves` moves."""

    seat: int
    moves: int
    key: str = ""


class UndoAsked(Fact, frozen=True, tag="undo_asked"):
    """A seat asks the other people to let it take back: the match would go back to `moves` moves."""

    seat: int
    moves: int
    key: str = ""


class UndoAnswered(Fact, frozen=True, tag="undo_answered"):
    seat: int
    agrees: bool


class Planned(Fact, frozen=True, tag="planned"):
    """A standing answer to a kind of decision, as long as it is legal; None takes it back."""

    seat: int
    kind: str
    action: str | None


class HelpSet(Fact, frozen=True, tag="help_set"):
    """How a seat is helped: who marks answers for it, and whether only marked ones can be chosen."""

    seat: int
    source: Literal["helper", "bot"] = "helper"
    only: bool = False


class Said(Fact, frozen=True, tag="said"):
    """A line of chat; `seat` is None for somebody who watches."""

    seat: int | None
    name: str
    text: str
    key: str = ""


class Muted(Fact, frozen=True, tag="muted"):
    """The word is taken from a seat, or from all who watch (None); or given back."""

    seat: int | None
    muted: bool


class LinkChanged(Fact, frozen=True, tag="link_changed"):
    """A link is revoked: those of an older generation open nothing.

    By the host; or by a `guest`, somebody who has come to the seat from elsewhere: its links are theirs from then on.
    """

    role: str
    seat: int
    generation: int
    by: Literal["host", "guest"] = "host"


class Followed(Fact, frozen=True, tag="followed"):
    """The game is over, and somebody has set up the next one at another table, where some seats are kept."""

    table: str
    seat: int | None
    kept: list[int]


class Claimed(Fact, frozen=True, tag="claimed"):
    """Somebody who played the game before takes the seat that was kept for them."""

    seat: int


def lineage(role: str) -> str:
    """The role whose generation decides whether a link is good. A helper sees what the seat sees, so the links to help
    a seat and to see its hand end together."""
    return "hand" if role == "help" else role


class NoticeWanted(Fact, frozen=True, tag="notice_wanted"):
    """A seat wants to hear of its turns at an address of its own; without an address, no more. The address is secret.

    A notice is due when the seat has owed an answer for `after` seconds; `link` leads from it to the table.
    """

    seat: int
    url: str
    language: str = "en"
    link: str = ""
    after: float = 20.0


class NoticeGiven(Fact, frozen=True, tag="notice_given"):
    """The notice of a seat's turn is settled: it goes out now, or its person is there anyway, or none are sent here.

    Written before anything is sent: of all nodes one sends it, and after a crash none sends it twice.
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
    | NoticeWanted
    | NoticeGiven
)

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(list[AnyFact])


def encode(facts: list[Fact]) -> bytes:
    return _encoder.encode(facts)


def decode(data: bytes) -> list[AnyFact]:
    return _decoder.decode(data)
