"""What is left on accumulation spaces at the end of a round, for a player who has claimed it."""

from typing import Final

from cosecha.core.state import Log
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES
from cosecha.games.agricola.engine.effects import effect, kind
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.events import LeftoversClaimed
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.mechanisms.goods import lying_on, obtain


class Claim(Mechanism):
    """`parts`: the card, which remembers the goods as bits, and the goods."""

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        claimed = 0
        for good in parts[1:]:
            claimed |= 1 << good
            if log is not None:
                log.append(LeftoversClaimed(seat, NAMES[parts[0]], GOOD_NAMES[good]))
        state.farms[seat].stores[parts[0]] = claimed


_CLAIM: Final = kind(Claim())


def claim(card: int, *goods: int) -> int:
    """Claim all of these goods that will be left."""
    names = " and ".join([GOOD_NAMES[good] for good in goods])
    return effect(_CLAIM, (card, *goods), f"card {NAMES[card]}: claim {names}")


def take_leftovers(state: Data, seat: int, card: int, log: Log) -> None:
    """Take what the seat has claimed with a card, from every accumulation space, occupied or not."""
    farm = state.farms[seat]
    claimed = farm.stores.pop(card, 0)
    for space in state.spaces if claimed else []:
        left = tuple([(good, amount) for good, amount in lying_on(state, space) if claimed >> good & 1])
        if left:
            obtain(state, seat, space, left, len(farm.steps), log)
