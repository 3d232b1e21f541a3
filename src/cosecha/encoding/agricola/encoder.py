"""Agricola's observations and numbers, together."""

from typing import Any

from cosecha.encoding.agricola.actions import MOST_STEPS, Numbers
from cosecha.encoding.agricola.cards import CardTable
from cosecha.encoding.agricola.observation import AgricolaObserver
from cosecha.encoding.encoder import PARTIAL, Encoder, Observer


class AgricolaEncoder(Encoder):
    def __init__(
        self,
        version: str,
        game: Any,
        options: Any,
        layout: Any,
        numbers: Numbers,
        agreed: bytes,
        table: CardTable | None,
        decks: bool,
        seasons: bool,
        farm_size: int,
    ) -> None:
        """The last five are what an `AgricolaObserver` needs."""
        self.version = version
        self.game = game
        self.options = options
        self.layout = layout
        self.numbers = numbers
        self.n = numbers.n
        self.most_steps = MOST_STEPS
        self.agreed = agreed
        self.table = table
        self.decks = decks
        self.seasons = seasons
        self.farm_size = farm_size
        self.idle = []

    def observer(self) -> Observer:
        return AgricolaObserver(
            self.numbers, self.agreed, self.options.players, self.table, self.decks, self.seasons, self.farm_size
        )

    def steps(self, action: int) -> list[int]:
        return self.numbers.steps(action)

    def next_steps(self, legal: list[int], begun: list[int]) -> tuple[list[int], list[int]]:
        if begun:
            if self.numbers.fences(begun[0]):
                return self.numbers.next_fences(legal, begun)
            return super().next_steps(legal, begun)
        numbers: list[int] = []
        actions: list[int] = []
        for action in legal:
            number = self.numbers.number(action)
            if number >= 0:
                numbers.append(number)
                actions.append(action)
            elif ~number not in numbers:
                numbers.append(~number)
                actions.append(PARTIAL)
        return numbers, actions

    def action(self, steps: list[int]) -> int:
        return self.numbers.action(steps)

    def name(self, number: int) -> str:
        text: str = self.numbers.part_name(number) or self.game.notation(self.numbers.action([number]))
        return text
