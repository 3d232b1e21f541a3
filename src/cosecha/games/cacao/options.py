"""The options, and the numbers of the rulebook as tables."""

from collections import Counter
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cosecha.core.message import Message
from cosecha.core.options import IS_SEAT
from cosecha.games.cacao.board import (
    GOLD_1,
    GOLD_2,
    MARKET_2,
    MARKET_3,
    MARKET_4,
    PLANTATION_1,
    PLANTATION_2,
    SUN,
    TEMPLE,
    WATER,
)

RULES_VERSION: Final = 1

HAND_SIZE: Final = 3
DISPLAY_SIZE: Final = 2
STORAGE: Final = 5
SUN_PLACES: Final = 3
WATER_TRACK: Final = (-10, -4, -1, 0, 2, 4, 7, 11, 16)
FILL_THRESHOLD: Final = 2
"""A jungle space is filled as soon as this many worker tiles touch it."""
OVERBUILD_COST: Final = 1
SUN_END_VALUE: Final = 1
TEMPLE_FIRST: Final = 6
TEMPLE_SECOND: Final = 3

WORKER_TILES: Final[dict[int, tuple[int, ...]]] = {2: (4, 5, 1, 1), 3: (3, 5, 1, 1), 4: (3, 4, 1, 1)}
"""By number of players: how many tiles of each type a seat has."""

JUNGLE_TILES: Final[dict[int, int]] = {
    PLANTATION_1: 6,
    PLANTATION_2: 2,
    MARKET_2: 2,
    MARKET_3: 4,
    MARKET_4: 1,
    GOLD_1: 2,
    GOLD_2: 1,
    WATER: 3,
    SUN: 2,
    TEMPLE: 5,
}
REMOVED_FOR_TWO: Final[dict[int, int]] = {PLANTATION_1: 2, MARKET_3: 1, GOLD_1: 1, WATER: 1, SUN: 1, TEMPLE: 1}
START_TILES: Final = (PLANTATION_1, MARKET_2)


def worker_tiles_each(players: int) -> int:
    return sum(WORKER_TILES[players])


def turns_total(players: int) -> int:
    return players * worker_tiles_each(players)


def jungle_in_play(players: int) -> Counter[int]:
    """The number of jungle tiles of each kind, start tiles included."""
    counts = Counter(JUNGLE_TILES)
    if players == 2:
        counts.subtract(REMOVED_FOR_TWO)
    return counts


SeatOrNone = Annotated[int, Meta(ge=0, le=3), IS_SEAT] | None


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Cacao's options with their defaults. A first seat of None is drawn at random."""

    players: Annotated[int, Meta(ge=2, le=4)] = 4
    first_seat: SeatOrNone = None
    gold: Literal["open", "hidden"] = "open"


def problems(options: Options) -> list[Message]:
    """Why these options can't be played together; empty if they can."""
    if options.first_seat is not None and options.first_seat >= options.players:
        label = Message("cacao-option-first-seat")
        return [Message("option-problem-no-such-seat", {"option": label, "players": options.players})]
    return []
