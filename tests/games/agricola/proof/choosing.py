"""Random answers, weighted so that cards come into play and are used: plain random play builds and plays little."""

from cosecha.core.rng import Rng
from cosecha.games.agricola import State
from cosecha.games.agricola.codes import BUILD, CARD, DONE, KIND, KIND_BITS, PLAY, RENOVATE, ROOM, USE
from cosecha.games.agricola.engine.spaces import NAMES

WANTED = frozenset((PLAY, CARD, BUILD, RENOVATE, ROOM))
LEAVE = DONE * KIND
PLACES = frozenset(
    USE * KIND + NAMES.index(name)
    for name in (
        *("lessons", "more-lessons", "meeting-place", "major-improvement", "house-redevelopment", "farm-expansion"),
        *("farm-redevelopment", "basic-wish", "urgent-wish"),
    )
)


def choose(state: State, seat: int, rng: Rng) -> int:
    """One of 16 answers is any legal one. Otherwise, half of them prefer cards, buildings and where to get them."""
    luck = rng.below(16)
    if luck == 0:
        legal = state.legal(seat)
        return legal[rng.below(len(legal))]
    actions = state.worth(seat)
    if luck < 4 and LEAVE in actions:
        return LEAVE
    if luck >= 8:
        wanted = [action for action in actions if action >> KIND_BITS in WANTED or action in PLACES]
        actions = wanted or actions
    return actions[rng.below(len(actions))]
