"""The start of a match: everything random in it is drawn here, from the seed."""

from msgspec.structs import replace

from cosecha.core.rng import Rng
from cosecha.core.state import Log
from cosecha.games.cacao.board import MARKET_2, MARKET_SPACE, PLANTATION_1, PLANTATION_SPACE
from cosecha.games.cacao.options import (
    HAND_SIZE,
    START_TILES,
    WORKER_TILES,
    Options,
    jungle_in_play,
    turns_total,
)
from cosecha.games.cacao.rules import turns
from cosecha.games.cacao.state import State, blank


def start(options: Options, seed: int, log: Log = None) -> State:
    """Lay the start tiles, shuffle everybody's worker tiles and the jungle, deal the hands, draw who begins."""
    if int(seed) != seed or seed < 0:
        raise ValueError("a seed must be a non-negative integer")
    rng = Rng(seed)
    state = blank(options.players, turns_total(options.players))
    agree(state, options)
    state.put_jungle(PLANTATION_1, PLANTATION_SPACE)
    state.put_jungle(MARKET_2, MARKET_SPACE)

    jungle = jungle_in_play(options.players)
    jungle.subtract(START_TILES)
    tiles = sorted(jungle.elements())
    rng.shuffle(tiles)
    state.jungle_pile = tuple(tiles)
    for seat in range(options.players):
        tiles = [kind for kind, count in enumerate(WORKER_TILES[options.players]) for _ in range(count)]
        rng.shuffle(tiles)
        state.hands[seat] = tuple(sorted(tiles[-HAND_SIZE:]))
        state.piles[seat] = tuple(tiles[:-HAND_SIZE])

    drawn = rng.below(options.players)
    state.active = drawn if options.first_seat is None else options.first_seat
    turns.begin(state, log)
    return state


def agree(state: State, options: Options) -> None:
    """Keep the options, without seats (the state settles those), and copy what hot rules read into plain fields."""
    state.options = replace(options, first_seat=None)
    state.gold_hidden = options.gold == "hidden"
