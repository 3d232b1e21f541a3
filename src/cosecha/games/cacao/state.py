"""The state of a Cacao match: implements the contract of `core/state.py` with the rules, positions and views."""

from typing import Any

from cosecha.core.decision import Decision
from cosecha.core.message import Message
from cosecha.core.state import NONE, Log
from cosecha.games.cacao import actions, rules
from cosecha.games.cacao.data import Data
from cosecha.games.cacao.decoding import fill
from cosecha.games.cacao.encoding import to_position, to_view
from cosecha.games.cacao.position import Position
from cosecha.games.cacao.scoring import score_sheet
from cosecha.games.cacao.sheet import Scores
from cosecha.games.cacao.view import View


class State(Data):
    """The fields of `Data` with the methods of the contract."""

    def copy(self) -> "State":
        twin = State()
        self.copy_to(twin)
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        return (from_position, (self.position(), False))

    def waiting(self) -> tuple[int, ...]:
        return rules.waiting(self)

    def legal(self, seat: int) -> list[int]:
        return rules.legal(self, seat)

    def refusal(self, seat: int, action: int) -> Message | None:
        return rules.refusal(self, seat, action)

    def together(self, seat: int) -> list[int]:
        return rules.together(self, seat)

    def answer(self, seat: int, action: int, log: Log) -> None:
        rules.answer(self, seat, action, log)

    def advance(self, log: Log) -> None:
        rules.advance(self, log)

    def forced(self, seat: int) -> int:
        """Always NONE: there are at least two spots for a tile, and a fill without a choice is part of the answer
        before it, so that the seat sees it before confirming."""
        return NONE

    def secret(self, seat: int) -> bool:
        return False

    def at_barrier(self, seat: int) -> bool:
        return rules.at_barrier(self, seat)

    def notation(self, action: int) -> str:
        return actions.notation(action)

    def decision(self, seat: int) -> Decision | None:
        return rules.decision(self, seat)

    def progress(self) -> tuple[int, int]:
        return min(self.turn, self.turns), self.turns

    def scores(self) -> Scores:
        return score_sheet(self)

    def position(self) -> Position:
        return to_position(self)

    def view(self, seat: int | None) -> View:
        return to_view(self, seat)


def from_position(position: Any, check: bool = True) -> State:
    """The state for a position. Without `check`, unreachable positions are accepted too.

    Nothing is played automatically: the seat is asked even for a fill without a choice or for workers without work.
    """
    state = State()
    fill(state, position, check)
    return state
