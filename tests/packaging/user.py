"""A program as a user of the library might write it. `test_typed.py` checks its types, then runs it.

mypy infers every type; nothing here is `Any`.
"""

from typing import assert_type

from cosecha.core.game import Game
from cosecha.core.rng import Rng
from cosecha.core.scores import Scores
from cosecha.core.state import State
from cosecha.core.view import View
from cosecha.games import agricola, by_name, cacao, santiago


class Cautious:
    """A bot for Santiago that bids little."""

    def choose(self, view: santiago.View, rng: Rng) -> int:
        assert_type(view.position, santiago.Position)
        assert_type(view.position.money, list[int | None])
        return min(view.legal)


def play_santiago() -> list[int]:
    game = by_name("santiago")
    assert_type(game, santiago.Santiago)
    assert_type(game.options, type[santiago.Options])
    options = game.options(players=3, money_visibility="hidden")
    assert_type(options, santiago.Options)
    state = game.start(options, seed=7)
    assert_type(state, santiago.State)
    bot, rng = Cautious(), Rng(1)
    while seats := state.waiting():
        view = state.view(seats[0])
        assert_type(view, santiago.View)
        guessed = game.guess(view, rng)
        assert_type(guessed, santiago.State)
        standing = game.standing(view)
        assert_type(standing, santiago.Scores)
        state.play(seats[0], bot.choose(view, rng))
    scores = state.scores()
    assert_type(scores, santiago.Scores)
    assert_type([plantation.size for plantation in scores.plantations], list[int])
    position = state.position()
    assert_type(position, santiago.Position)
    again = game.from_position(position)
    assert_type(again, santiago.State)
    assert_type(again.copy(), santiago.State)
    return scores.totals


def play_the_others() -> None:
    jungle = by_name("cacao").start(cacao.Options(players=2), seed=1)
    assert_type(jungle, cacao.State)
    assert_type(jungle.view(0), cacao.View)
    assert_type(jungle.scores(), cacao.Scores)
    farm = by_name("agricola").start(agricola.Options(players=1), seed=1)
    assert_type(farm, agricola.State)
    assert_type(farm.view(0), agricola.View)
    assert_type(farm.scores(), agricola.Scores)


def first_scores(name: str) -> list[int]:
    """A game name known only at run time: what all games have in common is still typed."""
    game = by_name(name)
    assert_type(game, Game)
    options = game.checked({"players": 2})
    state = game.start(options, seed=3)
    assert_type(state, State)
    view = state.view(None)
    assert_type(view, View)
    assert_type(view.waiting, tuple[int, ...])
    scores = state.scores()
    assert_type(scores, Scores)
    return scores.totals


if __name__ == "__main__":
    print(*play_santiago())
    play_the_others()
    print(*first_scores("cacao"))
