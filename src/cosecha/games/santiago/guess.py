"""A full state consistent with a view; hidden information is drawn at random."""

from cosecha.core.rng import Rng
from cosecha.core.state import NONE
from cosecha.games.santiago.decoding import fill_seen, tile_number
from cosecha.games.santiago.options import SETUP, earned
from cosecha.games.santiago.phases import BID, PLANT, START_CANAL
from cosecha.games.santiago.rules.setup import draw_palms
from cosecha.games.santiago.state import State
from cosecha.games.santiago.view import View


def guess(view: View, rng: Rng) -> State:
    """A state with this view; piles, hidden money, a secret bid and future palms are drawn at random."""
    position = view.position
    state = State()
    fill_seen(state, position)
    for seat, amount in enumerate(position.money):
        if amount is None:
            state.money[seat] = _guess_money(state, seat, rng)
    if state.players == 2 and state.phase == BID:
        _guess_bids(state, view, rng)
    tiles: list[int] = []
    for name, count in (position.unseen or {}).items():
        tiles += [tile_number(name)] * count
    rng.shuffle(tiles)
    setup = SETUP[state.players]
    if state.round == 0 and setup.set_aside:
        state.set_aside = tiles.pop()
    state.piles = _deal(tiles, setup.piles)
    if state.phase == START_CANAL and not state.manual and state.spring != NONE:
        # With two players and automatic setup, the palms stay hidden until the start canal is built.
        state.palms_to_come = tuple(draw_palms(state.spring, rng))
    return state


def _guess_bids(state: State, view: View, rng: Rng) -> None:
    for seat in range(state.players):
        if seat not in view.waiting and state.bids[seat] == NONE:
            most = state.money[seat] if state.bid_cap == NONE else min(state.bid_cap, state.money[seat])
            state.bids[seat] = rng.below(most + 1)


def _on_table(state: State, seat: int) -> int:
    """A seat's unpaid bid or bribe."""
    if state.proposed[seat] != NONE:
        return state.bribes[seat]
    paid = state.order[: state.turn + 1] if state.phase == PLANT else state.order
    return 0 if seat in paid else max(0, state.bids[seat])


def _guess_money(state: State, seat: int, rng: Rng) -> int:
    """A rough draw between the money on the table and all the seat has earned.

    Every payment is public, so a bot that keeps count can do better.
    """
    on_table = _on_table(state, seat)
    return on_table + rng.below(max(1, earned(state.players, state.round) - on_table + 1))


def _deal(tiles: list[int], piles: int) -> tuple[tuple[int, ...], ...]:
    height = len(tiles) // piles
    # A position lists the next tile first; in a state it is the last.
    return tuple([tuple(tiles[pile * height : (pile + 1) * height][::-1]) for pile in range(piles)])
