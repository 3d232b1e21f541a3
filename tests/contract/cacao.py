"""What the contract suite needs to know about Cacao: option sets, all actions, what is hidden from whom."""

from typing import Any

from cosecha.core.rng import Rng
from cosecha.games.cacao import State
from cosecha.games.cacao.board import JUNGLE_NAMES, LIE_NAMES, SIDE_NAMES
from cosecha.games.cacao.phases import OVER, PLACE

OPTIONS: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "two-hidden": {"players": 2, "gold": "hidden", "first_seat": 1},
    "three": {"players": 3, "first_seat": 2},
    "three-hidden": {"players": 3, "gold": "hidden"},
    "four": {"players": 4},
    "four-hidden": {"players": 4, "gold": "hidden", "first_seat": 3},
}

_NEAR = range(-8, 9)
_WORKER_SPACES = [f"{x},{y}" for y in _NEAR for x in _NEAR if (x + y) % 2]
_JUNGLE_SPACES = [f"{x},{y}" for y in _NEAR for x in _NEAR if (x + y) % 2 == 0]

NOTATION: list[str] = [
    "confirm",
    *(
        f"{word} {tile} {space}"
        for word in ("place", "overbuild")
        for tile in LIE_NAMES[1:]
        for space in _WORKER_SPACES
    ),
    *(f"fill {jungle} {space}" for jungle in JUNGLE_NAMES for space in _JUNGLE_SPACES),
    *(f"work {space} {side} {workers}" for space in _WORKER_SPACES for side in SIDE_NAMES for workers in range(4)),
    "place 2101 0,0",
    "fill market3 0,1",
    "place 1111 9999,0",
    "place 1111 0,-9999",
]
"""The actions near the start tiles, and a few far out or on the wrong kind of space."""


def may_ask_without_choice(state: State) -> bool:
    """Never."""
    return False


def unusual(state: State) -> list[State]:
    """The same state with an empty display, so that a space is filled from the pile. Random play hardly ever gets
    there: it takes three fills in one turn."""
    if state.phase != PLACE or not state.jungle_pile:
        return []
    other = state.copy()
    other.jungle_pile = (*state.display, *state.jungle_pile)
    other.display = []
    return [other]


def shuffle_unknown(state: State, rng: Rng) -> State:
    """The same state with the face-down tiles, which nobody knows, in another order."""
    other = state.copy()
    pile = list(state.jungle_pile)
    rng.shuffle(pile)
    other.jungle_pile = tuple(pile)
    for who in range(state.players):
        tiles = list(state.piles[who])
        rng.shuffle(tiles)
        other.piles[who] = tuple(tiles)
    return other


def shuffle_hidden(state: State, seat: int | None, rng: Rng) -> State:
    """The same state with everything changed that a seat, or a spectator, may not know."""
    other = state.copy()
    pile = list(state.jungle_pile)
    rng.shuffle(pile)
    other.jungle_pile = tuple(pile)
    for who in range(state.players):
        hand = () if who == seat else state.hands[who]
        tiles = [*state.piles[who], *hand]
        rng.shuffle(tiles)
        other.piles[who] = tuple(tiles[len(hand) :])
        if who != seat:
            other.hands[who] = tuple(sorted(tiles[: len(hand)]))
            if state.gold_hidden and state.phase != OVER:
                other.gold[who] = rng.below(40)
    return other
