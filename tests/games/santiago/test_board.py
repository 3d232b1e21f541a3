"""The geometry of the board, compared with the rulebook's coordinates."""

from cosecha.games.santiago import board
from tests.games.santiago import oracle


def names(mask: int) -> set[oracle.Square]:
    return {oracle.square(name) for name in board.square_names(mask)}


def test_there_are_48_squares_20_intersections_and_31_segments() -> None:
    assert len(set(board.SQUARE_NAMES)) == board.SQUARES == 48
    assert len(set(board.NODE_NAMES)) == board.NODES == 20
    assert len(set(board.SEGMENT_NAMES)) == board.SEGMENTS == 31
    assert sum(name.startswith("H") for name in board.SEGMENT_NAMES) == 16
    assert {oracle.canal(name) for name in board.SEGMENT_NAMES} == oracle.PLACES
    assert len(board.INNER_NODES) == 6


def test_a_segment_joins_two_intersections_and_waters_the_squares_on_its_sides() -> None:
    for segment, name in enumerate(board.SEGMENT_NAMES):
        ends = {oracle.node(board.NODE_NAMES[node]) for node in board.SEGMENT_ENDS[segment]}
        assert ends == oracle.canal(name)
        assert names(board.WATERS[segment]) == oracle.watered_by(oracle.canal(name))
        touching = {oracle.canal(board.SEGMENT_NAMES[other]) for other in board.bits(board.TOUCHING[segment])}
        assert touching == {place for place in oracle.PLACES if len(place & oracle.canal(name)) == 1}
    sizes = [len(board.bits(mask)) for mask in board.WATERS]
    assert (sizes.count(4), sizes.count(2)) == (17, 14)


def test_g15_h11_waters_four_squares_and_h00_two() -> None:
    waters = dict(zip(board.SEGMENT_NAMES, board.WATERS, strict=True))
    assert names(waters["H11"]) == {(2, 1), (3, 1), (2, 2), (3, 2)}
    assert names(waters["H00"]) == {(0, 0), (1, 0)}


def test_every_square_touches_exactly_one_horizontal_and_one_vertical_segment() -> None:
    for square, name in enumerate(board.SQUARE_NAMES):
        column, row = oracle.square(name)
        touched = {board.SEGMENT_NAMES[s] for s in range(board.SEGMENTS) if board.WATERS[s] >> square & 1}
        assert touched == {f"H{column // 2}{(row + 1) // 2}", f"V{(column + 1) // 2}{row // 2}"}


def test_squares_have_their_neighbors() -> None:
    for square, name in enumerate(board.SQUARE_NAMES):
        at = oracle.square(name)
        assert names(board.NEIGHBORS[square]) == oracle.beside(at)
        assert names(board.beside(1 << square)) == oracle.beside(at)
        assert names(board.AROUND[square]) == oracle.around(at)
    assert board.beside(board.ALL_SQUARES) == board.ALL_SQUARES


def test_a_spring_touches_the_squares_around_its_intersection() -> None:
    for node, name in enumerate(board.NODE_NAMES):
        assert names(board.ROUND_NODE[node]) == oracle.at_spring({"spring": name})
        ends = {board.SEGMENT_NAMES[segment] for segment in board.bits(board.AT_NODE[node])}
        assert ends == {oracle.canal_name(place) for place in oracle.PLACES if oracle.node(name) in place}


def test_a_tile_kind_has_a_crop_and_icons() -> None:
    for kind in range(1, board.TILE_KINDS + 1):
        assert board.TILE_NAMES[kind] == f"{board.CROPS[board.crop_of(kind)]}{board.icons_of(kind)}"
