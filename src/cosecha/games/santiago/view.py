"""Views: a position without the information that is hidden from a seat."""

from functools import lru_cache

from msgspec.structs import replace

from cosecha.core.view import View as CoreView
from cosecha.games.santiago import rules
from cosecha.games.santiago.board import EMPTY, TILE_NAMES, square_names
from cosecha.games.santiago.data import Data
from cosecha.games.santiago.phases import BID, OVER
from cosecha.games.santiago.position import Position, made_bids, seen_position


class View(CoreView, frozen=True):
    """Santiago's view: hidden information is None in the position, whose `unseen` counts the face-down tiles."""

    position: Position
    wet: list[str]
    """The irrigated squares."""


def view(state: Data, seat: int | None, beside: View | None = None) -> View:
    """What a seat, or a spectator (None), may know. Public information is copied from the view `beside`, if given."""
    if seat is not None and not 0 <= seat < state.players:
        raise ValueError(f"there's no seat {seat}")
    money: list[int | None] = list(state.money)
    if state.money_hidden and state.phase != OVER:
        money = [amount if other == seat else None for other, amount in enumerate(money)]
    bids = made_bids(state)
    if state.players == 2 and state.phase == BID:
        bids = {other: bid for other, bid in bids.items() if other == seat}
    if beside is None:
        # The surplus tile is revealed after the palms are placed.
        shown = state.set_aside and state.round > 0
        set_aside = TILE_NAMES[state.set_aside] if shown else None
        unseen = _count(state.piles, EMPTY if shown else state.set_aside)
        position = seen_position(state, money, bids, set_aside, unseen)
        wet = _squares(state.wet)
    else:
        position = replace(beside.position, money=money, bids=bids)
        wet = beside.wet
    waiting = rules.waiting(state)
    return View(
        seat=seat,
        position=position,
        wet=wet,
        waiting=waiting,
        decision=rules.decision(state, seat) if seat in waiting else None,
        legal=rules.legal(state, seat) if seat in waiting else [],
    )


@lru_cache(1024)
def _squares(mask: int) -> list[str]:
    """Cached, because few moves change which squares have water."""
    return square_names(mask)


@lru_cache(256)
def _count(piles: tuple[tuple[int, ...], ...], besides: int) -> dict[str, int]:
    """The number of face-down tiles of each kind: those in the piles, and `besides` unless it is EMPTY. Cached, because
    few moves change it."""
    found = [kind for pile in (*piles, (besides,)) for kind in pile if kind != EMPTY]
    return {TILE_NAMES[kind]: found.count(kind) for kind in sorted(set(found))}
