"""Rates proposals and bribes, the overseer's decision, and the additional canal."""

from math import exp

from cosecha.bots.insight import Rated
from cosecha.bots.santiago.land import Land
from cosecha.bots.santiago.water import forecast_now, forecast_with
from cosecha.bots.santiago.weights import Weights
from cosecha.bots.santiago.worth import expected_points, outlook, purse, rescue
from cosecha.core.state import NONE
from cosecha.games.santiago import State
from cosecha.games.santiago.board import WATERS, bits
from cosecha.games.santiago.codes import (
    ACCEPT,
    BUILD,
    DISCARD,
    EXTRA,
    KIND,
    NO_EXTRA,
    NO_PROPOSAL,
    PROPOSE,
    REJECT,
    THING,
)
from cosecha.games.santiago.options import NO_PROPOSAL_BUILD_COST
from cosecha.games.santiago.rules.canals import bribe_total, proposed_segments, reject_price

MOST_SEGMENTS = 10
"""A network has up to twenty free segments; those that water no tiles are alike, so only some are rated."""


def promising(land: Land, always: int) -> list[int]:
    """The segments to rate: those in `always`, then those that water the most dry tiles and empty squares."""
    state = land.state
    need: dict[int, float] = {}
    thirsty = 0
    for square, _, _ in land.stakes:
        thirsty |= 1 << square
    for segment in bits(state.reach):
        dry = WATERS[segment] & ~state.wet
        need[segment] = 10 * (dry & thirsty).bit_count() + (dry & state.empty).bit_count()
    chosen = [segment for segment in need if always >> segment & 1]
    rest = sorted((segment for segment in need if not always >> segment & 1), key=lambda each: -need[each])
    return chosen + rest[: max(2, MOST_SEGMENTS - len(chosen))]


def points_with(land: Land, segments: list[int], now: float) -> dict[int, list[float]]:
    """Every seat's expected points with a canal on each of these segments; NONE is without a new canal."""
    found = {segment: expected_points(land, forecast_with(land, segment, now)) for segment in segments}
    found[NONE] = expected_points(land, forecast_now(land, now))
    return found


def _outlooks(land: Land, found: dict[int, list[float]], seat: int) -> dict[int, float]:
    return {segment: outlook(land.weights, points, seat) for segment, points in found.items()}


class Money:
    """The worth to a seat of changes in its own and its rivals' money."""

    def __init__(self, weights: Weights, state: State, seat: int) -> None:
        self._weights = weights
        self._state = state
        self._seat = seat
        self._have = purse(weights, state, state.money[seat])

    def change(self, amount: int) -> float:
        """The worth of having an amount more (or less)."""
        state = self._state
        return purse(self._weights, state, state.money[self._seat] + amount) - self._have

    def rival(self, amount: int) -> float:
        """The worth of one rival having an amount more."""
        if self._state.players == 2:
            return -amount * self._weights.harm_only
        return -amount * self._weights.harm_mean / (self._state.players - 1)


def rate_decision(land: Land, seat: int) -> Rated:
    """Rate the overseer's options: accept a proposal or pay to build elsewhere; without proposals, build or discard."""
    state = land.state
    proposals = proposed_segments(state)
    found = points_with(land, promising(land, proposals), 0.0)
    good = _outlooks(land, found, seat)
    money = Money(land.weights, state, seat)
    if not proposals:
        rated = [(good[NONE], DISCARD * KIND)]
        if state.money[seat] >= NO_PROPOSAL_BUILD_COST:
            price = money.change(-NO_PROPOSAL_BUILD_COST)
            rated += [(value + price, BUILD * KIND + g * THING) for g, value in good.items() if g != NONE]
        return rated
    rated = []
    for segment in bits(proposals):
        total = bribe_total(state.proposed, state.bribes, segment)
        value = good[segment] + money.change(total) + money.rival(-total)
        rated.append((value, ACCEPT * KIND + segment * THING))
    price = reject_price(state.proposed, state.bribes)
    if state.money[seat] >= price:
        cost = money.change(-price)
        for segment, value in good.items():
            if segment != NONE and not proposals >> segment & 1:
                rated.append((value + cost, REJECT * KIND + segment * THING))
    return rated


class Overseer:
    """A proposer's model of the overseer: how likely each segment is, given the bribes."""

    def __init__(self, land: Land, found: dict[int, list[float]]) -> None:
        state = land.state
        self._state = state
        self._weights = land.weights
        self._segments = [segment for segment in found if segment != NONE]
        self._good = _outlooks(land, found, state.overseer)
        self._money = Money(land.weights, state, state.overseer)

    def chances(self, totals: dict[int, int]) -> dict[int, float]:
        """The chance of each segment (NONE: discard) with these bribes on the table."""
        values: dict[int, float] = {}
        has = self._state.money[self._state.overseer]
        if totals:
            price = max(totals.values()) + 1
            can_reject = has >= price
            cost = self._money.change(-price) if can_reject else 0.0
            for segment in self._segments:
                if segment in totals:
                    total = totals[segment]
                    values[segment] = self._good[segment] + self._money.change(total) + self._money.rival(-total)
                elif can_reject:
                    values[segment] = self._good[segment] + cost
        else:
            values[NONE] = self._good[NONE]
            if has >= NO_PROPOSAL_BUILD_COST:
                cost = self._money.change(-NO_PROPOSAL_BUILD_COST)
                for segment in self._segments:
                    values[segment] = self._good[segment] + cost
        best = max(values.values())
        likely = {segment: exp((value - best) / self._weights.accept_spread) for segment, value in values.items()}
        whole = sum(likely.values())
        return {segment: each / whole for segment, each in likely.items()}


def rate_proposals(land: Land, seat: int) -> Rated:
    """Rate proposals by what they make the overseer do, less the bribe if it is accepted."""
    state = land.state
    weights = land.weights
    lying = {segment: bribe_total(state.proposed, state.bribes, segment) for segment in bits(proposed_segments(state))}
    found = points_with(land, promising(land, sum(1 << segment for segment in lying)), 0.0)
    good = _outlooks(land, found, seat)
    overseer = Overseer(land, found)
    money = Money(weights, state, seat)

    def expect(totals: dict[int, int]) -> tuple[float, dict[int, float]]:
        chances = overseer.chances(totals)
        return sum(chance * good[segment] for segment, chance in chances.items()), chances

    nothing, _ = expect(lying)
    rated = [(nothing, NO_PROPOSAL * KIND)]
    if state.money[seat] < state.options.min_bribe:
        return rated
    wanted = sorted((segment for segment in good if segment != NONE), key=lambda each: -good[each])[:4]
    for segment in wanted:
        for bribe in range(state.options.min_bribe, state.money[seat] + 1):
            # Never bribe more than the canal gains.
            gain = good[segment] - nothing
            if bribe and bribe > gain:
                break
            totals = {**lying, segment: lying.get(segment, 0) + bribe}
            value, chances = expect(totals)
            paid = chances[segment] * (money.change(-bribe) + money.rival(bribe))
            rated.append((value + paid - weights.bribe_margin * (1 + bribe), PROPOSE * KIND + segment * THING + bribe))
    return rated


def rate_extras(land: Land, seat: int) -> Rated:
    """Rate using the additional canal now against keeping it for later."""
    water = forecast_now(land, 0.0)
    now = outlook(land.weights, expected_points(land, water), seat)
    rated = [(now + keeping(land), NO_EXTRA * KIND)]
    if land.dryings > 1 and rescue(land, water, seat) <= 0.0:
        return rated
    for segment in promising(land, 0):
        value = outlook(land.weights, expected_points(land, forecast_with(land, segment, 0.0)), seat)
        rated.append((value, EXTRA * KIND + segment * THING))
    return rated


def keeping(land: Land) -> float:
    """The worth of keeping the additional canal, which rises with the number of rounds left."""
    weights = land.weights
    return min(weights.keep_extra_most, weights.keep_extra * (land.dryings - 1))
