"""What is legal at nearly every step: exchanging, discarding, and using cards of any time.

Goods that a mandatory step can't do without are kept: the last grain can't be eaten if it has to be sown or baked.
"""

from cosecha.core.message import Argument, Message, Token
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.effects import (
    ASKS,
    FREE,
    IN_ORDER,
    KIND,
    MAY_LEAVE,
    MECHANISMS,
    ONE_OF,
    OPTIONAL,
    PARTS,
    effect_of,
    possible,
    progress_of,
)
from cosecha.games.agricola.engine.mechanism import Mechanism
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import ANIMALS, FOOD, MATERIALS, SHEEP
from cosecha.games.agricola.majors import MAJOR_NAMES, WORKSHOPS
from cosecha.games.agricola.mechanisms import animals, exchanges, offers
from cosecha.games.agricola.mechanisms.feeding import FEED
from cosecha.games.agricola.mechanisms.revealing import is_carried_out_now
from cosecha.games.agricola.options import HOUSE_FIRST
from cosecha.games.agricola.phases import ROUNDS
from cosecha.games.agricola.reasons import good_token, too_few


def _asked(farm: Farm) -> Mechanism:
    """The mechanism of the current question; a placeholder for a combinator."""
    return MECHANISMS[KIND[effect_of(farm.steps[-1])]]


def _musts(state: Data, farm: Farm) -> list[int]:
    """The mandatory effects that may need goods. Cards can put steps above a mandatory one; one that has become
    impossible meanwhile needs nothing."""
    if not state.cards:
        step = farm.steps[-1]
        return [] if step & MAY_LEAVE or not _asked(farm).needs_goods else [effect_of(step)]
    found: list[int] = []
    for step in farm.steps:
        number = effect_of(step)
        if KIND[number] == IN_ORDER:
            number = PARTS[number][progress_of(step)]
        kind = KIND[number]
        if not step & (MAY_LEAVE | FREE) and kind != OPTIONAL and ASKS[kind] and MECHANISMS[kind].needs_goods:
            found.append(number)
    if state.decks is not None:
        found = [number for number in found if possible(state, farm, number, farm.space)]
    return found


def _stay_possible(state: Data, farm: Farm, musts: list[int]) -> bool:
    for number in musts:
        if not possible(state, farm, number, farm.space):
            return False
    return True


def _add_spared(state: Data, farm: Farm, open_ones: list[int], actions: list[int]) -> None:
    """Append the exchanges or discards that leave every mandatory effect possible."""
    musts = _musts(state, farm) if open_ones else []
    if not musts:
        actions += open_ones
        return
    after = farm.copy()
    goods = after.goods
    for action in open_ones:
        good = codes.named_by(action)
        food = farm.cooked(good) if codes.kind_of(action) == codes.EXCHANGE else 0
        goods[good] -= 1
        goods[FOOD] += food
        if _stay_possible(state, after, musts):
            actions.append(action)
        goods[FOOD] -= food
        goods[good] += 1


def _is_closed(state: Data, seat: int) -> bool:
    """While a card of an event deck is carried out, nobody exchanges anything, except for food that it asks for.
    Animals that it brings are cooked by not keeping them."""
    if state.decks is None or not is_carried_out_now(state):
        return False
    return not _asked(state.farms[seat]).wants_food(state, seat)


def add_exchanges(state: Data, seat: int, actions: list[int]) -> None:
    farm = state.farms[seat]
    if not _asked(farm).allows_exchange or _is_closed(state, seat):
        return
    open_ones: list[int] = []
    exchanges.add_exchanges(farm, open_ones)
    if farm.customs & HOUSE_FIRST and animals.must_house_first(farm):
        open_ones = [one for one in open_ones if codes.named_by(one) < SHEEP]
    _add_spared(state, farm, open_ones, actions)
    if state.cards:
        _add_offers(state, seat, actions)
    if effect_of(farm.steps[-1]) == FEED:
        exchanges.add_workshops(farm, progress_of(farm.steps[-1]), actions)


def add_smaller_keeps(state: Data, seat: int, actions: list[int]) -> None:
    """When animals don't all fit, more of them may be cooked than necessary. Cooking one by one would end as soon as
    the others fit."""
    farm = state.farms[seat]
    if effect_of(farm.steps[-1]) != animals.KEEP:
        return
    musts = _musts(state, farm)
    for action in animals.smaller_keeps(farm):
        if musts:
            after = farm.copy()
            for good, count in zip(ANIMALS, codes.kept(action), strict=True):
                after.goods[FOOD] += (after.goods[good] - count) * farm.cooked(good)
                after.goods[good] = count
            if not _stay_possible(state, after, musts):
                continue
        actions.append(action)


def add_discards(state: Data, seat: int, actions: list[int]) -> None:
    """Goods may be discarded whenever they may be exchanged."""
    farm = state.farms[seat]
    asked = _asked(farm)
    if not asked.allows_exchange or (state.decks is not None and is_carried_out_now(state)):
        return
    open_ones: list[int] = []
    exchanges.add_discards(farm, open_ones)
    _add_spared(state, farm, [one for one in open_ones if not asked.holds(state, seat, codes.named_by(one))], actions)


def _add_offers(state: Data, seat: int, actions: list[int]) -> None:
    """Append the uses of cards of any time that leave every mandatory effect possible."""
    farm = state.farms[seat]
    if not farm.hooks >> hooks.ANY_TIME & 1 or not _asked(farm).allows_exchange or _is_closed(state, seat):
        return
    open_ones: list[int] = []
    offers.add_any_time(state, farm, open_ones)
    musts = _musts(state, farm) if open_ones else []
    for action in open_ones:
        if musts:
            twin = state.copy()
            offers.use_card(twin, seat, action, None)
            if not _stay_possible(twin, twin.farms[seat], musts):
                continue
        actions.append(action)


def add_helpful_exchanges(state: Data, seat: int, actions: list[int]) -> None:
    """Append the exchanges that do more than turn goods into food too early; all of them if nothing else is legal."""
    farm = state.farms[seat]
    kind = KIND[effect_of(farm.steps[-1])]
    # One branch of a choice may cost a food while the others are free.
    if not actions or _asked(farm).wants_food(state, seat) or (kind == ONE_OF and farm.goods[FOOD] == 0):
        add_exchanges(state, seat, actions)
        return
    # With enough food and another harvest to come, cooking an animal to make room for a young one costs nothing, and an
    # unused workshop is a wasted chance.
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
        return _not_now(step)
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
        return Message(
            "agricola-reason-house-first" if animals.must_house_first(farm) else "agricola-reason-no-cooking"
        )
    elif farm.goods[good]:
        return Message("agricola-reason-needed-here", {"good": good_token(good)})
    return too_few(farm, good, 1)


def _not_now(step: int) -> Message:
    """Why goods can't be exchanged or discarded: animals breed or must be housed first, or cards are chosen."""
    asked = effect_of(step)
    if asked == animals.BREED:
        return Message("agricola-reason-no-cooking-while-breeding")
    return Message("agricola-reason-house-first" if asked in animals.KEEPING else "agricola-reason-wrong-step")


def no_discard(farm: Farm, good: int) -> Message:
    if not _asked(farm).allows_exchange:
        return _not_now(farm.steps[-1])
    if farm.goods[good]:
        return Message("agricola-reason-needed-here", {"good": good_token(good)})
    return too_few(farm, good, 1)


def no_offer(state: Data, farm: Farm, action: int) -> Message:
    return offers.no_offer(state, farm, action, _asked(farm).allows_exchange)
