"""A full state consistent with a view; hidden information is drawn at random."""

from typing import Final

from cosecha.core.rng import Rng
from cosecha.games.cacao.decoding import fill_seen, jungle_kind, worker_type
from cosecha.games.cacao.state import State
from cosecha.games.cacao.view import View

MOST_GUESSED: Final = 20
"""Hidden gold is drawn between 0 and this."""


def guess(view: View, rng: Rng) -> State:
    """A state with this view; hands, piles and hidden gold are drawn at random."""
    position = view.position
    unseen = position.unseen
    if unseen is None:
        raise ValueError("not a view's position: it has no counts of unseen tiles")
    state = State()
    fill_seen(state, position)
    for seat, counts in enumerate(unseen.workers):
        tiles: list[int] = []
        for name, count in counts.items():
            tiles += [worker_type(name)] * count
        rng.shuffle(tiles)
        if position.hands[seat] is None:
            size = unseen.hands[seat]
            state.hands[seat] = tuple(sorted(tiles[:size]))
            tiles = tiles[size:]
        # Drawn from the front of the list, as a position has them; in a state the next tile is the last.
        state.piles[seat] = tuple(tiles[::-1])
    for seat, gold in enumerate(position.gold):
        if gold is None:
            state.gold[seat] = rng.below(MOST_GUESSED + 1)
    jungle: list[int] = []
    for name, count in unseen.jungle.items():
        jungle += [jungle_kind(name)] * count
    rng.shuffle(jungle)
    state.jungle_pile = tuple(jungle[::-1])
    return state
