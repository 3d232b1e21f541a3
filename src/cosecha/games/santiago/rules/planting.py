"""Phase 3: planting, and the leftover tile with two or three players."""

from cosecha.core.message import Message, Token
from cosecha.core.state import NONE, Log
from cosecha.games.santiago import codes
from cosecha.games.santiago.board import DESERT, SQUARE_NAMES, SQUARES, TILE_NAMES, beside, bits, icons_of
from cosecha.games.santiago.codes import PASS
from cosecha.games.santiago.data import Data
from cosecha.games.santiago.events import BidPaid, LeftoverPlanted, TilePlanted
from cosecha.games.santiago.options import PASS_FARMER_PENALTY
from cosecha.games.santiago.phases import LEFTOVER, PLANT


def begin(state: Data, log: Log) -> None:
    state.phase = PLANT
    state.turn = 0
    _pay_bid(state, state.order[0], log)
    if state.players == 2:
        _pay_bid(state, state.order[1], log)


def _pay_bid(state: Data, seat: int, log: Log) -> None:
    """Every seat pays its own bid, not only the winner: just before planting, or with two players both at once."""
    amount = state.bids[seat]
    state.money[seat] -= amount
    if log is not None and amount:
        log.append(BidPaid(seat, amount))


def next_planter(state: Data, log: Log) -> bool:
    """The next seat in planting order, then the leftover tile if there is one."""
    state.turn += 1
    if state.turn < state.players:
        if state.players > 2:
            _pay_bid(state, state.order[state.turn], log)
        return True
    if state.face_up:
        state.phase = LEFTOVER
        return True
    clear_auction(state)
    return False


def clear_auction(state: Data) -> None:
    for seat in range(state.players):
        state.bids[seat] = NONE
    state.passers = []
    state.order = []


def legal_plantings(state: Data) -> list[int]:
    """Any face-up tile on any empty square; deserts are not empty."""
    squares = bits(state.empty)
    actions = []
    for kind in sorted(set(state.face_up)):
        base = codes.PLANT * codes.KIND + kind * codes.THING
        actions += [base + square for square in squares]
    return actions


def why_no_planting(state: Data, action: int) -> Message | None:
    kind = codes.thing_of(action)
    square = codes.amount_of(action)
    if kind not in state.face_up:
        return Message("santiago-reason-tile-not-there", {"tile": Token("plantation-tile", TILE_NAMES[kind])})
    if not state.empty >> square & 1:
        return Message("santiago-reason-square-taken", {"square": Token("square", SQUARE_NAMES[square])})
    return None


def plant(state: Data, seat: int, action: int, log: Log) -> None:
    """As many farmers as icons, one fewer for a player who passed. A palm moves onto the tile."""
    kind = codes.thing_of(action)
    square = codes.amount_of(action)
    farmers = icons_of(kind)
    if state.bids[seat] == PASS:
        farmers -= PASS_FARMER_PENALTY
    state.face_up.remove(kind)
    state.put_tile(kind, square, seat, farmers)
    if log is not None:
        palm = bool(state.palms >> square & 1)
        log.append(TilePlanted(seat, TILE_NAMES[kind], SQUARE_NAMES[square], farmers, palm))


def _leftover_squares(state: Data) -> int:
    """Empty squares next to a tile that isn't desert; if there are none, next to a desert."""
    tiles = state.tiles
    alive = 0
    deserts = 0
    for square in range(SQUARES):
        if tiles[square] == DESERT:
            deserts |= 1 << square
        elif tiles[square]:
            alive |= 1 << square
    return beside(alive) & state.empty or beside(deserts) & state.empty


def legal_leftovers(state: Data) -> list[int]:
    return [codes.LEFTOVER * codes.KIND + square * codes.THING for square in bits(_leftover_squares(state))]


def why_no_leftover(state: Data, action: int) -> Message | None:
    square = codes.thing_of(action)
    name = Token("square", SQUARE_NAMES[square])
    if not state.empty >> square & 1:
        return Message("santiago-reason-square-taken", {"square": name})
    if not _leftover_squares(state) >> square & 1:
        return Message("santiago-reason-leftover-apart", {"square": name})
    return None


def forced_leftover(state: Data) -> int:
    squares = _leftover_squares(state)
    return legal_leftovers(state)[0] if squares & (squares - 1) == 0 else NONE


def plant_leftover(state: Data, seat: int, action: int, log: Log) -> None:
    """The first planter must place the leftover tile, without farmers."""
    square = codes.thing_of(action)
    kind = state.face_up.pop()
    state.put_tile(kind, square, NONE, 0)
    if log is not None:
        palm = bool(state.palms >> square & 1)
        log.append(LeftoverPlanted(seat, TILE_NAMES[kind], SQUARE_NAMES[square], palm))
