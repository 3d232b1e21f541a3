"""Cacao's actions as dense numbers: what is done, then where.

What: 0 is CONFIRM, a whole answer. Then come the lies of a tile to place, those of a tile to overbuild with, the jungle
tiles to fill with, and the workers to use, by side and number. Where: the spaces that play can reach, row by row.

How far that is: a worker tile goes next to a jungle tile, so at most one column beyond the outermost one. A jungle tile
goes where two worker tiles touch, at most in that same column: only one worker tile could touch a space farther out. So
each jungle tile widens the jungle by at most one column, and worker tiles reach one more. The same goes for rows. Play
does get that far, in every direction.
"""

from typing import Final

from cosecha.core.state import CONFIRM
from cosecha.encoding.encoder import PARTIAL
from cosecha.games.cacao import codes
from cosecha.games.cacao.board import (
    JUNGLE_KINDS,
    JUNGLE_NAMES,
    LIE_NAMES,
    LIES,
    ORIGIN,
    ROW,
    SIDE_NAMES,
    SPACE_BITS,
    space_name,
)
from cosecha.games.cacao.codes import SIDE, THING, THING_BITS
from cosecha.games.cacao.options import START_TILES, jungle_in_play

PLACES: Final = 1
OVERBUILDS: Final = PLACES + LIES
FILLS: Final = OVERBUILDS + LIES
WORKS: Final = FILLS + JUNGLE_KINDS + 1
SPACES: Final = WORKS + 4 * SIDE
"""The first number of each kind; the spaces are last."""

FIRST: Final[list[int]] = [PLACES - 1, OVERBUILDS - 1, FILLS, WORKS]
"""By kind of action: the number of its thing 0. Lies begin at 1."""


def _things() -> list[int]:
    """By number: the action without its space."""
    found = [CONFIRM]
    for kind, first, last in (
        (codes.PLACE, 1, LIES),
        (codes.OVERBUILD, 1, LIES),
        (codes.FILL, 0, JUNGLE_KINDS),
        (codes.WORK, 0, 4 * SIDE - 1),
    ):
        for thing in range(first, last + 1):
            found.append((kind << THING_BITS | thing) * THING)
    return found


THINGS: Final[list[int]] = _things()
_WORK: Final = codes.WORK << THING_BITS


def drawn(players: int) -> int:
    """How many jungle tiles join the start tiles."""
    return sum(jungle_in_play(players).values()) - len(START_TILES)


class Numbers:
    """The numbers for one number of players."""

    def __init__(self, players: int) -> None:
        # The start tiles are at 0,0 and 1,1; each tile drawn may widen the jungle, and worker tiles go around it.
        self.lowest = -drawn(players) - 1
        """The lowest coordinate that can be reached; the highest is 1 - lowest."""
        self.across = 2 - 2 * self.lowest
        self.n = SPACES + self.across * self.across

    def steps(self, action: int) -> list[int]:
        if action == CONFIRM:
            return [0]
        return [_what(action), self._where(action)]

    def _where(self, action: int) -> int:
        column = (action & (ROW - 1)) - ORIGIN - self.lowest
        row = (action >> 15 & (ROW - 1)) - ORIGIN - self.lowest
        across = self.across
        if not (0 <= column < across and 0 <= row < across):
            raise ValueError(f"play can't reach the space {space_name(codes.space_of(action))}")
        return SPACES + row * across + column

    def first(self, legal: list[int]) -> tuple[list[int], list[int]]:
        """The first steps of these answers, each once; see `Encoder.next_steps`."""
        numbers: list[int] = []
        actions: list[int] = []
        seen = 0
        index = 0
        length = 1
        while index < len(legal):
            action = legal[index]
            if action == CONFIRM:
                return [0], [CONFIRM]
            what = _what(action)
            if not seen >> what & 1:
                seen |= 1 << what
                numbers.append(what)
                actions.append(PARTIAL)
            length = _run(legal, index, length)
            index += length
        return numbers, actions

    def second(self, legal: list[int], what: int) -> tuple[list[int], list[int]]:
        """The second steps of the answers that begin with `what`, and the answers."""
        numbers: list[int] = []
        actions: list[int] = []
        wanted = THINGS[what] >> SPACE_BITS
        index = 0
        length = 1
        while index < len(legal):
            length = _run(legal, index, length)
            if legal[index] >> SPACE_BITS == wanted:
                for action in legal[index : index + length]:
                    numbers.append(self._where(action))
                    actions.append(action)
            index += length
        return numbers, actions

    def space(self, number: int) -> int:
        """The space that a number stands for."""
        cell = number - SPACES
        across = self.across
        return (cell // across + self.lowest + ORIGIN) * ROW + cell % across + self.lowest + ORIGIN

    def action(self, steps: list[int]) -> int:
        if len(steps) == 1 and steps[0] == 0:
            return CONFIRM
        if len(steps) != 2 or not (0 < steps[0] < SPACES <= steps[1] < self.n):
            raise ValueError(f"not an answer: {steps}")
        return THINGS[steps[0]] + self.space(steps[1])

    def name(self, number: int) -> str:
        if not 0 <= number < self.n:
            raise ValueError(f"no such number: {number}")
        if number >= SPACES:
            return space_name(self.space(number))
        if number >= WORKS:
            return f"work {SIDE_NAMES[(number - WORKS) // SIDE]} {(number - WORKS) % SIDE}"
        if number >= FILLS:
            return f"fill {JUNGLE_NAMES[number - FILLS]}"
        if number >= OVERBUILDS:
            return f"overbuild {LIE_NAMES[number - OVERBUILDS + 1]}"
        return f"place {LIE_NAMES[number]}" if number else "confirm"


def _what(action: int) -> int:
    return FIRST[codes.kind_of(action)] + codes.thing_of(action)


def _run(legal: list[int], index: int, usual: int) -> int:
    """How many legal actions from this one on differ only in their space.

    There are hundreds of placements, but the rules list them lie by lie, mostly on as many spaces as before: looking at
    both ends of the `usual` number is enough.
    """
    thing = legal[index] >> SPACE_BITS
    if thing >= _WORK:
        return 1  # listed by space
    end = index + usual
    count = len(legal)
    if end <= count and legal[end - 1] >> SPACE_BITS == thing and (end == count or legal[end] >> SPACE_BITS != thing):
        return usual
    end = index + 1
    while end < count and legal[end] >> SPACE_BITS == thing:
        end += 1
    return end - index
