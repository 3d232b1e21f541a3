"""The targets of `make strength`: what meets them, and what doesn't."""

import pytest

from tools.train_agricola.evaluate import duels, summary
from tools.train_agricola.targets import (
    BEGGING,
    DUELS_WON,
    POINTS_FROM_CARDS,
    SCORES,
    THIRD_PERSON,
    Played,
    begs_more_with_cards,
    missed_alone,
    missed_in_duel,
)

pytestmark = pytest.mark.once

MATCHES = 100


def alone(players: int, points: float = 0, begging: int = 0, late: int = 0) -> list[Played]:
    """Matches that just meet the targets, or miss them by so much; `begging` markers more than allowed in all."""
    scores = [SCORES[players] + points] * players
    allowed = round(BEGGING * MATCHES) + begging
    markers = [1 if number < allowed else 0 for number in range(MATCHES)]
    return [
        {
            "scores": [score + (1 if number % 2 else -1) for score in scores],
            "begging": markers[number],
            "begging_by_seat": [markers[number], *[0] * (players - 1)],
            "third": [THIRD_PERSON + late] * players,
        }
        for number in range(MATCHES)
    ]


def duel(won: int = 0, points: float = 0, begging: int = 0) -> tuple[list[Played], list[int]]:
    """The same for the duel; the seat that uses its cards alternates."""
    wins = round(DUELS_WON * MATCHES) + won
    behind = -1
    ahead = (POINTS_FROM_CARDS * MATCHES - (MATCHES - wins) * behind) / wins + points * MATCHES / wins
    allowed = round(BEGGING * MATCHES) + begging
    seats = [number % 2 for number in range(MATCHES)]
    played: list[Played] = []
    for number, seat in enumerate(seats):
        mine = [0.0, 0.0]
        mine[seat] = ahead if number < wins else behind
        markers = [0, 0]
        markers[seat] = 1 if number < allowed else 0
        winner = seat if number < wins else 1 - seat
        played.append({"scores": mine, "winners": [winner], "begging_by_seat": markers})
    return played, seats


@pytest.mark.parametrize("players", SCORES)
def test_matches_that_just_meet_every_target_pass(players: int) -> None:
    assert missed_alone(players, alone(players)) == []


@pytest.mark.parametrize(
    ("worse", "said"),
    [
        ({"points": -0.1}, "mean score 37.90, less than 38.00"),
        ({"begging": 1}, "0.110 begging markers per match, more than 0.100"),
        ({"late": 1}, "third person in round 8, later than 7.0"),
    ],
)
def test_each_missed_target_is_named(worse: dict[str, int], said: str) -> None:
    assert missed_alone(2, alone(2, **worse)) == [f"2 players: {said}"]


def test_a_duel_that_just_meets_every_target_passes() -> None:
    assert missed_in_duel(*duel(points=0.001)) == []


@pytest.mark.parametrize(
    ("worse", "said"),
    [
        ({"won": -1, "points": 0.001}, "74.0% won, less than 75.0%"),
        ({"points": -0.1}, "5.90 points more with cards, less than 6.00"),
        ({"points": 0.001, "begging": 1}, "0.110 begging markers per farm, more than 0.100"),
    ],
)
def test_each_missed_target_of_the_duel_is_named(worse: dict[str, int], said: str) -> None:
    assert missed_in_duel(*duel(**worse)) == [f"duel: {said}"]


def test_slack_loosens_the_targets_only_so_far() -> None:
    assert missed_alone(2, alone(2, points=-0.1, begging=1), slack=3) == []
    assert missed_in_duel(*duel(won=-5, points=-0.1, begging=1), slack=3) == []
    assert len(missed_alone(2, alone(2, points=-5, begging=50, late=3), slack=3)) == 3
    assert len(missed_in_duel(*duel(won=-40, points=-6, begging=50), slack=3)) == 3


def test_a_tiebreak_decides_a_duel_but_a_shared_victory_is_none() -> None:
    played, seats = duel(points=0.001)
    tied = {"scores": [0.0, 0.0], "winners": [seats[0]], "begging_by_seat": [0, 0]}
    assert missed_in_duel([tied], [seats[0]])[0].startswith("duel: 0.00 points")
    played[0]["winners"] = [0, 1]
    assert missed_in_duel(played, seats) == ["duel: 74.0% won, less than 75.0%"]


def test_begging_with_cards_may_exceed_begging_without_by_noise_only() -> None:
    without = alone(2)
    assert begs_more_with_cards(*duel(), without) == []
    assert len(begs_more_with_cards(*duel(begging=15), without)) == 1


def test_a_single_match_is_judged_without_slack() -> None:
    assert missed_alone(1, alone(1, points=1)[:1], slack=3) == [
        "solo: 1.000 begging markers per match, more than 0.100"
    ]
    played, seats = duel()
    assert missed_in_duel(played[-1:], seats[-1:], slack=3) == [
        "duel: 0.0% won, less than 75.0%",
        "duel: -1.00 points more with cards, less than 6.00",
    ]
    assert len(begs_more_with_cards(played[:1], seats[:1], alone(2)[-1:])) == 1


@pytest.mark.parametrize(("players", "spread"), [(1, "a single score"), (2, "sd 0.0")])
def test_a_single_match_can_be_summarized(players: int, spread: str) -> None:
    end: Played = {name: [5] * players for name in ("scores", "third", "people", "rooms", "cards")}
    end |= {"begging": 0, "decisions": 100, "thinking": 0.2}
    assert summary(str(players), [end]).startswith(f"{players}, 1 games: mean 5.00 ({spread}), begging 0.000 per game")


def test_every_duel_is_played_from_both_seats() -> None:
    assert [with_cards for _, _, _, with_cards in duels(None, 1, 1)] == [(True, False), (False, True)]
