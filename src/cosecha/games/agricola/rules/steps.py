"""A seat's stack of pending steps: how an answer changes it, and the automatic steps that follow."""

from typing import TYPE_CHECKING

from cosecha.core.state import Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.cards import hooks
from cosecha.games.agricola.cards.table import NAMES as CARD_NAMES
from cosecha.games.agricola.cards.table import fire
from cosecha.games.agricola.effects import (
    AND_OR,
    BAKE,
    BREED,
    CODES,
    FEED,
    FENCES,
    FROM_ROUND,
    GAIN,
    IN_ORDER,
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
    step_of,
)
from cosecha.games.agricola.effects import fire as fire_effect
from cosecha.games.agricola.events import (
    CardUsed,
    PersonPlaced,
)
from cosecha.games.agricola.goods import FOOD
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
from cosecha.games.agricola.rules.asking import keep_choices
from cosecha.games.agricola.rules.happening import happen
from cosecha.games.agricola.rules.possible import possible
from cosecha.games.agricola.spaces.table import EFFECTS, NAMES

if TYPE_CHECKING:
    from cosecha.games.agricola.farm import Farm
    from cosecha.games.agricola.state import State

_AFTER_ROOMS = fire_effect(hooks.AFTER_ROOMS)
_AFTER_FENCING = fire_effect(hooks.AFTER_FENCING)


def answer(state: "State", seat: int, action: int, log: Log) -> None:
    """Apply an action, then the automatic steps."""
    farm = state.farms[seat]
    farm.answers += 1
    kind = codes.kind_of(action)
    if kind == codes.EXCHANGE:
        _exchange(state, seat, action, log)
        _offer_again(farm.steps)
    elif kind == codes.DISCARD:
        exchanges.discard(state, seat, action, log)
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
    """Whether the current step is this card's offer; otherwise it is a card for any time."""
    effect = effect_of(farm.steps[-1])
    return KIND[effect] == OFFER and PARTS[effect][0] == codes.named_by(action) // codes.CHOICE


def _offer_again(steps: list[int]) -> None:
    """Repeat an offer before an occupation after every exchange, because the food decides whether it may be skipped."""
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
    """Find the step that the action answers, skipping those above it, and take it."""
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
    """Cards that act after rooms or fences act once, when the whole action is done, so their step goes below everything
    that may still be built."""
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
    raise ValueError("no part of this step takes the action")


def answers(effect: int, kind: int) -> bool:
    """Whether an action of this kind is an answer to an effect."""
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
    state.put(space, state.piles[space], state.occupied[space] | 1 << seat)
    if log is not None:
        log.append(PersonPlaced(seat, NAMES[space]))
    if state.cards:
        _place_with_cards(state, seat, space, log)
    else:
        farm.steps.append(step_of(EFFECTS[space][state.players]))


def _place_with_cards(state: "State", seat: int, space: int, log: Log) -> None:
    """All players' cards act right after the person is placed, before the space's own effect."""
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
    """Take the automatic steps until the seat has to decide or no step is left."""
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
        elif GAIN <= kind < PLACE:  # Automatic effects.
            steps.pop()
            happen(state, seat, effect, kind, log)
        elif kind == PLACE:
            if keep_choices(state, seat):
                return
            # No space can be used: the rest of the family stays at home.
            farm.choices = None
            steps.pop()
            farm.home = 0
        elif kind == OCCUPATION and farm.hooks >> hooks.BEFORE_OCCUPATION & 1 and progress_of(step) == 0:
            steps[-1] = step_of(effect, 1, bool(step & MAY_LEAVE))
            fire(state, seat, hooks.BEFORE_OCCUPATION, log)
        elif possible(state, farm, effect, farm.space) or _asks_for_hand(farm) or _can_be_paid(state, seat, effect):
            return
        else:
            steps.pop()
    # Fencing may reduce the room for animals: a divided pasture may hold fewer, and enclosed stables lose their loose
    # places. Only the result of the whole fencing action counts.
    livestock.house_animals(farm)


def _can_be_paid(state: "State", seat: int, effect: int) -> bool:
    """Whether a card's offer lacks only food that the owner can still get by exchanges."""
    if KIND[effect] != OFFER:
        return False
    richer = state.farms[seat].copy()
    richer.goods[FOOD] += exchanges.food_to_be_had(richer)
    return possible(state, richer, effect, richer.space)


def _asks_for_hand(farm: "Farm") -> bool:
    """Whether a seat must be asked for a minor improvement because it has one in hand. Skipping the question when it
    can't play any would reveal that to the others."""
    step = farm.steps[-1]
    kind = KIND[effect_of(step)]
    return step & MAY_LEAVE != 0 and (kind == MINOR or kind == MAJOR) and playing.has_minors(farm)


def hand_matters(state: "State", seat: int) -> bool:
    """Whether a seat's legal actions depend on the minor improvements in hand. For occupations only their number
    matters, and that is public."""
    farm = state.farms[seat]
    if not playing.has_minors(farm):
        return False
    kind = KIND[effect_of(farm.steps[-1])]
    if kind == PLACE:
        for space in state.spaces:
            if state.occupied[space] == 0 and KIND[EFFECTS[space][state.players]] == MAJOR:
                return True
    return kind == MINOR or kind == MAJOR


def _next_in_order(steps: list[int], step: int, effect: int) -> None:
    parts = PARTS[effect]
    number = progress_of(step)
    if number + 1 < len(parts):
        steps[-1] = step_of(effect, number + 1)
        steps.append(step_of(parts[number]))
    else:
        steps[-1] = step_of(parts[number])


def _open(state: "State", seat: int, step: int, effect: int) -> bool:
    """Whether any part of an and/or is not done and possible."""
    farm = state.farms[seat]
    done = progress_of(step)
    for number, part in enumerate(PARTS[effect]):
        if not done >> number & 1 and possible(state, farm, part, farm.space):
            return True
    return False
