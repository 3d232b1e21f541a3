"""Swapping all goods of one kind, in the supply or on an accumulation space, for as many of another kind.

The player picks first what is swapped, then what it becomes.
"""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import NONE, Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES as CARD_NAMES
from cosecha.games.agricola.engine.cards import card_token, choice, is_at_hand, space_word, word_space
from cosecha.games.agricola.engine.effects import effect, kind, progress_of, step_of
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.engine.spaces import GOODS as PILED
from cosecha.games.agricola.engine.spaces import NAMES
from cosecha.games.agricola.events import PileSwapped
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import GOOD_NAMES, GOODS, SHEEP
from cosecha.games.agricola.mechanisms.goods import gain_goods, lose_goods, lying_on

_FROM: Final = [choice(f"all-{good}") for good in GOOD_NAMES[:SHEEP]]
"""By good that lies in a supply, so not for animals: the word for all of it."""
_INTO: Final = [choice(f"into-{good}") for good in GOOD_NAMES]


def swappable(state: Data, farm: Farm) -> list[int]:
    """What can be swapped: goods of the farm's supply, and accumulation spaces, occupied or not."""
    found = [_FROM[good] for good in range(SHEEP) if farm.goods[good]]
    for space in state.spaces:
        if PILED[space] != NONE and lying_on(state, space):
            found.append(space_word(space))
    return found


class Into(Mechanism):
    """`parts`: the card. `progress`: the word for what is swapped."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        fits = state.decks is not None and is_at_hand(state, seat, parts[0])
        return fits and (progress == 0 or progress in swappable(state, state.farms[seat]))

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        there = [good for good, _ in _swapped(state, state.farms[seat], progress_of(step))]
        for good in range(GOODS):
            if good not in there:
                actions.append(codes.PICK * codes.KIND + parts[0] * codes.CHOICE + _INTO[good])

    def takes(self, parts: tuple[int, ...], action: int) -> bool:
        return codes.kind_of(action) == codes.PICK and codes.named_by(action) // codes.CHOICE == parts[0]

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        word, into = progress_of(step), _INTO.index(codes.named_by(action) % codes.CHOICE)
        if word in _FROM:
            good = _FROM.index(word)
            amount = state.farms[seat].goods[good]
            lose_goods(state, seat, good, amount, log, parts[0])
            gain_goods(state, seat, into, amount, log, parts[0])
        else:
            _swap_pile(state, seat, word_space(word), into, log)

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        return Message("agricola-reason-card-offers-nothing", card_token(parts[0]))


def _swapped(state: Data, farm: Farm, word: int) -> list[tuple[int, int]]:
    """The goods that a word stands for."""
    if word in _FROM:
        good = _FROM.index(word)
        return [(good, farm.goods[good])]
    return list(lying_on(state, word_space(word)))


def _swap_pile(state: Data, seat: int, space: int, good: int, log: Log) -> None:
    """Everything on a space becomes as many goods of one kind. Refills add the usual ones later."""
    decks = state.decks
    assert decks is not None
    amount = sum([count for _, count in lying_on(state, space)])
    usual = PILED[space] == good
    others = [each for each in decks.strange if each[0] != space]
    decks.strange = tuple(others if usual else sorted([*others, (space, good, amount)]))
    state.put(space, amount if usual else 0, state.occupied[space])
    if log is not None:
        log.append(PileSwapped(seat, NAMES[space], GOOD_NAMES[good], amount))


_INTO_KIND: Final = kind(Into("card", 1 << codes.PICK, allows_exchange=False))


def into(card: int) -> int:
    return effect(_INTO_KIND, (card,), f"card {CARD_NAMES[card]}: swap")


def choose_other(state: Data, seat: int, card: int, word: int) -> None:
    """Ask what becomes of the goods that a word stands for."""
    state.farms[seat].steps.append(step_of(into(card), word, card=card))
