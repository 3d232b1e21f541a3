"""Scenarios and their outcomes."""

from typing import Any

from msgspec import Struct

from cosecha.core.message import Message


class Failure(Struct, frozen=True):
    """A difference between a scenario and what happened. `step` counts from 1; 0 is the start."""

    scenario: str
    step: int
    what: str
    expected: str
    came: str | Message

    @property
    def message(self) -> Message:
        return Message(
            "scenario-failed",
            {"step": self.step, "what": self.what, "expected": self.expected, "came": self.came},
        )


class Outcome(Struct, frozen=True):
    """The result of one scenario."""

    file: str
    name: str
    failures: list[Failure]

    @property
    def passed(self) -> bool:
        return not self.failures


class Scenario(Struct, frozen=True):
    """One example. `begin` is the chain of bases, outermost first, then the scenario's own start."""

    file: str
    name: str
    game: str
    begin: list[dict[str, Any]]
    check: bool
    steps: list[dict[str, Any]]
