"""Santiago: auction, bribes and irrigation, for 2 to 5 players."""

from cosecha.core.game import Game
from cosecha.core.state import Log
from cosecha.games.santiago import actions, deal, words
from cosecha.games.santiago.events import EVENTS
from cosecha.games.santiago.guess import guess
from cosecha.games.santiago.options import RULES_VERSION, Options, problems
from cosecha.games.santiago.phases import OVER, PHASE_NAMES
from cosecha.games.santiago.position import Position
from cosecha.games.santiago.sheet import Scores
from cosecha.games.santiago.standing import standing
from cosecha.games.santiago.state import State, from_position
from cosecha.games.santiago.view import View

__all__ = ["GAME", "Options", "Position", "Santiago", "Scores", "State", "View"]


class Santiago(Game):
    """Santiago as a `Game`."""

    name = "santiago"
    version = RULES_VERSION
    options = Options
    events = EVENTS
    decisions = frozenset(PHASE_NAMES[:OVER])
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


GAME = Santiago()
