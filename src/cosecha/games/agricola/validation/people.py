"""Families, the spaces they are on, and the order of turns."""

from cosecha.core.errors import BadPosition
from cosecha.core.state import NONE
from cosecha.games.agricola.data import BORN, Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.effects import step_of
from cosecha.games.agricola.engine.spaces import GOODS, NAMES, REFILLS
from cosecha.games.agricola.goods import SHEEP
from cosecha.games.agricola.mechanisms.customs import season_of_round
from cosecha.games.agricola.mechanisms.goods import GIVEN_BACK
from cosecha.games.agricola.mechanisms.people import is_lending, standing_on
from cosecha.games.agricola.mechanisms.placing import PLACE as PLACE_STEP
from cosecha.games.agricola.mechanisms.placing import can_place
from cosecha.games.agricola.options import EVEN_START, FIRST_PEOPLE, PEOPLE, TAKE_USABLE
from cosecha.games.agricola.phases import FEED, HARVESTS, HOME, OVER, REFILL, WORK
from cosecha.games.agricola.rules.order import LATE
from cosecha.games.agricola.spaces.permanent import BEGINNERS_MEETING, MEETING_PLACE
from cosecha.games.agricola.spaces.seasons import prepared
from cosecha.games.agricola.spaces.tiles import FOUR_IN_ONE


def check_family(state: Data, seat: int) -> None:
    """Every person is at home, on a space or newborn; after the work phase, all spaces are empty."""
    farm = state.farms[seat]
    placed = sum(mask >> seat & 1 for mask in state.occupied)
    born = sum(1 for mask in state.occupied if mask & BORN << seat)
    extras = farm.extras
    frozen = 0 if extras is None else extras.frozen
    # With event decks, a newborn may be all that is left, and two may lie on the same space, or on none.
    fits = farm.people - farm.newborns >= FIRST_PEOPLE if extras is None else farm.people > 0
    fits = fits and farm.people + frozen <= PEOPLE and farm.newborns <= farm.people
    accounted = placed + farm.newborns + farm.home
    if extras is not None:
        accounted += extras.away + is_lending(state, seat)
    space = farm.space if extras is None else standing_on(farm)
    fits = fits and (space == NONE) == (placed == 0)
    if state.phase <= HOME:
        idle = farm.home == 0 and accounted < farm.people and not can_place(state, seat)
        if extras is not None:
            idle = accounted < farm.people  # a borrowed person may have gone home unused
        fits = fits and (accounted == farm.people or idle)
        fits = fits and (born == farm.newborns if extras is None else born <= farm.newborns)
        fits = fits and (space == NONE or state.occupied[space] >> seat & 1 == 1)
    else:
        fits = fits and accounted == farm.people and placed == born == 0
        fits = fits and (state.phase != OVER or farm.newborns == 0)
    if not fits:
        raise BadPosition("agricola-position-family", seat=seat)


def check_points(state: Data, seat: int) -> None:
    """There are no begging markers before the first harvest."""
    farm = state.farms[seat]
    harvested = state.round > HARVESTS[0] or (state.round == HARVESTS[0] and state.phase >= FEED)
    if farm.begging and not harvested:
        raise BadPosition("agricola-position-points", seat=seat)


def check_spaces(state: Data) -> None:
    """A space has at most one person, unless a card lets its owner share it, and its goods fit the number of rounds."""
    for space in range(len(NAMES)):
        people = [farm for farm in state.farms if state.occupied[space] >> farm.seat & 1]
        if len(people) > 1 and not any(farm.hooks >> hooks.SHARING & 1 for farm in people):
            raise BadPosition("agricola-position-crowd", space=NAMES[space])
        if GOODS[space] != NONE and space in state.spaces:
            _check_pile(state, space)


def _check_pile(state: Data, space: int) -> None:
    if state.decks is not None or (state.cards and GOODS[space] in GIVEN_BACK):
        return  # A card may have put some there, or taken or swapped some.
    pile, refill = state.piles[space], REFILLS[space][state.players]
    if state.season != NONE and GOODS[space] < SHEEP:
        if not _fits_seasons(state, space, pile):
            raise BadPosition("agricola-position-pile", space=NAMES[space])
        return
    rounds = state.round - (state.round_cards.index(space) if space in state.round_cards else 0)
    fits = pile % refill == 0 and pile <= refill * rounds
    if state.phase == WORK:
        left = not state.occupied[space] or space == FOUR_IN_ONE
        # A house rule leaves animals there.
        stays = state.variant & TAKE_USABLE != 0 and GOODS[space] >= SHEEP
        emptied = _may_be_left(state) and pile == 0
        fits = fits and (pile >= refill or space == FOUR_IN_ONE or emptied if left else pile == 0 or stays)
    if not fits:
        raise BadPosition("agricola-position-pile", space=NAMES[space])


def _may_be_left(state: Data) -> bool:
    """Whether somebody may have used a space this round and left it."""
    return state.decks is not None and state.decks.stage == LATE


def _fits_seasons(state: Data, space: int, pile: int) -> bool:
    """Whether a space can have so many goods if somebody took them last before one of the rounds so far."""
    if state.phase == WORK and state.occupied[space] and space != FOUR_IN_ONE:
        return pile == 0
    first = state.round_cards.index(space) + 1 if space in state.round_cards else 1
    last = state.round if state.phase > REFILL else state.round - 1
    found = {0} if state.phase != WORK or _may_be_left(state) else set()
    for since in range(first, last + 1):
        goods = 0
        for number in range(since, last + 1):
            goods += REFILLS[space][state.players] + prepared(space, season_of_round(state, number))
            goods = max(0, goods)
        found.add(goods)
    return pile in found or (space == FOUR_IN_ONE and pile == 0)


def check_order(state: Data) -> None:
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
    # With an even start, the second people come in reverse order.
    back = state.variant & EVEN_START != 0 and state.round == 1 and lap > 1
    for first in firsts:
        turns = [(first - 1 - seat if back else seat - first) % state.players for seat in range(state.players)]
        early = [turns[seat] <= turns[active] for seat in range(state.players)]
        due = [min(able[seat], lap if early[seat] else lap - 1) for seat in range(state.players)]
        due[active] = placed[active]
        if fits and placed == due:
            return
    raise BadPosition("agricola-position-order", seat=active)
