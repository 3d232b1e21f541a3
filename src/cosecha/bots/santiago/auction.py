"""Rates bids: the worth of each place in the planting order, and how much to bid for it."""

from math import exp

from cosecha.bots.insight import Rated
from cosecha.bots.santiago.canals import Money
from cosecha.bots.santiago.land import Land, canals_now
from cosecha.bots.santiago.planting import Offers
from cosecha.bots.santiago.water import forecast_now
from cosecha.bots.santiago.worth import rescue
from cosecha.core.rng import Rng
from cosecha.core.state import NONE
from cosecha.games.santiago.codes import PASS
from cosecha.games.santiago.rules.auction import legal_bids
from cosecha.games.santiago.rules.turns import clockwise

USUAL_BID = 2
"""The assumed bid of a rival who hasn't bid yet, for the order in which rivals choose."""
SECRET_ROOM = 2
"""Two players: ignore bids that exceed the worth of the first choice by more than this."""
ANSWERS = 120
"""Two players: the iterations of fictitious play."""


class Places:
    """The worth to a seat of each place in the planting order."""

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
        """The worth of being overseer: bribes, and the choice of the canal."""
        weights = self._land.weights
        rivals = self._land.state.players - 1
        return weights.overseer_bribe * rivals + weights.overseer_choice * best_canal

    def _worth(self, rivals: list[int], passed: bool) -> list[float]:
        """By place: the best of the tiles left after the rivals before us have taken theirs."""
        kinds = list(self._land.state.face_up)
        worth = []
        for place in range(self._land.state.players):
            worth.append(max(self._offers.best(self._seat, kind, passed) for kind in kinds))
            if place < len(rivals):
                kinds.remove(self._favorite(rivals[place], kinds))
        return worth

    def _favorite(self, seat: int, kinds: list[int]) -> int:
        return max(kinds, key=lambda kind: self._offers.best(seat, kind, False))

    def hunger(self, seat: int) -> float:
        """How much better the first choice is than the last for a seat."""
        values = sorted(self._offers.best(seat, kind, False) for kind in self._land.state.face_up)
        return values[-1] - values[0]


def _by_bid(land: Land, seat: int) -> list[int]:
    """The rivals in planting order, assuming `USUAL_BID` for those who haven't bid yet."""
    state = land.state
    rivals = [other for other in range(state.players) if other != seat]
    return sorted(rivals, key=lambda other: (-(state.bids[other] if state.bids[other] != NONE else USUAL_BID), other))


def _above(guess: float, spread: float, amount: float) -> float:
    """The chance that a rival's bid, given our guess, is higher than an amount."""
    return 1.0 / (1.0 + exp((amount + 0.5 - guess) / spread))


def _outbidding(guesses: list[float], spread: float, amount: int) -> list[float]:
    """The chances that 0, 1, 2... of the remaining bidders bid more."""
    chances = [1.0]
    for guess in guesses:
        above = _above(guess, spread, amount)
        as_many = [*[chance * (1.0 - above) for chance in chances], 0.0]
        one_more = [0.0, *[chance * above for chance in chances]]
        chances = [same + more for same, more in zip(as_many, one_more, strict=True)]
    return chances


def rate_bids(land: Land, seat: int) -> Rated:
    """Rate each bid by its expected place in the planting order, the chance of becoming overseer, and its price."""
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
            # Later passers plant before us, earlier ones after; the first to pass becomes overseer.
            place = state.players - 1 - passed
            value = places.passing[place] + (places.overseer if passed == 0 else 0.0)
            rated.append((value, PASS))
            continue
        before = sum(bid > amount for bid in made)
        chances = _outbidding(guesses, weights.bid_spread, amount)
        value = sum(chance * places.bidding[before + k] for k, chance in enumerate(chances))
        last = state.players - 1 - before
        if last < len(chances) and passed == 0:
            value += chances[last] * places.overseer
        rated.append((value + money.change(-amount), amount))
    return rated


def _rate_secret_bids(land: Land, seat: int) -> Rated:
    """Two players: rate each bid against the rival's equilibrium mixture."""
    bids, payoffs = _secret_payoffs(land, seat)
    _, theirs = _mixtures(payoffs)
    return [
        (sum(chance * payoff for chance, payoff in zip(theirs, row, strict=True)), bid)
        for bid, row in zip(bids, payoffs, strict=True)
    ]


def mixed_bid(land: Land, seat: int, rng: Rng) -> int:
    """Two players: a secret bid drawn from our equilibrium mixture, which a rival can't exploit."""
    bids, payoffs = _secret_payoffs(land, seat)
    ours, _ = _mixtures(payoffs)
    point = rng.chance()
    for bid, chance in zip(bids, ours, strict=True):
        point -= chance
        if point < 0.0:
            return bid
    return bids[ours.index(max(ours))]


def _secret_payoffs(land: Land, seat: int) -> tuple[list[int], list[list[float]]]:
    """Our bids, and the zero-sum payoff of each against each bid of the rival."""
    state = land.state
    rival = 1 - seat
    mine = Places(land, seat)
    theirs = Places(land, rival)
    our_money = Money(land.weights, state, seat)
    their_money = Money(land.weights, state, rival)
    most = int(max(mine.hunger(seat), theirs.hunger(rival))) + SECRET_ROOM
    bids = [bid for bid in legal_bids(state, seat) if bid <= most]
    rival_bids = [bid for bid in legal_bids(state, rival) if bid <= most]
    payoffs = []
    for bid in bids:
        own = mine.passing if bid == PASS else mine.bidding
        row = []
        for other in rival_bids:
            their = theirs.passing if other == PASS else theirs.bidding
            if bid > other or (bid == other and state.overseer == seat):
                value = own[0] - their[1] - theirs.overseer
            else:
                value = own[1] + mine.overseer - their[0]
            row.append(value + our_money.change(-bid) - their_money.change(-other))
        payoffs.append(row)
    return bids, payoffs


def _mixtures(payoffs: list[list[float]]) -> tuple[list[float], list[float]]:
    """Both sides' equilibrium mixtures of a zero-sum game, approximated by fictitious play.

    Each side repeatedly plays the best response to the other's past bids; the frequencies converge to the mixtures.
    """
    rows = range(len(payoffs))
    columns = range(len(payoffs[0]))
    by_column = [[payoffs[row][column] for row in rows] for column in columns]
    gains = [0.0] * len(payoffs)
    losses = [0.0] * len(payoffs[0])
    ours = [0] * len(payoffs)
    theirs = [0] * len(payoffs[0])
    for _ in range(ANSWERS):
        row = gains.index(max(gains))
        column = losses.index(min(losses))
        ours[row] += 1
        theirs[column] += 1
        gains = [gain + each for gain, each in zip(gains, by_column[column], strict=True)]
        losses = [loss + each for loss, each in zip(losses, payoffs[row], strict=True)]
    return [count / ANSWERS for count in ours], [count / ANSWERS for count in theirs]
