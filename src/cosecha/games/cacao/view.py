"""Views: a position without the information that is hidden from a seat."""

from functools import lru_cache

from msgspec.structs import replace

from cosecha.core.view import View as CoreView
from cosecha.games.cacao import rules
from cosecha.games.cacao.board import JUNGLE_NAMES, TYPE_NAMES
from cosecha.games.cacao.data import Data
from cosecha.games.cacao.phases import OVER
from cosecha.games.cacao.position import Position, Unseen, hand_names, known_name, seen_position
from cosecha.games.cacao.scoring import workers_at_temples


class View(CoreView, frozen=True):
    """Cacao's view: hidden information is None in the position, whose `unseen` counts the hidden tiles."""

    position: Position
    temples: dict[str, list[int]]
    """Each seat's number of workers, by temple."""


def view(state: Data, seat: int | None, beside: View | None = None) -> View:
    """What a seat, or a spectator (None), may know. Public information is copied from the view `beside`, if given."""
    if seat is not None and not 0 <= seat < state.players:
        raise ValueError(f"there's no seat {seat}")
    gold: list[int | None] = list(state.gold)
    if state.gold_hidden and state.phase != OVER:
        gold = [amount if other == seat else None for other, amount in enumerate(gold)]
    hands = [hand_names(state, other) if other == seat else None for other in range(state.players)]
    unseen = _unseen(state, seat)
    if beside is None:
        position = seen_position(state, gold, hands, unseen)
        at_temples = {known_name(space): workers for space, workers in workers_at_temples(state).items()}
    else:
        position = replace(beside.position, gold=gold, hands=hands, unseen=unseen)
        at_temples = beside.temples
    waiting = rules.waiting(state)
    return View(
        seat=seat,
        position=position,
        temples=at_temples,
        waiting=waiting,
        decision=rules.decision(state, seat) if seat in waiting else None,
        legal=rules.legal(state, seat) if seat in waiting else [],
    )


def _unseen(state: Data, seat: int | None) -> Unseen:
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
