"""Automatic effects: gaining and paying goods, the starting player, family growth, cards that act."""

from typing import TYPE_CHECKING

from cosecha.core.state import Log
from cosecha.games.agricola.cards import hooks
from cosecha.games.agricola.cards.table import ACTS, fire
from cosecha.games.agricola.effects import (
    ACT,
    FIRE,
    GAIN,
    GIVE_BACK,
    GROW,
    GROW_URGENTLY,
    PARTS,
    PAY,
    START_PLAYER,
    TAKE,
)
from cosecha.games.agricola.events import (
    GoodsGained,
    GoodsGivenBack,
    GoodsPaid,
    GoodsTaken,
    StartTaken,
)
from cosecha.games.agricola.goods import GOOD_NAMES, SHEEP
from cosecha.games.agricola.rules import (
    family,
    gaining,
    livestock,
)
from cosecha.games.agricola.spaces.table import GOODS, NAMES

if TYPE_CHECKING:
    from cosecha.games.agricola.farm import Farm
    from cosecha.games.agricola.state import State


def happen(state: "State", seat: int, effect: int, kind: int, log: Log) -> None:
    """Apply an automatic effect."""
    farm = state.farms[seat]
    if kind == TAKE:
        _take(state, seat, log)
    elif kind == GAIN:
        _gain(state, seat, PARTS[effect], log)
    elif kind == PAY:
        _pay(farm, seat, PARTS[effect], log)
    elif kind == START_PLAYER:
        state.starter = seat
        if log is not None:
            log.append(StartTaken(seat))
    elif kind == GROW or kind == GROW_URGENTLY:
        family.grow(state, seat, log)
    elif kind == FIRE:
        fire(state, seat, PARTS[effect][0], log)
    elif kind == ACT:
        ACTS[PARTS[effect][0]](state, seat, log)
    elif kind == GIVE_BACK:
        _give_back(state, seat, PARTS[effect], log)


def _take(state: "State", seat: int, log: Log) -> None:
    farm = state.farms[seat]
    space = farm.space
    amount = state.piles[space]
    good = GOODS[space]
    state.put(space, 0, state.occupied[space])
    farm.goods[good] += amount
    if state.cards:
        gaining.count_materials(farm, good, amount)
    if log is not None:
        log.append(GoodsTaken(seat, GOOD_NAMES[good], amount, NAMES[space]))
    if good >= SHEEP:
        livestock.house_animals(farm)
    if state.cards:
        fire(state, seat, hooks.AFTER_TAKING, log)


def _gain(state: "State", seat: int, parts: tuple[int, ...], log: Log) -> None:
    farm = state.farms[seat]
    animals = False
    for number in range(0, len(parts), 2):
        good, amount = parts[number], parts[number + 1]
        farm.goods[good] += amount
        if state.cards:
            gaining.count_materials(farm, good, amount)
        animals = animals or good >= SHEEP
        if log is not None:
            log.append(GoodsGained(seat, GOOD_NAMES[good], amount))
    if animals:
        livestock.house_animals(farm)


def _give_back(state: "State", seat: int, parts: tuple[int, ...], log: Log) -> None:
    farm = state.farms[seat]
    for number in range(0, len(parts), 2):
        good, amount = parts[number], parts[number + 1]
        farm.goods[good] -= amount
        state.put(farm.space, state.piles[farm.space] + amount, state.occupied[farm.space])
        if log is not None:
            log.append(GoodsGivenBack(seat, GOOD_NAMES[good], amount, NAMES[farm.space]))


def _pay(farm: "Farm", seat: int, parts: tuple[int, ...], log: Log) -> None:
    for number in range(0, len(parts), 2):
        farm.goods[parts[number]] -= parts[number + 1]
        if log is not None:
            log.append(GoodsPaid(seat, GOOD_NAMES[parts[number]], parts[number + 1]))
