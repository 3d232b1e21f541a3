"""The options, and the numbers of the rulebook as tables."""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct, field

from cosecha.core.message import Message
from cosecha.core.options import IS_SEAT, shown_if
from cosecha.games.agricola.goods import CLAY, REED, STONE, WOOD, Price

RULES_VERSION: Final = 3
CARDS_VERSION: Final = 3
"""The first version whose matches with hand cards can still be played."""

PEOPLE: Final = 5
STABLES: Final = 4
FIRST_PEOPLE: Final = 2
STARTER_FOOD: Final = 2
OTHERS_FOOD: Final = 3
SOLO_FOOD: Final = 0

ADULT_EATS: Final = 2
SOLO_ADULT_EATS: Final = 3
NEWBORN_EATS: Final = 1
"""In a solo match too, although the rulebook doesn't confirm it."""
BEGGING_POINTS: Final = -3

HOUSE_WOOD: Final = 0
HOUSE_CLAY: Final = 1
HOUSE_STONE: Final = 2
HOUSE_NAMES: Final = ("wood", "clay", "stone")
HOUSE_MATERIALS: Final = (WOOD, CLAY, STONE)
ROOM_PRICES: Final[tuple[Price, ...]] = tuple([((material, 5), (REED, 2)) for material in HOUSE_MATERIALS])

GRAIN_SOWN: Final = 3
VEGETABLES_SOWN: Final = 2
"""The amount on a field after sowing, including the one from the supply."""

MODEST_WISH_ROUND: Final = 5

SeatOrNone = Annotated[int, Meta(ge=0, le=3), IS_SEAT] | None


SOLO_TARGETS = (50, 55, 59, 62, 64, 65, 66, 67)
"""The target points of the first solo match, the second and so on."""


Deck = Literal["none", "few", "full"]
Deal = Literal[
    "seven",
    "one-passing",
    "by-numbers",
    "draft-7",
    "draft-8",
    "draft-pairs",
    "quick-draft",
    "ten",
    "mulligan",
    "changing-5",
    "changing-3",
]
DECKS: Final[tuple[Deck, ...]] = get_args(Deck)
DEALS: Final[tuple[Deal, ...]] = get_args(Deal)


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Agricola's options with their defaults. A first seat of None is drawn at random.

    Options with a factory have been there from the start and are always written out. Later ones are left out at their
    default, so that a new option changes neither records nor digests of matches that don't use it.
    """

    players: Annotated[int, Meta(ge=1, le=4)] = field(default_factory=lambda: 2)
    first_seat: SeatOrNone = field(default_factory=lambda: None)
    cards: Deck = field(default_factory=lambda: "none")
    """`none` is the beginner game; `full` deals 7 occupations and 7 minor improvements of the base box; `few` has the
    cards of earlier versions."""
    deal: Annotated[Deal, shown_if(cards="full")] = "seven"
    """How hands of the full deck come about."""
    side_job: Literal["without", "with"] = field(default_factory=lambda: "without")
    tile: Literal["without", "with"] = field(default_factory=lambda: "without")
    """The four-in-one tile with 2 players, the two-in-one with 3 and 4."""


def problems(options: Options) -> list[Message]:
    """Why these options can't be played together; empty if they can."""
    found: list[Message] = []
    if options.first_seat is not None and options.first_seat >= options.players:
        label = Message("agricola-option-first-seat")
        found.append(Message("option-problem-no-such-seat", {"option": label, "players": options.players}))
    if options.deal != "seven" and options.cards != "full":
        found.append(Message("agricola-option-problem-deal-without-cards"))
    if options.deal == "by-numbers" and options.players == 4:
        found.append(Message("agricola-option-problem-too-few-cards"))
    if options.players == 1 and (options.side_job == "with" or options.tile == "with"):
        found.append(Message("agricola-option-problem-solo-tiles"))
    return found
