"""Bots that think for a set time, and one that doesn't."""

from typing import Any

from cosecha.bots.random import RandomBot
from cosecha.core.rng import Rng


class Patient:
    """Answers at random, at once. `seconds` is how long it was told to think."""

    def __init__(self, seconds: float = 1.0) -> None:
        self.seconds = seconds

    def choose(self, view: Any, rng: Rng) -> int:
        return RandomBot().choose(view, rng)


def patient(seconds: float = 0.5) -> Patient:
    return Patient(seconds)


class Hasty:
    def choose(self, view: Any, rng: Rng) -> int:
        return RandomBot().choose(view, rng)


class Telling(Patient):
    """Takes the first action if it was given at most a quarter of a second, and otherwise the last."""

    def choose(self, view: Any, rng: Rng) -> int:
        action: int = view.legal[0 if self.seconds <= 0.25 else -1]
        return action
