"""Phases 1 and 2: the auction and the new canal overseer."""

from cosecha.core.message import Message
from cosecha.core.state import NONE, Log
from cosecha.games.santiago.board import TILE_NAMES
from cosecha.games.santiago.codes import PASS
from cosecha.games.santiago.data import Data
from cosecha.games.santiago.events import (
    BidCommitted,
    BidMade,
    OverseerNamed,
    OwnBid,
    Passed,
    RoundBegan,
    TilesRevealed,
)
from cosecha.games.santiago.phases import BID


def begin_round(state: Data, log: Log) -> None:
    """Turn up the top tile of each pile."""
    state.round += 1
    state.phase = BID
    state.turn = 0
    state.face_up = [pile[-1] for pile in state.piles]
    state.piles = tuple([pile[:-1] for pile in state.piles])
    if log is not None:
        log.append(RoundBegan(state.round, state.rounds))
        log.append(TilesRevealed([TILE_NAMES[kind] for kind in state.face_up]))


def _most(state: Data, seat: int) -> int:
    """The highest bid a seat can make: its money, or with two players the bid cap if that is lower."""
    money = state.money[seat]
    return money if state.bid_cap == NONE or state.bid_cap > money else state.bid_cap


def legal_bids(state: Data, seat: int) -> list[int]:
    """A bid differs from every earlier one; a pass (0) may repeat. Secret bids of two players may be equal."""
    most = _most(state, seat)
    if state.players == 2:
        return list(range(most + 1))
    bids = state.bids
    return [PASS, *[amount for amount in range(1, most + 1) if amount not in bids]]


def why_no_bid(state: Data, seat: int, amount: int) -> Message | None:
    if amount in legal_bids(state, seat):
        return None
    if amount > state.money[seat]:
        return Message("santiago-reason-too-little-money", {"price": amount, "money": state.money[seat]})
    if amount > _most(state, seat):
        return Message("santiago-reason-bid-cap", {"cap": state.bid_cap})
    return Message("santiago-reason-bid-taken", {"amount": amount})


def forced_bid(state: Data, seat: int) -> int:
    """A seat that can't afford any free amount must pass."""
    bids = state.bids
    for amount in range(1, state.money[seat] + 1):
        if amount not in bids:
            return NONE
    return PASS


def bid(state: Data, seat: int, amount: int, log: Log) -> None:
    """Bids are public, except that two players bid in secret."""
    state.bids[seat] = amount
    if state.players == 2:
        if log is not None:
            log.append(BidCommitted(seat))
            log.append(OwnBid(seat, amount, only=seat))
        return
    if amount == PASS:
        state.passers.append(seat)
    if log is not None:
        log.append(Passed(seat) if amount == PASS else BidMade(seat, amount))


def next_bidder(state: Data) -> bool:
    """Each seat bids once, clockwise from the overseer's left; the overseer is last."""
    if state.players == 2:
        return NONE in state.bids
    state.turn += 1
    return state.turn < state.players


def close(state: Data, log: Log) -> None:
    """Name the new overseer and set the planting order."""
    if state.players == 2:
        _close_for_two(state, log)
    else:
        state.order = planting_order(state.bids, state.passers)
        state.overseer = state.order[-1]
    if log is not None:
        log.append(OverseerNamed(state.overseer))


def planting_order(bids: list[int], passers: list[int]) -> list[int]:
    """By descending bid, then the seats that passed, the last to pass first. Seats that haven't bid are left out."""
    # Bid and seat are packed into one number, because a sort key costs a call per seat. No two bids are equal.
    bidders = sorted([-bids[seat] * 8 + seat for seat in range(len(bids)) if bids[seat] > PASS])
    return [code & 7 for code in bidders] + passers[::-1]


def _close_for_two(state: Data, log: Log) -> None:
    """The lower bidder becomes overseer; in a tie, the current overseer counts as the higher bidder."""
    first = state.overseer
    second = 1 - first
    if state.bids[second] > state.bids[first]:
        first, second = second, first
    if log is not None:
        for seat in (first, second):
            amount = state.bids[seat]
            log.append(Passed(seat) if amount == PASS else BidMade(seat, amount))
    state.order = [first, second]
    state.overseer = second
