"""The start of a match: everything random in it is drawn here, from the seed."""

from msgspec.structs import replace

from cosecha.core.rng import Rng
from cosecha.core.state import NONE, Log
from cosecha.games.santiago.options import SETUP, Options, tiles_in_play
from cosecha.games.santiago.rules import setup
from cosecha.games.santiago.state import State, blank


def start(options: Options, seed: int, log: Log = None) -> State:
    """Shuffle the tiles, draw the overseer, the spring and the palms; then what comes before the first decision."""
    if int(seed) != seed or seed < 0:
        raise ValueError("a seed must be a non-negative integer")
    rng = Rng(seed)
    table = SETUP[options.players]
    state = blank(options.players, table.rounds)
    agree(state, options)
    state.money = [table.money] * options.players

    tiles = sorted(tiles_in_play(options.players).elements())
    rng.shuffle(tiles)
    if table.set_aside:
        state.set_aside = tiles.pop()
    state.piles = tuple(tuple(tiles[pile * table.rounds : (pile + 1) * table.rounds]) for pile in range(table.piles))

    drawn = rng.below(options.players)
    state.overseer = drawn if options.starting_overseer_seat is None else options.starting_overseer_seat
    if options.players == 2 and options.oldest_seat is None:
        state.oldest = state.overseer
    if not state.manual:
        places = setup.spring_places(state.spring_anywhere)
        state.put_spring(places[rng.below(len(places))])
        state.palms_to_come = tuple(setup.draw_palms(state.spring, rng))
    setup.begin(state, log)
    return state


def agree(state: State, options: Options) -> None:
    """Keep the options, without seats (the state settles those), and copy what hot rules read into plain fields."""
    state.options = replace(options, starting_overseer_seat=None, oldest_seat=None)
    state.money_hidden = options.money_visibility == "hidden"
    state.spring_anywhere = options.spring_mode == "any"
    state.manual = options.setup_placement == "manual"
    state.oldest = options.oldest_seat or 0
    state.min_bribe = options.min_bribe
    state.bid_cap = NONE if options.two_player_bid_cap is None else options.two_player_bid_cap
