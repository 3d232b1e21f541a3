"""The options, and the numbers of the rulebook as tables."""

from collections import Counter
from typing import Annotated, Final, Literal, NamedTuple

from msgspec import Meta, Struct

from cosecha.core.message import Message
from cosecha.core.options import IS_SEAT, shown_if
from cosecha.games.santiago.board import CROPS

RULES_VERSION: Final = 1

INCOME_PER_ROUND: Final = 3
REJECT_SURCHARGE: Final = 1
NO_PROPOSAL_BUILD_COST: Final = 1
PASS_FARMER_PENALTY: Final = 1
PALM_COUNT: Final = 3
TWO_ICON_TILES_PER_CROP: Final = 6
ONE_ICON_TILES_PER_CROP: Final = 3


class Setup(NamedTuple):
    """A row of the setup table."""

    piles: int
    rounds: int
    """Also the number of tiles in a pile and of canals in the supply."""
    money: int
    removed_two_icon: int
    removed_one_icon: int
    set_aside: int


SETUP: Final[dict[int, Setup]] = {
    2: Setup(piles=3, rounds=10, money=5, removed_two_icon=2, removed_one_icon=1, set_aside=0),
    3: Setup(piles=4, rounds=11, money=10, removed_two_icon=0, removed_one_icon=0, set_aside=1),
    4: Setup(piles=4, rounds=11, money=10, removed_two_icon=0, removed_one_icon=0, set_aside=1),
    5: Setup(piles=5, rounds=9, money=10, removed_two_icon=0, removed_one_icon=0, set_aside=0),
}


def earned(players: int, round: int) -> int:
    """The money a seat has received from the bank by a given round: starting money and income."""
    return SETUP[players].money + INCOME_PER_ROUND * max(0, round - 1)


def tiles_in_play(players: int) -> Counter[int]:
    """The number of tiles of each kind that are dealt or set aside."""
    setup = SETUP[players]
    counts: Counter[int] = Counter()
    for crop in range(len(CROPS)):
        counts[2 * crop + 1] = ONE_ICON_TILES_PER_CROP - setup.removed_one_icon
        counts[2 * crop + 2] = TWO_ICON_TILES_PER_CROP - setup.removed_two_icon
    return counts


SeatOrNone = Annotated[int, Meta(ge=0, le=4), IS_SEAT] | None


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Santiago's options with their defaults. A seat of None is drawn at random or follows from the rules."""

    players: Annotated[int, Meta(ge=2, le=5)] = 4
    money_visibility: Literal["open", "hidden"] = "open"
    spring_mode: Literal["center", "any"] = "center"
    setup_placement: Literal["auto", "manual"] = "auto"
    starting_overseer_seat: SeatOrNone = None
    oldest_seat: Annotated[SeatOrNone, shown_if(players=(2,))] = None
    min_bribe: Annotated[int, Meta(ge=0, le=10)] = 0
    two_player_bid_cap: Annotated[Annotated[int, Meta(ge=1, le=99)] | None, shown_if(players=(2,))] = None


def problems(options: Options) -> list[Message]:
    """Why these options can't be played together; empty if they can."""
    found = []
    for field in ("starting_overseer_seat", "oldest_seat"):
        seat = getattr(options, field)
        if seat is not None and seat >= options.players:
            found.append(Message("option-problem-no-such-seat", {"option": _label(field), "players": options.players}))
    if options.players != 2:
        for field in ("oldest_seat", "two_player_bid_cap"):
            if getattr(options, field) is not None:
                found.append(Message("option-problem-two-players-only", {"option": _label(field)}))
    return found


def _label(field: str) -> Message:
    return Message(f"santiago-option-{field.replace('_', '-')}")
