"""Gymnasium: many matches at once, in this process or spread over several.

    from cosecha.lab.environments.vector import BatchEnv

    env = BatchEnv("santiago", num_envs=256, processes=8, players=4)        # all seats learn
    env = BatchEnv("santiago", num_envs=256, players=4, bots="insight")     # one seat learns
    observations, infos = env.reset(seed=1)
    observations, rewards, terminations, truncations, infos = env.step(actions)

`infos["action_mask"]` says what each match allows next, and `infos["seat"]` whose turn it is. With all seats learning,
`rewards` are those of the seats that have just acted, and `infos["rewards"]` has those of all seats. A script with more
than one process needs `if __name__ == "__main__":`, because processes are spawned.
"""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from cosecha.encoding import encoder_for
from cosecha.lab.environments.arrays import (
    DISABLED,
    ILLEGAL,
    RAISE,
    SAME_STEP,
    Plan,
    arrays_in,
    bytes_needed,
    is_over,
    not_open,
)
from cosecha.lab.environments.batch import Batch
from cosecha.lab.environments.needs import not_installed
from cosecha.lab.environments.workers import Workers

try:
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError:
    raise not_installed("Gymnasium", "research") from None

Observations = NDArray[np.uint8]
BYTES, BOOL, BITS = "int8", "bool", "bits"
MASKS = (BYTES, BOOL, BITS)
"""The forms of action masks."""


class BatchEnv(VectorEnv[Any, Any, Any]):
    """Many matches of one game."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        bots: str | Sequence[str] | None = None,
        seat: int | None = None,
        reward: str = "result",
        illegal: str = RAISE,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        processes: int = 0,
        copy: bool = True,
        masks: str = BYTES,
        **options: Any,
    ) -> None:
        """`bots` and `seat` are those of `SeatEnv`; without bots, learners have all seats. An `illegal` action raises
        ValueError, and no match takes the step, or it ends its match and costs a point (`end`). With `processes`, that
        many others play the matches. Without `copy`, the arrays that are returned change with the next step. Action
        masks are `int8`, as Gymnasium wants them, `bool`, or `bits`: eight numbers in a byte, as `np.packbits` packs
        them, which `np.unpackbits(masks, axis=1, count=n)` unpacks. Raises BadOptions or BadBot."""
        if masks not in MASKS:
            raise ValueError(f"masks={masks!r}: choose one of {', '.join(MASKS)}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal={illegal!r}: choose one of {', '.join(ILLEGAL)}")
        if num_envs < 1 or not 0 <= processes <= num_envs:
            raise ValueError(f"{num_envs} games can't be played in {processes} processes")
        if seat is not None and bots is None:
            raise ValueError(f"seat={seat}: without bots, learners have all seats")
        encoder = encoder_for(game, **options)
        mode = AutoresetMode(autoreset_mode)
        plan = Plan(game, msgspec.to_builtins(encoder.options), bots, seat, reward, illegal, mode.value)
        players: int = encoder.options.players
        shape = (num_envs, players, encoder.layout.size, encoder.n)
        self._batch: Batch | Workers
        if processes:
            self._batch = Workers(plan, shape, processes)
            self._arrays = self._batch.arrays
        else:
            self._arrays = arrays_in(bytearray(bytes_needed(*shape)), *shape)
            self._batch = Batch(plan, self._arrays, 0)
        self._bits = masks == BITS
        self._masks: NDArray[Any] = self._arrays.masks.view(np.bool_ if masks == BOOL else np.int8)
        self._rows = np.arange(num_envs)
        self._copy = copy
        self._same_step = mode.value == SAME_STEP
        self._disabled = mode.value == DISABLED
        self._raises = illegal == RAISE
        self.encoder = encoder
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        low, high = encoder.layout.bounds()
        self.single_observation_space = spaces.Box(low, high, dtype=np.uint8)
        self.single_action_space = spaces.Discrete(encoder.n)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Deal new matches: game i from `seed + i`, and those after it from what follows. `options={"reset_mask": ...}`
        chooses which games to deal."""
        if isinstance(seed, int | np.integer):
            seed = int(seed)
            super().reset(seed=seed)
            seed = [seed + row for row in range(self.num_envs)]
        seeds: list[int | None] = [None] * self.num_envs if seed is None else list(seed)
        if len(seeds) != self.num_envs:
            raise ValueError(f"{self.num_envs} games need as many seeds, but got {len(seeds)}")
        chosen = np.asarray((options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_)))
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_:
            raise ValueError(f"reset_mask: {self.num_envs} games need as many truth values")
        self._batch.reset(seeds, chosen.tolist())
        return self._observations(), self._infos()

    def step(
        self, actions: Any
    ) -> tuple[Observations, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        arrays = self._arrays
        self._check(given := np.asarray(actions))
        arrays.actions[:] = given
        acting = arrays.seats.copy()
        self._batch.step()
        ended = arrays.ended.astype(np.bool_)
        infos = self._infos()
        if ended.any():
            infos |= {"rewards": arrays.rewards.copy(), "_rewards": ended}
            if self._same_step:
                infos |= self._final(ended)
        truncations = np.zeros(self.num_envs, np.bool_)
        return self._observations(), arrays.rewards[self._rows, acting], ended, truncations, infos

    def _check(self, actions: NDArray[Any]) -> None:
        """Refuse a step before any match takes its part of it, here or in another process. Raises ValueError."""
        if actions.shape != (self.num_envs,) or not np.issubdtype(actions.dtype, np.integer):
            raise ValueError(f"{self.num_envs} games need as many whole numbers, one action each")
        masks = self._arrays.masks
        known = (actions >= 0) & (actions < self.encoder.n)
        is_open = known & (masks[self._rows, np.where(known, actions, 0)] != 0)
        for row in np.flatnonzero(~is_open).tolist():
            if not masks[row].any():
                if self._disabled:
                    raise is_over(row)
            elif self._raises:
                raise not_open(row, int(actions[row]))

    def _observations(self) -> Observations:
        return self._arrays.observations.copy() if self._copy else self._arrays.observations

    def _infos(self) -> dict[str, Any]:
        masks, seats = self._masks, self._arrays.seats
        if self._bits:
            masks = np.packbits(self._arrays.masks, axis=1)
        elif self._copy:
            masks = masks.copy()
        return {"action_mask": masks, "seat": seats.copy() if self._copy else seats}

    def _final(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """The last observations of the matches that have just ended, in Gymnasium's form."""
        found = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(ended):
            found[row] = self._arrays.final_observations[row].copy()
        return {"final_obs": found, "_final_obs": ended}

    def close_extras(self, **kwargs: Any) -> None:
        if isinstance(self._batch, Workers):
            self._batch.close()

    def __del__(self) -> None:
        if not self.closed and hasattr(self, "_batch"):
            self.close()
