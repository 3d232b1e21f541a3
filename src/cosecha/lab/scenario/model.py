"""What a scenario is, and what became of it."""

from typing import Any

from msgspec import Struct

from cosecha.core.message import Message


class Failure(Struct, frozen=True):
    """What came otherwise than a scenario says. `step` counts from 1; 0 is the start."""

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
    """What became of one scenario."""

    file: str
    name: str
    failures: list[Failure]

    @property
    def passed(self) -> bool:
        return not self.failures


class Scenario(Struct, frozen=True):
    """One example: how it begins and what happens then. `begin` is the chain of bases, the farthest first."""

    file: str
    name: str
    game: str
    begin: list[dict[str, Any]]
    check: bool
    steps: list[dict[str, Any]]
