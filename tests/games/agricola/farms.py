"""Farms and matches set up for a test, in the words of the notation."""

from typing import Any

from cosecha.games.agricola import codes, deal
from cosecha.games.agricola.board import CELL_NAMES
from cosecha.games.agricola.cards.majors import MAJOR_NAMES
from cosecha.games.agricola.effects import BRANCHES
from cosecha.games.agricola.farm import Farm, new_farm
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.options import Options
from cosecha.games.agricola.rules import steps
from cosecha.games.agricola.spaces.table import NAMES
from cosecha.games.agricola.state import State

KINDS = {
    "use": (codes.USE, NAMES),
    "room": (codes.ROOM, CELL_NAMES),
    "stable": (codes.STABLE, CELL_NAMES),
    "plow": (codes.PLOW, CELL_NAMES),
    "build": (codes.BUILD, MAJOR_NAMES),
    "choose": (codes.CHOOSE, BRANCHES),
    "exchange": (codes.EXCHANGE, GOOD_NAMES),
    "renovate": (codes.RENOVATE, ("wood", "clay", "stone")),
}


def bits(cells: str) -> int:
    """`b1c1` as a set of spaces."""
    return sum(1 << CELL_NAMES.index(cells[at : at + 2]) for at in range(0, len(cells), 2))


def action(told: str) -> int:
    """The number of an action that is told as in a record."""
    kind, *named = told.split()
    if kind in KINDS:
        code, names = KINDS[kind]
        return code * codes.KIND + list(names).index(named[0])
    if kind == "sow":
        crop = GOOD_NAMES.index(named[0]) * codes.CROP
        return codes.SOW * codes.KIND + crop + CELL_NAMES.index(named[1])
    if kind == "fence":
        return codes.FENCE * codes.KIND + bits(named[0])
    if kind == "upgrade":
        new, returned = [MAJOR_NAMES.index(name) for name in named]
        return codes.UPGRADE * codes.KIND + new * codes.RETURNED + returned
    if kind == "keep":
        sheep, boar, cattle = map(int, named)
        return codes.keep_code(sheep, boar, cattle)
    return {"bake": codes.BAKE, "feed": codes.FEED, "done": codes.DONE}[kind] * codes.KIND + sum(map(int, named))


def fill(
    farm: Farm,
    rooms: str = "",
    fields: str = "",
    stables: str = "",
    pastures: str = "",
    majors: str = "",
    people: int = 0,
    **goods: int,
) -> Farm:
    """Lay out a farm; pastures are several words, majors too."""
    if rooms:
        farm.rooms = bits(rooms)
    farm.fields |= bits(fields)
    farm.stables |= bits(stables)
    for cells in pastures.split():
        farm.fence_in(bits(cells))
    for name in majors.split():
        farm.majors |= 1 << MAJOR_NAMES.index(name)
    if people:
        farm.people = farm.home = people
    for name, amount in goods.items():
        farm.goods[GOOD_NAMES.index(name)] = amount
    farm.settle_yard()
    farm.choices = None
    return farm


def farm(**laid: Any) -> Farm:
    return fill(new_farm(), **laid)


def good(farm: Farm, name: str) -> int:
    return farm.goods[GOOD_NAMES.index(name)]


def match(players: int = 2, round_cards: str = "", **options: Any) -> State:
    """A match before its first placement, seat 0 begins; these round cards lie there already."""
    state = deal.start(Options(players=players, first_seat=0, **options), 1)
    for name in round_cards.split():
        if NAMES.index(name) not in state.spaces:
            state.spaces.append(NAMES.index(name))
            steps.settle(state, 0, None)
    return state


def legal(state: State, seat: int = 0) -> set[int]:
    return set(state.legal(seat))


def play(state: State, told: str, seat: int = 0) -> None:
    """Play one action that must be legal."""
    number = action(told)
    assert number in state.legal(seat), told
    state.apply(seat, number)
