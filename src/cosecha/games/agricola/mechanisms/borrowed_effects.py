"""Carrying out the effect of an unoccupied action space without placing a person.

This is no use of the space: cards that act when somebody uses it stay silent, and it stays unoccupied. Costs are paid
as usual, and goods taken from an accumulation space may make the player draw a card.
"""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import NONE, Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES as CARD_NAMES
from cosecha.games.agricola.engine.cards import PICKING, card_token, is_at_hand, space_word, word_space
from cosecha.games.agricola.engine.effects import KIND, ONE_OF, effect, is_about_hand, kind, possible, step_of
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.engine.spaces import GOODS, NAMES
from cosecha.games.agricola.events import EffectBorrowed
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.mechanisms.goods import lying_on
from cosecha.games.agricola.mechanisms.improvements import may_lack_food
from cosecha.games.agricola.mechanisms.people import borrow_space
from cosecha.games.agricola.mechanisms.placing import effect_on, is_closed


class BorrowEffect(Mechanism):
    """`parts`: the card that allows it, and how many of the tokens on it are spent."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress == 0 and state.decks is not None and is_at_hand(state, seat, parts[0])

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return farm.stores.get(parts[0], 0) >= parts[1] and len(_open_spaces(state, farm)) > 0

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        if farm.stores.get(parts[0], 0) < parts[1]:
            return  # a step that may be taken early is asked for its answers even if it isn't possible
        for space in _open_spaces(state, farm):
            actions.append(codes.PICK * codes.KIND + parts[0] * codes.CHOICE + space_word(space))

    def takes(self, parts: tuple[int, ...], action: int) -> bool:
        return codes.kind_of(action) == codes.PICK and codes.named_by(action) // codes.CHOICE == parts[0]

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        farm = state.farms[seat]
        card, space = parts[0], word_space(codes.named_by(action) % codes.CHOICE)
        if parts[1]:
            farm.stores[card] -= parts[1]
        if log is not None:
            log.append(EffectBorrowed(seat, CARD_NAMES[card], NAMES[space]))
        what = effect_on(state, space)
        borrow_space(farm, space)
        farm.steps.append(step_of(what))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        return Message("agricola-reason-card-offers-nothing", card_token(parts[0]))

    def wants_food(self, state: Data, seat: int) -> bool:
        return may_lack_food(state.farms[seat])

    def is_about_hand(self, state: Data, seat: int) -> bool:
        for space in state.spaces:
            if state.occupied[space] == 0 and is_about_hand(state, seat, effect_on(state, space)):
                return True
        return False


def _open_spaces(state: Data, farm: Farm) -> list[int]:
    """The unoccupied spaces of which something can be carried out. An accumulation space needs goods, but a tile may
    have other effects."""
    found: list[int] = []
    for space in state.spaces:
        if state.occupied[space] or (state.season != NONE and is_closed(state, space)):
            continue
        what = effect_on(state, space)
        empty = GOODS[space] != NONE and KIND[what] != ONE_OF and not lying_on(state, space)
        if not empty and possible(state, farm, what, space):
            found.append(space)
    return found


_BORROW: Final = kind(BorrowEffect("card", 1 << codes.PICK, needs_goods=False))


def borrow_effect(card: int, tokens: int = 0) -> int:
    PICKING.add(card)
    return effect(_BORROW, (card, tokens), f"card {CARD_NAMES[card]}: effect of a space")
