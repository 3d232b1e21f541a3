"""What bots answer between the games of a series."""

from typing import Any

import pytest

from cosecha.bots.agricola.keeping import TRIES
from cosecha.bots.between import answer_between
from cosecha.bots.registry import bot_named
from cosecha.core.rng import Rng
from cosecha.core.series import Result, Series, kind_named

CARDS = ["tutor", "small-scale-farmer", "organic-farmer"]


def asked(*cards: list[str], answers: Any = ()) -> Series:
    notes = {"places": list(range(len(cards))), "starter": 0, "occupations": list(cards)}
    result = Result([30 - seat for seat in range(len(cards))], [0], notes, list(answers))
    return Series("three-games", "agricola", {"players": len(cards), "cards": "full"}, [result])


def alone(*points: int) -> Series:
    results = [Result([each], [0], {"occupations": []}, ["again"]) for each in points]
    return Series("solo", "agricola", {"players": 1, "cards": "full"}, results)


THREE = kind_named("three-games", "agricola")
SOLO = kind_named("solo", "agricola")


def test_the_random_bot_keeps_anything() -> None:
    series = asked(CARDS, [])
    kept = {answer_between(bot_named("random", "agricola"), THREE, series, 0, Rng(seed)) for seed in range(40)}
    assert kept == {*CARDS, "none"}


@pytest.mark.parametrize("name", ["insight", "master"])
def test_the_strong_bot_keeps_what_brings_most_points(name: str) -> None:
    """1 wood in every round is worth more from the start than points for what one has yet to build."""
    series = asked(CARDS, [])
    kept = [answer_between(bot_named(name, "agricola"), THREE, series, 0, Rng(seed)) for seed in range(3)]
    assert kept == ["small-scale-farmer"] * 3


@pytest.mark.parametrize("deal", ["by-numbers", "draft-7"])
def test_the_strong_bot_chooses_whatever_way_hands_are_dealt(deal: str) -> None:
    series = asked(["lutenist"], ["tutor", "groom"])
    series = Series(series.kind, series.game, {**series.options, "deal": deal}, series.results)
    cards = {"by-numbers": 0, "draft-7": 1}[deal]
    answer = answer_between(bot_named("insight", "agricola"), THREE, series, cards, Rng(1))
    assert answer in [choice.notation for choice in THREE.questions(series)[cards].choices]


def test_the_strong_bot_tries_again_before_it_gives_up() -> None:
    insight = bot_named("insight", "agricola")
    said = []
    for misses in range(1, TRIES + 1):
        *before, last = alone(*[20] * misses).results
        series = Series("solo", "agricola", {"players": 1}, [*before, Result(last.totals, [0], last.notes)])
        said.append(answer_between(insight, SOLO, series, 0, Rng(1)))
    assert said == ["again"] * (TRIES - 1) + ["stop"]


class Stubborn:
    """A bot of somebody's own, without an opinion on series or with a wrong one."""

    def choose_between(self, kind: object, series: object, seat: int, rng: Rng) -> str:
        return "everything"


def test_an_answer_that_is_none_of_the_choices_is_an_error() -> None:
    with pytest.raises(ValueError, match="everything"):
        answer_between(Stubborn(), THREE, asked(CARDS, []), 0, Rng(1))
    assert answer_between(object(), THREE, asked(["tutor"], []), 0, Rng(1)) in ("tutor", "none")
