"""The levels of all games: legal and repeatable answers, a person's mistakes and no nonsense, and what was measured."""

from itertools import pairwise
from typing import Any

import pytest

from cosecha.bots.fallible import Fallible
from cosecha.bots.insight import Insight, Rated
from cosecha.bots.levels import ALL_GAMES, FIRST, LEVELS, measured
from cosecha.bots.registry import (
    best_bot,
    bot_level,
    bot_named,
    bots_for,
    let_sit,
    offered_bots,
    quick_bot,
    thinking,
    usual_bot,
)
from cosecha.bots.timing import OFFERED, Thinking
from cosecha.core.message import Message
from cosecha.core.rng import Rng
from cosecha.core.state import NONE
from cosecha.games import NAMES, agricola, by_name, cacao, santiago
from cosecha.games.santiago import phases
from cosecha.games.santiago.board import bits
from cosecha.games.santiago.codes import EXTRA, PASS, kind_of
from cosecha.lab.simulate import simulate
from cosecha.locale import LANGUAGES, Speaker
from tests.bots.quick_levels import quick_level

every_game = pytest.mark.parametrize("game", NAMES)
every_level = pytest.mark.parametrize("level", LEVELS)
every_weaker_level = pytest.mark.parametrize("level", LEVELS[:-1])

SIMULATIONS = 10
"""For levels that search."""

OPTIONS: list[Any] = [
    ("santiago", santiago.Options(players=2, money_visibility="hidden", setup_placement="manual")),
    ("santiago", santiago.Options(players=4, spring_mode="any", min_bribe=2)),
    ("cacao", cacao.Options(players=2, gold="hidden")),
    ("cacao", cacao.Options(players=4)),
    ("agricola", agricola.Options(players=1)),
    pytest.param(
        "agricola", agricola.Options(players=2, cards="few"), marks=[pytest.mark.compiled_only, pytest.mark.proof]
    ),
    pytest.param(
        "agricola",
        agricola.Options(players=4, teams="lower", cards="full", seasons="with"),
        marks=[pytest.mark.compiled_only, pytest.mark.proof],
    ),
]


@every_game
def test_the_levels_are_offered_weakest_first_and_older_names_go_on_working(game: str) -> None:
    assert tuple(offered_bots(game)) == LEVELS
    assert bots_for(game) == ["random", *LEVELS[:-1], "insight", LEVELS[-1]]
    assert best_bot(game) == LEVELS[-1]
    assert usual_bot(game) == FIRST == LEVELS[1]


def test_a_game_without_levels_offers_what_it_has() -> None:
    assert offered_bots("checkers") == ["random"]
    assert usual_bot("checkers") == best_bot("checkers") == "random"


@every_game
def test_the_top_level_thinks_for_a_second_or_as_long_as_it_is_told(game: str) -> None:
    for level in LEVELS:
        assert thinking(level, game) == (Thinking(1.0, list(OFFERED)) if level == LEVELS[-1] else None)
    assert quick_bot(game) == "insight"


def test_levels_have_different_names_in_every_language() -> None:
    for language in LANGUAGES:
        assert len({Speaker(language).say(bot_level(level)) for level in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize(("game", "options"), OPTIONS, ids=str)
@every_weaker_level
def test_every_answer_is_legal_and_the_same_again(game: str, options: Any, level: str) -> None:
    """A bot that is made again for each decision, as on a server, gives the same answers."""
    state = by_name(game).start(options, seed=5)
    kept = [bot_named(level, game) for _ in range(options.players)]
    for seat, bot in enumerate(kept):
        let_sit(bot, f"seat {seat}")
    luck, moves = Rng(5), 0
    while waiting := state.waiting():
        seat = waiting[-1]
        view = state.view(seat)
        action = kept[seat].choose(view, Rng(moves))
        assert action in view.legal
        if moves % 8 == 0:
            again = bot_named(level, game)
            let_sit(again, f"seat {seat}")
            assert again.choose(view, Rng(moves)) == action
        # A random move now and then leads the bot into positions it wouldn't reach by itself.
        if luck.below(5) == 0:
            action = view.legal[luck.below(len(view.legal))]
        state.play(seat, action)
        moves += 1


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("santiago", santiago.Options(players=3, money_visibility="hidden")),
        ("cacao", cacao.Options(players=3, gold="hidden")),
        ("agricola", agricola.Options(players=3, cards="few")),
    ],
    ids=str,
)
@every_level
def test_a_level_uses_only_its_view(game: str, options: Any, level: str) -> None:
    rules = by_name(game)
    state = rules.start(options, seed=4)
    for _ in range(25):
        seat = state.waiting()[0]
        view = state.view(seat)
        other = rules.guess(view, Rng(99)).view(seat)
        action = quick_level(level, game, SIMULATIONS).choose(view, Rng(5))
        assert quick_level(level, game, SIMULATIONS).choose(other, Rng(5)) == action
        state.apply(seat, action)


class Rating(Insight):
    """Rates actions 0 to 4: the lower, the better, a point apart. 3 is another way to do 1."""

    game = santiago.GAME

    def rate(self, state: Any, view: Any) -> Rated:
        return [(-float(action), action) for action in range(5)]

    def idea(self, state: Any, action: int) -> int:
        return 1 if action == 3 else action

    def reason(self, state: Any, seat: int, action: int, rank: int) -> Message:
        return Message("advice-own-choice")


def chosen(loves: int, fondness: float, overlooks: float, margin: float) -> set[int]:
    """What a bot takes that rates like this and loves one action, in 200 tries."""
    bot = Fallible(
        Rating(),
        [lambda state, seat, action: float(action == loves)],
        fondness=fondness,
        overlooks=overlooks,
        margin=margin,
    )
    state = santiago.GAME.start(santiago.Options(players=3), 1)
    view = state.view(state.waiting()[0])
    return {bot.choose(view, Rng(luck)) for luck in range(200)}


def test_a_bot_that_overlooks_nothing_takes_the_best() -> None:
    assert chosen(loves=4, fondness=0.0, overlooks=0.0, margin=2.0) == {0}


def test_a_slip_costs_no_more_than_the_margin() -> None:
    assert chosen(loves=4, fondness=0.0, overlooks=0.5, margin=2.0) == {0, 1, 2}


def test_an_overlooked_idea_is_overlooked_in_all_its_variations() -> None:
    assert chosen(loves=4, fondness=0.0, overlooks=0.5, margin=9.0) == {0, 1, 2, 4}


def test_a_favorite_plan_counts_more_than_a_better_action() -> None:
    assert chosen(loves=2, fondness=2.5, overlooks=0.0, margin=1.0) == {2}


@every_game
def test_favorite_plans_differ_from_seat_to_seat(game: str) -> None:
    plans = set()
    for seat in range(30):
        bot: Any = bot_named("sprout", game)
        let_sit(bot, f"seat {seat}")
        plans.add(bot._plan)
    assert len(plans) > 3


def played(game: str, options: Any, level: str, seeds: int) -> Any:
    """Every decision of a few matches: the state before, the seat and what its bot does."""
    for seed in range(seeds):
        state = by_name(game).start(options, seed)
        bots = [bot_named(level, game) for _ in range(options.players)]
        rngs = [Rng(f"{seed} {seat}") for seat in range(options.players)]
        while waiting := state.waiting():
            seat = waiting[0]
            action = bots[seat].choose(state.view(seat), rngs[seat])
            yield state, seat, action
            state.apply(seat, action)


def test_a_child_in_santiago_never_bids_more_than_its_place_costs() -> None:
    """The last to bid takes the cheapest bid for the place it wants."""
    asked = 0
    for state, seat, action in played("santiago", santiago.Options(players=3), "sprout", 6):
        others = [bid for other, bid in enumerate(state.bids) if other != seat]
        if state.phase != phases.BID or NONE in others or action == PASS:
            continue
        asked += 1
        higher = sum(bid > action for bid in others)
        for cheaper in state.legal(seat):
            assert not PASS < cheaper < action or sum(bid > cheaper for bid in others) > higher
    assert asked > 5


@pytest.mark.parametrize("players", [2, 4])
def test_a_child_in_santiago_never_builds_its_own_canal_for_nothing(players: int) -> None:
    for state, seat, action in played("santiago", santiago.Options(players=players), "sprout", 4):
        if kind_of(action) == EXTRA and state.round < state.rounds:
            after = state.copy()
            after.answer(seat, action, None)
            assert any(state.owner[square] == seat for square in bits(after.wet & ~state.wet))


def test_a_child_in_cacao_uses_its_workers() -> None:
    """It never leaves a market with fruits it could have sold, unless that is what the strong bot would do."""
    strong = bot_named("insight", "cacao")
    rules = cacao.GAME
    worked = 0
    for state, seat, action in played("cacao", cacao.Options(players=2), "sprout", 3):
        if rules.notation(action).startswith("work"):
            worked += 1
            if rules.notation(action).endswith(" 0"):
                best = rules.notation(strong.choose(state.view(seat), Rng(1)))
                assert best.endswith(" 0"), rules.notation(action)
    assert worked > 5


def test_a_child_in_agricola_never_begs_on_purpose() -> None:
    """When it feeds its family, it turns everything it can into food before it begs."""
    rules = agricola.GAME
    fed = 0
    for state, seat, action in played("agricola", agricola.Options(players=1), "sprout", 3):
        if rules.notation(action) != "feed":
            continue
        fed += 1
        after = state.copy()
        after.apply(seat, action)
        if after.farms[seat].begging > state.farms[seat].begging:
            exchanges = [other for other in state.worth(seat) if rules.notation(other).startswith("exchange")]
            assert exchanges == []
    assert fed > 5


@pytest.mark.parametrize("game", [ALL_GAMES, *NAMES])
def test_every_level_has_been_measured_and_is_better_than_the_one_below(game: str) -> None:
    found = measured(game)
    assert tuple(each.level for each in found) == LEVELS
    for number, level in enumerate(found):
        assert level.low < level.rating < level.high
        assert level.seconds <= 3.0
        assert level.expected[number] == 0.5
        if number:
            assert 0.6 <= level.expected[number - 1] <= 0.9
            # In a single game, there are too few games for intervals that don't touch.
            assert game != ALL_GAMES or level.low > found[number - 1].high


@every_game
@pytest.mark.proof
@pytest.mark.compiled_only
def test_each_level_beats_the_next_weaker_one(game: str) -> None:
    for weaker, stronger in pairwise([*LEVELS[:-1], f"{LEVELS[-1]}@0.05"]):
        result = simulate(game, [stronger, weaker], matches=100, seed=30_000, workers=2)
        assert 0.55 <= result.bots[0].win_rate <= 0.95, (stronger, weaker)
