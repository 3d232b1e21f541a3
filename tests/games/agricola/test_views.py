"""The current score sheet, and what a view contains besides the position."""

import pytest

from cosecha.bots.random import RandomBot
from cosecha.core.message import Message
from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME, Options, State, View, words
from cosecha.games.agricola.goods import FOOD, GRAIN
from cosecha.games.agricola.majors import ALL_MAJORS
from cosecha.locale import Speaker


def played(players: int, seed: int, moves: int = 1000) -> State:
    """A random match after this many moves."""
    state = GAME.start(Options(players=players), seed)
    rng = Rng(seed)
    while (waiting := state.waiting()) and moves:
        worth = state.worth(waiting[0])
        state.apply(waiting[0], worth[rng.below(len(worth))])
        moves -= 1
    return state


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("moves", [0, 30, 1000])
def test_the_current_score_is_that_of_the_farms(players: int, moves: int) -> None:
    state = played(players, players, moves)
    assert bool(state.waiting()) == (moves < 1000)
    for seat in (*range(players), None):
        assert GAME.standing(state.view(seat)) == state.scores()


def composed(**farm: object) -> State:
    """Seat 0 with this farm, about to place its first person of round 4."""
    return two_farms({"steps": [{"step": "place"}], **farm}, {})


def two_farms(*farms: dict[str, object], cards: str = "none") -> State:
    """Two farms in the work phase of round 4."""
    return GAME.from_position(
        {
            "options": {"players": 2, "cards": cards},
            "round": 4,
            "phase": "work",
            "active": 0,
            "starter": 0,
            "majors": [],
            "farms": list(farms),
            "round_cards": ["sheep-market", "fencing", "major-improvement", "grain-utilization"],
        },
        check=False,
    )


def test_a_view_has_pasture_capacities_and_remaining_pieces() -> None:
    state = composed(stables=["c1", "e3"], pastures=[["b1", "c1"], ["d1"]])
    facts = state.view(None).facts.farms[0]
    capacities = dict(zip(map(tuple, state.view(None).position.farms[0].pastures), facts.capacities, strict=True))
    assert capacities == {("b1", "c1"): 8, ("d1",): 2}
    assert (facts.loose, facts.fences, facts.stables) == (2, 6, 2)


def test_a_view_has_what_each_good_is_worth_in_food() -> None:
    facts = composed(majors=["hearth4", "basketmaker"]).view(1).facts.farms
    assert facts[0].rates == {"grain": 1, "vegetable": 3, "sheep": 2, "boar": 3, "cattle": 4}
    assert facts[0].workshops == {"reed": 3}
    assert facts[1].rates == {"grain": 1, "vegetable": 1}
    assert facts[1].workshops == {}


def test_a_view_has_the_next_harvest_and_the_food_it_takes() -> None:
    state = composed(people=3, newborns=1)
    assert (state.view(0).facts.harvest, state.view(0).facts.farms[0].food) == (4, 5)
    later = state.copy()
    later.round = 5
    assert (later.view(0).facts.harvest, later.view(0).facts.farms[0].food) == (7, 6)
    alone = GAME.start(Options(players=1), 1)
    assert (alone.view(0).facts.harvest, alone.view(0).facts.farms[0].food) == (4, 6)
    end = played(2, 1)
    assert (end.view(0).facts.harvest, end.view(0).facts.farms[0].food) == (None, 0)


def test_a_view_has_the_refills_of_each_space() -> None:
    refills = composed().view(None).facts.refills
    assert refills["forest"] == {"wood": 3}
    assert refills["sheep-market"] == {"sheep": 1}
    assert "day-laborer" not in refills
    assert "western-quarry" not in refills
    assert GAME.start(Options(players=1), 1).view(0).facts.refills["forest"] == {"wood": 2}


def test_a_view_describes_exactly_the_cards_it_shows() -> None:
    state = two_farms(
        {"hand": ["loom", "grocer"], "played": ["lumber-mill"], "steps": [{"step": "place"}]},
        {"hand": ["basket"], "played": ["wood-cutter"]},
        cards="few",
    )
    mine = state.view(0).cards
    assert set(mine) == {"loom", "grocer", "lumber-mill", "wood-cutter"}
    # The Lumber Mill reduces the cost of cards in hand by one wood; played cards show the printed cost.
    assert (mine["loom"].price, mine["loom"].points, mine["loom"].occupation) == ({"wood": 1}, 1, False)
    assert mine["loom"].needs == Message("agricola-needs-occupations-least", {"count": 2})
    assert mine["lumber-mill"].price == {"stone": 2}
    assert (mine["grocer"].occupation, mine["grocer"].price, mine["grocer"].needs) == (True, {}, None)
    assert set(state.view(1).cards) == {"basket", "lumber-mill", "wood-cutter"}
    assert set(state.view(None).cards) == {"lumber-mill", "wood-cutter"}
    assert composed().view(0).cards == {}


def test_the_lumber_mill_changes_costs_only_for_its_owner() -> None:
    state = two_farms(
        {"played": ["lumber-mill"], "goods": {"stone": 3}, "steps": [{"step": "major or minor improvement"}]},
        {"goods": {"stone": 3}},
        cards="few",
    )
    state.majors = ALL_MAJORS
    printed, mine = state.view(None), state.view(0)
    for view in (mine, state.view(0)):
        assert view.facts.majors["well"].price == {"stone": 3}
        assert view.facts.majors["joinery"].price == {"wood": 1, "stone": 2}
    for view in (printed, state.view(1)):
        assert view.facts.majors["well"].price == {"wood": 1, "stone": 3}
        assert view.facts.majors["joinery"].price == {"wood": 2, "stone": 2}
    said = Speaker("en").say
    assert [said(choice.label) for choice in words.choices(mine)] == ["Well: 3 stone"]
    prices = {view.seat: [said(cell) for row in _improvements(view) for cell in row] for view in (mine, printed)}
    assert prices[0][:3] == ["Fireplace (2)", "2 clay", "–"]
    assert {"3 stone", "1 wood, 2 stone", "4 clay, or return a Fireplace"} <= set(prices[0])
    assert {"1 wood, 3 stone", "2 wood, 2 stone", "4 clay, or return a Fireplace"} <= set(prices[None])


def test_a_view_has_the_prices_that_cards_change() -> None:
    builder: dict[str, object] = {"house": "clay", "goods": {"wood": 1, "clay": 5, "reed": 2, "stone": 2}}
    state = two_farms(
        {**builder, "played": ["frame-builder", "hedge-keeper", "stonecutter"], "steps": [{"step": "room"}]},
        {"house": "wood", "goods": {"wood": 9}},
        cards="full",
    )
    view = state.view(0)
    mine, other = view.facts.farms
    assert mine.room_prices == [{"clay": 5, "reed": 2}, {"wood": 1, "clay": 3, "reed": 2}]
    assert mine.renovation_prices == {"stone": [{"reed": 1, "stone": 1}, {"wood": 1, "reed": 1}]}
    assert (mine.free_fences, mine.fence_goods) == (3, ["wood"])
    assert other.room_prices == [{"wood": 5, "reed": 2}]
    assert other.renovation_prices == {"clay": [{"clay": 2, "reed": 1}]}
    assert (other.free_fences, other.fence_goods) == (0, ["wood"])
    said = Speaker("en").say(words.prompt(view))
    assert "it costs 5 clay, 2 reed; or 1 wood, 3 clay, 2 reed." in said


def _improvements(view: View) -> list[list[Message]]:
    table = next(table for table in words.board(view) if table.title.id == "agricola-board-improvements")
    return [[cell for cell in row if isinstance(cell, Message)] for row in table.rows]


def test_fences_are_paid_with_wood_and_clay() -> None:
    fencer: dict[str, object] = {"played": ["rammed-clay"], "steps": [{"step": "fences"}]}
    state = two_farms({**fencer, "goods": {"wood": 3, "clay": 9}}, {}, cards="few")
    state.play(0, GAME.parse("fence e1"))
    paid = [GAME.notation(action) for action in state.worth(0)]
    assert paid == ["pay clay4", "pay wood1-clay3", "pay wood2-clay2", "pay wood3-clay1"]
    choices = [choice for choice in words.choices(state.view(0)) if choice.notation != "discard"]
    assert [choice.notation for choice in choices] == paid
    said = [Speaker("en").say(choice.label) for choice in choices]
    assert said == ["4 clay", "1 wood, 3 clay", "2 wood, 2 clay", "3 wood, 1 clay"]


def test_the_fence_payment_question_names_the_clay_for_rammed_clay() -> None:
    fencer: dict[str, object] = {"goods": {"wood": 5, "clay": 2}, "steps": [{"step": "fences"}]}
    said = Speaker("en").say
    wood = said(words.prompt(two_farms(fencer, {}, cards="few").view(0)))
    assert "costs 1 wood. You have 5 wood and can still build 15." in wood
    clay = said(words.prompt(two_farms({**fencer, "played": ["rammed-clay"]}, {}, cards="few").view(0)))
    assert "costs 1 wood or 1 clay. You have 5 wood and 2 clay, and can still build 15." in clay


@pytest.mark.parametrize("seed", range(10))
def test_a_seat_asked_for_a_card_has_one_in_every_guess(seed: int) -> None:
    """Seat 0 has a reed and must improve something: it can afford a Basket and Rammed Clay."""
    asked: dict[str, object] = {"hand": ["basket", "loom"], "steps": [{"step": "major or minor improvement"}]}
    state = two_farms({**asked, "goods": {"reed": 1}}, {"hand": ["claypipe"]}, cards="few")
    for seat in (1, None):
        view = state.view(seat)
        guessed = GAME.guess(view, Rng(seed))
        assert guessed.view(seat) == view
        assert guessed.legal(0) != []
        assert len(guessed.farms[0].hand) == 2


def test_exchanges_and_discards_are_legal_but_set_aside_when_they_cannot_help() -> None:
    state = composed(goods={"grain": 1})
    exchange, discard = GAME.parse("exchange grain"), GAME.parse("discard grain")
    view = state.view(0)
    assert {exchange, discard} <= set(view.legal)
    assert view.aside == [exchange, discard]
    assert view.worth() == state.worth(0) == [action for action in view.legal if action not in view.aside]
    chosen = {RandomBot().choose(view, Rng(seed)) for seed in range(200)}
    assert chosen == set(view.worth())
    state.play(0, exchange)
    assert (state.farms[0].goods[GRAIN], state.farms[0].goods[FOOD]) == (0, 1)


def test_a_seat_that_lacks_food_at_a_harvest_is_offered_the_exchanges() -> None:
    state = composed(goods={"grain": 3, "food": 3}, home=0)
    state.farms[0].steps = []
    state.farms[1].home = 0
    state.advance(None)
    discard = GAME.parse("discard grain")
    assert state.view(0).aside == [discard]
    state.farms[0].goods[FOOD] = 4
    assert state.view(0).aside == [GAME.parse("exchange grain"), discard]


def test_nobody_can_change_the_prerequisites_that_all_views_share() -> None:
    """Each card is encoded once; a bot that writes to its view must not change what others see."""
    state = two_farms({"hand": ["loom", "pond-hut", "lumber-mill"], "steps": [{"step": "place"}]}, {}, cards="few")
    for name, card in state.view(0).cards.items():
        assert card.needs is not None
        assert list(card.needs.args) == ["count"]
        with pytest.raises(TypeError):
            card.needs.args["count"] = 9
        assert state.view(0).cards[name].needs == card.needs


FARMS: list[dict[str, object]] = [
    {},
    {"house": "clay"},
    {"house": "clay", "rooms": ["a1", "a2", "a3"]},
    {"rooms": ["a1", "a2", "a3"]},
    {"played": ["animal-tamer"]},
    {"played": ["animal-tamer"], "rooms": ["a1", "a2", "a3"]},
    {"played": ["hedge-keeper"], "pastures": [["e1"]]},
    {"played": ["hedge-keeper"], "pastures": [["e1"]], "stores": {"hedge-keeper": 2}},
]


def test_fences_after_the_free_ones_may_be_paid_for_with_clay() -> None:
    state = two_farms({"played": ["rammed-clay", "hedge-keeper"], "steps": [{"step": "fences"}]}, {}, cards="full")
    facts = state.view(0).facts.farms[0]
    assert (facts.free_fences, facts.fence_goods) == (3, ["wood", "clay"])


def test_matches_that_are_played_side_by_side_keep_their_own_prices() -> None:
    """Parts of views are cached, and one server shows many tables."""
    states = [two_farms({"steps": [{"step": "place"}], **farm}, {}, cards="full") for farm in FARMS]
    far = two_farms({"steps": [{"step": "place"}], "pastures": [["e3"]]}, {}, cards="full")
    alone = []
    for state in states:
        far.view(0)  # nothing of this farm can be used again
        alone.append(state.view(0).facts.farms[0])
    for state, facts in zip(states, alone, strict=True):
        for other in states:
            other.view(0)
            assert state.view(0).facts.farms[0] == facts
    assert [facts.room_prices[0] for facts in alone[:2]] == [{"wood": 5, "reed": 2}, {"clay": 5, "reed": 2}]
    assert [list(facts.renovation_prices) for facts in alone[:2]] == [["clay"], ["stone"]]
    assert [facts.loose for facts in alone[4:6]] == [2, 3]
    assert [facts.free_fences for facts in alone[6:]] == [3, 1]
