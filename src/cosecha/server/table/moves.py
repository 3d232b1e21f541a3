"""The moves that stand at a table, as far as that can be known without the rules."""

from collections.abc import Sequence, Set

from msgspec import Struct

from cosecha.server.table import facts

NONE: Set[int] = frozenset()


class _Move(Struct, gc=False):
    """Who made a move, the rows that made it, and whether it was sent together with the one before."""

    seat: int
    rows: list[int]
    joined: bool


class Moves:
    """A stack of moves: an undo removes those on top. What is on hold lies beside it until it is confirmed."""

    def __init__(self) -> None:
        self._made: list[_Move] = []
        self._held: dict[int, _Move] = {}
        self._undos: list[tuple[int, int]] = []
        """The undos that are mentioned: the number of moves each went back to, in rising order, and its row."""

    def __len__(self) -> int:
        return len(self._made)

    def add(self, seat: int, row: int, joined: bool = False, held: bool = False) -> None:
        """The seat has answered. An answer of a seat that holds something confirms it: that is how bots do it."""
        if seat in self._held:
            self.confirm(seat, row)
        elif held:
            self._held[seat] = _Move(seat, [row], joined)
        else:
            self._made.append(_Move(seat, [row], joined))

    def confirm(self, seat: int, row: int) -> None:
        """What the seat holds becomes the last move."""
        move = self._held.pop(seat)
        move.rows.append(row)
        self._made.append(move)

    def undo(self, seat: int, moves: int, row: int) -> list[int]:
        """Go back to `moves` moves with nothing on hold; if there are no more than that, the seat only drops what it
        holds. Returns the rows that are gone, which include those of undos in between: to mention the last one is
        enough for everything that was tried after a move."""
        if moves < len(self._made):
            gone = [*self._made[moves:], *self._held.values()]
            del self._made[moves:]
            self._held.clear()
        else:
            gone = [self._held.pop(seat)] if seat in self._held else []
        rows = [row for move in gone for row in move.rows]
        while self._undos and self._undos[-1][0] >= moves:
            rows.append(self._undos.pop()[1])
        self._undos.append((moves, row))
        return rows

    def held(self) -> list[int]:
        """The seats that have something on hold."""
        return list(self._held)

    def all_by(self, seat: int, since: int) -> bool:
        """Whether the seat made every move after the first `since`."""
        return all(move.seat == seat for move in self._made[since:])

    def is_joined(self, seat: int, move: int) -> bool:
        """Whether a move, or what the seat holds after the last one, was sent together with the one before."""
        if move < len(self._made):
            return self._made[move].joined
        return move == len(self._made) and seat in self._held and self._held[seat].joined


_Made = list[tuple[int, int]]
"""The facts that made a move, as (row, place in the row)."""


class UndoneFinder:
    """Finds the answers and confirmations that are undone by the end of some rows."""

    def __init__(self, before: Moves) -> None:
        """`before` are the moves before these rows."""
        self._row = 0
        self._stack: list[_Made] = [[] for _ in range(len(before))]
        self._held: dict[int, _Made] = {seat: [] for seat in before.held()}
        self._undone: dict[int, set[int]] = {}

    def add(self, new: Sequence[facts.Fact]) -> None:
        """The next row. Each of its answers must say whether it was on hold."""
        for place, fact in enumerate(new):
            if isinstance(fact, facts.Acted):
                if fact.then is not None and fact.then.held:
                    self._held[fact.seat] = [(self._row, place)]
                else:
                    self._stack.append([*self._held.pop(fact.seat, ()), (self._row, place)])
            elif isinstance(fact, facts.Confirmed):
                self._stack.append([*self._held.pop(fact.seat), (self._row, place)])
            elif isinstance(fact, facts.Undone):
                self._undo(fact)
        self._row += 1

    def _undo(self, fact: facts.Undone) -> None:
        if fact.moves < len(self._stack):
            gone = [*self._stack[fact.moves :], *self._held.values()]
            del self._stack[fact.moves :]
            self._held.clear()
        else:
            gone = [self._held.pop(fact.seat, [])]
        for made in gone:
            for row, place in made:
                self._undone.setdefault(row, set()).add(place)

    def undone_in(self, row: int) -> Set[int]:
        """Which facts of a row, counted from 0, are undone: their places in it."""
        return self._undone.get(row, NONE)
