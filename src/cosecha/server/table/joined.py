"""Which moves were sent together with the one before: they are undone together."""


class JoinedMoves:
    def __init__(self) -> None:
        self._moves: set[int] = set()
        """Counted from 0."""
        self._held: set[int] = set()
        """Seats whose move on hold was sent together with the one before."""

    def add(self, seat: int, moves: int, held: bool) -> None:
        """The seat's last action was joined; the match has `moves` moves now, and the action is one of them or held."""
        if held:
            self._held.add(seat)
        else:
            self._moves.add(moves - 1)

    def confirm(self, seat: int, moves: int) -> None:
        """The seat's move on hold becomes move number `moves`."""
        if seat in self._held:
            self._held.remove(seat)
            self._moves.add(moves)

    def undo(self, seat: int, moves: int, of: int) -> None:
        """The match goes back from `of` moves to `moves`; if these are the same, the seat only drops what it held."""
        self._moves = {move for move in self._moves if move < moves}
        self._held = self._held - {seat} if moves == of else set()

    def has(self, seat: int, move: int, moves: int) -> bool:
        """Whether a move of a seat, or what it holds after the last of `moves` moves, was joined."""
        return move in self._moves or (move == moves and seat in self._held)
