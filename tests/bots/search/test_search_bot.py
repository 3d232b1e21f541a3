"""The bot that searches: legal and repeatable answers, without a look at anything hidden, within its budget."""

import gc
from math import inf
from typing import Any

import pytest

from cosecha.bots.search import searcher as searcher_module
from cosecha.bots.search.bot import SearchBot
from cosecha.bots.search.guide import Judgment
from cosecha.bots.search.lines import found, tried
from cosecha.bots.search.playouts import PlayoutGuide
from cosecha.bots.search.settings import Budget, Settings, Tuning
from cosecha.bots.search.team import Team
from cosecha.core.catalog import GAMES
from cosecha.core.errors import BadBot
from cosecha.core.rng import Rng
from cosecha.encoding import Encoder, Episode, encoder_for
from cosecha.games import by_name
from cosecha.locale import LANGUAGES, Speaker
from tests.bots.search.moments import MATCHES, PointsSoFar, choices, first_choice, random_answer, searcher, start
from tests.contract.games import FACTS

every_match = pytest.mark.parametrize(("game", "options"), MATCHES)


@every_match
@pytest.mark.parametrize("simulations", [1, 12])
def test_every_answer_is_legal(game: str, options: dict[str, Any], simulations: int) -> None:
    bot, rng = SearchBot(game, PointsSoFar, Budget(simulations=simulations)), Rng(0)
    for state, seat in choices(game, options, count=6, every=17):
        view = state.view(seat)
        action = bot.choose(view, rng)
        assert action in view.legal
        state.play(seat, action)


@every_match
def test_random_playouts_guide_any_game(game: str, options: dict[str, Any]) -> None:
    bot = SearchBot(game, PlayoutGuide, Budget(simulations=4))
    for state, seat in choices(game, options, count=2, every=40):
        view = state.view(seat)
        assert bot.choose(view, Rng(0)) in view.legal


def play_with_search(game: str, options: dict[str, Any], seed: int) -> list[Any]:
    """What a bot chooses and finds in a few decisions of a match."""
    bot, rng = SearchBot(game, PlayoutGuide, Budget(simulations=10)), Rng(seed)
    return [bot.found(state.view(seat), rng, 3) for state, seat in choices(game, options, count=3, every=9)]


@pytest.mark.parametrize(("game", "options"), [MATCHES[0], MATCHES[3], MATCHES[6]])
def test_the_same_seed_gives_the_same_result(game: str, options: dict[str, Any]) -> None:
    assert play_with_search(game, options, 1) == play_with_search(game, options, 1)
    assert play_with_search(game, options, 1) != play_with_search(game, options, 2)


@every_match
def test_hidden_information_changes_nothing(game: str, options: dict[str, Any]) -> None:
    rng = Rng("hidden")
    for state, seat in choices(game, options, count=3, every=7):
        other = FACTS[game].shuffle_hidden(state, seat, rng)
        assert other.view(seat) == state.view(seat)
        results = []
        for each in (state, other):
            search = searcher(game, options)
            search.begin(each.view(seat), "seed")
            search.run(12, inf)
            results.append(tried(search))
        assert results[0] == results[1]


def test_a_single_legal_action_needs_no_search() -> None:
    class Unasked(PointsSoFar):
        def judge(self, episodes: list[Episode]) -> list[Judgment]:
            raise AssertionError("there is nothing to decide")

    state, rng = start("santiago", {"players": 2}), Rng(0)
    while not state.secret(state.waiting()[0]):
        random_answer(state, rng)
    state.money = [0, 0]  # type: ignore[attr-defined]
    view = state.view(0)
    assert len(view.legal) == 1
    bot = SearchBot("santiago", Unasked, Budget(simulations=100))
    assert bot.choose(view, Rng(0)) == view.legal[0]
    assert bot.advise(view, Rng(0), 3)[0].reason.id == "advice-only-one"


class Slow(PointsSoFar):
    """Takes 5 ms for a batch and 1 ms for each position, on a clock of its own."""

    def __init__(self, encoder: Encoder) -> None:
        super().__init__(encoder)
        self.now = 0.0

    def judge(self, episodes: list[Episode]) -> list[Judgment]:
        self.now += 0.005 + 0.001 * len(episodes)
        return super().judge(episodes)

    def final(self, episode: Episode) -> list[float]:
        self.now += 0.0001
        return super().final(episode)


@pytest.mark.parametrize("ms", [20, 100, 1000])
def test_a_search_uses_its_time_and_no_more(ms: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state, seat = first_choice("santiago", {"players": 3})
    search = searcher("santiago", {"players": 3}, chase=inf)
    slow = search.guide = Slow(search.encoder)
    monkeypatch.setattr(searcher_module, "perf_counter", lambda: slow.now)
    for _ in range(2):  # The second time, it knows how long a batch takes.
        search.begin(state.view(seat), "seed")
        before = slow.now
        search.run(1_000_000, ms / 1000)
        assert 0.6 * ms <= (slow.now - before) * 1000 <= 1.2 * ms


@every_match
def test_a_search_leaves_nothing_to_collect(game: str, options: dict[str, Any]) -> None:
    bot = SearchBot(game, PlayoutGuide, Budget(simulations=20))
    views = [state.view(seat) for state, seat in choices(game, options, count=2, every=9)]
    bot.choose(views[0], Rng(0))  # What is made once may leave something.
    assert gc.isenabled()
    gc.collect()
    gc.disable()
    try:
        bot.choose(views[1], Rng(1))
        assert not gc.isenabled()
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_a_search_ends_when_it_is_as_good_as_decided() -> None:
    state, seat = first_choice("cacao", {"players": 2})
    counts = []
    for chase in (inf, 1.0, 0.5):
        search = searcher("cacao", {"players": 2}, chase=chase)
        search.begin(state.view(seat), "seed")
        counts.append(search.run(300, inf))
    assert 300 == counts[0] > counts[1] > counts[2]


def test_the_guide_says_how_to_search_unless_the_settings_do(monkeypatch: pytest.MonkeyPatch) -> None:
    most = []
    for guides, settings in ((0.1, None), (5.0, None), (0.1, 5.0)):
        monkeypatch.setattr(PointsSoFar, "tuning", Tuning(explore=guides))
        most.append(0)
        for state, seat in choices("cacao", {"players": 2}, count=4, every=11):
            search = searcher("cacao", {"players": 2}, chase=inf, explore=settings)
            search.begin(state.view(seat), "seed")
            search.run(60, inf)
            table = search.table()
            most[-1] += 0 if table is None else max(table.visits)
    assert most[0] > most[1] == most[2]


@every_match
def test_what_was_found_can_be_shown(game: str, options: dict[str, Any]) -> None:
    rules = by_name(game)
    bot = SearchBot(game, PointsSoFar, Budget(simulations=60))
    speakers = [Speaker(language) for language in LANGUAGES]
    lengths = []
    for state, seat in choices(game, options, count=3, every=11):
        view = state.view(seat)
        answers = bot.found(view, Rng(5), 3)
        assert answers[0].action == bot.choose(view, Rng(5))
        assert len({each.action for each in answers}) == len(answers) <= 3
        for answer in answers:
            assert answer.action in view.legal
            assert len(answer.values) == options["players"]
            assert 0 < answer.prior <= 1
            assert (answer.line[0].seat, answer.line[0].action) == (seat, answer.action)
            assert [rules.parse(reply.notation) for reply in answer.line] == [each.action for each in answer.line]
            lengths.append(len(answer.line))
        for answer, advice in zip(answers, bot.advise(view, Rng(5), 3), strict=True):
            assert advice.values == [round(value, 2) for value in answer.values]
            assert (advice.action, advice.visits) == (answer.action, answer.visits)
            said = [speaker.say(advice.reason) for speaker in speakers]
            assert len(set(said)) == len(LANGUAGES)
    assert max(lengths) > 1


def test_a_hint_tells_points_or_the_chance_to_win() -> None:
    state, seat = first_choice("santiago", {"players": 3})
    told, units, shares = [], [], []
    for make in (PointsSoFar, PlayoutGuide):
        hints = SearchBot("santiago", make, Budget(simulations=20)).advise(state.view(seat), Rng(0), 1)
        told.append(Speaker("en", ["Ana", "Tomek", "Rosa"]).say(hints[0].reason))
        units.append(hints[0].unit)
        shares.append(sum(hints[0].values))
    assert "You can expect" in told[0]
    assert "Your chance of winning is" in told[1]
    assert units == ["points", "wins"]
    assert shares[1] == pytest.approx(1, abs=0.02)


def test_a_high_temperature_varies_the_choice() -> None:
    state, seat = first_choice("cacao", {"players": 2})
    chosen: dict[float, set[int]] = {}
    for temperature in (0.0, 10.0):
        bot = SearchBot("cacao", PointsSoFar, Budget(simulations=40), Settings(temperature=temperature, guesses=1))
        chosen[temperature] = {bot.choose(state.view(seat), Rng(seed)) for seed in range(8)}
    assert len(chosen[0.0]) < len(chosen[10.0])


def test_processes_add_up_what_they_find() -> None:
    options = {"players": 2}
    state, seat = first_choice("cacao", options)
    view = state.view(seat)
    with Team("cacao", view.position.options, PlayoutGuide, Settings(chase=inf), processes=2) as team:
        team.begin(view, "seed")
        assert team.run(40, inf) == 40
        alone = tried(team.own)
        together = team.tried()
        assert sum(each.visits for each in alone) == 19  # The first simulation of each only opens the root.
        assert sum(each.visits for each in together) == 38
        answers = team.found(view.worth()[0], 3)
        assert answers[0].action == view.worth()[0]
        assert answers[1].visits > max(each.visits for each in found(team.own, view.worth()[0], 3)[1:])
        team.narrow([answers[2].action])
        assert team.run(40, inf) == 40
        assert sum(each.visits for each in team.tried()) == 78
        assert team.found(answers[2].action, 1)[0].visits == answers[2].visits + 40
        processes = [helper.process for helper in team._helpers]
        assert all(process.is_alive() for process in processes)
    assert team._helpers == []


@every_match
def test_some_answers_can_be_compared_on_their_own(game: str, options: dict[str, Any]) -> None:
    bot, rng = SearchBot(game, PointsSoFar, Budget(simulations=30), Settings(chase=inf)), Rng(0)
    for state, seat in choices(game, options, count=3, every=9):
        view = state.view(seat)
        best, *others = view.worth()
        if not others:
            continue
        before = {each.action: each.visits for each in bot.found(view, rng, len(view.legal))}
        among = bot.best_of(view, others, 60)
        assert among is not None
        assert among.action in others
        alone = bot.best_of(view, [best], 60)
        assert alone is not None
        assert alone.action == alone.line[0].action == best
        assert alone.visits > before.get(best, 0) + 30  # some simulations may only open what follows


def test_an_answer_of_many_steps_is_reached() -> None:
    """Although most simulations only open the next step."""
    state, seat = choices("agricola", {"players": 2}, count=25, every=1)[-1]
    view = state.view(seat)
    steps = encoder_for("agricola", {"players": 2}).steps
    longest = max(view.worth(), key=lambda action: len(steps(action)))
    assert len(steps(longest)) == 10
    bot = SearchBot("agricola", PointsSoFar, Budget(simulations=60), Settings(chase=inf))
    bot.found(view, Rng(0), 3)
    found = bot.best_of(view, [longest], 10)
    assert found is not None
    assert found.visits
    assert found.line[0].action == longest


class Broken(PointsSoFar):
    def judge(self, episodes: list[Episode]) -> list[Judgment]:
        raise RuntimeError("no idea")


def test_an_error_in_another_process_is_told() -> None:
    state, seat = first_choice("cacao", {"players": 2})
    options = state.view(seat).position.options
    with Team("cacao", options, Broken, Settings(), processes=2) as team:
        team.own.guide = PointsSoFar(team.own.encoder)
        team.begin(state.view(seat), "seed")
        with pytest.raises(RuntimeError, match="no idea"):
            team.run(10, inf)


def test_a_process_that_dies_is_told() -> None:
    state, seat = first_choice("cacao", {"players": 2})
    options = state.view(seat).position.options
    with Team("cacao", options, PointsSoFar, Settings(), processes=2) as team:
        team.begin(state.view(seat), "seed")
        team._helpers[0].process.kill()
        team._helpers[0].process.join()
        with pytest.raises(BadBot):
            team.run(10, inf)


def test_a_bot_in_two_processes_plays_a_whole_answer() -> None:
    bot = SearchBot("cacao", PlayoutGuide, Budget(simulations=12), processes=2)
    try:
        for state, seat in choices("cacao", {"players": 2}, count=2, every=8):
            view = state.view(seat)
            assert bot.choose(view, Rng(0)) in view.legal
    finally:
        bot.close()


@pytest.mark.once  # a game in plain Python can't extend the compiled state
def test_games_without_an_encoder_can_be_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "pick", "tests.fourth_game.pick")
    rules = by_name("pick")
    view = rules.start(rules.options(), 0).view(rules.start(rules.options(), 0).waiting()[0])
    for make in (PointsSoFar, PlayoutGuide):
        bot = SearchBot("pick", make, Budget(simulations=200))
        assert bot.choose(view, Rng(0)) == max(view.legal)
        assert len(bot.found(view, Rng(0), 2)[0].line) > 1


def share_of_wins(matches: int) -> float:
    """Santiago for two against random play, with 30 simulations."""
    won = 0.0
    for match in range(matches):
        state, rng, me = start("santiago", {"players": 2}, match), Rng(match), match % 2
        bot = SearchBot("santiago", PlayoutGuide, Budget(simulations=30))
        while waiting := state.waiting():
            if waiting[0] == me:
                state.play(me, bot.choose(state.view(me), rng))
            else:
                actions = state.worth(waiting[0])
                state.play(waiting[0], actions[rng.below(len(actions))])
        winners = state.scores().winners
        won += (me in winners) / len(winners)
    return won / matches


@pytest.mark.compiled_only
def test_a_short_search_beats_random_play() -> None:
    assert share_of_wins(8) > 0.7


@pytest.mark.proof
@pytest.mark.compiled_only
def test_a_short_search_beats_random_play_in_many_matches() -> None:
    assert share_of_wins(100) > 0.85
