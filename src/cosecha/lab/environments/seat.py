"""Gymnasium: one seat against bots.

import gymnasium
from cosecha.lab.environments.registration import register_all

register_all()
env = gymnasium.make("cosecha/Santiago-v0", players=3, bots="insight")
observation, info = env.reset(seed=7)
observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cosecha.core.state import NONE
from cosecha.encoding import encoder_for
from cosecha.lab.environments.deals import Deals
from cosecha.lab.environments.needs import not_installed
from cosecha.lab.environments.rendering import MODES, Renderer
from cosecha.lab.environments.table import ILLEGAL_REWARD, Table

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError:
    raise not_installed("Gymnasium", "research") from None


class SeatEnv(gymnasium.Env[NDArray[np.uint8], int]):
    """One seat of a match. An illegal action ends it and costs a point."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        bots: str | Sequence[str] = "random",
        seat: int | None = None,
        reward: str = "result",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`bots` is one name for all other seats, or one for each of them in turn order; `seat` is drawn for each match
        if it is None. Raises BadOptions or BadBot."""
        self.encoder = encoder_for(game, **options)
        self.table = Table(self.encoder, reward, bots, seat)
        low, high = self.encoder.layout.bounds()
        self.observation_space = spaces.Box(low, high, dtype=np.uint8)
        self.action_space: Any = spaces.Discrete(self.encoder.n)
        self.render_mode = render_mode
        self._renderer = Renderer(render_mode, self.encoder, self.metadata, viewpoint=seat)
        self._deals = Deals()
        self._numbers: list[int] = []
        if render_mode in ("human", "rgb_array"):
            self.table.on_bot = self._hear_bot
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Deal a new match. The seed is the deal; later matches without a seed follow from it."""
        super().reset(seed=seed)
        if seed is not None:
            self._deals = Deals(seed)
        deal = self._deals.draw()
        self._numbers = []
        self._renderer.begin(deal)
        self.table.deal(deal)
        self._over = self.table.episode.seat == NONE
        if self.render_mode == "human":
            self.render()
        return self._observed(), self._info()

    def step(self, action: int) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        if self._over:
            raise ValueError("the match is over: call reset")
        episode = self.table.episode
        number = int(action)
        if not episode.answer.allows(number):
            self._over = True
            return self._observed(), ILLEGAL_REWARD, True, False, self._info() | {"illegal": True}
        self._numbers.append(number)
        self.table.step(number)
        self._over = episode.seat == NONE
        reward = episode.rewards()[self.table.seat] if self._over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._observed(), reward, self._over, False, self._info()

    def _hear_bot(self, action: int) -> None:
        self._numbers += self.encoder.steps(action)

    def _observed(self) -> NDArray[np.uint8]:
        # A copy, because algorithms may write into it.
        return np.frombuffer(bytearray(self.table.episode.observe(self.table.seat)), np.uint8)

    def _info(self) -> dict[str, Any]:
        episode = self.table.episode
        mask = bytearray(self.encoder.n if self._over else episode.mask())
        info: dict[str, Any] = {"action_mask": np.frombuffer(mask, np.int8), "seat": self.table.seat}
        if episode.seat == NONE:
            info["rewards"] = np.array(episode.rewards())
        return info

    def render(self) -> Any:
        return self._renderer.render(self.table.episode, self._numbers, self.table.seat)

    def close(self) -> None:
        self._renderer.close()
