"""Plowing fields."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELL_NAMES
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import payments
from cosecha.games.agricola.engine.effects import card_of, effect, kind, step_of
from cosecha.games.agricola.engine.payments import Payment
from cosecha.games.agricola.events import FieldPlowed, PartnerFieldPlowed
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD, Price
from cosecha.games.agricola.mechanisms.buying import Purchase
from cosecha.games.agricola.mechanisms.goods import pay_goods
from cosecha.games.agricola.mechanisms.means import can_afford, can_obtain, too_poor
from cosecha.games.agricola.mechanisms.partners import not_served, seen_from_here, served
from cosecha.games.agricola.mechanisms.sites import add_on, plow_sites
from cosecha.games.agricola.options import OUTWARDS, WINTER
from cosecha.games.agricola.reasons import cell_token, not_open

_PRICE: Final[Price] = ()
"""A field costs nothing, by whatever effect, unless a season or a card says so."""


class Plowing(Purchase):
    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        if not _has_site(state, farm):
            return False
        # The usual case: there is nothing to pay.
        return not farm.hooks & payments.PLOWING or can_obtain(state, farm, payments.PLOWING, _PRICE)

    def payable(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return _has_site(state, farm) and can_afford(farm, payments.PLOWING, _PRICE)

    def spends(self, farm: Farm, parts: tuple[int, ...]) -> Price:
        return payments.least(farm, payments.PLOWING, _PRICE)

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        farm = state.farms[seat]
        return _too_poor(state, farm) if _has_site(state, farm) else Message("agricola-reason-no-field-site")

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        if not can_afford(farm, payments.PLOWING, _PRICE):
            return
        add_on(plow_sites(farm), codes.PLOW, actions)
        if state.teams:
            site = served(state, farm)
            if site is not None:
                add_on(plow_sites(site), codes.PARTNER_PLOW, actions)

    def price(self, state: Data, farm: Farm, parts: tuple[int, ...], action: int) -> Price:
        return _PRICE

    def what(self, action: int) -> int:
        return payments.PLOWING

    def pay(self, state: Data, seat: int, way: Payment, log: Log) -> None:
        """The log says what is paid, because a field usually costs nothing."""
        for good, amount in enumerate(way):
            if amount:
                pay_goods(state, seat, good, amount, log)

    def buy(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        site = self.site(state, state.farms[seat], action)
        cell = codes.named_by(action)
        site.fields |= 1 << cell
        if log is not None:
            name = CELL_NAMES[cell]
            log.append(FieldPlowed(seat, name) if site.seat == seat else PartnerFieldPlowed(seat, site.seat, name))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        nobody = not_served(state, farm, action)
        if nobody is not None:
            return nobody
        site = self.site(state, farm, action)
        why = _no_field(site, codes.named_by(action))
        if why is not None:
            return why if site.seat == seat else seen_from_here(why)
        return _too_poor(state, farm)

    def wants_food(self, state: Data, seat: int) -> bool:
        return not can_afford(state.farms[seat], payments.PLOWING, _PRICE)


def _has_site(state: Data, farm: Farm) -> bool:
    at_home = plow_sites(farm) != 0
    if at_home or not state.teams:
        return at_home
    site = served(state, farm)
    return site is not None and plow_sites(site) != 0


def _no_field(site: Farm, cell: int) -> Message | None:
    """Why a farm can't have a field on a space, whatever it costs."""
    taken = not_open(site, cell)
    if taken is not None or plow_sites(site) >> cell & 1:
        return taken
    if not site.customs & OUTWARDS:
        return Message("agricola-reason-not-beside-field", cell_token(cell))
    if site.fields:
        return Message("agricola-reason-not-beside-own-field", cell_token(cell))
    return Message("agricola-reason-not-beside-anything", cell_token(cell))


def _too_poor(state: Data, farm: Farm) -> Message:
    return too_poor(state, farm, payments.PLOWING, _PRICE) or Message("agricola-reason-wrong-step")


def _in_winter(farm: Farm, way: Payment) -> list[Payment]:
    return [payments.more(way, FOOD, 1)]


payments.CUSTOMS.append((WINTER, payments.PLOWING, _in_winter))

_ANSWERS: Final = 1 << codes.PLOW | 1 << codes.PARTNER_PLOW
_PLOW: Final = kind(Plowing("plow", _ANSWERS, rank=3))


def plow() -> int:
    return effect(_PLOW, (), "plow")


class PlowingSeveral(Plowing):
    """One field after the other. `parts`: up to how many."""

    def buy(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        Plowing.buy(self, state, seat, parts, step, action, log)
        if parts[0] > 1:
            more = step_of(plow_up_to(parts[0] - 1), may_leave=True, card=card_of(step))
            state.farms[seat].steps.append(more)


_PLOW_SEVERAL: Final = kind(PlowingSeveral("plow", _ANSWERS, rank=3))


def plow_up_to(most: int) -> int:
    """Up to this many fields, each by the usual rules."""
    if most > 1:
        plow_up_to(most - 1)  # effects are registered before the first match
    return effect(_PLOW_SEVERAL, (most,), f"plow up to {most}")
