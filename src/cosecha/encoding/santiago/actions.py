"""Santiago's actions as dense numbers: each action has one, kind by kind.

Money is bounded by all that the bank ever pays, so bids and bribes are too.
"""

from typing import Final

from cosecha.core.state import CONFIRM
from cosecha.encoding.filling import unpacked
from cosecha.games.santiago import codes
from cosecha.games.santiago.board import NODES, SEGMENTS, SQUARES, TILE_KINDS
from cosecha.games.santiago.codes import KIND, THING, amount_of, kind_of, thing_of
from cosecha.games.santiago.options import SETUP, earned

SHAPES: Final[list[tuple[int, int]]] = [
    (1, 0),
    (TILE_KINDS, SQUARES),
    (SQUARES, 1),
    (SEGMENTS, 0),
    (1, 1),
    (SEGMENTS, 1),
    (SEGMENTS, 1),
    (SEGMENTS, 1),
    (1, 1),
    (SEGMENTS, 1),
    (1, 1),
    (NODES, 1),
    (SEGMENTS, 1),
    (SQUARES, 1),
]
"""By kind: the number of things and of amounts; 0 stands for all amounts of money."""

_NO_KIND: Final = -2


class Numbers:
    """The numbers for one number of players."""

    def __init__(self, players: int) -> None:
        self.amounts = players * earned(players, SETUP[players].rounds) + 1
        self.first: list[int] = []
        self.width: list[int] = []
        total = 1  # 0 is CONFIRM
        for things, amounts in SHAPES:
            self.first.append(total)
            self.width.append(amounts or self.amounts)
            total += things * (amounts or self.amounts)
        self.n = total
        self.zeros = bytes(total)
        self.ones = b"\1" * THING
        self.only_confirm = b"\1" + bytes(total - 1)
        self.before = [bytes(first) for first in self.first]
        """By kind: a mask up to its numbers."""
        self.after = [bytes(total - first) for first in [*self.first[1:], total]]
        """By kind: a mask from its last number on."""

    def numbers(self, actions: list[int]) -> list[int]:
        found: list[int] = []
        known, base, width = _NO_KIND, 0, 0
        for action in actions:
            kind = kind_of(action)
            if kind != known:
                if action == CONFIRM:
                    found.append(0)
                    continue
                known = kind
                width = self.width[kind]
                base = self.first[kind] - (width if kind == codes.PLANT else 0)  # the kinds of tiles begin at 1
            found.append(base + thing_of(action) * width + amount_of(action))
        return found

    def mask(self, actions: list[int]) -> bytes:
        """One byte for each number: 1 for those of these actions, which come in the order of their numbers."""
        count = len(actions)
        if count == 0:
            return self.zeros
        if actions[0] == CONFIRM:
            return self.only_confirm
        kind = kind_of(actions[0])
        parts = [self.before[kind]]
        end = self.first[kind]  # of the parts
        index = 0
        usual = 1
        while index < count:
            number = self.number(actions[index])
            if kind == codes.PLANT:
                # The squares for a tile have gaps, so they are collected as bits.
                row = actions[index] - amount_of(actions[index])
                number -= amount_of(actions[index])
                squares = 0
                while index < count and actions[index] - row < SQUARES:
                    squares |= 1 << (actions[index] - row)
                    index += 1
                parts.append(self.zeros[: number - end])
                parts.append(unpacked(squares, SQUARES))
                end = number + SQUARES
            else:
                usual = _run(actions, index, usual)
                parts.append(self.zeros[: number - end])
                parts.append(self.ones[:usual])
                end = number + usual
                index += usual
        kind = kind_of(actions[count - 1])
        after = self.after[kind]
        parts.append(self.zeros[: self.n - len(after) - end])
        parts.append(after)
        return b"".join(parts)

    def number(self, action: int) -> int:
        if action == CONFIRM:
            return 0
        kind = kind_of(action)
        width = self.width[kind]
        thing = thing_of(action) - (1 if kind == codes.PLANT else 0)  # the kinds of tiles begin at 1
        return self.first[kind] + thing * width + amount_of(action)

    def action(self, number: int) -> int:
        if number == 0:
            return CONFIRM
        kind = len(SHAPES) - 1
        while self.first[kind] > number:
            kind -= 1
        rest = number - self.first[kind]
        thing, amount = rest // self.width[kind], rest % self.width[kind]
        if kind == codes.PLANT:
            thing += 1
        return kind * KIND + thing * THING + amount


def _run(actions: list[int], index: int, usual: int) -> int:
    """How many actions from this one on differ only in their amounts, one more each.

    There are hundreds of proposals, but the rules list them segment by segment, each with as many bribes as before:
    looking at both ends of the `usual` number is enough.
    """
    first = actions[index]
    count = len(actions)
    end = index + usual
    if end > count or actions[end - 1] != first + usual - 1:
        end = index + 1
    while end < count and actions[end] == first + end - index:
        end += 1
    return end - index
