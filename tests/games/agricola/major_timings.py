"""When a major improvement acts and what it can be built for, found out by playing with it."""

from typing import Any

from cosecha.games.agricola import State
from cosecha.games.agricola.codes import BAKE, EXCHANGE, kind_of
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.majors import MAJOR_NAMES
from cosecha.games.agricola.phases import FEED
from cosecha.games.agricola.scoring import bonus_by_card
from tests.games.agricola.farms import action, fill, legal, match

PLENTY: dict[str, Any] = {"wood": 9, "clay": 9, "reed": 9, "stone": 9, "grain": 1, "food": 9}
CROPS_AND_ANIMALS: dict[str, Any] = {"grain": 1, "vegetable": 1, "sheep": 1, "boar": 1, "cattle": 1}
OPENED = "major-improvement grain-utilization"


def timings(name: str) -> set[str]:
    """The timings of the rules file that fit what this improvement does."""
    built, owned = _just_built(name), _owner(name)
    found = {
        "on_play": bool(built.promised) or _can(built, BAKE),
        "scheduled_round_start": bool(built.promised),
        "any_time": _exchanged(owned) > _exchanged(_owner("")),
        "when_baking": _can(_using(owned, "grain-utilization"), BAKE),
        "harvest_feeding": _exchanged(_feeding(name)) > _exchanged(owned),
        "scoring": name in bonus_by_card(owned, 0),
    }
    return {timing for timing, acts in found.items() if acts}


def is_built_for_a_fireplace(name: str) -> bool:
    """Whether a Fireplace alone pays for it and becomes available again."""
    state = match(2, OPENED)
    fill(state.farms[0], majors="fireplace2")
    state.majors &= ~bit("fireplace2")
    if action("use major-improvement") not in legal(state):
        return False
    state.apply(0, action("use major-improvement"))
    upgrades = {state.notation(each): each for each in legal(state)}
    if f"upgrade {name} fireplace2" not in upgrades:
        return False
    state.apply(0, upgrades[f"upgrade {name} fireplace2"])
    return state.farms[0].majors == bit(name) and state.majors & bit("fireplace2") != 0


def bit(name: str) -> int:
    return 1 << MAJOR_NAMES.index(name)


def _stock(farm: Farm, goods: dict[str, int]) -> None:
    for good, amount in goods.items():
        farm.goods[GOOD_NAMES.index(good)] = amount


def _just_built(name: str) -> State:
    """Somebody with plenty of goods has just built it."""
    state = match(2, OPENED)
    _stock(state.farms[0], PLENTY)
    state.apply(0, action("use major-improvement"))
    state.apply(0, action(f"build {name}"))
    return state


def _owner(name: str) -> State:
    """Somebody who owns it is about to place a person."""
    state = match(2, OPENED)
    fill(state.farms[0], majors=name, pastures="b1 c1 d1")
    _stock(state.farms[0], PLENTY | CROPS_AND_ANIMALS)
    return state


def _feeding(name: str) -> State:
    """Somebody who owns it is about to feed their family."""
    state = _owner(name)
    state.round = 4
    for turn, space in enumerate(["day-laborer", "clay-pit", "reed-bank", "forest"]):
        state.apply(turn % 2, action(f"use {space}"))
    assert state.phase == FEED
    return state


def _using(state: State, space: str) -> State:
    after = state.copy()
    fill(after.farms[0], fields="e1")
    after.apply(0, action(f"use {space}"))
    return after


def _can(state: State, kind: int) -> bool:
    return 0 in state.waiting() and any(kind_of(each) == kind for each in legal(state))


def _exchanged(state: State) -> int:
    """How much food one of each good that can be exchanged now would bring."""
    return sum(_food(state, each) for each in legal(state) if kind_of(each) == EXCHANGE)


def _food(state: State, exchange: int) -> int:
    after, food = state.copy(), GOOD_NAMES.index("food")
    after.apply(0, exchange)
    return after.farms[0].goods[food] - state.farms[0].goods[food]
