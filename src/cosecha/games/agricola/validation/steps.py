"""Phases, and what seats are asked in them."""

from typing import Final

from cosecha.core.errors import BadPosition
from cosecha.core.state import NONE
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.cards import is_at_hand
from cosecha.games.agricola.engine.decks import is_drawn
from cosecha.games.agricola.engine.effects import (
    AND_OR,
    EITHER,
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
)
from cosecha.games.agricola.engine.spaces import EFFECTS
from cosecha.games.agricola.engine.stack import can_wait, is_question
from cosecha.games.agricola.majors import OVENS
from cosecha.games.agricola.mechanisms.adopting import Adopting
from cosecha.games.agricola.mechanisms.animals import BREED as BREED_STEP
from cosecha.games.agricola.mechanisms.animals import KEEPING, all_housed
from cosecha.games.agricola.mechanisms.baking import bake
from cosecha.games.agricola.mechanisms.borrowed_effects import BorrowEffect
from cosecha.games.agricola.mechanisms.buying import PAY
from cosecha.games.agricola.mechanisms.deputies import OwnTurn, PlacingFor
from cosecha.games.agricola.mechanisms.drafting import DRAFT
from cosecha.games.agricola.mechanisms.drawing import MULLIGAN, REDRAW, owes_draw
from cosecha.games.agricola.mechanisms.family import FindFood, GrowForAWhile
from cosecha.games.agricola.mechanisms.feeding import FEED as FEED_STEP
from cosecha.games.agricola.mechanisms.fencing import fences
from cosecha.games.agricola.mechanisms.goods import Pay
from cosecha.games.agricola.mechanisms.leftovers import Claim
from cosecha.games.agricola.mechanisms.looking import Look, Order, is_order
from cosecha.games.agricola.mechanisms.offers import LastChance, MakeRoom, Offer, Pick
from cosecha.games.agricola.mechanisms.partners import partner_of
from cosecha.games.agricola.mechanisms.people import Back, is_borrowing
from cosecha.games.agricola.mechanisms.placing import PLACE as PLACE_STEP
from cosecha.games.agricola.mechanisms.revealing import CarriedOut, Reveal
from cosecha.games.agricola.mechanisms.rooms import FREE_STABLE
from cosecha.games.agricola.mechanisms.sacrificing import Sacrifice
from cosecha.games.agricola.mechanisms.starting import START_CARD
from cosecha.games.agricola.mechanisms.swapping import Into
from cosecha.games.agricola.mechanisms.triggers import Act
from cosecha.games.agricola.mechanisms.turns import END_TURN
from cosecha.games.agricola.mechanisms.wandering import GoBack, Wandering
from cosecha.games.agricola.options import AUTUMN, SPRING, SUMMER
from cosecha.games.agricola.phases import (
    BREED,
    FEED,
    FIELD,
    HARVESTS,
    OVER,
    PHASE_NAMES,
    REFILL,
    REVEAL,
    ROUND_START,
    ROUNDS,
    WORK,
)
from cosecha.games.agricola.rules import at_barrier, forced, legal, settle, waiting
from cosecha.games.agricola.rules.dealing import is_starting
from cosecha.games.agricola.tallies import IN_DECK

_DEALING: Final = (DRAFT, MULLIGAN, REDRAW)
"""What is asked before the first round, and only then."""

_OF_DECKS: Final = (Back, GrowForAWhile, OwnTurn, PlacingFor, Reveal)
_OF_CARDS: Final = (
    *(Act, Adopting, BorrowEffect, CarriedOut, Claim, FindFood, GoBack, Into, LastChance, Look, MakeRoom, Offer, Order),
    *(Pick, Sacrifice, Wandering),
)
"""Mechanisms whose first parameter is the card that they belong to."""


def check_phase(state: Data) -> None:
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


def check_steps(state: Data, seat: int) -> None:
    """The pending steps fit the phase and the space used, and leave a choice."""
    steps = state.farms[seat].steps
    if state.held >> seat & 1:
        fits = at_barrier(state, seat)
        fits = fits and (state.phase != WORK or seat == state.active or state.cards or _is_partner(state, seat))
        fits = fits and all(_belongs(state, seat, step) for step in steps)
    elif not steps:
        # A card may ask somebody else, and a turn may end with a question to the partner.
        fits = state.phase != WORK or seat != state.active or state.cards
        fits = fits or (state.teams and len(state.farms[partner_of(seat)].steps) > 0)
    else:
        fits = all(_belongs(state, seat, step) for step in steps) and _leads_on(steps) and _rests(state, seat)
    fits = fits and _of_this_turn(state, seat) and (state.held >> seat & 1 != 0 or not owes_draw(state, seat))
    if not fits:
        raise BadPosition("agricola-position-steps", seat=seat)


def _belongs(state: Data, seat: int, step: int) -> bool:
    """Whether a step can be pending in this phase and on this space."""
    farm, effect = state.farms[seat], effect_of(step)
    dealing = state.round == 0 and not is_starting(state)
    if not can_wait(state, seat, step) or _pays_next(step) or (effect in _DEALING) != dealing:
        return False
    if state.decks is None and any(_is_of_decks(part) for part in _within(effect)):
        return False
    if effect == START_CARD and state.round:
        return False
    if effect == FEED_STEP:
        # A trade may bring an animal that has to be housed first, and cards may ask for more food afterwards.
        return len(farm.steps) == 1 or (state.cards and (farm.steps[0] == step or state.decks is not None))
    if state.phase == BREED and effect == BREED_STEP:
        return len(farm.steps) == 1
    if state.cards:
        return card_of(step) == NONE or is_at_hand(state, seat, card_of(step))
    if seat != state.active:
        return _is_partner(state, seat) and effect in KEEPING and not state.farms[state.active].steps
    if effect == PLACE_STEP:
        return len(farm.steps) == 1
    known = set(KEEPING) | ({bake()} if farm.majors & OVENS else set())
    if farm.customs & SPRING:
        known.add(BREED_STEP)
    if farm.customs & SUMMER:
        known.add(FREE_STABLE)
    if farm.customs & AUTUMN:
        known.add(PAY)
    return farm.space != NONE and effect in known | _within(EFFECTS[farm.space][state.players])


def _is_of_decks(effect: int) -> bool:
    """Whether only event decks lead to an effect."""
    mechanism = MECHANISMS[KIND[effect]]
    return isinstance(mechanism, _OF_DECKS) or (isinstance(mechanism, _OF_CARDS) and is_drawn(PARTS[effect][0]))


def _is_partner(state: Data, seat: int) -> bool:
    """Whether the seat that is placing a person is this one's partner."""
    return state.teams and state.phase == WORK and seat == partner_of(state.active)


def _pays_next(step: int) -> bool:
    """Whether a step goes on with an automatic payment. That never waits: goods are paid as soon as they are promised,
    because they could be gone later."""
    effect = effect_of(step)
    number = PARTS[effect][progress_of(step)] if KIND[effect] == IN_ORDER else effect
    return isinstance(MECHANISMS[KIND[number]], Pay)


def _of_this_turn(state: Data, seat: int) -> bool:
    """What a farm remembers for its cards: how many came this turn, and what the deck counts."""
    farm = state.farms[seat]
    fits = farm.fresh == 0 or state.phase == ROUND_START or (state.phase == WORK and seat == state.active)
    fits = fits or is_borrowing(farm)
    counted = IN_DECK[state.options.cards]
    return fits and all(tally in counted for tally, count in enumerate(farm.tallies) if count)


def _leads_on(steps: list[int]) -> bool:
    """The top step is a question, nothing comes between a purchase and its payment but animals to house or a look at
    cards, and only the end of the turn waits for a person to be placed."""
    above = [effect_of(step) for step in steps]
    if PLACE_STEP in above and not all(END_TURN in _within(effect) for effect in above[: above.index(PLACE_STEP)]):
        return False
    if PAY in above and any(not _interrupts(effect) for effect in above[above.index(PAY) + 1 :]):
        return False
    return is_question(above[-1])


def _interrupts(effect: int) -> bool:
    return effect in KEEPING or is_order(effect)


def _within(effect: int) -> set[int]:
    """An effect and all its parts."""
    kind = KIND[effect]
    found = {effect}
    if kind in (IN_ORDER, AND_OR, EITHER, ONE_OF, OPTIONAL, REPEATED):
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


def check_animals(state: Data, seat: int) -> None:
    """All animals are housed, unless the owner is being asked about them or hasn't finished fencing, or the partner's
    turn isn't over."""
    farm = state.farms[seat]
    asked = any(effect_of(step) in (*KEEPING, BREED_STEP) for step in farm.steps)
    fencing = any(effect_of(step) == fences() for step in farm.steps)
    if _is_partner(state, seat):
        fencing = fencing or len(state.farms[state.active].steps) > 0 or state.held >> state.active & 1 != 0
    if (all_housed(farm) and asked) or not (all_housed(farm) or asked or fencing):
        raise BadPosition("agricola-position-animals", seat=seat)
