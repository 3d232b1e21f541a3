"""The X-deck, in the order of its ids."""

from typing import Final

from cosecha.core.state import NONE, Log
from cosecha.games.agricola.cards.abilities import (
    acts,
    bonus,
    do_at,
    do_on_play,
    housing,
    keeps,
    lists,
    may_on_play,
    on_play,
    own,
    remember,
    score,
)
from cosecha.games.agricola.cards.drawn import (
    for_everybody_at,
    is_space,
    raises_growth,
    score_more,
    scored_by_all,
    wins_with,
    x_card,
)
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import cards, hooks
from cosecha.games.agricola.engine.decks import AREA, BESIDE
from cosecha.games.agricola.engine.effects import in_order, step_of
from cosecha.games.agricola.events import CardScored, PersonWentToCard
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.goods import GOOD_NAMES
from cosecha.games.agricola.mechanisms.adopting import adopt
from cosecha.games.agricola.mechanisms.burning import burn_houses
from cosecha.games.agricola.mechanisms.covering import PAIRS, cover, pairs_to_cover
from cosecha.games.agricola.mechanisms.family import grow_beside
from cosecha.games.agricola.mechanisms.goods import gain, lose_goods, pay
from cosecha.games.agricola.mechanisms.marking import mark, marks, remove_mark, spaces_to_mark
from cosecha.games.agricola.mechanisms.offers import pick
from cosecha.games.agricola.mechanisms.people import can_spare, join_card, leave_now, will_leave
from cosecha.games.agricola.mechanisms.triggers import act
from cosecha.games.agricola.spaces.round_cards import WESTERN_QUARRY


# Add 1 crop to each of your planted fields.
def _fertilize(state: Data, seat: int, log: Log) -> None:
    farm = state.farms[seat]
    for field in range(len(farm.amounts)):
        if farm.amounts[field]:
            farm.amounts[field] += 1


def _is_planted(state: Data, farm: Farm) -> bool:
    return max(farm.amounts) > 0


EXTRATERRESTRIAL_EXCREMENT: Final = x_card(
    "X01",
    "extraterrestrial-excrement",
    "action-space",
    acts(_fertilize, _is_planted),
    own(lambda card: is_space(act(card))),
)


# Pay 2 wood, 2 clay, 1 reed and 1 stone for 4 bonus points.
def _take_off(state: Data, seat: int, log: Log) -> None:
    score_more(state, seat, HOMEMADE_SPACE_ROCKET, 4, log)


HOMEMADE_SPACE_ROCKET: Final = x_card(
    "X02",
    "homemade-space-rocket",
    "action-space",
    scored_by_all(),
    acts(_take_off),
    own(lambda card: is_space(in_order(pay(wood=2, clay=2, reed=1, stone=1), act(card)))),
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


# This covers 2 adjacent spaces of your farmyard outside rooms and pastures.
def _fields_to_cover(state: Data, farm: Farm) -> list[int]:
    return pairs_to_cover(farm)


def _cover(state: Data, seat: int, word: int, log: Log) -> None:
    cover(state, seat, PAIRS[word], log)


CROP_CIRCLES: Final = x_card(
    "X23",
    "crop-circles",
    "event",
    lists(_fields_to_cover, _cover, quiet=True),
    own(lambda card: on_play(pick(card))),
)


# 5 bonus points. This evening somebody goes on this card and takes no more actions.
_GOES_TONIGHT: Final = 1
_IS_THERE: Final = 2


def _rebel(state: Data, seat: int, log: Log) -> None:
    remember(state.farms[seat], REBEL, _GOES_TONIGHT)
    if log is not None:
        log.append(CardScored(seat, cards.NAMES[REBEL], 5))


def _leave_for_rebels(state: Data, seat: int, log: Log) -> None:
    farm = state.farms[seat]
    if farm.stores.get(REBEL, 0) != _GOES_TONIGHT:
        return
    goes = join_card(farm)
    remember(farm, REBEL, _IS_THERE if goes else NONE)
    if log is not None and goes:
        log.append(PersonWentToCard(seat, cards.NAMES[REBEL]))


def _rebel_points(state: Data, seat: int) -> int:
    return 5


REBEL: Final = x_card(
    "X24",
    "rebel",
    "occupation",
    keeps(_IS_THERE),
    bonus(_rebel_points),
    do_on_play(_rebel),
    do_at(hooks.LEAVING_HOME, _leave_for_rebels),
)
