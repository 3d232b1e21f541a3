"""What is open at nearly every step: exchanging, discarding, and what cards offer at any time.

A step that must be done keeps what it can't do without: the last grain isn't eaten where it has to be sown or baked.
"""

from cosecha.core.message import Argument, Message, Token
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.effects import (
    KIND,
    MAY_LEAVE,
    MECHANISMS,
    ONE_OF,
    effect_of,
    possible,
    progress_of,
)
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import FOOD, MATERIALS, SHEEP
from cosecha.games.agricola.majors import MAJOR_NAMES, WORKSHOPS
from cosecha.games.agricola.mechanisms import animals, exchanges, offers
from cosecha.games.agricola.mechanisms.feeding import FEED
from cosecha.games.agricola.phases import ROUNDS
from cosecha.games.agricola.reasons import good_token, too_few


def _asked(farm: Farm) -> Mechanism:
    """The mechanism of the step that is asked; a placeholder for a combinator."""
    return MECHANISMS[KIND[effect_of(farm.steps[-1])]]


def _needs_nothing(farm: Farm) -> bool:
    """Whether the step can be answered with any goods or with none."""
    return farm.steps[-1] & MAY_LEAVE != 0 or not _asked(farm).needs_goods


def _can_spare(state: Data, poorer: Farm, good: int) -> bool:
    """Whether the step can do without one of a good. `poorer` is a copy of the farm to try it on."""
    if good >= SHEEP:
        return True
    poorer.goods[good] -= 1
    spared = possible(state, poorer, effect_of(poorer.steps[-1]), poorer.space)
    poorer.goods[good] += 1
    return spared


def _add_spared(state: Data, farm: Farm, open_ones: list[int], actions: list[int]) -> None:
    """Of exchanges or discards, those that leave the step possible."""
    poorer = None if _needs_nothing(farm) or not open_ones else farm.copy()
    for action in open_ones:
        if poorer is None or _can_spare(state, poorer, codes.named_by(action)):
            actions.append(action)


def add_exchanges(state: Data, seat: int, actions: list[int]) -> None:
    farm = state.farms[seat]
    if not _asked(farm).allows_exchange:
        return
    open_ones: list[int] = []
    exchanges.add_exchanges(farm, open_ones)
    _add_spared(state, farm, open_ones, actions)
    if state.cards:
        _add_offers(state, seat, actions)
    if effect_of(farm.steps[-1]) == FEED:
        exchanges.add_workshops(farm, progress_of(farm.steps[-1]), actions)


def add_discards(state: Data, seat: int, actions: list[int]) -> None:
    """Goods may be discarded whenever they may be exchanged."""
    farm = state.farms[seat]
    asked = _asked(farm)
    if not asked.allows_exchange:
        return
    open_ones: list[int] = []
    exchanges.add_discards(farm, open_ones)
    _add_spared(state, farm, [one for one in open_ones if not asked.holds(state, seat, codes.named_by(one))], actions)


def _add_offers(state: Data, seat: int, actions: list[int]) -> None:
    """What cards sell at any time; food that the step can't do without stays."""
    farm = state.farms[seat]
    if not farm.hooks >> hooks.ANY_TIME & 1 or not _asked(farm).allows_exchange:
        return
    if _needs_nothing(farm) or _can_spare(state, farm.copy(), FOOD):
        offers.add_any_time(state, farm, actions)


def add_helpful_exchanges(state: Data, seat: int, actions: list[int]) -> None:
    """The exchanges that can do more than turn goods into food earlier than necessary."""
    farm = state.farms[seat]
    kind = KIND[effect_of(farm.steps[-1])]
    # A choice may cost a food, and its other branches can be chosen without.
    if _asked(farm).wants_food(state, seat) or (kind == ONE_OF and farm.goods[FOOD] == 0):
        add_exchanges(state, seat, actions)
        return
    # With enough to eat and a harvest to come, an animal that makes room for a young one costs nothing, and a workshop
    # that isn't used in this harvest is a chance lost.
    fed = effect_of(farm.steps[-1]) == FEED and state.round < ROUNDS
    if fed and not animals.young_housed(farm):
        exchanges.add_cooking(farm, actions)
    if state.cards:
        _add_offers(state, seat, actions)
    if fed:
        exchanges.add_workshops(farm, progress_of(farm.steps[-1]), actions)


def no_exchange(farm: Farm, good: int) -> Message:
    step = farm.steps[-1]
    if not _asked(farm).allows_exchange:
        return Message("agricola-reason-no-cooking-while-breeding")
    if good in MATERIALS:
        workshop = exchanges.workshop_of(good)
        named: dict[str, Argument] = {"improvement": Token("improvement", MAJOR_NAMES[WORKSHOPS[workshop]])}
        if not farm.majors >> WORKSHOPS[workshop] & 1:
            return Message("agricola-reason-no-workshop", named)
        if effect_of(step) != FEED:
            return Message("agricola-reason-workshop-at-harvest", named)
        if progress_of(step) >> workshop & 1:
            return Message("agricola-reason-workshop-used", named)
    elif good >= SHEEP and farm.goods[good]:
        return Message("agricola-reason-no-cooking")
    elif farm.goods[good]:
        return Message("agricola-reason-needed-here", {"good": good_token(good)})
    return too_few(farm, good, 1)


def no_discard(farm: Farm, good: int) -> Message:
    if not _asked(farm).allows_exchange:
        return Message("agricola-reason-no-cooking-while-breeding")
    if farm.goods[good]:
        return Message("agricola-reason-needed-here", {"good": good_token(good)})
    return too_few(farm, good, 1)


def no_offer(state: Data, farm: Farm, card: int) -> Message:
    return offers.no_offer(state, farm, card, _asked(farm).allows_exchange)
