"""The actions a seat may take for its pending steps.

The top step is the current one. If it may be skipped, the actions of the and/or steps below it are open too, so that a
player sees everything possible in one list; `done` skips the rest.
"""

from typing import TYPE_CHECKING

from cosecha.games.agricola import codes
from cosecha.games.agricola.cards import hooks
from cosecha.games.agricola.effects import (
    AND_OR,
    BAKE,
    BREED,
    CODES,
    FEED,
    FENCES,
    KEEP,
    KIND,
    MAJOR,
    MAY_LEAVE,
    MINOR,
    OCCUPATION,
    OFFER,
    ONE_OF,
    OPTIONAL,
    PARTS,
    PAY_FENCES,
    PLACE,
    PLOW,
    RENOVATE,
    REPEATED,
    ROOM,
    SOW,
    STABLE,
    effect_of,
    progress_of,
)
from cosecha.games.agricola.goods import CLAY, FOOD, SHEEP, WOOD
from cosecha.games.agricola.phases import ROUNDS
from cosecha.games.agricola.rules import (
    exchanges,
    fields,
    harvest,
    house,
    improvements,
    livestock,
    pastures,
    playing,
)
from cosecha.games.agricola.rules.possible import possible
from cosecha.games.agricola.spaces.table import EFFECTS

if TYPE_CHECKING:
    from cosecha.games.agricola.farm import Farm
    from cosecha.games.agricola.state import State


def _add_actions(state: "State", seat: int, effect: int, actions: list[int]) -> None:
    """Append the actions for an effect."""
    kind = KIND[effect]
    farm = state.farms[seat]
    if kind == PLACE:
        _add_placements(state, seat, actions)
    elif kind == AND_OR:
        for part in PARTS[effect]:
            _add_actions(state, seat, part, actions)
    elif kind == REPEATED or kind == OPTIONAL:
        _add_actions(state, seat, PARTS[effect][0], actions)
    elif kind == ONE_OF:
        for number, part in enumerate(PARTS[effect]):
            if possible(state, farm, part, farm.space):
                actions.append(codes.CHOOSE * codes.KIND + CODES[effect][number])
    elif kind == PLOW:
        fields.add_plowing(farm, actions)
    elif kind == SOW:
        fields.add_sowing(farm, actions)
    elif kind == BAKE:
        fields.add_baking(farm, actions)
    elif kind == FENCES:
        pastures.add_fences(farm, actions)
    elif kind == ROOM:
        house.add_rooms(farm, actions)
    elif kind == STABLE:
        pastures.add_stables(farm, PARTS[effect][0], actions)
    elif kind == RENOVATE:
        house.add_renovation(farm, actions)
    elif kind == MAJOR:
        improvements.add_majors(state, seat, actions)
        playing.add_minors(farm, actions)
    elif kind == MINOR:
        playing.add_minors(farm, actions)
    elif kind == OCCUPATION:
        playing.add_occupations(farm, PARTS[effect], actions)
    elif kind == OFFER:
        if possible(state, farm, effect, farm.space):
            actions.append(codes.CARD * codes.KIND + PARTS[effect][0] * codes.CHOICE)
    elif kind == KEEP or kind == BREED:
        livestock.add_keeps(farm, actions)
    elif kind == FEED:
        actions.append(codes.FEED * codes.KIND)


def _add_placements(state: "State", seat: int, actions: list[int]) -> None:
    """Every free space in play with an effect that is possible for the seat."""
    farm = state.farms[seat]
    for space in state.spaces:
        if state.occupied[space] == 0 and (
            state.piles[space] or possible(state, farm, EFFECTS[space][state.players], space)
        ):
            actions.append(codes.USE * codes.KIND + space)


def can_place(state: "State", seat: int) -> bool:
    """Whether there is a space that a seat can use."""
    actions: list[int] = []
    _add_placements(state, seat, actions)
    return len(actions) > 0


def choices(state: "State", seat: int) -> list[int]:
    """A seat's legal actions without exchanges, discards and cards for any time."""
    known = state.farms[seat].choices
    return _choices(state, seat) if known is None else known[:]


def keep_choices(state: "State", seat: int) -> list[int]:
    """Compute and cache the choices of the current step."""
    farm = state.farms[seat]
    if farm.choices is None:
        farm.choices = _choices(state, seat)
    return farm.choices


def _choices(state: "State", seat: int) -> list[int]:
    steps = state.farms[seat].steps
    actions: list[int] = []
    depth = len(steps) - 1
    step = steps[depth]
    _add_open(state, seat, step, actions)
    if not step & MAY_LEAVE:
        return actions
    while depth > 0 and KIND[effect_of(steps[depth - 1])] == AND_OR:
        depth -= 1
        _add_open(state, seat, steps[depth], actions)
    actions.append(codes.DONE * codes.KIND)
    return actions


def _add_open(state: "State", seat: int, step: int, actions: list[int]) -> None:
    """Append the actions for a step on the stack; for an and/or, only those of the parts not done."""
    effect = effect_of(step)
    if KIND[effect] == PAY_FENCES:
        pastures.add_fence_prices(state.farms[seat], progress_of(step), actions)
        return
    if KIND[effect] != AND_OR:
        _add_actions(state, seat, effect, actions)
        return
    done = progress_of(step)
    for number, part in enumerate(PARTS[effect]):
        if not done >> number & 1:
            _add_actions(state, seat, part, actions)


def add_exchanges(state: "State", seat: int, actions: list[int]) -> None:
    """Exchanges are possible at every step except breeding, but not of a crop that the step needs."""
    farm = state.farms[seat]
    step = farm.steps[-1]
    kind = KIND[effect_of(step)]
    if kind == BREED:
        return
    candidates: list[int] = []
    exchanges.add_exchanges(farm, candidates)
    poorer = None if _needs_nothing(step) or not candidates else farm.copy()
    for action in candidates:
        if poorer is None or _can_spare(state, poorer, effect_of(step), codes.named_by(action)):
            actions.append(action)
    if state.cards:
        add_any_time(state, seat, actions)
    if kind == FEED:
        exchanges.add_workshops(farm, progress_of(step), actions)


def add_discards(state: "State", seat: int, actions: list[int]) -> None:
    """Goods may be discarded whenever they may be exchanged, except what the step needs."""
    farm = state.farms[seat]
    step = farm.steps[-1]
    effect = effect_of(step)
    kind = KIND[effect]
    if kind == BREED:
        return
    candidates: list[int] = []
    exchanges.add_discards(farm, candidates)
    poorer = None if _needs_nothing(step) or not candidates else farm.copy()
    for action in candidates:
        good = codes.named_by(action)
        if kind == PAY_FENCES and (good == WOOD or good == CLAY):
            continue  # The fences are already built and must be paid for.
        if kind == FEED and good == FOOD and farm.goods[FOOD] <= harvest.food_needed(state, seat):
            continue  # Food must be used for the family.
        if poorer is None or _can_spare(state, poorer, effect, good):
            actions.append(action)


def add_any_time(state: "State", seat: int, actions: list[int]) -> None:
    """Cards may sell goods at every step except breeding, but not for food that the step needs."""
    farm = state.farms[seat]
    if not farm.hooks >> hooks.ANY_TIME & 1:
        return
    step = farm.steps[-1]
    effect = effect_of(step)
    if KIND[effect] != BREED and (_needs_nothing(step) or _can_spare(state, farm.copy(), effect, FOOD)):
        playing.add_any_time(farm, actions)


def _needs_nothing(step: int) -> bool:
    """Whether a step can be answered without any goods."""
    kind = KIND[effect_of(step)]
    return step & MAY_LEAVE != 0 or kind == PLACE or kind == FEED


def _can_spare(state: "State", poorer: "Farm", effect: int, good: int) -> bool:
    """Whether the step stays possible without one of a good. A player must use at least one action of a space, so the
    last grain can't be eaten if it is the only one to sow or bake.

    `poorer` is a copy of the farm, for trial.
    """
    if good >= SHEEP:
        return True
    poorer.goods[good] -= 1
    spared = possible(state, poorer, effect, poorer.space)
    poorer.goods[good] += 1
    return spared


def add_helpful_exchanges(state: "State", seat: int, actions: list[int]) -> None:
    """The exchanges that do more than turn goods into food earlier than necessary."""
    farm = state.farms[seat]
    step = farm.steps[-1]
    if _food_is_wanted(state, seat, KIND[effect_of(step)]):
        add_exchanges(state, seat, actions)
        return
    # With enough food, and another harvest to come, two kinds still help: cooking an animal to make room for its
    # young, and using a workshop, which works only once per harvest.
    fed = KIND[effect_of(step)] == FEED and state.round < ROUNDS
    if fed and not livestock.young_housed(farm):
        exchanges.add_cooking(farm, actions)
    if state.cards:
        add_any_time(state, seat, actions)
    if fed:
        exchanges.add_workshops(farm, progress_of(step), actions)


def _food_is_wanted(state: "State", seat: int, kind: int) -> bool:
    """Whether food is missing for a harvest, or may be missing for a price."""
    farm = state.farms[seat]
    food = farm.goods[FOOD]
    if kind == FEED:
        return food < harvest.food_needed(state, seat)
    if kind == ONE_OF or kind == OFFER:  # The cattle of a tile cost 1 food.
        return food == 0
    return state.cards and kind in (PLACE, MAJOR, MINOR) and food < playing.dearest(farm)
