"""A person who lives on a card, and uses two spaces when everybody else is done."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import NONE, Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES
from cosecha.games.agricola.engine.effects import KIND, PARTS, effect, kind, progress_of, step_of
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.mechanisms.placing import no_placement, occupy, placements
from cosecha.games.agricola.mechanisms.turns import END_TURN
from cosecha.games.agricola.phases import WORK

# What the card remembers.
COMING: Final = 1
"""Somebody will go there instead of home this round."""
THERE: Final = 2
OUT: Final = 3
"""The person is on an action space."""


class Wandering(Mechanism):
    """`parts`: the card. The person goes from there, or from the last space, to one that is unoccupied."""

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return len(_spaces(state, farm)) > 0

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        lives = state.farms[seat].stores.get(parts[0], 0) >= THERE
        return progress == 0 and lives and state.phase == WORK and seat == state.active

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        actions += _spaces(state, state.farms[seat])

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        farm = state.farms[seat]
        assert farm.extras is not None
        if farm.stores[parts[0]] == OUT:
            _vacate(state, seat)
        else:
            farm.stores[parts[0]] = OUT
            farm.extras.away -= 1
        occupy(state, seat, codes.named_by(action), log)

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        return no_placement(state, seat, (), codes.named_by(action))


def _spaces(state: Data, farm: Farm) -> list[int]:
    """The unoccupied spaces where something can be done. The one that the person leaves isn't among them."""
    return placements(state, farm, [space for space in state.spaces if state.occupied[space] == 0])


def _vacate(state: Data, seat: int) -> None:
    space = state.farms[seat].space
    state.put(space, state.piles[space], state.occupied[space] & ~(1 << seat))


class GoBack(Mechanism):
    """`parts`: the card. If the person has used a space, the turn ends, and the person goes back. `progress`: 1 once
    the turn has ended."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress <= 1 and state.farms[seat].stores.get(parts[0], 0) >= THERE and state.phase == WORK

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        farm, card = state.farms[seat], parts[0]
        assert farm.extras is not None
        if farm.stores.get(card) != OUT:
            return
        if progress_of(step) == 0:
            farm.steps += [step_of(_go_back(card), 1), step_of(END_TURN, 1)]
            return
        _vacate(state, seat)
        farm.stores[card] = THERE
        farm.extras.away += 1
        others = [space for space in state.spaces if state.occupied[space] >> seat & 1]
        farm.space = others[0] if others else NONE


_WANDER: Final = kind(Wandering("place", 1 << codes.USE, needs_goods=False))
_GO_BACK: Final = kind(GoBack())


def _go_back(card: int) -> int:
    return effect(_GO_BACK, (card,), f"back to {NAMES[card]}")


def _wander(card: int) -> int:
    return effect(_WANDER, (card,), f"place from {NAMES[card]}")


def wanderings(card: int) -> list[int]:
    """The steps of such a turn. Each of the two uses may be declined."""
    once = step_of(_wander(card), may_leave=True, card=card)
    return [step_of(_go_back(card)), once, once]


def card_left(number: int) -> int:
    """The card that the person of this placement lives on; NONE for all other effects."""
    return PARTS[number][0] if KIND[number] == _WANDER else NONE
