"""A mark on an accumulation space, from which its owner may take single goods."""

from typing import Final

from cosecha.core.state import NONE, Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES, choice, space_word, word_space
from cosecha.games.agricola.engine.spaces import GOODS
from cosecha.games.agricola.engine.spaces import NAMES as SPACE_NAMES
from cosecha.games.agricola.events import SpaceMarked
from cosecha.games.agricola.goods import GOOD_NAMES, SHEEP
from cosecha.games.agricola.mechanisms.animals import house_animals
from cosecha.games.agricola.mechanisms.goods import lying_on, obtain

_A_GOOD: Final = [choice(good) for good in GOOD_NAMES]


def is_marking(state: Data) -> bool:
    """Whether no space is marked yet."""
    return state.decks is not None and state.decks.marked == NONE


def markable(state: Data) -> list[int]:
    """Every accumulation space, occupied or not."""
    return [space_word(space) for space in state.spaces if GOODS[space] != NONE]


def mark_space(state: Data, seat: int, card: int, word: int, log: Log) -> None:
    assert state.decks is not None
    state.decks.marked = word_space(word)
    if log is not None:
        log.append(SpaceMarked(seat, NAMES[card], SPACE_NAMES[state.decks.marked]))


def goods_on_mark(state: Data) -> list[int]:
    """The kinds of goods on the marked space, if it is unoccupied."""
    assert state.decks is not None
    marked = state.decks.marked
    return [_A_GOOD[good] for good, _ in lying_on(state, marked)] if state.occupied[marked] == 0 else []


def take_from_mark(state: Data, seat: int, word: int, log: Log) -> None:
    """Take 1 good of a kind from the marked space. That is no use of the space, but may make the seat draw a card."""
    assert state.decks is not None
    good, farm = _A_GOOD.index(word), state.farms[seat]
    obtain(state, seat, state.decks.marked, ((good, 1),), len(farm.steps), log)
    if good >= SHEEP:
        house_animals(farm)
