"""The interface of a game: its name, its options, and the conversions of its states and actions."""

import copy
from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from cosecha.core.errors import BadOptions, OtherRules
from cosecha.core.event import Event
from cosecha.core.message import Message
from cosecha.core.printed import PrintedCard
from cosecha.core.rng import Rng
from cosecha.core.scores import Scores
from cosecha.core.state import Log, State
from cosecha.core.words import Words


class Game(ABC):
    """The rules of one title; stateless."""

    name: str
    version: int
    """The rules version: bumped when a change makes old records replay differently."""
    earlier: frozenset[int] = frozenset()
    """Older rules versions that can still be played, so that a match ends under the rules it began with.

    `under` returns the game with one of these. Where a rule differs, `start` stores the version in the state.
    """
    options: type[Any]
    """The options struct. It always has the field `players`."""
    events: tuple[type[Event], ...]
    decisions: frozenset[str]
    """The kinds of decisions a seat may face, without confirmations."""
    topics: Mapping[str, Sequence[str]] = {}
    """Questions that are narrower than a kind of decision, and the answers to each that may be given automatically."""
    words: Words
    shown: tuple[type[Struct], ...]
    """The types that are sent to clients: the view and the score sheet."""

    @property
    def plays(self) -> frozenset[int]:
        """The rules versions that can be played."""
        return self.earlier | {self.version}

    def under(self, rules: int) -> "Game":
        """This game with the given rules version. Raises OtherRules if that version can't be played."""
        if rules == self.version:
            return self
        if rules > self.version:
            raise OtherRules("error-newer-rules", rules=rules, known=self.version)
        if rules not in self.earlier:
            raise OtherRules("error-older-rules", rules=rules, first=min(self.plays))
        found = copy.copy(self)
        found.version = rules
        return found

    @abstractmethod
    def start(self, options: Any, seed: int, log: Log = None) -> State:
        """A new match, dealt from the seed; the events of the setup go to the log."""

    @abstractmethod
    def problems(self, options: Any) -> list[Message]:
        """Why these options can't be played; empty if they can."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The action for a text in notation. Raises BadNotation."""

    @abstractmethod
    def notation(self, action: int) -> str:
        """The text of an action."""

    @abstractmethod
    def read(self, action: int) -> Struct:
        """An action as a struct with named fields, for JSON and for bots to match on."""

    @abstractmethod
    def write(self, fields: Any) -> int:
        """The action for a struct from `read`, or for its JSON form. Raises BadNotation."""

    @abstractmethod
    def from_position(self, position: Any, check: bool = True) -> State:
        """The state for a position (a struct, or decoded JSON). Raises BadPosition.

        With `check=False`, positions that can't arise in play are accepted too.
        """

    @abstractmethod
    def guess(self, view: Any, rng: Rng) -> State:
        """A full state consistent with the view; hidden information is drawn at random."""

    @abstractmethod
    def standing(self, view: Any) -> Scores:
        """The score sheet if this round, played to its end, were the last one, as far as the view knows."""

    def apart(self, state: Any) -> Sequence[Hashable] | None:
        """By seat, all that its own rank at the end depends on, where nothing that seats may still do changes the rank
        of another one; None if something does. For exact play at the end of a match; a game may do without it."""
        return None

    def ranks(self, state: Any) -> Sequence[tuple[int, ...]]:
        """By seat, what decides who wins: points, then tiebreakers. Only for games whose seats may play `apart`."""
        raise NotImplementedError

    def cards(self) -> tuple[PrintedCard, ...]:
        """Every card of the game, for a gallery; none if the game has no cards with texts."""
        return ()

    def card_facts(self, card: PrintedCard) -> list[Message]:
        """What is printed on one of these cards around its text, such as its cost; each fact a few words."""
        return []

    def card_notes(self, card: PrintedCard) -> list[Message]:
        """What clients say below the text of one of these cards, such as how it is understood, note by note."""
        return []

    def turned_up(self, line: Message) -> str:
        """The name of the card that a line of the log turns up, for everybody to read; empty if it turns up none."""
        return ""

    def checked(self, options: Any) -> Any:
        """Validate options, given as the struct or as plain data. Raises BadOptions with the first problem.

        msgspec doesn't validate structs built in Python, so they are converted too.
        """
        try:
            options = msgspec.convert(msgspec.to_builtins(options), self.options)
        except msgspec.ValidationError as wrong:
            raise BadOptions("error-options-shape", text=str(wrong)) from None
        for problem in self.problems(options):
            raise BadOptions(problem.id, **problem.args)
        return options
