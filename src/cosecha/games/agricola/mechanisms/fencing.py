"""Building fences."""

from typing import Final

from cosecha.core.event import Event
from cosecha.core.message import Message
from cosecha.core.state import NONE, Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.board import (
    EDGE_NAMES,
    FENCES,
    PLOT_BORDERS,
    PLOT_NUMBERS,
    cell_names,
)
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks, payments
from cosecha.games.agricola.engine.cards import fire, is_awaited
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
from cosecha.games.agricola.events import FenceLeftOpen, PartnerFenceLeftOpen, PartnerPastureFenced, PastureFenced
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.fences import (
    cheapest_pasture,
    fences_left,
    lines,
    new_fences,
    possible_pastures,
    possible_single_spaces,
    rail_sites,
)
from cosecha.games.agricola.goods import MATERIALS, WOOD, Price
from cosecha.games.agricola.mechanisms.buying import SAVED, Purchase
from cosecha.games.agricola.mechanisms.fence_refusals import no_pasture, no_rail
from cosecha.games.agricola.mechanisms.means import can_afford, can_obtain, too_poor
from cosecha.games.agricola.mechanisms.partners import is_for_partner, not_served, partner_of, seen_from_here, served
from cosecha.games.agricola.mechanisms.triggers import trigger
from cosecha.games.agricola.options import SPRING, TEAMS, UNFINISHED

_AFTER_FENCING: Final = trigger(hooks.AFTER_FENCING)


def _price(fences: int) -> Price:
    return ((WOOD, fences),)


def _most_fences(farm: Farm) -> int:
    """How many of the fences left can be paid for, at 1 wood each."""
    left = fences_left(farm)
    if by_lines(farm):
        return left  # what each pasture costs is checked one by one
    if not payments.is_changed(farm, payments.FENCES):
        return min(farm.goods[WOOD], left)
    while left > 0 and not can_afford(farm, payments.FENCES, _price(left)):
        left -= 1
    return left


def _most_for_partner(farm: Farm, site: Farm) -> int:
    """The same for the fences that the partner has left."""
    left = fences_left(site)
    while left > 0 and not can_afford(farm, payments.FENCES, _price(left), site, surcharge(farm, left)):
        left -= 1
    return left


def _can_fence(state: Data, farm: Farm) -> bool:
    if not farm.hooks & (payments.FENCES | 1 << hooks.TRADES | 1 << hooks.LINES):
        # The usual case: fences cost wood, and nothing can be exchanged for wood.
        most = min(farm.goods[WOOD], fences_left(farm))
        return most > 0 and cheapest_pasture(farm) <= most
    needed = cheapest_pasture(farm)
    if needed > fences_left(farm):
        return False
    if can_obtain(state, farm, payments.FENCES, _price(needed)):
        return True
    return by_lines(farm) and can_obtain(state, farm, payments.FENCES, _price(_cheapest_lines(farm)))


def _can_fence_for_partner(state: Data, farm: Farm) -> bool:
    site = served(state, farm)
    if site is None:
        return False
    needed = cheapest_pasture(site)
    if needed > fences_left(site):
        return False
    return can_obtain(state, farm, payments.FENCES, _price(needed), site, surcharge(farm, needed))


class Fencing(Purchase):
    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return _can_fence(state, farm) or (state.teams and _can_fence_for_partner(state, farm))

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        farm = state.farms[seat]
        left = fences_left(farm)
        needed = cheapest_pasture(farm)
        if needed > left:
            return Message("agricola-reason-no-pasture-site", {"left": left})
        wood = _cheapest_lines(farm) if by_lines(farm) else needed
        return too_poor(state, farm, payments.FENCES, _price(wood)) or Message("agricola-reason-wrong-step")

    def begins(self, state: Data, seat: int, below: int, log: Log) -> None:
        farm = state.farms[seat]
        if by_lines(farm):
            farm.steps.insert(below, step_of(_FORGET_LINES))
        if is_awaited(state, farm, hooks.AFTER_FENCING):
            farm.steps.insert(below, step_of(_AFTER_FENCING))
        fire(state, seat, hooks.BEFORE_FENCING, log)

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        if by_lines(farm):
            self.add_lines(state, farm, parts, actions)
        else:
            _add(farm, _most_fences(farm), codes.FENCE, codes.RAIL, actions)
        if state.teams:
            site = served(state, farm)
            if site is not None:
                _add(site, _most_for_partner(farm, site), codes.PARTNER_FENCE, codes.PARTNER_RAIL, actions)

    def add_lines(self, state: Data, farm: Farm, parts: tuple[int, ...], actions: list[int]) -> None:
        """The same where straight lines are paid for, so that more fences may cost less."""
        every: list[int] = []
        _add(farm, fences_left(farm), codes.FENCE, codes.RAIL, every)
        for action in every:
            if can_afford(farm, payments.FENCES, self.price(state, farm, parts, action)):
                actions.append(action)

    def extra(self, state: Data, farm: Farm, parts: tuple[int, ...], action: int) -> Price:
        if not is_for_partner(action):
            return ()
        return surcharge(farm, _new_fences(self.site(state, farm, action), action))

    def price(self, state: Data, farm: Farm, parts: tuple[int, ...], action: int) -> Price:
        """`farm` is the one with the fences; whether lines are paid for depends on the one that pays."""
        if state.decks is not None:
            if not is_for_partner(action):
                if by_lines(farm):
                    return _price(_line_price(farm, _new_edges(farm, action)))
            elif by_lines(state.farms[partner_of(farm.seat)]):
                # Our ruling: on the partner's farm, each pasture is counted by itself.
                return _price(lines(_new_edges(farm, action)))
        return _price(_new_fences(farm, action))

    def what(self, action: int) -> int:
        return payments.FENCES

    def may_repeat(self, state: Data, progress: int) -> bool:
        spring = state.farms[0].customs & SPRING != 0
        if progress & SAVED and state.decks is None:
            return False
        progress &= ~SAVED
        paid, built, given = _remembered(progress)
        fits = progress & 1 == 1 and paid <= (FREE_IN_SPRING + 1 if spring else 0)
        return fits and given <= FENCES and given <= built <= (2 * FENCES if state.teams else 0)

    def buy(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        farm = state.farms[seat]
        site = self.site(state, farm, action)
        if farm.customs & SPRING:
            _count(farm, self.price(state, site, parts, action))
        if farm.customs & TEAMS:
            _count_for(farm, site, _new_fences(site, action))
        if site.seat == seat and by_lines(farm):
            _remember_lines(farm, _new_edges(farm, action))
        if not _is_rail(action):
            _enclose(site, seat, codes.named_by(action), log)
            return
        site.fences |= 1 << codes.named_by(action)
        if log is not None:
            edge = EDGE_NAMES[codes.named_by(action)]
            log.append(FenceLeftOpen(seat, edge) if site.seat == seat else PartnerFenceLeftOpen(seat, site.seat, edge))

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        nobody = not_served(state, farm, action)
        if nobody is not None:
            return nobody
        site = self.site(state, farm, action)
        what = codes.named_by(action)
        why = no_rail(site, what) if _is_rail(action) else no_pasture(site, what)
        if why is not None:
            return why if site.seat == seat else seen_from_here(why)
        price = self.price(state, site, parts, action)
        poor = too_poor(state, farm, payments.FENCES, price, site, self.extra(state, farm, parts, action))
        return poor or Message("agricola-reason-wrong-step")


def _new_fences(farm: Farm, action: int) -> int:
    """How many fences an answer takes."""
    return 1 if _is_rail(action) else new_fences(farm.fences, codes.named_by(action))


def _new_edges(farm: Farm, action: int) -> int:
    """Where these fences stand."""
    return (
        1 << codes.named_by(action)
        if _is_rail(action)
        else PLOT_BORDERS[PLOT_NUMBERS[codes.named_by(action)]] & ~farm.fences
    )


def _is_rail(action: int) -> bool:
    return codes.kind_of(action) == codes.RAIL or codes.kind_of(action) == codes.PARTNER_RAIL


def _add(site: Farm, most: int, fence: int, rail: int, actions: list[int]) -> None:
    """Append what can be fenced on a farm with so many fences, as actions of these two kinds."""
    if most == 0:
        return
    for mask in possible_pastures(site, most):
        actions.append(fence * codes.KIND + mask)
    if site.customs & UNFINISHED:
        sites = rail_sites(site)
        for edge in range(len(EDGE_NAMES)):
            if sites >> edge & 1:
                actions.append(rail * codes.KIND + edge)


# In spring, the first fence of a Build Fences action that costs something is paid for, and the next 2 are free. The
# action's step remembers how many of these there were. What cards make free doesn't count.
FREE_IN_SPRING: Final = 2


def _action(farm: Farm) -> int:
    """Where among the steps the Build Fences action is; NONE outside one."""
    for place in range(len(farm.steps) - 1, -1, -1):
        if effect_of(farm.steps[place]) == FENCING:
            return place
    return NONE


def _remembered(progress: int) -> tuple[int, int, int]:
    """What the progress of a Build Fences action says: how many fences were paid for, as far as spring counts them; in
    team play, how many were built in all, and how many of these for the partner."""
    return progress >> 1 & 3, progress >> 3 & 31, (progress & ~SAVED) >> 8


def _in_action(farm: Farm) -> tuple[int, int, int]:
    place = _action(farm)
    return (0, 0, 0) if place == NONE else _remembered(progress_of(farm.steps[place]))


def _counted(farm: Farm) -> int:
    return _in_action(farm)[0]


def fences_this_action(farm: Farm) -> int:
    """How many fences the current Build Fences action has built on either farm. Only team play counts them."""
    return _in_action(farm)[1]


def fences_for_partner(farm: Farm) -> int:
    """How many of these stand on the partner's farm."""
    return _in_action(farm)[2]


def surcharge(farm: Farm, fences: int) -> Price:
    """What more fences for the partner cost beside their price: 1 wood for every 3 that one action begins, even for
    fences that are free otherwise."""
    before = fences_for_partner(farm)
    wood = (before + fences + 2) // 3 - (before + 2) // 3
    return ((WOOD, wood),) if wood else ()


def _count_for(farm: Farm, site: Farm, fences: int) -> None:
    place = _action(farm)
    if place == NONE:
        return
    farm.steps[place] += fences << (PROGRESS_BITS + 3)
    if site.seat != farm.seat:
        farm.steps[place] += fences << (PROGRESS_BITS + 8)


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
    if by_lines(farm):
        return [way]  # the price has been compared with this
    before, new = _counted(farm), sum(way)
    found = [way]
    for _ in range(new - _paid(before + new) + _paid(before)):
        found = [less for one in found for less in payments.one_less(one, MATERIALS)]
    return found


payments.CUSTOMS.append((SPRING, payments.FENCES, _in_spring))


# A card may let its owner pay 1 wood for each straight line of new fences. In one action, its owner has either that or
# fences that are free one by one: at each step, whichever is cheaper for the whole action so far.
LINE_CARDS: Final[set[int]] = set()
"""The cards that allow it. They remember where the fences of the current action stand."""
FREE_FENCES: Final[dict[int, int]] = {}
"""By card: how many single fences of an action it makes free."""


def by_lines(farm: Farm) -> bool:
    return farm.hooks >> hooks.LINES & 1 != 0


def _line_card(farm: Farm) -> int:
    """The card that allows it, perhaps the partner's."""
    for card in (*farm.played, *farm.lent):
        if card in LINE_CARDS:
            return card
    return NONE


class ForgetLines(Mechanism):
    """An action is over, and its lines can't grow any more."""

    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        farm = state.farms[seat]
        farm.stores.pop(_line_card(farm), None)


_FORGET_LINES: Final = effect(kind(ForgetLines()), (), "forget the lines of fences")


def _action_price(farm: Farm, edges: int) -> int:
    """What these fences cost as a whole action."""
    cards = (*farm.played, *farm.lent)
    single = max(0, edges.bit_count() - sum([FREE_FENCES[card] for card in cards if card in FREE_FENCES]))
    return min(lines(edges), _paid(single) if farm.customs & SPRING else single)


def _line_price(farm: Farm, edges: int) -> int:
    """What more fences cost after those that the action has built already. Lines may grow together."""
    built = farm.stores.get(_line_card(farm), 0)
    return max(0, _action_price(farm, built | edges) - _action_price(farm, built))


def _cheapest_lines(farm: Farm) -> int:
    """The lowest price of anything that can be enclosed now."""
    every: list[int] = []
    _add(farm, fences_left(farm), codes.FENCE, codes.RAIL, every)
    return min([_line_price(farm, _new_edges(farm, action)) for action in every], default=FENCES + 1)


def _remember_lines(farm: Farm, edges: int) -> None:
    card = _line_card(farm)
    farm.stores[card] = farm.stores.get(card, 0) | edges


def _enclose(farm: Farm, seat: int, mask: int, log: Log) -> None:
    """Fence in a pasture on a farm, which may be that of the seat's partner."""
    before = farm.enclosed
    new = farm.fence_in(mask).bit_count()
    if log is not None:
        log.append(_fenced(farm, seat, mask, new))
        if farm.customs & UNFINISHED:
            for pasture in farm.pastures:
                if pasture != mask and not pasture & before:
                    log.append(_fenced(farm, seat, pasture, 0))


def _fenced(farm: Farm, seat: int, mask: int, fences: int) -> Event:
    if farm.seat == seat:
        return PastureFenced(seat, cell_names(mask), fences)
    return PartnerPastureFenced(seat, farm.seat, cell_names(mask), fences)


class SmallPasture(Mechanism):
    """A new pasture of one space whose fences cost nothing. It isn't a Build Fences action, so it is for the
    seat's own farm."""

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


_ACTIONS: Final = 1 << codes.FENCE | 1 << codes.RAIL | 1 << codes.PARTNER_FENCE | 1 << codes.PARTNER_RAIL
_FENCES: Final = effect(kind(Fencing("fence", _ACTIONS)), (), "fences")
FENCING: Final = repeated(_FENCES)
_SMALL_PASTURE: Final = kind(SmallPasture("fence", 1 << codes.FENCE))


def fences() -> int:
    """Fence any number of pastures, one at a time; with a house rule, single fences too."""
    return FENCING


def small_pasture() -> int:
    return effect(_SMALL_PASTURE, (), "pasture of 1 space without cost")
