"""Matches that begin with what earlier ones have handed over: hands, kept cards and their costs."""

from typing import Any, get_args

import msgspec
import pytest

from cosecha.core.errors import BadOptions, BadPosition
from cosecha.core.event import Event
from cosecha.core.options import handed_over
from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.cards.deck import cards_in_game
from cosecha.games.agricola.engine import cards as tables
from cosecha.games.agricola.engine.cards import NAMES, OCCUPATION
from cosecha.games.agricola.events import CardKept, KeptCardLost, StartFoodGained
from cosecha.games.agricola.goods import WOOD
from cosecha.games.agricola.options import Deal

DEALS: tuple[Deal, ...] = get_args(Deal)
DEALT = {"changing-5": 5, "changing-3": 3}
"""The occupations in hand of the deals that have fewer than 7."""


def begun(options: Options, seed: int = 1) -> State:
    """A match in its first round; before that, everybody answers at random. Every position on the way is sound."""
    state = GAME.start(options, seed)
    rng = Rng(seed)
    while state.round == 0:
        seat = state.waiting()[0]
        assert GAME.from_position(state.position()) == state
        choices = [action for action in state.worth(seat) if "mulligan" not in state.notation(action)]
        state.play(seat, choices[rng.below(len(choices))])
    return state


def in_hand(state: State, seat: int, occupation: bool = True) -> int:
    return sum(OCCUPATION[card] == occupation for card in state.farms[seat].hand)


@pytest.mark.parametrize("deal", DEALS)
@pytest.mark.parametrize("fewer", [0, 2, 6])
def test_hands_are_smaller_whatever_way_they_are_dealt(deal: Deal, fewer: int) -> None:
    permanent = ("groom", "tutor", "priest", "grocer", "carpenter", "cottager")[:fewer]
    handed: dict[str, Any] = {"start_cards": (permanent,), "hand_occupations": 7 - fewer} if fewer else {}
    state = begun(Options(players=1, cards="full", deal=deal, **handed))
    usual = DEALT.get(deal, 7)
    assert in_hand(state, 0) == max(0, usual - fewer)
    assert in_hand(state, 0, False) == usual
    assert [NAMES[card] for card in state.farms[0].played] == list(permanent)


@pytest.mark.parametrize(
    ("deal", "players"),
    [(deal, players) for deal in DEALS for players in (2, 3, 4) if (deal, players) != ("by-numbers", 4)],
)
def test_kept_cards_leave_hands_as_large_as_usual_and_are_dealt_to_nobody(deal: Deal, players: int) -> None:
    cards = cards_in_game(Options(players=players, cards="full", deal=deal), True)[-players:]
    kept = tuple((NAMES[card],) for card in cards)
    state = begun(Options(players=players, cards="full", deal=deal, start_cards=kept))
    assert [farm.played for farm in state.farms] == [(card,) for card in cards]
    for seat in range(players):
        assert in_hand(state, seat) == in_hand(state, seat, False) == DEALT.get(deal, 7)
    places = [card for farm in state.farms for card in farm.hand] + [card for pile in state.undealt for card in pile]
    assert not set(cards) & set(places)
    assert len(set(places)) == len(places)


def test_the_few_cards_are_kept_too() -> None:
    state = begun(Options(players=2, cards="few", start_cards=(("grocer",), ())))
    assert [in_hand(state, seat) for seat in (0, 1)] == [2, 2]


def test_the_log_names_what_was_handed_over() -> None:
    log: list[Event] = []
    GAME.start(Options(players=2, cards="full", start_food=(0, 1), start_cards=((), ("tutor",))), 1, log)
    assert log[:2] == [StartFoodGained(1, 1), CardKept(1, "tutor")]


def test_a_kept_card_with_a_cost_is_paid_for_or_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(tables.PRICE_NOW, NAMES.index("tutor"), lambda farm: ((WOOD, 1),))
    log: list[Event] = []
    options = Options(players=1, cards="full", start_cards=(("tutor", "groom"),), hand_occupations=5)
    state = GAME.start(options, 1, log)
    assert log[:2] == [KeptCardLost(0, "tutor"), CardKept(0, "groom")]
    assert [NAMES[card] for card in state.farms[0].played] == ["groom"]
    assert in_hand(state, 0) == 5
    assert GAME.from_position(state.position()) == state
    turned = Options(players=1, cards="full", start_cards=(("groom", "tutor"),), hand_occupations=5)
    state = GAME.start(turned, 1)
    assert [NAMES[card] for card in state.farms[0].played] == ["groom", "tutor"], "the groom's wood pays for it"
    assert state.farms[0].goods[WOOD] == 0


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "start_food": [1]},
        {"players": 2, "start_food": [1, 100]},
        {"players": 2, "start_cards": [["tutor"], []]},
        {"players": 2, "cards": "full", "start_cards": [["tutor"]]},
        {"players": 2, "cards": "full", "start_cards": [["tutor"], ["tutor"]]},
        {"players": 2, "cards": "full", "start_cards": [["nobody"], []]},
        {"players": 2, "cards": "full", "start_cards": [["braggart"], []]},
        {"players": 2, "cards": "full", "start_cards": [["canoe"], []]},
        {"players": 1, "cards": "few", "hand_occupations": 6},
    ],
)
def test_what_cannot_be_handed_over_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        GAME.checked(options)


def test_only_a_series_sets_these_options() -> None:
    assert handed_over(Options()) == []
    assert handed_over(Options(players=1, start_food=(2,), hand_occupations=6)) == ["start_food", "hand_occupations"]


def test_kept_cards_are_in_nobodys_hand_in_a_position() -> None:
    position = msgspec.to_builtins(begun(Options(players=2, cards="full", start_cards=(("tutor",), ()))).position())
    position["farms"][1]["hand"][0] = "tutor"
    with pytest.raises(BadPosition):
        GAME.from_position(position)
