"""What a seat may know: the position without its secrets. And `guess`: a full state that fits what a seat knows."""

from functools import lru_cache

from msgspec.structs import replace

from cosecha.core.rng import Rng
from cosecha.core.view import View as CoreView
from cosecha.games.santiago.board import EMPTY, NODE_NAMES, SQUARE_NAMES, TILE_NAMES
from cosecha.games.santiago.options import INCOME_PER_ROUND, SETUP
from cosecha.games.santiago.phases import BID, OVER, PHASE_NAMES, PLANT
from cosecha.games.santiago.position import Position, from_position, made_bids, seen_position
from cosecha.games.santiago.rules.setup import draw_palms
from cosecha.games.santiago.state import State


class View(CoreView, frozen=True):
    """Santiago's view: a position with None for what the seat may not know; `unseen` counts the hidden tiles."""

    position: Position


def view(state: State, seat: int | None, beside: View | None = None) -> View:
    """What a seat, or a spectator (None), may know; what everybody sees is copied from the view `beside`, if given."""
    if seat is not None and not 0 <= seat < state.players:
        raise ValueError(f"there's no seat {seat}")
    money: list[int | None] = list(state.money)
    if state.money_hidden and state.phase != OVER:
        money = [amount if other == seat else None for other, amount in enumerate(money)]
    bids = made_bids(state)
    if state.players == 2 and state.phase == BID:
        bids = {other: bid for other, bid in bids.items() if other == seat}
    if beside is None:
        # The tile that is set aside is shown when the tiles are dealt, after the palms.
        shown = state.set_aside and state.round > 0
        set_aside = TILE_NAMES[state.set_aside] if shown else None
        unseen = _count(state.piles, EMPTY if shown else state.set_aside)
        position = seen_position(state, money, bids, set_aside, unseen)
    else:
        position = replace(beside.position, money=money, bids=bids)
    waiting = state.waiting()
    return View(
        seat=seat,
        position=position,
        waiting=waiting,
        decision=state.decision(seat) if seat in waiting else None,
        legal=state.legal(seat) if seat in waiting else [],
    )


@lru_cache(256)
def _count(piles: tuple[tuple[int, ...], ...], besides: int) -> dict[str, int]:
    """How many tiles of each kind lie face down; `besides` the piles perhaps one more. Few moves change that."""
    found = [kind for pile in (*piles, (besides,)) for kind in pile if kind != EMPTY]
    return {TILE_NAMES[kind]: found.count(kind) for kind in sorted(set(found))}


def guess(view: View, rng: Rng) -> State:
    """A state that gives this view: piles, hidden money, a secret bid and palms to come drawn at random."""
    position = view.position
    players = position.options.players
    on_table = _on_table(position)
    money = [
        _guess_money(position, on_table.get(seat, 0), rng) if amount is None else amount
        for seat, amount in enumerate(position.money)
    ]
    bids = dict(position.bids)
    if players == 2 and position.phase == PHASE_NAMES[BID]:
        cap = position.options.two_player_bid_cap
        for seat in range(players):
            if seat not in view.waiting and seat not in bids:
                most = money[seat] if cap is None else min(cap, money[seat])
                bids[seat] = rng.below(most + 1)
    tiles = [name for name, count in (position.unseen or {}).items() for _ in range(count)]
    rng.shuffle(tiles)
    surplus = position.round == 0 and SETUP[players].set_aside
    return from_position(
        replace(
            position,
            set_aside=tiles.pop() if surplus else position.set_aside,
            piles=_deal(tiles, SETUP[players].piles),
            palms_to_come=_guess_palms(position, rng),
            unseen=None,
            money=list(money),
            bids=bids,
        ),
        check=False,
    )


def _on_table(position: Position) -> dict[int, int]:
    """Bids and bribes that are not paid yet, by seat."""
    paid = position.order[: position.turn + 1] if position.phase == PHASE_NAMES[PLANT] else position.order
    bids = {seat: bid for seat, bid in position.bids.items() if seat not in paid}
    return bids | {proposal.seat: proposal.bribe for proposal in position.proposals}


def _guess_money(position: Position, on_table: int, rng: Rng) -> int:
    """A rough draw: at least what lies on the table, at most what a seat without bribes and payments would have.

    Every flow of money is public, so a bot that keeps count knows better.
    """
    earned = SETUP[position.options.players].money + INCOME_PER_ROUND * max(0, position.round - 1)
    return on_table + rng.below(max(1, earned - on_table + 1))


def _deal(tiles: list[str], piles: int) -> list[list[str]]:
    height = len(tiles) // piles
    return [tiles[pile * height : (pile + 1) * height] for pile in range(piles)]


def _guess_palms(position: Position, rng: Rng) -> list[str]:
    """Two players, automatic set-up: the palms lie only after the start canal."""
    hidden = position.phase == "start" and position.options.setup_placement == "auto"
    if not hidden or position.spring is None:
        return []
    return [SQUARE_NAMES[square] for square in draw_palms(NODE_NAMES.index(position.spring), rng)]
