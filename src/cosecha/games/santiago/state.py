"""The state of a Santiago match: implements the contract of `core/state.py` with the rules, positions and views."""

from typing import Any

from cosecha.core.decision import Decision
from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.santiago import actions, rules
from cosecha.games.santiago.data import Data
from cosecha.games.santiago.decoding import fill
from cosecha.games.santiago.encoding import to_position, to_view
from cosecha.games.santiago.position import Position
from cosecha.games.santiago.scoring import score_sheet
from cosecha.games.santiago.sheet import Scores
from cosecha.games.santiago.view import View


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

    def answer(self, seat: int, action: int, log: Log) -> None:
        rules.answer(self, seat, action, log)

    def advance(self, log: Log) -> None:
        rules.advance(self, log)

    def forced(self, seat: int) -> int:
        return rules.forced(self, seat)

    def secret(self, seat: int) -> bool:
        return rules.secret(self)

    def at_barrier(self, seat: int) -> bool:
        return rules.at_barrier(self)

    def notation(self, action: int) -> str:
        return actions.notation(action)

    def decision(self, seat: int) -> Decision | None:
        return rules.decision(self, seat)

    def progress(self) -> tuple[int, int]:
        return self.round, self.rounds

    def scores(self) -> Scores:
        return score_sheet(self)

    def position(self) -> Position:
        return to_position(self)

    def view(self, seat: int | None) -> View:
        return to_view(self, seat)


def from_position(position: Any, check: bool = True) -> State:
    """The state for a position. Without `check`, unreachable positions are accepted too.

    Forced actions are not played: a seat with only one legal action is asked.
    """
    state = State()
    fill(state, position, check)
    return state
