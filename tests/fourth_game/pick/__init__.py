"""Pick: the smallest complete game. In turn, each player picks one of the numbers left; the highest total wins."""

from typing import Any

from cosecha.core.errors import BadNotation
from cosecha.core.game import Game
from cosecha.core.message import Message
from cosecha.core.notation import Confirm, Notation
from cosecha.core.position import converted
from cosecha.core.rng import Rng
from cosecha.core.state import CONFIRM, Log

from . import words
from .state import EVENTS, NUMBERS, Options, Pick, Position, Scores, State, View


def _number(text: str) -> int:
    if not text.isdecimal() or int(text) not in NUMBERS:
        raise BadNotation("pick-error-number", text=text)
    return int(text)


_NOTATION = Notation((Pick, Confirm), {"number": _number})


class PickGame(Game):
    name = "pick"
    version = 1
    options = Options
    events = EVENTS
    decisions = frozenset({"pick"})
    words = words
    shown = (View, Scores)

    def start(self, options: Options, seed: int, log: Log = None) -> State:
        return State(self.checked(options), first=Rng(seed).below(2))

    def problems(self, options: Options) -> list[Message]:
        return []

    def parse(self, text: str) -> int:
        _, numbers = _NOTATION.of_text(text)
        return numbers.get("number", CONFIRM)

    def notation(self, action: int) -> str:
        return str(self.read(action))

    def read(self, action: int) -> Pick | Confirm:
        return Confirm() if action == CONFIRM else Pick(action)

    def write(self, fields: Any) -> int:
        _, numbers = _NOTATION.of_struct(fields)
        return numbers.get("number", CONFIRM)

    def from_position(self, position: Any, check: bool = True) -> State:
        read = converted(position, Position)
        return State(read.options, read.first, read.picks, read.held)

    def guess(self, view: View, rng: Rng) -> State:
        return self.from_position(view.position)

    def standing(self, view: View) -> Scores:
        return self.from_position(view.position).scores()


GAME = PickGame()
