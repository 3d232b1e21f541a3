"""Turns from cards: for an owner who has nobody left to place, before everybody's first turn, and after the last."""

from collections.abc import Callable

from cosecha.core.state import NONE
from cosecha.games.agricola.cards.abilities import Ability, remember
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import OPTIONAL, Hook, Test, hook, mark
from cosecha.games.agricola.engine.effects import KIND, MECHANISMS, PARTS, in_order, possible, step_of
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import pay
from cosecha.games.agricola.mechanisms.offers import offer
from cosecha.games.agricola.mechanisms.placing import PLACE, can_place
from cosecha.games.agricola.mechanisms.turns import END_TURN, EXTRA_TURNS, FIRST_TURNS, HELPERS, LAST_TURNS


def extra_turn(*parts: int, once_for: Callable[[Data, Farm], int]) -> Ability:
    """A turn with somebody whom these effects find. It is offered once for each number of `once_for`, which the card
    remembers. Where another card allows a second placement in the same turn, only the person is offered."""

    def ability(card: int) -> None:
        action = offer(card, in_order(*parts, PLACE, END_TURN))
        joining = offer(card, in_order(*parts))

        def turn(state: Data, farm: Farm) -> int:
            if farm.stores.get(card, NONE) == once_for(state, farm) or not possible(state, farm, action, farm.space):
                return NONE
            return action if _can_place_after(state, farm, parts) else NONE

        def offered(state: Data, farm: Farm) -> None:
            remember(farm, card, once_for(state, farm))

        def helper(state: Data, farm: Farm) -> int:
            return joining if possible(state, farm, joining, farm.space) else NONE

        EXTRA_TURNS[card] = turn, offered
        HELPERS[card] = helper
        OPTIONAL.add(card)
        mark(card, hooks.TURN_ORDER)

    return ability


def _can_place_after(state: Data, farm: Farm, parts: tuple[int, ...]) -> bool:
    """Whether a space can be used once these effects are paid: nobody pays for a person who has nowhere to go."""
    after = state.copy()
    for part in parts:
        pay(after.farms[farm.seat].goods, MECHANISMS[KIND[part]].spends(farm, PARTS[part]))
    return can_place(after, farm.seat)


def turn_before_all(when: Test, begin: Hook) -> Ability:
    """A turn before everybody's first one, in a round in which a condition holds."""

    def ability(card: int) -> None:
        FIRST_TURNS[card] = when
        _turn_with(card)
        OPTIONAL.add(card)
        hook(card, hooks.WORK_START, begin)

    return ability


def turn_after_all(when: Test, begin: Hook) -> Ability:
    """A turn after everybody's last one."""

    def ability(card: int) -> None:
        LAST_TURNS[card] = when
        OPTIONAL.add(card)
        hook(card, hooks.WORK_END, begin)

    return ability


def begin_extra_turn(state: Data, seat: int, card: int) -> None:
    """Offer a turn with somebody who is at home already."""
    state.farms[seat].steps.append(step_of(_turn_with(card), may_leave=True, card=card))


def _turn_with(card: int) -> int:
    return offer(card, in_order(PLACE, END_TURN))
