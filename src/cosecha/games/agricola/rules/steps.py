"""The stack of steps that a seat has still to take: what is possible, what is legal, what an answer does.

The top step is asked. A step that may be left lets the and/or below it speak too, so that a player sees everything
that can be done next in one list, and `done` leaves the rest.
"""

from typing import TYPE_CHECKING

from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.cards import hooks
from cosecha.games.agricola.cards.table import ACTS, fire
from cosecha.games.agricola.cards.table import NAMES as CARD_NAMES
from cosecha.games.agricola.effects import (
    ACT,
    AND_OR,
    BAKE,
    BREED,
    CODES,
    FEED,
    FENCES,
    FIRE,
    FROM_ROUND,
    GAIN,
    GIVE_BACK,
    GROW,
    GROW_URGENTLY,
    IN_ORDER,
    KEEP,
    KIND,
    MAJOR,
    MAY_LEAVE,
    MINOR,
    NOTHING,
    OCCUPATION,
    OFFER,
    ONE_OF,
    OPTIONAL,
    PARTS,
    PAY,
    PAY_FENCES,
    PLACE,
    PLOW,
    RENOVATE,
    REPEATED,
    ROOM,
    SOW,
    STABLE,
    START_PLAYER,
    TAKE,
    effect_of,
    progress_of,
    step_of,
)
from cosecha.games.agricola.effects import fire as fire_effect
from cosecha.games.agricola.events import (
    CardUsed,
    GoodsGained,
    GoodsGivenBack,
    GoodsPaid,
    GoodsTaken,
    PersonPlaced,
    StartTaken,
)
from cosecha.games.agricola.goods import FOOD, GOOD_NAMES, SHEEP
from cosecha.games.agricola.rules import (
    exchanges,
    family,
    fields,
    gaining,
    harvest,
    house,
    improvements,
    livestock,
    pastures,
    playing,
)
from cosecha.games.agricola.spaces.table import EFFECTS, GOODS, NAMES

if TYPE_CHECKING:
    from cosecha.games.agricola.farm import Farm
    from cosecha.games.agricola.state import State

_AFTER_ROOMS = fire_effect(hooks.AFTER_ROOMS)
_AFTER_FENCING = fire_effect(hooks.AFTER_FENCING)


def possible(state: "State", seat: int, effect: int) -> bool:
    """Whether at least something of an effect can be carried out now."""
    kind = KIND[effect]
    parts = PARTS[effect]
    farm = state.farms[seat]
    if kind == TAKE:
        return state.piles[farm.space] > 0
    if kind == GAIN or kind == START_PLAYER or kind == NOTHING:
        return True
    if kind == AND_OR or kind == ONE_OF:
        for part in parts:
            if possible(state, seat, part):
                return True
        return False
    if kind == IN_ORDER or kind == OPTIONAL or kind == REPEATED:
        return possible(state, seat, parts[0])
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
        return improvements.can_build_major(state, seat) or (state.cards and playing.can_play_minor(farm))
    if kind == GROW:
        return family.can_grow(farm)
    if kind == GROW_URGENTLY:
        return family.can_grow_urgently(farm)
    if kind == FROM_ROUND:
        return state.round >= parts[0] and possible(state, seat, parts[1])
    if kind == PAY or kind == GIVE_BACK:
        return _can_pay(farm, parts)
    if kind == KEEP or kind == BREED:
        return not livestock.all_housed(farm)
    if kind == MINOR:
        return playing.can_play_minor(farm)
    if kind == OCCUPATION:
        return playing.can_play_occupation(farm, parts)
    if kind == OFFER:
        return _all_possible(state, seat, parts[1])
    return True


def _all_possible(state: "State", seat: int, effect: int) -> bool:
    """A card's offer is made only where all of it can be done: nobody pays for a field that has no place."""
    for part in PARTS[effect] if KIND[effect] == IN_ORDER else (effect,):
        if not possible(state, seat, part):
            return False
    return True


def _can_pay(farm: "Farm", parts: tuple[int, ...]) -> bool:
    for number in range(0, len(parts), 2):
        if farm.goods[parts[number]] < parts[number + 1]:
            return False
    return True


def _add_actions(state: "State", seat: int, effect: int, actions: list[int]) -> None:
    """What may be answered to an effect."""
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
            if possible(state, seat, part):
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
        actions.append(codes.CARD * codes.KIND + PARTS[effect][0] * codes.CHOICE)
    elif kind == KEEP or kind == BREED:
        livestock.add_keeps(farm, actions)
    elif kind == FEED:
        actions.append(codes.FEED * codes.KIND)


def _add_placements(state: "State", seat: int, actions: list[int]) -> None:
    """Every space in play that nobody has used this round and that would bring something."""
    farm = state.farms[seat]
    before = farm.space
    for space in state.spaces:
        if state.occupied[space] == 0:
            farm.space = space
            if state.piles[space] or possible(state, seat, EFFECTS[space][state.players]):
                actions.append(codes.USE * codes.KIND + space)
    farm.space = before


def can_place(state: "State", seat: int) -> bool:
    """Whether there is a space that a seat could use."""
    actions: list[int] = []
    _add_placements(state, seat, actions)
    return len(actions) > 0


def choices(state: "State", seat: int) -> list[int]:
    """What a seat may answer, without exchanges: worked out once a step."""
    farm = state.farms[seat]
    if farm.choices is None:
        farm.choices = _choices(state, seat)
    return farm.choices[:]


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
    """The answers to a step on the stack: of an and/or only the parts that are not done."""
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
    """Exchanges are open at every step but breeding; a crop that a step cannot do without stays."""
    farm = state.farms[seat]
    step = farm.steps[-1]
    kind = KIND[effect_of(step)]
    if kind == BREED:
        return
    open_ones: list[int] = []
    exchanges.add_exchanges(farm, open_ones)
    for action in open_ones:
        if step & MAY_LEAVE or _can_spare(state, seat, effect_of(step), codes.named_by(action)):
            actions.append(action)
    if state.cards:
        add_any_time(state, seat, actions)
    if kind == FEED:
        exchanges.add_workshops(farm, progress_of(step), actions)


def add_any_time(state: "State", seat: int, actions: list[int]) -> None:
    """What cards sell at any time but breeding; food that a step cannot do without stays."""
    farm = state.farms[seat]
    if not farm.hooks >> hooks.ANY_TIME & 1:
        return
    step = farm.steps[-1]
    effect = effect_of(step)
    if KIND[effect] != BREED and (step & MAY_LEAVE or _can_spare(state, seat, effect, FOOD)):
        playing.add_any_time(farm, actions)


def _can_spare(state: "State", seat: int, effect: int, good: int) -> bool:
    """A space is used for at least one of its actions: the last grain is not eaten where it must be sown or baked."""
    if good >= SHEEP:
        return True
    goods = state.farms[seat].goods
    goods[good] -= 1
    spared = possible(state, seat, effect)
    goods[good] += 1
    return spared


def exchanges_help(state: "State", seat: int) -> bool:
    """Whether turning goods into food can change anything but the number of goods: food is missing at a harvest, or may
    be wanted for a price."""
    farm = state.farms[seat]
    kind = KIND[effect_of(farm.steps[-1])]
    if kind == FEED:
        return farm.goods[FOOD] < harvest.food_needed(state, seat)
    # On a tile cattle cost a food, and the tile itself can always be used; with cards a space may need some.
    return farm.goods[FOOD] == 0 and (kind == ONE_OF or (kind == PLACE and state.cards))


def answer(state: "State", seat: int, action: int, log: Log) -> None:
    """What an action does; then steps that need no answer are taken."""
    farm = state.farms[seat]
    farm.answers += 1
    kind = codes.kind_of(action)
    if kind == codes.EXCHANGE:
        _exchange(state, seat, action, log)
        _offer_again(farm.steps)
    elif kind == codes.CARD and not _offered(farm, action):
        playing.use_card(state, seat, action, log)
        _offer_again(farm.steps)
    elif kind == codes.DONE:
        _leave_all(farm)
    else:
        _do(state, seat, action, kind, log)
    settle(state, seat, log)


def _offered(farm: "Farm", action: int) -> bool:
    """Whether the step that is asked is this card's offer; otherwise the card is one for any time."""
    effect = effect_of(farm.steps[-1])
    return KIND[effect] == OFFER and PARTS[effect][0] == codes.named_by(action) // codes.CHOICE


def _offer_again(steps: list[int]) -> None:
    """An offer before an occupation is made anew after every exchange: the food decides whether it may be left."""
    if len(steps) > 1 and KIND[effect_of(steps[-1])] == OFFER and KIND[effect_of(steps[-2])] == OCCUPATION:
        steps.pop()
        steps[-1] = step_of(effect_of(steps[-1]), 0, bool(steps[-1] & MAY_LEAVE))


def _exchange(state: "State", seat: int, action: int, log: Log) -> None:
    farm = state.farms[seat]
    exchanges.exchange(state, seat, action, log)
    workshop = exchanges.workshop_of(codes.named_by(action))
    step = farm.steps[-1]
    if workshop >= 0:
        farm.steps[-1] = step_of(effect_of(step), progress_of(step) | 1 << workshop)


def _leave_all(farm: "Farm") -> None:
    farm.steps.pop()
    while farm.steps and KIND[effect_of(farm.steps[-1])] == AND_OR:
        farm.steps.pop()


def _do(state: "State", seat: int, action: int, kind: int, log: Log) -> None:
    """Find the step that the action answers, leaving those above it, and take it."""
    steps = state.farms[seat].steps
    while True:
        step = steps[-1]
        effect = effect_of(step)
        if KIND[effect] == AND_OR:
            parts = PARTS[effect]
            done = progress_of(step)
            chosen = _part_for(parts, done, kind)
            done |= 1 << chosen
            steps.pop()
            if done != (1 << len(parts)) - 1:
                steps.append(step_of(effect, done, True))
            steps.append(step_of(parts[chosen]))
        elif not answers(effect, kind):
            steps.pop()
        elif KIND[effect] == REPEATED:
            if state.cards and (not step & MAY_LEAVE or progress_of(step) == 0):
                _begin_repeated(state, seat, effect)
            steps[-1] = step_of(effect, 1, True)
            _take_step(state, seat, PARTS[effect][0], action, log)
            return
        else:
            steps.pop()
            _take_step(state, seat, effect, action, log, progress_of(step))
            return


def _begin_repeated(state: "State", seat: int, effect: int) -> None:
    """Cards that act after rooms or fences do so once, when the whole action is done: below what may still be built in
    the same list."""
    farm = state.farms[seat]
    below = len(farm.steps) - 1
    while below > 0 and KIND[effect_of(farm.steps[below - 1])] == AND_OR:
        below -= 1
    kind = KIND[PARTS[effect][0]]
    if kind == ROOM and farm.hooks >> hooks.AFTER_ROOMS & 1:
        farm.steps.insert(below, step_of(_AFTER_ROOMS))
    elif kind == FENCES and farm.hooks >> hooks.AFTER_FENCING & 1:
        farm.enclosed_before = farm.enclosed
        farm.steps.insert(below, step_of(_AFTER_FENCING))


def _part_for(parts: tuple[int, ...], done: int, kind: int) -> int:
    for number, part in enumerate(parts):
        if not done >> number & 1 and answers(part, kind):
            return number
    raise ValueError("no part takes this action")


def answers(effect: int, kind: int) -> bool:
    """Whether an action of this kind answers an effect."""
    what = KIND[effect]
    if what == REPEATED or what == OPTIONAL:
        return answers(PARTS[effect][0], kind)
    if what == MAJOR:
        return kind == codes.BUILD or kind == codes.UPGRADE or kind == codes.PLAY
    return _ANSWERS.get(what, -1) == kind


_ANSWERS: dict[int, int] = {
    PLACE: codes.USE,
    ROOM: codes.ROOM,
    STABLE: codes.STABLE,
    PLOW: codes.PLOW,
    SOW: codes.SOW,
    BAKE: codes.BAKE,
    FENCES: codes.FENCE,
    RENOVATE: codes.RENOVATE,
    ONE_OF: codes.CHOOSE,
    KEEP: codes.KEEP,
    BREED: codes.KEEP,
    FEED: codes.FEED,
    MINOR: codes.PLAY,
    OCCUPATION: codes.PLAY,
    OFFER: codes.CARD,
    PAY_FENCES: codes.PAY,
}


def _take_step(state: "State", seat: int, effect: int, action: int, log: Log, progress: int = 0) -> None:
    kind = KIND[effect]
    if kind == PLACE:
        _place(state, seat, codes.named_by(action), log)
    elif kind == ROOM:
        house.build_room(state, seat, action, log)
    elif kind == STABLE:
        pastures.build_stable(state, seat, action, PARTS[effect][0], log)
    elif kind == PLOW:
        fields.plow(state, seat, action, log)
    elif kind == SOW:
        fields.sow(state, seat, action, log)
    elif kind == BAKE:
        fields.bake(state, seat, action, log)
    elif kind == FENCES:
        pastures.fence(state, seat, action, log)
    elif kind == RENOVATE:
        house.renovate(state, seat, action, log)
    elif kind == MAJOR and codes.kind_of(action) != codes.PLAY:
        improvements.build_major(state, seat, action, log)
    elif kind == MAJOR or kind == MINOR:
        playing.play_minor(state, seat, action, log)
    elif kind == OCCUPATION:
        playing.play_occupation(state, seat, action, PARTS[effect], log)
    elif kind == OFFER:
        _accept(state, seat, effect, log)
    elif kind == PAY_FENCES:
        pastures.choose_fence_price(state, seat, action, progress)
    elif kind == ONE_OF:
        _choose(state, seat, effect, action)
    elif kind == KEEP:
        livestock.keep(state, seat, action, True, log)
    elif kind == BREED:
        livestock.keep(state, seat, action, False, log)
    else:
        harvest.feed(state, seat, log)


def _place(state: "State", seat: int, space: int, log: Log) -> None:
    farm = state.farms[seat]
    farm.home -= 1
    farm.space = space
    state.occupied[space] |= 1 << seat
    if log is not None:
        log.append(PersonPlaced(seat, NAMES[space]))
    if state.cards:
        _place_with_cards(state, seat, space, log)
    else:
        farm.steps.append(step_of(EFFECTS[space][state.players]))


def _place_with_cards(state: "State", seat: int, space: int, log: Log) -> None:
    """Everybody's cards act right after the person is placed, before the space's own effect."""
    state.farms[seat].steps.append(step_of(EFFECTS[space][state.players]))
    for other in range(state.players):
        fire(state, other, hooks.ANY_SPACE, log)


def _accept(state: "State", seat: int, effect: int, log: Log) -> None:
    card, part = PARTS[effect]
    if log is not None:
        log.append(CardUsed(seat, CARD_NAMES[card]))
    state.farms[seat].steps.append(step_of(part))


def _choose(state: "State", seat: int, effect: int, action: int) -> None:
    named = codes.named_by(action)
    for number, part in enumerate(PARTS[effect]):
        if CODES[effect][number] == named:
            state.farms[seat].steps.append(step_of(part))


def settle(state: "State", seat: int, log: Log) -> None:
    """Take every step that needs no answer, until one is asked or none is left."""
    farm = state.farms[seat]
    farm.choices = None
    steps = farm.steps
    while steps:
        step = steps[-1]
        effect = effect_of(step)
        kind = KIND[effect]
        if kind == IN_ORDER:
            _next_in_order(steps, step, effect)
        elif kind == OPTIONAL:
            steps[-1] = step_of(PARTS[effect][0], 0, True)
        elif kind == FROM_ROUND:
            steps[-1] = step_of(PARTS[effect][1])
        elif kind == AND_OR:
            if _open(state, seat, step, effect):
                return
            steps.pop()
        elif GAIN <= kind < PLACE:  # What happens by itself.
            steps.pop()
            _happen(state, seat, effect, kind, log)
        elif kind == PLACE:
            if choices(state, seat):
                return
            # Every space is taken or brings nothing: the rest of the family stays at home.
            steps.pop()
            farm.home = 0
        elif kind == OCCUPATION and farm.hooks >> hooks.BEFORE_OCCUPATION & 1 and progress_of(step) == 0:
            steps[-1] = step_of(effect, 1, bool(step & MAY_LEAVE))
            fire(state, seat, hooks.BEFORE_OCCUPATION, log)
        elif possible(state, seat, effect) or asks_for_hand(farm):
            return
        else:
            steps.pop()
    # A divided pasture may hold less, and stables that are enclosed together lose their own places: for the animals
    # counts what stands when the fencing is finished.
    livestock.house_animals(farm)


def asks_for_hand(farm: "Farm") -> bool:
    """Whether a seat is asked for a minor improvement because it has some in hand: even if it can play none, since not
    to ask would tell the others so."""
    step = farm.steps[-1]
    kind = KIND[effect_of(step)]
    return step & MAY_LEAVE != 0 and (kind == MINOR or kind == MAJOR) and playing.has_minors(farm)


def _next_in_order(steps: list[int], step: int, effect: int) -> None:
    parts = PARTS[effect]
    number = progress_of(step)
    if number + 1 < len(parts):
        steps[-1] = step_of(effect, number + 1)
        steps.append(step_of(parts[number]))
    else:
        steps[-1] = step_of(parts[number])


def _open(state: "State", seat: int, step: int, effect: int) -> bool:
    """Whether any part of an and/or is still to be done and possible."""
    done = progress_of(step)
    for number, part in enumerate(PARTS[effect]):
        if not done >> number & 1 and possible(state, seat, part):
            return True
    return False


def _happen(state: "State", seat: int, effect: int, kind: int, log: Log) -> None:
    """What an effect does that asks nothing."""
    farm = state.farms[seat]
    if kind == TAKE:
        _take(state, seat, log)
    elif kind == GAIN:
        _gain(state, seat, PARTS[effect], log)
    elif kind == PAY:
        _pay(farm, seat, PARTS[effect], log)
    elif kind == START_PLAYER:
        state.starter = seat
        if log is not None:
            log.append(StartTaken(seat))
    elif kind == GROW or kind == GROW_URGENTLY:
        family.grow(state, seat, log)
    elif kind == FIRE:
        fire(state, seat, PARTS[effect][0], log)
    elif kind == ACT:
        ACTS[PARTS[effect][0]](state, seat, log)
    elif kind == GIVE_BACK:
        _give_back(state, seat, PARTS[effect], log)


def _take(state: "State", seat: int, log: Log) -> None:
    farm = state.farms[seat]
    space = farm.space
    amount = state.piles[space]
    good = GOODS[space]
    state.piles[space] = 0
    farm.goods[good] += amount
    if state.cards:
        gaining.count_materials(farm, good, amount)
    if log is not None:
        log.append(GoodsTaken(seat, GOOD_NAMES[good], amount, NAMES[space]))
    if good >= SHEEP:
        livestock.house_animals(farm)
    if state.cards:
        fire(state, seat, hooks.AFTER_TAKING, log)


def _gain(state: "State", seat: int, parts: tuple[int, ...], log: Log) -> None:
    farm = state.farms[seat]
    animals = False
    for number in range(0, len(parts), 2):
        good, amount = parts[number], parts[number + 1]
        farm.goods[good] += amount
        if state.cards:
            gaining.count_materials(farm, good, amount)
        animals = animals or good >= SHEEP
        if log is not None:
            log.append(GoodsGained(seat, GOOD_NAMES[good], amount))
    if animals:
        livestock.house_animals(farm)


def _give_back(state: "State", seat: int, parts: tuple[int, ...], log: Log) -> None:
    farm = state.farms[seat]
    for number in range(0, len(parts), 2):
        good, amount = parts[number], parts[number + 1]
        farm.goods[good] -= amount
        state.piles[farm.space] += amount
        if log is not None:
            log.append(GoodsGivenBack(seat, GOOD_NAMES[good], amount, NAMES[farm.space]))


def _pay(farm: "Farm", seat: int, parts: tuple[int, ...], log: Log) -> None:
    for number in range(0, len(parts), 2):
        farm.goods[parts[number]] -= parts[number + 1]
        if log is not None:
            log.append(GoodsPaid(seat, GOOD_NAMES[parts[number]], parts[number + 1]))
