"""Cacao: tile laying in the jungle, for 2 to 4 players."""

from cosecha.core.game import Game
from cosecha.core.state import Log
from cosecha.games.cacao import actions, deal, words
from cosecha.games.cacao.events import EVENTS
from cosecha.games.cacao.guess import guess
from cosecha.games.cacao.options import RULES_VERSION, Options, problems
from cosecha.games.cacao.phases import OVER, PHASE_NAMES
from cosecha.games.cacao.position import Position
from cosecha.games.cacao.sheet import Scores
from cosecha.games.cacao.standing import standing
from cosecha.games.cacao.state import State, from_position
from cosecha.games.cacao.view import View

__all__ = ["GAME", "Cacao", "Options", "Position", "Scores", "State", "View"]


class Cacao(Game):
    """Cacao as a `Game`."""

    name = "cacao"
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


GAME = Cacao()
