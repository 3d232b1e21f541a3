"""Checks that a position could arise in play, as far as a single state can show; reports the first problem."""

from collections import Counter

from cosecha.core.errors import BadPosition
from cosecha.core.state import NONE
from cosecha.games.santiago.board import (
    AROUND,
    AT_NODE,
    DESERT,
    EMPTY,
    NODE_NAMES,
    ROUND_NODE,
    SEGMENT_NAMES,
    SQUARE_NAMES,
    SQUARES,
    TILE_NAMES,
    TOUCHING,
    bits,
    icons_of,
)
from cosecha.games.santiago.codes import PASS
from cosecha.games.santiago.data import Data
from cosecha.games.santiago.options import PALM_COUNT, SETUP, earned, tiles_in_play
from cosecha.games.santiago.phases import BID, DECIDE, EXTRA, LEFTOVER, OVER, PHASE_NAMES, PLANT, PROPOSE, START_CANAL
from cosecha.games.santiago.phases import PALMS as PALM_PHASE
from cosecha.games.santiago.phases import SPRING as SPRING_PHASE
from cosecha.games.santiago.rules import secret
from cosecha.games.santiago.rules.auction import planting_order
from cosecha.games.santiago.rules.setup import spring_places
from cosecha.games.santiago.rules.turns import acting, clockwise


def validate(state: Data) -> None:
    """Raises BadPosition with the reason if the state is impossible."""
    _check_clock(state)
    _check_network(state)
    _check_palms(state)
    _check_tiles(state)
    _check_farmers(state)
    _check_auction(state)
    _check_money(state)
    _check_proposals(state)


def _check_clock(state: Data) -> None:
    """Round, phase, turn and supply are consistent."""
    in_setup = state.phase in (SPRING_PHASE, START_CANAL, PALM_PHASE)
    if in_setup != (state.round == 0) or not 0 <= state.round <= state.rounds:
        raise BadPosition("santiago-position-round", round=state.round)
    if state.phase == OVER and state.round != state.rounds:
        raise BadPosition("santiago-position-round", round=state.round)
    built = state.phase in (EXTRA, OVER) or (state.phase == DECIDE and state.held != 0)
    if state.supply != state.rounds - max(0, state.round - 1) - built:
        raise BadPosition("santiago-position-supply", supply=state.supply)
    turns = {BID: state.players if state.players > 2 else 1, PLANT: state.players, PROPOSE: state.players - 1}
    turns[EXTRA] = state.players
    least = state.players if state.phase == LEFTOVER else 0
    if not least <= state.turn < turns.get(state.phase, least + 1):
        raise BadPosition("santiago-position-turn", turn=state.turn)
    by_hand = state.manual or state.phase not in (SPRING_PHASE, PALM_PHASE)
    for_two = state.players == 2 or state.phase != START_CANAL
    spare = _leftover_tiles(state) or state.phase != LEFTOVER
    holder = state.held == 0 or (state.phase != OVER and not secret(state) and state.held == 1 << acting(state))
    if not (by_hand and for_two and spare and holder):
        raise BadPosition("santiago-position-phase", phase=PHASE_NAMES[state.phase])


def _held(state: Data) -> int:
    """1 if the acting seat has answered but not confirmed."""
    return int(state.held != 0)


def _leftover_tiles(state: Data) -> int:
    """The number of tiles per round beyond one for each player."""
    return SETUP[state.players].piles - state.players


def _check_network(state: Data) -> None:
    """All canals are connected to the spring, and their number fits the supply."""
    if (state.spring != NONE) != (state.phase != SPRING_PHASE or state.held != 0):
        raise BadPosition("santiago-position-no-spring")
    if state.spring != NONE and state.spring not in spring_places(state.spring_anywhere):
        raise BadPosition("santiago-position-spring", intersection=NODE_NAMES[state.spring])
    first = state.players == 2 and (state.phase > START_CANAL or (state.phase == START_CANAL and state.held != 0))
    least = first + state.extra.count(False)
    if not least <= len(bits(state.canals)) <= least + state.rounds - state.supply:
        raise BadPosition("santiago-position-canal-count", count=len(bits(state.canals)))
    if state.spring == NONE:
        return
    joined = 0
    frontier = AT_NODE[state.spring] & state.canals
    while frontier:
        joined |= frontier
        frontier = sum(1 << s for s in bits(state.canals & ~joined) if TOUCHING[s] & joined)
    if joined != state.canals:
        loose = bits(state.canals & ~joined)[0]
        raise BadPosition("santiago-position-canal-apart", segment=SEGMENT_NAMES[loose])


def _check_palms(state: Data) -> None:
    """The number of palms fits the phase, and none touches the spring or another palm.

    With two players and automatic setup, the palms are drawn but hidden until the start canal is built.
    """
    lying, coming = bits(state.palms), list(state.palms_to_come)
    wanted = [PALM_COUNT]
    if state.phase in (SPRING_PHASE, START_CANAL):
        wanted = [0]
    elif state.phase == PALM_PHASE:
        wanted = [PALM_COUNT] if state.held else list(range(PALM_COUNT))
    hidden = PALM_COUNT if state.phase == START_CANAL and not state.manual else 0
    if len(lying) not in wanted or len(coming) != hidden:
        raise BadPosition("santiago-position-palms", count=len(lying) + len(coming))
    palms = lying + coming
    for number, palm in enumerate(palms):
        others = sum(1 << other for other in set(palms[:number]))
        if (ROUND_NODE[state.spring] >> palm & 1) or AROUND[palm] & others:
            raise BadPosition("santiago-position-palm-touches", square=SQUARE_NAMES[palm])


def _check_tiles(state: Data) -> None:
    """No kind has more tiles than the box, and every tile is somewhere; a desert may have been any kind."""
    setup = SETUP[state.players]
    dealt = tiles_in_play(state.players)
    seen = Counter(kind for kind in state.tiles if kind not in (EMPTY, DESERT))
    seen.update(state.face_up)
    for pile in state.piles:
        seen.update(pile)
    if state.set_aside:
        seen[state.set_aside] += 1
    for kind, count in seen.items():
        if count > dealt[kind]:
            raise BadPosition("santiago-position-too-many-tiles", tile=TILE_NAMES[kind], count=count)
    deserts = state.tiles.count(DESERT)
    if seen.total() + deserts != dealt.total():
        raise BadPosition("santiago-position-tile-count", count=seen.total() + deserts, total=dealt.total())
    planted = state.turn + _held(state) if state.phase == PLANT else 0
    turned_up = {BID: setup.piles, PLANT: setup.piles - planted, LEFTOVER: 1 - _held(state)}
    if len(state.face_up) != turned_up.get(state.phase, 0):
        raise BadPosition("santiago-position-face-up", count=len(state.face_up))
    heights = [len(pile) for pile in state.piles]
    if heights != [state.rounds - state.round] * setup.piles or bool(state.set_aside) != bool(setup.set_aside):
        raise BadPosition("santiago-position-piles", piles=setup.piles, height=state.rounds - state.round)


def _check_farmers(state: Data) -> None:
    """A tile has at most as many farmers as icons, all of one seat; a desert has none."""
    for square in range(SQUARES):
        kind, farmers, owner = state.tiles[square], state.farmers[square], state.owner[square]
        most = icons_of(kind) if kind not in (EMPTY, DESERT) else 0
        if not 0 <= farmers <= most or (farmers > 0) != (owner != NONE):
            raise BadPosition("santiago-position-farmers", square=SQUARE_NAMES[square])


def _check_money(state: Data) -> None:
    if min(state.money) < 0 or sum(state.money) > state.players * earned(state.players, state.round):
        raise BadPosition("santiago-position-bank")
    for seat in range(state.players):
        paid = state.phase in (PLANT, LEFTOVER) and (
            state.players == 2 or state.phase == LEFTOVER or seat in state.order[: state.turn + 1]
        )
        on_table = state.bribes[seat] if paid else max(state.bids[seat], state.bribes[seat])
        if on_table > state.money[seat]:
            raise BadPosition("santiago-position-table-money", seat=seat)


def _check_auction(state: Data) -> None:
    """Bids differ, the passers are the seats that bid 0, and planting order and overseer follow from both."""
    if state.phase not in (BID, PLANT, LEFTOVER):
        if any(bid != NONE for bid in state.bids) or state.passers or state.order:
            raise BadPosition("santiago-position-bids")
        return
    made = [seat for seat in range(state.players) if state.bids[seat] != NONE]
    bids = [bid for bid in state.bids if bid > 0]
    if state.players == 2:
        fine = len(made) < 2 or state.phase != BID
        fine = fine and (state.bid_cap == NONE or max(state.bids) <= state.bid_cap) and not state.passers
    else:
        fine = len(set(bids)) == len(bids)
        fine = fine and sorted(state.passers) == [seat for seat in made if state.bids[seat] == PASS]
        if state.phase == BID:
            asked = [clockwise(state, turn) for turn in range(state.turn + _held(state))]
            fine = fine and made == sorted(asked)
            fine = fine and state.passers == [seat for seat in asked if state.bids[seat] == PASS]
    if state.phase != BID:
        fine = fine and len(made) == state.players
    if not fine or min(state.bids) < NONE or state.order != _order(state):
        raise BadPosition("santiago-position-bids")
    if state.order and state.overseer != state.order[-1]:
        raise BadPosition("santiago-position-overseer", seat=state.overseer)


def _order(state: Data) -> list[int]:
    """The planting order: by bid, then the passers. Of two equal bids, the new overseer's was the lower one."""
    if state.phase == BID:
        return []
    if state.players == 2:
        return sorted(range(2), key=lambda seat: (-state.bids[seat], seat == state.overseer))
    return planting_order(state.bids, state.passers)


def _check_proposals(state: Data) -> None:
    """Only seats that have had their turn have proposals, only until the overseer decides, and only where a canal may
    go."""
    turns = {PROPOSE: state.turn + _held(state), DECIDE: 0 if state.held else state.players - 1}
    asked = [clockwise(state, turn) for turn in range(turns.get(state.phase, 0))]
    for seat, segment in enumerate(state.proposed):
        if segment == NONE:
            continue
        if seat not in asked or not state.reach >> segment & 1 or state.bribes[seat] < state.options.min_bribe:
            raise BadPosition("santiago-position-proposal", segment=SEGMENT_NAMES[segment])
