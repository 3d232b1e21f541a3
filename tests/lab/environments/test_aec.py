"""The PettingZoo environment: PettingZoo's own tests, and what they don't look at."""

import re
from typing import Any

import numpy as np
import pytest

from cosecha.core.errors import BadOptions
from cosecha.core.match import Match
from cosecha.core.record import dump, load
from cosecha.encoding import Episode, encoder_for
from cosecha.lab.environments import aec
from cosecha.lab.environments.table import ILLEGAL_REWARD
from tests.contract.games import FACTS
from tests.lab.environments.upstream import ROUTINE, api_test, each, save_obs_test, seed_test

EVERY = [(game, options) for game, facts in FACTS.items() for options in facts.options.values()]

# PettingZoo's tests expect plain arrays except from its own games with masks, and warn about the masks of agents that
# are done, which allow nothing.
pytestmark = [
    pytest.mark.filterwarnings(f"ignore:{text}:UserWarning:pettingzoo.test.api_test")
    for text in ("Observation is not a NumPy array", "Observation space for each agent", "Action mask numpy array")
]


def check_with_theirs(game: str, options: dict[str, Any], cycles: int) -> None:
    api_test(aec.env(game, **options), num_cycles=cycles)
    seed_test(lambda: aec.env(game, **options), num_cycles=cycles)
    save_obs_test(aec.env(game, **options))


@each(*ROUTINE)
def test_pettingzoo_is_satisfied(game: str, options: dict[str, Any]) -> None:
    check_with_theirs(game, options, 100)


@pytest.mark.proof
@each(*EVERY)
def test_pettingzoo_is_satisfied_with_every_option(game: str, options: dict[str, Any]) -> None:
    check_with_theirs(game, options, 1000)


def test_the_table_can_be_rendered_as_text() -> None:
    env = aec.env("santiago", players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "\N{BLACK CIRCLE}" in env.render()


def play(env: Any, seed: int) -> list[tuple[str, int]]:
    """Play random actions to the end."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    played = []
    for agent in env.agent_iter():
        observation, _, termination, _, _ = env.last()
        if termination:
            env.step(None)
            continue
        number = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        played.append((agent, number))
        env.step(number)
    return played


def test_a_match_is_that_of_the_rules_and_its_rewards_are_the_result() -> None:
    env = aec.raw_env("santiago", players=3)
    paid: dict[str, float] = {}
    env.reset(seed=5)
    episode = Episode(encoder_for("santiago", players=3))
    episode.reset(5)
    while not any(env.terminations.values()):
        assert env.agent_selection == f"player_{episode.seat}"
        observation = env.observe(env.agent_selection)
        assert observation["observation"].tobytes() == episode.observe(episode.seat)
        number = episode.open_numbers()[0]
        episode.step(number)
        env.step(number)
        paid = dict(env.rewards)
    assert list(paid.values()) == episode.rewards()
    assert max(paid.values()) > 0


def test_only_the_agent_that_decides_may_do_anything() -> None:
    env = aec.raw_env("santiago", players=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_the_arrays_of_an_observation_never_change() -> None:
    env = aec.raw_env("santiago", players=2)
    env.reset(seed=1)
    first, *_ = env.last()
    assert first is not None
    before = {name: part.copy() for name, part in first.items()}
    env.step(int(np.flatnonzero(first["action_mask"])[0]))
    env.last()
    for name, part in first.items():
        assert np.array_equal(part, before[name])


def test_the_state_is_what_all_seats_observe() -> None:
    env = aec.raw_env("santiago", players=3)
    env.reset(seed=1)
    assert env.state_space.contains(env.state())
    assert env.state().tobytes() == b"".join(env.observe(agent)["observation"].tobytes() for agent in env.agents)


def test_the_raw_environment_refuses_illegal_actions() -> None:
    env = aec.raw_env("santiago", players=2)
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    before = env.observe(env.agent_selection)["observation"].tobytes()
    with pytest.raises(ValueError, match="isn't open"):
        env.step(illegal)
    with pytest.raises(ValueError, match="None is only"):
        env.step(None)
    assert env.observe(env.agent_selection)["observation"].tobytes() == before


def test_an_illegal_action_ends_the_match_in_the_wrapped_environment(caplog: pytest.LogCaptureFixture) -> None:
    env = aec.env("santiago", players=2)
    env.reset(seed=1)
    agent = env.agent_selection
    observation, *_ = env.last()
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert "Illegal move" in caplog.text
    assert env.rewards[agent] == ILLEGAL_REWARD
    assert all(env.terminations.values())


def test_later_matches_follow_from_the_seed() -> None:
    deals = []
    for _ in range(2):
        env = aec.raw_env("santiago", players=2)
        env.reset(seed=9)
        assert env.deal == 9
        env.reset()
        deals.append(env.deal)
    assert deals[0] == deals[1] != 9


def test_a_match_can_be_saved_as_a_record() -> None:
    env = aec.raw_env("santiago", players=2)
    play(env, 4)
    record = load(dump(env.record()))
    assert record.end is not None
    assert record.end.over
    assert Match(env.encoder.game, record).state.position() == env.episode.state.position()


def test_wrong_arguments_get_a_sentence() -> None:
    with pytest.raises(BadOptions):
        aec.env("santiago", players=9)
    with pytest.raises(ValueError, match=re.escape("choose one of human, ansi, rgb_array")):
        aec.env("santiago", players=2, render_mode="video")
    with pytest.raises(ValueError, match="unknown reward"):
        aec.env("santiago", players=2, reward="money")
