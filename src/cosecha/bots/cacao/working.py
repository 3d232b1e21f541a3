"""Rates the use of workers, in the best order of plantations and markets."""

from cosecha.bots.cacao.land import Land
from cosecha.bots.cacao.village import WORKERS, outcomes
from cosecha.bots.insight import Rated
from cosecha.games.cacao import State
from cosecha.games.cacao.board import LIE_SIDES, STEPS, VALUES, is_market
from cosecha.games.cacao.codes import SIDE, side_of, space_of, workers_of
from cosecha.games.cacao.data import top_of
from cosecha.games.cacao.options import STORAGE
from cosecha.games.cacao.rules.activating import legal_work

SOONER = 1e-3
"""A tiebreaker: of orders with the same result, taking gold first is easier for people to follow."""


def edge_workers(state: State, edge: int) -> int:
    """The workers of an activated side, as kind * WORKERS + count."""
    space, side = divmod(edge, SIDE)
    return state.jungle[space + STEPS[side]] * WORKERS + LIE_SIDES[top_of(state.workers[space])][side]


def rate_work(land: Land) -> Rated:
    """Rate each side with each number of its workers, followed by the best use of the other sides."""
    state, seat = land.state, land.seat
    village = land.villages[seat]
    rated = []
    for action in legal_work(state, seat):
        edge = space_of(action) * SIDE + side_of(action)
        fruits, gold = use(state, seat, action)
        rest = tuple(sorted(edge_workers(state, other) for other in state.edges[seat] if other != edge))
        end = max(village.sale_worth(sale) for sale in outcomes(fruits, rest))
        rated.append((gold * (1.0 + SOONER) + end, action))
    return rated


def use(state: State, seat: int, action: int) -> tuple[int, int]:
    """The fruits in store after an action, and the gold it gains."""
    kind = state.jungle[space_of(action) + STEPS[side_of(action)]]
    count = workers_of(action)
    fruits = state.fruits[seat]
    if is_market(kind):
        return fruits - count, count * VALUES[kind]
    return min(fruits + count * VALUES[kind], STORAGE), 0
