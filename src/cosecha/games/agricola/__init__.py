"""Agricola: worker placement on the farm, for 1 to 4 players."""

from typing import Any

from cosecha.core.errors import OtherRules
from cosecha.core.game import Game
from cosecha.core.state import Log
from cosecha.games.agricola import actions, deal, words
from cosecha.games.agricola.cards.deck import problems
from cosecha.games.agricola.cards.topics import ANSWERS
from cosecha.games.agricola.engine.effects import complete
from cosecha.games.agricola.events import EVENTS
from cosecha.games.agricola.guess import guess
from cosecha.games.agricola.last_harvest import apart, ranks
from cosecha.games.agricola.options import CARDS_VERSION, RULES_VERSION, Options
from cosecha.games.agricola.phases import ANCHORS
from cosecha.games.agricola.position import Position
from cosecha.games.agricola.printed import printed_cards
from cosecha.games.agricola.sheet import Scores
from cosecha.games.agricola.standing import standing
from cosecha.games.agricola.state import State, from_position
from cosecha.games.agricola.view import View
from cosecha.games.agricola.words.cards import card_facts, card_notes, turned_up

__all__ = ["GAME", "Agricola", "Options", "Position", "Scores", "State", "View"]


class Agricola(Game):
    """Agricola as a `Game`."""

    name = "agricola"
    version = RULES_VERSION
    earlier = frozenset({1, 2, 3})
    options = Options
    events = EVENTS
    decisions = frozenset(ANCHORS) - {"confirm"}
    topics = ANSWERS
    words = words
    shown = (View, Scores)
    problems = staticmethod(problems)
    parse = staticmethod(actions.parse)
    notation = staticmethod(actions.notation)
    read = staticmethod(actions.read)
    write = staticmethod(actions.write)
    guess = staticmethod(guess)
    standing = staticmethod(standing)
    apart = staticmethod(apart)
    ranks = staticmethod(ranks)
    cards = staticmethod(printed_cards)
    card_facts = staticmethod(card_facts)
    card_notes = staticmethod(card_notes)
    turned_up = staticmethod(turned_up)

    def start(self, options: Options, seed: int, log: Log = None) -> State:
        options = self.checked(options)
        self._check_cards(options.cards)
        return deal.start(options, seed, log)

    def from_position(self, position: Any, check: bool = True) -> State:
        if isinstance(position, Position):
            self._check_cards(position.options.cards)
        elif isinstance(position, dict) and isinstance(position.get("options"), dict):
            self._check_cards(position["options"].get("cards", "none"))
        return from_position(position, check)

    def _check_cards(self, cards: object) -> None:
        """Matches without hand cards go on under their old rules; those with cards began with other cards."""
        if self.version < CARDS_VERSION and cards != "none":
            raise OtherRules("error-older-rules", rules=self.version, first=CARDS_VERSION)


complete()
GAME = Agricola()
