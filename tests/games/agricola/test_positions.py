"""Impossible positions: one edit of a valid position gives each reason, and every accepted position can be played."""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cosecha.core
from cosecha.core.errors import BadPosition
from cosecha.core.rng import Rng
from cosecha.core.state import CONFIRM, NONE
from cosecha.games import agricola
from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.engine.effects import NAMES as EFFECT_NAMES
from cosecha.games.agricola.engine.spaces import NAMES as SPACE_NAMES
from cosecha.games.agricola.majors import MAJOR_NAMES
from cosecha.games.agricola.phases import PHASE_NAMES
from cosecha.games.agricola.spaces.round_cards import STAGE_CARDS
from tests.core.edits import Edit, both, drop, edited, mangled, put


def plain(state: State) -> Any:
    return msgspec.to_builtins(state.position(), str_keys=True)


def kind(state: State) -> str:
    decision = state.decision(state.waiting()[0]) if state.waiting() else None
    return decision.kind if decision else "over"


@cache
def matches() -> list[list[State]]:
    """The states of a few random matches, including held ones."""
    found: list[list[State]] = []
    for seed in range(6):
        rng = Rng(seed)
        state = GAME.start(Options(players=3, first_seat=0, side_job="with", tile="with"), seed)
        states = [state.copy()]
        while waiting := state.waiting():
            seat = waiting[rng.below(len(waiting))]
            worth = state.worth(seat)
            state.play(seat, worth[rng.below(len(worth))], hold=rng.below(3) == 0)
            states.append(state.copy())
        found.append(states)
    return found


def reach(wanted: Callable[[State], bool]) -> Any:
    """The first position for which `wanted` is true."""
    return plain(next(state for match in matches() for state in match if wanted(state)))


TURN = [{"step": "end of turn"}, {"step": "place"}]


def composed(base: Any, first: dict[str, Any], *played: str, cards: str = "few") -> Any:
    """A position with cards after these actions of seat 0, whose farm has these cards and goods."""
    options = {"players": 2, "cards": cards}
    position = {**base, "options": options, "farms": [{"steps": TURN, **first}, {"goods": {"food": 9}}]}
    state = GAME.from_position(position)
    for text in played:
        state.play(0, GAME.parse(text))
    return plain(state)


PLACE = reach(lambda s: kind(s) == "place" and s.round == 3 and not s.held)
LATE = reach(lambda s: kind(s) == "place" and s.round == 12 and any(farm.pastures for farm in s.farms))
STEPS = reach(lambda s: any(len(farm.steps) > 1 for farm in s.farms))
KEEP = reach(lambda s: kind(s) == "keep")
FEED = reach(lambda s: kind(s) == "feed" and len(s.waiting()) > 1 and not s.held)
BREED = reach(lambda s: kind(s) == "breed")
HELD = reach(lambda s: s.held > 0 and PHASE_NAMES[s.phase] == "work")
HELD_FEED = reach(lambda s: s.held > 0 and PHASE_NAMES[s.phase] == "feed")
BORN = reach(lambda s: PHASE_NAMES[s.phase] == "work" and any(farm.newborns for farm in s.farms))
SOWN = reach(lambda s: any(any(farm.amounts) for farm in s.farms))
CROWDED = reach(lambda s: s.round == 2 and [mask.bit_count() for mask in s.occupied].count(1) == 2 and not s.held)
OVER = reach(lambda s: kind(s) == "over")
_CARDS: Any = {
    "round": 14,
    "phase": "work",
    "active": 0,
    "starter": 0,
    "spaces": {
        name: {"goods": {good: 1}}
        for name, good in [
            ("clay-pit", "clay"),
            ("reed-bank", "reed"),
            ("fishing", "food"),
            ("sheep-market", "sheep"),
            ("western-quarry", "stone"),
            ("pig-market", "boar"),
            ("cattle-market", "cattle"),
            ("eastern-quarry", "stone"),
        ]
    },
    "majors": list(MAJOR_NAMES),
    "round_cards": [SPACE_NAMES[card] for stage in STAGE_CARDS for card in stage],
}
_GROCER = {"played": ["grocer", "paper-maker"], "stores": {"grocer": 5}, "hand": ["wood-cutter", "loom"]}
LESSONS = "occupation for 0/1/1 food"
CARDS = composed(_CARDS, {**_GROCER, "goods": {"food": 2, "wood": 2}})
OFFERED = composed(_CARDS, {**_GROCER, "goods": {"food": 2, "wood": 2}}, "use lessons")
PAYING = composed(
    _CARDS,
    {"played": ["rammed-clay", "shepherds-crook"], "goods": {"wood": 9, "clay": 4}, "pastures": [["b1"]]},
    "use fencing",
    "fence c1d1c2d2",
)
_PLOW = {"played": ["moldboard-plow"], "stores": {"moldboard-plow": 1}}
PLOWING = composed(_CARDS, _PLOW, "use farmland", "plow c1", cards="full")
_PARENTS = {"played": ["adoptive-parents", "lasso"], "goods": {"food": 1}, "rooms": ["a1", "a2", "a3"]}
NEWBORN = composed(
    {**_CARDS, "spaces": {**_CARDS["spaces"], "basic-wish": {"people": [0], "newborns": [0]}}},
    {**_PARENTS, "people": 3, "newborns": 1, "home": 1, "space": "basic-wish"},
    "use sheep-market",
    cards="full",
)
_BEANS = {"played": ["beanfield"], "fields": {"beanfield": {"crop": "vegetable", "amount": 2}}}
BEANS = composed(_CARDS, _BEANS, cards="full")
WITH_CARDS = [CARDS, OFFERED, PAYING, PLOWING, NEWBORN, BEANS]
GOOD = [*WITH_CARDS, PLACE, LATE, STEPS, KEEP, FEED, BREED, HELD, HELD_FEED, BORN, SOWN, OVER]

ACTIVE = PLACE["active"]
OTHER = (ACTIVE + 1) % 3


def farm(number: int, **facts: Any) -> Edit:
    """Changes facts of a farm."""
    return lambda data: data["farms"][number].update(facts)


def at(space: str, **facts: Any) -> Edit:
    """Changes facts of an action space."""
    return lambda data: data["spaces"][space].update(facts)


def trade_cards(data: Any) -> None:
    """Reveal a card of a later stage too early."""
    data["coming"][0], data["coming"][-1] = data["coming"][-1], data["coming"][0]


def own(data: Any, key: str) -> int:
    """The first farm that has something under this key."""
    return next(number for number, each in enumerate(data["farms"]) if each.get(key))


def too_much_grain(data: Any) -> None:
    fields = next(each["fields"] for each in data["farms"] if any(field for field in each.get("fields", {}).values()))
    next(field for field in fields.values() if field)["amount"] = 4


def crowd(data: Any) -> None:
    """Two seats on one space."""
    first, second = [name for name, space in data["spaces"].items() if space.get("people")][:2]
    (seat,) = data["spaces"][second].pop("people")
    data["spaces"][first]["people"].append(seat)
    data["farms"][seat]["space"] = first


def crowded_pond(data: Any) -> None:
    data["spaces"]["fishing"] = {"people": [0, 1]}
    for each in data["farms"]:
        each.update(home=1, space="fishing")


def unborn(data: Any) -> None:
    """The card still offers a turn, but there is no newborn."""
    data["spaces"]["basic-wish"] = {"people": [0]}
    data["farms"][0].update(newborns=0, people=2)


def owing(step: str, **facts: Any) -> Edit:
    """A payment that seat 0 makes only after everything else."""
    return lambda data: data["farms"][0]["steps"].insert(0, {"step": step, **facts})


Broken = list[tuple[str, Any, Edit]]

UNREADABLE: Broken = [
    ("error-position-shape", PLACE, drop("phase")),
    ("error-position-shape", PLACE, put("round", "three")),
    ("error-position-shape", PLACE, put("weather", "rain")),
    ("error-position-shape", PLACE, farm(0, weather="rain")),
    ("error-position-name", PLACE, put("phase", "lunch")),
    ("error-position-name", PLACE, put("spaces", "jungle", {})),
    ("error-position-name", PLACE, put("majors", ["hearth"])),
    ("error-position-name", PLACE, put("round_cards", 0, "forest")),
    ("error-position-name", PLACE, farm(0, goods={"gold": 1})),
    ("error-position-name", PLACE, farm(0, rooms=["a2", "a4"])),
    ("error-position-name", PLACE, farm(0, house="straw")),
    ("error-position-name", PLACE, farm(0, steps=[{"step": "dance"}])),
    ("error-position-name", PLACE, farm(0, steps=[{"step": "place", "progress": 1 << 40}])),
    ("error-position-view", PLACE, put("unseen", [])),
    ("error-position-twice", PLACE, farm(0, stables=["c1", "c1"])),
    ("error-position-twice", PLACE, put("held", [0, 0])),
    ("error-position-seat", PLACE, put("active", 3)),
    ("error-position-seat", PLACE, at("forest", people=[-1])),
    ("option-problem-no-such-seat", PLACE, put("options", "first_seat", 3)),
    ("agricola-option-problem-deal-without-cards", PLACE, put("options", "deal", "draft-7")),
    (
        "agricola-option-problem-too-few-cards",
        PLACE,
        put("options", {"players": 4, "cards": "full", "deal": "by-numbers"}),
    ),
    ("agricola-option-problem-solo-tiles", PLACE, both(put("options", "players", 1), put("farms", [{}]))),
    ("agricola-position-seats", PLACE, put("options", "players", 4)),
    ("agricola-position-round", PLACE, put("round", 4)),
    ("agricola-position-round", PLACE, both(put("round", 0), put("round_cards", []))),
    ("agricola-position-round", PLACE, lambda data: data["coming"].append("fencing")),
    ("agricola-position-round-cards", PLACE, trade_cards),
    ("agricola-position-round-cards", PLACE, lambda data: data["coming"].pop()),
    ("agricola-position-space", PLACE, put("spaces", "copse", {})),
    ("agricola-position-space", PLACE, put("spaces", "farm-redevelopment", {})),
    ("agricola-position-pile", PLACE, at("forest", goods={"clay": 3})),
    ("agricola-position-pile", PLACE, at("forest", goods={"wood": -3})),
    ("agricola-position-pile", PLACE, at("day-laborer", goods={"food": 2})),
    ("agricola-position-goods", PLACE, farm(0, goods={"wood": -1})),
    ("agricola-position-goods", PLACE, farm(0, goods={"sheep": 64})),
    ("agricola-position-promise", PLACE, put("promised", [{"round": 3, "seat": 0, "good": "food", "amount": 1}])),
    ("agricola-position-field", PLACE, farm(0, fields={"c1": {"crop": "wood", "amount": 1}})),
    ("agricola-position-field", PLACE, farm(0, fields={"c1": {"amount": 1}})),
    ("agricola-position-field", PLACE, farm(0, fields={"c1": {"crop": "grain"}})),
    ("agricola-position-field", PLACE, farm(0, fields={"beanfield": {"crop": "vegetable", "amount": 2}})),
    ("agricola-position-family", PLACE, farm(0, begging=-1)),
    ("error-position-name", PLACE, farm(0, fences=["b1x"])),
    ("agricola-position-fences", PLACE, farm(0, fences=["b1n"])),
]
"""Refused even without full validation."""
UNREACHABLE: Broken = [
    ("agricola-position-pile", PLACE, at("forest", goods={"wood": 4})),
    ("agricola-position-pile", PLACE, at("forest", goods={"wood": 12})),
    ("agricola-position-promise", PLACE, put("promised", [{"round": 4, "seat": 0, "good": "food", "amount": 1}])),
    ("agricola-position-phase", PLACE, put("phase", "home")),
    ("agricola-position-phase", PLACE, put("phase", "feed")),
    ("agricola-position-phase", PLACE, put("phase", "over")),
    ("agricola-position-phase", PLACE, put("active", None)),
    ("agricola-position-phase", OVER, put("phase", "work")),
    ("agricola-position-phase", CARDS, put("phase", "round-start")),
    ("agricola-position-card", PLACE, farm(0, hand=["loom"])),
    ("agricola-position-card", PLACE, farm(0, played=["loom"])),
    ("agricola-position-card", CARDS, farm(1, hand=["loom"])),
    ("agricola-position-card", CARDS, farm(1, played=["grocer"])),
    ("agricola-position-card", CARDS, farm(0, hand=["grocer"])),
    ("agricola-position-card", CARDS, farm(0, stores={})),
    ("agricola-position-card", CARDS, farm(0, stores={"grocer": 9})),
    ("agricola-position-card", CARDS, farm(0, stores={"grocer": 5, "loom": 1})),
    ("agricola-position-steps", CARDS, farm(1, played=["basket"], fresh=1)),
    ("agricola-position-steps", PLACE, farm(0, tallies={"building-materials": 1})),
    ("agricola-position-steps", CARDS, farm(0, steps=[{"step": "end of turn"}, {"step": "place", "card": "loom"}])),
    ("agricola-position-phase", CARDS, put("phase", "refill")),
    ("agricola-position-phase", CARDS, put("phase", "reveal")),
    ("agricola-position-steps", OFFERED, farm(0, played=["grocer"])),
    ("agricola-position-steps", OFFERED, farm(0, steps=[{"step": LESSONS, "progress": 2}], goods={"wood": 1})),
    ("agricola-position-steps", PAYING, farm(0, played=["shepherds-crook"])),
    ("agricola-position-steps", PLOWING, farm(0, stores={})),
    ("agricola-position-steps", PLOWING, farm(0, stores={"moldboard-plow": 0})),
    ("agricola-position-steps", CARDS, owing("pay 1 wood")),
    ("agricola-position-steps", CARDS, owing("(pay 1 wood, then card paper-maker)", card="paper-maker")),
    ("agricola-position-steps", PLOWING, owing("give back 1 wood")),
    ("agricola-position-steps", NEWBORN, unborn),
    ("agricola-position-steps", NEWBORN, farm(0, steps=TURN)),
    ("agricola-position-crowd", CARDS, crowded_pond),
    ("agricola-position-major", PLACE, put("majors", [])),
    ("agricola-position-major", PLACE, lambda data: data["farms"][0].setdefault("majors", []).append("well")),
    ("agricola-position-yard", PLACE, farm(0, rooms=["a2", "b2"])),
    ("agricola-position-yard", PLACE, farm(0, rooms=["a2", "a3", "c2"])),
    ("agricola-position-yard", PLACE, farm(0, fields={"a2": {}})),
    ("agricola-position-yard", PLACE, farm(0, fields={"c1": {}, "e1": {}})),
    ("agricola-position-yard", PLACE, farm(0, stables=["c1", "c2", "c3", "d1", "d2"])),
    ("agricola-position-field", SOWN, too_much_grain),
    ("agricola-position-field", BEANS, farm(0, fields={"beanfield": {"crop": "grain", "amount": 1}})),
    ("agricola-position-field", BEANS, farm(0, fields={"beanfield": {"crop": "vegetable", "amount": 3}})),
    ("error-position-name", CARDS, put("market", ["priest"])),
    ("error-position-name", CARDS, put("market_used", True)),
    ("agricola-position-fences", PLACE, farm(0, pastures=[["c1"], ["c1", "c2"]])),
    ("agricola-position-fences", PLACE, farm(0, pastures=[["c1"], ["e1"]])),
    ("agricola-position-fences", PLACE, farm(0, pastures=[["c1", "e1"]])),
    ("agricola-position-fences", PLACE, farm(0, pastures=[["a2", "b2"]])),
    (
        "agricola-position-fences",
        PLACE,
        farm(0, fields={}, pastures=[["b1"], ["c1"], ["d1"], ["e1"], ["c2", "d2", "c3"]]),
    ),
    ("agricola-position-points", PLACE, farm(0, begging=1)),
    ("agricola-position-family", PLACE, farm(0, people=6)),
    ("agricola-position-family", PLACE, farm(0, people=1)),
    ("agricola-position-family", PLACE, farm(OTHER, home=3)),
    ("agricola-position-family", PLACE, farm(OTHER, home=0)),
    ("agricola-position-family", BORN, lambda data: data["farms"][own(data, "newborns")].pop("newborns")),
    ("agricola-position-family", FEED, farm(0, space="forest")),
    ("agricola-position-crowd", CROWDED, crowd),
    ("agricola-position-order", PLACE, put("starter", (PLACE["starter"] + 1) % 3)),
    ("agricola-position-steps", PLACE, farm(OTHER, steps=[{"step": "place"}])),
    ("agricola-position-steps", PLACE, farm(ACTIVE, steps=[{"step": "feed"}])),
    ("agricola-position-steps", PLACE, farm(ACTIVE, steps=[{"step": "place"}, {"step": "place"}])),
    ("agricola-position-steps", FEED, farm(own(FEED, "steps"), steps=[{"step": "feed", "progress": 8}])),
    ("agricola-position-steps", FEED, farm(own(FEED, "steps"), goods={"food": 9})),
    ("agricola-position-steps", BREED, farm(own(BREED, "steps"), steps=[{"step": "keep"}])),
    ("agricola-position-steps", PLACE, put("held", [ACTIVE])),
    ("agricola-position-animals", PLACE, farm(OTHER, goods={"boar": 9})),
]
BROKEN = UNREADABLE + UNREACHABLE


def named(rows: Broken) -> list[str]:
    return [f"{number}-{row[0]}" for number, row in enumerate(rows)]


def test_the_unedited_positions_are_valid() -> None:
    for position in GOOD:
        assert plain(GAME.from_position(position)) == position
    assert len(FEED["farms"]) == 3
    assert HELD["held"]
    assert HELD_FEED["held"]


@pytest.mark.parametrize(("id", "position", "edit"), BROKEN, ids=named(BROKEN))
def test_an_impossible_position_is_refused_with_its_reason(id: str, position: Any, edit: Edit) -> None:
    with pytest.raises(BadPosition) as wrong:
        GAME.from_position(edited(position, edit))
    assert wrong.value.message.id == id


def test_every_reason_is_covered_here() -> None:
    folder = Path(agricola.__file__).parent
    core = Path(cosecha.core.__file__).parent
    given = set()
    ours = (*folder.glob("validation/*.py"), folder / "decoding.py", folder / "options.py")
    for path in (*ours, core / "position.py"):
        given |= set(re.findall(r'(?:BadPosition|Message)\(\s*"([\w-]+)"', path.read_text()))
    # Tests may play what is still to come.
    assert given - {"agricola-option-first-seat", "agricola-option-problem-coming"} == {row[0] for row in BROKEN}


@pytest.mark.parametrize(("id", "position", "edit"), UNREADABLE, ids=named(UNREADABLE))
def test_an_unchecked_position_must_still_be_readable(id: str, position: Any, edit: Edit) -> None:
    with pytest.raises(BadPosition, match=id):
        GAME.from_position(edited(position, edit), check=False)


@pytest.mark.parametrize(("id", "position", "edit"), UNREACHABLE, ids=named(UNREACHABLE))
def test_an_unreachable_board_is_accepted_without_checking(id: str, position: Any, edit: Edit) -> None:
    state = GAME.from_position(edited(position, edit), check=False)
    assert GAME.from_position(plain(state), check=False) == state


def test_an_omitted_farm_is_a_starting_farm() -> None:
    state = GAME.from_position(
        {
            "options": {"players": 2},
            "round": 1,
            "phase": "work",
            "active": 0,
            "starter": 0,
            "spaces": {"forest": {"goods": {"wood": 3}}},
            "majors": ["well"],
            "farms": [{"steps": [{"step": "place"}]}, {}],
            "round_cards": ["fencing"],
        },
        check=False,
    )
    assert plain(state)["farms"][1] | {"goods": {"food": 3}} == plain(GAME.start(Options(first_seat=0), 1))["farms"][1]
    assert plain(state)["coming"][:3] == ["major-improvement", "grain-utilization", "sheep-market"]


def test_a_seat_without_a_usable_space_ends_the_round_at_home() -> None:
    """Every space but one is taken: the next seat has nowhere to go, and the round ends."""
    state = GAME.start(Options(players=2, first_seat=0), 1)
    for space in state.spaces:
        state.occupied[space] = int(SPACE_NAMES[space] != "forest")
    state.play(0, GAME.parse("use forest"))
    assert state.round == 2


VALUES: dict[str, st.SearchStrategy[Any]] = {
    "int": st.integers(-2, 16),
    "bool": st.booleans(),
    "str": st.sampled_from(
        [
            *PHASE_NAMES,
            *EFFECT_NAMES,
            *("a1", "b2", "c3", "e1", "forest", "fencing", "wood", "grain", "sheep", "well", "loom", "grocer"),
        ]
    ),
    "NoneType": st.integers(0, 3),
}


@given(mangled(GOOD, VALUES))
def test_every_accepted_position_can_be_played_to_the_end(document: Any) -> None:
    try:
        state = GAME.from_position(document)
    except BadPosition:
        return
    assert plain(GAME.from_position(plain(state))) == plain(state)
    rng = Rng(1)
    while waiting := state.waiting():
        legal = state.legal(waiting[0])
        # Where another hand could have another answer, the only one isn't forced: that would tell.
        assert len(legal) > 1 or legal == [CONFIRM] or state.forced(waiting[0]) == NONE
        action = legal[rng.below(len(legal))]
        assert GAME.parse(GAME.notation(action)) == action
        state.play(waiting[0], action)


def fencing(**farm: Any) -> State:
    """Seat 0 has just enclosed something and may go on."""
    return GAME.from_position(
        {
            "options": {"players": 2},
            "round": 1,
            "phase": "work",
            "active": 0,
            "starter": 0,
            "spaces": {"fencing": {"people": [0]}},
            "majors": [],
            "farms": [{"home": 1, "space": "fencing", "steps": [{"step": "fences...", "may_leave": True}], **farm}, {}],
            "round_cards": ["fencing"],
        },
        check=False,
    )


def test_dividing_a_pasture_with_a_stable_asks_the_owner_which_animals_to_keep() -> None:
    state = fencing(goods={"wood": 9, "sheep": 8}, stables=["c1"], pastures=[["c1", "d1"]])
    state.play(0, GAME.parse("fence c1"))
    assert kind(state) == "fence", "the player may fence more pastures first"
    left = state.copy()
    left.play(0, GAME.parse("done"))
    assert plain(left)["farms"][0]["goods"]["sheep"] == 7, "2 for d1, 4 for c1, 1 in the house"
    state.play(0, GAME.parse("fence e1"))
    state.play(0, GAME.parse("done"))
    assert plain(state)["farms"][0]["goods"]["sheep"] == 8
    assert state.active == 1
