"""Step 3: workers next to jungle tiles are activated, and their owners use them, all at the same time.

Supplies are unlimited and players share nothing, so the order between players doesn't matter.
"""

from cosecha.core.message import Argument, Message, Token
from cosecha.core.state import Log
from cosecha.games.cacao.board import (
    JUNGLE_NAMES,
    LIE_SIDES,
    SIDE_NAMES,
    STEPS,
    SUN,
    TEMPLE,
    VALUES,
    WATER,
    is_market,
    is_mine,
    is_plantation,
    space_name,
)
from cosecha.games.cacao.codes import KIND, SIDE, THING, WORK, side_of, space_of, workers_of
from cosecha.games.cacao.data import Data
from cosecha.games.cacao.events import FruitsSold, FruitsTaken, GoldMined, SunsTaken, WaterCarried, WorkersIdle
from cosecha.games.cacao.options import STORAGE, SUN_PLACES, WATER_TRACK


def called_sides(state: Data, placed: int, filled: list[int]) -> list[int]:
    """The sides whose workers are activated: those of the tile just placed that face a jungle tile, and those of any
    seat's other worker tiles that face a jungle tile filled this turn. Sides at temples and without workers don't
    count."""
    sides: list[int] = []
    for side in range(4):
        if placed + STEPS[side] in state.jungle:
            sides.append(placed * SIDE + side)
    for space in filled:
        for side in range(4):
            other = space + STEPS[side]
            if other != placed and other in state.workers:
                sides.append(other * SIDE + (side + 2) % 4)
    return [edge for edge in sides if _workers(state, edge) > 0 and state.jungle[_jungle(edge)] != TEMPLE]


def activate(state: Data, log: Log) -> None:
    """Activate all workers of this turn; their owners are asked where they have a choice."""
    for edge in called_sides(state, state.placed, state.filled):
        _activate_side(state, edge, log)
    for seat in range(state.players):
        _close(state, seat, log)


def _workers(state: Data, edge: int) -> int:
    return LIE_SIDES[state.workers[edge // SIDE] & 15][edge % SIDE]


def _jungle(edge: int) -> int:
    """The space of the jungle tile that the workers face."""
    return edge // SIDE + STEPS[edge % SIDE]


def _activate_side(state: Data, edge: int, log: Log) -> None:
    """Take gold, water and suns automatically, since it never hurts; plantations and markets leave a choice."""
    workers = _workers(state, edge)
    at = _jungle(edge)
    kind = state.jungle[at]
    seat = state.workers[edge // SIDE] >> 8
    if is_plantation(kind) or is_market(kind):
        state.edges[seat] = tuple(sorted([*state.edges[seat], edge]))
    elif is_mine(kind):
        state.gold[seat] += workers * VALUES[kind]
        if log is not None:
            log.append(GoldMined(seat, space_name(at), workers * VALUES[kind], _tile_name(edge)))
    elif kind == WATER:
        _carry_water(state, seat, edge, log)
    elif kind == SUN:
        _take_suns(state, seat, edge, log)


def _tile_name(edge: int) -> str:
    """The space of the tile on which the workers stand."""
    return space_name(edge // SIDE)


def _carry_water(state: Data, seat: int, edge: int, log: Log) -> None:
    """Advance one field per worker, up to the last field."""
    workers = _workers(state, edge)
    before = state.water[seat]
    state.water[seat] = min(before + workers, len(WATER_TRACK) - 1)
    if log is not None:
        value = WATER_TRACK[state.water[seat]]
        fields = state.water[seat] - before
        log.append(WaterCarried(seat, space_name(_jungle(edge)), fields, value, _tile_name(edge)))


def _take_suns(state: Data, seat: int, edge: int, log: Log) -> None:
    workers = _workers(state, edge)
    taken = min(workers, SUN_PLACES - state.suns[seat])
    state.suns[seat] += taken
    if log is not None:
        log.append(SunsTaken(seat, space_name(_jungle(edge)), taken, workers - taken, _tile_name(edge)))


def _close(state: Data, seat: int, log: Log) -> None:
    """Finish a seat's work if none of its activated workers can change anything, so that it isn't asked."""
    if has_work(state, seat):
        return
    for edge in state.edges[seat]:
        _idle(state, seat, edge, log)
    state.edges[seat] = ()


def has_work(state: Data, seat: int) -> bool:
    """Whether any of a seat's activated workers can still change something."""
    useful = 0
    for edge in state.edges[seat]:
        useful += _most(state, seat, edge)
    return useful > 0


def _idle(state: Data, seat: int, edge: int, log: Log) -> None:
    if log is not None:
        at = _jungle(edge)
        log.append(WorkersIdle(seat, JUNGLE_NAMES[state.jungle[at]], space_name(at), _tile_name(edge)))


def _most(state: Data, seat: int, edge: int) -> int:
    """The maximum number of workers that make a difference: limited by fruits to sell or by room in the store."""
    kind = state.jungle[_jungle(edge)]
    workers = _workers(state, edge)
    if is_market(kind):
        return min(workers, state.fruits[seat])
    room = STORAGE - state.fruits[seat]
    return min(workers, (room + VALUES[kind] - 1) // VALUES[kind])


def legal_work(state: Data, seat: int) -> list[int]:
    """Any of the seat's activated sides, with any number of its workers; each side is used in one go."""
    actions: list[int] = []
    for edge in state.edges[seat]:
        for workers in range(_most(state, seat, edge) + 1):
            actions.append(_work_code(edge, workers))
    return actions


def _work_code(edge: int, workers: int) -> int:
    return WORK * KIND + (edge % SIDE * SIDE + workers) * THING + edge // SIDE


def why_no_work(state: Data, seat: int, action: int) -> Message | None:
    space = space_of(action)
    side = side_of(action)
    edge = space * SIDE + side
    workers = workers_of(action)
    if edge not in state.edges[seat]:
        where: dict[str, Argument] = {"space": Token("space", space_name(space)), "side": SIDE_NAMES[side]}
        return Message("cacao-reason-not-activated", where)
    if workers <= _most(state, seat, edge):
        return None
    if workers > _workers(state, edge):
        return Message("cacao-reason-too-few-workers", {"workers": _workers(state, edge)})
    if is_market(state.jungle[_jungle(edge)]):
        return Message("cacao-reason-too-few-fruits", {"fruits": state.fruits[seat]})
    return Message("cacao-reason-store-full", {"room": STORAGE - state.fruits[seat]})


def work(state: Data, seat: int, action: int, log: Log) -> None:
    """Use workers of one side."""
    edge = space_of(action) * SIDE + side_of(action)
    workers = workers_of(action)
    state.edges[seat] = tuple([other for other in state.edges[seat] if other != edge])
    at = _jungle(edge)
    kind = state.jungle[at]
    if workers == 0:
        _idle(state, seat, edge, log)
    elif is_market(kind):
        state.fruits[seat] -= workers
        state.gold[seat] += workers * VALUES[kind]
        if log is not None:
            gold = workers * VALUES[kind]
            log.append(FruitsSold(seat, JUNGLE_NAMES[kind], space_name(at), workers, gold, _tile_name(edge)))
    else:
        taken = min(workers * VALUES[kind], STORAGE - state.fruits[seat])
        state.fruits[seat] += taken
        if log is not None:
            lost = workers * VALUES[kind] - taken
            log.append(FruitsTaken(seat, JUNGLE_NAMES[kind], space_name(at), taken, lost, _tile_name(edge)))
    _close(state, seat, log)


def together(state: Data, seat: int) -> list[int]:
    """The actions that use all of a seat's activated workers, if the order of their sides doesn't matter; else none."""
    if not _commute(state, seat):
        return []
    twin = state.copy()
    actions: list[int] = []
    while twin.edges[seat]:
        edge = twin.edges[seat][0]
        action = _work_code(edge, _most(twin, seat, edge))
        actions.append(action)
        work(twin, seat, action, None)
    return actions


def _commute(state: Data, seat: int) -> bool:
    """Whether using a seat's workers leads to the same state in any order of sides.

    Plantations alone commute. Markets alone commute if they pay the same price or there is a fruit for every worker.
    Plantations and markets together commute only if the fruits already stored are enough for all markets and the store
    has room for all plantations.
    """
    sellers = 0
    picked = 0
    prices: set[int] = set()
    for edge in state.edges[seat]:
        kind = state.jungle[_jungle(edge)]
        if is_market(kind):
            sellers += _workers(state, edge)
            prices.add(VALUES[kind])
        else:
            picked += _workers(state, edge) * VALUES[kind]
    fruits = state.fruits[seat]
    if sellers == 0:
        return True
    if picked == 0:
        return len(prices) == 1 or sellers <= fruits
    return sellers <= fruits and fruits + picked <= STORAGE
