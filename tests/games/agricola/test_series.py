"""Agricola's series: points by place, who starts, food and occupations handed over, and solo targets."""

from typing import Any

import msgspec
import pytest

from cosecha.core.message import Message, Token
from cosecha.core.rng import Rng
from cosecha.core.series import Kind, Result, Series, Standings
from cosecha.games.agricola import GAME, Options
from cosecha.games.agricola.series.solo import KIND as SOLO
from cosecha.games.agricola.series.solo import bonus_food, target
from cosecha.games.agricola.series.three_games import KIND as THREE
from cosecha.games.agricola.series.three_games import next_starter, places, points_of
from cosecha.games.agricola.state import State
from cosecha.locale import LANGUAGES, Speaker


@pytest.mark.parametrize(
    ("reached", "number", "points"),
    [
        ([0, 1, 2, 3], 1, [7, 5, 4, 3]),
        ([3, 2, 1, 0], 2, [2, 3, 5, 8]),
        ([0, 1, 2, 3], 3, [9, 6, 3, 1]),
        ([2, 0, 1], 1, [3, 7, 5]),
        ([0, 1, 2], 2, [8, 5, 2]),
        ([0, 1, 2], 3, [9, 5, 1]),
        ([1, 0], 1, [0, 1]),
        ([1, 0], 2, [0, 2]),
        ([0, 1], 3, [3, 0]),
        ([0, 0, 2, 3], 1, [6, 6, 4, 3]),
        ([0, 1, 1, 3], 3, [9, 4, 4, 1]),
        ([0, 0], 1, [0, 0]),
        ([0, 0, 0], 2, [5, 5, 5]),
    ],
)
def test_places_bring_points_and_tied_seats_share_them_rounded_down(
    reached: list[int], number: int, points: list[int]
) -> None:
    assert points_of(reached, number) == points


def test_a_place_is_how_many_are_better() -> None:
    assert places([(40, 1), (42, 0), (40, 1), (40, 3)]) == [2, 0, 2, 1]


def test_of_several_winners_the_first_clockwise_from_the_last_starting_player_starts() -> None:
    assert next_starter([2], 0, 4) == 2
    assert next_starter([0, 3], 1, 4) == 3
    assert next_starter([1, 3], 3, 4) == 1
    assert next_starter([3], 3, 4) == 3


def after(*results: Result, players: int = 3, cards: str = "full") -> Series:
    return Series("three-games", "agricola", {"players": players, "cards": cards}, list(results))


def played(totals: list[int], reached: list[int], starter: int = 0, answers: Any = (), **more: Any) -> Result:
    notes = {"places": reached, "starter": starter, "occupations": more.get("cards", [[] for _ in totals])}
    return Result(totals, [seat for seat, place in enumerate(reached) if place == 0], notes, list(answers))


def test_the_winner_starts_and_the_last_get_more_food() -> None:
    options = THREE.next_options(after(played([30, 45, 28], [1, 0, 2])))
    assert options == {"players": 3, "cards": "full", "first_seat": 1, "start_food": [0, 0, 1]}
    options = THREE.next_options(after(played([30, 45, 30], [1, 0, 1])))
    assert options is not None
    assert options["start_food"] == [1, 0, 1]
    assert "start_food" not in (THREE.next_options(after(played([30, 30, 30], [0, 0, 0]))) or {})


def test_everybody_may_keep_an_occupation_between_the_games() -> None:
    cards = [["tutor", "groom"], [], ["priest"]]
    series = after(played([30, 45, 28], [1, 0, 2], cards=cards))
    asked = THREE.questions(series)
    assert {seat: [choice.notation for choice in each.choices] for seat, each in asked.items()} == {
        0: ["tutor", "groom", "none"],
        2: ["priest", "none"],
    }
    assert THREE.accepts(series, ["groom", "", "none"])
    assert not THREE.accepts(series, ["priest", "", "none"])
    kept = after(played([30, 45, 28], [1, 0, 2], answers=["groom", "", "none"], cards=cards))
    assert (THREE.next_options(kept) or {})["start_cards"] == [["groom"], [], []]
    last = after(*[played([30, 45, 28], [1, 0, 2], cards=cards)] * 3)
    assert THREE.questions(last) == {}
    assert THREE.next_options(last) is None
    assert THREE.questions(after()) == {}


def test_three_games_are_won_by_points_and_then_by_the_sum_of_the_scores() -> None:
    games = [played([40, 38], [0, 1]), played([40, 35], [0, 1]), played([30, 50], [1, 0])]
    series = after(*games, players=2)
    assert THREE.standings(series) == Standings([3, 3], [1])
    assert THREE.stake(series) == Message("agricola-series-won", {"seat": Token("seat", 1), "points": 3})
    level = after(*games[:2], played([30, 37], [1, 0]), players=2)
    assert THREE.stake(level).id == "series-shared"
    assert THREE.stake(after(players=4)).args == {"points": "7, 5, 4, 3"}


def test_team_play_and_the_wrong_number_of_players_are_refused() -> None:
    teams = Options(players=4, teams="lower")
    assert (THREE.problem(teams) or Message("")).id == "agricola-series-problem-teams"
    assert THREE.problem(Options(players=1)) is not None
    assert THREE.problem(Options(players=4)) is None
    assert SOLO.problem(Options(players=2)) is not None
    assert SOLO.problem(Options(players=1)) is None


def test_solo_targets_rise_without_end() -> None:
    assert [target(number) for number in range(1, 12)] == [50, 55, 59, 62, 64, 65, 66, 67, 68, 69, 70]


def test_points_above_the_target_bring_food() -> None:
    assert [bonus_food(points, 50) for points in (49, 50, 51, 52, 57)] == [0, 0, 0, 1, 3]


def alone(*games: tuple[int, list[str], str]) -> Series:
    """A solo series after games given by points, occupations and answer."""
    return Series(
        "solo",
        "agricola",
        {"players": 1, "cards": "full"},
        [Result([points], [0], {"occupations": cards}, [answer] if answer else []) for points, cards, answer in games],
    )


def test_a_reached_target_makes_an_occupation_permanent() -> None:
    series = alone((53, ["tutor", "groom"], ""))
    (asked,) = SOLO.questions(series).values()
    assert [choice.notation for choice in asked.choices] == ["tutor", "groom"]
    options = SOLO.next_options(alone((53, ["tutor", "groom"], "groom")))
    assert options == {
        "players": 1,
        "cards": "full",
        "start_food": [1],
        "start_cards": [["groom"]],
        "hand_occupations": 6,
    }
    series = alone((53, ["tutor", "groom"], "groom"), (60, ["groom", "priest"], ""))
    (asked,) = SOLO.questions(series).values()
    assert [choice.notation for choice in asked.choices] == ["priest"], "a permanent one can't be chosen again"
    options = SOLO.next_options(alone((53, ["groom"], "groom"), (60, ["groom", "priest"], "priest"))) or {}
    assert (options["start_cards"], options["hand_occupations"], options["start_food"]) == (
        [["groom", "priest"]],
        5,
        [2],
    )


def test_a_missed_target_is_tried_again_without_food_or_ends_the_series() -> None:
    missed = alone((60, ["groom"], "groom"), (54, ["groom", "priest"], ""))
    (asked,) = SOLO.questions(missed).values()
    assert asked.prompt == Message("agricola-series-missed", {"target": 55})
    assert [choice.notation for choice in asked.choices] == ["again", "stop"]
    again = alone((60, ["groom"], "groom"), (54, ["groom", "priest"], "again"))
    options = SOLO.next_options(again) or {}
    assert options["start_cards"] == [["groom"]]
    assert "start_food" not in options
    assert SOLO.stake(again) == Message("agricola-series-target", {"target": 55})
    stopped = alone((60, ["groom"], "groom"), (54, ["groom", "priest"], "stop"))
    assert SOLO.next_options(stopped) is None
    assert SOLO.standings(stopped) == Standings([1], [0])
    assert SOLO.stake(stopped) == Message("agricola-series-ended", {"count": 1})
    assert SOLO.standings(alone((49, [], "stop"))) == Standings([0], [])


def test_a_permanent_occupation_that_could_not_be_paid_is_lost() -> None:
    options = SOLO.next_options(alone((50, ["groom"], "groom"), (55, ["priest"], "priest"))) or {}
    assert options["start_cards"] == [["priest"]]


def test_without_new_occupations_nothing_is_asked() -> None:
    series = alone((58, [], ""))
    assert SOLO.questions(series) == {}
    assert SOLO.next_options(series) == {"players": 1, "cards": "full", "start_food": [4]}


@pytest.mark.parametrize(("kind", "players"), [(THREE, 2), (SOLO, 1)])
def test_the_result_of_a_real_match_is_read_from_its_last_state(kind: Kind, players: int) -> None:
    state = GAME.start(Options(players=players, cards="full"), 3)
    rng = Rng(3)
    while waiting := state.waiting():
        worth = state.worth(waiting[0])
        state.apply(waiting[0], worth[rng.below(len(worth))])
    assert isinstance(state, State)
    result = kind.result(state)
    assert result.totals == list(state.scores().totals)
    assert msgspec.json.decode(msgspec.json.encode(result), type=Result) == result
    series = Series(kind.name, "agricola", {"players": players, "cards": "full"}, [result])
    for language in LANGUAGES:
        speaker = Speaker(language, ["Ana", "Ben"])
        for question in kind.questions(series).values():
            assert speaker.say(question.prompt)
            assert all(speaker.say(choice.label) for choice in question.choices)
        assert speaker.say(kind.stake(series))
