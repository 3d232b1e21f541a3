"""What a seat may know: the position without its secrets. And `guess`: a full state that fits what a seat knows."""

from functools import lru_cache

from msgspec.structs import replace

from cosecha.core.rng import Rng
from cosecha.core.view import View as CoreView
from cosecha.games.cacao.board import JUNGLE_NAMES, TYPE_NAMES
from cosecha.games.cacao.phases import OVER
from cosecha.games.cacao.position import Position, Unseen, from_position, hand_names, seen_position
from cosecha.games.cacao.state import State

MOST_GUESSED = 20
"""Gold that is hidden is drawn from 0 up to this."""


class View(CoreView, frozen=True):
    """Cacao's view: a position with None for what the seat may not know; `unseen` counts the hidden tiles."""

    position: Position


def view(state: State, seat: int | None, beside: View | None = None) -> View:
    """What a seat, or a spectator (None), may know; what everybody sees is copied from the view `beside`, if given."""
    if seat is not None and not 0 <= seat < state.players:
        raise ValueError(f"there's no seat {seat}")
    gold: list[int | None] = list(state.gold)
    if state.gold_hidden and state.phase != OVER:
        gold = [amount if other == seat else None for other, amount in enumerate(gold)]
    hands = [hand_names(state, other) if other == seat else None for other in range(state.players)]
    unseen = _unseen(state, seat)
    if beside is None:
        position = seen_position(state, gold, hands, unseen)
    else:
        position = replace(beside.position, gold=gold, hands=hands, unseen=unseen)
    waiting = state.waiting()
    return View(
        seat=seat,
        position=position,
        waiting=waiting,
        decision=state.decision(seat) if seat in waiting else None,
        legal=state.legal(seat) if seat in waiting else [],
    )


def _unseen(state: State, seat: int | None) -> Unseen:
    return Unseen(
        hands=[len(hand) for hand in state.hands],
        piles=[len(pile) for pile in state.piles],
        workers=[
            _types(tuple(sorted(pile if other == seat else pile + hand)))
            for other, (pile, hand) in enumerate(zip(state.piles, state.hands, strict=True))
        ],
        jungle=_kinds(tuple(sorted(state.jungle_pile))),
    )


@lru_cache(1024)
def _types(tiles: tuple[int, ...]) -> dict[str, int]:
    return {TYPE_NAMES[worker_type]: tiles.count(worker_type) for worker_type in sorted(set(tiles))}


@lru_cache(256)
def _kinds(tiles: tuple[int, ...]) -> dict[str, int]:
    return {JUNGLE_NAMES[kind]: tiles.count(kind) for kind in sorted(set(tiles))}


def guess(view: View, rng: Rng) -> State:
    """A state that gives this view: hands, piles and hidden gold drawn at random."""
    position = view.position
    unseen = position.unseen
    if unseen is None:
        raise ValueError("not a view: it has no counts of unseen tiles")
    hands: list[list[str] | None] = []
    piles: list[list[str]] = []
    for hand, size, counts in zip(position.hands, unseen.hands, unseen.workers, strict=True):
        tiles = _shuffled(counts, rng)
        hands.append(tiles[:size] if hand is None else hand)
        piles.append(tiles[size:] if hand is None else tiles)
    return from_position(
        replace(
            position,
            gold=[rng.below(MOST_GUESSED + 1) if amount is None else amount for amount in position.gold],
            hands=hands,
            piles=piles,
            jungle_pile=_shuffled(unseen.jungle, rng),
            unseen=None,
        ),
        check=False,
    )


def _shuffled(counts: dict[str, int], rng: Rng) -> list[str]:
    tiles = [name for name, count in counts.items() for _ in range(count)]
    rng.shuffle(tiles)
    return tiles
