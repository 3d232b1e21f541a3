"""Phase 5: at most one additional canal."""

from cosecha.core.message import Message
from cosecha.core.state import Log
from cosecha.games.santiago import phases
from cosecha.games.santiago.board import SEGMENT_NAMES, bits, square_names
from cosecha.games.santiago.codes import EXTRA, KIND, NO_EXTRA, THING, kind_of, thing_of
from cosecha.games.santiago.data import Data
from cosecha.games.santiago.events import ExtraCanalBuilt, ExtraCanalKept
from cosecha.games.santiago.rules.canals import why_no_canal
from cosecha.games.santiago.rules.turns import acting, clockwise


def begin(state: Data) -> bool:
    state.phase = phases.EXTRA
    state.turn = 0
    return _skip_to_owner(state)


def next_owner(state: Data) -> bool:
    """Each seat is asked once, the overseer last; the first additional canal of a round ends the phase."""
    if not state.extra[acting(state)]:
        return False
    state.turn += 1
    return _skip_to_owner(state)


def _skip_to_owner(state: Data) -> bool:
    """Skip the seats that have used their additional canal."""
    while state.turn < state.players:
        if state.extra[clockwise(state, state.turn)]:
            return True
        state.turn += 1
    return False


def legal_extras(state: Data) -> list[int]:
    return [EXTRA * KIND + segment * THING for segment in bits(state.reach)] + [NO_EXTRA * KIND]


def why_no_extra(state: Data, action: int) -> Message | None:
    return None if kind_of(action) == NO_EXTRA else why_no_canal(state, thing_of(action))


def build_extra(state: Data, seat: int, action: int, log: Log) -> None:
    """Free of charge; one per round, and one per player in the whole match."""
    if kind_of(action) == NO_EXTRA:
        if log is not None:
            log.append(ExtraCanalKept(seat))
        return
    segment = thing_of(action)
    state.extra[seat] = False
    watered = state.lay_canal(segment)
    if log is not None:
        log.append(ExtraCanalBuilt(seat, SEGMENT_NAMES[segment], square_names(watered)))
