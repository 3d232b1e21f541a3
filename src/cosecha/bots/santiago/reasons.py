"""The reasons that hints give: the plainest true one for each action, in a player's terms."""

from collections.abc import Callable, Hashable

from cosecha.bots.santiago.land import Land, canals_now
from cosecha.bots.santiago.water import forecast_now
from cosecha.core.message import Argument, Message, Token
from cosecha.core.state import CONFIRM, NONE
from cosecha.games.santiago import State, codes
from cosecha.games.santiago.board import (
    AT_NODE,
    INNER_NODES,
    NEIGHBORS,
    SQUARE_NAMES,
    WATERS,
    bits,
    crop_of,
    icons_of,
)
from cosecha.games.santiago.codes import PASS, amount_of, kind_of, thing_of
from cosecha.games.santiago.options import PASS_FARMER_PENALTY
from cosecha.games.santiago.rules.canals import bribe_total, reject_price

LIKELY = 0.5
"""A dry tile with at least this chance of getting water in time is hopeful; otherwise it is a risk."""
CHEAP = 2
"""A bid up to this is cheap: it is less than one round's income."""
WEAKER = frozenset(
    (
        *("palm-far", "bid-secret", "plant-risk", "plant-neutral", "leftover-harmless"),
        *("propose-with-others", "no-proposal", "accept-free", "build-waters", "discard"),
        *("extra-land", "extra-land-last", "keep-extra", "keep-extra-last"),
    )
)
"""Reasons that imply that nothing else is better: after a better idea, they need a different wording."""


def idea(state: State, action: int) -> Hashable:
    """Equal for variations of one idea: bids for the same place, squares for one tile, bribes for one segment."""
    kind = kind_of(action)
    if kind == codes.BID and action > PASS:
        return kind, sum(bid > action for bid in state.bids)
    if kind in (codes.PLANT, codes.PROPOSE):
        return kind, thing_of(action)
    return action


def reason(land: Land, seat: int, action: int, rank: int = 0) -> Message:
    """Why a player might take this action. Rank 0 is the best idea; lower ranks must not claim to be."""
    if action == CONFIRM:
        return Message("advice-only-one")
    id, args = _REASONS[kind_of(action)](land, seat, action)
    if rank > 0 and id in WEAKER:
        return Message(f"santiago-advice-weaker-{id}", args)
    return Message(f"santiago-advice-{id}", args)


Reason = tuple[str, dict[str, Argument]]
"""The end of a message id, and its arguments."""


def _watered(land: Land, seat: int, segment: int) -> tuple[int, int]:
    """The farmers of the seat and of its rivals that would get water from a canal on this segment."""
    state = land.state
    mine = rivals = 0
    for square in bits(WATERS[segment] & ~state.wet & ~state.empty):
        if state.owner[square] == seat:
            mine += state.farmers[square]
        else:
            rivals += state.farmers[square]
    return mine, rivals


def _bid(land: Land, seat: int, action: int) -> Reason:
    state = land.state
    if action == PASS:
        return _pass(state, seat)
    if state.players == 2:
        return "bid-secret", {"amount": action}
    higher = sum(bid > action for bid in state.bids)
    if higher == 0 and action > CHEAP:
        return "bid-first", {"amount": action}
    if action <= CHEAP:
        return "bid-cheap", {"amount": action}
    return "bid-place", {"amount": action, "place": higher + 1}


def _pass(state: State, seat: int) -> Reason:
    """The first to pass becomes overseer; if both of two players pass, the one who isn't overseer now."""
    if state.players > 2:
        return ("pass-second" if PASS in state.bids else "pass-overseer"), {}
    return ("pass-unless-rival" if seat == state.overseer else "pass-overseer"), {}


def _plantation_with(land: Land, square: int, crop: int) -> tuple[int, list[int]]:
    """The size of the plantation that a tile here would belong to, and each seat's farmers there."""
    numbers = {land.at[other] for other in bits(NEIGHBORS[square])} - {NONE}
    joined = [land.plantations[n] for n in numbers if land.plantations[n].crop == crop]
    hands = [sum(each.hands[seat] for each in joined) for seat in range(land.state.players)]
    return 1 + sum(each.size for each in joined), hands


def _plant(land: Land, seat: int, action: int) -> Reason:
    state = land.state
    kind, square = thing_of(action), amount_of(action)
    farmers = icons_of(kind) - (PASS_FARMER_PENALTY if state.bids[seat] == PASS else 0)
    size, _ = _plantation_with(land, square, crop_of(kind))
    here: dict[str, Argument] = {"square": Token("square", SQUARE_NAMES[square])}
    if farmers == 0:
        return "plant-neutral", here
    lives = forecast_now(land, canals_now(state)).prospects(square, farmers)[0]
    if not state.wet >> square & 1 and lives < LIKELY:
        return "plant-risk", here
    if state.palms >> square & 1:
        return "plant-palm", {**here, "farmers": farmers}
    if size > 1:
        return "plant-grow", {**here, "size": size, "farmers": farmers}
    if state.wet >> square & 1:
        return "plant-water", {**here, "farmers": farmers}
    return "plant-hope", {**here, "percent": round(100 * lives)}


def _leftover(land: Land, seat: int, action: int) -> Reason:
    square = thing_of(action)
    size, hands = _plantation_with(land, square, crop_of(land.state.face_up[0]))
    if hands[seat] and hands[seat] == max(hands):
        return "leftover-grow", {"size": size}
    rival = _neighbor(land, seat, square)
    if rival != NONE and not any(hands):
        return "leftover-block", {"seat": Token("seat", rival)}
    return "leftover-harmless", {}


def _neighbor(land: Land, seat: int, square: int) -> int:
    """The rival with the most farmers next to a square, or NONE."""
    hands = [0] * land.state.players
    for other in bits(NEIGHBORS[square]):
        owner = land.state.owner[other]
        if owner != NONE:
            hands[owner] += land.state.farmers[other]
    hands[seat] = 0
    return hands.index(max(hands)) if any(hands) else NONE


def _propose(land: Land, seat: int, action: int) -> Reason:
    bribe = amount_of(action)
    mine, rivals = _watered(land, seat, thing_of(action))
    if mine:
        return ("propose-waters", {"farmers": mine, "bribe": bribe}) if bribe else ("propose-free", {"farmers": mine})
    return ("propose-away" if rivals == 0 else "propose-with-others"), {"bribe": bribe}


def _decide(land: Land, seat: int, action: int) -> Reason:
    segment = thing_of(action)
    mine, rivals = _watered(land, seat, segment)
    kind = kind_of(action)
    if kind == codes.ACCEPT:
        total = bribe_total(land.state.proposed, land.state.bribes, segment)
        if mine and total:
            return "accept-waters", {"farmers": mine, "total": total}
        if mine:
            return "propose-free", {"farmers": mine}
        return ("accept-money", {"total": total}) if total else ("accept-free", {})
    price = reject_price(land.state.proposed, land.state.bribes) if kind == codes.REJECT else 1
    if mine:
        return "build-waters", {"farmers": mine, "price": price}
    return ("build-land" if rivals == 0 else "build-rivals"), {"price": price}


def _extra(land: Land, seat: int, action: int) -> Reason:
    mine, _ = _watered(land, seat, thing_of(action))
    if not mine:
        return ("extra-land-last" if land.dryings == 1 else "extra-land"), {}
    return ("extra-last" if land.dryings == 1 else "extra-saves"), {"farmers": mine}


def _no_extra(land: Land, seat: int, action: int) -> Reason:
    return ("keep-extra-last" if land.dryings == 1 else "keep-extra"), {}


def _spring(land: Land, seat: int, action: int) -> Reason:
    return ("spring-middle" if thing_of(action) in INNER_NODES else "spring-border"), {}


def _start(land: Land, seat: int, action: int) -> Reason:
    return "start-canal", {"squares": WATERS[thing_of(action)].bit_count()}


def _palm(land: Land, seat: int, action: int) -> Reason:
    near = land.state.wet
    for segment in bits(AT_NODE[land.state.spring]):
        near |= WATERS[segment]
    return ("palm-near" if near >> thing_of(action) & 1 else "palm-far"), {}


_REASONS: dict[int, Callable[[Land, int, int], Reason]] = {
    codes.BID: _bid,
    codes.PLANT: _plant,
    codes.LEFTOVER: _leftover,
    codes.PROPOSE: _propose,
    codes.NO_PROPOSAL: lambda land, seat, action: ("no-proposal", {}),
    codes.ACCEPT: _decide,
    codes.REJECT: _decide,
    codes.BUILD: _decide,
    codes.DISCARD: lambda land, seat, action: ("discard", {}),
    codes.EXTRA: _extra,
    codes.NO_EXTRA: _no_extra,
    codes.SPRING: _spring,
    codes.START_CANAL: _start,
    codes.PALM: _palm,
}
