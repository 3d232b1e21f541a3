"""What the contract suite needs to know about Santiago: option sets, all actions, what is hidden from whom."""

from typing import Any

from cosecha.core.rng import Rng
from cosecha.core.state import NONE
from cosecha.games.santiago import State
from cosecha.games.santiago.board import NODE_NAMES, SEGMENT_NAMES, SQUARE_NAMES, TILE_NAMES
from cosecha.games.santiago.phases import BID, DECIDE, OVER, PROPOSE
from cosecha.games.santiago.rules.setup import draw_palms

OPTIONS: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "two-hidden": {"players": 2, "money_visibility": "hidden"},
    "two-manual": {"players": 2, "setup_placement": "manual", "starting_overseer_seat": 1, "oldest_seat": 0},
    "two-capped": {"players": 2, "two_player_bid_cap": 2, "spring_mode": "any", "min_bribe": 3},
    "two-capped-hidden": {"players": 2, "two_player_bid_cap": 1, "money_visibility": "hidden", "min_bribe": 2},
    "three": {"players": 3},
    "three-manual-hidden": {"players": 3, "setup_placement": "manual", "money_visibility": "hidden"},
    "three-bribes": {"players": 3, "min_bribe": 4, "spring_mode": "any"},
    "four": {"players": 4},
    "four-hidden": {"players": 4, "money_visibility": "hidden", "min_bribe": 1},
    "four-manual": {"players": 4, "setup_placement": "manual", "spring_mode": "any", "starting_overseer_seat": 3},
    "five": {"players": 5},
    "five-hidden": {"players": 5, "money_visibility": "hidden", "spring_mode": "any"},
    "five-bribes": {"players": 5, "min_bribe": 10},
}

NOTATION: list[str] = [
    "pass",
    "no-proposal",
    "discard",
    "no-extra",
    "confirm",
    *(f"bid {amount}" for amount in (*range(1, 40), 170, 999)),
    *(f"plant {tile} {square}" for tile in TILE_NAMES[1:-1] for square in SQUARE_NAMES),
    *(f"{word} {square}" for word in ("leftover", "palm") for square in SQUARE_NAMES),
    *(f"propose {segment} {bribe}" for segment in SEGMENT_NAMES for bribe in (*range(40), 999)),
    *(f"{word} {s}" for word in ("accept", "reject", "build", "extra", "start") for s in SEGMENT_NAMES),
    *(f"spring {node}" for node in NODE_NAMES),
]
"""Every action as long as nobody has 40 escudos."""


def may_ask_without_choice(state: State) -> bool:
    """With hidden money, skipping the question would reveal that a seat can't afford anything else."""
    return state.money_hidden


def unusual(state: State) -> list[State]:
    """None: random play reaches every state."""
    return []


def shuffle_unknown(state: State, rng: Rng) -> State:
    """The same state with the face-down tiles and upcoming palms, which nobody knows, in another order."""
    other = state.copy()
    hidden = [kind for pile in state.piles for kind in pile]
    if state.round == 0 and state.set_aside:
        hidden.append(state.set_aside)
    rng.shuffle(hidden)
    if state.round == 0 and state.set_aside:
        other.set_aside = hidden.pop()
    height = len(state.piles[0])
    other.piles = tuple(tuple(hidden[n * height : (n + 1) * height]) for n in range(len(state.piles)))
    if state.palms_to_come:
        other.palms_to_come = tuple(draw_palms(state.spring, rng))
    return other


def shuffle_hidden(state: State, seat: int | None, rng: Rng) -> State:
    """The same state with everything changed that a seat, or a spectator, may not know."""
    other = shuffle_unknown(state, rng)
    for who in range(state.players):
        if who == seat:
            continue
        if state.money_hidden and state.phase != OVER:
            on_table = state.bribes[who] if state.phase in (PROPOSE, DECIDE) else max(0, state.bids[who])
            secret = state.players == 2 and state.phase == BID
            other.money[who] = (0 if secret else on_table) + rng.below(12)
        if state.players == 2 and state.phase == BID and state.bids[who] != NONE:
            cap = 99 if state.bid_cap == NONE else state.bid_cap
            other.bids[who] = rng.below(min(cap, other.money[who]) + 1)
    return other
