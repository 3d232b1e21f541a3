"""Building stables."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELL_NAMES, count
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks, payments
from cosecha.games.agricola.engine.cards import is_awaited
from cosecha.games.agricola.engine.effects import effect, kind, step_of
from cosecha.games.agricola.events import PartnerStableBuilt, StableBuilt
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import WOOD, Price
from cosecha.games.agricola.mechanisms.buying import Purchase
from cosecha.games.agricola.mechanisms.means import can_afford, can_obtain, too_poor
from cosecha.games.agricola.mechanisms.partners import is_for_partner, not_served, seen_from_here, served
from cosecha.games.agricola.mechanisms.sites import add_on, stable_sites
from cosecha.games.agricola.mechanisms.triggers import trigger
from cosecha.games.agricola.options import STABLES
from cosecha.games.agricola.reasons import cell_token, not_empty

_AFTER_STABLES: Final = trigger(hooks.AFTER_STABLES)
_PRICES: Final[tuple[Price, ...]] = (((WOOD, 0),), ((WOOD, 1),), ((WOOD, 2),))
"""By amount of wood."""
STABLE_SURCHARGE: Final[Price] = ((WOOD, 1),)
"""What a stable for the partner costs more: 3 wood where one's own costs 2. Where a space or a card sells stables for
less, or gives them away, one for the partner costs 1 wood more all the same."""


def _can_have_stable(farm: Farm) -> bool:
    return count(farm.stables) < STABLES and stable_sites(farm) != 0


class Stables(Purchase):
    """`parts`: the price in wood."""

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        price = _PRICES[parts[0]]
        if _can_have_stable(farm) and can_obtain(state, farm, payments.STABLE, price):
            return True
        if not state.teams:
            return False
        site = served(state, farm)
        return (
            site is not None
            and _can_have_stable(site)
            and can_obtain(state, farm, payments.STABLE, price, site, STABLE_SURCHARGE)
        )

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        farm = state.farms[seat]
        if count(farm.stables) == STABLES:
            return Message("agricola-reason-no-stable-left", {"count": STABLES})
        poor = too_poor(state, farm, payments.STABLE, _PRICES[parts[0]])
        return poor or Message("agricola-reason-no-stable-site")

    def begins(self, state: Data, seat: int, below: int, log: Log) -> None:
        farm = state.farms[seat]
        if state.decks is not None and is_awaited(state, farm, hooks.AFTER_STABLES):
            farm.steps.insert(below, step_of(_AFTER_STABLES))

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        price = _PRICES[parts[0]]
        if _can_have_stable(farm) and can_afford(farm, payments.STABLE, price):
            add_on(stable_sites(farm), codes.STABLE, actions)
        if state.teams:
            site = served(state, farm)
            if site is not None and can_afford(farm, payments.STABLE, price, site, STABLE_SURCHARGE):
                add_on(stable_sites(site) if _can_have_stable(site) else 0, codes.PARTNER_STABLE, actions)

    def extra(self, state: Data, farm: Farm, parts: tuple[int, ...], action: int) -> Price:
        return STABLE_SURCHARGE if is_for_partner(action) else ()

    def price(self, state: Data, farm: Farm, parts: tuple[int, ...], action: int) -> Price:
        return _PRICES[parts[0]]

    def what(self, action: int) -> int:
        return payments.STABLE

    def buy(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        site = self.site(state, state.farms[seat], action)
        cell = codes.named_by(action)
        site.stables |= 1 << cell
        site.settle_pastures()
        if log is not None:
            name = CELL_NAMES[cell]
            log.append(StableBuilt(seat, name) if site.seat == seat else PartnerStableBuilt(seat, site.seat, name))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        nobody = not_served(state, farm, action)
        if nobody is not None:
            return nobody
        site = self.site(state, farm, action)
        why = _no_stable(site, codes.named_by(action))
        if why is not None:
            return why if site.seat == seat else seen_from_here(why)
        poor = too_poor(state, farm, payments.STABLE, _PRICES[parts[0]], site, self.extra(state, farm, parts, action))
        return poor or Message("agricola-reason-wrong-step")


def _no_stable(site: Farm, cell: int) -> Message | None:
    """Why a farm can't have a stable on a space, whatever it costs."""
    taken = not_empty(site, cell)
    if taken is None and not stable_sites(site) >> cell & 1:
        return Message("agricola-reason-not-beside-anything", cell_token(cell))
    if taken is None and count(site.stables) == STABLES:
        return Message("agricola-reason-no-stable-left", {"count": STABLES})
    return taken


STABLE: Final = kind(Stables("stable", 1 << codes.STABLE | 1 << codes.PARTNER_STABLE, rank=2))


def stable(wood: int) -> int:
    return effect(STABLE, (wood,), f"stable for {wood} wood")
