"""The water forecast: each segment's chance of having a canal before this drying, the next and the third.

Canals follow need. The demand for a segment is the points at stake next to it, and a round's canals fall on the
segments of the network in proportion to a power of their demand. Three dryings are enough, since no tile survives more.
"""

from cosecha.bots.santiago.land import Land
from cosecha.games.santiago.board import SEGMENTS, SQUARES, TOUCHING, WATERS, bits

HORIZON = 3
"""A tile with two farmers is a desert after the third drying without water."""

SIDES = [tuple(segment for segment in range(SEGMENTS) if WATERS[segment] >> square & 1) for square in range(SQUARES)]
"""The two segments that could water each square."""

_TOUCHING = [bits(mask) for mask in TOUCHING]


class Water:
    """The irrigated squares of a network, and each segment's chances of staying without a canal."""

    def __init__(self, wet: int, dry: list[list[float]]) -> None:
        self.wet = wet
        self._dry = dry
        self.last = len(dry) - 1

    def dry(self, square: int, drying: int) -> float:
        """The chance that a square has no water at this drying (0 is this round's)."""
        if self.wet >> square & 1:
            return 0.0
        chances = self._dry[drying if drying < self.last else self.last]
        across, down = SIDES[square]
        return chances[across] * chances[down]

    def prospects(self, square: int, farmers: int, pull: float = 1.0) -> tuple[float, float, float]:
        """For a tile with these farmers: the chance that it survives, the expected number of farmers that stay, and the
        chance that at least one does.

        `pull` is above 1 for a tile that isn't planted yet: it will attract canals that the forecast doesn't include.
        """
        if self.wet >> square & 1:
            return 1.0, float(farmers), 1.0 if farmers else 0.0
        chances = self._dry
        across, down = SIDES[square]
        dry = (chances[0][across] * chances[0][down]) ** pull
        if farmers == 0 or self.last == 0:
            return 1.0 - dry, farmers * (1.0 - dry), 1.0 - dry if farmers else 0.0
        next_dry = (chances[1][across] * chances[1][down]) ** pull
        if farmers == 1:
            return 1.0 - next_dry, 1.0 - dry, 1.0 - dry
        third = chances[self.last]
        return 1.0 - (third[across] * third[down]) ** pull, 2.0 - dry - next_dry, 1.0 - next_dry


def forecast(land: Land, canals: int, reach: int, wet: int, now: float) -> Water:
    """The forecast for a network of canals, with `now` more canals before this round's drying."""
    draw = _draw(land, wet)
    rounds = HORIZON if land.dryings > HORIZON else land.dryings
    extras = _extras(land)
    free = [segment for segment in range(SEGMENTS) if not canals >> segment & 1]
    left = [1.0] * SEGMENTS
    chances = []
    for ahead in range(rounds):
        total = 0.0
        pull = []
        for segment in free:
            if reach >> segment & 1:
                joined = 1.0
            elif ahead == 0:
                pull.append(0.0)
                continue
            else:
                apart = 1.0
                for other in _TOUCHING[segment]:
                    apart *= left[other]
                joined = 1.0 - apart
            force = draw[segment] * joined * left[segment]
            pull.append(force)
            total += force
        canals_laid = (now if ahead == 0 else 1.0) + extras[ahead]
        after = left[:]
        if total > 0.0:
            for segment, force in zip(free, pull, strict=True):
                if force:
                    after[segment] = left[segment] * (1.0 - force / total) ** canals_laid
        left = after
        chances.append(left)
    return Water(wet, chances)


def _draw(land: Land, wet: int) -> list[float]:
    """The demand for a canal on each segment."""
    weights = land.weights
    state = land.state
    need = [weights.base_demand] * SEGMENTS
    for square, whole, now in land.stakes:
        if wet >> square & 1:
            continue
        stake = now + weights.later_demand * (whole - now)
        if state.owner[square] == state.overseer:
            stake *= weights.overseer_demand
        across, down = SIDES[square]
        need[across] += stake
        need[down] += stake
    if land.dryings > 1:
        dry_land = state.empty & ~wet
        for segment in range(SEGMENTS):
            need[segment] += weights.land_demand * (WATERS[segment] & dry_land).bit_count()
    power = weights.demand_power
    return [each**power for each in need]


def _extras(land: Land) -> list[float]:
    """The expected number of additional canals in this round and the next two, at most one per round."""
    owners = sum(land.state.extra)
    chance = land.weights.extra_use * owners
    expected = 1.0 if chance > 1.0 else chance
    last = 1.0 if owners else 0.0
    return [last if ahead == land.dryings - 1 else expected for ahead in range(HORIZON)]


def forecast_now(land: Land, now: float) -> Water:
    """The forecast for the current network."""
    state = land.state
    return forecast(land, state.canals, state.reach, state.wet, now)


def forecast_with(land: Land, segment: int, now: float) -> Water:
    """The forecast with a canal on this segment."""
    state = land.state
    canals = state.canals | 1 << segment
    reach = (TOUCHING[segment] if state.canals == 0 else state.reach | TOUCHING[segment]) & ~canals
    return forecast(land, canals, reach, state.wet | WATERS[segment], now)
