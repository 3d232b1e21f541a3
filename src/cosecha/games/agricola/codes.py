"""Inside the rules an action is an int: its kind and what it names. `actions.py` turns it into a struct."""

from typing import Final

USE: Final = 0
ROOM: Final = 1
STABLE: Final = 2
PLOW: Final = 3
SOW: Final = 4
BAKE: Final = 5
FENCE: Final = 6
RENOVATE: Final = 7
BUILD: Final = 8
UPGRADE: Final = 9
CHOOSE: Final = 10
KEEP: Final = 11
EXCHANGE: Final = 12
FEED: Final = 13
DONE: Final = 14
PLAY: Final = 15
CARD: Final = 16
PAY: Final = 17
DISCARD: Final = 18
PICK: Final = 19
DRAFT: Final = 20
DRAW: Final = 21
DROP: Final = 22
MULLIGAN: Final = 23
# Of variants.
RAIL: Final = 24
GIVE: Final = 25
FETCH: Final = 26
TAKE_CARD: Final = 27
PARTNER_ROOM: Final = 28
PARTNER_STABLE: Final = 29
PARTNER_PLOW: Final = 30
PARTNER_FENCE: Final = 31
PARTNER_RAIL: Final = 32

KIND_BITS: Final = 20
KIND: Final = 1 << KIND_BITS
"""An action is kind * KIND + what it names: a space of the board or of the farmyard, a set of such spaces, a good, an
amount, a card."""
CROP: Final = 32
"""Sowing names crop * CROP + space."""
COUNT_BITS: Final = 6
"""Keeping animals names sheep, boar and cattle, with this many bits each."""
RETURNED: Final = 16
"""An upgrade names new * RETURNED + returned."""
CHOICE: Final = 1024
"""What a card offers is card * CHOICE + choice."""
GOODS_AMOUNT: Final = 64
"""Giving and fetching name good * GOODS_AMOUNT + amount."""


def kind_of(action: int) -> int:
    return action >> KIND_BITS


def named_by(action: int) -> int:
    return action & (KIND - 1)


def keep_code(sheep: int, boar: int, cattle: int) -> int:
    return KEEP * KIND + ((sheep << COUNT_BITS | boar) << COUNT_BITS | cattle)


def kept(action: int) -> tuple[int, int, int]:
    """The number of sheep, boar and cattle that an action keeps."""
    named = action & (KIND - 1)
    most = (1 << COUNT_BITS) - 1
    return named >> 2 * COUNT_BITS, named >> COUNT_BITS & most, named & most
