"""Rates plantings and the leftover tile: the worth of each tile on each square to each seat."""

from cosecha.bots.insight import Rated, below
from cosecha.bots.santiago.land import Land, canals_now
from cosecha.bots.santiago.water import Water, forecast_now
from cosecha.bots.santiago.worth import expected_points, outlook, rescue
from cosecha.core.state import NONE
from cosecha.games.santiago.board import NEIGHBORS, beside, bits, crop_of, icons_of
from cosecha.games.santiago.codes import KIND, PASS, PLANT, THING, thing_of
from cosecha.games.santiago.options import PASS_FARMER_PENALTY
from cosecha.games.santiago.rules.planting import legal_leftovers

SHORT_LIST = 7
"""How many of the best plantings of the quick rating get a thorough one."""

LONE_SQUARES = 5
"""Squares away from every plantation of a crop are much alike: only the best few are rated."""


class Offers:
    """Quick ratings of tiles and empty squares, without playing out the plantings."""

    def __init__(self, land: Land, water: Water) -> None:
        self._land = land
        self._water = water
        self._strength = [_strength(land, water, number) for number in range(len(land.plantations))]
        empty = bits(land.state.empty)
        pulls = [1.0 + land.weights.own_draw * farmers for farmers in (0, 1, 2)]
        self._prospects = {
            square: [water.prospects(square, farmers, pull) for farmers, pull in enumerate(pulls)] for square in empty
        }
        self._lone = sorted(empty, key=self._lone_rank)
        self._squares: dict[int, list[int]] = {}
        self._gains: dict[tuple[int, int, int], tuple[float, list[float]]] = {}
        self._best: dict[tuple[int, int, int], float] = {}

    def _lone_rank(self, square: int) -> float:
        """Prefer water, then a palm, which counts as a farmer, then irrigated empty squares around."""
        _, stay, one_stays = self._prospects[square][2]
        palm = one_stays if self._land.state.palms >> square & 1 else 0.0
        room = (NEIGHBORS[square] & self._land.state.empty & self._water.wet).bit_count()
        return -(stay + palm + 0.1 * room)

    def squares(self, crop: int) -> list[int]:
        """Candidates for a tile of this crop: squares next to its plantations, and the best squares elsewhere."""
        found = self._squares.get(crop)
        if found is None:
            planted = 0
            for plantation in self._land.plantations:
                if plantation.crop == crop:
                    planted |= plantation.mask
            joined = beside(planted) & self._land.state.empty
            lone = [square for square in self._lone if not joined >> square & 1][:LONE_SQUARES]
            found = self._squares[crop] = bits(joined) + lone
        return found

    def gains(self, crop: int, square: int, farmers: int) -> tuple[float, list[float]]:
        """(the points of the new farmers, the points by seat that existing farmers gain from the larger plantation)."""
        key = (crop, square, farmers)
        known = self._gains.get(key)
        if known is not None:
            return known
        land = self._land
        lives, stay, one_stays = self._prospects[square][farmers]
        joined = 1 << square
        size = 1
        alive = 0.0
        numbers: list[int] = []
        for other in bits(NEIGHBORS[square]):
            number = land.at[other]
            if number != NONE and number not in numbers and land.plantations[number].crop == crop:
                numbers.append(number)
                joined |= land.plantations[number].mask
                size += land.plantations[number].size
                alive += self._strength[number][0]
        growth = land.growth(crop, joined, size)
        shared = [0.0] * land.state.players
        for number in numbers:
            own_size, hands = self._strength[number]
            larger = lives * (1.0 + alive - own_size) + growth - land.plantations[number].growth
            for seat, each in enumerate(hands):
                shared[seat] += each * larger
        hands_here = stay + one_stays if land.state.palms >> square & 1 else stay
        found = self._gains[key] = (hands_here * (1.0 + alive + growth), shared)
        return found

    def value(self, seat: int, kind: int, square: int, farmers: int) -> float:
        """The worth of this planting to the planter, with the rivals' gains weighed in."""
        own, shared = self.gains(crop_of(kind), square, farmers)
        points = shared[:]
        points[seat] += own
        return outlook(self._land.weights, points, seat)

    def best(self, seat: int, kind: int, passed: bool) -> float:
        """The worth of a tile to a seat on its best square."""
        farmers = icons_of(kind) - (PASS_FARMER_PENALTY if passed else 0)
        key = (seat, kind, farmers)
        found = self._best.get(key)
        if found is None:
            values = [self.value(seat, kind, square, farmers) for square in self.squares(crop_of(kind))]
            found = self._best[key] = max(values, default=0.0)
        return found


def _strength(land: Land, water: Water, number: int) -> tuple[float, list[float]]:
    """The expected number of a plantation's tiles that survive, and of each seat's farmers that stay."""
    plantation = land.plantations[number]
    if not plantation.mask & ~water.wet:
        return float(plantation.size), [float(each) for each in plantation.hands]
    state = land.state
    alive = 0.0
    hands = [0.0] * state.players
    for square in plantation.squares:
        farmers = state.farmers[square]
        lives, stay, one_stays = water.prospects(square, farmers)
        alive += lives
        if farmers:
            hands[state.owner[square]] += stay + one_stays if state.palms >> square & 1 else stay
    return alive, hands


def _judge(land: Land, seat: int, kind: int, square: int, farmers: int) -> float:
    """The worth of the board after this planting, with a new water forecast, since the tile itself attracts canals."""
    after = land.state.copy()
    if kind in after.face_up:
        after.face_up.remove(kind)
    after.put_tile(kind, square, seat, farmers)
    planted = Land(after, land.weights)
    water = forecast_now(planted, canals_now(after))
    value = outlook(land.weights, expected_points(planted, water), seat)
    if after.extra[seat]:
        value += land.weights.rescue * rescue(planted, water, seat)
    return value


def rate_plantings(land: Land, seat: int) -> Rated:
    """Rate every tile on its candidate squares quickly, and the best thoroughly; both count what is left for rivals."""
    state = land.state
    offers = Offers(land, forecast_now(land, canals_now(state)))
    lost = PASS_FARMER_PENALTY if state.bids[seat] == PASS else 0
    glances = []
    for kind in sorted(set(state.face_up)):
        left = _left_for_rivals(land, offers, kind)
        for square in offers.squares(crop_of(kind)):
            value = offers.value(seat, kind, square, icons_of(kind) - lost)
            glances.append((value - left, kind, square, left))
    glances.sort(reverse=True)
    careful = [
        (_judge(land, seat, kind, square, icons_of(kind) - lost) - left, PLANT * KIND + kind * THING + square)
        for _, kind, square, left in glances[:SHORT_LIST]
    ]
    rest = [(value, PLANT * KIND + kind * THING + square) for value, kind, square, _ in glances[SHORT_LIST:]]
    return careful + below(careful, rest)


def _left_for_rivals(land: Land, offers: Offers, taken: int) -> float:
    """The harm done by the next planter's best use of the tiles that are left after this one is taken."""
    state = land.state
    if state.turn + 1 >= len(state.order):
        return 0.0
    rest = list(state.face_up)
    rest.remove(taken)
    rival = state.order[state.turn + 1]
    weights = land.weights
    harm = weights.harm_only if state.players == 2 else weights.harm_mean / (state.players - 1)
    return harm * max(offers.best(rival, kind, state.bids[rival] == PASS) for kind in rest)


def rate_leftovers(land: Land, seat: int) -> Rated:
    """Rate the leftover tile, which can enlarge an own plantation or take room from a rival's."""
    kind = land.state.face_up[0]
    offers = Offers(land, forecast_now(land, canals_now(land.state)))
    glances = [(offers.value(seat, kind, thing_of(action), 0), action) for action in legal_leftovers(land.state)]
    glances.sort(reverse=True)
    careful = [(_judge(land, seat, kind, thing_of(action), 0), action) for _, action in glances[:SHORT_LIST]]
    return careful + below(careful, glances[SHORT_LIST:])
