"""The base class of mechanisms: everything about one kind of step is in one file of `mechanisms/`."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola.codes import kind_of
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import Price

ASK: Final = 0
SKIP: Final = 1
AGAIN: Final = 2
"""What to do with a question: ask it, skip it, or start over because steps were put above it."""


class Mechanism:
    """A question, which has a name, or something automatic.

    `parts` are an effect's parameters: for a stable its price, for a gain the goods. Methods are called through the
    tables of `effects.py`.
    """

    name: str
    """The kind of decision; empty if it is automatic."""
    actions: int
    """The kinds of action that answer the question, as bits."""

    rank: int
    """Its position in the names of combined questions: `room-stable`, `sow-bake`."""
    needs_goods: bool
    """Whether the question may become unanswerable without certain goods."""
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
        """Whether a farm can do this, on the space its owner uses. With cards, an exchange may be needed first."""
        return True

    def payable(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        """The same without an exchange, for what is paid automatically."""
        return self.possible(state, farm, parts, space)

    def spends(self, farm: Farm, parts: tuple[int, ...]) -> Price:
        """What it takes from the farm in any case, so that later parts of a sequence can't count on it."""
        return ()

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        """Why it can't."""
        return Message("agricola-reason-wrong-step")

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        """Do it; only for what is automatic."""
        raise NotImplementedError

    def comes_up(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> int:
        """Whether to ASK, to SKIP (which removes the step), or to start AGAIN."""
        farm = state.farms[seat]
        return ASK if self.possible(state, farm, parts, farm.space) else SKIP

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        """Whether a step with this progress can be pending. Positions from outside may be wrong."""
        return progress == 0

    def may_repeat(self, state: Data, progress: int) -> bool:
        """The same for a repetition of this; its lowest bit says that it has begun."""
        return progress == 1

    def can_follow(self, state: Data, farm: Farm, parts: tuple[int, ...]) -> bool:
        """Whether a step that prepares this one may be left, because this one is possible without it."""
        return True

    def left(self, state: Data, seat: int, step: int) -> None:
        """The player leaves the question unanswered."""

    def begins(self, state: Data, seat: int, below: int, log: Log) -> None:
        """An action begins. Steps for its end are inserted at `below`."""

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        """Add the legal answers."""
        raise NotImplementedError

    def takes(self, parts: tuple[int, ...], action: int) -> bool:
        """Whether an action is an answer to this question, legal or not."""
        return bool(self.actions >> kind_of(action) & 1)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        """Carry out an answer. The step is already off the stack."""
        raise NotImplementedError

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        """Why an illegal answer to this question is illegal."""
        return Message("agricola-reason-wrong-step")

    def holds(self, state: Data, seat: int, good: int) -> bool:
        """Whether this good can't be discarded during the question."""
        return False

    def wants_food(self, state: Data, seat: int) -> bool:
        """Whether more food would allow more answers."""
        return False

    def is_about_hand(self, state: Data, seat: int) -> bool:
        """Whether the legal answers depend on the cards in hand."""
        return False
