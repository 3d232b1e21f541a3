"""The deal: everything random in a match is drawn here, from the seed."""

from cosecha.core.rng import Rng
from cosecha.core.state import Log
from cosecha.games.santiago.data import agree, clear, settle_oldest
from cosecha.games.santiago.options import SETUP, Options, tiles_in_play
from cosecha.games.santiago.rules import setup
from cosecha.games.santiago.state import State


def start(options: Options, seed: int, log: Log = None) -> State:
    """Shuffle the tiles, draw the overseer, the spring and the palms, and play up to the first decision."""
    if int(seed) != seed or seed < 0:
        raise ValueError("a seed must be a non-negative integer")
    rng = Rng(seed)
    table = SETUP[options.players]
    state = State()
    clear(state, options.players, table.rounds)
    agree(state, options)
    state.money = [table.money] * options.players

    tiles = sorted(tiles_in_play(options.players).elements())
    rng.shuffle(tiles)
    if table.set_aside:
        state.set_aside = tiles.pop()
    state.piles = tuple(tuple(tiles[pile * table.rounds : (pile + 1) * table.rounds]) for pile in range(table.piles))

    drawn = rng.below(options.players)
    state.overseer = drawn if options.starting_overseer_seat is None else options.starting_overseer_seat
    settle_oldest(state)
    if not state.manual:
        places = setup.spring_places(state.spring_anywhere)
        state.put_spring(places[rng.below(len(places))])
        state.palms_to_come = tuple(setup.draw_palms(state.spring, rng))
    setup.begin(state, log)
    return state
