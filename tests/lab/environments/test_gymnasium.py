"""One seat, and many matches at once, in Gymnasium."""

import os
import signal
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from cosecha.core.errors import BadBot
from cosecha.encoding import Episode, encoded_games, encoder_for
from cosecha.lab.environments.deals import Deals
from cosecha.lab.environments.registration import register_all
from cosecha.lab.environments.seat import SeatEnv
from cosecha.lab.environments.vector import MASKS, BatchEnv
from tests.contract.games import FACTS
from tests.lab.environments.upstream import ROUTINE, each

EVERY = [(game, options) for game, facts in FACTS.items() for options in facts.options.values()]


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr("webbrowser.open", lambda page: None)
    return register_all()


def first_open(masks: Any) -> Any:
    """An action for each match: the first one that is open, or 0 if the match is over."""
    return masks.argmax(axis=-1)


def test_every_game_is_registered(registered: list[str]) -> None:
    assert registered == [f"cosecha/{name.capitalize()}-v0" for name in encoded_games()]
    assert register_all() == registered


@each(*ROUTINE)
def test_gymnasium_is_satisfied(game: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(f"cosecha/{game.capitalize()}-v0", **options).unwrapped, skip_render_check=True)


@pytest.mark.proof
@each(*EVERY)
def test_gymnasium_is_satisfied_with_every_option(game: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(f"cosecha/{game.capitalize()}-v0", **options).unwrapped)


def test_a_seat_plays_its_match_against_bots() -> None:
    env = SeatEnv("santiago", players=3, bots=["random", "insight"], seat=1)
    _, info = env.reset(seed=3)
    rewards: list[float] = []
    terminated = False
    while not terminated:
        assert info["seat"] == 1
        assert env.table.episode.seat == 1
        observation, reward, terminated, truncated, info = env.step(int(first_open(info["action_mask"])))
        assert env.observation_space.contains(observation)
        assert not truncated
        rewards.append(reward)
    assert not any(rewards[:-1])
    assert rewards[-1] == info["rewards"][1]
    assert not info["action_mask"].any()
    with pytest.raises(ValueError, match="call reset"):
        env.step(0)


def test_the_seat_is_drawn_unless_it_is_named() -> None:
    env = SeatEnv("santiago", players=3)
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2}


def test_an_illegal_action_ends_the_match() -> None:
    env = SeatEnv("santiago", players=2)
    _, info = env.reset(seed=1)
    _, reward, terminated, _, info = env.step(int(info["action_mask"].argmin()))
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_wrong_arguments_get_a_sentence() -> None:
    with pytest.raises(ValueError, match="there is no seat 2"):
        SeatEnv("santiago", players=2, seat=2)
    with pytest.raises(ValueError, match="2 other seats"):
        SeatEnv("santiago", players=3, bots=["random"])
    with pytest.raises(BadBot):
        SeatEnv("santiago", players=3, bots="nobody")
    with pytest.raises(ValueError, match="3 games can't be played in 4 processes"):
        BatchEnv("santiago", 3, processes=4)
    with pytest.raises(ValueError, match="choose one of raise, end"):
        BatchEnv("santiago", 3, illegal="ignore")
    with pytest.raises(ValueError, match="choose one of int8, bool, bits"):
        BatchEnv("santiago", 3, masks="words")
    with pytest.raises(ValueError, match="seat=1: without bots, learners have all seats"):
        BatchEnv("santiago", 3, seat=1)


def test_a_batch_refuses_what_does_not_fit_its_games() -> None:
    env = BatchEnv("santiago", 3, players=2)
    for seeds in ([1, 2], [1, 2, 3, 4]):
        with pytest.raises(ValueError, match=f"3 games need as many seeds, but got {len(seeds)}"):
            env.reset(seed=seeds)
    for chosen in (np.array([True]), np.array([0, 1, 2])):
        with pytest.raises(ValueError, match="reset_mask: 3 games need as many truth values"):
            env.reset(options={"reset_mask": chosen})
    observations, infos = env.reset(seed=np.int64(5))  # type: ignore[arg-type]  # which numpy's generators give
    assert np.array_equal(observations, env.reset(seed=[5, 6, 7])[0])
    numbers = first_open(infos["action_mask"])
    for actions in (numbers[0], numbers[:2], numbers + 0.5):
        with pytest.raises(ValueError, match="3 games need as many whole numbers"):
            env.step(actions)


def test_a_batch_plays_the_same_matches_as_the_rules() -> None:
    env = BatchEnv("santiago", 3, players=2)
    observations, infos = env.reset(seed=10)
    assert env.observation_space.contains(observations)
    episodes = [Episode(encoder_for("santiago", players=2)) for _ in range(3)]
    for row, episode in enumerate(episodes):
        episode.reset(10 + row)
    ended: Any = np.zeros(3, np.bool_)
    acting: Any = None
    rewards: Any = None
    while not ended.any():
        numbers = first_open(infos["action_mask"])
        for row, episode in enumerate(episodes):
            assert infos["seat"][row] == episode.seat
            assert observations[row].tobytes() == episode.observe(episode.seat)
            assert infos["action_mask"][row].tobytes() == bytes(episode.mask())
            episode.step(int(numbers[row]))
        acting = infos["seat"]
        observations, rewards, ended, _, infos = env.step(numbers)
    for row in np.flatnonzero(ended).tolist():
        assert infos["rewards"][row].tolist() == episodes[row].rewards()
        assert rewards[row] == episodes[row].rewards()[acting[row]]


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP, AutoresetMode.DISABLED])
def test_a_match_that_is_over_is_dealt_again(mode: AutoresetMode) -> None:
    env = BatchEnv("santiago", 1, players=2, autoreset_mode=mode)
    observations, infos = env.reset(seed=4)
    deals = Deals(4)
    deals.draw()
    episode = Episode(encoder_for("santiago", players=2))
    episode.reset(deals.draw())
    dealt = episode.observe(episode.seat)
    ended: Any = np.zeros(1, np.bool_)
    while not ended[0]:
        observations, _, ended, _, infos = env.step(first_open(infos["action_mask"]))
    if mode is AutoresetMode.SAME_STEP:
        assert infos["final_obs"][0].tobytes() != dealt
    else:
        assert observations[0].tobytes() != dealt
        assert not infos["action_mask"].any()
        if mode is AutoresetMode.DISABLED:
            with pytest.raises(ValueError, match="game 0 is over"):
                env.step([0])
            observations, _ = env.reset(options={"reset_mask": np.array([True])})
        else:
            observations, rewards, ended, _, infos = env.step([0])
            assert (rewards[0], ended[0]) == (0.0, False)
    assert observations[0].tobytes() == dealt


def test_an_illegal_action_in_a_batch_raises_or_ends_the_match() -> None:
    env = BatchEnv("santiago", 2, players=2)
    _, infos = env.reset(seed=1)
    illegal = infos["action_mask"].argmin(axis=1)
    with pytest.raises(ValueError, match="game 0: number"):
        env.step(illegal)
    env = BatchEnv("santiago", 2, players=2, illegal="end")
    _, infos = env.reset(seed=1)
    _, rewards, ended, _, infos = env.step(illegal)
    assert ended.all()
    assert (rewards == -1).all()


@pytest.mark.parametrize(("processes", "wrong"), [(0, -1), (0, 0), (0, 10**6), (2, 0)])
def test_a_step_that_is_refused_changes_no_match(processes: int, wrong: int) -> None:
    env = BatchEnv("santiago", 3, players=2, processes=processes)
    try:
        before, infos = env.reset(seed=1)
        numbers = first_open(infos["action_mask"])
        with pytest.raises(ValueError, match=f"game 2: number {wrong} isn't open"):
            env.step([*numbers[:2], wrong])
        assert np.array_equal(env._arrays.observations, before)
        after = env.step(numbers)[0]
        twin = BatchEnv("santiago", 3, players=2)
        twin.reset(seed=1)
        assert np.array_equal(after, twin.step(numbers)[0])
    finally:
        env.close()


class Broken:
    """A bot with a bug."""

    def choose(self, view: Any, rng: Any) -> int:
        raise ValueError("broken")


def test_the_learner_does_not_pay_for_the_failure_of_a_bot() -> None:
    env = BatchEnv("cacao", 1, players=2, bots=f"{__name__}:Broken", seat=0, illegal="end")
    seed = next(seed for seed in range(20) if starts(seed) == 0)
    _, infos = env.reset(seed=seed)
    *_, infos = env.step(first_open(infos["action_mask"]))  # what to place; the second step says where
    with pytest.raises(ValueError, match="broken"):
        env.step(first_open(infos["action_mask"]))


def starts(seed: int) -> int:
    episode = Episode(encoder_for("cacao", players=2))
    episode.reset(seed)
    return episode.seat


def test_arrays_are_copies_unless_asked_not_to() -> None:
    for copy in (True, False):
        env = BatchEnv("santiago", 2, players=2, copy=copy)
        before, infos = env.reset(seed=1)
        after, *_ = env.step(first_open(infos["action_mask"]))
        assert (before is after) != copy
        assert np.array_equal(before, after) != copy


@pytest.mark.parametrize("copy", [True, False])
@pytest.mark.parametrize("game", encoded_games())
def test_masks_are_the_same_in_every_form(game: str, copy: bool) -> None:
    envs = {form: BatchEnv(game, 3, masks=form, copy=copy) for form in MASKS}
    infos = {form: env.reset(seed=5)[1] for form, env in envs.items()}
    for _ in range(20):
        numbers, flags, bits = (infos[form]["action_mask"] for form in MASKS)
        n = numbers.shape[1]
        assert (numbers.dtype, flags.dtype, bits.dtype) == (np.int8, np.bool_, np.uint8)
        assert bits.shape == (3, -(-n // 8))
        assert np.array_equal(numbers, flags)
        assert np.array_equal(numbers, np.unpackbits(bits, axis=1, count=n))
        actions = first_open(numbers)
        infos = {form: env.step(actions)[-1] for form, env in envs.items()}


@pytest.mark.parametrize("bots", [None, "random"])
def test_processes_play_the_same_as_this_one(bots: str | None) -> None:
    here = BatchEnv("santiago", 5, players=2, bots=bots)
    there = BatchEnv("santiago", 5, players=2, bots=bots, processes=2)
    try:
        results: list[list[Any]] = [[], []]
        infos: Any = None
        for env, found in zip((here, there), results, strict=True):
            observations, infos = env.reset(seed=2)
            for _ in range(100):
                observations, rewards, ended, _, infos = env.step(first_open(infos["action_mask"]))
                found.append((observations, rewards, ended, infos["seat"], infos["action_mask"]))
        assert any(ended.any() for _, _, ended, _, _ in results[0])
        for ours, theirs in zip(*results, strict=True):
            for mine, other in zip(ours, theirs, strict=True):
                assert np.array_equal(mine, other)
        with pytest.raises(ValueError, match="game 0: number"):
            there.step(infos["action_mask"].argmin(axis=1))
    finally:
        there.close()


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no such signal")
def test_a_worker_that_dies_is_named() -> None:
    env = BatchEnv("santiago", 4, players=2, processes=2)
    try:
        env.reset(seed=1)
        os.kill(env._batch._processes[1].pid, signal.SIGKILL)  # type: ignore[union-attr]
        env._batch._processes[1].join()  # type: ignore[union-attr]
        with pytest.raises(RuntimeError, match=r"games 2 to 3 has died \(exit code -9\)"):
            env.step(first_open(env._masks))
    finally:
        env.close()


def test_closed_processes_play_no_more() -> None:
    env = BatchEnv("santiago", 2, players=2, processes=1)
    _, infos = env.reset(seed=1)
    env.close()
    for use in (lambda: env.step(first_open(infos["action_mask"])), lambda: env.reset(seed=1)):
        with pytest.raises(RuntimeError, match="this environment is closed"):
            use()


def test_after_an_interrupted_step_the_games_are_reset(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    env = BatchEnv("santiago", 2, players=2, processes=1)
    try:
        before, infos = env.reset(seed=1)
        numbers = first_open(infos["action_mask"])
        with monkeypatch.context() as patched:
            patched.setattr(env._batch, "wait", interrupted)
            with pytest.raises(KeyboardInterrupt):
                env.step(numbers)
        with pytest.raises(RuntimeError, match="the last step was interrupted: reset"):
            env._batch.step()
        assert np.array_equal(env.reset(seed=1)[0], before)
        assert not env.step(numbers)[2].any()
    finally:
        env.close()


def test_make_vec_gives_a_batch(registered: list[str]) -> None:
    env = gymnasium.make_vec(registered[0], num_envs=3, players=2)
    assert isinstance(env.unwrapped, BatchEnv)
    observations, infos = env.reset(seed=1)
    assert observations.shape[0] == 3
    assert infos["action_mask"].any(axis=1).all()
