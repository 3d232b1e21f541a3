"""Agricola: worker placement on the farm, for 1 to 4 players."""

from typing import Any

from cosecha.core.game import Game
from cosecha.core.message import Message
from cosecha.core.notation import Action
from cosecha.core.rng import Rng
from cosecha.core.state import Log
from cosecha.games.agricola import actions, deal, words
from cosecha.games.agricola.events import EVENTS, REVEALS
from cosecha.games.agricola.options import RULES_VERSION, Options, problems
from cosecha.games.agricola.position import from_position
from cosecha.games.agricola.sheet import Scores
from cosecha.games.agricola.standing import standing
from cosecha.games.agricola.state import State
from cosecha.games.agricola.view import View, guess

__all__ = ["GAME", "Options", "State", "View"]


class Agricola(Game):
    """The face of the game."""

    name = "agricola"
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


GAME = Agricola()
