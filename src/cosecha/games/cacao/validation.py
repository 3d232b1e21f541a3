"""Checks that a position could arise in play, as far as a single state can show; reports the first problem."""

from collections import Counter

from cosecha.core.errors import BadPosition
from cosecha.core.state import NONE
from cosecha.games.cacao.board import (
    JUNGLE_NAMES,
    LIE_TYPES,
    MARKET_2,
    MARKET_SPACE,
    PLANTATION_1,
    PLANTATION_SPACE,
    SIDE_NAMES,
    STEPS,
    space_name,
)
from cosecha.games.cacao.codes import SIDE
from cosecha.games.cacao.data import Data, owner_of, top_of, under_of
from cosecha.games.cacao.options import (
    DISPLAY_SIZE,
    FILL_THRESHOLD,
    HAND_SIZE,
    STORAGE,
    SUN_PLACES,
    WORKER_TILES,
    jungle_in_play,
    worker_tiles_each,
)
from cosecha.games.cacao.phases import FILL, OVER, PHASE_NAMES, PLACE, WORK
from cosecha.games.cacao.rules import at_barrier, waiting
from cosecha.games.cacao.rules.activating import called_sides, has_work
from cosecha.games.cacao.rules.filling import legal_fills, promised, touching


def validate(state: Data) -> None:
    """Raises BadPosition with the reason if the state is impossible."""
    _check_clock(state)
    _check_villages(state)
    _check_map(state)
    _check_joined(state)
    _check_worker_tiles(state)
    _check_jungle_tiles(state)
    _check_turn(state)
    _check_edges(state)


def _check_clock(state: Data) -> None:
    if not 1 <= state.turn <= state.turns or (state.phase == OVER and state.turn != state.turns):
        raise BadPosition("cacao-position-turn", turn=state.turn)


def _check_villages(state: Data) -> None:
    """Fruits and suns fit their storage, and no amount is negative."""
    for seat in range(state.players):
        fits = 0 <= state.fruits[seat] <= STORAGE and 0 <= state.suns[seat] <= SUN_PLACES
        if not fits or state.gold[seat] < 0:
            raise BadPosition("cacao-position-village", seat=seat)


def _check_map(state: Data) -> None:
    """The start tiles are there, each worker tile is next to a jungle tile, and exactly the right spaces are filled."""
    if state.jungle.get(PLANTATION_SPACE) != PLANTATION_1 or state.jungle.get(MARKET_SPACE) != MARKET_2:
        raise BadPosition("cacao-position-start-tiles")
    left = bool(state.display or state.jungle_pile)
    if left and any(under_of(tiles) for tiles in state.workers.values()):
        raise BadPosition("cacao-position-overbuilt")
    for space in state.workers:
        if not any(space + step in state.jungle for step in STEPS):
            raise BadPosition("cacao-position-workers-apart", space=space_name(space))
    for space in state.jungle:
        if space not in (PLANTATION_SPACE, MARKET_SPACE) and touching(state, space) < FILL_THRESHOLD:
            raise BadPosition("cacao-position-jungle-apart", space=space_name(space))
    coming = [*state.to_fill, *(space for space in state.filled if space not in state.jungle)]
    for space in sorted({worker + step for worker in state.workers for step in STEPS}):
        due = space not in state.jungle and touching(state, space) >= FILL_THRESHOLD
        if due and left and space not in coming:
            raise BadPosition("cacao-position-due", space=space_name(space))


def _check_joined(state: Data) -> None:
    """Every tile is connected to a start tile, so that all spaces stay within `FARTHEST`."""
    joined = [PLANTATION_SPACE, MARKET_SPACE]
    for space in joined:
        for beside in (space + step for step in STEPS):
            if (beside in state.jungle or beside in state.workers) and beside not in joined:
                joined.append(beside)
    for space in sorted([*state.jungle, *state.workers]):
        if space not in joined:
            raise BadPosition("cacao-position-not-joined", space=space_name(space))


def _check_worker_tiles(state: Data) -> None:
    """Each seat has all its tiles: one on the map per turn taken, up to three in hand, the rest in the pile."""
    dealt = Counter(dict(enumerate(WORKER_TILES[state.players])))
    for seat in range(state.players):
        own = [tiles for tiles in state.workers.values() if owner_of(tiles) == seat]
        laid = [lie for tiles in own for lie in (top_of(tiles), under_of(tiles)) if lie]
        found = Counter(LIE_TYPES[lie] for lie in laid)
        found.update(state.hands[seat])
        found.update(state.piles[seat])
        if found != dealt:
            raise BadPosition("cacao-position-worker-tiles", seat=seat)
        acting = seat == state.active and (state.placed != NONE or state.phase == OVER)
        place = (seat - (state.active - state.turn + 1)) % state.players
        turns = (state.turn - 1 - place + state.players - 1) // state.players
        left = worker_tiles_each(state.players) - turns
        hand = min(HAND_SIZE, left) - acting
        if len(laid) != turns + acting or len(state.hands[seat]) != hand:
            raise BadPosition("cacao-position-hand", seat=seat)


def _check_jungle_tiles(state: Data) -> None:
    """Every jungle tile is somewhere, and the display is full unless the pile is empty or this turn took from it."""
    found = Counter(state.jungle.values())
    found.update(state.display)
    found.update(state.jungle_pile)
    for kind, count in jungle_in_play(state.players).items():
        if found[kind] != count:
            raise BadPosition("cacao-position-jungle-tiles", jungle=JUNGLE_NAMES[kind], count=count)
    taken = len([space for space in state.filled if space in state.jungle])
    full = len(state.display) == DISPLAY_SIZE or (not state.jungle_pile and len(state.display) < DISPLAY_SIZE)
    if not full and not (len(state.display) < DISPLAY_SIZE <= len(state.display) + taken):
        raise BadPosition("cacao-position-display", count=len(state.display))


def _check_turn(state: Data) -> None:
    """The tile placed this turn, the fills, the activated workers and the held seats fit the phase."""
    phase, placed = state.phase, state.placed
    own = placed != NONE and placed in state.workers and owner_of(state.workers[placed]) == state.active
    beside = [placed + step for step in STEPS] if own and not under_of(state.workers[placed]) else []
    fits = all(space in beside and touching(state, space) >= FILL_THRESHOLD for space in state.to_fill + state.filled)
    fits = fits and all(space not in (PLANTATION_SPACE, MARKET_SPACE) for space in state.filled)
    fits = fits and all(space not in state.jungle and space not in state.filled for space in state.to_fill)
    fits = fits and (own or (placed == NONE and phase in (PLACE, OVER)))
    fits = fits and not (state.to_fill and not state.display and not state.jungle_pile)
    held = state.held == 1 << state.active and at_barrier(state, state.active)
    if phase == PLACE:
        fits = fits and (placed == NONE) == (state.held == 0) and (placed == NONE or held)
    elif phase == FILL:
        fits = fits and (held if state.held else len(legal_fills(state)) > 1)
    elif phase == WORK:
        silent = all(not state.edges[seat] for seat in range(state.players) if state.held >> seat & 1)
        fits = fits and not state.to_fill and promised(state) == NONE and silent and waiting(state) != ()
    else:
        fits = fits and placed == NONE and state.held == 0
    if not fits:
        raise BadPosition("cacao-position-phase", phase=PHASE_NAMES[phase])


def _check_edges(state: Data) -> None:
    """Workers are activated by the tile just placed or by a jungle tile filled this turn, and only while some of the
    seat's workers can change something."""
    called = called_sides(state, state.placed, [space for space in state.filled if space in state.jungle])
    for seat, edges in enumerate(state.edges):
        for edge in edges:
            space = edge // SIDE
            if edge not in called or not has_work(state, seat) or state.to_fill or promised(state) != NONE:
                raise BadPosition("cacao-position-edge", space=space_name(space), side=SIDE_NAMES[edge % SIDE])
