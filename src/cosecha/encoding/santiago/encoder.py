"""Santiago's observations and numbers, together."""

from typing import Any

from cosecha.encoding.encoder import Encoder, Observer
from cosecha.encoding.santiago.actions import Numbers
from cosecha.encoding.santiago.observation import SantiagoObserver
from cosecha.games.santiago.options import SETUP


class SantiagoEncoder(Encoder):
    def __init__(self, version: str, game: Any, options: Any, layout: Any) -> None:
        self.version = version
        self.game = game
        self.options = options
        self.layout = layout
        self._numbers = Numbers(options.players)
        self.n = self._numbers.n
        self.most_steps = 1
        self.idle = []

    def observer(self) -> Observer:
        return SantiagoObserver(self.options, SETUP[self.options.players].rounds)

    def steps(self, action: int) -> list[int]:
        return self._numbers.numbers([action])

    def next_steps(self, legal: list[int], begun: list[int]) -> tuple[list[int], list[int]]:
        return self._numbers.numbers(legal), legal

    def mask(self, legal: list[int]) -> bytes:
        return self._numbers.mask(legal)

    def action(self, steps: list[int]) -> int:
        if len(steps) != 1 or not 0 <= steps[0] < self.n:
            raise ValueError(f"not an answer: {steps}")
        return self._numbers.action(steps[0])

    def name(self, number: int) -> str:
        text: str = self.game.notation(self._numbers.action(number))
        return text
