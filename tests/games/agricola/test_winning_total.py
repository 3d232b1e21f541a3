"""A card that lets an exact number of points win: places, solo targets, teams, and the sentence about what decided."""

from typing import Any

import pytest

from cosecha.core.scores import place
from cosecha.core.series import Result, Series
from cosecha.games.agricola import GAME, Options
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.phases import OVER
from cosecha.games.agricola.series.solo import KIND as SOLO
from cosecha.games.agricola.series.solo import target
from cosecha.games.agricola.series.three_games import KIND as THREE
from cosecha.games.agricola.state import State
from cosecha.games.agricola.words.scores import decided
from cosecha.locale import LANGUAGES, Speaker

CARD = CARD_NAMES.index("candy-trail")
"""Any card with points: it brings each farm to its total."""
NOTHING_BUILT = -14


def ended(*totals: int, laid: bool = True, **options: Any) -> State:
    """A finished match in which each seat has these points of its own."""
    state = GAME.start(Options(players=len(totals), x_deck="with", **options), 7)
    assert state.decks is not None
    state.phase = OVER
    state.decks.laid = (CARD_NAMES.index("space-diner"),) if laid else ()
    for farm, points in zip(state.farms, totals, strict=True):
        farm.goods = [0] * len(farm.goods)
        farm.steps = []
        farm.begging = 0
        farm.played = (CARD,)
        farm.hooks = -1
        farm.stores = {CARD: points - NOTHING_BUILT}
    return state


def test_others_follow_by_points() -> None:
    assert THREE.result(ended(42, 55, 37)).notes["places"] == [0, 1, 2]
    assert THREE.result(ended(42, 55, 37, laid=False)).notes["places"] == [1, 0, 2]
    assert [place(seat, [42, 55, 37], [], [0]) for seat in range(3)] == [1, 2, 3]


def test_a_place_by_points_stays_as_it_was() -> None:
    assert [place(seat, [40, 55, 40], [], [1]) for seat in range(3)] == [2, 1, 2]
    assert [place(seat, [55, 55], [], [1]) for seat in range(2)] == [1, 1]
    assert [place(seat, [9, 5, 9, 5], [[0, 2], [1, 3]], [0, 2]) for seat in range(4)] == [1, 2, 1, 2]


@pytest.mark.parametrize(("points", "winners"), [((20, 30, 22, 31), [0, 2]), ((20, 30, 23, 31), [1, 3])])
def test_teams_win_with_the_score_of_the_team(points: tuple[int, ...], winners: list[int]) -> None:
    # All other categories are the same on each farm, so the lower bonus decides: it is that of seats 0 and 1.
    lower = [42 + each - 20 for each in points]
    assert ended(*lower, teams="lower").scores().winners == [0, 2]
    product = ended(*[{20: 6, 22: 7, 23: 8, 30: 9, 31: 10}[each] for each in points], teams="product")
    assert product.scores().winners == winners


def test_alone_it_reaches_any_target_with_nothing_above_it() -> None:
    result = SOLO.result(ended(42))
    assert result.notes["reached"] is True
    assert "reached" not in SOLO.result(ended(42, laid=False)).notes
    assert "reached" not in SOLO.result(ended(43)).notes
    series = Series("solo", "agricola", {"players": 1, "cards": "full", "x_deck": "with"}, [result])
    assert target(1) > 42
    assert SOLO.standings(series).points == [1]
    assert SOLO.questions(series) == {}
    following = SOLO.next_options(series)
    assert following is not None
    assert "start_food" not in following
    missed = Series("solo", "agricola", series.options, [Result([42], [0], {"occupations": []})])
    assert SOLO.standings(missed).points == [0]
    assert list(SOLO.questions(missed)) == [0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_says_so(language: str) -> None:
    speaker = Speaker(language, ["Ana", "Ben", "Cleo"])
    for state, id in (
        (ended(42, 55), "agricola-decided-exactly"),
        (ended(42), "agricola-solo-exactly"),
        (ended(42, 42), "decided-shared"),
        (ended(41, 55), "decided-by"),
    ):
        message = decided(state.scores())
        assert message is not None
        assert message.id == id
        assert speaker.say(message)
    tied = ended(42, 42, 55)
    tied.farms[1].goods[1] = 2
    message = decided(tied.scores())
    assert tied.scores().winners == [1]
    assert message is not None
    assert message.id == "agricola-decided-tie"
