"""Purchases: paid at once or, if there is more than one way to pay, after a question."""

from typing import Final

from cosecha.core.message import Message
from cosecha.core.state import NONE, Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.effects import (
    KIND,
    MECHANISMS,
    PARTS,
    PROGRESS_BITS,
    REPEATED,
    card_of,
    effect,
    effect_of,
    kind,
    progress_of,
    step_of,
)
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.engine.payments import Payment, affordable, is_changed, pay_code, pay_way, ways
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD, STONE, Price, pay
from cosecha.games.agricola.mechanisms.means import can_obtain
from cosecha.games.agricola.mechanisms.partners import site_of

ACTION_BITS: Final = 26
_PLENTY: Final = 20


SAVED: Final = 1 << 20
"""In the progress of a repeated purchase: something was cheaper, once for the whole action."""


class Purchase(Mechanism):
    """Something with a price."""

    def may_repeat(self, state: Data, progress: int) -> bool:
        return progress == 1 or (state.decks is not None and progress == SAVED | 1)

    def price(self, state: Data, farm: Farm, parts: tuple[int, ...], action: int) -> Price:
        """The printed price of an answer."""
        raise NotImplementedError

    def site(self, state: Data, farm: Farm, action: int) -> Farm:
        """The farm where it is built; its price is that of this farm."""
        return site_of(state, farm, action)

    def extra(self, state: Data, farm: Farm, parts: tuple[int, ...], action: int) -> Price:
        """What is paid beside the price, whatever cards change."""
        return ()

    def what(self, action: int) -> int:
        """The kind of thing that is bought, see `payments.py`."""
        raise NotImplementedError

    def pay(self, state: Data, seat: int, way: Payment, log: Log) -> None:
        """Pay in this way. The log needn't say so: it follows from what is bought."""
        pay_way(state.farms[seat], way)

    def buy(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        """Carry out an answer that has been paid for."""
        raise NotImplementedError

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        farm = state.farms[seat]
        site = self.site(state, farm, action)
        price = self.price(state, site, parts, action)
        extra = self.extra(state, farm, parts, action)
        if not extra and not is_changed(farm, self.what(action)):
            pay(farm.goods, price)
        else:
            found = affordable(farm, ways(farm, self.what(action), price, site, extra))
            if len(found) > 1:
                pending = effect_of(step) << ACTION_BITS | action
                farm.steps.append(step_of(PAY, pending, card=card_of(step)))
                return
            self.conclude(state, seat, parts, step, action, found[0], log)
            return
        self.buy(state, seat, parts, step, action, log)

    def conclude(
        self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, way: Payment, log: Log
    ) -> None:
        """Pay in this way and carry out the answer."""
        farm = state.farms[seat]
        saves = NONE
        if farm.hooks >> hooks.ONCE_PER_ACTION & 1:
            saves = self._saves(state, farm, parts, step, action, way)
        self.pay(state, seat, way, log)
        self.buy(state, seat, parts, step, action, log)
        if saves != NONE:
            farm.steps[saves] |= SAVED << PROGRESS_BITS

    def _saves(self, state: Data, farm: Farm, parts: tuple[int, ...], step: int, action: int, way: Payment) -> int:
        """Where among the steps the action is that a payment saves something in, once for all of it; NONE if there is
        none, or if it costs the same without that."""
        for place in range(len(farm.steps) - 1, -1, -1):
            number = effect_of(farm.steps[place])
            if KIND[number] == REPEATED and PARTS[number][0] == effect_of(step):
                site = self.site(state, farm, action)
                price, extra = self.price(state, site, parts, action), self.extra(state, farm, parts, action)
                before = farm.steps[place]
                farm.steps[place] = before | SAVED << PROGRESS_BITS
                usual = ways(farm, self.what(action), price, site, extra)
                farm.steps[place] = before
                return NONE if way in usual else place
        return NONE


class Paying(Mechanism):
    """`progress`: the purchase as an effect and an action, carried out once it is paid for."""

    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        for step in reversed(farm.steps):
            if effect_of(step) == PAY:
                what, price, site, extra = _terms(state, farm, step)
                return can_obtain(state, farm, what, price, site, extra)
        return False

    def can_wait(self, state: Data, seat: int, parts: tuple[int, ...], progress: int) -> bool:
        """The purchase could have been chosen, with these goods or with more."""
        number, action = _split(progress)
        if number >= len(KIND) or not isinstance(MECHANISMS[KIND[number]], Purchase):
            return False
        rich = state.copy()
        for good in range(FOOD, STONE + 1):
            rich.farms[seat].goods[good] += _PLENTY
        found: list[int] = []
        for known in (state, rich):
            MECHANISMS[KIND[number]].add_answers(known, seat, PARTS[number], step_of(number), found)
        return action in found and codes.kind_of(action) != codes.UPGRADE

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        for way in _payments(state, state.farms[seat], step):
            actions.append(codes.PAY * codes.KIND + pay_code(way))

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        farm = state.farms[seat]
        number, bought = pending(step)
        mechanism = MECHANISMS[KIND[number]]
        assert isinstance(mechanism, Purchase)
        for way in _payments(state, farm, step):
            if pay_code(way) == codes.named_by(action):
                parts, step = PARTS[number], step_of(number, card=card_of(step))
                mechanism.conclude(state, seat, parts, step, bought, way, log)
                return

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        return Message("agricola-reason-no-such-payment")


def has_saved(farm: Farm, what: int) -> bool:
    """Whether the action that builds such things has already saved what is saved once in each action."""
    for step in farm.steps:
        number = effect_of(step)
        if KIND[number] == REPEATED and progress_of(step) & SAVED:
            mechanism = MECHANISMS[KIND[PARTS[number][0]]]
            if isinstance(mechanism, Purchase) and mechanism.what(0) == what:
                return True
    return False


def pending(step: int) -> tuple[int, int]:
    """What a payment is for: the effect and the action."""
    return _split(progress_of(step))


def _split(progress: int) -> tuple[int, int]:
    return progress >> ACTION_BITS, progress & (1 << ACTION_BITS) - 1


def _terms(state: Data, farm: Farm, step: int) -> tuple[int, Price, Farm, Price]:
    """What kind of thing a payment is for, its printed price, where it is built, and what is paid beside the price."""
    number, action = pending(step)
    mechanism = MECHANISMS[KIND[number]]
    assert isinstance(mechanism, Purchase)
    site = mechanism.site(state, farm, action)
    price = mechanism.price(state, site, PARTS[number], action)
    return mechanism.what(action), price, site, mechanism.extra(state, farm, PARTS[number], action)


def _payments(state: Data, farm: Farm, step: int) -> list[Payment]:
    what, price, site, extra = _terms(state, farm, step)
    return affordable(farm, ways(farm, what, price, site, extra))


PAY: Final = effect(kind(Paying("pay", 1 << codes.PAY)), (), "pay")
