"""The face of a game: its name, its options, and the ways in and out of its states and actions."""

import copy
from abc import ABC, abstractmethod
from typing import Any

import msgspec
from msgspec import Struct

from cosecha.core.errors import BadOptions, OtherRules
from cosecha.core.event import Event
from cosecha.core.message import Message
from cosecha.core.rng import Rng
from cosecha.core.scores import Scores
from cosecha.core.state import Log, State
from cosecha.core.words import Words


class Game(ABC):
    """The rules of one title; stateless."""

    name: str
    version: int
    """The version of the rules: it goes up when a change in them changes what a record leads to."""
    earlier: frozenset[int] = frozenset()
    """Earlier versions of the rules that can still be played, so that matches end by the rules they began with.

    `under` gives the game by one of these. Where a rule differs, `start` puts the version into the state.
    """
    options: type[Any]
    """The typed options; each has the field `players`."""
    events: tuple[type[Event], ...]
    decisions: frozenset[str]
    """The kinds of decisions a seat may have to make; confirming isn't one of them."""
    words: Words
    shown: tuple[type[Struct], ...]
    """The types that clients get: the view and the score sheet."""

    @property
    def plays(self) -> frozenset[int]:
        """The versions of the rules that can be played."""
        return self.earlier | {self.version}

    def under(self, rules: int) -> "Game":
        """This game by a version of its rules. Raises OtherRules if it doesn't play that version."""
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
        """A new match, dealt from the seed; its first events go to the log."""

    @abstractmethod
    def problems(self, options: Any) -> list[Message]:
        """Why these options can't be played; empty if they can."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The action that a text in notation names. Raises BadNotation."""

    @abstractmethod
    def notation(self, action: int) -> str:
        """The text of an action."""

    @abstractmethod
    def read(self, action: int) -> Struct:
        """An action as a struct of named fields: what goes over the wire, and what bots match on."""

    @abstractmethod
    def write(self, fields: Any) -> int:
        """The action that a struct of named fields, or its JSON form, stands for. Raises BadNotation."""

    @abstractmethod
    def from_position(self, position: Any, check: bool = True) -> State:
        """The state that a position (a struct, or plain JSON data) describes. Raises BadPosition.

        With `check` off a board that play cannot reach is taken too.
        """

    @abstractmethod
    def guess(self, view: Any, rng: Rng) -> State:
        """A full state that fits what a seat knows; what it can't know is drawn at random."""

    @abstractmethod
    def standing(self, view: Any) -> Scores:
        """The score sheet as if this were the last round, including its end, as far as the view knows."""

    def checked(self, options: Any) -> Any:
        """The options, if they can be played. Raises BadOptions with the first problem.

        Takes the struct or plain data; a struct that was made by hand is looked at as closely as one from a file.
        """
        try:
            options = msgspec.convert(msgspec.to_builtins(options), self.options)
        except msgspec.ValidationError as wrong:
            raise BadOptions("error-options-shape", text=str(wrong)) from None
        for problem in self.problems(options):
            raise BadOptions(problem.id, **problem.args)
        return options
