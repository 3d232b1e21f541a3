"""Team play: what two farms are worth together, in the points of both.

The net estimates what each partner scores alone. Of that, a team scores only what both have: points in which one is
ahead of the other count for nothing if it stays so. The later it is, the less can still be made up for.
"""

from math import sqrt
from typing import Final

from cosecha.games.agricola.data import Data
from cosecha.games.agricola.mechanisms.animals import all_housed
from cosecha.games.agricola.mechanisms.partners import partner_of
from cosecha.games.agricola.phases import ROUNDS, WORK
from cosecha.games.agricola.scoring import counts, points, totals

_LEAST: Final = 5.0
"""For the product, a farm counts at least this much: below that it would make the partner's points look worthless."""
_CROWDED: Final = 20.0
"""The cost of animals that the partner has no room for: they would count as if they stayed."""

_PATIENCE: Final = 4.0
"""The people still to be placed with whom a quarter of a difference will be left."""


def together(state: Data, seat: int, mine: float, theirs: float) -> float:
    """The worth of a position for a team, from the points that a seat and its partner can expect on their own."""
    partner = partner_of(seat)
    crowded = 0.0 if all_housed(state.farms[partner]) else _CROWDED
    if state.options.teams == "product":
        return _mean(mine, theirs) - crowded
    return mine + theirs - _lost(state, seat, partner) * _uneven(state, seat, partner) - crowded


def scored(state: Data, seat: int) -> float:
    """The same at the end of the match."""
    found = float(totals(state)[seat])
    if state.options.teams == "product":
        return 2.0 * sqrt(found) if found > 0.0 else found
    return 2.0 * found


def _mean(mine: float, theirs: float) -> float:
    """Twice the geometric mean: it grows with the product, and one point counts as usual if the farms are equal."""
    found = 2.0 * sqrt(max(mine, _LEAST) * max(theirs, _LEAST))
    return found + min(mine - _LEAST, 0.0) + min(theirs - _LEAST, 0.0)


def _lost(state: Data, seat: int, partner: int) -> float:
    """How much of a difference will be left at the end. All of it once nobody has a person to place any more; before
    that, the partners' own points count for more."""
    left = 0
    for farm in (state.farms[seat], state.farms[partner]):
        left += (farm.home if state.phase <= WORK else 0) + (ROUNDS - state.round) * farm.people
    share = 1.0 / (1.0 + left / _PATIENCE)
    return share * share


def _uneven(state: Data, seat: int, partner: int) -> int:
    """By how many points the partners differ, over all categories."""
    mine = points(state.farms[seat], counts(state, seat))
    theirs = points(state.farms[partner], counts(state, partner))
    total = 0
    for number in range(len(mine)):
        total += abs(mine[number] - theirs[number])
    return total
