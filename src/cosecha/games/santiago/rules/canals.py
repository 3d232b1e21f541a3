"""Phase 4: proposals and bribes, and the overseer's decision."""

from typing import Final

from cosecha.core.message import Message, Token
from cosecha.core.state import NONE, Log
from cosecha.games.santiago import phases
from cosecha.games.santiago.board import SEGMENT_NAMES, SEGMENTS, bits, square_names
from cosecha.games.santiago.codes import (
    ACCEPT,
    BUILD,
    DISCARD,
    KIND,
    NO_PROPOSAL,
    PROPOSE,
    REJECT,
    THING,
    amount_of,
    kind_of,
    thing_of,
)
from cosecha.games.santiago.data import Data
from cosecha.games.santiago.events import (
    BribePaid,
    CanalBuilt,
    CanalDiscarded,
    CanalPaid,
    NothingProposed,
    ProposalAccepted,
    ProposalMade,
    ProposalsRejected,
)
from cosecha.games.santiago.options import NO_PROPOSAL_BUILD_COST, REJECT_SURCHARGE
from cosecha.games.santiago.places import PLACES

PROPOSALS: Final[list[list[int]]] = [
    list(range(first, first + THING)) for first in range(PROPOSE * KIND, PROPOSE * KIND + SEGMENTS * THING, THING)
]
"""All proposals by segment and bribe: slicing a table is the fastest way to build a long list."""


def _segment(segment: int) -> dict[str, Token]:
    return {"segment": PLACES[SEGMENT_NAMES[segment]]}


def why_no_canal(state: Data, segment: int) -> Message | None:
    """A canal goes on a free segment next to the network; the first one touches the spring."""
    if state.reach >> segment & 1:
        return None
    if state.canals >> segment & 1:
        return Message("santiago-reason-segment-taken", {**_segment(segment)})
    if state.canals == 0:
        return Message("santiago-reason-first-canal-at-spring")
    return Message("santiago-reason-segment-apart", {**_segment(segment)})


def begin_proposals(state: Data) -> None:
    state.phase = phases.PROPOSE
    state.turn = 0


def legal_proposals(state: Data, seat: int) -> list[int]:
    """Any segment where a canal may go, with a bribe the seat can pay, or no proposal."""
    actions: list[int] = []
    least = state.options.min_bribe
    most = state.money[seat]
    if least <= most:
        for segment in bits(state.reach):
            actions += PROPOSALS[segment][least : most + 1]
    actions.append(NO_PROPOSAL * KIND)
    return actions


def why_no_proposal(state: Data, seat: int, action: int) -> Message | None:
    if kind_of(action) == NO_PROPOSAL:
        return None
    bribe = amount_of(action)
    if bribe > state.money[seat]:
        return Message("santiago-reason-too-little-money", {"price": bribe, "money": state.money[seat]})
    if bribe < state.options.min_bribe:
        return Message("santiago-reason-bribe-too-small", {"least": state.options.min_bribe})
    return why_no_canal(state, thing_of(action))


def forced_proposal(state: Data, seat: int) -> int:
    return NO_PROPOSAL * KIND if state.options.min_bribe > state.money[seat] else NONE


def propose(state: Data, seat: int, action: int, log: Log) -> None:
    """Proposals and bribes are public; several players may propose the same segment."""
    if kind_of(action) == NO_PROPOSAL:
        if log is not None:
            log.append(NothingProposed(seat))
        return
    segment = thing_of(action)
    state.proposed[seat] = segment
    state.bribes[seat] = amount_of(action)
    if log is not None:
        log.append(ProposalMade(seat, SEGMENT_NAMES[segment], state.bribes[seat]))


def next_proposer(state: Data) -> None:
    """Clockwise from the overseer's left; the overseer doesn't propose."""
    state.turn += 1
    if state.turn == state.players - 1:
        state.phase = phases.DECIDE
        state.turn = 0


def bribe_total(proposed: list[int], bribes: list[int], segment: int) -> int:
    """Bribes on one segment add up."""
    total = 0
    for seat in range(len(proposed)):
        if proposed[seat] == segment:
            total += bribes[seat]
    return total


def proposed_segments(state: Data) -> int:
    mask = 0
    for segment in state.proposed:
        if segment != NONE:
            mask |= 1 << segment
    return mask


def reject_price(proposed: list[int], bribes: list[int]) -> int:
    """One more than the highest total for a segment."""
    highest = 0
    for segment in proposed:
        if segment != NONE:
            highest = max(highest, bribe_total(proposed, bribes, segment))
    return highest + REJECT_SURCHARGE


def legal_decisions(state: Data, seat: int) -> list[int]:
    """Accept a proposal, or pay more than the best to build elsewhere. Without proposals: build for 1, or discard."""
    proposals = proposed_segments(state)
    if proposals == 0:
        builds = [BUILD * KIND + segment * THING for segment in bits(state.reach)]
        return (builds if state.money[seat] >= NO_PROPOSAL_BUILD_COST else []) + [DISCARD * KIND]
    actions = [ACCEPT * KIND + segment * THING for segment in bits(proposals)]
    if state.money[seat] >= reject_price(state.proposed, state.bribes):
        actions += [REJECT * KIND + segment * THING for segment in bits(state.reach & ~proposals)]
    return actions


def why_no_decision(state: Data, seat: int, action: int) -> Message | None:
    kind = kind_of(action)
    segment = thing_of(action)
    proposals = proposed_segments(state)
    if kind in (ACCEPT, REJECT) and proposals == 0:
        return Message("santiago-reason-no-proposals")
    if kind in (BUILD, DISCARD) and proposals:
        return Message("santiago-reason-proposals-lie")
    if kind == DISCARD:
        return None
    if kind == ACCEPT:
        return None if proposals >> segment & 1 else Message("santiago-reason-not-proposed", {**_segment(segment)})
    if kind == REJECT and proposals >> segment & 1:
        return Message("santiago-reason-reject-elsewhere", {**_segment(segment)})
    price = reject_price(state.proposed, state.bribes) if kind == REJECT else NO_PROPOSAL_BUILD_COST
    if state.money[seat] < price:
        return Message("santiago-reason-too-little-money", {"price": price, "money": state.money[seat]})
    return why_no_canal(state, segment)


def forced_decision(state: Data, seat: int) -> int:
    proposals = proposed_segments(state)
    money = state.money[seat]
    if proposals == 0:
        return NONE if money >= NO_PROPOSAL_BUILD_COST else DISCARD * KIND
    if proposals & (proposals - 1):
        return NONE
    if money >= reject_price(state.proposed, state.bribes) and state.reach & ~proposals:
        return NONE
    return ACCEPT * KIND + bits(proposals)[0] * THING


def decide(state: Data, seat: int, action: int, log: Log) -> None:
    """Every decision uses up one canal of the supply and clears the proposals."""
    kind = kind_of(action)
    segment = thing_of(action)
    if kind == ACCEPT:
        _accept(state, seat, segment, log)
    elif kind == REJECT:
        price = reject_price(state.proposed, state.bribes)
        state.money[seat] -= price
        if log is not None:
            log.append(ProposalsRejected(seat, SEGMENT_NAMES[segment], price))
    elif kind == BUILD:
        state.money[seat] -= NO_PROPOSAL_BUILD_COST
        if log is not None:
            log.append(CanalPaid(seat, SEGMENT_NAMES[segment], NO_PROPOSAL_BUILD_COST))
    elif log is not None:
        log.append(CanalDiscarded(seat))
    if kind != DISCARD:
        watered = state.lay_canal(segment)
        if log is not None:
            log.append(CanalBuilt(seat, SEGMENT_NAMES[segment], square_names(watered)))
    state.supply -= 1
    for other in range(state.players):
        state.proposed[other] = NONE
        state.bribes[other] = 0


def _accept(state: Data, overseer: int, segment: int, log: Log) -> None:
    """The overseer receives all bribes for the segment; the other bribes are not paid."""
    total = bribe_total(state.proposed, state.bribes, segment)
    if log is not None:
        log.append(ProposalAccepted(overseer, SEGMENT_NAMES[segment], total))
    for seat in range(state.players):
        bribe = state.bribes[seat]
        if state.proposed[seat] == segment and bribe:
            state.money[seat] -= bribe
            if log is not None:
                log.append(BribePaid(seat, overseer, bribe))
    state.money[overseer] += total
