"""Agricola: worker placement on the farm, for 1 to 4 players."""

from cosecha.core.game import Game
from cosecha.core.state import Log
from cosecha.games.agricola import actions, deal, words
from cosecha.games.agricola.engine.effects import complete
from cosecha.games.agricola.events import EVENTS
from cosecha.games.agricola.guess import guess
from cosecha.games.agricola.options import RULES_VERSION, Options, problems
from cosecha.games.agricola.phases import ANCHORS
from cosecha.games.agricola.position import Position
from cosecha.games.agricola.sheet import Scores
from cosecha.games.agricola.standing import standing
from cosecha.games.agricola.state import State, from_position
from cosecha.games.agricola.view import View

__all__ = ["GAME", "Agricola", "Options", "Position", "Scores", "State", "View"]


class Agricola(Game):
    """Agricola as a `Game`."""

    name = "agricola"
    version = RULES_VERSION
    options = Options
    events = EVENTS
    decisions = frozenset(ANCHORS) - {"confirm"}
    words = words
    shown = (View, Scores)
    problems = staticmethod(problems)
    parse = staticmethod(actions.parse)
    notation = staticmethod(actions.notation)
    read = staticmethod(actions.read)
    write = staticmethod(actions.write)
    from_position = staticmethod(from_position)
    guess = staticmethod(guess)
    standing = staticmethod(standing)

    def start(self, options: Options, seed: int, log: Log = None) -> State:
        return deal.start(self.checked(options), seed, log)


complete()
GAME = Agricola()
