"""The stack of a seat's pending steps: its legal answers, what an answer changes, and which steps are automatic.

The top step is the question. If it may be left, an and/or below it is part of the question, so that a player sees
everything that can be done next in one list, and `done` leaves the rest.
"""

from cosecha.core.event import Event
from cosecha.core.state import NONE, Log
from cosecha.games.agricola import codes
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import NAMES as CARD_NAMES
from cosecha.games.agricola.engine.effects import (
    AND_OR,
    ASKS,
    CODES,
    COMBINATORS,
    EITHER,
    FREE,
    FROM_ROUND,
    IN_ORDER,
    KIND,
    MAY_LEAVE,
    MECHANISMS,
    ONE_OF,
    OPTIONAL,
    PARTS,
    REPEATED,
    card_of,
    effect_of,
    is_about_hand,
    payable,
    possible,
    progress_of,
    question,
    step_of,
)
from cosecha.games.agricola.engine.mechanism import AGAIN, ASK
from cosecha.games.agricola.events import CardUsed


def choices(state: Data, seat: int) -> list[int]:
    """The legal answers, without those that are legal at any time."""
    known = state.farms[seat].choices
    return _choices(state, seat) if known is None else known[:]


def keep_choices(state: Data, seat: int) -> list[int]:
    """Compute and cache the choices of the current step."""
    farm = state.farms[seat]
    if farm.choices is None:
        farm.choices = _choices(state, seat)
    return farm.choices


def _choices(state: Data, seat: int) -> list[int]:
    steps = state.farms[seat].steps
    actions: list[int] = []
    depth = len(steps) - 1
    step = steps[depth]
    _add_open(state, seat, step, actions)
    may_leave = step & MAY_LEAVE != 0
    if may_leave:
        while depth > 0 and KIND[effect_of(steps[depth - 1])] == AND_OR:
            depth -= 1
            _add_open(state, seat, steps[depth], actions)
        may_leave = depth == 0 or _can_follow(state, seat, steps[depth - 1])
    free: list[int] = []
    while depth > 0 and steps[depth - 1] & FREE:
        depth -= 1
        _add_open(state, seat, steps[depth], free)
    for action in free:
        if step & MAY_LEAVE or _leaves(state, seat, step, action):
            actions.append(action)
    if may_leave:
        actions.append(codes.DONE * codes.KIND)
    return actions


def _leaves(state: Data, seat: int, step: int, action: int) -> bool:
    """Whether a step that must be taken can still be taken after an action that comes before it."""
    twin = state.copy()
    answer(twin, seat, action, None)
    settle(twin, seat, None)
    return step in twin.farms[seat].steps


def _can_follow(state: Data, seat: int, step: int) -> bool:
    effect = effect_of(step)
    kind = KIND[effect]
    return kind < COMBINATORS or MECHANISMS[kind].can_follow(state, state.farms[seat], PARTS[effect])


def _add_open(state: Data, seat: int, step: int, actions: list[int]) -> None:
    """Append the answers to a step; for an and/or, to the parts that aren't done yet."""
    effect = effect_of(step)
    if KIND[effect] != AND_OR:
        _add_answers(state, seat, effect, step, actions)
        return
    done = progress_of(step)
    for number, part in enumerate(PARTS[effect]):
        if not done >> number & 1:
            _add_answers(state, seat, part, step, actions)


def _add_answers(state: Data, seat: int, effect: int, step: int, actions: list[int]) -> None:
    kind = KIND[effect]
    parts = PARTS[effect]
    if kind >= COMBINATORS:
        MECHANISMS[kind].add_answers(state, seat, parts, step, actions)
    elif kind == REPEATED or kind == OPTIONAL:
        _add_answers(state, seat, parts[0], step, actions)
    elif kind == AND_OR or kind == EITHER:
        for part in parts:
            _add_answers(state, seat, part, step, actions)
    elif kind == ONE_OF:
        farm = state.farms[seat]
        for number, part in enumerate(parts):
            if payable(state, farm, part, farm.space):
                actions.append(codes.CHOOSE * codes.KIND + CODES[effect][number])


def takes(effect: int, action: int) -> bool:
    """Whether an action is an answer to an effect, legal or not."""
    kind = KIND[effect]
    if kind >= COMBINATORS:
        return MECHANISMS[kind].takes(PARTS[effect], action)
    if kind == ONE_OF:
        return codes.kind_of(action) == codes.CHOOSE and codes.named_by(action) in CODES[effect]
    if kind == AND_OR or kind == EITHER:
        for part in PARTS[effect]:
            if takes(part, action):
                return True
        return False
    return (kind == REPEATED or kind == OPTIONAL) and takes(PARTS[effect][0], action)


def answer(state: Data, seat: int, action: int, log: Log) -> None:
    """Find the step that the action answers, skipping those above it, and take it."""
    steps = state.farms[seat].steps
    if codes.kind_of(action) == codes.DONE:
        _leave_all(state, seat)
        return
    _fetch_free(steps, action)
    while True:
        step = steps[-1]
        effect = effect_of(step)
        kind = KIND[effect]
        card = card_of(step)
        if log is not None and card != NONE and takes(effect, action):
            _log_card(seat, step, action, log)
        if kind == AND_OR:
            parts = PARTS[effect]
            done = progress_of(step)
            chosen = _part_for(parts, done, action)
            done |= 1 << chosen
            steps.pop()
            if done != (1 << len(parts)) - 1:
                steps.append(step_of(effect, done, True, card))
            steps.append(step_of(parts[chosen], 0, False, card))
        elif not takes(effect, action):
            steps.pop()
        elif kind == EITHER:
            steps[-1] = step_of(PARTS[effect][_part_for(PARTS[effect], 0, action)], 0, False, card)
        elif kind == REPEATED:
            part = PARTS[effect][0]
            if state.cards and (not step & MAY_LEAVE or progress_of(step) == 0):
                MECHANISMS[KIND[part]].begins(state, seat, _below_all(steps), log)
            steps[-1] = step_of(effect, progress_of(step) | 1, True, card)
            MECHANISMS[KIND[part]].answer(state, seat, PARTS[part], step_of(part, 0, False, card), action, log)
            return
        elif kind == ONE_OF:
            steps[-1] = step_of(branch_of(effect, action), 0, False, card)
            return
        else:
            steps.pop()
            if state.cards:
                MECHANISMS[kind].begins(state, seat, len(steps), log)
            MECHANISMS[kind].answer(state, seat, PARTS[effect], step, action, log)
            return


def _log_card(seat: int, step: int, action: int, log: list[Event]) -> None:
    """Log the card that a step comes from, once. Actions that name a card log it themselves."""
    if not step & MAY_LEAVE or progress_of(step):
        return
    if codes.kind_of(action) != codes.CARD and codes.kind_of(action) != codes.PICK:
        log.append(CardUsed(seat, CARD_NAMES[card_of(step)]))


def _fetch_free(steps: list[int], action: int) -> None:
    """If the action answers only a free step further down, move that step to the top."""
    depth = len(steps) - 1
    if takes(effect_of(steps[depth]), action):
        return
    if steps[depth] & MAY_LEAVE:
        while depth > 0 and KIND[effect_of(steps[depth - 1])] == AND_OR:
            depth -= 1
            if _has_part_for(steps[depth], action):
                return
    while depth > 0 and steps[depth - 1] & FREE:
        depth -= 1
        if takes(effect_of(steps[depth]), action):
            steps.append(steps.pop(depth))
            return


def _has_part_for(step: int, action: int) -> bool:
    done = progress_of(step)
    for number, part in enumerate(PARTS[effect_of(step)]):
        if not done >> number & 1 and takes(part, action):
            return True
    return False


def _leave_all(state: Data, seat: int) -> None:
    steps = state.farms[seat].steps
    step = steps.pop()
    while steps and KIND[effect_of(steps[-1])] == AND_OR:
        steps.pop()
    MECHANISMS[KIND[effect_of(step)]].left(state, seat, step)


def _below_all(steps: list[int]) -> int:
    """The position below the top step and the and/or steps that are asked together with it."""
    below = len(steps) - 1
    while below > 0 and KIND[effect_of(steps[below - 1])] == AND_OR:
        below -= 1
    return below


def _part_for(parts: tuple[int, ...], done: int, action: int) -> int:
    for number, part in enumerate(parts):
        if not done >> number & 1 and takes(part, action):
            return number
    raise ValueError("no part of this step takes the action")


def branch_of(effect: int, action: int) -> int:
    """The part of a choice that an action names."""
    named = codes.named_by(action)
    for number, part in enumerate(PARTS[effect]):
        if CODES[effect][number] == named:
            return part
    raise ValueError("no branch of this choice has this name")


def settle(state: Data, seat: int, log: Log) -> None:
    """Take the automatic steps until the seat has to decide or no step is left."""
    farm = state.farms[seat]
    farm.choices = None
    steps = farm.steps
    while steps:
        step = steps[-1]
        effect = effect_of(step)
        kind = KIND[effect]
        if kind >= COMBINATORS:
            mechanism = MECHANISMS[kind]
            if not ASKS[kind]:
                steps.pop()
                mechanism.happen(state, seat, PARTS[effect], step, log)
                continue
            what = mechanism.comes_up(state, seat, PARTS[effect], step, log)
            if what == ASK:
                return
            if what != AGAIN:
                _skip(state, seat)
        elif kind == IN_ORDER:
            _next_in_order(steps, step, effect)
        elif kind == OPTIONAL:
            steps[-1] = step_of(PARTS[effect][0], 0, True, card_of(step))
        elif kind == FROM_ROUND:
            steps[-1] = step_of(PARTS[effect][1], 0, False, card_of(step))
        elif _is_open(state, seat, step, effect):
            return
        else:
            _skip(state, seat)


def _skip(state: Data, seat: int) -> None:
    """Remove an impossible step. A free one moves below the other free steps if one of those is possible: what that one
    brings may make it possible too."""
    farm = state.farms[seat]
    steps = farm.steps
    step = steps.pop()
    below = len(steps)
    possible_one = False
    while step & FREE and below > 0 and steps[below - 1] & FREE:
        below -= 1
        effect = effect_of(steps[below])
        if KIND[effect] >= COMBINATORS:
            possible_one = possible_one or possible(state, farm, effect, farm.space)
        else:
            possible_one = possible_one or _is_open(state, seat, steps[below], effect)
    if possible_one:
        steps.insert(below, step)


def _next_in_order(steps: list[int], step: int, effect: int) -> None:
    parts = PARTS[effect]
    number = progress_of(step)
    card = card_of(step)
    if number + 1 < len(parts):
        steps[-1] = step_of(effect, number + 1, False, card)
        steps.append(step_of(parts[number], 0, False, card))
    else:
        steps[-1] = step_of(parts[number], 0, False, card)


def _is_open(state: Data, seat: int, step: int, effect: int) -> bool:
    """Whether a choice or a repetition has a possible part, or an and/or a possible part that isn't done."""
    farm = state.farms[seat]
    if KIND[effect] == EITHER and step & MAY_LEAVE and is_about_hand(state, seat, effect):
        return True  # not asking would reveal the hand
    if KIND[effect] != AND_OR:
        return possible(state, farm, effect, farm.space)
    done = progress_of(step)
    for number, part in enumerate(PARTS[effect]):
        if not done >> number & 1 and possible(state, farm, part, farm.space):
            return True
    return False


def can_wait(state: Data, seat: int, step: int) -> bool:
    """Whether a step can be pending in play: its progress is possible, and the seat has the cards it refers to."""
    effect = effect_of(step)
    kind = KIND[effect]
    parts = PARTS[effect]
    progress = progress_of(step)
    if kind >= COMBINATORS:
        fits = MECHANISMS[kind].can_wait(state, seat, parts, progress)
    elif kind == IN_ORDER:
        fits = progress < len(parts)
    elif kind == AND_OR:
        fits = progress < (1 << len(parts)) - 1
    else:
        fits = progress == 0 or (kind == REPEATED and MECHANISMS[KIND[parts[0]]].may_repeat(state, progress))
    if not fits or (step & FREE and not is_question(effect)):
        return False
    for part in parts_of(effect):
        if not can_wait(state, seat, step_of(part)):
            return False
    return True


def parts_of(effect: int) -> tuple[int, ...]:
    """The effects that a combinator is made of."""
    if KIND[effect] >= COMBINATORS:
        return ()
    return PARTS[effect][1:] if KIND[effect] == FROM_ROUND else PARTS[effect]


def is_question(effect: int) -> bool:
    """Whether this can be asked as it is; some combinators are replaced by their parts first."""
    kind = KIND[effect]
    return ASKS[kind] and kind != IN_ORDER and kind != OPTIONAL and kind != FROM_ROUND


def open_effects(steps: list[int]) -> list[int]:
    """What is asked: the top step, the and/or below it if the top step may be left, and free steps."""
    depth = len(steps) - 1
    step = steps[depth]
    found = _open_parts(step)
    if step & MAY_LEAVE:
        while depth > 0 and KIND[effect_of(steps[depth - 1])] == AND_OR:
            depth -= 1
            found += _open_parts(steps[depth])
    while depth > 0 and steps[depth - 1] & FREE:
        depth -= 1
        found += _open_parts(steps[depth])
    return found


def _open_parts(step: int) -> list[int]:
    """The question of a step; for an and/or, those of the parts that aren't done yet."""
    effect = effect_of(step)
    if KIND[effect] != AND_OR:
        return _questions(effect)
    found: list[int] = []
    done = progress_of(step)
    for number, part in enumerate(PARTS[effect]):
        if not done >> number & 1:
            found += _questions(part)
    return found


def _questions(effect: int) -> list[int]:
    return [question(part) for part in PARTS[effect]] if KIND[effect] == EITHER else [question(effect)]


def offering_card(steps: list[int]) -> int:
    """The card whose offer is asked about; NONE if `done` would decline more than that offer."""
    step = steps[-1]
    if not step & MAY_LEAVE or progress_of(step):
        return NONE
    if len(steps) > 1 and KIND[effect_of(steps[-2])] == AND_OR:
        return NONE
    return card_of(step)


def asked(steps: list[int]) -> str:
    """The kind of decision for these steps, such as `room-stable` while both are open."""
    kinds = sorted({(MECHANISMS[KIND[effect]].rank, KIND[effect]) for effect in open_effects(steps)})
    return "-".join(["choose" if kind == ONE_OF else MECHANISMS[kind].name for _, kind in kinds])


def questions() -> set[str]:
    """The names of all questions, without combined ones."""
    return {"choose"} | {mechanism.name for mechanism in MECHANISMS if mechanism.name}
