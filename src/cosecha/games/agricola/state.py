"""The state of an Agricola match, as `core/state.py` wants it: the data below, the rules and views around it."""

from typing import Any

from cosecha.core.decision import Decision
from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import actions, rules
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.decoding import fill
from cosecha.games.agricola.encoding.positions import to_position
from cosecha.games.agricola.encoding.views import to_view
from cosecha.games.agricola.phases import ROUNDS
from cosecha.games.agricola.position import Position
from cosecha.games.agricola.scoring import score_sheet
from cosecha.games.agricola.sheet import Scores
from cosecha.games.agricola.view import View


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

    def worth(self, seat: int) -> list[int]:
        return rules.worth(self, seat)

    def refusal(self, seat: int, action: int) -> Message | None:
        return rules.refusal(self, seat, action)

    def answer(self, seat: int, action: int, log: Log) -> None:
        rules.answer(self, seat, action, log)

    def advance(self, log: Log) -> None:
        rules.advance(self, log)

    def forced(self, seat: int) -> int:
        return rules.forced(self, seat)

    def secret(self, seat: int) -> bool:
        return rules.secret(self, seat)

    def conceals(self, seat: int, action: int) -> bool:
        return rules.conceals(self, seat, action)

    def at_barrier(self, seat: int) -> bool:
        return rules.at_barrier(self, seat)

    def notation(self, action: int) -> str:
        return actions.notation(action)

    def decision(self, seat: int) -> Decision | None:
        return rules.decision(self, seat)

    def topic(self, seat: int) -> str:
        return rules.topic(self, seat)

    def progress(self) -> tuple[int, int]:
        return self.round, ROUNDS

    def scores(self) -> Scores:
        return score_sheet(self)

    def position(self) -> Position:
        return to_position(self)

    def view(self, seat: int | None) -> View:
        return to_view(self, seat)


def from_position(position: Any, check: bool = True) -> State:
    """The state that a position describes. Without `check`, a board that play can't reach is accepted too."""
    state = State()
    fill(state, position, check)
    return state
