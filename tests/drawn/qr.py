"""Reads a QR code from its modules as a camera would: byte mode, lowest error correction level, no errors.

Written from the standard (ISO/IEC 18004), independently of the library that draws the codes.
"""

Squares = list[list[bool]]
"""Row by row, true for dark, without the quiet zone."""

BLOCKS = {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 2, 8: 2, 9: 2}
CODEWORDS = {1: 19, 2: 34, 3: 55, 4: 80, 5: 108, 6: 136, 7: 156, 8: 194, 9: 232}
"""By version: the number of blocks and the number of data bytes."""
CENTERS = {2: [6, 18], 3: [6, 22], 4: [6, 26], 5: [6, 30], 6: [6, 34], 7: [6, 22, 38], 8: [6, 24, 42], 9: [6, 26, 46]}
"""The rows and columns of the alignment patterns."""
FORMAT_MASK = 0b101010000010010
LOWEST = 0b01
MASKS = (
    lambda row, column: (row + column) % 2,
    lambda row, column: row % 2,
    lambda row, column: column % 3,
    lambda row, column: (row + column) % 3,
    lambda row, column: (row // 2 + column // 3) % 2,
    lambda row, column: row * column % 2 + row * column % 3,
    lambda row, column: (row * column % 2 + row * column % 3) % 2,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2,
)
BYTES = 0b0100


def read(squares: Squares) -> str:
    side = len(squares)
    version, rest = divmod(side - 17, 4)
    assert rest == 0
    assert version in CODEWORDS, f"unexpected code size: {side}"
    level, mask = _format(squares)
    assert level == LOWEST
    bits = [
        squares[row][column] != (MASKS[mask](row, column) == 0)
        for row, column in _data_order(side)
        if not _is_fixed(version, side, row, column)
    ]
    return _text(_deinterleave(version, _bytes(bits)))


def _format(squares: Squares) -> tuple[int, int]:
    """The error correction level and the mask, from the modules around the upper left finder pattern."""
    places = [(8, column) for column in (0, 1, 2, 3, 4, 5, 7, 8)] + [(row, 8) for row in (7, 5, 4, 3, 2, 1, 0)]
    found = 0
    for row, column in places:
        found = found << 1 | squares[row][column]
    found ^= FORMAT_MASK
    return found >> 13, found >> 10 & 0b111


def _is_fixed(version: int, side: int, row: int, column: int) -> bool:
    """Whether a module holds no data: finder patterns with their separators and format bits, alignment patterns, timing
    patterns, and the version bits of larger codes."""
    if row == 6 or column == 6:
        return True
    if (row < 9 and (column < 9 or column >= side - 8)) or (row >= side - 8 and column < 9):
        return True
    if version >= 7 and ((row < 6 and column >= side - 11) or (column < 6 and row >= side - 11)):
        return True
    centers = CENTERS.get(version, [])
    corners = {(6, 6), (6, side - 7), (side - 7, 6)}
    small = {(y, x) for y in centers for x in centers} - corners
    return any(abs(row - y) <= 2 and abs(column - x) <= 2 for y, x in small)


def _data_order(side: int) -> list[tuple[int, int]]:
    """The order of the data modules: from the lower right, up and down in columns of two."""
    found = []
    rights = [column for column in range(side - 1, 0, -2) if column > 6] + [5, 3, 1]
    for number, right in enumerate(rights):
        rows = range(side) if number % 2 else range(side - 1, -1, -1)
        found += [(row, column) for row in rows for column in (right, right - 1)]
    return found


def _bytes(bits: list[bool]) -> list[int]:
    return [sum(bit << 7 - place for place, bit in enumerate(bits[at : at + 8])) for at in range(0, len(bits) - 7, 8)]


def _deinterleave(version: int, words: list[int]) -> list[int]:
    """The data blocks one after the other; the code interleaves them."""
    data = words[: CODEWORDS[version]]
    return [word for block in range(BLOCKS[version]) for word in data[block :: BLOCKS[version]]]


def _text(data: list[int]) -> str:
    bits = "".join(f"{word:08b}" for word in data)
    assert int(bits[:4], 2) == BYTES
    length = int(bits[4:12], 2)
    return bytes(int(bits[12 + 8 * at : 20 + 8 * at], 2) for at in range(length)).decode()
