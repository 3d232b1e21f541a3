"""A match as messages: prompts, log lines, tables, and choices grouped the way people think of them.

Used by the terminal and the server. The texts themselves are in the language files.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any, Literal, Protocol

from msgspec import Struct

from cosecha.core.decision import Preview
from cosecha.core.event import Event, Forced
from cosecha.core.message import Message, Token, arguments

Tone = Literal["gain", "loss", "water", "plain"]
"""How to color a fact: good or bad for the seat, about water, or neutral."""


class Fact(Struct, frozen=True, gc=False, omit_defaults=True):
    """One fact about a choice or about the effect of an action: a picture and a few words, for a chip."""

    message: Message
    tone: Tone = "plain"
    picture: Token | None = None


class Choice(Struct, frozen=True, gc=False, omit_defaults=True):
    """Legal actions that differ only in the last word of their notation.

    `notation` is the part they share, completed by one of `values`, or by a number from `least` to `most` that is not
    in `missing`, or by nothing if there are neither. Choices set `aside` seldom help, so clients show them apart from
    the others. The remaining fields are for clients that draw a choice as a card.
    """

    label: Message
    notation: str
    values: list[str] = []
    least: int | None = None
    most: int | None = None
    missing: list[int] = []
    aside: bool = False
    usual: int | None = None
    """A sensible default for the number."""
    taken: dict[int, int] = {}
    """The missing numbers that other seats have taken, and which seat took each."""
    title: Message | None = None
    """A short label for a card, where `facts` says the rest."""
    seats: list[int] = []
    """The seats that support this choice."""
    facts: list[Fact] = []


class Plannable(Struct, frozen=True):
    """A kind of decision that a seat may give a standing answer to; `label` says when it comes up."""

    kind: str
    label: Message
    choices: list[Choice]


Cell = Message | int | str


class Sort(Struct, frozen=True):
    """An order for the rows of a table: by a number for each row, or by their labels if there are none."""

    name: str
    label: Message
    keys: list[int] = []


class Table(Struct, frozen=True):
    """Rows of cells under a header; the first cell of a row is its label.

    A table with `sorts` is one that people look for something in: clients let them sort and search it.
    """

    title: Message
    header: list[Cell]
    rows: list[list[Cell]]
    sorts: list[Sort] = []


class Words(Protocol):
    """The messages of one game. `view` is that game's view, `scores` its score sheet."""

    def prompt(self, view: Any) -> Message:
        """The question for the view's seat."""
        ...

    def waiting(self, view: Any) -> Message:
        """What the match waits for, and from which seats."""
        ...

    def choices(self, view: Any) -> list[Choice]:
        """The legal actions of the view's seat, grouped."""
        ...

    def facts(self, view: Any, action: int, preview: Preview) -> list[Fact] | None:
        """The effects of a legal action of the view's seat, most important first; None if its events say it all."""
        ...

    def place(self, value: str) -> Message | None:
        """One of the values of a choice in words, if its notation alone says too little."""
        ...

    def plans(self, view: Any) -> list[Plannable]:
        """The decisions that the view's seat may answer in advance, whether or not it is its turn."""
        ...

    def action(self, action: int) -> Message:
        """An action in words."""
        ...

    def event(self, event: Event) -> Message:
        """The log line of an event."""
        ...

    def anchor(self, reason: Message) -> str:
        """The section of the rules page that explains a refusal."""
        ...

    def status(self, view: Any) -> list[Message]:
        """Round, phase and supplies, in a few short lines."""
        ...

    def seats(self, view: Any) -> Table:
        """What each seat has and has done."""
        ...

    def board(self, view: Any) -> list[Table]:
        """The table as text tables, the board first."""
        ...

    def sheet(self, scores: Any) -> Table:
        """The score sheet."""
        ...

    def decided(self, scores: Any) -> Message | None:
        """What decided a finished match, in one sentence."""
        ...

    def message_ids(self) -> set[str]:
        """The message ids that are built at run time and can't be found in the source: events, actions, options..."""
        ...


def number_choice(label: Message, notation: str, amounts: list[int], **more: Any) -> Choice:
    """A choice of a number between the smallest and the largest amount; the gaps become `missing`."""
    least, most = min(amounts), max(amounts)
    whole = most - least + 1 == len(amounts)
    missing = [] if whole else sorted(set(range(least, most + 1)).difference(amounts))
    return Choice(label, notation, [], least, most, missing, **more)


def is_whole(choice: Choice) -> bool:
    """Whether the choice is an action by itself, with nothing to complete."""
    return not choice.values and choice.least is None


def range_text(choice: Choice) -> str:
    """The values of a choice: `1-2, 4-10` for an amount, otherwise a list of places."""
    if choice.least is None or choice.most is None:
        return " ".join(choice.values)
    parts: list[list[int]] = []
    for amount in range(choice.least, choice.most + 1):
        if amount in choice.missing:
            continue
        if parts and parts[-1][-1] == amount - 1:
            parts[-1].append(amount)
        else:
            parts.append([amount])
    return ", ".join(str(part[0]) if len(part) == 1 else f"{part[0]}-{part[-1]}" for part in parts)


SHARED = "match_shared"
"""Stands in for the event kind when a match ends with several winners: it has its own log line."""


def event_message(game: str, event: Event) -> Message:
    """The log line of an event. A forced action's line doesn't name the action: the next event shows what it did."""
    args = arguments(event)
    if isinstance(event, Forced):
        return Message("event-forced", args)
    winners = args.get("winners")
    shared = isinstance(winners, list) and len(winners) > 1
    return Message(_event_id(game, SHARED if shared else event.kind), args)


def event_ids(game: str, events: Iterable[type[Event]]) -> set[str]:
    """The ids of the log lines of a game's events."""
    return {_event_id(game, kind) for kind in (*(str(cls.__struct_config__.tag) for cls in events), SHARED)}


@cache
def _event_id(game: str, kind: str) -> str:
    return f"{game}-event-{kind.replace('_', '-')}"
