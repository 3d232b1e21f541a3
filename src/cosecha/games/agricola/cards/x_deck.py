"""The X-deck, in the order of its ids."""

from typing import Final

from cosecha.core.state import Log
from cosecha.games.agricola.board import COLUMNS, ROWS
from cosecha.games.agricola.cards.abilities import (
    acts,
    at,
    bonus,
    do_at,
    do_on_play,
    housing,
    keeps,
    lists,
    may_at,
    may_on_play,
    on_play,
    own,
    remember,
    score,
)
from cosecha.games.agricola.cards.absent import freezes, takes_person
from cosecha.games.agricola.cards.drawn import (
    for_everybody_at,
    is_space,
    once_per_action,
    raises_growth,
    score_more,
    scored_by_all,
    sells_itself,
    wins_with,
    x_card,
)
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import cards, hooks, payments
from cosecha.games.agricola.engine.cards import NAMES
from cosecha.games.agricola.engine.decks import AREA, BESIDE
from cosecha.games.agricola.engine.effects import in_order, step_of
from cosecha.games.agricola.events import CardHandedOn, CardLost, CropsGrown
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import CROPS, GOOD_NAMES, WOOD
from cosecha.games.agricola.mechanisms.adopting import adopt
from cosecha.games.agricola.mechanisms.borrowed_effects import borrow_effect
from cosecha.games.agricola.mechanisms.burning import burn_houses
from cosecha.games.agricola.mechanisms.covering import PAIRS, cover, pairs_to_cover
from cosecha.games.agricola.mechanisms.critters import MOST_CRITTERS, feed_critters, meals, multiply
from cosecha.games.agricola.mechanisms.customs import lay_at
from cosecha.games.agricola.mechanisms.family import grow_beside
from cosecha.games.agricola.mechanisms.goods import copy_goods, gain, lose_goods, lying_on, pay_now
from cosecha.games.agricola.mechanisms.losing import lose_card
from cosecha.games.agricola.mechanisms.marked_space import (
    goods_on_mark,
    is_marking,
    mark_space,
    markable,
    take_from_mark,
)
from cosecha.games.agricola.mechanisms.marking import mark, marks, remove_mark, spaces_to_mark
from cosecha.games.agricola.mechanisms.offers import pick
from cosecha.games.agricola.mechanisms.people import can_spare, leave_now, will_leave
from cosecha.games.agricola.mechanisms.swapping import choose_other, into, swappable
from cosecha.games.agricola.mechanisms.triggers import act
from cosecha.games.agricola.options import HOUSE_WOOD
from cosecha.games.agricola.spaces.round_cards import FENCING, WESTERN_QUARRY


# Add 1 crop to each of your planted fields. Fields have no limit, and this isn't sowing.
def _fertilize(state: Data, seat: int, log: Log) -> None:
    farm = state.farms[seat]
    for crop in CROPS:
        fields = [field for field in range(len(farm.amounts)) if farm.amounts[field] and farm.crops[field] == crop]
        for field in fields:
            farm.amounts[field] += 1
        if fields and log is not None:
            log.append(CropsGrown(seat, NAMES[EXTRATERRESTRIAL_EXCREMENT], GOOD_NAMES[crop], len(fields)))


def _is_planted(state: Data, farm: Farm) -> bool:
    return max(farm.amounts) > 0


EXTRATERRESTRIAL_EXCREMENT: Final = x_card(
    "X01",
    "extraterrestrial-excrement",
    "action-space",
    acts(_fertilize, _is_planted),
    own(lambda card: is_space(act(card))),
)


# Pay 2 wood, 2 clay, 1 reed and 1 stone for 4 bonus points. It's no building cost, so nothing makes it cheaper.
def _take_off(state: Data, seat: int, log: Log) -> None:
    score_more(state, seat, HOMEMADE_SPACE_ROCKET, 4, log)


HOMEMADE_SPACE_ROCKET: Final = x_card(
    "X02",
    "homemade-space-rocket",
    "action-space",
    scored_by_all(),
    acts(_take_off),
    own(lambda card: is_space(in_order(pay_now(wood=2, clay=2, reed=1, stone=1), act(card)))),
)


# Swap all your goods of one kind, or all goods on one accumulation space, for as many of another kind.
def _transmogrify(state: Data, seat: int, word: int, log: Log) -> None:
    choose_other(state, seat, TRANSMOGRIFIER, word)


TRANSMOGRIFIER: Final = x_card(
    "X03",
    "transmogrifier",
    "action-space",
    lists(swappable, _transmogrify),
    own(lambda card: is_space(pick(card))),
)
into(TRANSMOGRIFIER)


# Whoever builds stables may pay 2 reed for this card.
MERCHANTS_OF_JUPITER: Final = x_card(
    "X04", "merchants-of-jupiter", "space-merchant", sells_itself(hooks.AFTER_STABLES, reed=2), points=2
)


# Whoever has a family growth that needs room may pay 2 food for this card.
MERCHANTS_OF_MARS: Final = x_card(
    "X05", "merchants-of-mars", "space-merchant", sells_itself(hooks.AFTER_GROWTH, food=2), points=2
)


# Whoever uses Fencing may pay 2 stone for this card.
def _uses_fencing(state: Data, farm: Farm) -> bool:
    return farm.space == FENCING and state.occupied[FENCING] >> farm.seat & 1 != 0


MERCHANTS_OF_PLUTO: Final = x_card(
    "X06", "merchants-of-pluto", "space-merchant", sells_itself(hooks.AFTER_FENCING, _uses_fencing, stone=2), points=2
)


# 1 point for each column that is all rooms, all fields, or all in one pasture; only 1 for each pasture.
def _ley_lines(state: Data, seat: int) -> int:
    farm = state.farms[seat]
    columns = [sum([1 << row * COLUMNS + column for row in range(ROWS)]) for column in range(COLUMNS)]
    full = len([column for column in columns if column & ~farm.rooms == 0 or column & ~farm.fields == 0])
    return full + len([mask for mask in farm.pastures if any(column & ~mask == 0 for column in columns)])


LEY_LINES: Final = x_card("X07", "ley-lines", "artifact", bonus(_ley_lines))


# 3 depots. Right before people return home, 1 of them for the effect of an unoccupied space.
def _fuel(state: Data, seat: int, log: Log) -> None:
    remember(state.farms[seat], STRANGE_ALIEN_ENERGY, 3)


STRANGE_ALIEN_ENERGY: Final = x_card(
    "X08",
    "strange-alien-energy",
    "artifact",
    keeps(3, "depots"),
    do_on_play(_fuel),
    own(lambda card: may_at(hooks.BEFORE_HOME, borrow_effect(card, tokens=1))),
    points=-3,
)


# Mark an accumulation space. Right before people return home, if it is unoccupied, you may take 1 good from it.
def _where_to_mark(state: Data, farm: Farm) -> list[int]:
    return markable(state) if is_marking(state) else goods_on_mark(state)


def _pitchfork(state: Data, seat: int, word: int, log: Log) -> None:
    if is_marking(state):
        mark_space(state, seat, ALIEN_FARMHAND, word, log)
    else:
        take_from_mark(state, seat, word, log)


ALIEN_FARMHAND: Final = x_card(
    "X09",
    "alien-farmhand",
    "artifact",
    lists(_where_to_mark, _pitchfork),
    own(lambda card: on_play(pick(card))),
    own(lambda card: may_at(hooks.BEFORE_HOME, pick(card))),
)


# When you use an accumulation space, you get as many goods as you take once more. Then the card goes to the left.
def _replicate(state: Data, seat: int, log: Log) -> None:
    copy_goods(state, seat, lying_on(state, state.farms[seat].space), log, REPLICATOR)
    lose_card(state, seat, REPLICATOR, log)
    to = (seat + 1) % state.players
    if to != seat:
        lay_at(state, to, REPLICATOR)
    if log is not None:
        name = NAMES[REPLICATOR]
        log.append(CardLost(seat, name) if to == seat else CardHandedOn(seat, name, to))


REPLICATOR: Final = x_card("X10", "replicator", "artifact", do_at(hooks.AFTER_TAKING, _replicate))


# Each time you build fences, stables or wooden rooms, 1 wood less in all.
def _in_wood(farm: Farm) -> bool:
    return farm.house == HOUSE_WOOD


X_FILE: Final = x_card(
    "X11",
    "x-file",
    "artifact",
    once_per_action(payments.FENCES, WOOD),
    once_per_action(payments.STABLE, WOOD),
    once_per_action(payments.ROOM, WOOD, _in_wood),
)


# 2 critters. In each harvest, every 2 of them have 1 young, and each eats 1 food or leaves, which costs 1 point.
def _settle_in(state: Data, seat: int, log: Log) -> None:
    remember(state.farms[seat], FURRY_FRIENDS, 2)


def _multiply(state: Data, seat: int, log: Log) -> None:
    multiply(state, seat, FURRY_FRIENDS, log)


def _meals(state: Data, farm: Farm) -> list[int]:
    return meals(farm, FURRY_FRIENDS)


def _feed(state: Data, seat: int, word: int, log: Log) -> None:
    feed_critters(state, seat, FURRY_FRIENDS, word, log)


def _critters(state: Data, seat: int) -> int:
    farm = state.farms[seat]
    return farm.stores.get(FURRY_FRIENDS, 0) - (0 if farm.extras is None else farm.extras.lost)


FURRY_FRIENDS: Final = x_card(
    "X12",
    "furry-friends",
    "artifact",
    keeps(MOST_CRITTERS, "critters"),
    do_on_play(_settle_in),
    do_at(hooks.FIELD_PHASE, _multiply),
    lists(_meals, _feed),
    own(lambda card: at(hooks.FEEDING, pick(card))),
    bonus(_critters),
)


# At the end, exactly 42 points win.
SPACE_DINER: Final = x_card("X13", "space-diner", "event", wins_with(42), goes=BESIDE)


# Family growth, even without room. The newborn lies on Western Quarry if you have a person there.
EARTHLINGS_ARE_EASY: Final = x_card("X14", "earthlings-are-easy", "event", on_play(grow_beside(WESTERN_QUARRY)))


# When people are home again, each player pays 1 good or returns 1 person. Every family growth costs 1 food more.
_PERSON: Final = cards.choice("person")
_GOODS: Final = {cards.choice(name): good for good, name in enumerate(GOOD_NAMES)}


def _tribute(state: Data, farm: Farm) -> list[int]:
    goods = [word for word, good in _GOODS.items() if farm.goods[good]]
    return [*goods, _PERSON] if can_spare(farm) else goods


def _pay_tribute(state: Data, seat: int, word: int, log: Log) -> None:
    if word == _PERSON:
        leave_now(state, seat, 1, log)
        state.farms[seat].home -= 1
    else:
        lose_goods(state, seat, _GOODS[word], 1, log, TRIPODS)


TRIPODS: Final = x_card(
    "X15",
    "tripods",
    "event",
    lists(_tribute, _pay_tribute, quiet=True),
    own(lambda card: for_everybody_at(hooks.GONE_HOME, pick(card))),
    raises_growth(food=1),
    goes=BESIDE,
)


# You choose where the next person of each other player goes. They take the action.
def _beam(state: Data, seat: int, log: Log) -> None:
    for farm in state.farms:
        if farm.seat != seat and farm.extras is not None:
            farm.extras.chooser = seat


BEAM_ME_UP_SCOTTY: Final = x_card("X16", "beam-me-up-scotty", "event", do_on_play(_beam))


# 2 to 6 bonus points, as you choose, and twice as many candies on action spaces. Your uses remove them, and each one
# left loses a point.
_POINTS: Final = {cards.choice(f"points{points}"): points for points in (2, 3, 4, 5, 6)}


def _candy(state: Data, farm: Farm) -> list[int]:
    spaces = spaces_to_mark(state, farm)
    if CANDY_TRAIL not in farm.stores:
        return [word for word, points in _POINTS.items() if 2 * points <= len(spaces)]
    return [cards.space_word(space) for space in spaces]


def _lay_candy(state: Data, seat: int, word: int, log: Log) -> None:
    if word in _POINTS:
        score(state, seat, CANDY_TRAIL, _POINTS[word], log)
        state.farms[seat].steps += [step_of(pick(CANDY_TRAIL), card=CANDY_TRAIL)] * (2 * _POINTS[word])
    else:
        mark(state, seat, cards.word_space(word), log)


def _sweetened(state: Data, seat: int) -> int:
    return state.farms[seat].stores.get(CANDY_TRAIL, 0) - marks(state.farms[seat])


CANDY_TRAIL: Final = x_card(
    "X17",
    "candy-trail",
    "event",
    keeps(6, "points"),
    bonus(_sweetened),
    lists(_candy, _lay_candy, quiet=True),
    own(lambda card: on_play(pick(card))),
    do_at(hooks.WITH_USE, remove_mark),
    goes=AREA,
)


# You may pay 5 goods to another player with more than 2 people for one of them, at home or on an action space.
I_AM_YOUR_FATHER: Final = x_card(
    "X18", "i-am-your-father", "event", own(lambda card: may_on_play(adopt(card))), provenance="stated"
)


# 1 animal of each type; somebody goes back to your supply instead of home.
def _abduct(state: Data, seat: int, log: Log) -> None:
    will_leave(state.farms[seat])


ALIEN_ABDUCTION: Final = x_card(
    "X19", "alien-abduction", "event", on_play(gain(sheep=1, boar=1, cattle=1)), do_on_play(_abduct)
)


# Your pastures and unfenced stables hold twice as many animals, and each animal cooks for half the food.
def _shrink(farm: Farm) -> None:
    farm.shrunk = True


DARLING_I_SHRUNK: Final = x_card("X20", "darling-i-shrunk", "event", housing(_shrink), goes=AREA)


# Everybody's wooden rooms burn down, and clay rooms become stone rooms. A renovation rebuilds the first 2 rooms.
def _burn(state: Data, seat: int, log: Log) -> None:
    burn_houses(state, log)


MIND_THE_JETS: Final = x_card("X21", "mind-the-jets", "event", do_on_play(_burn))


# Tonight, 1 of your people is frozen. Back 4 rounds later, that one may act before everybody else.
CARBONITE_COUSIN: Final = x_card("X22", "carbonite-cousin", "event", freezes(4), points=3, goes=AREA)


# This covers 2 adjacent spaces of your farmyard outside rooms and pastures.
def _fields_to_cover(state: Data, farm: Farm) -> list[int]:
    return pairs_to_cover(farm)


def _cover(state: Data, seat: int, word: int, log: Log) -> None:
    cover(state, seat, PAIRS[word], CROP_CIRCLES, log)


CROP_CIRCLES: Final = x_card(
    "X23",
    "crop-circles",
    "event",
    lists(_fields_to_cover, _cover, quiet=True),
    own(lambda card: on_play(pick(card))),
)


# 5 bonus points. This evening somebody goes on this card and takes no more actions.
REBEL: Final = x_card("X24", "rebel", "occupation", takes_person(points=5))
