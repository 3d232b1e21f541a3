"""Turns for an owner who has nobody left to place."""

from collections.abc import Callable

from cosecha.core.state import NONE
from cosecha.games.agricola.cards.abilities import Ability, remember
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import OPTIONAL, mark
from cosecha.games.agricola.engine.effects import KIND, MECHANISMS, PARTS, in_order, possible
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import pay
from cosecha.games.agricola.mechanisms.offers import offer
from cosecha.games.agricola.mechanisms.placing import PLACE, can_place
from cosecha.games.agricola.mechanisms.turns import END_TURN, EXTRA_TURNS, HELPERS


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
