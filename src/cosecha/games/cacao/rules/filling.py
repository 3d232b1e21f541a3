"""Step 2: fill the jungle spaces that two or more worker tiles touch."""

from cosecha.core.event import Forced
from cosecha.core.message import Message, Token
from cosecha.core.state import NONE, Log
from cosecha.games.cacao.actions import notation
from cosecha.games.cacao.board import JUNGLE_NAMES, NOTHING, STEPS, space_name
from cosecha.games.cacao.codes import FILL, KIND, THING, space_of, thing_of
from cosecha.games.cacao.data import Data
from cosecha.games.cacao.events import JunglePlaced, JungleTurnedUp
from cosecha.games.cacao.options import FILL_THRESHOLD


def touching(state: Data, space: int) -> int:
    """The number of worker tiles of any seat that share a side with a space."""
    count = 0
    for step in STEPS:
        if space + step in state.workers:
            count += 1
    return count


def begin(state: Data) -> None:
    """Find the empty jungle spaces next to the tile just placed that must be filled."""
    due = []
    for step in STEPS:
        space = state.placed + step
        if space not in state.jungle and touching(state, space) >= FILL_THRESHOLD:
            due.append(space)
    due.sort()
    state.to_fill = due


def legal_fills(state: Data) -> list[int]:
    """Any tile of the display, or the top of the pile if the display is empty, on any space that must be filled."""
    actions: list[int] = []
    for kind in sorted(set(state.display)) if state.display else [NOTHING]:
        base = FILL * KIND + kind * THING
        actions += [base + space for space in state.to_fill]
    return actions


def why_no_fill(state: Data, action: int) -> Message | None:
    kind = thing_of(action)
    space = space_of(action)
    if kind == NOTHING and state.display:
        return Message("cacao-reason-display-first")
    if kind != NOTHING and kind not in state.display:
        return Message("cacao-reason-not-on-display", {"jungle": Token("jungle-tile", JUNGLE_NAMES[kind])})
    if space not in state.to_fill:
        return Message("cacao-reason-not-due", {"space": Token("space", space_name(space))})
    return None


def fill(state: Data, seat: int, action: int, log: Log) -> None:
    """Place a tile of the display, or mark the space for a tile from the pile, which is turned up after the barrier."""
    kind = thing_of(action)
    space = space_of(action)
    state.to_fill.remove(space)
    state.filled.append(space)
    state.filled.sort()
    if kind == NOTHING:
        return
    state.display.remove(kind)
    state.put_jungle(kind, space)
    if log is not None:
        log.append(JunglePlaced(seat, JUNGLE_NAMES[kind], space_name(space)))


def promised(state: Data) -> int:
    """The space that gets the top of the pile next, or NONE."""
    for space in state.filled:
        if space not in state.jungle:
            return space
    return NONE


def fill_without_choice(state: Data, log: Log) -> None:
    """Fill as long as there is only one way to do it, or until no tile is left.

    The display is refilled only at the end of the turn. A space for which there is no tile stays empty.
    """
    while state.to_fill and promised(state) == NONE:
        if not state.display and not state.jungle_pile:
            state.to_fill = []
            return
        fills = legal_fills(state)
        if len(fills) > 1:
            return
        if log is not None:
            log.append(Forced(state.active, notation(fills[0])))
        fill(state, state.active, fills[0], log)


def turn_up(state: Data, log: Log) -> None:
    """Place the top of the pile on the space that was marked for it."""
    space = promised(state)
    kind = state.jungle_pile[-1]
    state.jungle_pile = state.jungle_pile[:-1]
    state.put_jungle(kind, space)
    if log is not None:
        log.append(JungleTurnedUp(state.active, JUNGLE_NAMES[kind], space_name(space)))
