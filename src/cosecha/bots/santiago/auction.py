"""The auction: what each place in the order of planting is worth, and how much to bid for it."""

from math import exp

from cosecha.bots.santiago.canals import Money, Rated
from cosecha.bots.santiago.land import Land, canals_now
from cosecha.bots.santiago.planting import Offers
from cosecha.bots.santiago.water import forecast_now
from cosecha.bots.santiago.worth import rescue
from cosecha.core.state import NONE
from cosecha.games.santiago.codes import PASS
from cosecha.games.santiago.rules.auction import legal_bids
from cosecha.games.santiago.rules.turns import clockwise


class Places:
    """What it is worth to a seat to plant in each place of the order."""

    def __init__(self, land: Land, seat: int) -> None:
        self._land = land
        self._seat = seat
        water = forecast_now(land, canals_now(land.state))
        self._offers = Offers(land, water)
        self.overseer = self._overseer(rescue(land, water, seat))
        rivals = _by_bid(land, seat)
        self.bidding = self._worth(rivals, False)
        self.passing = self._worth(rivals, True)

    def _overseer(self, best_canal: float) -> float:
        """What it is worth to be overseer: bribes, and the choice of the canal."""
        weights = self._land.weights
        rivals = self._land.state.players - 1
        return weights.overseer_bribe * rivals + weights.overseer_choice * best_canal

    def _worth(self, rivals: list[int], passed: bool) -> list[float]:
        """By place: the best of the tiles that are left when the rivals before us have taken theirs."""
        kinds = list(self._land.state.face_up)
        worth = []
        for place in range(self._land.state.players):
            worth.append(max(self._offers.best(self._seat, kind, passed) for kind in kinds))
            if place < len(rivals):
                kinds.remove(self._favourite(rivals[place], kinds))
        return worth

    def _favourite(self, seat: int, kinds: list[int]) -> int:
        return max(kinds, key=lambda kind: self._offers.best(seat, kind, False))

    def hunger(self, seat: int) -> float:
        """How much better the first choice is than the last for a seat."""
        values = sorted(self._offers.best(seat, kind, False) for kind in self._land.state.face_up)
        return values[-1] - values[0]

    def farmer(self, seat: int) -> float:
        """What the farmer is worth to a seat that a pass costs it."""
        kinds = self._land.state.face_up
        return max(self._offers.best(seat, kind, False) - self._offers.best(seat, kind, True) for kind in kinds)


def _by_bid(land: Land, seat: int) -> list[int]:
    """The rivals as they will plant: the higher bid first, those who have yet to bid by their money."""
    state = land.state
    rivals = [other for other in range(state.players) if other != seat]
    return sorted(rivals, key=lambda other: (-(state.bids[other] if state.bids[other] != NONE else 2), other))


def _above(guess: float, spread: float, amount: float) -> float:
    """The chance that a bid guessed at will be higher than an amount."""
    return 1.0 / (1.0 + exp((amount + 0.5 - guess) / spread))


def rate_bids(land: Land, seat: int) -> Rated:
    """Each bid by the places in the order it will bring, the chance to become overseer, and its price."""
    if land.state.players == 2:
        return _rate_secret_bids(land, seat)
    state = land.state
    weights = land.weights
    places = Places(land, seat)
    money = Money(weights, state, seat)
    made = [bid for bid in state.bids if bid != NONE]
    later = [clockwise(state, turn) for turn in range(state.turn + 1, state.players)]
    guesses = [min(float(state.money[other]), weights.bid_share * places.hunger(other) + 1.0) for other in later]
    passed = made.count(PASS)
    rated = []
    for amount in legal_bids(state, seat):
        if amount == PASS:
            # Later passers plant before us, earlier ones after; the first to pass oversees.
            place = state.players - 1 - passed
            value = places.passing[place] + (places.overseer if passed == 0 else 0.0)
            rated.append((value, PASS))
            continue
        before = sum(bid > amount for bid in made)
        chances = [1.0]
        for guess in guesses:
            above = _above(guess, weights.bid_spread, amount)
            chances = [
                (chances[k] if k < len(chances) else 0.0) * (1.0 - above) + (chances[k - 1] * above if k else 0.0)
                for k in range(len(chances) + 1)
            ]
        value = sum(chance * places.bidding[before + k] for k, chance in enumerate(chances))
        last = state.players - 1 - before
        if last < len(chances) and passed == 0:
            value += chances[last] * places.overseer
        rated.append((value + money.change(-amount), amount))
    return rated


def _rate_secret_bids(land: Land, seat: int) -> Rated:
    """Two players: each bid against all that the rival might bid, the likelier the nearer to his interest."""
    state = land.state
    weights = land.weights
    rival = 1 - seat
    mine = Places(land, seat)
    theirs = Places(land, rival)
    money = Money(weights, state, seat)
    guess = weights.bid_share * theirs.hunger(rival) + 1.0
    bids = legal_bids(state, rival) if state.bids[rival] == NONE else range(state.money[rival] + 1)
    likely = {bid: exp(-abs(bid - guess) / weights.bid_spread) for bid in bids}
    whole = sum(likely.values())
    rated = []
    for amount in legal_bids(state, seat):
        value = 0.0
        for bid, chance in likely.items():
            first = amount > bid or (amount == bid and state.overseer == seat)
            own = mine.passing if amount == PASS else mine.bidding
            other = theirs.passing if bid == PASS else theirs.bidding
            both = own[0] - other[1] - theirs.overseer if first else own[1] + mine.overseer - other[0]
            value += chance / whole * both
        rated.append((value + money.change(-amount), amount))
    return rated
