"""What a mechanism is: one file of `mechanisms/`, from whether it is possible to why it isn't."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola.codes import kind_of
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.farm import Farm

ASK: Final = 0
SKIP: Final = 1
AGAIN: Final = 2
"""What to do with a question that comes up: ask it, skip it, or look again because steps were put above it."""


class Mechanism:
    """What a player is asked (it has a name), or what happens by itself.

    `parts` are an effect's parameters: for a stable its price, for a gain the goods. Methods are called through the
    tables of `effects.py`.
    """

    name: str
    """What decisions call the question; empty for what happens by itself."""
    actions: int
    """The kinds of action that answer it, as bits."""

    rank: int
    """Its place in the name of a question about several: `room-stable`, `sow-bake`."""
    needs_goods: bool
    """Whether there may be no answer left without certain goods."""
    allows_exchange: bool

    def __init__(
        self, name: str = "", actions: int = 0, rank: int = 0, needs_goods: bool = True, allows_exchange: bool = True
    ) -> None:
        self.name = name
        self.actions = actions
        self.rank = rank
        self.needs_goods = needs_goods
        self.allows_exchange = allows_exchange

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        """Whether a farm can do this, on the space that its owner uses; with cards, perhaps after an exchange."""
        return True

    def payable(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        """The same, for what happens without a question: it can't wait for an exchange."""
        return self.possible(state, farm, parts, space)

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        """Why it can't."""
        return Message("agricola-reason-wrong-step")

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        """What it does by itself."""
        raise NotImplementedError

    def comes_up(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> int:
        """Whether to ASK, to SKIP, or to look AGAIN. A step that is skipped is off the stack afterwards."""
        farm = state.farms[seat]
        return ASK if self.possible(state, farm, parts, farm.space) else SKIP

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        """Whether a step can be pending that is so far along: what a position says may be wrong."""
        return progress == 0

    def can_follow(self, state: Data, farm: Farm, parts: tuple[int, ...]) -> bool:
        """Whether a step that prepares this one may be left: this one has to be possible without it."""
        return True

    def left(self, state: Data, seat: int, step: int) -> None:
        """What follows if the question is left unanswered."""

    def begins(self, state: Data, seat: int, below: int, log: Log) -> None:
        """An action begins. What follows when it ends is inserted below."""

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        """Add the legal answers."""
        raise NotImplementedError

    def takes(self, parts: tuple[int, ...], action: int) -> bool:
        """Whether an action is an answer to this question, legal or not."""
        return bool(self.actions >> kind_of(action) & 1)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        """What an answer does. The step is off the stack already."""
        raise NotImplementedError

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        """Why an action that answers this question is not legal."""
        return Message("agricola-reason-wrong-step")

    def holds(self, state: Data, seat: int, good: int) -> bool:
        """Whether a good may not be discarded while this is asked."""
        return False

    def wants_food(self, state: Data, seat: int) -> bool:
        """Whether more food could help to answer."""
        return False

    def is_about_hand(self, state: Data, seat: int) -> bool:
        """Whether it depends on the cards in hand what a seat may answer."""
        return False
