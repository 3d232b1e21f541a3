"""Search and levels with any options: legal answers, the same ones again, and none that depends on what is hidden."""

from collections.abc import Callable
from typing import Any

import pytest

from cosecha.bots.levels import LEVELS
from cosecha.bots.nets.trained import trained_guide
from cosecha.bots.search.bot import SearchBot
from cosecha.bots.search.playouts import PlayoutGuide
from cosecha.bots.search.settings import Budget
from cosecha.bots.search.team import GuideMaker
from cosecha.core.game import Game
from cosecha.core.options import OptionField, option_fields
from cosecha.core.rng import Rng
from cosecha.core.state import State
from cosecha.games import NAMES, by_name
from tests.bots.quick_levels import quick_level
from tests.bots.search.moments import PointsSoFar, random_answer
from tests.contract.games import FACTS
from tests.random_options import Chosen, differing, random_options, values_of

SETS = {"santiago": 8, "cacao": 4, "agricola": 24}
MANY = {"santiago": 250, "cacao": 50, "agricola": 700}
FEW = 4
"""In how many sets all levels choose."""
LONGEST = {"santiago": 150, "cacao": 120, "agricola": 400}
"""About how many answers a random match has."""
SIMULATIONS = 6
ANSWERS = 3
"""How many answers in a row are searched."""
PLAYED_OUT = 10
"""One set of this many is searched with random playouts, half of the others with the trained nets."""


def drawn(game: str, sets: int) -> list[Chosen]:
    """Options at random, always the same for each number of sets."""
    rng = Rng(f"any options {game}")
    found = [random_options(by_name(game), rng) for _ in range(sets)]
    return [each for each in found if each is not None]


def somewhere(game: str, chosen: Chosen, rng: Rng) -> State:
    """A random moment of a random match, before its end."""
    rules = by_name(game)
    state = rules.start(rules.checked(chosen), rng.below(1 << 30))
    for _ in range(rng.below(LONGEST[game])):
        after = state.copy()
        random_answer(after, rng)
        if not after.waiting():
            break
        state = after
    return state


def search_anywhere(game: str, chosen: Chosen, number: int) -> None:
    """Search a few answers in a row, each also by a bot that finds everything hidden changed."""
    rng = Rng(f"any options {game} {number}")
    state = somewhere(game, chosen, rng)
    guide: GuideMaker = PlayoutGuide if number % PLAYED_OUT == 0 else trained_guide if number % 2 else PointsSoFar
    bots = [SearchBot(game, guide, Budget(simulations=SIMULATIONS)) for _ in range(chosen["players"])]
    twins = [SearchBot(game, guide, Budget(simulations=SIMULATIONS)) for _ in range(chosen["players"])]
    for answer in range(ANSWERS):
        waiting = state.waiting()
        if not waiting:
            return
        seat = waiting[rng.below(len(waiting))]
        other = FACTS[game].shuffle_hidden(state, seat, rng)
        action = bots[seat].choose(state.view(seat), Rng(answer))
        assert action in state.legal(seat)
        assert twins[seat].choose(other.view(seat), Rng(answer)) == action
        state.play(seat, action)


def let_levels_choose(game: str, chosen: Chosen, number: int) -> None:
    """Let each level decide once, and again with everything hidden changed."""
    rng = Rng(f"any options of levels {game} {number}")
    state = somewhere(game, chosen, rng)
    waiting = state.waiting()
    seat = waiting[rng.below(len(waiting))]
    other = FACTS[game].shuffle_hidden(state, seat, rng)
    for level in LEVELS:
        action = quick_level(level, game, SIMULATIONS).choose(state.view(seat), Rng(number))
        assert action in state.legal(seat), level
        assert quick_level(level, game, SIMULATIONS).choose(other.view(seat), Rng(number)) == action, level


def with_all(every: list[Chosen], game: str, check: Callable[[str, Chosen, int], None]) -> None:
    for number, chosen in enumerate(every):
        try:
            check(game, chosen, number)
        except Exception as wrong:
            wrong.add_note(f"{game} with {differing(by_name(game), chosen)}, number {number}")
            raise


@pytest.mark.parametrize("game", NAMES)
def test_a_search_copes_with_any_options(game: str) -> None:
    with_all(drawn(game, SETS[game]), game, search_anywhere)


@pytest.mark.proof
@pytest.mark.compiled_only
@pytest.mark.parametrize("game", NAMES)
def test_a_search_copes_with_a_thousand_sets_of_options(game: str) -> None:
    with_all(drawn(game, MANY[game]), game, search_anywhere)


@pytest.mark.proof
@pytest.mark.compiled_only
def test_a_search_copes_with_what_a_campaign_hands_over() -> None:
    handed = [each for name, each in FACTS["agricola"].options.items() if "handed-over" in name]
    with_all(handed, "agricola", search_anywhere)


@pytest.mark.parametrize("game", NAMES)
def test_every_level_copes_with_any_options(game: str) -> None:
    with_all(drawn(game, FEW), game, let_levels_choose)


@pytest.mark.proof
@pytest.mark.compiled_only
@pytest.mark.parametrize("game", NAMES)
def test_every_level_copes_with_a_thousand_sets_of_options(game: str) -> None:
    with_all(drawn(game, MANY[game]), game, let_levels_choose)


@pytest.mark.once
def test_a_thousand_sets_have_every_value_of_every_option() -> None:
    assert sum(MANY.values()) == 1000
    for name, sets in MANY.items():
        game = by_name(name)
        every = drawn(name, sets)
        assert len(every) == sets
        for field in option_fields(game.options):
            values = values_of(field)
            if len(values) < 20:  # The limit on bids has a hundred.
                missing = set(values) - {each[field.name] for each in every}
                assert not [each for each in missing if can_be_played(game, field, each)], field.name


def can_be_played(game: Game, field: OptionField, value: Any) -> bool:
    """Whether any options have this value."""
    return random_options(game, Rng(0), {field.name: value}, tries=60) is not None
