"""The end of a match, played out: when it is known, when it is given up, and that it agrees with a proof."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from cosecha.bots.ending import ending_of
from cosecha.core.rng import Rng
from cosecha.core.state import State
from cosecha.games import NAMES, by_name
from tests.bots.search.moments import random_answer, start
from tests.coach.solving import Proof, side_of, winning_answers, worthwhile

PREPARED = Path(__file__).parent.parent / "coach/forced_wins/cacao/02-workers-with-two-tiles-to-come.yaml"
"""A position whose end takes some hundred decisions."""


def late(game: str, options: dict[str, Any], decisions: int, seed: int = 0) -> tuple[State, int]:
    """A random match, so many choices before its end, and the seat that has the choice."""
    state, rng = start(game, options, seed), Rng(seed)
    choices: list[tuple[State, int]] = []
    while waiting := state.waiting():
        if len(state.worth(waiting[0])) > 1:
            choices.append((state.copy(), waiting[0]))
        actions = state.worth(waiting[0])
        state.apply(waiting[0], actions[rng.below(len(actions))])
    return choices[-decisions]


@pytest.mark.parametrize("game", NAMES)
def test_nothing_is_played_out_while_something_is_hidden(game: str) -> None:
    state = start(game, {"players": 2})
    for _ in range(3):
        seat = state.waiting()[0]
        assert ending_of(by_name(game), state.view(seat), 1_000_000) is None
        random_answer(state, Rng(0))


def test_nobody_wins_alone_without_others() -> None:
    state, seat = late("agricola", {"players": 1}, 1)
    assert ending_of(by_name("agricola"), state.view(seat), 1_000_000) is None


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("options", [{"players": 2}, {"players": 4}], ids=["two", "four"])
def test_it_agrees_with_an_exhaustive_proof(options: dict[str, Any], seed: int) -> None:
    state, seat = late("cacao", options, 2, seed)
    ending = ending_of(by_name("cacao"), state.view(seat), 10_000)
    assert ending is not None
    wins = winning_answers(state, seat)
    assert [action for action in state.legal(seat) if ending.wins(action)] == wins


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("players", [2, 3])
def test_playing_each_farm_by_itself_changes_nothing(players: int, seed: int) -> None:
    state, seat = late("agricola", {"players": players}, 2, seed)
    ending = ending_of(by_name("agricola"), state.view(seat), 100_000)
    assert ending is not None
    proof = Proof([seat], worthwhile, worthwhile, 1_000_000, whole=True)
    for action in state.worth(seat):
        assert ending.wins(action) == proof.after(state, seat, action)


def test_partners_win_together() -> None:
    state, seat = late("agricola", {"players": 4, "teams": "lower"}, 1)
    ending = ending_of(by_name("agricola"), state.view(seat), 10_000)
    assert ending is not None
    assert ending.side == side_of(state, seat) == [seat % 2, seat % 2 + 2]


def forced_win() -> tuple[State, int, int]:
    """The prepared position, and the answer that wins."""
    data = yaml.safe_load(PREPARED.read_text(encoding="utf-8"))
    game = by_name("cacao")
    return game.from_position(data["position"]), data["seat"], game.parse(data["wins"][0])


def test_it_gives_up_after_as_many_decisions_as_allowed() -> None:
    state, seat, wins = forced_win()
    view = state.view(seat)
    game = by_name("cacao")
    ending = ending_of(game, view, 10_000)
    assert ending is not None
    assert ending.wins(wins) is True
    short = ending_of(game, view, 100)
    assert short is not None
    assert [short.wins(action) for action in view.legal] == [None] * len(view.legal)
    assert ending_of(game, view, 2) is None, "there is far more left than two decisions"


def test_it_gives_up_when_time_is_up() -> None:
    state, seat, wins = forced_win()
    ending = ending_of(by_name("cacao"), state.view(seat), 10_000)
    assert ending is not None
    assert ending.wins(wins, until=0.0) is None
    assert ending.wins(wins) is True
