"""Team play and the open market: random play, what hands and partners may know, and standings by team."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cosecha.core.rng import Rng
from cosecha.core.scores import place, rivals, share_of_win, sides
from cosecha.core.series import Result, Series, new_series
from cosecha.games.agricola import GAME, Options
from cosecha.games.agricola.goods import WOOD
from cosecha.games.agricola.mechanisms.customs import settle_customs
from cosecha.games.agricola.scoring import product
from tests.conftest import PROOF
from tests.contract.agricola import shuffle_hidden
from tests.games.agricola.team_ledger import TeamLedger
from tests.games.agricola.test_properties import SEASONS, enrich, played

pytestmark = pytest.mark.unmeasured


def table(**options: Any) -> Options:
    agreed: Options = GAME.checked({"players": 4, **options})
    return agreed


@pytest.mark.parametrize("seed", range(120 if PROOF else 4))
def test_a_random_match_in_teams_keeps_the_rules(seed: int) -> None:
    tiles = "with" if seed % 3 else "without"
    scoring = "product" if seed % 2 else "lower"
    ledger = TeamLedger(table(teams=scoring, side_job=tiles, tile=tiles, **SEASONS[seed % len(SEASONS)]), seed)
    if seed % 4:
        enrich(ledger)
    played(ledger, Rng(seed))


VARIANTS: list[dict[str, Any]] = [
    {"teams": "lower", "cards": "full"},
    {"teams": "product", "cards": "full", "seasons": "with", "unfinished_pastures": "with", "one_pasture": "with"},
    {"players": 3, "cards": "full", "open_market": "with", "market_cards": 8, "even_start": "with"},
    {"teams": "lower", "cards": "full", "open_market": "with", "deal": "changing-5", "take_usable": "with"},
]


@pytest.mark.parametrize("seed", range(100 if PROOF else len(VARIANTS)))
def test_hand_cards_with_teams_and_the_market_play_to_the_end(seed: int) -> None:
    """No ledger knows all cards, so this checks what holds with any: positions can be read back, previews leave no
    trace, and no view depends on what its seat can't know, not even on the partner's hand."""
    rng = Random(seed)
    state = GAME.start(table(**VARIANTS[seed % len(VARIANTS)]), seed)
    for farm in state.farms:
        farm.goods[WOOD : WOOD + 4] = [12, 6, 4, 4]
        farm.choices = None
    while waiting := state.waiting():
        seat = rng.choice(waiting)
        action = rng.choice(state.worth(seat) if rng.random() < 0.9 else state.legal(seat))
        before, position = state.copy(), state.position()
        state.preview(seat, action)
        assert state == before
        if rng.random() < 0.1:
            assert GAME.from_position(position) == state
            for viewer in (*range(state.players), None):
                assert shuffle_hidden(state, viewer, Rng(seed)).view(viewer) == state.view(viewer)
        state.play(seat, action)
        if state.teams:
            lent = [farm.lent for farm in state.farms]
            settle_customs(state)
            assert [farm.lent for farm in state.farms] == lent


@pytest.mark.parametrize("seed", range(60 if PROOF else 3))
def test_the_open_market_loses_a_card_only_to_a_skipped_turn(seed: int) -> None:
    """Followed by its events alone: one card a round at most, for a turn without a person, and nothing is added."""
    rng = Random(seed)
    players, cards = 2 + seed % 3, 2 + seed % 7
    state = GAME.start(table(players=players, cards="full", open_market="with", market_cards=cards), seed)
    lying = list(state.position().market)
    minors = [name for name in lying if not state.view(None).cards[name].occupation]
    assert (len(lying), len(minors)) == (cards, cards // 2)
    taken: dict[int, str] = {}
    while waiting := state.waiting():
        seat, before = rng.choice(waiting), state.position()
        asked = state.decision(seat)
        offered = {text[5:] for text in map(GAME.notation, state.legal(seat)) if text.startswith("take ")}
        someone_else = any(farm.home for number, farm in enumerate(before.farms) if number != seat)
        if offered:
            assert offered == set(lying)
            assert before.round not in taken
            assert someone_else
        elif asked is not None and asked.kind == "place" and before.farms[seat].steps[-1].step == "place":
            assert before.round in taken or not lying or not someone_else
        some = state.worth(seat)
        takes = [action for action in some if GAME.notation(action).startswith("take ")]
        action = rng.choice(takes) if takes and rng.random() < 0.3 else rng.choice(some)
        facts = [msgspec.to_builtins(event) for event in state.play(seat, action)]
        for fact in facts:
            if fact["event"] == "card_taken":
                lying.remove(fact["card"])
                taken[before.round] = fact["card"]
                after = state.position().farms[fact["seat"]]
                assert fact["card"] in (after.hand or [])
                assert after.home == before.farms[fact["seat"]].home
                assert seat not in state.waiting()
        assert list(state.position().market) == lying
    assert taken


def test_a_product_of_two_negative_totals_is_no_good_result() -> None:
    assert [product(3, 4), product(-3, 4), product(3, -4), product(-3, -4), product(0, -4)] == [12, -12, -12, -12, 0]


def test_seats_of_a_team_share_their_place_and_their_win() -> None:
    teams = [[0, 2], [1, 3]]
    assert sides(4, teams) == teams
    assert sides(2, []) == [[0], [1]]
    assert [rivals(seat, 4, teams) for seat in range(4)] == [[1, 3], [0, 2], [1, 3], [0, 2]]
    assert rivals(1, 3, []) == [0, 2]
    assert [place(seat, [5, 9, 5, 9], teams, [1, 3]) for seat in range(4)] == [2, 1, 2, 1]
    assert [place(seat, [5, 9, 7], [], [1]) for seat in range(3)] == [3, 1, 2]
    assert [place(seat, [5, 9, 7], [], [2]) for seat in range(3)] == [3, 2, 1], "who wins is first in any case"
    assert [share_of_win(seat, [1, 3], teams) for seat in range(4)] == [0, 1, 0, 1]
    assert [share_of_win(seat, [0, 1, 2, 3], teams) for seat in range(4)] == [0.5] * 4
    assert [share_of_win(seat, [0, 2], []) for seat in range(3)] == [0.5, 0, 0.5]


def _series(*winners: list[int]) -> Series:
    teams = [[0, 2], [1, 3]]
    results = [Result([int(seat in won) for seat in range(4)], won, teams=teams) for won in winners]
    _, series = new_series("best-of-three", "agricola", table(teams="lower"))
    return replace(series, results=results)


def test_a_team_wins_a_best_of_three_as_one() -> None:
    kind, _ = new_series("best-of-three", "agricola", table(teams="lower"))
    assert kind.next_options(_series([0, 2])) is not None
    assert kind.next_options(_series([0, 2], [1, 3])) is not None
    ended = _series([0, 2], [0, 2])
    assert kind.next_options(ended) is None
    assert kind.stake(ended).id == "series-won-team"
    assert kind.standings(ended).leaders == [0, 2]
    shared = _series([0, 2], [1, 3], [0, 1, 2, 3])
    assert kind.next_options(shared) is None
    assert kind.stake(shared).id == "series-shared"
