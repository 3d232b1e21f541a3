"""Steps that run the hooks of cards, or a card's own function."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import ACTS, CAN_ACT, NAMES, WHY_NOT, fire, fire_laid, is_at_hand
from cosecha.games.agricola.engine.effects import effect, kind
from cosecha.games.agricola.engine.hooks import HOOK_NAMES
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.farm import Farm


class Trigger(Mechanism):
    """`parts`: the hook."""

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        fire(state, seat, parts[0], log)
        fire_laid(state, seat, parts[0], log)


class Act(Mechanism):
    """`parts`: the card."""

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        return progress == 0 and is_at_hand(state, seat, parts[0])

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        test = CAN_ACT.get(parts[0])
        return test is None or test(state, farm)

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        return Message(f"agricola-reason-{WHY_NOT.get(parts[0], 'wrong-step')}")

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        farm = state.farms[seat]
        # Always possible in play. A position from outside may have this step without its reason.
        if self.possible(state, farm, parts, farm.space):
            ACTS[parts[0]](state, seat, log)


TRIGGER: Final = kind(Trigger())
_ACT: Final = kind(Act())


def trigger(hook: int) -> int:
    """Run the cards with this hook."""
    return effect(TRIGGER, (hook,), f"cards {HOOK_NAMES[hook]}")


def act(card: int) -> int:
    """Run the card's own function in `ACTS`."""
    return effect(_ACT, (card,), f"card {NAMES[card]}")
