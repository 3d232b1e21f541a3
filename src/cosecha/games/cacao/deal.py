"""The deal: everything random in a match is drawn here, from the seed."""

from cosecha.core.rng import Rng
from cosecha.core.state import Log
from cosecha.games.cacao.board import MARKET_2, MARKET_SPACE, PLANTATION_1, PLANTATION_SPACE
from cosecha.games.cacao.data import agree, clear, settle_first_seat
from cosecha.games.cacao.options import (
    HAND_SIZE,
    START_TILES,
    WORKER_TILES,
    Options,
    jungle_in_play,
    turns_total,
)
from cosecha.games.cacao.rules import turns
from cosecha.games.cacao.state import State


def start(options: Options, seed: int, log: Log = None) -> State:
    """Place the start tiles, shuffle the worker tiles and the jungle, deal the hands, and draw the first seat."""
    if int(seed) != seed or seed < 0:
        raise ValueError("a seed must be a non-negative integer")
    rng = Rng(seed)
    state = State()
    clear(state, options.players, turns_total(options.players))
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
    settle_first_seat(state)
    turns.begin(state, log)
    return state
