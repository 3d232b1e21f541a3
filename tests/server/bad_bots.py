"""Bots that fail, each in its own way."""

import os
import time
from typing import Any

from cosecha.core.rng import Rng


class Crash:
    def choose(self, view: Any, rng: Rng) -> int:
        raise RuntimeError("this bot has a bug")


class Hang:
    def choose(self, view: Any, rng: Rng) -> int:
        while True:
            time.sleep(1)


class Nonsense:
    def choose(self, view: Any, rng: Rng) -> int:
        return 10**9


class NoNumber:
    def choose(self, view: Any, rng: Rng) -> Any:
        return ["pass"]


class Die:
    def choose(self, view: Any, rng: Rng) -> int:
        os._exit(3)


class Stillborn:
    def __init__(self) -> None:
        raise ValueError("cannot be made")


class Odd:
    """Raises an error that can't be pickled."""

    def choose(self, view: Any, rng: Rng) -> int:
        class Unknown(Exception):
            def __init__(self, a: int, b: int) -> None:
                super().__init__("odd")

        raise Unknown(1, 2)
