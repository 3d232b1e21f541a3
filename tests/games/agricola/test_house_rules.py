"""House rules: random play with each of them and with any of them together, and the fences that they allow."""

from random import Random

import pytest

from cosecha.core.rng import Rng
from cosecha.games.agricola import GAME
from cosecha.games.agricola.board import EDGE_NAMES, edge_names
from cosecha.games.agricola.fences import cheapest_pasture, fences_left, new_fences, possible_pastures, rail_sites
from cosecha.games.agricola.goods import WOOD
from cosecha.games.agricola.mechanisms.customs import settle_customs
from cosecha.games.agricola.state import State
from tests.conftest import PROOF
from tests.games.agricola import oracle
from tests.games.agricola.house_ledger import RULES, HouseBooks, HouseLedger, fencings, table
from tests.games.agricola.test_fences import places
from tests.games.agricola.test_properties import enrich, played

pytestmark = pytest.mark.unmeasured

SEEDS = range(10 if PROOF else 1)


@pytest.mark.parametrize("rule", RULES)
def test_a_random_match_with_a_house_rule_keeps_it(rule: str) -> None:
    for seed in SEEDS:
        ledger = HouseLedger(table({rule}, 2 if rule == "extra_copse" else 2 + seed % 3), seed)
        enrich(ledger)
        played(ledger, Rng(seed))


@pytest.mark.parametrize("seed", range(100 if PROOF else 4))
def test_a_random_match_keeps_any_house_rules_together(seed: int) -> None:
    rng = Random(seed)
    rules = {rule for rule in RULES if rng.random() < 0.6}
    ledger = HouseLedger(table(rules, 1 + seed % 4), seed)
    if seed % 2:
        enrich(ledger)
    played(ledger, Rng(seed))


@pytest.mark.parametrize("seed", range(100 if PROOF else 3))
def test_hand_cards_and_house_rules_play_to_the_end(seed: int) -> None:
    """No ledger knows all cards, so this checks what holds with any: positions can be read back, and undone moves leave
    no trace."""
    rng = Random(seed)
    rules = {rule for rule in RULES if rng.random() < 0.7}
    players = 1 + seed % 4
    options = {"players": players, **dict.fromkeys(rules - {"growing_outwards"}, "with"), "cards": "full"}
    if players != 2:
        options.pop("extra_copse", None)
    if players == 1:
        options.pop("even_start", None)
    if seed % 2:
        options.pop("scattered_pastures", None)
        options["growing_outwards"] = "with"
    state = GAME.start(GAME.checked(options), seed)
    for farm in state.farms:
        farm.goods[WOOD : WOOD + 4] = [12, 6, 4, 4]
        farm.choices = None
    while waiting := state.waiting():
        seat = rng.choice(waiting)
        action = rng.choice(state.worth(seat) if rng.random() < 0.9 else state.legal(seat))
        before, position = state.copy(), state.position()
        state.preview(seat, action)
        assert state == before
        if rng.random() < 0.2:
            assert GAME.from_position(position) == state
        state.play(seat, action)


def yard(rng: Random, rules: set[str]) -> tuple[State, HouseBooks]:
    """A farm with some rooms and fields, pastures and open fences, and the books that say the same."""
    state = GAME.start(table(rules, 2), 0)
    built = state.farms[0]
    settle_customs(state)
    for _ in range(rng.randrange(6)):
        cell = 1 << rng.randrange(15)
        if rng.random() < 0.5 and not built.fields & cell:
            built.rooms |= cell
        elif not built.rooms & cell:
            built.fields |= cell
    for _ in range(rng.randrange(9)):
        if rng.random() < 0.3:
            offered = possible_pastures(built, min(fences_left(built), rng.choice([4, 6, 15])))
            if offered:
                built.fence_in(rng.choice(offered))
        elif rails := edge_names(rail_sites(built)):
            built.fences |= 1 << EDGE_NAMES.index(rng.choice(rails))
    books = HouseBooks(0, rules)
    books.goods["wood"] = 99
    books.rooms = {oracle.CELLS[number] for number in range(15) if built.rooms >> number & 1}
    books.fields = {oracle.CELLS[number]: ("", 0) for number in range(15) if built.fields >> number & 1}
    books.fences = frozenset(oracle.edge(name) for name in edge_names(built.fences))
    return state, books


FENCE_RULES = (
    {"scattered_pastures"},
    {"growing_outwards"},
    {"unfinished_pastures"},
    {"unfinished_pastures", "scattered_pastures"},
    {"unfinished_pastures", "growing_outwards"},
)


@pytest.mark.parametrize("rules", FENCE_RULES, ids=lambda rules: " and ".join(sorted(rules)))
def test_every_fence_that_the_house_rules_allow_is_offered_once(rules: set[str]) -> None:
    for seed in range(60 if PROOF else 4):
        rng = Random(seed)
        state, books = yard(rng, rules)
        built = state.farms[0]
        assert sorted(map(sorted, map(places, built.pastures))) == sorted(map(sorted, oracle.pastures(books.fences)))
        most = rng.choice([fences_left(built), 4])
        offered = possible_pastures(built, min(most, fences_left(built)))
        after = {books.fences | oracle.border(places(mask)): mask for mask in offered}
        expected = {fences for fences, _ in fencings(books, min(most, fences_left(built)))}
        assert set(after) == expected
        assert len(after) == len(offered), "two offers have the same result"
        assert {oracle.edge(name) for name in edge_names(rail_sites(built))} == books.rails()
        cheapest = min([1 for _ in books.rails()] + [new_fences(built.fences, mask) for mask in offered], default=16)
        if most == fences_left(built):
            assert cheapest_pasture(built) == cheapest


def test_an_open_fence_is_part_of_position_digest_and_undo() -> None:
    state = GAME.start(table({"unfinished_pastures"}, 2), 1)
    other = state.copy()
    other.farms[0].fences |= 1 << EDGE_NAMES.index("e1n")
    assert state != other
    assert state.digest() != other.digest()
    assert other.position().farms[0].fences == ["e1n"]
    assert GAME.from_position(other.position()) == other
    assert other.view(1).position.farms[0].fences == ["e1n"]
