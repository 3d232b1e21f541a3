"""End of the match: plantations and points."""

from cosecha.core.scores import winners
from cosecha.games.santiago.board import CROPS, DESERT, EMPTY, SQUARES, beside, bits, crop_of, square_names
from cosecha.games.santiago.data import Data
from cosecha.games.santiago.sheet import Plantation, Scores


def plantations(state: Data) -> list[tuple[int, int]]:
    """(crop, squares) of each plantation: a connected area of tiles with the same crop.

    Canals and palms don't divide it. Neutral tiles count, deserts don't.
    """
    planted = [0] * len(CROPS)
    tiles = state.tiles
    for square in range(SQUARES):
        kind = tiles[square]
        if kind != EMPTY and kind != DESERT:
            planted[crop_of(kind)] |= 1 << square
    found = []
    for crop in range(len(CROPS)):
        for squares in connected(planted[crop]):
            found.append((crop, squares))
    return found


def connected(squares: int) -> list[int]:
    """The connected areas that these squares form."""
    found = []
    while squares:
        grown = squares & -squares
        while True:
            wider = (grown | beside(grown)) & squares
            if wider == grown:
                break
            grown = wider
        found.append(grown)
        squares ^= grown
    return found


def points_of(state: Data, squares: list[int], points: list[int]) -> None:
    """Add each seat's points for a plantation: its size times its farmers; a palm on their tile counts as a farmer."""
    size = len(squares)
    for square in squares:
        farmers = state.farmers[square]
        if farmers:
            points[state.owner[square]] += size * (farmers + (state.palms >> square & 1))


def totals(state: Data) -> list[int]:
    """Every seat's points: money and plantations."""
    points = state.money[:]
    for _, mask in plantations(state):
        points_of(state, bits(mask), points)
    return points


def score_sheet(state: Data) -> Scores:
    """The current points, itemized by plantation."""
    points = totals(state)
    items = [_item(state, crop, mask) for crop, mask in plantations(state)]
    deserts = sum([1 << square for square in range(SQUARES) if state.tiles[square] == DESERT])
    return Scores(points, winners(points), [], list(state.money), items, square_names(deserts))


def _item(state: Data, crop: int, mask: int) -> Plantation:
    squares = bits(mask)
    seats = range(state.players)
    farmers = [sum([state.farmers[s] for s in squares if state.owner[s] == seat]) for seat in seats]
    palms = [sum([state.palms >> s & 1 for s in squares if state.owner[s] == seat]) for seat in seats]
    points = [0] * state.players
    points_of(state, squares, points)
    return Plantation(CROPS[crop], square_names(mask), len(squares), farmers, palms, points)
