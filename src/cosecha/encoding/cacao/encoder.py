"""Cacao's observations and numbers, together."""

from typing import Any

from cosecha.encoding.cacao.actions import Numbers
from cosecha.encoding.cacao.observation import CacaoObserver
from cosecha.encoding.encoder import Encoder, Observer


class CacaoEncoder(Encoder):
    def __init__(self, version: str, game: Any, options: Any, layout: Any) -> None:
        self.version = version
        self.game = game
        self.options = options
        self.layout = layout
        self._numbers = Numbers(options.players)
        self.n = self._numbers.n
        self.most_steps = 2
        self.idle = []

    def observer(self) -> Observer:
        return CacaoObserver(self.options.players)

    def steps(self, action: int) -> list[int]:
        return self._numbers.steps(action)

    def next_steps(self, legal: list[int], begun: list[int]) -> tuple[list[int], list[int]]:
        return self._numbers.second(legal, begun[0]) if begun else self._numbers.first(legal)

    def action(self, steps: list[int]) -> int:
        return self._numbers.action(steps)

    def name(self, number: int) -> str:
        return self._numbers.name(number)
