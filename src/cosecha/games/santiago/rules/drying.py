"""Phases 6 and 7: drying and income, and the end of the match."""

from cosecha.core.scores import winners
from cosecha.core.state import NONE, Log
from cosecha.games.santiago.board import DESERT, EMPTY, SQUARE_NAMES, SQUARES, TILE_NAMES
from cosecha.games.santiago.data import Data
from cosecha.games.santiago.events import FarmerLeft, IncomePaid, MatchEnded, TileDried
from cosecha.games.santiago.options import INCOME_PER_ROUND
from cosecha.games.santiago.phases import OVER
from cosecha.games.santiago.rules import auction
from cosecha.games.santiago.scoring import totals


def end_round(state: Data, log: Log) -> None:
    last = state.round == state.rounds
    dry(state, last, log)
    if last:
        state.phase = OVER
        state.turn = 0
        if log is not None:
            points = totals(state)
            log.append(MatchEnded(winners(points), max(points)))
        return
    for seat in range(state.players):
        state.money[seat] += INCOME_PER_ROUND
    if log is not None:
        log.append(IncomePaid(INCOME_PER_ROUND))
    auction.begin_round(state, log)


def dry(state: Data, last: bool, log: Log) -> None:
    """A dry tile loses a farmer, or becomes a desert if it has none; in the last round, every dry tile becomes one."""
    wet = state.wet
    tiles = state.tiles
    farmers = state.farmers
    for square in range(SQUARES):
        kind = tiles[square]
        if kind == EMPTY or kind == DESERT or wet >> square & 1:
            continue
        if last or farmers[square] == 0:
            if log is not None:
                seat = state.owner[square]
                who = None if seat == NONE else seat
                log.append(TileDried(SQUARE_NAMES[square], TILE_NAMES[kind], farmers[square], who))
            state.put_tile(DESERT, square, NONE, 0)
        else:
            seat = state.owner[square]
            state.put_tile(kind, square, seat, farmers[square] - 1)
            if log is not None:
                log.append(FarmerLeft(seat, SQUARE_NAMES[square], farmers[square]))
