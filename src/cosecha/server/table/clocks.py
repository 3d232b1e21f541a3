"""How long seats have been thinking, and how much time they have left."""

from collections.abc import Iterable, Sequence

from cosecha.server.table.chairs import Chair
from cosecha.server.table.facts import Clock

BACK = 30.0
"""With a bank only, somebody who comes back has at least this many seconds per move: with an empty bank they would lose
their seat again at once."""


class Clocks:
    def __init__(self, clock: Clock | None, seats: int) -> None:
        self._clock = clock
        self.since: dict[int, float] = {}
        """When each seat that owes an answer was asked."""
        self._spent = [0.0] * seats
        """Seconds that each seat has taken from its bank."""
        self._stopped: dict[int, tuple[float, float]] = {}
        """When each seat was asked what it answered last, and what it had taken from its bank by then."""

    def run(self, waiting: Sequence[int], at: float) -> None:
        """Stop the clocks of seats that no longer owe an answer, and start those of seats that do."""
        for seat in tuple(self.since):
            if seat not in waiting:
                self.stop(seat, at)
        for seat in waiting:
            if seat not in self.since:
                self.since[seat] = at

    def stop(self, seat: int, at: float) -> None:
        """Charge a seat for the time it thought, as far as that exceeds the time per move.

        If it owes another answer, or comes back to one, that answer has its own time.
        """
        free = self._clock.move if self._clock else 0
        since = self.since.pop(seat, at)
        self._stopped[seat] = since, self._spent[seat]
        self._spent[seat] += max(0.0, at - since - free)

    def resume(self, seat: int) -> None:
        """Continue where the seat's clock stopped last, so that an undo gains no time."""
        if seat in self._stopped:
            self.since[seat], self._spent[seat] = self._stopped.pop(seat)

    def ignore(self, seat: int, others: Iterable[int], began: float, ended: float) -> None:
        """The seat has answered and undone that at once: its clock goes on. In between, others were thinking."""
        self._stopped.pop(seat, None)
        for other in others:
            self.since[other] = began
            self.stop(other, ended)

    def deadlines(self, chairs: Sequence[Chair]) -> dict[int, float]:
        """When the time of each thinking person is up, if there is a clock."""
        clock = self._clock
        if clock is None:
            return {}
        found = {}
        for seat, since in self.since.items():
            if chairs[seat].kind == "person":
                rest = self._left(seat, clock.bank) if clock.bank else 0.0
                least = BACK if chairs[seat].back and not clock.move else 0.0
                found[seat] = since + max(clock.move + rest, least)
        return found

    def banks(self, people: Iterable[int]) -> dict[int, float]:
        """Seconds each person has left for the whole match, not counting the current decision; empty without a bank."""
        bank = self._clock.bank if self._clock else 0
        return {seat: self._left(seat, bank) for seat in people} if bank else {}

    def _left(self, seat: int, bank: float) -> float:
        return max(0.0, bank - self._spent[seat])
