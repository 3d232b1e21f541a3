"""How a match is told: message ids and arguments, choices grouped as a person thinks of them, tables.

Serves the terminal, the text client and screen readers; no language is known here.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, Literal, Protocol

from msgspec import Struct

from cosecha.core.decision import Preview
from cosecha.core.event import Event, Forced
from cosecha.core.message import Message, Token, arguments

Tone = Literal["gain", "loss", "water", "plain"]
"""Whether a fact is good or bad for the seat, concerns water, or is neither."""


class Fact(Struct, frozen=True, gc=False, omit_defaults=True):
    """One thing to know about a choice or about what an action does: a picture and a few words, for a chip."""

    message: Message
    tone: Tone = "plain"
    picture: Token | None = None


class Choice(Struct, frozen=True, gc=False, omit_defaults=True):
    """Legal actions that differ only in their last word.

    `notation` is what they share; one of `values` completes it, or a number from `least` to `most` that is not in
    `missing`. With neither, it is whole. What is set `aside` hardly ever helps: clients offer it out of the way. The
    rest is for a client that draws the choice as a card.
    """

    label: Message
    notation: str
    values: list[str] = []
    least: int | None = None
    most: int | None = None
    missing: list[int] = []
    aside: bool = False
    usual: int | None = None
    """The number that most people want."""
    taken: dict[int, int] = {}
    """Missing numbers that a seat has taken, with that seat."""
    title: Message | None = None
    """What it's called on a card, whose facts say the rest of the label."""
    seats: list[int] = []
    """Who stands behind it."""
    facts: list[Fact] = []


class Plannable(Struct, frozen=True):
    """A kind of decision that a seat may answer in advance, once and for all; `label` says when it comes."""

    kind: str
    label: Message
    choices: list[Choice]


Cell = Message | int | str


class Table(Struct, frozen=True):
    """Rows of cells under a header; the first cell of a row says what it is."""

    title: Message
    header: list[Cell]
    rows: list[list[Cell]]


class Words(Protocol):
    """How one game is told. `view` is that game's view, `scores` its score sheet."""

    def prompt(self, view: Any) -> Message:
        """What the view's seat is asked."""
        ...

    def waiting(self, view: Any) -> Message:
        """What the match waits for, and from whom, as the others read it."""
        ...

    def choices(self, view: Any) -> list[Choice]:
        """The legal actions of the view's seat, grouped."""
        ...

    def facts(self, view: Any, action: int, preview: Preview) -> list[Fact] | None:
        """What a legal action of the view's seat does, the most important first; None if its events say it all."""
        ...

    def place(self, value: str) -> Message | None:
        """One of the values of a choice in words, if its name alone says too little."""
        ...

    def plans(self, view: Any) -> list[Plannable]:
        """What the view's seat may answer in advance; it need not be asked now."""
        ...

    def action(self, action: int) -> Message:
        """An action in words."""
        ...

    def event(self, event: Event) -> Message:
        """An event as a line of the log."""
        ...

    def anchor(self, reason: Message) -> str:
        """The section of the rules page that explains a refusal."""
        ...

    def status(self, view: Any) -> list[Message]:
        """Where the match is, in a few short lines."""
        ...

    def seats(self, view: Any) -> Table:
        """What each seat has and has done."""
        ...

    def board(self, view: Any) -> list[Table]:
        """What lies on the table, as tables: the first is the board itself."""
        ...

    def sheet(self, scores: Any) -> Table:
        """The score sheet."""
        ...

    def decided(self, scores: Any) -> Message | None:
        """What decided a match that is over, in one sentence."""
        ...

    def message_ids(self) -> set[str]:
        """The messages that are named by rule, not by a text in the source: events, actions, options..."""
        ...


def number_choice(label: Message, notation: str, amounts: list[int], **more: Any) -> Choice:
    """A choice of a number: from the least to the most, some of those between perhaps missing."""
    least, most = min(amounts), max(amounts)
    whole = most - least + 1 == len(amounts)
    missing = [] if whole else sorted(set(range(least, most + 1)).difference(amounts))
    return Choice(label, notation, [], least, most, missing, **more)


SHARED = "match_shared"
"""The end of a match with several winners has a line of its own."""


def event_message(game: str, event: Event) -> Message:
    """The log line of an event. That an action was forced is said without it: what it did is told by the next event."""
    args = arguments(event)
    if isinstance(event, Forced):
        return Message("event-forced", args)
    winners = args.get("winners")
    shared = isinstance(winners, list) and len(winners) > 1
    return Message(_event_id(game, SHARED if shared else event.kind), args)


def event_ids(game: str, events: Iterable[type[Event]]) -> set[str]:
    """The ids of all log lines of a game's own events."""
    return {_event_id(game, kind) for kind in (*(str(cls.__struct_config__.tag) for cls in events), SHARED)}


@cache
def _event_id(game: str, kind: str) -> str:
    return f"{game}-event-{kind.replace('_', '-')}"
