"""Which moves haven't been undone, found without running the rules."""

from collections.abc import Sequence

from msgspec import Struct

from cosecha.server.table import facts
from cosecha.server.table.facts import Acted, Confirmed, Undone


class _Move(Struct, gc=False):
    """Who made a move, the rows that made it, and whether it was sent together with the one before."""

    seat: int
    rows: tuple[int, ...]
    joined: bool


class Moves:
    """A stack of moves: an undo removes those on top. Moves on hold stay off the stack until they are confirmed."""

    def __init__(self) -> None:
        self.made = 0
        """How many moves stand, without those on hold."""
        self._stack: list[_Move] = []
        self._held: dict[int, _Move] = {}
        self._undos: list[tuple[int, int]] = []
        """The undos that are mentioned: the number of moves each went back to, in rising order, and its row."""

    def add(self, seat: int, row: int, joined: bool = False, held: bool = False) -> None:
        """The seat has answered. If it has a move on hold, the answer confirms that, which is how bots confirm."""
        if seat in self._held:
            self.confirm(seat, row)
        elif held:
            self._held[seat] = _Move(seat, (row,), joined)
        else:
            self._stack.append(_Move(seat, (row,), joined))
            self.made += 1

    def confirm(self, seat: int, row: int) -> None:
        """The seat's move on hold becomes the last move."""
        move = self._held.pop(seat)
        move.rows = (*move.rows, row)
        self._stack.append(move)
        self.made += 1

    def undo(self, seat: int, moves: int, row: int) -> tuple[list[int], bool]:
        """Go back to `moves` moves with nothing on hold; with no more than that, only drop the seat's move on hold.

        Returns the rows that are gone, and whether no other seat made any of these moves. The rows include those of
        undos in between: the log mentions only the last one.
        """
        rows: list[int] = []
        alone = True
        if moves < self.made:
            for move in self._stack[moves:]:
                rows += move.rows
                alone = alone and move.seat == seat
            del self._stack[moves:]
            self.made = moves
            for move in self._held.values():
                rows += move.rows
            self._held.clear()
        elif seat in self._held:
            rows += self._held.pop(seat).rows
        while self._undos and self._undos[-1][0] >= moves:
            rows.append(self._undos.pop()[1])
        self._undos.append((moves, row))
        return rows, alone

    def add_and_undo(self, row: int, undo: int) -> list[int]:
        """A move that the next row undoes, with nothing on hold. Returns the rows that are gone, like `undo`."""
        rows = [row]
        while self._undos and self._undos[-1][0] >= self.made:
            rows.append(self._undos.pop()[1])
        self._undos.append((self.made, undo))
        return rows

    def rows(self) -> list[int]:
        """The rows of the moves that stand."""
        return [row for move in self._stack for row in move.rows]

    def held(self) -> list[int]:
        """The seats that have a move on hold."""
        return list(self._held)

    def is_joined(self, seat: int, move: int) -> bool:
        """Whether a move, possibly one on hold, was sent together with the one before."""
        if move < self.made:
            return self._stack[move].joined
        return move == self.made and seat in self._held and self._held[seat].joined


def last_without_outcome(rows: Sequence[Sequence[facts.AnyFact]], before: int = 0) -> int:
    """The number of the last row whose facts were stored without their outcome, by an earlier version; 0 if none was.
    Rows are counted from 1, after `before` others."""
    last = 0
    for number, new in enumerate(rows, before + 1):
        for fact in new:
            if isinstance(fact, (Acted, Undone, Confirmed)) and fact.then is None:
                last = number
    return last


_Facts = tuple[int, ...]
"""The numbers of the facts that made a move: an answer, and its confirmation if it was on hold."""


class UndoneFinder:
    """Finds the facts that are undone by the end of some rows: answers and confirmations that are no longer played, and
    undos that the log no longer mentions. It mirrors `Moves`, without the rules."""

    def __init__(self, before: Moves) -> None:
        """`before` are the moves before these rows."""
        self.undone = bytearray()
        """For each fact of the rows so far, in their order, whether it is undone."""
        self._made: list[_Facts] = [()] * before.made
        self._held: dict[int, _Facts] = dict.fromkeys(before.held(), ())
        self._undos: list[tuple[int, int]] = []
        """The undos that are mentioned: the number of moves each went back to, in rising order, and its number."""

    def add(self, rows: Sequence[Sequence[facts.AnyFact]]) -> None:
        """The next rows. Each of their answers must say whether it was on hold."""
        made, held, number = self._made, self._held, len(self.undone)
        self.undone += bytes(sum(map(len, rows)))
        for new in rows:
            for fact in new:
                if isinstance(fact, Acted):
                    if fact.then is not None and fact.then.held:
                        held[fact.seat] = (number,)
                    else:
                        made.append((*held.pop(fact.seat, ()), number))
                elif isinstance(fact, Undone):
                    self._undo(fact, number)
                elif isinstance(fact, Confirmed):
                    made.append((*held.pop(fact.seat), number))
                number += 1

    def _undo(self, fact: Undone, number: int) -> None:
        made, held, undone = self._made, self._held, self.undone
        if fact.moves < len(made):
            gone = [*made[fact.moves :], *held.values()]
            del made[fact.moves :]
            held.clear()
        else:
            gone = [held.pop(fact.seat, ())]
        for facts_of_move in gone:
            for each in facts_of_move:
                undone[each] = True
        while self._undos and self._undos[-1][0] >= fact.moves:
            undone[self._undos.pop()[1]] = True
        self._undos.append((fact.moves, number))
