"""End of the match: temples, suns and water."""

from cosecha.core.scores import winners
from cosecha.games.cacao.board import LIE_SIDES, STEPS, TEMPLE, space_name
from cosecha.games.cacao.data import Data
from cosecha.games.cacao.options import SUN_END_VALUE, TEMPLE_FIRST, TEMPLE_SECOND, WATER_TRACK
from cosecha.games.cacao.sheet import Scores, Temple


def temples(state: Data) -> list[int]:
    """The spaces with a temple, in reading order."""
    return sorted([space for space, kind in state.jungle.items() if kind == TEMPLE])


def workers_beside(state: Data, space: int) -> list[int]:
    """The number of each seat's workers that face a jungle space; only top tiles count."""
    counts = [0] * state.players
    for side in range(4):
        tiles = state.workers.get(space + STEPS[side], 0)
        if tiles:
            # Inlined owner_of and top_of; (side + 2) % 4 is the side that faces the space.
            counts[tiles >> 8] += LIE_SIDES[tiles & 15][(side + 2) % 4]
    return counts


def workers_at_temples(state: Data) -> dict[int, list[int]]:
    """Each seat's number of workers, by temple space."""
    return {space: workers_beside(state, space) for space in temples(state)}


def temple_gold(workers: list[int]) -> list[int]:
    """6 for the most workers and 3 for the second most. Ties share, rounded down; a tie for first leaves no second."""
    gold = [0] * len(workers)
    most = 0
    next_most = 0
    for count in workers:
        if count > most:
            next_most = most
            most = count
        elif next_most < count < most:
            next_most = count
    if most and _share(TEMPLE_FIRST, most, workers, gold) == 1 and next_most:
        _share(TEMPLE_SECOND, next_most, workers, gold)
    return gold


def _share(amount: int, count: int, workers: list[int], gold: list[int]) -> int:
    """Divide gold among the seats with this many workers. Returns how many they are."""
    seats = [seat for seat in range(len(workers)) if workers[seat] == count]
    for seat in seats:
        gold[seat] = amount // len(seats)
    return len(seats)


def totals(state: Data) -> list[int]:
    """Every seat's gold if the match ended now."""
    points = []
    for seat in range(state.players):
        points.append(state.gold[seat] + state.suns[seat] * SUN_END_VALUE + WATER_TRACK[state.water[seat]])
    for workers in workers_at_temples(state).values():
        shares = temple_gold(workers)
        for seat in range(state.players):
            points[seat] += shares[seat]
    return points


def winning(points: list[int], fruits: list[int]) -> list[int]:
    """The most gold wins, then the most fruits in store; if still tied, the victory is shared."""
    return winners([(points[seat], fruits[seat]) for seat in range(len(points))])


def score_sheet(state: Data) -> Scores:
    """The current gold, itemized by temple."""
    points = totals(state)
    items = [
        Temple(space_name(space), workers, temple_gold(workers)) for space, workers in workers_at_temples(state).items()
    ]
    suns = [count * SUN_END_VALUE for count in state.suns]
    water = [WATER_TRACK[field] for field in state.water]
    return Scores(points, winning(points, state.fruits), [], list(state.gold), items, suns, water, state.fruits[:])
