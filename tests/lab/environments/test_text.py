"""The text environment: whole games, refusals and tries, and nothing that a seat may not know."""

import copy
import random
from typing import Any

import pytest

from cosecha.core.errors import BadBot, BadOptions
from cosecha.core.match import Match
from cosecha.core.rng import Rng
from cosecha.games import by_name
from cosecha.lab.environments.replies import action_in
from cosecha.lab.environments.text import GAME_ID, ObservationType, TextEnv
from tests.contract.games import FACTS


def legal(env: TextEnv, rng: random.Random) -> str:
    """A legal action of the current player that may help."""
    view = env._match.state.view(env.state.current_player_id)
    return env.game.notation(rng.choice(view.worth()))


def texts(observation: list[Any], kind: ObservationType) -> list[str]:
    return [text for _, text, found in observation if found is kind]


def play_on(env: TextEnv, seed: int, steps: int) -> bool:
    """Play legal actions; returns whether the game is over."""
    rng = random.Random(seed)
    for _ in range(steps):
        env.get_observation()
        done, info = env.step(f"Let me think.\n[{legal(env, rng)}]")
        assert not info["invalid"]
        if done:
            return True
    return False


def test_a_game_ends_with_rewards_and_a_reason() -> None:
    env = TextEnv("santiago", options={"two_player_bid_cap": 2}, rules="none")
    env.reset(2, seed=3)
    assert env.close()[0] is None
    assert play_on(env, 3, 200)
    rewards, info = env.close()
    assert rewards is not None
    assert sorted(rewards.values()) == [-1.0, 1.0]
    winner = max(rewards, key=lambda seat: rewards[seat])
    assert info[winner]["winner"]
    assert info[winner]["place"] == 1
    assert info[winner]["points"] == max(each["points"] for each in info.values())
    assert "Game over." in info[0]["reason"]
    assert env.step("[pass]") == (True, {})


def test_the_first_observation_has_the_rules_and_how_to_answer() -> None:
    env = TextEnv("cacao", language="pl", options={"gold": "hidden"})
    env.reset(2, seed=1)
    seat, seen = env.get_observation()
    assert [kind for *_, kind in seen] == [
        ObservationType.PROMPT,
        ObservationType.GAME_MESSAGE,
        ObservationType.GAME_BOARD,
    ]
    (prompt,), (board,) = texts(seen, ObservationType.PROMPT), texts(seen, ObservationType.GAME_BOARD)
    assert "# Cacao: pomoc gracza" in prompt
    assert "`place 2101 0,-1`" in prompt
    assert "![" not in prompt
    assert "Ustalono – " in prompt
    assert "Jak odpowiadać" in prompt
    assert "[place 2101 X]" in board
    assert "X jak wyżej" in board
    env.step("[place 2101 0,1]")
    assert not texts(env.state.observations[seat], ObservationType.PROMPT)


def test_the_whole_rules_can_be_part_of_it() -> None:
    env = TextEnv("santiago", rules="full")
    env.reset(3, seed=1)
    longer = texts(env.get_observation()[1], ObservationType.PROMPT)[0]
    assert "## Scoring" in longer
    assert len(longer) > 6000
    assert "{#" not in longer


def test_an_invalid_answer_gets_the_reason_and_another_try() -> None:
    env = TextEnv("santiago", language="es", error_allowance=2)
    env.reset(3, seed=1)
    seat, _ = env.get_observation()
    done, info = env.step("[bid 99]")
    assert not done
    assert info["invalid"]
    again, seen = env.get_observation()
    assert again == seat
    (admin,) = texts(seen, ObservationType.GAME_ADMIN)
    assert admin.startswith("No se juega: ")
    assert "Te quedan 2 intentos." in admin
    assert texts(seen, ObservationType.GAME_BOARD)
    env.step("no idea")
    assert "Te queda 1 intento." in texts(env.get_observation()[1], ObservationType.GAME_ADMIN)[0]
    env.step("[bid 3]")
    assert env.state.error_count == 0
    assert env.state.current_player_id != seat
    assert not env.state.game_info[seat]["invalid_move"]


def test_without_tries_left_a_random_action_is_played() -> None:
    env = TextEnv("santiago", error_allowance=0)
    env.reset(3, seed=1)
    seat, _ = env.get_observation()
    done, info = env.step("[]")
    assert not done
    assert info["played"].split()[0] in ("bid", "pass")
    assert env.state.current_player_id != seat
    assert env.state.game_info[seat]["invalid_move"]
    assert info["played"] in texts(env.state.observations[seat], ObservationType.GAME_ADMIN)[0]


def test_without_tries_left_the_game_may_be_lost() -> None:
    env = TextEnv("cacao", error_allowance=0, after_errors="loss")
    env.reset(3, seed=1)
    seat, _ = env.get_observation()
    done, _ = env.step("[place 9 9]")
    assert done
    rewards, info = env.close()
    assert rewards == {other: -1.0 if other == seat else 1.0 for other in range(3)}
    assert info[seat]["invalid_move"]
    assert info[seat]["reason"] == f"Seat {seat + 1} had no tries left and loses the game."


def test_a_team_loses_together() -> None:
    env = TextEnv("agricola", options={"teams": "lower"}, error_allowance=0, after_errors="loss")
    env.reset(4, seed=1)
    seat, _ = env.get_observation()
    env.step("[dance]")
    rewards, _ = env.close()
    assert rewards == {other: -1.0 if other % 2 == seat % 2 else 1.0 for other in range(4)}


def test_others_do_not_see_a_reply() -> None:
    env = TextEnv("santiago")
    env.reset(2, seed=4)
    while legal(env, random.Random(4)).split()[0] not in ("bid", "pass"):
        play_on(env, 4, 1)
    first, _ = env.get_observation()
    env.step("My secret plan. [bid 4]")
    second, seen = env.get_observation()
    assert second != first
    assert not any("bid 4" in text or "secret plan" in text for _, text, _ in seen)
    own = env.state.observations[first]
    assert (first, "[bid 4]", ObservationType.PLAYER_ACTION) in own
    assert all(sender in (GAME_ID, first) for sender, *_ in own)


@pytest.mark.parametrize(
    ("reply", "action"),
    [
        ("[bid 3]", "bid 3"),
        ("I could [pass], but no: [bid  3]!", "bid 3"),
        ("First I thought of passing.\n\n`bid 3`\n", "bid 3"),
        ("[I think so.\nbid 3]", "bid 3"),
        ("Bid 3.", "Bid 3"),
        ("", ""),
        ("[ ]", ""),
    ],
)
def test_the_action_is_found_in_a_reply(reply: str, action: str) -> None:
    assert action_in(reply) == action


def test_bots_play_their_seats() -> None:
    env = TextEnv("santiago", bots={1: "random", 2: "random"}, rules="none")
    env.reset(3, seed=2)
    for _ in range(6):
        assert env.get_observation()[0] == 0
        env.step(f"[{legal(env, random.Random(1))}]")
    with pytest.raises(BadBot):
        TextEnv("santiago", bots={1: "nobody"}).reset(3)


def test_a_solo_game_rewards_points_and_can_be_cut_short() -> None:
    env = TextEnv("agricola", language="fr", max_turns=3, rules="none")
    env.reset(1, seed=5)
    assert play_on(env, 5, 3)
    rewards, info = env.close()
    assert rewards == {0: 0.0}
    assert info[0]["reason"] == "La partie s’arrête après 3 tours."


def test_bad_options_are_refused() -> None:
    with pytest.raises(BadOptions):
        TextEnv("chess")
    with pytest.raises(BadOptions):
        TextEnv("santiago", language="de")
    with pytest.raises(BadOptions):
        TextEnv("santiago").reset(9)
    for wrong in ({"rules": "long"}, {"rewards": "result"}, {"after_errors": "lose"}):
        with pytest.raises(BadOptions, match=next(iter(wrong))):
            TextEnv("santiago", **wrong)  # type: ignore[arg-type]
    for seat in (3, -1, "1"):
        with pytest.raises(BadOptions, match="bots"):
            TextEnv("santiago", bots={seat: "random"}).reset(3)  # type: ignore[dict-item]


def test_the_same_seed_gives_the_same_game_and_a_copy_plays_on_alone() -> None:
    one, other = TextEnv("cacao", rules="none"), TextEnv("cacao", rules="none")
    one.reset(2, seed=6)
    other.reset(2, seed=6)
    assert one.get_observation() == other.get_observation()
    play_on(one, 6, 2)
    twin = copy.deepcopy(one)
    moves = one._match.moves
    play_on(twin, 7, 2)
    assert one._match.moves == moves
    assert twin._match.moves == moves + 2


@pytest.mark.parametrize(
    ("name", "options", "moves"),
    [
        ("santiago", {"players": 2, "money_visibility": "hidden"}, 12),
        ("cacao", {"players": 3, "gold": "hidden"}, 9),
        ("agricola", {"players": 2, "cards": "full"}, 8),
        ("agricola", {"players": 3, "cards": "full", "deal": "draft-pairs"}, 1),
    ],
    ids=["santiago", "cacao", "agricola", "draft"],
)
def test_what_a_seat_may_not_know_changes_nothing(name: str, options: dict[str, Any], moves: int) -> None:
    """Two tables that differ only in hidden information look and answer alike."""
    game, rng = by_name(name), Rng(f"twins {name}")
    state = game.start(game.options(**options), 8)
    for _ in range(moves):
        seat = state.waiting()[0]
        choices = state.worth(seat)
        state.apply(seat, choices[rng.below(len(choices))])
    seat = state.waiting()[0]
    hidden = game.guess(state.view(seat), rng)
    assert hidden.position() != state.position()
    tries = [FACTS[name].notation[rng.below(len(FACTS[name].notation))] for _ in range(6)]
    told: list[Any] = []
    for twin in (state, hidden):
        env = TextEnv(name, error_allowance=50)
        env.begin(Match.start_from(game, twin))
        told.append(env.get_observation())
        legal = {game.notation(action) for action in twin.legal(seat)}
        for text in [*tries, "nonsense"]:
            if text not in legal:
                told.append(env.step(f"[{text}]"))
                told.append(env.get_observation()[1][:2])
    half = len(told) // 2
    assert half > 4
    assert told[:half] == told[half:]
