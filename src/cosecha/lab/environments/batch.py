"""Several matches that are stepped together: one call plays all of them, compiled with the rules."""

from collections.abc import Sequence
from typing import Any

from cosecha.core.state import NONE
from cosecha.encoding import encoder_for
from cosecha.lab.environments.arrays import DISABLED, IDLE, RAISE, SAME_STEP, Arrays, Plan, is_over, not_open
from cosecha.lab.environments.deals import Deals
from cosecha.lab.environments.table import ILLEGAL_REWARD, Table


class Batch:
    """Plays some matches, in this process."""

    def __init__(self, plan: Plan, arrays: Arrays, first: int) -> None:
        """`first` is the number of the first match, for messages."""
        encoder = encoder_for(plan.game, plan.options)
        self._arrays = arrays
        self._first = first
        self._raises = plan.illegal == RAISE
        self._same_step = plan.autoreset == SAME_STEP
        self._disabled = plan.autoreset == DISABLED
        self._tables: list[Table] = [
            Table(encoder, plan.reward, plan.bots, plan.seat, plan.forced, plan.only_worth) for _ in arrays.seats
        ]
        self._deals: list[Deals] = [Deals() for _ in self._tables]
        self._over: list[bool] = [True] * len(self._tables)
        # Assigning to slices of flat memory is much faster than to rows of arrays.
        self._size: int = encoder.layout.size
        self._n: int = encoder.n
        self._observations: Any = arrays.observations.reshape(-1).data
        self._final: Any = arrays.final_observations.reshape(-1).data
        self._masks: Any = arrays.masks.reshape(-1).data
        self._seats: Any = arrays.seats.data
        self._nothing = bytes(self._n)

    def reset(self, seeds: Sequence[int | None], chosen: Sequence[bool]) -> None:
        """Deal new matches in the chosen rows. A match without a seed follows from the one before it."""
        self._arrays.rewards.fill(0)
        self._arrays.ended.fill(False)
        for row, seed in enumerate(seeds):
            if chosen[row]:
                if seed is not None:
                    self._deals[row] = Deals(seed)
                self._deal(row)

    def _deal(self, row: int) -> None:
        self._tables[row].deal(self._deals[row].draw())
        self._over[row] = False
        self._look(row)

    def _look(self, row: int) -> None:
        """Write what the seat that decides may know and do."""
        table = self._tables[row]
        at = row * self._size
        self._observations[at : at + self._size] = table.episode.observe(table.seat)
        at = row * self._n
        self._masks[at : at + self._n] = table.episode.mask()
        self._seats[row] = table.seat

    def step(self) -> None:
        """Take the steps in `actions`, one in each match."""
        arrays = self._arrays
        arrays.rewards.fill(0)
        arrays.ended.fill(False)
        actions: list[int] = arrays.actions.tolist()
        for row in range(len(actions)):
            if actions[row] == IDLE and self._disabled:
                continue
            if self._over[row]:
                if self._disabled:
                    raise is_over(self._first + row)
                self._deal(row)
                continue
            table = self._tables[row]
            if not table.episode.answer.allows(actions[row]):
                if self._raises:
                    raise not_open(self._first + row, actions[row])
                arrays.rewards[row, table.seat] = ILLEGAL_REWARD
                self._end(row)
                continue
            table.step(actions[row])
            if table.episode.seat == NONE:
                arrays.rewards[row] = table.episode.rewards()
                self._end(row)
            else:
                self._look(row)

    def _end(self, row: int) -> None:
        table = self._tables[row]
        last = table.episode.observe(table.seat)
        self._arrays.ended[row] = True
        at = row * self._size
        if self._same_step:
            self._final[at : at + self._size] = last
            self._deal(row)
        else:
            self._observations[at : at + self._size] = last
            at = row * self._n
            self._masks[at : at + self._n] = self._nothing
            self._over[row] = True
