"""The board: which spaces are in play, how they refill and what they give, for every number of players."""

from typing import get_args

import pytest

from cosecha.games.agricola import deal
from cosecha.games.agricola.engine.decks import SPACES as DECK_SPACES
from cosecha.games.agricola.engine.effects import NAMES as EFFECT_NAMES
from cosecha.games.agricola.engine.spaces import EFFECTS, GOODS, NAMES
from cosecha.games.agricola.options import Options, Season, problems
from tests.games.agricola import oracle
from tests.games.agricola.farms import action, fill, good, legal, match, play

PLAYERS = [1, 2, 3, 4]
SEASONS = ("winter-work", "spring-work", "summer-work", "autumn-work")
DOES = {
    "market": "move goods",
    "winter-work": "winter family growth",
    "spring-work": "((breed: breeding phase) and/or sow...)",
    "summer-work": "(plow and/or (bake or (sell-grain: (pay 1 grain, then get 4 food))))",
    "autumn-work": "((field-phase: field phase) and/or (vegetable: get 1 vegetable))",
    "farm-expansion": "(room... and/or stable for 2 wood...)",
    "meeting-place": "(starting player, then [minor improvement])",
    "beginners-meeting-place": "(starting player, then take)",
    "grain-seeds": "get 1 grain",
    "farmland": "plow",
    "lessons": "occupation for 0/1/1 food",
    "day-laborer": "get 2 food",
    "resource-market": "get 1 reed 1 stone 1 food",
    "more-lessons": "occupation for 1/1/2 food",
    "side-job": "(stable for 1 wood and/or bake)",
    "two-in-one": "(sheep: get 1 sheep 1 food or boar: get 1 boar or cattle: (pay 1 food, then get 1 cattle)"
    " or modest-wish: from round 5: family growth)",
    "major-improvement": "major or minor improvement",
    "fencing": "fences...",
    "grain-utilization": "(sow... and/or bake)",
    "basic-wish": "(family growth, then [minor improvement])",
    "house-redevelopment": "(renovate, then [major or minor improvement])",
    "vegetable-seeds": "get 1 vegetable",
    "urgent-wish": "urgent family growth",
    "cultivation": "(plow and/or sow...)",
    "farm-redevelopment": "(renovate, then [fences...])",
}
"""With 4 players; every other space is used to take its goods."""
OTHERWISE = {
    (1, "meeting-place"): "(nothing, then [minor improvement])",
    (1, "beginners-meeting-place"): "take",
    (3, "resource-market"): "(get 1 food, then (reed: get 1 reed or stone: get 1 stone))",
    (3, "more-lessons"): "occupation for 2/2/2 food",
    (2, "four-in-one"): "(copse: take or resource-market: get 1 stone 1 food or sheep: get 1 sheep 1 food or"
    " boar: get 1 boar or cattle: (pay 1 food, then get 1 cattle) or modest-wish: from round 5: family growth)",
}


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("tiles", [False, True])
def test_extensions_and_tiles_decide_which_spaces_are_in_play(players: int, tiles: bool) -> None:
    if players == 1 and tiles:
        assert problems(Options(players=1, side_job="with"))
        assert problems(Options(players=1, tile="with"))
        return
    word = "with" if tiles else "without"
    state = match(players, side_job=word, tile=word)
    expected = {*oracle.PERMANENT, *oracle.EXTENSIONS[players]} | (
        {"side-job", oracle.TILES[players]} if tiles else set()
    )
    assert {NAMES[space] for space in state.spaces[:-1]} == expected
    assert len(state.spaces) == len(expected) + 1


@pytest.mark.parametrize("first", get_args(Season))
def test_only_the_space_of_the_current_season_is_in_play(first: Season) -> None:
    state = deal.start(Options(seasons="with", first_season=first), 1)
    assert [NAMES[space] for space in state.spaces if NAMES[space] in SEASONS] == [f"{first}-work"]


def test_teams_have_a_market() -> None:
    for teams in (False, True):
        state = deal.start(Options(players=4, teams="lower" if teams else "without"), 1)
        assert (NAMES.index("market") in state.spaces) == teams


def test_with_cards_lessons_are_in_play_and_the_meeting_place_accumulates_nothing() -> None:
    for players in PLAYERS:
        state = match(players, cards="few")
        names = {NAMES[space] for space in state.spaces}
        assert {"lessons", "meeting-place"} <= names
        assert "beginners-meeting-place" not in names
        assert ("more-lessons" in names) == (players > 2)
        assert GOODS[NAMES.index("meeting-place")] == -1


@pytest.mark.parametrize("players", PLAYERS)
def test_each_space_has_its_effect(players: int) -> None:
    for space, name in enumerate(NAMES):
        effect = EFFECTS[space][players]
        if effect >= 0 and space not in DECK_SPACES.values():
            assert EFFECT_NAMES[effect] == OTHERWISE.get((players, name), DOES.get(name, "take"))
    missing = {name for space, name in enumerate(NAMES) if EFFECTS[space][players] < 0}
    assert (
        missing
        == {
            1: {"side-job", "four-in-one", "two-in-one", *oracle.EXTENSIONS[4], "more-lessons", "market"},
            2: {"two-in-one", *oracle.EXTENSIONS[4], "more-lessons", "market"} - {"copse"},
            3: {"four-in-one", "copse", "traveling-players", "market"},
            4: {"four-in-one"},
        }[players]
    )


@pytest.mark.parametrize("players", PLAYERS)
def test_goods_accumulate_every_round(players: int) -> None:
    """Nobody takes anything in this match, so every space gains one refill per round."""
    tile = "with" if players == 2 else "without"
    state = match(players, tile=tile)
    since = dict.fromkeys([NAMES[space] for space in state.spaces], 1)
    for number in range(1, 15):
        assert state.round == number
        for space, name in enumerate(NAMES):
            refills = oracle.REFILLS.get(name, ("", {}))[1].get(players, 0)
            rounds = number + 1 - since[name] if name in since else 0
            assert state.piles[space] == refills * rounds, name
        if number == 14:
            break
        for farm in state.farms:
            farm.home = 0
            farm.steps = []
        state.phase = 9
        state.advance(None)
        since[NAMES[state.spaces[-1]]] = number + 1
    assert {NAMES[space] for space in state.spaces if GOODS[space] >= 0} == {
        name
        for name, (_, refills) in oracle.REFILLS.items()
        if players in refills and (name != "four-in-one" or tile == "with") and (name != "copse" or players == 4)
    }


def test_each_accumulation_space_has_its_good() -> None:
    for space, name in enumerate(NAMES):
        expected = oracle.GOODS.index(oracle.REFILLS[name][0]) if name in oracle.REFILLS else -1
        assert GOODS[space] == expected


def test_round_cards_are_shuffled_within_their_stages() -> None:
    orders = set()
    for seed in range(40):
        names = [NAMES[card] for card in deal.start(Options(), seed).round_cards]
        orders.add(tuple(names))
        for stage in oracle.STAGES:
            assert set(names[: len(stage)]) == set(stage)
            names = names[len(stage) :]
        assert not names
    assert len(orders) > 30


def test_a_player_takes_the_whole_pile() -> None:
    state = match()
    state.piles[NAMES.index("forest")] = 7
    play(state, "use forest")
    assert good(state.farms[0], "wood") == 7
    assert state.piles[NAMES.index("forest")] == 0
    assert action("use forest") not in legal(state, 1), "one person per space and round"


@pytest.mark.parametrize(
    ("players", "answers", "gained"),
    [
        (3, ["choose reed"], {"food": 1, "reed": 1}),
        (3, ["choose stone"], {"food": 1, "stone": 1}),
        (4, [], {"food": 1, "reed": 1, "stone": 1}),
    ],
)
def test_the_resource_market_gives_its_goods(players: int, answers: list[str], gained: dict[str, int]) -> None:
    state = match(players)
    fill(state.farms[0], food=0)
    play(state, "use resource-market")
    for text in answers:
        play(state, text)
    assert {name: good(state.farms[0], name) for name in oracle.GOODS if good(state.farms[0], name)} == gained
    assert state.active == 1


def tile(players: int) -> str:
    return oracle.TILES[players]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("choice", "gained"),
    [("sheep", {"sheep": 1, "food": 2}), ("boar", {"boar": 1, "food": 1}), ("cattle", {"cattle": 1})],
)
def test_the_animal_market_of_the_tiles_gives_its_animals(players: int, choice: str, gained: dict[str, int]) -> None:
    state = match(players, tile="with")
    fill(state.farms[0], food=1)
    play(state, f"use {tile(players)}")
    play(state, f"choose {choice}")
    assert {name: good(state.farms[0], name) for name in oracle.GOODS if good(state.farms[0], name)} == gained
    assert action(f"use {tile(players)}") not in legal(state, 1), "only one person on the whole tile"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cattle_on_the_tile_cost_one_food_even_from_an_exchange(players: int) -> None:
    state = match(players, tile="with")
    farm = fill(state.farms[0], food=0, grain=1)
    play(state, f"use {tile(players)}")
    assert action("choose cattle") not in legal(state)
    play(state, "exchange grain")
    play(state, "choose cattle")
    assert [good(farm, name) for name in ("food", "grain", "cattle")] == [0, 0, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_modest_wish_is_available_from_round_five_and_needs_a_room(players: int) -> None:
    for number, rooms, wished in ((4, "a1a2a3", False), (5, "a2a3", False), (5, "a1a2a3", True), (14, "a1a2a3", True)):
        state = match(players, tile="with")
        fill(state.farms[0], rooms=rooms)
        state.round = number
        play(state, f"use {tile(players)}")
        assert (action("choose modest-wish") in legal(state)) == wished
        if wished:
            play(state, "choose modest-wish")
            assert (state.farms[0].people, state.farms[0].newborns, state.farms[0].home) == (3, 1, 1)


def test_the_copse_of_the_tile_keeps_its_wood_while_another_part_is_used() -> None:
    state = match(2, tile="with")
    space = NAMES.index("four-in-one")
    state.piles[space] = 3
    twin = state.copy()
    play(state, "use four-in-one")
    play(state, "choose resource-market")
    assert state.piles[space] == 3
    assert (good(state.farms[0], "stone"), good(state.farms[0], "wood")) == (1, 0)
    play(twin, "use four-in-one")
    play(twin, "choose copse")
    assert twin.piles[space] == 0
    assert good(twin.farms[0], "wood") == 3


def test_side_job_builds_one_stable_for_one_wood_and_bakes_in_either_order() -> None:
    state = match(2, side_job="with")
    farm = fill(state.farms[0], wood=5, grain=1, majors="fireplace2", food=0)
    play(state, "use side-job")
    play(state, "bake 1")
    assert action("done") in legal(state)
    play(state, "stable e3")
    assert [good(farm, name) for name in ("wood", "grain", "food")] == [4, 0, 2]
    assert state.active == 1, "only one stable"
