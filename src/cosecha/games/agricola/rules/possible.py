"""Whether an effect is possible now, which makes a space usable and a step worth asking."""

from typing import TYPE_CHECKING

from cosecha.games.agricola.effects import (
    AND_OR,
    BAKE,
    BREED,
    FENCES,
    FROM_ROUND,
    GAIN,
    GIVE_BACK,
    GROW,
    GROW_URGENTLY,
    IN_ORDER,
    KEEP,
    KIND,
    MAJOR,
    MINOR,
    NOTHING,
    OCCUPATION,
    OFFER,
    ONE_OF,
    OPTIONAL,
    PARTS,
    PAY,
    PLOW,
    RENOVATE,
    REPEATED,
    ROOM,
    SOW,
    STABLE,
    START_PLAYER,
    TAKE,
)
from cosecha.games.agricola.rules import (
    family,
    fields,
    house,
    improvements,
    livestock,
    pastures,
    playing,
)

if TYPE_CHECKING:
    from cosecha.games.agricola.farm import Farm
    from cosecha.games.agricola.state import State


def possible(state: "State", farm: "Farm", effect: int, space: int) -> bool:
    """Whether a farm can carry out at least part of an effect on this space now."""
    kind = KIND[effect]
    parts = PARTS[effect]
    if kind == TAKE:
        return state.piles[space] > 0
    if kind == GAIN or kind == START_PLAYER or kind == NOTHING:
        return True
    if kind == AND_OR or kind == ONE_OF:
        for part in parts:
            if possible(state, farm, part, space):
                return True
        return False
    if kind == IN_ORDER or kind == OPTIONAL or kind == REPEATED:
        return possible(state, farm, parts[0], space)
    if kind == PLOW:
        return fields.plow_sites(farm) != 0
    if kind == SOW:
        return fields.can_sow(farm)
    if kind == BAKE:
        return fields.can_bake(farm)
    if kind == FENCES:
        return pastures.can_fence(farm)
    if kind == ROOM:
        return house.can_build_room(farm)
    if kind == STABLE:
        return pastures.can_build_stable(farm, parts[0])
    if kind == RENOVATE:
        return house.can_renovate(farm)
    if kind == MAJOR:
        return improvements.can_build_major(state, farm) or (state.cards and playing.can_play_minor(farm))
    if kind == GROW:
        return family.can_grow(farm)
    if kind == GROW_URGENTLY:
        return family.can_grow_urgently(farm)
    if kind == FROM_ROUND:
        return state.round >= parts[0] and possible(state, farm, parts[1], space)
    if kind == PAY or kind == GIVE_BACK:
        return _can_pay(farm, parts)
    if kind == KEEP or kind == BREED:
        return not livestock.all_housed(farm)
    if kind == MINOR:
        return playing.can_play_minor(farm)
    if kind == OCCUPATION:
        return playing.can_play_occupation(farm, parts)
    if kind == OFFER:
        return all_possible(state, farm, parts[1], space)
    return True


def all_possible(state: "State", farm: "Farm", effect: int, space: int) -> bool:
    """A card's offer must be possible as a whole: nobody should pay for a field that has no space."""
    for part in PARTS[effect] if KIND[effect] == IN_ORDER else (effect,):
        if not possible(state, farm, part, space):
            return False
    return True


def _can_pay(farm: "Farm", parts: tuple[int, ...]) -> bool:
    for number in range(0, len(parts), 2):
        if farm.goods[parts[number]] < parts[number + 1]:
            return False
    return True
