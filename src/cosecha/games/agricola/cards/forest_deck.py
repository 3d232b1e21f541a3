"""The forest deck, in the order of its ids."""

from typing import Final

from cosecha.core.state import NONE, Log
from cosecha.games.agricola.cards.abilities import (
    Ability,
    acts,
    at,
    at_any_time,
    bonus_for_all,
    do_at,
    do_on_play,
    each_use,
    housing,
    keeps,
    lists,
    on_play,
    own,
    pays_by_lines,
)
from cosecha.games.agricola.cards.absent import houses_wanderer
from cosecha.games.agricola.cards.drawn import (
    brings_llamas,
    forest_card,
    gathers_fairies,
    is_space,
    joins_animals,
    looks_at,
    replaces_space,
    score_more,
    scored_by_all,
)
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import cards, hooks
from cosecha.games.agricola.engine.cards import NAMES
from cosecha.games.agricola.engine.decks import BESIDE, FOREST, SHUFFLED_BACK
from cosecha.games.agricola.engine.effects import in_order, one_of, optional, step_of
from cosecha.games.agricola.events import CardUsed, LlamasCame, StartKept
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import (
    ANIMALS,
    BOAR,
    CLAY,
    GOOD_NAMES,
    GOODS,
    GRAIN,
    MATERIALS,
    REED,
    SHEEP,
    STONE,
    VEGETABLE,
    WOOD,
)
from cosecha.games.agricola.mechanisms.animals import breed, single
from cosecha.games.agricola.mechanisms.borrowed_effects import borrow_effect
from cosecha.games.agricola.mechanisms.family import grow_for_a_while, grow_urgently
from cosecha.games.agricola.mechanisms.goods import gain, gain_goods, lose_goods, lying_on
from cosecha.games.agricola.mechanisms.growing import clear_fields, double_crops
from cosecha.games.agricola.mechanisms.hunting import prey, take_prey
from cosecha.games.agricola.mechanisms.leftovers import claim, take_leftovers
from cosecha.games.agricola.mechanisms.living import (
    FAIRY,
    LLAMA,
    LLAMAS_JOINED,
    fairies_come,
    roast_fairy,
    roast_llama,
    take_fairies,
)
from cosecha.games.agricola.mechanisms.offers import pick_only
from cosecha.games.agricola.mechanisms.people import can_spare, will_leave
from cosecha.games.agricola.mechanisms.plowing import plow, plow_up_to
from cosecha.games.agricola.mechanisms.sacrificing import sacrifices
from cosecha.games.agricola.mechanisms.triggers import act
from cosecha.games.agricola.spaces.permanent import FISHING
from cosecha.games.agricola.spaces.round_cards import BASIC_WISH

# You may plow up to 3 fields.
LADY_OF_THE_LAKE_1: Final = forest_card("F01", "lady-of-the-lake-1", "event", on_play(optional(plow_up_to(3))))


# In each breeding phase, and at the end, it counts as 1 animal of a type you choose. Where no type lacks a second one,
# there is nothing to choose; where only one does, the rules choose it.
def _joins(card: int) -> Ability:
    asked = step_of(pick_only(card), card=card)

    def act(state: Data, seat: int, log: Log) -> None:
        farm = state.farms[seat]
        types = single(farm)
        if len(types) > 1:
            farm.steps.append(asked)
            return
        if types and log is not None:
            log.append(CardUsed(seat, cards.NAMES[card]))
        breed(state, seat, log, types[0] if types else NONE)

    return do_at(hooks.BREEDING, act)


_TYPES: Final = {**{cards.choice(GOOD_NAMES[good]): good for good in ANIMALS}, LLAMA: LLAMAS_JOINED}


def _types(state: Data, farm: Farm) -> list[int]:
    return [word for word, good in _TYPES.items() if good in single(farm)]


def _breed_as(state: Data, seat: int, choice: int, log: Log) -> None:
    breed(state, seat, log, _TYPES[choice])


UNICORN_1: Final = forest_card(
    "F02",
    "unicorn-1",
    "minor-improvement",
    own(_joins),
    lists(_types, _breed_as),
    joins_animals(),
)


# Family growth, even without room.
UNICORN_2: Final = forest_card("F03", "unicorn-2", "minor-improvement", on_play(grow_urgently()), points=-3)


# Family growth, even without room. The child may be placed this round. Somebody leaves after the next feeding phase.
FERAL_CHILD: Final = forest_card("F04", "feral-child", "event", on_play(grow_for_a_while()))


# All your sheep go, for as much wood.
def _hermit(state: Data, seat: int, log: Log) -> None:
    sheep = state.farms[seat].goods[SHEEP]
    lose_goods(state, seat, SHEEP, sheep, log, HERMIT)
    gain_goods(state, seat, WOOD, sheep, log, HERMIT)


HERMIT: Final = forest_card("F05", "hermit", "event", do_on_play(_hermit))


# You are starting player until this card is drawn again. Meeting Place doesn't change that any more.
def _keep_start(state: Data, seat: int, log: Log) -> None:
    assert state.decks is not None
    if state.players == 1:
        return  # alone, Meeting Place stays as it is
    state.starter = seat
    state.decks.start_kept = True
    if log is not None:
        log.append(StartKept(seat))


LADY_OF_THE_LAKE_2: Final = forest_card(
    "F06", "lady-of-the-lake-2", "event", do_on_play(_keep_start), goes=SHUFFLED_BACK
)


# Your boar double. Without any, you lose the vegetables on your fields. With neither, you plow a field.
def _boar_king(state: Data, seat: int, log: Log) -> None:
    farm = state.farms[seat]
    if farm.goods[BOAR]:
        gain_goods(state, seat, BOAR, farm.goods[BOAR], log, BOAR_KING)
    elif not clear_fields(state, seat, VEGETABLE, BOAR_KING, log):
        farm.steps.append(step_of(plow(), card=BOAR_KING))


BOAR_KING: Final = forest_card("F07", "boar-king", "event", do_on_play(_boar_king), goes=SHUFFLED_BACK)


# Of each building material, whoever has the most gives 1. Those with the fewest share it evenly, or else you get all.
def _share(state: Data, seat: int, log: Log) -> None:
    for good in MATERIALS:
        have = [farm.goods[good] for farm in state.farms]
        if max(have) == min(have):
            continue
        givers = [farm.seat for farm in state.farms if have[farm.seat] == max(have)]
        takers = [farm.seat for farm in state.farms if have[farm.seat] == min(have)]
        if len(givers) % len(takers):
            takers = [seat]
        for giver in givers:
            lose_goods(state, giver, good, 1, log, MEN_IN_TIGHTS)
        for taker in takers:
            gain_goods(state, taker, good, len(givers) // len(takers), log, MEN_IN_TIGHTS)


MEN_IN_TIGHTS: Final = forest_card("F08", "men-in-tights", "event", do_on_play(_share), goes=SHUFFLED_BACK)


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


# At the end of this round, everybody lends 1 person to the player on the left, who places it in the next one.
def _lend(state: Data, seat: int, log: Log) -> None:
    assert state.decks is not None
    state.decks.lending = True


MIDSUMMER_NIGHTS_DREAM: Final = forest_card(
    "F10", "midsummer-nights-dream", "event", do_on_play(_lend), goes=SHUFFLED_BACK
)


# 3 stone and 3 food. Your next turn is skipped: the person is placed later.
def _skip(state: Data, seat: int, log: Log) -> None:
    extras = state.farms[seat].extras
    assert extras is not None
    extras.skips += 1


FRENCH_CASTLE: Final = forest_card("F11", "french-castle", "event", on_play(gain(stone=3, food=3)), do_on_play(_skip))


# You lose all wood in your supply. The crops on each of your fields double.
def _all_your_wood(state: Data, seat: int, log: Log) -> None:
    lose_goods(state, seat, WOOD, state.farms[seat].goods[WOOD], log, ALL_YOUR_WOOD)
    double_crops(state, seat, ALL_YOUR_WOOD, log)


ALL_YOUR_WOOD: Final = forest_card("F12", "all-your-wood", "event", do_on_play(_all_your_wood), goes=SHUFFLED_BACK)


# Tonight, 1 of your people comes to this card. It needs no room, and after everybody's last turn it may use 2 spaces.
REVENANT: Final = forest_card("F13", "revenant", "occupation", houses_wanderer())


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


# At any time, 2 food for an animal or a fairy. It is a major improvement and an oven, but nothing is baked in it.
def _roasts(farm: Farm) -> None:
    farm.roasts = True


def _living(state: Data, farm: Farm) -> list[int]:
    extras = farm.extras
    assert extras is not None
    return [word for word, count in ((LLAMA, extras.llamas), (FAIRY, extras.fairies)) if count]


def _roast(state: Data, seat: int, what: int, log: Log) -> None:
    if what == LLAMA:
        roast_llama(state, seat, log)
    else:
        roast_fairy(state, seat, log)


FIRE_BOG_OVEN: Final = forest_card(
    "F16", "fire-bog-oven", "major-improvement", housing(_roasts), at_any_time(_living, _roast), points=1
)


# 10 food; somebody goes back to your supply instead of home.
def _sends_away(state: Data, seat: int, log: Log) -> None:
    will_leave(state.farms[seat])


def _can_spare(state: Data, farm: Farm) -> bool:
    return can_spare(farm) > 0


LAND_OF_MILK_AND_HONEY: Final = forest_card(
    "F17",
    "land-of-milk-and-honey",
    "action-space",
    acts(_sends_away, _can_spare, "nobody-to-spare"),
    own(lambda card: is_space(in_order(act(card), gain(food=10)))),
)


# It replaces Basic Wish for Children. 5 points; somebody goes back to your supply instead of home.
def _marries(state: Data, seat: int, log: Log) -> None:
    will_leave(state.farms[seat])
    score_more(state, seat, WARRIOR_PRINCESS, 5, log)


WARRIOR_PRINCESS: Final = forest_card(
    "F18",
    "warrior-princess",
    "action-space",
    scored_by_all(),
    acts(_marries, _can_spare, "nobody-to-spare"),
    own(lambda card: is_space(act(card))),
    replaces_space(BASIC_WISH),
)

# A sheep chars up to 3 unused spaces, a boar brings 2 minor improvements, cattle 3 stone, as often as you like. Once,
# somebody leaves to discard another player's occupation.
DRAGONS_LAIR: Final = forest_card("F19", "dragons-lair", "action-space", own(lambda card: is_space(sacrifices(card))))


# 2 fairies come to it, and 1 more each round; whoever uses it takes all of them. The most fairies win 5 points.
def _has_fairies(state: Data, farm: Farm) -> bool:
    return state.decks is not None and state.decks.fairies > 0


def _takes_fairies(state: Data, seat: int, log: Log) -> None:
    assert state.decks is not None
    fairies = state.decks.fairies
    state.decks.fairies = 0
    take_fairies(state, seat, fairies, log)


def _most_fairies(state: Data, seat: int) -> int:
    counts = [0 if farm.extras is None else farm.extras.fairies for farm in state.farms]
    return 5 if counts[seat] and counts[seat] == max(counts) else 0


FAIRY_RING: Final = forest_card(
    "F20",
    "fairy-ring",
    "action-space",
    gathers_fairies(),
    do_on_play(fairies_come(2)),
    do_at(hooks.PREPARATION, fairies_come(1)),
    acts(_takes_fairies, _has_fairies, "nothing-lies-there"),
    own(lambda card: is_space(act(card))),
    bonus_for_all(_most_fairies),
)


# In the returning home phase, you take all reed and stone, or all clay, that is left on accumulation spaces.
def _take_the_rest(state: Data, seat: int, log: Log) -> None:
    take_leftovers(state, seat, ROAD_NOT_TAKEN, log)


ROAD_NOT_TAKEN: Final = forest_card(
    "F21",
    "road-not-taken",
    "action-space",
    keeps((1 << GOODS) - 1),
    do_at(hooks.RETURNING_HOME, _take_the_rest),
    own(lambda card: is_space(one_of(all_reed_and_stone=claim(card, REED, STONE), all_clay=claim(card, CLAY)))),
)

# Each straight line of new fences costs 1 wood in all.
FENCES_OF_UNUSUAL_SIZE: Final = forest_card("F22", "fences-of-unusual-size", "minor-improvement", pays_by_lines())


# Return 1 wood. Three times, at any time in your turns, look at the top 3 cards of this deck and put them back in any
# order. In the returning home phase after the third time, the card is shuffled back.
def _meet_witch(state: Data, seat: int, log: Log) -> None:
    lose_goods(state, seat, WOOD, min(1, state.farms[seat].goods[WOOD]), log, WITCH)


WITCH: Final = forest_card("F23", "witch", "minor-improvement", do_on_play(_meet_witch), looks_at(FOREST, times=3))


# Living space for 1 person, and a place for 1 animal of each type.
def _camelot(farm: Farm) -> None:
    farm.lodging += 1
    farm.stalls += 1


CAMELOT: Final = forest_card("F24", "camelot", "minor-improvement", housing(_camelot), provenance="stated")


# Each time an action space gives you wood and no other good, 1 more wood.
def _only_wood(state: Data, farm: Farm) -> bool:
    return {good for good, _ in lying_on(state, farm.space)} == {WOOD}


TIN_WOODMAN: Final = forest_card("F25", "tin-woodman", "occupation", at(hooks.AFTER_TAKING, gain(wood=1), _only_wood))


# All your sheep become llamas, a new type of animal. Llamas are a scoring category for everybody.
def _convert(state: Data, seat: int, log: Log) -> None:
    farm = state.farms[seat]
    assert farm.extras is not None
    sheep = farm.goods[SHEEP]
    lose_goods(state, seat, SHEEP, sheep, log, PERUVIAN_INQUISITION)
    farm.extras.llamas += sheep
    if log is not None and sheep:
        log.append(LlamasCame(seat, NAMES[PERUVIAN_INQUISITION], sheep))


PERUVIAN_INQUISITION: Final = forest_card(
    "F26", "peruvian-inquisition", "event", brings_llamas(), do_on_play(_convert), goes=BESIDE
)
