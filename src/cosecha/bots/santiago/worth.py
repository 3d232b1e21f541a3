"""The worth of a board: every seat's expected points, and their combined value to one seat."""

from cosecha.bots.santiago.land import Land
from cosecha.bots.santiago.water import SIDES, Water
from cosecha.bots.santiago.weights import Weights
from cosecha.games.santiago import State


def expected_points(land: Land, water: Water) -> list[float]:
    """Each seat's expected points from plantations at the end, given the water forecast."""
    state = land.state
    points = [0.0] * state.players
    for plantation in land.plantations:
        if not plantation.all_hands:
            continue
        if not plantation.mask & ~water.wet:
            reach = plantation.size + plantation.growth
            for seat, hands in enumerate(plantation.hands):
                if hands:
                    points[seat] += hands * reach
            continue
        alive = 0.0
        owned = []
        for square in plantation.squares:
            farmers = state.farmers[square]
            lives, stay, one_stays = water.prospects(square, farmers)
            alive += lives
            if farmers:
                hands_left = stay + one_stays if state.palms >> square & 1 else stay
                owned.append((state.owner[square], hands_left, lives))
        # A farmer that stays is on a tile that survives, so that tile counts fully.
        for seat, hands_left, lives in owned:
            points[seat] += hands_left * (1.0 + alive - lives + plantation.growth)
    return points


def rescue(land: Land, water: Water, seat: int) -> float:
    """The maximum that one more canal before this drying can save a seat."""
    state = land.state
    saved: dict[int, float] = {}
    for square, _, now in land.stakes:
        if state.owner[square] == seat and not water.wet >> square & 1:
            risk = now * water.dry(square, 0)
            for segment in SIDES[square]:
                if state.reach >> segment & 1:
                    saved[segment] = saved.get(segment, 0.0) + risk
    return max(saved.values(), default=0.0)


def purse(weights: Weights, state: State, money: float) -> float:
    """The worth of money: its face value in the last round, before that a bit more, and most for the last escudos."""
    if state.round >= state.rounds:
        return money
    thin = money if money < weights.purse_depth else weights.purse_depth
    return weights.money * money + (weights.purse - weights.money) * thin


def outlook(weights: Weights, points: list[float], seat: int) -> float:
    """The value to a seat of everybody's points: its own, less a weight for its rivals'."""
    mine = points[seat]
    if len(points) == 2:
        return mine - weights.harm_only * points[1 - seat]
    others = [each for other, each in enumerate(points) if other != seat]
    return mine - weights.harm_mean * sum(others) / len(others) - weights.harm_leader * max(others)
