"""The effects of an answer as shown on chips, and what a view says about hand cards."""

from typing import Any

import pytest

from cosecha import games
from cosecha.core.words import Fact
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.majors import MAJOR_NAMES

GAME: Any = games.by_name("agricola")
WITH_CARDS: dict[str, Any] = {
    "options": {"players": 2, "cards": "few"},
    "round": 1,
    "phase": "work",
    "active": 0,
    "starter": 0,
    "spaces": {
        "forest": {"goods": {"wood": 3}},
        "clay-pit": {"goods": {"clay": 1}},
        "reed-bank": {"goods": {"reed": 1}},
        "fishing": {"goods": {"food": 1}},
    },
    "round_cards": ["fencing"],
    "majors": list(MAJOR_NAMES),
    "farms": [
        {
            "steps": [{"step": "place"}],
            "goods": {"food": 2, "wood": 2},
            "played": ["lumber-mill", "wood-cutter"],
            "hand": ["pond-hut", "shepherds-crook"],
        },
        {"goods": {"food": 3}},
    ],
}


def _facts(position: dict[str, Any], *actions: str) -> list[Fact]:
    state = GAME.from_position(position)
    for action in actions[:-1]:
        state.play(0, GAME.parse(action))
    code = GAME.parse(actions[-1])
    found: list[Fact] = GAME.words.facts(state.view(0), code, state.preview(0, code))
    return found


def _summaries(facts: list[Fact]) -> list[tuple[str, str, Any]]:
    return [(fact.message.id, fact.tone, fact.picture and fact.picture.value) for fact in facts]


def test_goods_are_shown_before_and_after() -> None:
    (wood,) = _facts(WITH_CARDS, "use forest")
    # The Wood Cutter adds one to the three on the space.
    assert (wood.message.args, wood.tone) == ({"before": 2, "after": 6}, "gain")


def test_costs_come_first() -> None:
    shown = _summaries(_facts(WITH_CARDS, "use day-laborer"))
    assert shown == [("agricola-fact-goods", "gain", "food")]
    hungry = {
        **WITH_CARDS,
        "round": 4,
        "round_cards": ["fencing", "sheep-market", "grain-utilization", "major-improvement"],
        "spaces": {
            **WITH_CARDS["spaces"],
            "forest": {"people": [1]},
            "clay-pit": {"people": [1]},
            "reed-bank": {"people": [0]},
            "sheep-market": {"goods": {"sheep": 1}},
        },
        "starter": 1,
        "farms": [
            {"home": 1, "space": "reed-bank", "steps": [{"step": "place"}], "goods": {"grain": 1}},
            {"home": 0, "space": "clay-pit", "goods": {"food": 4}},
        ],
    }
    shown = _summaries(_facts(hungry, "use day-laborer", "feed"))
    assert shown == [("agricola-fact-begging", "loss", "begging"), ("agricola-fact-goods", "loss", "food")]


def test_animals_without_room_are_shown_once() -> None:
    """As a loss from the supply or, if they come from a space and leave at once, as animals without room."""
    market = {**WITH_CARDS, "round": 2, "round_cards": ["sheep-market", "fencing"]}
    piles = {"forest": {"wood": 6}, "clay-pit": {"clay": 2}, "reed-bank": {"reed": 2}, "fishing": {"food": 2}}
    market["spaces"] = {space: {"goods": goods} for space, goods in {**piles, "sheep-market": {"sheep": 2}}.items()}
    shown = _summaries(_facts(market, "use sheep-market"))
    assert shown == [("agricola-fact-released", "loss", "sheep"), ("agricola-fact-goods", "gain", "sheep")]


def test_a_view_has_a_cards_cost_and_whether_it_may_be_played() -> None:
    cards = GAME.from_position(WITH_CARDS).view(0).cards
    # The Lumber Mill reduces the cost of each improvement by one wood.
    crook, hut = cards["shepherds-crook"], cards["pond-hut"]
    assert (crook.printed, crook.price, crook.met) == ({"wood": 1}, {}, True)
    assert (hut.printed, hut.met) == ({"wood": 1}, False), "it needs exactly two occupations"


@pytest.mark.parametrize(
    ("card", "farm", "lacks"),
    [
        ("bottles", {}, 0),
        ("loom", {}, 2),
        ("loom", {"played": ["wood-cutter", "groom"]}, 0),
        ("loom", {"played": ["wood-cutter", "groom", "grocer"]}, 0),
        ("three-field-rotation", {"played": ["wood-cutter"]}, 2),
        ("wool-blankets", {"goods": {"sheep": 1}}, 4),
        ("sleeping-corner", {"fields": {"c1": {"crop": "grain", "amount": 2}}}, 1),
        ("thick-forest", {"goods": {"clay": 3}}, 2),
        ("pond-hut", {}, 0),
    ],
)
def test_a_card_in_hand_says_how_many_are_missing_for_its_prerequisite(
    card: str, farm: dict[str, Any], lacks: int
) -> None:
    first = {"steps": [{"step": "place"}], "goods": {"food": 2}, "hand": [card], **farm}
    position = {**WITH_CARDS, "farms": [first, WITH_CARDS["farms"][1]]}
    assert GAME.from_position(position, check=False).view(0).cards[card].lacks == lacks


def test_a_card_in_hand_says_which_goods_are_missing_for_its_price() -> None:
    first = {**WITH_CARDS["farms"][0], "goods": {"wood": 1}, "hand": ["dutch-windmill", "canoe", "tutor"]}
    cards = GAME.from_position({**WITH_CARDS, "farms": [first, WITH_CARDS["farms"][1]]}, check=False).view(0).cards
    assert cards["dutch-windmill"].missing == {"stone": 2}, "the Lumber Mill saves a wood"
    assert cards["canoe"].missing == {}
    assert cards["tutor"].missing == {}
    assert cards["lumber-mill"].missing == {}, "it is in play"


def test_in_a_draft_a_card_shows_its_points_and_what_makes_it_cheaper() -> None:
    options = GAME.options(players=2, cards="full", deal="draft-pairs")
    state = GAME.start(options, 1)
    state.farms[0].hand = (CARD_NAMES.index("stonecutter"),)
    state.farms[0].pack = (CARD_NAMES.index("dutch-windmill"),)
    state.farms[0].choices = None
    code = GAME.parse("draft dutch-windmill")
    points, cheaper = GAME.words.facts(state.view(0), code, state.preview(0, code))
    assert (points.message.id, points.message.args) == ("agricola-fact-points", {"points": 2})
    assert cheaper.message.id == "agricola-fact-cheaper-with"
    assert (cheaper.message.args["card"].value, cheaper.message.args["amount"]) == ("stonecutter", 1)


def test_a_card_with_negative_points_is_a_loss() -> None:
    state = GAME.start(GAME.options(players=2, cards="full", deal="draft-pairs"), 1)
    state.farms[0].pack = (CARD_NAMES.index("mantlepiece"),)
    state.farms[0].choices = None
    code = GAME.parse("draft mantlepiece")
    points, *_ = GAME.words.facts(state.view(0), code, state.preview(0, code))
    assert (points.message.args["points"], points.tone) == (-3, "loss")
