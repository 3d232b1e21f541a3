"""Building major improvements and playing minor ones."""

from typing import Final

from cosecha.core.message import Argument, Message, Token
from cosecha.core.state import NONE, Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks, payments
from cosecha.games.agricola.engine.cards import (
    FOOD_PRICES,
    LACKS,
    MUST_DO,
    NEEDS,
    OCCUPATION,
    PRICE_NOW,
    card_token,
    fire_cards,
    meets_needs,
    price_of,
)
from cosecha.games.agricola.engine.effects import (
    COMBINATORS,
    KIND,
    MAY_LEAVE,
    MECHANISMS,
    PARTS,
    effect,
    impossible,
    kind,
    possible,
    step_of,
)
from cosecha.games.agricola.engine.mechanism import ASK, SKIP, Mechanism
from cosecha.games.agricola.engine.payments import Payment, ways
from cosecha.games.agricola.events import ImprovementBuilt, ImprovementReturned
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD, MATERIALS, Price
from cosecha.games.agricola.majors import (
    FIREPLACES,
    HEARTHS,
    MAJOR_NAMES,
    MAJOR_PRICES,
    MAJORS,
    OVENS,
    WELL,
    WELL_ROUNDS,
)
from cosecha.games.agricola.mechanisms.baking import bake
from cosecha.games.agricola.mechanisms.buying import Purchase
from cosecha.games.agricola.mechanisms.means import can_afford, can_obtain, too_poor
from cosecha.games.agricola.mechanisms.playing import not_asked_for, play_card
from cosecha.games.agricola.mechanisms.promises import promise_food
from cosecha.games.agricola.options import AUTUMN
from cosecha.games.agricola.reasons import lacking

PRINTED_MAJORS: Final[tuple[tuple[Price, ...], ...]] = tuple([(price,) for price in MAJOR_PRICES])


def cheapest(farm: Farm, what: int, price: Price) -> Price:
    """The price to show: the first of the ways to pay, usually the only one."""
    if not farm.hooks >> hooks.PRICE & 1:
        return price
    return payments.price_of_way(ways(farm, what, price)[0])


def major_prices(farm: Farm) -> tuple[tuple[Price, ...], ...]:
    """Every way to pay for each of the major improvements on this farm."""
    if not farm.hooks >> hooks.PRICE & 1:
        return PRINTED_MAJORS
    return tuple(
        [tuple([payments.price_of_way(way) for way in ways(farm, payments.MAJOR, price)]) for price in MAJOR_PRICES]
    )


def may_lack_food(farm: Farm) -> bool:
    """Whether a card in hand, or the offer of one in play, may cost more food than the farm has."""
    food = farm.goods[FOOD]
    if food < payments.most_food():
        return True
    for card in farm.hand:
        if food < FOOD_PRICES[card]:
            return True
        if card in PRICE_NOW:
            for good, amount in price_of(farm, card):
                if good == FOOD and food < amount:
                    return True
    return False


def _has_minors(farm: Farm) -> bool:
    for card in farm.hand:
        if not OCCUPATION[card]:
            return True
    return False


def _is_playable(state: Data, farm: Farm, card: int) -> bool:
    """Whether the prerequisite of a minor improvement is met."""
    return not OCCUPATION[card] and meets_needs(state, farm, card)


def _unmet(farm: Farm, card: int) -> Message:
    """The prerequisite of a card, and what is missing for it if that can be counted."""
    needs, count = NEEDS[card], LACKS.get(card)
    lacks: Argument = "none" if count is None else lacking(needs, count(farm))
    return Message("agricola-reason-prerequisite", {**card_token(card), "needs": needs, "lacks": lacks})


def _extra(farm: Farm, card: int) -> Price:
    """What a card's mandatory effect costs besides the card, where a season makes it cost something."""
    if not payments.is_raised(farm):
        return ()
    must = MUST_DO.get(card, NONE)
    if must == NONE or KIND[must] < COMBINATORS:
        return ()
    return MECHANISMS[KIND[must]].spends(farm, PARTS[must])


def _can_do(state: Data, farm: Farm, card: int) -> bool:
    """Whether a card's mandatory effect is possible. This may be slow."""
    must = MUST_DO.get(card, NONE)
    return must == NONE or possible(state, farm, must, farm.space)


class Minor(Purchase):
    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        for card in farm.hand:
            if (
                _is_playable(state, farm, card)
                and can_obtain(state, farm, payments.MINOR, price_of(farm, card), extra=_extra(farm, card))
                and _can_do(state, farm, card)
            ):
                return True
        return False

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        return Message("agricola-reason-no-card-to-play")

    def comes_up(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> int:
        """A player with minor improvements is asked even if none can be played: not asking would reveal that."""
        farm = state.farms[seat]
        if (step & MAY_LEAVE and _has_minors(farm)) or self.possible(state, farm, parts, farm.space):
            return ASK
        return SKIP

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        farm = state.farms[seat]
        for card in farm.hand:
            if (
                _is_playable(state, farm, card)
                and can_afford(farm, payments.MINOR, price_of(farm, card), extra=_extra(farm, card))
                and _can_do(state, farm, card)
            ):
                actions.append(codes.PLAY * codes.KIND + card)

    def takes(self, parts: tuple[int, ...], action: int) -> bool:
        if codes.kind_of(action) == codes.PLAY:
            return not OCCUPATION[codes.named_by(action)]
        return Mechanism.takes(self, parts, action)

    def price(self, state: Data, farm: Farm, parts: tuple[int, ...], action: int) -> Price:
        return price_of(farm, codes.named_by(action))

    def what(self, action: int) -> int:
        return payments.MINOR

    def buy(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        state.farms[seat].steps.append(step_of(_AFTER_IMPROVEMENT))
        play_card(state, seat, codes.named_by(action), log)

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        farm = state.farms[seat]
        card = codes.named_by(action)
        if card not in farm.hand or OCCUPATION[card]:
            return not_asked_for(farm, card)
        if not meets_needs(state, farm, card):
            return _unmet(farm, card)
        poor = too_poor(state, farm, payments.MINOR, price_of(farm, card), extra=_extra(farm, card))
        return poor or impossible(state, seat, MUST_DO[card])

    def wants_food(self, state: Data, seat: int) -> bool:
        return state.cards and may_lack_food(state.farms[seat])

    def is_about_hand(self, state: Data, seat: int) -> bool:
        return _has_minors(state.farms[seat])


class MajorOrMinor(Minor):
    def possible(self, state: Data, farm: Farm, parts: tuple[int, ...], space: int) -> bool:
        return _can_build_major(state, farm) or (state.cards and Minor.possible(self, state, farm, parts, space))

    def impossible(self, state: Data, seat: int, parts: tuple[int, ...]) -> Message:
        return Message("agricola-reason-no-improvement-payable")

    def add_answers(self, state: Data, seat: int, parts: tuple[int, ...], step: int, actions: list[int]) -> None:
        """Any that is left and affordable; a Cooking Hearth also for a returned Fireplace."""
        farm = state.farms[seat]
        for major in range(MAJORS):
            if not state.majors >> major & 1:
                continue
            if can_afford(farm, payments.MAJOR, MAJOR_PRICES[major]):
                actions.append(codes.BUILD * codes.KIND + major)
            if HEARTHS >> major & 1:
                for fireplace in range(MAJORS):
                    if farm.majors & FIREPLACES & 1 << fireplace:
                        actions.append(codes.UPGRADE * codes.KIND + major * codes.RETURNED + fireplace)
        Minor.add_answers(self, state, seat, parts, step, actions)

    def answer(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        if codes.kind_of(action) == codes.UPGRADE:
            _upgrade(state, seat, codes.named_by(action), log)
        else:
            Purchase.answer(self, state, seat, parts, step, action, log)

    def price(self, state: Data, farm: Farm, parts: tuple[int, ...], action: int) -> Price:
        if codes.kind_of(action) == codes.PLAY:
            return price_of(farm, codes.named_by(action))
        return MAJOR_PRICES[codes.named_by(action)]

    def what(self, action: int) -> int:
        return payments.MINOR if codes.kind_of(action) == codes.PLAY else payments.MAJOR

    def buy(self, state: Data, seat: int, parts: tuple[int, ...], step: int, action: int, log: Log) -> None:
        if codes.kind_of(action) == codes.PLAY:
            Minor.buy(self, state, seat, parts, step, action, log)
        else:
            _build(state, seat, codes.named_by(action), log)

    def refusal(self, state: Data, seat: int, parts: tuple[int, ...], action: int) -> Message:
        named = codes.named_by(action)
        upgrade = codes.kind_of(action) == codes.UPGRADE
        if codes.kind_of(action) == codes.PLAY:
            return Minor.refusal(self, state, seat, parts, action)
        major = named // codes.RETURNED if upgrade else named
        farm = state.farms[seat]
        if not state.majors >> major & 1:
            owner = [Token("seat", other) for other in range(state.players) if state.farms[other].majors >> major & 1]
            taken: dict[str, Argument] = {"improvement": Token("improvement", MAJOR_NAMES[major]), "seats": owner}
            return Message("agricola-reason-improvement-taken", taken)
        if upgrade:
            returned = Token("improvement", MAJOR_NAMES[named % codes.RETURNED])
            return Message("agricola-reason-no-fireplace", {"improvement": returned})
        return too_poor(state, farm, payments.MAJOR, MAJOR_PRICES[major]) or Message("agricola-reason-wrong-step")


def _can_build_major(state: Data, farm: Farm) -> bool:
    left = state.majors
    if left & HEARTHS and farm.majors & FIREPLACES:
        return True
    for major in range(MAJORS):
        if left >> major & 1 and can_obtain(state, farm, payments.MAJOR, MAJOR_PRICES[major]):
            return True
    return False


def _in_autumn(farm: Farm, way: Payment) -> list[Payment]:
    """1 building material less, whichever the owner likes. A returned Fireplace pays for everything."""
    return payments.one_less(way, MATERIALS)


payments.CUSTOMS.append((AUTUMN, payments.MAJOR, _in_autumn))


def _upgrade(state: Data, seat: int, named: int, log: Log) -> None:
    """Return a Fireplace as the price of a Cooking Hearth."""
    farm = state.farms[seat]
    fireplace = named % codes.RETURNED
    farm.majors &= ~(1 << fireplace)
    state.majors |= 1 << fireplace
    if log is not None:
        log.append(ImprovementReturned(seat, MAJOR_NAMES[fireplace]))
    _build(state, seat, named // codes.RETURNED, log)


def _build(state: Data, seat: int, major: int, log: Log) -> None:
    farm = state.farms[seat]
    farm.majors |= 1 << major
    state.majors &= ~(1 << major)
    if log is not None:
        log.append(ImprovementBuilt(seat, MAJOR_NAMES[major]))
    if major == WELL:
        promise_food(state, seat, WELL_ROUNDS, log)
    elif OVENS >> major & 1:
        farm.steps.append(step_of(bake(), may_leave=True))
    _fire_after(state, seat, log)


def _fire_after(state: Data, seat: int, log: Log) -> None:
    """Unlike other hooks, this one counts from the turn in which a card is played."""
    farm = state.farms[seat]
    if farm.hooks >> hooks.AFTER_IMPROVEMENT & 1:
        fire_cards(state, seat, farm.played, hooks.AFTER_IMPROVEMENT, log)


class _AfterMinor(Mechanism):
    def happen(self, state: Data, seat: int, parts: tuple[int, ...], step: int, log: Log) -> None:
        _fire_after(state, seat, log)


_AFTER_IMPROVEMENT: Final = effect(kind(_AfterMinor()), (), "cards after-improvement")
_MAJOR: Final = kind(MajorOrMinor("improve", 1 << codes.BUILD | 1 << codes.UPGRADE | 1 << codes.PLAY))
_MINOR: Final = kind(Minor("minor", 1 << codes.PLAY))


def major_or_minor() -> int:
    return effect(_MAJOR, (), "major or minor improvement")


def minor() -> int:
    return effect(_MINOR, (), "minor improvement")
