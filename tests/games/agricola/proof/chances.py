"""What the cards of the event decks allow: every option that comes up, and how often it is taken."""

import re
from collections import Counter
from typing import NamedTuple

from cosecha.core.state import NONE
from cosecha.games.agricola import State, codes
from cosecha.games.agricola.actions import notation
from cosecha.games.agricola.board import CELL_NAMES
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import OCCUPATION
from cosecha.games.agricola.engine.decks import SPACES, is_drawn
from cosecha.games.agricola.engine.effects import MAY_LEAVE, card_of, effect_of
from cosecha.games.agricola.engine.spaces import NAMES as SPACE_NAMES
from cosecha.games.agricola.engine.stack import takes
from cosecha.games.agricola.goods import GOOD_NAMES

CARD_OF_SPACE = {space: card for card, space in SPACES.items()}
NOT_THEIRS = frozenset((codes.EXCHANGE, codes.DISCARD, codes.KEEP, codes.PAY))
"""Kinds of answers that any card may lead to."""
PEOPLE = ("own-person", "borrowed-person")
"""Whose turn it is to be placed: the space used before has nothing to do with it."""
ANIMALS = ("sheep", "boar", "cattle", "llama")
OCCUPATIONS = frozenset(name for card, name in enumerate(CARD_NAMES) if OCCUPATION[card])


class Chance(NamedTuple):
    """One of the options that a card gives."""

    card: int
    what: str

    def __str__(self) -> str:
        return f"{CARD_NAMES[self.card]} ({self.what})"


Chances = dict[int, Chance]
"""By answer."""


def chances(state: State, seat: int, legal: list[int]) -> Chances:
    """The answers of a seat that a drawn card gives it."""
    farm = state.farms[seat]
    if state.decks is None or not farm.steps or state.held >> seat & 1:
        return {}
    step = farm.steps[-1]
    asking = card_of(step) if is_drawn(card_of(step)) else NONE
    here = CARD_OF_SPACE.get(farm.space, NONE)
    found: Chances = {}
    for action in legal:
        kind = codes.kind_of(action)
        answers = takes(effect_of(step), action) or (kind == codes.DONE and step & MAY_LEAVE != 0)
        chance = _chance(asking if answers else NONE, action)
        if chance is None and kind == codes.CHOOSE and here != NONE and not card_of(step) >= 0:
            branch = notation(action).split()[1]
            chance = Chance(here, branch) if branch not in PEOPLE else None
        if chance is not None:
            found[action] = chance
    return found


def _chance(asking: int, action: int) -> Chance | None:
    kind, named = codes.kind_of(action), codes.named_by(action)
    if kind == codes.USE and asking == NONE:
        card = CARD_OF_SPACE.get(named, NONE)
        return None if card == NONE else Chance(card, "use")
    if kind in (codes.CARD, codes.PICK):
        card = named // codes.CHOICE
        return Chance(card, _kind_of_word(notation(action))) if is_drawn(card) else None
    if asking == NONE or kind in NOT_THEIRS:
        return None
    words = notation(action).split()
    return Chance(asking, " ".join(words[:2]) if kind == codes.CHOOSE else words[0])


def _kind_of_word(text: str) -> str:
    """What is picked; spaces, cells, seats, cards, animals and other goods are alike."""
    words = text.split()
    word = words[2] if len(words) > 2 else "offer"
    if word in SPACE_NAMES:
        return "a space"
    if word in OCCUPATIONS:
        return "an occupation"
    if word in CARD_NAMES:
        return "a card"
    if word in ANIMALS:
        return "an animal"
    if word in GOOD_NAMES:
        return "a good"
    if re.fullmatch("food[0-9]+", word):
        return "some food"
    if word[:2] in CELL_NAMES:
        return "a cell" if len(word) == 2 else "two cells"
    return "of another seat" if word.startswith("seat") else word


class Drawn:
    """Counts over many matches."""

    def __init__(self) -> None:
        self.revealed: Counter[int] = Counter()
        self.offered: Counter[Chance] = Counter()
        self.taken: Counter[Chance] = Counter()

    def add(self, other: "Drawn") -> None:
        self.revealed += other.revealed
        self.offered += other.offered
        self.taken += other.taken

    def note(self, found: Chances, action: int) -> None:
        self.offered.update(set(found.values()))
        if action in found:
            self.taken[found[action]] += 1
