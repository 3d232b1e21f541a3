"""Building fences."""

from typing import Final

from cosecha.core.message import Message, Token
from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import CELL_NAMES, PLOT_NUMBERS, around, border, cells_of
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.effects import effect, kind, repeated, step_of
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.events import PastureFenced
from cosecha.games.agricola.farm import Farm, connected_parts
from cosecha.games.agricola.fences import cheapest_pasture, fences_left, possible_pastures
from cosecha.games.agricola.goods import CLAY, WOOD
from cosecha.games.agricola.mechanisms.triggers import trigger
from cosecha.games.agricola.reasons import cell_token, too_few

_AFTER_FENCING: Final = trigger(hooks.AFTER_FENCING)


def _most_fences(farm: Farm) -> int:
    """How many fences can be paid for and are there: 1 wood each."""
    means = farm.goods[WOOD]
    if farm.hooks >> hooks.FENCE_PRICE & 1:
        means += farm.goods[CLAY]
    return min(means, fences_left(farm))


class Fencing(Mechanism):
    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        most = _most_fences(farm)
        return most > 0 and cheapest_pasture(farm) <= most

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        farm = state.farms[seat]
        left = fences_left(farm)
        needed = cheapest_pasture(farm)
        if needed > left:
            return Message("agricola-reason-no-pasture-site", {"left": left})
        return _too_few_for(farm, needed)

    def begins(self, state: Data, seat: int, below: int) -> None:
        farm = state.farms[seat]
        if farm.hooks >> hooks.AFTER_FENCING & 1:
            farm.enclosed_before = farm.enclosed
            farm.steps.insert(below, step_of(_AFTER_FENCING))

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], progress: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        most = _most_fences(farm)
        if most > 0:
            for mask in possible_pastures(farm, most):
                actions.append(codes.FENCE * codes.KIND + mask)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], progress: int, action: int, log: Log) -> None:
        farm = state.farms[seat]
        mask = codes.named_by(action)
        new = farm.fence_in(mask).bit_count()
        if log is not None:
            log.append(PastureFenced(seat, [CELL_NAMES[cell] for cell in cells_of(mask)], new))
        ways = _clay_for(farm, new) if farm.hooks >> hooks.FENCE_PRICE & 1 else [0]
        if len(ways) > 1:
            farm.steps.append(step_of(PAY_FENCES, new))
        else:
            _pay(farm, new, ways[0])

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        mask = codes.named_by(action)
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
        elif farm.enclosed and not around(mask) & farm.enclosed:
            return Message("agricola-reason-not-beside-pasture")
        needed = (border(mask) & ~farm.fences).bit_count()
        left = fences_left(farm)
        if needed > left:
            return Message("agricola-reason-too-few-fences", {"count": needed, "left": left})
        return _too_few_for(farm, needed)


def _too_few_for(farm: Farm, needed: int) -> Message:
    if farm.hooks >> hooks.FENCE_PRICE & 1:
        have = farm.goods[WOOD] + farm.goods[CLAY]
        return Message("agricola-reason-wood-or-clay", {"amount": needed, "have": have})
    return too_few(farm, WOOD, needed)


def _not_divided(farm: Farm, mask: int) -> Message | None:
    """Within pastures only a part of one can be split off, and of its two halves one is named."""
    for pasture in farm.pastures:
        if mask == pasture:
            return Message("agricola-reason-pasture-already")
        if not mask & ~pasture:
            rest = pasture & ~mask
            # A part that 15 fences can't enclose has no number.
            if mask in PLOT_NUMBERS and rest in PLOT_NUMBERS and PLOT_NUMBERS[rest] < PLOT_NUMBERS[mask]:
                half = [Token("cell", CELL_NAMES[cell]) for cell in cells_of(rest)]
                return Message("agricola-reason-other-half", {"cells": half})
            return None
    return Message("agricola-reason-across-fences")


class PayingFences(Mechanism):
    """`progress`: how many fences are to be paid for. They stand already."""

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], progress: int, actions: list[int]) -> None:
        for clay in _clay_for(state.farms[seat], progress):
            actions.append(codes.PAY * codes.KIND + clay)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], progress: int, action: int, log: Log) -> None:
        _pay(state.farms[seat], progress, codes.named_by(action))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        return Message("agricola-reason-clay-for-fences")

    def holds(self, state: Data, seat: int, good: int) -> bool:
        return good == WOOD or good == CLAY


def _clay_for(farm: Farm, fences: int) -> list[int]:
    """How many of the fences may be paid with clay instead of wood."""
    return list(range(max(0, fences - farm.goods[WOOD]), min(fences, farm.goods[CLAY]) + 1))


def _pay(farm: Farm, fences: int, clay: int) -> None:
    farm.goods[WOOD] -= fences - clay
    farm.goods[CLAY] -= clay


_FENCES: Final = effect(kind(Fencing("fence", 1 << codes.FENCE)), (), "fences")
PAY_FENCES: Final = effect(kind(PayingFences("pay", 1 << codes.PAY)), (), "pay for fences")


def fences() -> int:
    """Any number of pastures, one after the other."""
    return repeated(_FENCES)
