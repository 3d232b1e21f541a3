"""The games in TextArena: made by their ids, with its wrappers."""

import random
from typing import Any

import textarena as ta

from cosecha.core.record import seed_text
from cosecha.lab.environments.arena import ArenaEnv, register


def made(id: str, **more: Any) -> Any:
    register()
    return ta.make(id, **more)


def test_every_game_is_registered_once() -> None:
    assert register() == register() == ["Santiago-v0", "Cacao-v0", "Agricola-v0"]


def test_a_wrapped_game_talks_in_strings() -> None:
    env = made("Santiago-v0", rules="none")
    env.reset(num_players=3, seed=1)
    seat, text = env.get_observation()
    assert isinstance(text, str)
    assert text.count("## Board") == 1
    done, _ = env.step(action="no idea")
    assert not done
    again, text = env.get_observation()
    assert again == seat
    assert "Not played: " in text
    done, info = env.step(action="pass")  # the wrapper adds the brackets
    assert not info["invalid"]
    after, text = env.get_observation()
    assert after != seat
    assert "passes" in text


def test_a_raw_game_follows_the_interface() -> None:
    env = made("Cacao-v0-raw", rules="none")
    assert isinstance(env, ta.Env)
    assert isinstance(env, ArenaEnv)
    assert env.env_id == "Cacao-v0-raw"
    env.reset(num_players=2, seed=2)
    rng = random.Random(2)
    for _ in range(3):
        seat, seen = env.get_observation()
        assert {kind for *_, kind in seen} <= set(ta.ObservationType)
        view = env._match.state.view(seat)
        done, info = env.step(f"[{env.game.notation(rng.choice(view.worth()))}]")
        assert isinstance(done, bool)
        assert isinstance(info, dict)
    rewards, players = env.close()
    assert rewards is None
    assert set(players) == {0, 1}


def test_textarenas_own_observation_wrappers_fit() -> None:
    for wrapper in (
        ta.wrappers.LLMObservationWrapper,
        ta.wrappers.GameBoardObservationWrapper,
        ta.wrappers.GameMessagesAndCurrentBoardObservationWrapper,
    ):
        env = wrapper(made("Santiago-v0-raw"))
        env.reset(num_players=3, seed=1)
        _, text = env.get_observation()
        assert "## Board" in text
        assert "How to answer" in text


def test_renderers_get_only_what_everybody_may_see() -> None:
    env = made("Santiago-v0-raw", options={"money_visibility": "hidden"})
    env.reset(num_players=3, seed=1)
    assert "hidden" in env.get_board_str()
    env.step("[bid 3]")
    assert any("bids 3" in text for _, text in env.state.logs)
    assert not any(seed_text(1) in text for _, text in env.state.logs)
