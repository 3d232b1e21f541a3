"""Checks that a position could arise in play, as far as a single state can show; reports the first problem."""

from typing import Final

from cosecha.core.errors import BadPosition
from cosecha.core.state import NONE
from cosecha.games.agricola.board import CELL_NAMES, FENCES, FIRST_ROOMS, cells_of
from cosecha.games.agricola.cards.deck import CARD_NAMES, HAND, cards_in_game
from cosecha.games.agricola.data import BORN, Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import KEEPS, OCCUPATION, STOCKED, is_at_hand
from cosecha.games.agricola.engine.effects import (
    AND_OR,
    FROM_ROUND,
    IN_ORDER,
    KIND,
    MECHANISMS,
    ONE_OF,
    OPTIONAL,
    PARTS,
    REPEATED,
    card_of,
    effect_of,
    progress_of,
    step_of,
)
from cosecha.games.agricola.engine.spaces import EFFECTS, GOODS, NAMES, REFILLS
from cosecha.games.agricola.engine.stack import can_wait, is_question
from cosecha.games.agricola.farm import Farm, connected_parts
from cosecha.games.agricola.goods import FOOD, GRAIN
from cosecha.games.agricola.majors import MAJOR_NAMES, MAJORS, OVENS, WELL, WELL_ROUNDS
from cosecha.games.agricola.mechanisms.animals import BREED as BREED_STEP
from cosecha.games.agricola.mechanisms.animals import KEEP as KEEP_STEP
from cosecha.games.agricola.mechanisms.animals import all_housed
from cosecha.games.agricola.mechanisms.baking import bake
from cosecha.games.agricola.mechanisms.buying import PAY
from cosecha.games.agricola.mechanisms.drafting import DRAFT, still_to_keep
from cosecha.games.agricola.mechanisms.drawing import MULLIGAN, REDRAW, owes_draw
from cosecha.games.agricola.mechanisms.feeding import FEED as FEED_STEP
from cosecha.games.agricola.mechanisms.fencing import fences
from cosecha.games.agricola.mechanisms.goods import GIVEN_BACK, Pay
from cosecha.games.agricola.mechanisms.placing import PLACE as PLACE_STEP
from cosecha.games.agricola.mechanisms.placing import can_place
from cosecha.games.agricola.options import FIRST_PEOPLE, GRAIN_SOWN, PEOPLE, STABLES, VEGETABLES_SOWN
from cosecha.games.agricola.phases import (
    BREED,
    FEED,
    FIELD,
    HARVESTS,
    HOME,
    OVER,
    PHASE_NAMES,
    REFILL,
    REVEAL,
    ROUND_START,
    ROUNDS,
    WORK,
)
from cosecha.games.agricola.rules import at_barrier, forced, legal, settle, waiting
from cosecha.games.agricola.rules.dealing import (
    ASK_MULLIGAN,
    ASK_REDRAW,
    KEEP,
    PACK,
    PLANS,
    REMOVE,
    TAKE_ALL,
)
from cosecha.games.agricola.spaces.permanent import BEGINNERS_MEETING, MEETING_PLACE
from cosecha.games.agricola.spaces.tiles import FOUR_IN_ONE

_DEALING: Final = (DRAFT, MULLIGAN, REDRAW)
"""What is asked before the first round, and only then."""


def validate(state: Data) -> None:
    """Raises BadPosition with the reason if the state is impossible."""
    _check_phase(state)
    _check_majors(state)
    _check_cards(state)
    _check_deal(state)
    _check_promises(state)
    for seat, farm in enumerate(state.farms):
        _check_yard(farm, seat)
        _check_fields(farm)
        _check_fences(farm, seat)
        _check_family(state, seat)
        _check_points(state, seat)
    _check_spaces(state)
    for seat in range(state.players):
        _check_steps(state, seat)
        _check_animals(state, seat)
    _check_order(state)


def _check_phase(state: Data) -> None:
    """A seat owes an answer or the match is over; outside work, feeding and breeding, only cards ask, and never while
    a card is revealed or the spaces are refilled."""
    phase = state.phase
    fits = (phase == OVER) == (waiting(state) == ())
    fits = fits and (
        phase in (WORK, FEED, BREED, OVER)
        or (state.cards and phase != REFILL and (phase != REVEAL or state.round == 0))
    )
    fits = fits and (phase == REVEAL or state.round > 0)
    fits = fits and (phase not in (FIELD, FEED, BREED) or state.round in HARVESTS)
    fits = fits and (phase != OVER or state.round == ROUNDS)
    fits = fits and (phase > WORK or (phase == WORK) == (state.active != NONE))
    if not fits:
        raise BadPosition("agricola-position-phase", phase=PHASE_NAMES[phase])


def _check_majors(state: Data) -> None:
    """Each major improvement is on the board or owned by one player."""
    found = [state.majors, *(farm.majors for farm in state.farms)]
    for major in range(MAJORS):
        if sum(each >> major & 1 for each in found) != 1:
            raise BadPosition("agricola-position-major", improvement=MAJOR_NAMES[major])


def _check_cards(state: Data) -> None:
    """Each card is in only one place; without cards, hands and cards in play are empty."""
    left = {card for kind in (True, False) for card in cards_in_game(state.options, kind)} if state.cards else set()
    for farm in state.farms:
        for card in (*farm.hand, *farm.pack, *farm.played):
            if card not in left:
                raise BadPosition("agricola-position-card", card=CARD_NAMES[card])
            left.remove(card)
        for card, value in farm.stores.items():
            if card not in farm.played or not 0 <= value <= KEEPS.get(card, NONE):
                raise BadPosition("agricola-position-card", card=CARD_NAMES[card])
        for card in farm.played:
            if card in STOCKED and card not in farm.stores:
                raise BadPosition("agricola-position-card", card=CARD_NAMES[card])
    for piles in (state.undealt, state.dropped):
        for occupation, pile in enumerate(piles):
            for card in pile:
                if card not in left or OCCUPATION[card] != occupation or not state.dealt:
                    raise BadPosition("agricola-position-card", card=CARD_NAMES[card])
                left.remove(card)


def _check_deal(state: Data) -> None:
    """The deal is at a question before the first round and done afterwards; packs and draws fit."""
    plan = PLANS.get(state.options.deal, ()) if state.cards else ()
    fits = 0 <= state.dealt <= len(plan) and all(count <= HAND for _, _, count in state.draws)
    if state.round == 0:
        fits = fits and state.dealt > 0 and _is_asked_while_dealing(state, plan[state.dealt - 1])
    else:
        fits = fits and (state.dealt == len(plan) or state.dealt == 0)
    packs = [0, 0]
    needed = [0, 0]
    for number, (what, occupations, minors) in enumerate(plan):
        for kind, count in enumerate((minors, occupations)):
            if number >= state.dealt:
                needed[kind] += count * state.players if what == PACK else 0
            elif what == PACK:
                packs[kind] = count
            else:
                packs[kind] = 0 if what in (TAKE_ALL, REMOVE) else packs[kind] - count
    fits = fits and all(_has_pack(farm, packs) for farm in state.farms)
    if state.round == 0:
        fits = fits and all(len(state.undealt[kind]) >= needed[kind] for kind in range(2))
    if not fits:
        raise BadPosition("error-position-name", kind="deal", name=f"{state.options.deal} {state.dealt}")


def _has_pack(farm: Farm, rest: list[int]) -> bool:
    """Whether a farm's pack has what is left after this step, and what its owner has still to keep."""
    occupations, minors = still_to_keep(farm)
    found = sum(OCCUPATION[card] for card in farm.pack)
    return found == rest[True] + occupations and len(farm.pack) - found == rest[False] + minors


def _is_asked_while_dealing(state: Data, step: tuple[int, int, int]) -> bool:
    """Whether everybody is asked what this step of the plan asks, each at most once; some questions go round."""
    what, occupations, minors = step
    questions = {KEEP: DRAFT, ASK_MULLIGAN: MULLIGAN, ASK_REDRAW: REDRAW}
    found = [effect_of(each) for farm in state.farms for each in farm.steps]
    fits = what in questions and all(effect == questions[what] for effect in found)
    if what != KEEP:
        return fits and len(found) <= 1
    kept = [still_to_keep(farm) for farm in state.farms]
    fits = fits and all(len(farm.steps) <= 1 for farm in state.farms)
    return fits and all(each[0] <= occupations and each[1] <= minors for each in kept)


def _check_promises(state: Data) -> None:
    """Without hand cards, only the Well puts food on future round spaces."""
    if state.cards:
        return
    for place, (number, seat, good, amount) in enumerate(state.promised):
        first = state.promised[0][0]
        well = state.farms[seat].majors >> WELL & 1 and good == FOOD and amount == 1
        # The Well's remaining rounds: consecutive from the next one.
        if not well or number != state.round + 1 + place or first != state.round + 1 or place >= WELL_ROUNDS:
            raise BadPosition("agricola-position-promise", round=number)


def _check_yard(farm: Farm, seat: int) -> None:
    """Rooms are connected and include the first two, fields are connected, nothing overlaps, and there are at most four
    stables."""
    fits = farm.rooms & FIRST_ROOMS == FIRST_ROOMS and len(connected_parts(farm.rooms)) == 1
    fits = fits and not (farm.rooms & farm.fields or (farm.rooms | farm.fields) & farm.stables)
    fits = fits and len(connected_parts(farm.fields)) <= 1 and farm.stables.bit_count() <= STABLES
    if not fits:
        raise BadPosition("agricola-position-yard", seat=seat)


def _check_fields(farm: Farm) -> None:
    for cell in cells_of(farm.fields):
        if farm.amounts[cell] > (GRAIN_SOWN if farm.crops[cell] == GRAIN else VEGETABLES_SOWN):
            raise BadPosition("agricola-position-field", cell=CELL_NAMES[cell])


def _check_fences(farm: Farm, seat: int) -> None:
    """Each pasture is connected, and so are all together; none overlaps a room, a field or another pasture; there are
    enough fences."""
    together = 0
    fits = farm.fences.bit_count() <= FENCES
    for mask in farm.pastures:
        fits = fits and len(connected_parts(mask)) == 1 and not mask & (together | farm.rooms | farm.fields)
        together |= mask
    if not fits or len(connected_parts(together)) > 1:
        raise BadPosition("agricola-position-fences", seat=seat)


def _check_family(state: Data, seat: int) -> None:
    """Every person is at home, on a space or newborn; after the work phase, all spaces are empty."""
    farm = state.farms[seat]
    placed = sum(mask >> seat & 1 for mask in state.occupied)
    born = sum(1 for mask in state.occupied if mask & BORN << seat)
    fits = farm.people - farm.newborns >= FIRST_PEOPLE and farm.people <= PEOPLE
    accounted = placed + farm.newborns + farm.home
    fits = fits and (farm.space == NONE) == (placed == 0)
    if state.phase <= HOME:
        idle = farm.home == 0 and accounted < farm.people and not can_place(state, seat)
        fits = fits and (accounted == farm.people or idle) and born == farm.newborns
        fits = fits and (farm.space == NONE or state.occupied[farm.space] >> seat & 1 == 1)
    else:
        fits = fits and accounted == farm.people and placed == born == 0
        fits = fits and (state.phase != OVER or farm.newborns == 0)
    if not fits:
        raise BadPosition("agricola-position-family", seat=seat)


def _check_points(state: Data, seat: int) -> None:
    """There are no begging markers before the first harvest."""
    farm = state.farms[seat]
    harvested = state.round > HARVESTS[0] or (state.round == HARVESTS[0] and state.phase >= FEED)
    if farm.begging and not harvested:
        raise BadPosition("agricola-position-points", seat=seat)


def _check_spaces(state: Data) -> None:
    """A space has at most one person, unless a card lets its owner share it, and its goods fit the number of rounds."""
    for space in range(len(NAMES)):
        people = [farm for farm in state.farms if state.occupied[space] >> farm.seat & 1]
        if len(people) > 1 and not any(farm.hooks >> hooks.SHARING & 1 for farm in people):
            raise BadPosition("agricola-position-crowd", space=NAMES[space])
        if GOODS[space] != NONE and space in state.spaces:
            _check_pile(state, space)


def _check_pile(state: Data, space: int) -> None:
    if state.cards and GOODS[space] in GIVEN_BACK:
        return  # A card may have put some there.
    pile, refill = state.piles[space], REFILLS[space][state.players]
    rounds = state.round - (state.round_cards.index(space) if space in state.round_cards else 0)
    fits = pile % refill == 0 and pile <= refill * rounds
    if state.phase == WORK:
        left = not state.occupied[space] or space == FOUR_IN_ONE
        fits = fits and (pile >= refill or space == FOUR_IN_ONE if left else pile == 0)
    if not fits:
        raise BadPosition("agricola-position-pile", space=NAMES[space])


def _check_order(state: Data) -> None:
    """The people placed fit the order of turns: clockwise, skipping seats without people at home. The first seat of the
    round is the starting player, unless another seat has become starting player since."""
    if state.phase != WORK or state.cards:
        return  # cards change the order in which people are placed
    able = [farm.people - farm.newborns for farm in state.farms]
    placed = [sum(mask >> seat & 1 for mask in state.occupied) for seat in range(state.players)]
    if any(able[seat] != placed[seat] + farm.home for seat, farm in enumerate(state.farms)):
        return  # A seat found no space to use and dropped out of the order.
    active = state.active
    lap = placed[active] + (step_of(PLACE_STEP) in state.farms[active].steps)
    moved = state.occupied[BEGINNERS_MEETING] | state.occupied[MEETING_PLACE]
    firsts = range(state.players) if moved else [state.starter]
    fits = not moved or moved >> state.starter & 1 == 1 or state.players == 1
    for first in firsts:
        early = [(seat - first) % state.players <= (active - first) % state.players for seat in range(state.players)]
        due = [min(able[seat], lap if early[seat] else lap - 1) for seat in range(state.players)]
        due[active] = placed[active]
        if fits and placed == due:
            return
    raise BadPosition("agricola-position-order", seat=active)


def _check_steps(state: Data, seat: int) -> None:
    """The pending steps fit the phase and the space used, and leave a choice."""
    steps = state.farms[seat].steps
    if state.held >> seat & 1:
        fits = at_barrier(state, seat) and (state.phase != WORK or seat == state.active or state.cards)
        fits = fits and all(_belongs(state, seat, step) for step in steps)
    elif not steps:
        fits = state.phase != WORK or seat != state.active or state.cards  # a card may ask somebody else
    else:
        fits = all(_belongs(state, seat, step) for step in steps) and _leads_on(steps) and _rests(state, seat)
    fits = fits and _of_this_turn(state, seat) and (state.held >> seat & 1 != 0 or not owes_draw(state, seat))
    if not fits:
        raise BadPosition("agricola-position-steps", seat=seat)


def _belongs(state: Data, seat: int, step: int) -> bool:
    """Whether a step can be pending in this phase and on this space."""
    farm, effect = state.farms[seat], effect_of(step)
    if not can_wait(state, seat, step) or _pays_next(step) or (effect in _DEALING) != (state.round == 0):
        return False
    if effect == FEED_STEP:
        # A trade may bring an animal that has to be housed first.
        return len(farm.steps) == 1 or (state.cards and farm.steps[0] == step)
    if state.phase == BREED and effect == BREED_STEP:
        return len(farm.steps) == 1
    if state.cards:
        return card_of(step) == NONE or is_at_hand(state, seat, card_of(step))
    if seat != state.active:
        return False
    if effect == PLACE_STEP:
        return len(farm.steps) == 1
    known = {KEEP_STEP} | ({bake()} if farm.majors & OVENS else set())
    return farm.space != NONE and effect in known | _within(EFFECTS[farm.space][state.players])


def _pays_next(step: int) -> bool:
    """Whether a step goes on with an automatic payment. That never waits: goods are paid as soon as they are promised,
    because they could be gone later."""
    effect = effect_of(step)
    number = PARTS[effect][progress_of(step)] if KIND[effect] == IN_ORDER else effect
    return isinstance(MECHANISMS[KIND[number]], Pay)


def _of_this_turn(state: Data, seat: int) -> bool:
    """What a farm remembers for its cards: how many came this turn, and what was gathered."""
    farm = state.farms[seat]
    fits = farm.fresh == 0 or state.phase == ROUND_START or (state.phase == WORK and seat == state.active)
    return fits and (farm.gathered == 0 or state.cards)


def _leads_on(steps: list[int]) -> bool:
    """The top step is a question, and nothing comes between a purchase and its payment but animals to house."""
    above = [effect_of(step) for step in steps]
    if PAY in above and any(effect != KEEP_STEP for effect in above[above.index(PAY) + 1 :]):
        return False
    return is_question(above[-1])


def _within(effect: int) -> set[int]:
    """An effect and all its parts."""
    kind = KIND[effect]
    found = {effect}
    if kind in (IN_ORDER, AND_OR, ONE_OF, OPTIONAL, REPEATED):
        for part in PARTS[effect]:
            found |= _within(part)
    elif kind == FROM_ROUND:
        found |= _within(PARTS[effect][1])
    return found


def _rests(state: Data, seat: int) -> bool:
    """Whether the stack has come to rest: no step is automatic, and the seat has a choice."""
    if not legal(state, seat):
        return False
    twin = state.copy()
    settle(twin, seat, None)
    return twin == state and forced(state, seat) == NONE


def _check_animals(state: Data, seat: int) -> None:
    """All animals are housed, unless the owner is being asked about them or hasn't finished fencing."""
    farm = state.farms[seat]
    asked = any(effect_of(step) in (KEEP_STEP, BREED_STEP) for step in farm.steps)
    fencing = any(effect_of(step) == fences() for step in farm.steps)
    if (all_housed(farm) and asked) or not (all_housed(farm) or asked or fencing):
        raise BadPosition("agricola-position-animals", seat=seat)
