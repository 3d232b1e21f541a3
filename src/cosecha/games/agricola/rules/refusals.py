"""Why an action is refused, in terms that help a person choose another."""

from typing import TYPE_CHECKING

from cosecha.core.message import Argument, Message, Token
from cosecha.games.agricola import codes
from cosecha.games.agricola.animals import fits
from cosecha.games.agricola.board import (
    CELL_NAMES,
    CELLS,
    FENCES,
    PLOT_NUMBERS,
    YARD,
    around,
    border,
    cells_of,
)
from cosecha.games.agricola.cards.hooks import FENCE_PRICE
from cosecha.games.agricola.cards.majors import (
    BAKERS,
    FIREPLACES,
    HEARTHS,
    MAJOR_NAMES,
    MAJOR_PRICES,
    MAJORS,
    WORKSHOP_GOODS,
    WORKSHOPS,
    most_baked,
)
from cosecha.games.agricola.cards.table import NAMES as CARD_NAMES
from cosecha.games.agricola.cards.table import NEEDS, OCCUPATION, PRICES
from cosecha.games.agricola.effects import (
    AND_OR,
    BAKE,
    BRANCHES,
    BREED,
    CODES,
    FEED,
    FROM_ROUND,
    GROW,
    GROW_URGENTLY,
    KIND,
    MAJOR,
    OFFER,
    PARTS,
    PAY,
    PLOW,
    RENOVATE,
    ROOM,
    SOW,
    STABLE,
    TAKE,
    effect_of,
    open_effects,
    progress_of,
)
from cosecha.games.agricola.effects import (
    FENCES as FENCE_EFFECT,
)
from cosecha.games.agricola.effects import OCCUPATION as OCCUPATION_EFFECT
from cosecha.games.agricola.farm import connected_parts
from cosecha.games.agricola.fences import cheapest_pasture, fences_left
from cosecha.games.agricola.goods import (
    BOAR,
    CATTLE,
    CLAY,
    FOOD,
    GOOD_NAMES,
    GOODS,
    GRAIN,
    MATERIALS,
    SHEEP,
    VEGETABLE,
    WOOD,
    Price,
)
from cosecha.games.agricola.options import HOUSE_MATERIALS, PEOPLE, ROOM_PRICES, STABLES
from cosecha.games.agricola.rules import fields, house, steps
from cosecha.games.agricola.rules.exchanges import workshop_of
from cosecha.games.agricola.rules.playing import improvement_price, occupation_cost
from cosecha.games.agricola.spaces.table import EFFECTS, NAMES

if TYPE_CHECKING:
    from cosecha.games.agricola.farm import Farm
    from cosecha.games.agricola.state import State


def reason(state: "State", seat: int, action: int) -> Message:
    """Why an illegal action of a seat that owes an answer is refused."""
    if not _exists(action):
        return Message("reason-no-such-action")
    kind = codes.kind_of(action)
    named = codes.named_by(action)
    farm = state.farms[seat]
    if kind == codes.EXCHANGE:
        return _no_exchange(farm, named)
    if kind == codes.DISCARD:
        return _no_discard(farm, named)
    if kind == codes.CARD:
        return _no_offer(state, seat, named // codes.CHOICE)
    open_now = open_effects(farm.steps)
    if kind == codes.DONE:
        return _not_done(open_now)
    for effect in open_now:
        if steps.answers(effect, kind):
            return _not_so(state, seat, effect, kind, named)
    if kind == codes.PLAY:
        return _not_here(farm, named)
    return Message("agricola-reason-wrong-step")


def _exists(action: int) -> bool:
    """Whether an int is a valid code, legal or not."""
    if action < 0:
        return False
    kind = codes.kind_of(action)
    named = codes.named_by(action)
    if kind == codes.USE:
        return named < len(NAMES)
    if kind == codes.ROOM or kind == codes.STABLE or kind == codes.PLOW:
        return named < CELLS
    if kind == codes.SOW:
        return named // codes.CROP in (GRAIN, VEGETABLE) and named % codes.CROP < CELLS
    if kind == codes.BAKE:
        return named > 0
    if kind == codes.FENCE:
        return 0 < named <= YARD
    if kind == codes.RENOVATE:
        return 0 < named < len(HOUSE_MATERIALS)
    if kind == codes.BUILD:
        return named < MAJORS
    if kind == codes.UPGRADE:
        return bool(HEARTHS >> named // codes.RETURNED & FIREPLACES >> named % codes.RETURNED & 1)
    if kind == codes.CHOOSE:
        return named < len(BRANCHES)
    if kind == codes.KEEP:
        return named < 1 << 3 * codes.COUNT_BITS
    if kind == codes.EXCHANGE:
        return named in WORKSHOP_GOODS or GRAIN <= named <= CATTLE
    if kind == codes.DISCARD:
        return named < GOODS
    if kind == codes.PLAY:
        return named < len(CARD_NAMES)
    if kind == codes.CARD:
        return named // codes.CHOICE < len(CARD_NAMES) and named % codes.CHOICE == 0
    if kind == codes.PAY:
        return named <= FENCES
    return (kind == codes.FEED or kind == codes.DONE) and named == 0


def _not_so(state: "State", seat: int, effect: int, kind: int, named: int) -> Message:
    """The step allows this kind of action, but not this one."""
    farm = state.farms[seat]
    if kind == codes.USE:
        return _no_use(state, seat, named)
    if kind == codes.ROOM:
        return _no_room(farm, named)
    if kind == codes.STABLE:
        return _no_stable(farm, PARTS[effect][0], named)
    if kind == codes.PLOW:
        return _no_plowing(farm, named)
    if kind == codes.SOW:
        return _no_sowing(farm, named // codes.CROP, named % codes.CROP)
    if kind == codes.BAKE:
        return _no_baking(farm, named)
    if kind == codes.FENCE:
        return _no_pasture(farm, named)
    if kind == codes.RENOVATE:
        return _no_renovation(farm, named)
    if kind == codes.BUILD or kind == codes.UPGRADE:
        return _no_improvement(state, seat, kind, named)
    if kind == codes.CHOOSE:
        return _no_choice(state, seat, effect, named)
    if kind == codes.PLAY:
        return _no_card(farm, named, effect)
    if kind == codes.PAY:
        return Message("agricola-reason-clay-for-fences")
    return _no_keeping(farm, codes.kept(named))


def _not_done(open_now: list[int]) -> Message:
    for effect in open_now:
        if KIND[effect] == FEED:
            return Message("agricola-reason-feed-first")
    return Message("agricola-reason-not-left-out")


# Tokens, and reasons that several actions share.


def _cell(cell: int) -> dict[str, Argument]:
    return {"cell": Token("cell", CELL_NAMES[cell])}


def _card(card: int) -> dict[str, Argument]:
    return {"card": Token("card", CARD_NAMES[card])}


def _good(good: int) -> Token:
    return Token("good", GOOD_NAMES[good])


def _too_few(farm: "Farm", good: int, needed: int) -> Message:
    have = farm.goods[good]
    return Message("agricola-reason-too-few-goods", {"good": _good(good), "amount": needed, "have": have})


def _cannot_pay(farm: "Farm", price: Price) -> Message | None:
    """Names the first missing good of a price."""
    for good, amount in price:
        if farm.goods[good] < amount:
            return _too_few(farm, good, amount)
    return None


def _not_empty(farm: "Farm", cell: int) -> Message | None:
    """Names what is on a space already."""
    what = ""
    if farm.rooms >> cell & 1:
        what = "room"
    elif farm.fields >> cell & 1:
        what = "field"
    elif farm.stables >> cell & 1:
        what = "stable"
    return Message("agricola-reason-cell-taken", {**_cell(cell), "what": what}) if what else None


def _not_open(farm: "Farm", cell: int) -> Message | None:
    """Rooms and fields need an empty space outside pastures."""
    taken = _not_empty(farm, cell)
    if taken is None and farm.enclosed >> cell & 1:
        return Message("agricola-reason-in-pasture", _cell(cell))
    return taken


# Placing a person.


def _no_use(state: "State", seat: int, space: int) -> Message:
    args: dict[str, Argument] = {"space": Token("space", NAMES[space])}
    if space not in state.spaces:
        coming = space in state.round_cards
        return Message("agricola-reason-card-to-come" if coming else "agricola-reason-not-in-play", args)
    if state.occupied[space]:
        there = [Token("seat", other) for other in range(state.players) if state.occupied[space] >> other & 1]
        return Message("agricola-reason-occupied", {**args, "seats": there})
    why = impossible(state, seat, EFFECTS[space][state.players])
    return Message("agricola-reason-nothing-there", {**args, "why": why})


def impossible(state: "State", seat: int, effect: int) -> Message:
    """Why no part of an effect is possible now."""
    kind = KIND[effect]
    parts = PARTS[effect]
    farm = state.farms[seat]
    if kind == AND_OR:
        one, other = impossible(state, seat, parts[0]), impossible(state, seat, parts[1])
        return Message("agricola-reason-neither", {"one": one, "other": other})
    if kind == TAKE:
        return Message("agricola-reason-nothing-lies-there")
    if kind == ROOM:
        return _cannot_pay(farm, ROOM_PRICES[farm.house]) or Message("agricola-reason-no-room-site")
    if kind == STABLE:
        return _no_stable_at_all(farm, parts[0]) or Message("agricola-reason-no-stable-site")
    if kind == PLOW:
        return Message("agricola-reason-no-field-site")
    if kind == SOW:
        return _no_sowing_at_all(farm)
    if kind == BAKE:
        return _no_baking_at_all(farm) or _too_few(farm, GRAIN, 1)
    if kind == FENCE_EFFECT:
        return _no_fences_at_all(farm)
    if kind == RENOVATE:
        return _no_renovation(farm, farm.house + 1)
    if kind == MAJOR:
        return Message("agricola-reason-no-improvement-payable")
    if kind == GROW or kind == GROW_URGENTLY:
        full = farm.people == PEOPLE
        return Message("agricola-reason-family-full" if full else "agricola-reason-no-room-for-child")
    if kind == FROM_ROUND:
        if state.round < parts[0]:
            return Message("agricola-reason-too-early", {"round": parts[0]})
        return impossible(state, seat, parts[1])
    if kind == PAY:
        return _too_few(farm, parts[0], parts[1])
    if kind == OCCUPATION_EFFECT:
        return _no_occupation_at_all(farm, parts)
    # In order, optional, repeated: the first part is impossible.
    return impossible(state, seat, parts[0])


# House, stables, fields.


def _no_room(farm: "Farm", cell: int) -> Message:
    taken = _not_open(farm, cell)
    if taken is not None:
        return taken
    if not house.room_sites(farm) >> cell & 1:
        return Message("agricola-reason-not-beside-room", _cell(cell))
    return _cannot_pay(farm, ROOM_PRICES[farm.house]) or Message("agricola-reason-wrong-step")


def _no_renovation(farm: "Farm", wanted: int) -> Message:
    if farm.house == len(HOUSE_MATERIALS) - 1:
        return Message("agricola-reason-house-of-stone")
    if wanted != farm.house + 1:
        return Message("agricola-reason-one-step")
    return _cannot_pay(farm, house.renovation_price(farm)) or Message("agricola-reason-wrong-step")


def _no_stable_at_all(farm: "Farm", wood: int) -> Message | None:
    if farm.stables.bit_count() == STABLES:
        return Message("agricola-reason-no-stable-left", {"count": STABLES})
    return _cannot_pay(farm, ((WOOD, wood),))


def _no_stable(farm: "Farm", wood: int, cell: int) -> Message:
    return _not_empty(farm, cell) or _no_stable_at_all(farm, wood) or Message("agricola-reason-wrong-step")


def _no_plowing(farm: "Farm", cell: int) -> Message:
    return _not_open(farm, cell) or Message("agricola-reason-not-beside-field", _cell(cell))


def _no_sowing_at_all(farm: "Farm") -> Message:
    if not farm.fields:
        return Message("agricola-reason-no-field")
    if not fields.empty_fields(farm):
        return Message("agricola-reason-no-empty-field")
    return Message("agricola-reason-nothing-to-sow")


def _no_sowing(farm: "Farm", good: int, cell: int) -> Message:
    if not farm.fields >> cell & 1:
        return Message("agricola-reason-no-field-there", _cell(cell))
    if farm.amounts[cell]:
        return Message("agricola-reason-field-sown", {**_cell(cell), "good": _good(farm.crops[cell])})
    return _too_few(farm, good, 1)


def _no_baking_at_all(farm: "Farm") -> Message | None:
    return None if farm.majors & BAKERS else Message("agricola-reason-no-oven")


def _no_baking(farm: "Farm", grain: int) -> Message:
    missing = _no_baking_at_all(farm)
    if missing is not None:
        return missing
    if farm.goods[GRAIN] < grain:
        return _too_few(farm, GRAIN, grain)
    return Message("agricola-reason-oven-full", {"count": most_baked(farm.majors)})


# Fences.


def _no_fences_at_all(farm: "Farm") -> Message:
    left = fences_left(farm)
    needed = cheapest_pasture(farm)
    if needed > left:
        return Message("agricola-reason-no-pasture-site", {"left": left})
    return _too_few_for_fences(farm, needed)


def _too_few_for_fences(farm: "Farm", needed: int) -> Message:
    """Rammed Clay lets clay pay for fences too."""
    if farm.hooks >> FENCE_PRICE & 1:
        have = farm.goods[WOOD] + farm.goods[CLAY]
        return Message("agricola-reason-wood-or-clay", {"amount": needed, "have": have})
    return _too_few(farm, WOOD, needed)


def _no_pasture(farm: "Farm", mask: int) -> Message:
    for cell in cells_of(mask):
        if (farm.rooms | farm.fields) >> cell & 1:
            what = "room" if farm.rooms >> cell & 1 else "field"
            return Message("agricola-reason-not-to-enclose", {**_cell(cell), "what": what})
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
    return _too_few_for_fences(farm, needed)


def _not_divided(farm: "Farm", mask: int) -> Message | None:
    """Only a part of one pasture can be split off, and only the half that stands for the division is legal."""
    for pasture in farm.pastures:
        if mask == pasture:
            return Message("agricola-reason-pasture-already")
        if not mask & ~pasture:
            rest = pasture & ~mask
            # A part that 15 fences can't enclose isn't in the table.
            if mask in PLOT_NUMBERS and rest in PLOT_NUMBERS and PLOT_NUMBERS[rest] < PLOT_NUMBERS[mask]:
                half = [Token("cell", CELL_NAMES[cell]) for cell in cells_of(rest)]
                return Message("agricola-reason-other-half", {"cells": half})
            return None
    return Message("agricola-reason-across-fences")


# Improvements and exchanges.


def _no_improvement(state: "State", seat: int, kind: int, named: int) -> Message:
    major = named // codes.RETURNED if kind == codes.UPGRADE else named
    farm = state.farms[seat]
    if not state.majors >> major & 1:
        owner = [Token("seat", other) for other in range(state.players) if state.farms[other].majors >> major & 1]
        args: dict[str, Argument] = {"improvement": Token("improvement", MAJOR_NAMES[major]), "seats": owner}
        return Message("agricola-reason-improvement-taken", args)
    if kind == codes.UPGRADE:
        returned = Token("improvement", MAJOR_NAMES[named % codes.RETURNED])
        return Message("agricola-reason-no-fireplace", {"improvement": returned})
    return _cannot_pay(farm, improvement_price(farm, MAJOR_PRICES[major])) or Message("agricola-reason-wrong-step")


def _no_card(farm: "Farm", card: int, effect: int) -> Message:
    if card not in farm.hand or OCCUPATION[card] != (KIND[effect] == OCCUPATION_EFFECT):
        return _not_here(farm, card)
    if OCCUPATION[card]:
        return _too_few(farm, FOOD, occupation_cost(farm, PARTS[effect]))
    poor = _cannot_pay(farm, improvement_price(farm, PRICES[card]))
    return poor or Message("agricola-reason-prerequisite", {**_card(card), "needs": NEEDS[card]})


def _no_occupation_at_all(farm: "Farm", costs: tuple[int, ...]) -> Message:
    for card in farm.hand:
        if OCCUPATION[card]:
            return _too_few(farm, FOOD, occupation_cost(farm, costs))
    return Message("agricola-reason-no-card-to-play")


def _no_offer(state: "State", seat: int, card: int) -> Message:
    """The current offer of a card may be too expensive; a card for any time may cost food that the step needs."""
    farm = state.farms[seat]
    effect = effect_of(farm.steps[-1])
    if KIND[effect] == OFFER and PARTS[effect][0] == card:
        return impossible(state, seat, PARTS[effect][1])
    if farm.stores.get(card, 0) and KIND[effect] != BREED:
        needed = Message("agricola-reason-needed-here", {"good": _good(FOOD)})
        return needed if farm.goods[FOOD] else _too_few(farm, FOOD, 1)
    return Message("agricola-reason-card-offers-nothing", _card(card))


def _not_here(farm: "Farm", card: int) -> Message:
    """This step isn't for cards of this kind."""
    if card not in farm.hand:
        return Message("agricola-reason-not-in-hand", _card(card))
    if OCCUPATION[card]:
        return Message("agricola-reason-occupation-elsewhere")
    return Message("agricola-reason-minor-elsewhere")


def _no_choice(state: "State", seat: int, effect: int, named: int) -> Message:
    for number, part in enumerate(PARTS[effect]):
        if CODES[effect][number] == named:
            return impossible(state, seat, part)
    return Message("agricola-reason-not-offered")


def _no_exchange(farm: "Farm", good: int) -> Message:
    step = farm.steps[-1]
    kind = KIND[effect_of(step)]
    if kind == BREED:
        return Message("agricola-reason-no-cooking-while-breeding")
    if good in MATERIALS:
        workshop = workshop_of(good)
        args: dict[str, Argument] = {"improvement": Token("improvement", MAJOR_NAMES[WORKSHOPS[workshop]])}
        if not farm.majors >> WORKSHOPS[workshop] & 1:
            return Message("agricola-reason-no-workshop", args)
        if kind != FEED:
            return Message("agricola-reason-workshop-at-harvest", args)
        if progress_of(step) >> workshop & 1:
            return Message("agricola-reason-workshop-used", args)
    elif good >= SHEEP and farm.goods[good]:
        return Message("agricola-reason-no-cooking")
    elif farm.goods[good]:
        return Message("agricola-reason-needed-here", {"good": _good(good)})
    return _too_few(farm, good, 1)


def _no_discard(farm: "Farm", good: int) -> Message:
    if KIND[effect_of(farm.steps[-1])] == BREED:
        return Message("agricola-reason-no-cooking-while-breeding")
    if farm.goods[good]:
        return Message("agricola-reason-needed-here", {"good": _good(good)})
    return _too_few(farm, good, 1)


def _no_keeping(farm: "Farm", keeps: tuple[int, int, int]) -> Message:
    for good in (SHEEP, BOAR, CATTLE):
        if keeps[good - SHEEP] > farm.goods[good]:
            return _too_few(farm, good, keeps[good - SHEEP])
    if fits(farm.splits, farm.loose, keeps[0], keeps[1], keeps[2]):
        return Message("agricola-reason-keep-more")
    return Message("agricola-reason-no-place-for-animals")
