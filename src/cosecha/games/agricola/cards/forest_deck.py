"""The forest deck, in the order of its ids."""

from typing import Final

from cosecha.core.state import Log
from cosecha.games.agricola.cards.abilities import acts, at, do_on_play, each_use, lists, on_play, own
from cosecha.games.agricola.cards.drawn import forest_card, is_space
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.decks import SHUFFLED_BACK
from cosecha.games.agricola.engine.effects import in_order, optional, step_of
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import BOAR, GRAIN, SHEEP, VEGETABLE, WOOD
from cosecha.games.agricola.mechanisms.borrowed_effects import borrow_effect
from cosecha.games.agricola.mechanisms.family import grow_urgently
from cosecha.games.agricola.mechanisms.goods import gain, gain_goods, lose_goods
from cosecha.games.agricola.mechanisms.hunting import prey, take_prey
from cosecha.games.agricola.mechanisms.offers import pick_only
from cosecha.games.agricola.mechanisms.people import can_spare, will_leave
from cosecha.games.agricola.mechanisms.plowing import plow
from cosecha.games.agricola.mechanisms.triggers import act
from cosecha.games.agricola.spaces.permanent import FISHING

# You may plow up to 3 fields.
LADY_OF_THE_LAKE_1: Final = forest_card(
    "F01", "lady-of-the-lake-1", "event", on_play(in_order(optional(plow()), optional(plow()), optional(plow())))
)

# Family growth, even without room.
UNICORN_2: Final = forest_card("F03", "unicorn-2", "minor-improvement", on_play(grow_urgently()), points=-3)


# All your sheep go, for as much wood.
def _hermit(state: Data, seat: int, log: Log) -> None:
    sheep = state.farms[seat].goods[SHEEP]
    lose_goods(state, seat, SHEEP, sheep, log, HERMIT)
    gain_goods(state, seat, WOOD, sheep, log, HERMIT)


HERMIT: Final = forest_card("F05", "hermit", "event", do_on_play(_hermit))


# Your boar double. Without any, you lose the vegetables on your fields. With neither, you plow a field.
def _boar_king(state: Data, seat: int, log: Log) -> None:
    farm = state.farms[seat]
    planted = [field for field in range(len(farm.crops)) if farm.crops[field] == VEGETABLE]
    if farm.goods[BOAR]:
        gain_goods(state, seat, BOAR, farm.goods[BOAR], log, BOAR_KING)
    elif planted:
        for field in planted:
            farm.crops[field] = farm.amounts[field] = 0
    else:
        farm.steps.append(step_of(plow(), card=BOAR_KING))


BOAR_KING: Final = forest_card("F07", "boar-king", "event", do_on_play(_boar_king), goes=SHUFFLED_BACK)


# The grain in your supply doubles; without any, the vegetables do; with neither, 1 of each.
def _noblesse_oblige(state: Data, seat: int, log: Log) -> None:
    goods = state.farms[seat].goods
    for good in (GRAIN, VEGETABLE):
        if goods[good]:
            gain_goods(state, seat, good, goods[good], log, NOBLESSE_OBLIGE)
            return
    for good in (GRAIN, VEGETABLE):
        gain_goods(state, seat, good, 1, log, NOBLESSE_OBLIGE)


NOBLESSE_OBLIGE: Final = forest_card("F09", "noblesse-oblige", "event", do_on_play(_noblesse_oblige))


# You lose all wood in your supply. The crops on each of your fields double.
def _all_your_wood(state: Data, seat: int, log: Log) -> None:
    farm = state.farms[seat]
    lose_goods(state, seat, WOOD, farm.goods[WOOD], log, ALL_YOUR_WOOD)
    for field in range(len(farm.amounts)):
        farm.amounts[field] *= 2


ALL_YOUR_WOOD: Final = forest_card("F12", "all-your-wood", "event", do_on_play(_all_your_wood), goes=SHUFFLED_BACK)


# When people start to return home, 1 of your animals goes, and you may carry out the effect of an unoccupied space.
# Without animals, you choose an opponent's, who may carry out the effect instead.
def _devour(state: Data, seat: int, word: int, log: Log) -> None:
    victim = take_prey(state, seat, WEREWOLF, word, log)
    state.farms[victim].steps.append(step_of(borrow_effect(WEREWOLF), may_leave=True, card=WEREWOLF))


WEREWOLF: Final = forest_card(
    "F14",
    "werewolf",
    "occupation",
    lists(prey, _devour),
    own(lambda card: at(hooks.HOME_START, pick_only(card))),
)
borrow_effect(WEREWOLF)

# Each time you use Fishing, 2 wood.
NOBLE_KNIGHT: Final = forest_card("F15", "noble-knight", "occupation", each_use(FISHING, then=gain(wood=2)))


# 10 food; somebody goes back to your supply instead of home.
def _sends_away(state: Data, seat: int, log: Log) -> None:
    will_leave(state.farms[seat])


def _can_spare(state: Data, farm: Farm) -> bool:
    return can_spare(farm) > 0


LAND_OF_MILK_AND_HONEY: Final = forest_card(
    "F17",
    "land-of-milk-and-honey",
    "action-space",
    acts(_sends_away, _can_spare),
    own(lambda card: is_space(in_order(act(card), gain(food=10)))),
)
