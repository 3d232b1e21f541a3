"""The insight bots of all games: strong enough, always legal, and with a reason for each hint."""

import itertools
from typing import Any

import pytest

from cosecha.bots.registry import bot_named
from cosecha.core.rng import Rng
from cosecha.games import NAMES, agricola, by_name, cacao, santiago
from cosecha.lab.simulate import simulate
from cosecha.locale import LANGUAGES, Speaker

WORKERS = 2
MATCHES = {"santiago": 100, "cacao": 20, "agricola": 8}
"""Matches in the short version: fewer for Cacao and Agricola, where a match takes longer and the bot's lead is bigger.
"""
MANY = {"santiago": 1000, "cacao": 1000, "agricola": 200}
"""Matches in the long version."""

every_game = pytest.mark.parametrize("game", NAMES)
every_game_but_most_compiled = pytest.mark.parametrize(
    "game", [each if each == "cacao" else pytest.param(each, marks=pytest.mark.compiled_only) for each in NAMES]
)


def win_rate(game: str, lineup: list[str], matches: int) -> float:
    result = simulate(game, lineup, matches=matches, seed=20_000, workers=WORKERS)
    assert result.bots[0].bot == "insight"
    return result.bots[0].win_rate


@every_game_but_most_compiled
def test_it_beats_one_random_player(game: str) -> None:
    assert win_rate(game, ["insight", "random"], MATCHES[game]) >= 0.95


@every_game_but_most_compiled
def test_it_beats_three_random_players(game: str) -> None:
    assert win_rate(game, ["insight", "random", "random", "random"], MATCHES[game]) >= 0.85


@every_game
@pytest.mark.proof
@pytest.mark.compiled_only
def test_it_beats_one_random_player_in_many_matches(game: str) -> None:
    assert win_rate(game, ["insight", "random"], MANY[game]) >= 0.95


@every_game
@pytest.mark.proof
@pytest.mark.compiled_only
def test_it_beats_three_random_players_in_many_matches(game: str) -> None:
    assert win_rate(game, ["insight", "random", "random", "random"], MANY[game]) >= 0.85


def santiago_options(players: int, *, hidden: bool, anywhere: bool, manual: bool) -> tuple[str, Any]:
    return "santiago", santiago.Options(
        players=players,
        money_visibility="hidden" if hidden else "open",
        spring_mode="any" if anywhere else "center",
        setup_placement="manual" if manual else "auto",
        min_bribe=2 if anywhere else 0,
        two_player_bid_cap=3 if players == 2 and hidden else None,
    )


EVERY_KIND_OF_OPTIONS: list[tuple[str, Any]] = [
    santiago_options(players, hidden=hidden, anywhere=anywhere, manual=manual)
    for players in (2, 3, 4, 5)
    for hidden, anywhere, manual in itertools.product((False, True), repeat=3)
] + [
    ("cacao", cacao.Options(players=2, gold="hidden")),
    ("cacao", cacao.Options(players=3)),
    ("cacao", cacao.Options(players=4, gold="hidden")),
    ("agricola", agricola.Options(players=1)),
    ("agricola", agricola.Options(players=1, cards="few")),
    ("agricola", agricola.Options(players=2, side_job="with", tile="with")),
    ("agricola", agricola.Options(players=3, cards="few", side_job="with", tile="with")),
    ("agricola", agricola.Options(players=4, cards="few")),
    ("agricola", agricola.Options(players=2, cards="full", deal="draft-7")),
    ("agricola", agricola.Options(players=2, cards="full", deal="changing-3")),
    ("agricola", agricola.Options(players=2, cards="full", open_market="with", seasons="with")),
    ("agricola", agricola.Options(players=4, teams="lower", unfinished_pastures="with", take_usable="with")),
    ("agricola", agricola.Options(players=4, teams="product", cards="full", one_pasture="with")),
]
ON_PURE = [
    santiago_options(2, hidden=True, anywhere=False, manual=True),
    santiago_options(3, hidden=False, anywhere=True, manual=True),
    santiago_options(4, hidden=True, anywhere=True, manual=False),
    santiago_options(5, hidden=False, anywhere=False, manual=False),
    ("cacao", cacao.Options(players=2, gold="hidden")),
    ("cacao", cacao.Options(players=3)),
    ("agricola", agricola.Options(players=1)),
]
"""Every number of players of Santiago and each of its options both ways, Cacao both ways, and Agricola, whose bot is
too slow on the pure rules for more than a solo match. The others run only on the compiled rules."""
SLOW = [
    (game, options)
    for game, options in EVERY_KIND_OF_OPTIONS
    if game == "agricola" and (options.players > 2 or options.deal == "changing-3")
]
"""Those that take up to a minute: only in the proof."""
assert all(case in EVERY_KIND_OF_OPTIONS for case in ON_PURE)


def marked(case: tuple[str, Any]) -> Any:
    if case in ON_PURE:
        return case
    return pytest.param(*case, marks=[pytest.mark.compiled_only, *[pytest.mark.proof] * (case in SLOW)])


@pytest.mark.parametrize(
    ("game", "options"),
    [marked(case) for case in EVERY_KIND_OF_OPTIONS],
    ids=str,
)
def test_every_choice_and_every_hint_is_legal_under_all_options(game: str, options: Any) -> None:
    bot = bot_named("insight", game)
    state = by_name(game).start(options, seed=11)
    rng = Rng(11)
    while waiting := state.waiting():
        seat = waiting[-1]
        view = state.view(seat)
        advice = bot.advise(view, rng, 3)
        actions = [each.action for each in advice]
        assert len(set(actions)) == len(actions) == min(3, len(view.legal))
        assert set(actions) <= set(view.legal)
        for each, language in itertools.product(advice, LANGUAGES):
            assert Speaker(language, ["Ana", "Bea", "Carlos", "Diego", "Eva"]).say(each.reason)
        # Choosing takes as long as advising, so only now and then.
        action = actions[0]
        if rng.below(4) == 0:
            action = bot.choose(view, rng)
            assert action in view.legal
        # A random move now and then leads the bot into positions it wouldn't reach by itself.
        if rng.below(4) == 0:
            action = view.legal[rng.below(len(view.legal))]
        state.play(seat, action)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("santiago", santiago.Options(players=3, money_visibility="hidden")),
        ("cacao", cacao.Options(players=3, gold="hidden")),
        ("agricola", agricola.Options(players=3, cards="few")),
    ],
    ids=str,
)
def test_it_uses_only_its_view(game: str, options: Any) -> None:
    """States that differ only in hidden information lead to the same answer."""
    rules = by_name(game)
    state = rules.start(options, seed=4)
    for _ in range(40):
        seat = state.waiting()[0]
        view = state.view(seat)
        other = rules.guess(view, Rng(99)).view(seat)
        action = bot_named("insight", game).choose(view, Rng(5))
        assert bot_named("insight", game).choose(other, Rng(5)) == action
        state.apply(seat, action)


@pytest.mark.parametrize(
    ("game", "kinds", "words"),
    [
        ("santiago", ("plant", "propose"), (1, 2)),
        ("cacao", ("place",), (2, 3)),
        ("agricola", ("room-stable", "sow-bake"), (0, 1)),
    ],
)
def test_hints_start_with_different_ideas(game: str, kinds: tuple[str, ...], words: tuple[int, int]) -> None:
    """Different segments for proposals, different tiles for planting, different spaces for worker tiles, rooms and
    stables for building. `words` selects the part of the notation that must differ."""
    rules = by_name(game)
    state = rules.start(rules.options(players=4), seed=8)
    rng = Rng(8)
    bot = bot_named("insight", game)
    checked = 0
    for _ in range(60):
        seat = state.waiting()[0]
        view = state.view(seat)
        ideas = [rules.notation(advice.action).split()[slice(*words)] for advice in bot.advise(view, rng, 2)]
        if view.decision is not None and view.decision.kind in kinds and len(ideas) == 2:
            possible = {tuple(rules.notation(action).split()[slice(*words)]) for action in view.legal[:-1]}
            assert len(possible) == 1 or ideas[0] != ideas[1]
            checked += len(possible) > 1
        state.apply(seat, bot.choose(view, rng))
    assert checked > 0


@every_game
def test_a_spectator_gets_no_hints(game: str) -> None:
    rules = by_name(game)
    view = rules.start(rules.options(), 1).view(None)
    assert bot_named("insight", game).advise(view, Rng(1), 3) == []


@every_game
def test_a_held_turn_is_confirmed(game: str) -> None:
    rules = by_name(game)
    state = rules.start(rules.options(), 1)
    seat = state.waiting()[0]
    bot = bot_named("insight", game)
    while not state.held:
        state.play(seat, state.legal(seat)[0], True)
    view = state.view(seat)
    assert bot.choose(view, Rng(1)) == view.legal[0]
    assert [advice.action for advice in bot.advise(view, Rng(1), 3)] == view.legal
