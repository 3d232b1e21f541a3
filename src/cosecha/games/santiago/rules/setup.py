"""Setup: the spring, the start canal with two players, the palms, then the tiles."""

from cosecha.core.message import Message, Token
from cosecha.core.rng import Rng
from cosecha.core.state import NONE, Log
from cosecha.games.santiago import codes
from cosecha.games.santiago.board import (
    AROUND,
    AT_NODE,
    INNER_NODES,
    NODE_NAMES,
    NODES,
    ROUND_NODE,
    SEGMENT_NAMES,
    SQUARE_NAMES,
    SQUARES,
    TILE_NAMES,
    bits,
    square_names,
)
from cosecha.games.santiago.data import Data
from cosecha.games.santiago.events import PalmPlaced, SpringPlaced, StartCanalBuilt, TileSetAside
from cosecha.games.santiago.options import PALM_COUNT
from cosecha.games.santiago.phases import PALMS, SPRING, START_CANAL
from cosecha.games.santiago.rules import auction


def spring_places(anywhere: bool) -> list[int]:
    """One of the six central intersections, or any of the twenty."""
    return list(range(NODES)) if anywhere else list(INNER_NODES)


def palm_places(spring: int, palms: int) -> list[int]:
    """Squares that touch neither the spring nor a palm, not even at a corner."""
    barred = ROUND_NODE[spring]
    for palm in bits(palms):
        barred |= AROUND[palm]
    return [square for square in range(SQUARES) if not barred >> square & 1]


def draw_palms(spring: int, rng: Rng) -> list[int]:
    """Draw each palm uniformly from the squares that are still legal."""
    drawn: list[int] = []
    taken = 0
    for _ in range(PALM_COUNT):
        places = palm_places(spring, taken)
        drawn.append(places[rng.below(len(places))])
        taken |= 1 << drawn[-1]
    return drawn


def palms_missing(state: Data) -> int:
    return PALM_COUNT - len(bits(state.palms))


def begin(state: Data, log: Log) -> None:
    """Play up to the first decision. The spring has been drawn already unless it is placed manually."""
    if state.spring == NONE:
        state.phase = SPRING
        return
    if log is not None:
        log.append(SpringPlaced(NODE_NAMES[state.spring]))
    _after_spring(state, log)


def next_step(state: Data, log: Log) -> None:
    """Continue the setup after a decision."""
    if state.phase == SPRING:
        _after_spring(state, log)
    else:
        _palms(state, log)


def _after_spring(state: Data, log: Log) -> None:
    if state.players == 2:
        state.phase = START_CANAL
    else:
        _palms(state, log)


def _palms(state: Data, log: Log) -> None:
    for square in state.palms_to_come:
        state.palms |= 1 << square
        if log is not None:
            log.append(PalmPlaced(SQUARE_NAMES[square]))
    state.palms_to_come = ()
    if palms_missing(state):
        state.phase = PALMS
        return
    if log is not None and state.set_aside:
        log.append(TileSetAside(TILE_NAMES[state.set_aside]))
    auction.begin_round(state, log)


def legal_springs(state: Data) -> list[int]:
    return [codes.SPRING * codes.KIND + node * codes.THING for node in spring_places(state.spring_anywhere)]


def why_no_spring(state: Data, action: int) -> Message | None:
    if action in legal_springs(state):
        return None
    return Message("santiago-reason-spring-center")


def place_spring(state: Data, action: int, log: Log) -> None:
    state.put_spring(codes.thing_of(action))
    if log is not None:
        log.append(SpringPlaced(NODE_NAMES[state.spring]))


def legal_start_canals(state: Data) -> list[int]:
    """Two players: the oldest builds a canal that touches the spring."""
    return [codes.START_CANAL * codes.KIND + segment * codes.THING for segment in bits(AT_NODE[state.spring])]


def why_no_start_canal(state: Data, action: int) -> Message | None:
    if action in legal_start_canals(state):
        return None
    return Message("santiago-reason-first-canal-at-spring")


def build_start_canal(state: Data, seat: int, action: int, log: Log) -> None:
    segment = codes.thing_of(action)
    watered = state.lay_canal(segment)
    if log is not None:
        log.append(StartCanalBuilt(seat, SEGMENT_NAMES[segment], square_names(watered)))


def legal_palms(state: Data) -> list[int]:
    return [codes.PALM * codes.KIND + square * codes.THING for square in palm_places(state.spring, state.palms)]


def why_no_palm(state: Data, action: int) -> Message | None:
    if action in legal_palms(state):
        return None
    square = codes.thing_of(action)
    if ROUND_NODE[state.spring] >> square & 1:
        return Message("santiago-reason-palm-at-spring", {"square": Token("square", SQUARE_NAMES[square])})
    return Message("santiago-reason-palm-at-palm", {"square": Token("square", SQUARE_NAMES[square])})


def place_palm(state: Data, action: int, log: Log) -> None:
    square = codes.thing_of(action)
    state.palms |= 1 << square
    if log is not None:
        log.append(PalmPlaced(SQUARE_NAMES[square]))
