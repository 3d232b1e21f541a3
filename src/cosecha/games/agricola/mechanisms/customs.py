"""What variants change on every farm: house rules, the season, and cards of the partner.

All of it follows from the options, the round, the phase and the cards in play, so positions don't have it.
"""

from typing import Final

from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks, payments
from cosecha.games.agricola.engine.cards import HOOK_BITS, lay
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.mechanisms.partners import partner_of
from cosecha.games.agricola.options import ALL_SEASONS, SEASONS, TEAMS, WINTER, customs_of
from cosecha.games.agricola.phases import HOME

_LENT: Final[int] = payments.BUILDING | 1 << hooks.LINES
"""What a card does for its owner's partner too: the price of whatever is built."""


def settle_customs(state: Data) -> None:
    """Set the season, and what each farm knows of the variants."""
    customs = 0
    if state.variant:
        customs = customs_of(state.options) | state.variant & TEAMS
        if state.variant & ALL_SEASONS:
            state.season = _season(state)
            customs |= WINTER << state.season
    for farm in state.farms:
        if farm.customs != customs or state.teams:
            farm.customs = customs
            farm.lent = _lent(state, farm) if state.teams else ()
            farm.hooks = hooks_of(farm)
            farm.settle_pastures()


def _season(state: Data) -> int:
    """The season turns when everybody is home, before the harvest."""
    return season_of_round(state, max(1, state.round) + (1 if state.phase > HOME else 0))


def season_of_round(state: Data, round: int) -> int:
    return (SEASONS.index(state.options.first_season) + round - 1) % len(SEASONS)


def lend(state: Data, seat: int) -> None:
    """A seat has put a card into play, which may serve its partner too."""
    partner = state.farms[partner_of(seat)]
    partner.lent = _lent(state, partner)
    partner.hooks = hooks_of(partner)


def lay_at(state: Data, seat: int, card: int) -> None:
    """A card comes to a seat that hasn't played it."""
    lay(state.farms[seat], card)
    if state.teams:
        lend(state, seat)


def _lent(state: Data, farm: Farm) -> tuple[int, ...]:
    """The cards of the partner that make a building or an improvement cheaper. They work as if the farm had them: where
    one counts rooms, it counts those of the farm that pays."""
    partner = state.farms[partner_of(farm.seat)]
    return tuple([card for card in partner.played if _serves(HOOK_BITS[card])])


def _serves(bits: int) -> bool:
    return bits & _LENT != 0 and not bits >> hooks.RAISED & 1


def hooks_of(farm: Farm) -> int:
    """When the cards in play act, together with what the partner's cards and variants change."""
    found = 0
    for card in farm.played:
        found |= HOOK_BITS[card]
    for card in farm.lent:
        found |= HOOK_BITS[card] & _LENT | 1 << hooks.PRICE
    for customs, things, _ in payments.CUSTOMS:
        if farm.customs & customs:
            found |= things | 1 << hooks.PRICE | 1 << hooks.RAISED
    return found
