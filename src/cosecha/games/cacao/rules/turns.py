"""Step 4: the end of a turn, and of the match."""

from cosecha.core.state import NONE, Log
from cosecha.games.cacao.board import JUNGLE_NAMES, TYPE_NAMES
from cosecha.games.cacao.data import Data
from cosecha.games.cacao.events import DisplayTurnedUp, MatchEnded, OwnTileDrawn, StartTilesLaid, TileDrawn, TurnBegan
from cosecha.games.cacao.options import DISPLAY_SIZE
from cosecha.games.cacao.phases import OVER, PLACE
from cosecha.games.cacao.scoring import totals, winning


def begin(state: Data, log: Log) -> None:
    """Turn up the display and begin the first turn."""
    if log is not None:
        log.append(StartTilesLaid())
    _refill(state, log)
    _begin_turn(state, log)


def _begin_turn(state: Data, log: Log) -> None:
    state.phase = PLACE
    state.placed = NONE
    state.filled = []
    if log is not None:
        log.append(TurnBegan(state.turn, state.turns, state.active))


def end_turn(state: Data, log: Log) -> None:
    """The active seat draws a tile and the display is refilled, while the piles last; then the next turn begins."""
    _draw(state, log)
    _refill(state, log)
    if state.turn == state.turns:
        state.phase = OVER
        state.placed = NONE
        state.filled = []
        if log is not None:
            points = totals(state)
            log.append(MatchEnded(winning(points, state.fruits), max(points)))
        return
    state.turn += 1
    state.active = (state.active + 1) % state.players
    _begin_turn(state, log)


def _draw(state: Data, log: Log) -> None:
    seat = state.active
    pile = state.piles[seat]
    if not pile:
        return
    state.hands[seat] = tuple(sorted([*state.hands[seat], pile[-1]]))
    state.piles[seat] = pile[:-1]
    if log is not None:
        log.append(TileDrawn(seat))
        log.append(OwnTileDrawn(seat, TYPE_NAMES[pile[-1]], only=seat))


def _refill(state: Data, log: Log) -> None:
    new: list[int] = []
    while state.jungle_pile and len(state.display) < DISPLAY_SIZE:
        new.append(state.jungle_pile[-1])
        state.display.append(state.jungle_pile[-1])
        state.jungle_pile = state.jungle_pile[:-1]
    if new and log is not None:
        log.append(DisplayTurnedUp([JUNGLE_NAMES[kind] for kind in new]))
