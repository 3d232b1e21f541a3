"""The state of a Cacao match, as `core/state.py` wants it: the data below, the rules and views around it."""

from typing import Any

from cosecha.core.decision import Decision
from cosecha.core.message import Message
from cosecha.core.state import NONE, Log
from cosecha.games.cacao import actions, rules
from cosecha.games.cacao import view as views
from cosecha.games.cacao.data import Data
from cosecha.games.cacao.position import Position, fill, to_position
from cosecha.games.cacao.scoring import score_sheet
from cosecha.games.cacao.sheet import Scores
from cosecha.games.cacao.view import View


class State(Data):
    """The data of a match and all that can be asked of it or done to it."""

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
        """Never: there are always two spots to place a tile, and a fill without a choice is made with the answer that
        brings it, so that the seat sees it before it confirms."""
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

    def view(self, seat: int | None, beside: View | None = None) -> View:
        return views.view(self, seat, beside)


def from_position(position: Any, check: bool = True) -> State:
    """The state that a position describes. Without `check`, a board that play can't reach is accepted too.

    The state is taken as it is: where play would have made a fill without a choice, or left idle workers alone, the
    seat is asked.
    """
    state = State()
    fill(state, position, check)
    return state
