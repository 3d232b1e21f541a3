"""Santiago: auction, bribes and irrigation, for 2 to 5 players."""

from typing import Any

from cosecha.core.game import Game
from cosecha.core.message import Message
from cosecha.core.notation import Action
from cosecha.core.rng import Rng
from cosecha.core.state import Log
from cosecha.games.santiago import actions, deal, words
from cosecha.games.santiago.events import EVENTS, REVEALS
from cosecha.games.santiago.options import RULES_VERSION, Options, problems
from cosecha.games.santiago.position import from_position
from cosecha.games.santiago.sheet import Scores
from cosecha.games.santiago.standing import standing
from cosecha.games.santiago.state import State
from cosecha.games.santiago.view import View, guess

__all__ = ["GAME", "Options", "State", "View"]


class Santiago(Game):
    """The face of the game."""

    name = "santiago"
    version = RULES_VERSION
    options = Options
    events = EVENTS
    reveals = REVEALS
    words = words
    shown = (View, Scores)

    def start(self, options: Options, seed: int, log: Log = None) -> State:
        return deal.start(self.checked(options), seed, log)

    def problems(self, options: Options) -> list[Message]:
        return problems(options)

    def parse(self, text: str) -> int:
        return actions.parse(text)

    def notation(self, action: int) -> str:
        return actions.notation(action)

    def read(self, action: int) -> Action:
        return actions.read(action)

    def write(self, fields: Any) -> int:
        return actions.write(fields)

    def from_position(self, position: Any, check: bool = True) -> State:
        return from_position(position, check)

    def guess(self, view: View, rng: Rng) -> State:
        return guess(view, rng)

    def standing(self, view: View) -> Scores:
        return standing(view)


GAME = Santiago()
