"""The games in OpenSpiel: its own tests, and its own algorithms playing them."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from cosecha.encoding import encoder_for
from cosecha.lab.environments import spiel
from tests.contract.games import FACTS
from tests.lab.environments.upstream import ROUTINE, each

EVERY = [(game, options) for game, facts in FACTS.items() for options in facts.options.values()]
HANDED_OVER = ("start_food", "start_cards", "hand_occupations")


@pytest.fixture(autouse=True)
def registered() -> list[str]:
    return spiel.register_all()


def load(game: str, options: dict[str, Any], deals: int = 8) -> Any:
    return pyspiel.load_game(f"cosecha_{game}", {**options, "deals": deals})


def test_the_games_are_registered(registered: list[str]) -> None:
    assert {"cosecha_agricola", "cosecha_cacao", "cosecha_santiago"} <= set(registered)
    assert set(registered) <= set(pyspiel.registered_names())


@each(ROUTINE[0])
def test_openspiel_is_satisfied(game: str, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(game, options), num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.proof
@each(*[(game, options) for game, options in EVERY if not set(options) & set(HANDED_OVER)])
def test_openspiel_is_satisfied_with_every_option(game: str, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(game, options, 1 << 16), num_sims=2, serialize=True, verbose=False, mask_test=True)


def dealt(game: Any, deal: int) -> Any:
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(deal)
    return state


def play(state: Any, steps: int, seed: int = 0) -> None:
    """Play some random actions."""
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        if state.is_terminal():
            return
        state.apply_action(int(rng.choice(state.legal_actions())))


def test_a_deal_is_a_seed_of_the_rules() -> None:
    state = dealt(load("santiago", {"players": 3}), 5)
    encoder = encoder_for("santiago", players=3)
    assert state.match.episode.state == encoder.game.start(encoder.options, 5)
    outcomes = load("santiago", {"players": 3}).new_initial_state().chance_outcomes()
    assert [deal for deal, _ in outcomes] == list(range(8))
    assert sum(chance for _, chance in outcomes) == pytest.approx(1)


def test_a_tensor_has_the_fields_of_an_observation() -> None:
    game = load("santiago", {"players": 3})
    state = dealt(game, 5)
    play(state, 30)
    encoder = encoder_for("santiago", players=3)
    observation = make_observation(game)
    for player in range(3):
        observation.set_from(state, player)
        fields = encoder.layout.named(state.match.episode.observe(player))
        assert set(observation.dict) == set(fields)
        for name, values in fields.items():
            assert np.array_equal(observation.dict[name], values.astype(np.float32)), name


def test_copies_and_pickles_are_equal_and_independent() -> None:
    state = dealt(load("santiago", {"players": 2}), 1)
    play(state, 20)
    twin, unpickled = state.clone(), pickle.loads(pickle.dumps(state))
    before = str(state)
    assert str(twin) == str(unpickled) == before
    assert unpickled.information_state_string(0) == state.information_state_string(0)
    play(twin, 5)
    play(unpickled, 5)
    assert str(state) == before
    assert str(twin) == str(unpickled) != before


def test_an_information_state_remembers_and_an_observation_does_not() -> None:
    state = dealt(load("santiago", {"players": 2, "money_visibility": "hidden"}), 1)
    play(state, 20)
    for player in range(2):
        told = state.information_state_string(player)
        assert told.endswith(state.observation_string(player))
        assert len(told.splitlines()) > 20


def test_what_a_player_does_not_know_can_be_drawn_again() -> None:
    state = dealt(load("santiago", {"players": 2, "money_visibility": "hidden"}), 1)
    play(state, 20)
    player = state.current_player()
    numbers = iter(range(1, 100))
    drawn = [state.resample_from_infostate(player, lambda: next(numbers) / 100) for _ in range(5)]
    for other in drawn:
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
    assert len({str(other) for other in drawn}) > 1
    play(drawn[0], 1000)
    assert drawn[0].is_terminal()


def test_wrong_parameters_get_a_sentence() -> None:
    with pytest.raises(ValueError, match="at least one"):
        load("santiago", {"players": 2}, deals=0)
    with pytest.raises(ValueError, match="no parameters"):
        load("santiago", {"players": 2}).make_py_observer(None, {"color": "red"})


def test_mcts_plays() -> None:
    game = load("santiago", {"players": 2})
    state = dealt(game, 1)
    play(state, 64)  # close to the end
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 10, evaluator, solve=False, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_information_set_mcts_plays() -> None:
    game = load("santiago", {"players": 2, "money_visibility": "hidden"})
    state = dealt(game, 1)
    play(state, 64)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 5, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()
