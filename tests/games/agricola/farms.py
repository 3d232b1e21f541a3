"""Farms and matches for tests, set up in notation."""

from typing import Any

from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.board import CELL_NAMES
from cosecha.games.agricola.codes import DISCARD, kind_of
from cosecha.games.agricola.data import clear
from cosecha.games.agricola.engine.spaces import NAMES
from cosecha.games.agricola.farm import Farm, new_farm
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.majors import MAJOR_NAMES
from cosecha.games.agricola.rules import settle


def blank(players: int) -> State:
    """A state in which nothing has been laid out yet."""
    state = State()
    clear(state, [new_farm(seat) for seat in range(players)], len(NAMES))
    return state


def bits(cells: str) -> int:
    """`b1c1` as a bit set of spaces."""
    return sum(1 << CELL_NAMES.index(cells[at : at + 2]) for at in range(0, len(cells), 2))


def action(text: str) -> int:
    return GAME.parse(text)


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
    """Lay out a farm; pastures and majors are lists separated by spaces."""
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
    farm.settle_pastures()
    farm.choices = None
    return farm


def farm(**laid: Any) -> Farm:
    return fill(new_farm(0), **laid)


def good(farm: Farm, name: str) -> int:
    return farm.goods[GOOD_NAMES.index(name)]


def match(players: int = 2, round_cards: str = "", **options: Any) -> State:
    """A match before its first placement, with seat 0 to start and these round cards already revealed."""
    state = GAME.start(Options(players=players, first_seat=0, **options), 1)
    for name in round_cards.split():
        if NAMES.index(name) not in state.spaces:
            state.spaces.append(NAMES.index(name))
            settle(state, 0, None)
    return state


def legal(state: State, seat: int = 0) -> set[int]:
    """What a seat may answer, apart from discards."""
    return {action for action in state.legal(seat) if kind_of(action) != DISCARD}


def play(state: State, text: str, seat: int = 0) -> None:
    """Play one action, which must be legal."""
    number = action(text)
    assert number in state.legal(seat), text
    state.apply(seat, number)
