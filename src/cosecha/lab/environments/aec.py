"""PettingZoo: every seat is an agent, and they take turns (AEC).

    from cosecha.lab.environments import aec

    env = aec.env("santiago", players=3, money_visibility="hidden")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        over = termination or truncation
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

An action is one step of an answer: if it isn't complete yet, the same agent is asked again.
"""

from operator import index
from typing import Any

import numpy as np
from numpy import frombuffer

from cosecha.core.record import Record
from cosecha.core.state import NONE
from cosecha.encoding import Episode, encoder_for
from cosecha.lab.environments.deals import Deals
from cosecha.lab.environments.needs import not_installed
from cosecha.lab.environments.records import record_of
from cosecha.lab.environments.rendering import MODES, Renderer
from cosecha.lab.environments.table import ILLEGAL_REWARD

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError:
    raise not_installed("PettingZoo", "research") from None

_BYTES, _SIGNED = np.dtype(np.uint8), np.dtype(np.int8)


def env(game: str, *, render_mode: str | None = None, reward: str = "result", **options: Any) -> Any:
    """An environment with PettingZoo's usual wrappers: an illegal action ends the match and costs a point. Raises
    BadOptions."""
    wrapped: Any = raw_env(game, render_mode=render_mode, reward=reward, **options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=ILLEGAL_REWARD)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # noqa: N801
    """The environment without wrappers, for speed: an illegal action raises ValueError and changes nothing."""

    def __init__(self, game: str, *, render_mode: str | None = None, reward: str = "result", **options: Any) -> None:
        super().__init__()
        encoder = encoder_for(game, **options)
        self.encoder = encoder
        self.episode = Episode(encoder, reward)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"cosecha_{encoder.version.replace('-', '_')}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.episode.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = encoder.layout.bounds()
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (encoder.n,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(encoder.n) for agent in self.possible_agents}
        everything = self.episode.players
        self.state_space = spaces.Box(np.tile(low, everything), np.tile(high, everything), dtype=np.uint8)
        self._renderer = Renderer(render_mode, encoder, self.metadata)
        self._nothing = bytes(encoder.n)
        self._deals = Deals()
        self.deal = 0
        """The seed of the current match: `game.start(options, deal)`."""
        self.numbers: list[int] = []
        """Every action of the current match."""

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match. The seed is the deal; later matches without a seed follow from it."""
        if seed is not None:
            self._deals = Deals(seed)
        self.deal = self._deals.draw()
        self.numbers = []
        self._renderer.begin(self.deal)
        self.episode.reset(self.deal)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection = self.possible_agents[self.episode.seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and what it may do. Only the agent that decides may do anything."""
        episode = self.episode
        seat = self._seats[agent]
        mask = episode.mask() if seat == episode.seat else self._nothing
        return {"observation": frombuffer(episode.observe(seat), _BYTES), "action_mask": frombuffer(mask, _SIGNED)}

    def state(self) -> Any:
        """The observations of all seats, one after another."""
        episode = self.episode
        return np.frombuffer(b"".join([episode.observe(seat) for seat in range(episode.players)]), np.uint8)

    def step(self, action: int | None) -> None:
        """Take one step of the current agent's answer. Raises ValueError if it isn't allowed."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is only an action for agents that are done")
        number = index(action)
        episode = self.episode
        episode.step(number)
        self.numbers.append(number)
        # Rewards stay 0 until the end, so there is nothing else to keep up to date.
        if episode.seat != NONE:
            self.agent_selection = self.possible_agents[episode.seat]
        else:
            self._end()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        for agent, reward in zip(self.possible_agents, self.episode.rewards(), strict=True):
            self.rewards[agent] = reward
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        return self._renderer.render(self.episode, self.numbers)

    def close(self) -> None:
        self._renderer.close()

    def record(self) -> Record:
        """The match so far as a record, for `cosecha replay` and for servers."""
        return record_of(self.encoder, self.deal, self.numbers)
