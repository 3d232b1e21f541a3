"""A card that takes an animal: one of its owner's or, if there are none, one of an opponent's."""

from typing import Final

from cosecha.core.state import Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES, choice
from cosecha.games.agricola.events import LlamaLost
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import ANIMALS, GOOD_NAMES
from cosecha.games.agricola.mechanisms.goods import lose_goods
from cosecha.games.agricola.mechanisms.partners import partner_of

_PREY: Final = (*[GOOD_NAMES[animal] for animal in ANIMALS], "llama")
_OWN: Final = [choice(animal) for animal in _PREY]
_OTHERS: Final = [[choice(f"seat{seat}-{animal}") for animal in _PREY] for seat in range(4)]
"""By seat and animal: the word that picks it."""


def prey(state: Data, farm: Farm) -> list[int]:
    """The animals that may be taken. In team play, those of the partner are safe."""
    found = _of(farm, _OWN)
    if not found:
        for other in state.farms:
            if other.seat != farm.seat and not (state.teams and other.seat == partner_of(farm.seat)):
                found += _of(other, _OTHERS[other.seat])
    return found


def _of(farm: Farm, words: list[int]) -> list[int]:
    llamas = 0 if farm.extras is None else farm.extras.llamas
    counts = (*[farm.goods[animal] for animal in ANIMALS], llamas)
    return [words[number] for number, count in enumerate(counts) if count]


def take_prey(state: Data, seat: int, card: int, word: int, log: Log) -> int:
    """Take an animal. Returns the seat that loses it."""
    victim, words = seat, _OWN
    for other, theirs in enumerate(_OTHERS):
        if word in theirs:
            victim, words = other, theirs
    animal = words.index(word)
    extras = state.farms[victim].extras
    if animal < len(ANIMALS):
        lose_goods(state, victim, ANIMALS[animal], 1, log, card)
    elif extras is not None:
        extras.llamas -= 1
        if log is not None:
            log.append(LlamaLost(victim, NAMES[card]))
    return victim
