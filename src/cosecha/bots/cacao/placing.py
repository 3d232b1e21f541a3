"""Rates placements by what each side gains with the best fill, and by what is left for the next turns."""

from math import comb

from cosecha.bots.cacao.aftermath import called_workers, finish_turn, lay_filling
from cosecha.bots.cacao.land import NO_TILE, Land
from cosecha.bots.cacao.village import WORKERS
from cosecha.bots.insight import Rated, below
from cosecha.games.cacao import State
from cosecha.games.cacao.board import LIE_SIDES, LIE_TYPES, LIES_OF, STEPS, TEMPLE
from cosecha.games.cacao.codes import OVERBUILD, kind_of, space_of, thing_of
from cosecha.games.cacao.data import top_of
from cosecha.games.cacao.options import OVERBUILD_COST
from cosecha.games.cacao.rules.placing import OVERBUILD_LIE, PLACE_LIE, may_overbuild

SHORT_LIST = 5
"""How many of the best placements of the quick rating get a thorough one."""

Offer = tuple[float, int, tuple[int, ...]]
"""The quick rating of a placement, its action, and the jungle tiles for the spaces that it makes due."""


class Spot:
    """A space for a worker tile, from the point of view of the land's seat."""

    def __init__(self, land: Land, space: int) -> None:
        self.space = space
        self.due: list[int] = []
        """The jungle spaces that must be filled after placing a tile here, in order of sides."""
        self._land = land
        self._kinds = [NO_TILE] * 4
        """The jungle tiles that the sides face, or NO_TILE."""
        self._due_sides: list[int] = []
        for side, step in enumerate(STEPS):
            at = space + step
            kind = land.state.jungle.get(at)
            if kind is not None:
                self._kinds[side] = kind
            elif land.facing(at):
                self.due.append(at)
                self._due_sides.append(side)

    def offers(self, lies: list[int], actions: list[int]) -> list[Offer]:
        """Each lie with its best fill; `actions` has the action codes without the space, by lie."""
        best: dict[int, Offer] = {}
        for filling in self._land.fillings(len(self.due)):
            for value, lie in self._rate(lies, filling):
                if lie not in best or value > best[lie][0]:
                    best[lie] = (value, actions[lie] + self.space, filling)
        return list(best.values())

    def _rate(self, lies: list[int], filling: tuple[int, ...]) -> list[tuple[float, int]]:
        land = self._land
        seat, village = land.seat, land.villages[land.seat]
        kinds = self._kinds[:]
        fixed = 0.0
        old: list[int] = []
        for at, side, kind in zip(self.due, self._due_sides, filling, strict=True):
            kinds[side] = kind
            if kind == NO_TILE:
                continue
            fixed += land.others_gain(at, kind)
            if kind != TEMPLE:
                old += [kind * WORKERS + count for owner, count in land.facing(at) if owner == seat and count]
        temples = [self._temple(side) if kind == TEMPLE else None for side, kind in enumerate(kinds)]
        promise = land.promise
        found = []
        for lie in lies:
            value = fixed
            workers = old[:]
            for count, kind, temple in zip(LIE_SIDES[lie], kinds, temples, strict=True):
                if temple is not None:
                    value += temple[count]
                elif count:
                    if kind == NO_TILE:
                        value += promise * count
                    else:
                        workers.append(kind * WORKERS + count)
            workers.sort()
            found.append((value + village.gain(tuple(workers)), lie))
        return found

    def _temple(self, side: int) -> list[float]:
        """The value of adding 0, 1, 2 or 3 workers to the temple on a side."""
        land = self._land
        at = self.space + STEPS[side]
        workers = land.temple_workers(at)
        sides = 4 - len(land.facing(at))
        before = land.temple(workers, sides) if at in land.state.jungle else 0.0
        found = []
        for _ in range(4):
            found.append(land.temple(workers, sides - 1) - before)
            workers[land.seat] += 1
        return found


def _overbuilds(land: Land, lies: list[int]) -> list[Offer]:
    """Overbuilds: the new workers are activated, those of the tile below leave their temples, and a sun is paid."""
    state, seat = land.state, land.seat
    village = land.villages[seat]
    paid = village.sun_worth[village.suns] - village.sun_worth[village.suns - OVERBUILD_COST]
    found: list[Offer] = []
    for space in state.bare[seat]:
        below_it = LIE_SIDES[top_of(state.workers[space])]
        kinds = [state.jungle.get(space + step, NO_TILE) for step in STEPS]
        for lie in lies:
            value = -paid
            workers = []
            for side, count in enumerate(LIE_SIDES[lie]):
                kind = kinds[side]
                if kind == TEMPLE:
                    there = land.temple_workers(space + STEPS[side])
                    sides = 4 - len(land.facing(space + STEPS[side]))
                    value -= land.temple(there, sides)
                    there[seat] += count - below_it[side]
                    value += land.temple(there, sides)
                elif count and kind != NO_TILE:
                    workers.append(kind * WORKERS + count)
            workers.sort()
            found.append((value + village.gain(tuple(workers)), OVERBUILD_LIE[lie] + space, ()))
    return found


def glance(land: Land, types: list[int]) -> list[Offer]:
    """Quick ratings of every placement of these types of tiles, each with its best fill, best first."""
    lies = [lie for worker_type in types for lie in LIES_OF[worker_type]]
    found: list[Offer] = []
    for space in land.state.spots:
        found += Spot(land, space).offers(lies, PLACE_LIE)
    if may_overbuild(land.state, land.seat):
        found += _overbuilds(land, lies)
    found.sort(reverse=True)
    return found


def rate_placements(land: Land) -> Rated:
    """Rate all placements quickly, and the best also by the next seat's reply and this seat's next turn."""
    glances = glance(land, sorted(set(land.state.hands[land.seat])))
    careful = [(value + _prospects(land, action, filling), action) for value, action, filling in glances[:SHORT_LIST]]
    return careful + below(careful, [(value, action) for value, action, _ in glances[SHORT_LIST:]])


def lay(land: Land, action: int, filling: tuple[int, ...]) -> tuple[State, list[int]]:
    """The state after placing a tile and filling the jungle spaces, and the spaces that were filled."""
    after = land.state.copy()
    space, lie, seat = space_of(action), thing_of(action), land.seat
    hand = list(after.hands[seat])
    hand.remove(LIE_TYPES[lie])
    after.hands[seat] = tuple(hand)
    if kind_of(action) == OVERBUILD:
        after.suns[seat] -= OVERBUILD_COST
        after.cover(lie, space)
        return after, []
    after.put_workers(lie, space, seat)
    return after, lay_filling(after, Spot(land, space).due, filling)


def _prospects(land: Land, action: int, filling: tuple[int, ...]) -> float:
    after, filled = lay(land, action, filling)
    finish_turn(land, after, called_workers(after, space_of(action), filled))
    return prospects(land, after)


def prospects(land: Land, after: State) -> float:
    """What the map after the turn offers this seat in its next turn, less what it offers the next seat."""
    weights, seat = land.weights, land.seat
    if after.turn > after.turns:
        return 0.0
    rival = after.active
    value = weights.reply * land.care[rival] * _best_reply(Land(after, weights, rival))
    if after.hands[seat]:
        after.active = seat
        offers = glance(Land(after, weights, seat), sorted(set(after.hands[seat])))
        value += weights.follow * offers[0][0]
    return value


def _best_reply(land: Land) -> float:
    """The expected best placement of a seat whose hand is unknown: it is drawn from its unseen tiles."""
    state, seat = land.state, land.seat
    unseen = state.hands[seat] + state.piles[seat]
    hand = len(state.hands[seat])
    best: dict[int, float] = {}
    for value, action, _ in glance(land, sorted(set(unseen))):
        best.setdefault(LIE_TYPES[thing_of(action)], value)
    expected, others = 0.0, len(unseen)
    # From the best type down: the chance that the hand has it and none of the better ones.
    reached = 1.0
    for worker_type, value in best.items():
        count = unseen.count(worker_type)
        without = comb(others - count, hand) / comb(others, hand)
        expected += reached * (1.0 - without) * value
        reached *= without
        others -= count
        if others < hand:
            break
    return expected
