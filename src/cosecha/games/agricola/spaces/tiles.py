"""The optional tiles. A tile holds one person, who uses one of its spaces."""

from typing import Final

from cosecha.games.agricola.engine.effects import and_or, from_round, in_order, one_of
from cosecha.games.agricola.engine.spaces import SHARED, space
from cosecha.games.agricola.mechanisms.baking import bake
from cosecha.games.agricola.mechanisms.family import grow
from cosecha.games.agricola.mechanisms.goods import gain, market_gain, pay, take
from cosecha.games.agricola.mechanisms.stables import stable
from cosecha.games.agricola.options import MODEST_WISH_ROUND

_MODEST_WISH = from_round(MODEST_WISH_ROUND, grow())

SIDE_JOB: Final = space("side-job", and_or(stable(wood=1), bake()), (2, 3, 4))
FOUR_IN_ONE: Final = space(
    "four-in-one",
    one_of(
        copse=take(),
        resource_market=market_gain(stone=1, food=1),
        sheep=gain(sheep=1, food=1),
        boar=gain(boar=1),
        cattle=in_order(pay(food=1), gain(cattle=1)),
        modest_wish=_MODEST_WISH,
    ),
    (2,),
    wood=1,
)
TWO_IN_ONE: Final = space(
    "two-in-one",
    one_of(
        sheep=gain(sheep=1, food=1),
        boar=gain(boar=1),
        cattle=in_order(pay(food=1), gain(cattle=1)),
        modest_wish=_MODEST_WISH,
    ),
    (3, 4),
)

SHARED[FOUR_IN_ONE] = _MODEST_WISH
SHARED[TWO_IN_ONE] = _MODEST_WISH

SPACES: Final[tuple[int, ...]] = (
    SIDE_JOB,
    FOUR_IN_ONE,
    TWO_IN_ONE,
)
