"""Building fences."""

from typing import Final

from cosecha.core.message import Message, Token
from cosecha.core.state import NONE, Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import (
    CELL_NAMES,
    EDGE_NAMES,
    PLOT_NUMBERS,
    around,
    border,
    cell_names,
    cells_of,
    closed_in,
)
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks, payments
from cosecha.games.agricola.engine.cards import fire
from cosecha.games.agricola.engine.effects import (
    KIND,
    MECHANISMS,
    PROGRESS_BITS,
    effect,
    effect_of,
    kind,
    progress_of,
    repeated,
    step_of,
)
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.engine.payments import Payment
from cosecha.games.agricola.events import FenceLeftOpen, PastureFenced
from cosecha.games.agricola.farm import Farm, connected_parts
from cosecha.games.agricola.fences import (
    cheapest_pasture,
    fences_left,
    new_fences,
    next_to,
    possible_pastures,
    possible_single_spaces,
    rail_sites,
    touching_edges,
    useful_edges,
)
from cosecha.games.agricola.goods import MATERIALS, WOOD, Price
from cosecha.games.agricola.mechanisms.buying import Purchase
from cosecha.games.agricola.mechanisms.means import can_afford, can_obtain, too_poor
from cosecha.games.agricola.mechanisms.triggers import trigger
from cosecha.games.agricola.options import OUTWARDS, SPRING, UNFINISHED
from cosecha.games.agricola.reasons import cell_token

_AFTER_FENCING: Final = trigger(hooks.AFTER_FENCING)


def _price(fences: int) -> Price:
    return ((WOOD, fences),)


def _most_fences(farm: Farm) -> int:
    """How many of the fences left can be paid for, at 1 wood each."""
    left = fences_left(farm)
    if not payments.is_changed(farm, payments.FENCES):
        return min(farm.goods[WOOD], left)
    while left > 0 and not can_afford(farm, payments.FENCES, _price(left)):
        left -= 1
    return left


class Fencing(Purchase):
    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        if not farm.hooks & (payments.FENCES | 1 << hooks.TRADES):
            # The usual case: fences cost wood, and nothing can be exchanged for wood.
            most = min(farm.goods[WOOD], fences_left(farm))
            return most > 0 and cheapest_pasture(farm) <= most
        needed = cheapest_pasture(farm)
        return needed <= fences_left(farm) and can_obtain(state, farm, payments.FENCES, _price(needed))

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        farm = state.farms[seat]
        left = fences_left(farm)
        needed = cheapest_pasture(farm)
        if needed > left:
            return Message("agricola-reason-no-pasture-site", {"left": left})
        return too_poor(state, farm, payments.FENCES, _price(needed)) or Message("agricola-reason-wrong-step")

    def begins(self, state: Data, seat: int, below: int, log: Log) -> None:
        farm = state.farms[seat]
        if farm.hooks >> hooks.AFTER_FENCING & 1:
            farm.steps.insert(below, step_of(_AFTER_FENCING))
        fire(state, seat, hooks.BEFORE_FENCING, log)

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        most = _most_fences(farm)
        if most > 0:
            for mask in possible_pastures(farm, most):
                actions.append(codes.FENCE * codes.KIND + mask)
            if farm.customs & UNFINISHED:
                sites = rail_sites(farm)
                for edge in range(len(EDGE_NAMES)):
                    if sites >> edge & 1:
                        actions.append(codes.RAIL * codes.KIND + edge)

    def price(self, state: Data, farm: Farm, parts: tuple[int, ...], action: int) -> Price:
        if codes.kind_of(action) == codes.RAIL:
            return _price(1)
        return _price(new_fences(farm.fences, codes.named_by(action)))

    def what(self, action: int) -> int:
        return payments.FENCES

    def may_repeat(self, state: Data, progress: int) -> bool:
        spring = state.farms[0].customs & SPRING != 0
        return progress & 1 == 1 and progress >> 1 <= (FREE_IN_SPRING + 1 if spring else 0)

    def buy(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        farm = state.farms[seat]
        if farm.customs & SPRING:
            _count(farm, self.price(state, farm, parts, action))
        if codes.kind_of(action) == codes.RAIL:
            farm.fences |= 1 << codes.named_by(action)
            if log is not None:
                log.append(FenceLeftOpen(seat, EDGE_NAMES[codes.named_by(action)]))
            return
        _enclose(farm, seat, codes.named_by(action), log)

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        mask = codes.named_by(action)
        if codes.kind_of(action) == codes.RAIL:
            return _no_rail(state, farm, mask)
        for cell in cells_of(mask):
            if (farm.rooms | farm.fields) >> cell & 1:
                what = "room" if farm.rooms >> cell & 1 else "field"
                return Message("agricola-reason-not-to-enclose", {**cell_token(cell), "what": what})
        if len(connected_parts(mask)) > 1:
            return Message("agricola-reason-not-joined")
        if mask & farm.enclosed:
            divided = _not_divided(farm, mask)
            if divided is not None:
                return divided
        elif not around(mask) & next_to(farm.pastures, farm.rooms | farm.fields, farm.customs):
            if farm.enclosed:
                return Message("agricola-reason-not-beside-pasture")
            return Message("agricola-reason-first-pasture-apart")
        if farm.customs & UNFINISHED:
            across = _no_closing(farm, mask)
            if across is not None:
                return across
        needed = (border(mask) & ~farm.fences).bit_count()
        left = fences_left(farm)
        if needed > left:
            return Message("agricola-reason-too-few-fences", {"count": needed, "left": left})
        return too_poor(state, farm, payments.FENCES, _price(needed)) or Message("agricola-reason-wrong-step")


def _no_rail(state: Data, farm: Farm, edge: int) -> Message:
    """Why a fence can't be built at an edge and left open."""
    if not farm.customs & UNFINISHED:
        return Message("agricola-reason-no-open-fences")
    if farm.fences >> edge & 1:
        return Message("agricola-reason-fence-already")
    if not useful_edges(farm) >> edge & 1:
        return Message("agricola-reason-useless-fence")
    if farm.customs & OUTWARDS and not touching_edges(farm) >> edge & 1:
        return Message("agricola-reason-fence-apart")
    if fences_left(farm) == 0:
        return Message("agricola-reason-too-few-fences", {"count": 1, "left": 0})
    if not rail_sites(farm) >> edge & 1:
        return _in_the_way(farm, farm.fences | 1 << edge) or Message("agricola-reason-fence-closes")
    return too_poor(state, farm, payments.FENCES, _price(1)) or Message("agricola-reason-wrong-step")


def _in_the_way(farm: Farm, fences: int) -> Message | None:
    """The first room or field that these fences would close in."""
    for part in closed_in(fences):
        for cell in cells_of(part & (farm.rooms | farm.fields)):
            what = "room" if farm.rooms >> cell & 1 else "field"
            return Message("agricola-reason-not-to-enclose", {**cell_token(cell), "what": what})
    return None


def _no_closing(farm: Farm, mask: int) -> Message | None:
    """Why open fences don't allow this pasture."""
    fences = farm.fences | border(mask)
    if mask not in closed_in(fences):
        return Message("agricola-reason-open-fence-across")
    return _in_the_way(farm, fences)


# In spring, the first fence of a Build Fences action that costs something is paid for, and the next 2 are free. The
# action's step remembers how many of these there were. What cards make free doesn't count.
FREE_IN_SPRING: Final = 2


def _action(farm: Farm) -> int:
    """Where among the steps the Build Fences action is; NONE outside one."""
    for place in range(len(farm.steps) - 1, -1, -1):
        if effect_of(farm.steps[place]) == FENCING:
            return place
    return NONE


def _counted(farm: Farm) -> int:
    place = _action(farm)
    return 0 if place == NONE else progress_of(farm.steps[place]) >> 1


def _count(farm: Farm, price: Price) -> None:
    place = _action(farm)
    if place == NONE:
        return
    new = sum(payments.with_cards(farm, payments.FENCES, price)[0])
    counted = _counted(farm)
    more = min(FREE_IN_SPRING + 1, counted + new) - counted
    farm.steps[place] += more << (PROGRESS_BITS + 1)


def _paid(fences: int) -> int:
    """How many of so many fences in one action are paid for."""
    return min(fences, max(1, fences - FREE_IN_SPRING))


def _in_spring(farm: Farm, way: Payment) -> list[Payment]:
    before, new = _counted(farm), sum(way)
    found = [way]
    for _ in range(new - _paid(before + new) + _paid(before)):
        found = [less for one in found for less in payments.one_less(one, MATERIALS)]
    return found


payments.CUSTOMS.append((SPRING, payments.FENCES, _in_spring))


def _enclose(farm: Farm, seat: int, mask: int, log: Log) -> None:
    before = farm.enclosed
    new = farm.fence_in(mask).bit_count()
    if log is not None:
        log.append(PastureFenced(seat, cell_names(mask), new))
        if farm.customs & UNFINISHED:
            for pasture in farm.pastures:
                if pasture != mask and not pasture & before:
                    log.append(PastureFenced(seat, cell_names(pasture), 0))


def _not_divided(farm: Farm, mask: int) -> Message | None:
    """A division splits one pasture. Of its two halves, only one is legal: it stands for both."""
    for pasture in farm.pastures:
        if mask == pasture:
            return Message("agricola-reason-pasture-already")
        if not mask & ~pasture:
            rest = pasture & ~mask
            if farm.customs & UNFINISHED and rest not in closed_in(farm.fences | border(mask)):
                return None
            # A part that 15 fences can't enclose isn't in the table.
            if mask in PLOT_NUMBERS and rest in PLOT_NUMBERS and PLOT_NUMBERS[rest] < PLOT_NUMBERS[mask]:
                half = [Token("cell", CELL_NAMES[cell]) for cell in cells_of(rest)]
                return Message("agricola-reason-other-half", {"cells": half})
            return None
    return Message("agricola-reason-across-fences")


class SmallPasture(Mechanism):
    """A new pasture of one space whose fences cost nothing. It isn't a Build Fences action."""

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return len(possible_single_spaces(farm)) > 0

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        return Message("agricola-reason-no-pasture-site", {"left": fences_left(state.farms[seat])})

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        for mask in possible_single_spaces(state.farms[seat]):
            actions.append(codes.FENCE * codes.KIND + mask)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        _enclose(state.farms[seat], seat, codes.named_by(action), log)

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        if codes.named_by(action).bit_count() > 1:
            return Message("agricola-reason-one-space-only")
        return MECHANISMS[KIND[_FENCES]].refusal(state, seat, parts, action)


_FENCES: Final = effect(kind(Fencing("fence", 1 << codes.FENCE | 1 << codes.RAIL)), (), "fences")
FENCING: Final = repeated(_FENCES)
_SMALL_PASTURE: Final = kind(SmallPasture("fence", 1 << codes.FENCE))


def fences() -> int:
    """Fence any number of pastures, one at a time; with a house rule, single fences too."""
    return FENCING


def small_pasture() -> int:
    return effect(_SMALL_PASTURE, (), "pasture of 1 space without cost")
