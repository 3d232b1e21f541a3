"""The X-deck, in the order of its ids."""

from typing import Final

from cosecha.core.state import Log
from cosecha.games.agricola.cards.abilities import acts, do_on_play, on_play, own
from cosecha.games.agricola.cards.absent import freezes
from cosecha.games.agricola.cards.drawn import is_space, score_more, scored_by_all, x_card
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine.decks import AREA
from cosecha.games.agricola.engine.effects import in_order
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.mechanisms.family import grow_urgently
from cosecha.games.agricola.mechanisms.goods import gain, pay
from cosecha.games.agricola.mechanisms.people import will_leave
from cosecha.games.agricola.mechanisms.triggers import act


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

# Family growth, even without room.
EARTHLINGS_ARE_EASY: Final = x_card("X14", "earthlings-are-easy", "event", on_play(grow_urgently()))


# You choose where the next person of each other player goes. They take the action.
def _beam(state: Data, seat: int, log: Log) -> None:
    for farm in state.farms:
        if farm.seat != seat and farm.extras is not None:
            farm.extras.chooser = seat


BEAM_ME_UP_SCOTTY: Final = x_card("X16", "beam-me-up-scotty", "event", do_on_play(_beam))


# 1 animal of each type; somebody goes back to your supply instead of home.
def _abduct(state: Data, seat: int, log: Log) -> None:
    will_leave(state.farms[seat])


ALIEN_ABDUCTION: Final = x_card(
    "X19", "alien-abduction", "event", on_play(gain(sheep=1, boar=1, cattle=1)), do_on_play(_abduct)
)

# Tonight, 1 of your people is frozen. Back 4 rounds later, that one may act before everybody else.
CARBONITE_COUSIN: Final = x_card("X22", "carbonite-cousin", "event", freezes(4), points=3, goes=AREA)
