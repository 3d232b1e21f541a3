"""The options, and the numbers of the rulebook as tables."""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct, field

from cosecha.core.message import Message
from cosecha.core.options import HANDED_OVER, IS_SEAT, group, shown_if
from cosecha.games.agricola.goods import CLAY, REED, STONE, WOOD, Price

RULES_VERSION: Final = 4
CARDS_VERSION: Final = 4
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
SMALL_DECKS: Final = ("none", "few")
"""Too few cards for full hands. Every other deck can be dealt and drafted in each way."""
FULL_DECKS: Final = tuple([deck for deck in DECKS if deck not in SMALL_DECKS])
HAND: Final = 7
"""Cards of each kind in a full hand."""

Choice = Literal["without", "with"]
Season = Literal["spring", "summer", "autumn", "winter"]
SEASONS: Final[tuple[Season, ...]] = ("winter", "spring", "summer", "autumn")
"""In the order of a season's number."""
MARKET_CARDS: Final = 4
MOST_START_FOOD: Final = 99
_SEASONS: Final = group("seasons")
_MARKET: Final = group("market")
_HOUSE_RULES: Final = group("house-rules")
_EVENT_DECKS: Final = group("decks")


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
    deal: Annotated[Deal, shown_if(cards=FULL_DECKS)] = "seven"
    """How hands of a full deck come about."""
    side_job: Literal["without", "with"] = field(default_factory=lambda: "without")
    tile: Literal["without", "with"] = field(default_factory=lambda: "without")
    """The four-in-one tile with 2 players, the two-in-one with 3 and 4."""
    seasons: Annotated[Choice, _SEASONS] = "without"
    first_season: Annotated[Season, _SEASONS, shown_if(seasons=("with",))] = "spring"
    teams: Annotated[Literal["without", "lower", "product"], shown_if(players=(4,))] = "without"
    """Partners sit opposite; a team scores the lower of its two results in each category, or the product of both."""
    open_market: Annotated[Choice, _MARKET, shown_if(cards=FULL_DECKS)] = "without"
    """Some cards lie face up; once a round, one player may skip a turn to take one of them."""
    market_cards: Annotated[int, Meta(ge=2, le=8), _MARKET, shown_if(open_market=("with",))] = MARKET_CARDS
    x_deck: Annotated[Choice, _EVENT_DECKS] = "without"
    """Whoever takes stone from the Western Quarry draws a card."""
    forest_deck: Annotated[Choice, _EVENT_DECKS] = "without"
    """Whoever takes 3 or more wood from one space draws a card."""
    house_before_cooking: Annotated[Choice, _HOUSE_RULES] = "without"
    one_pasture: Annotated[Choice, _HOUSE_RULES] = "without"
    take_usable: Annotated[Choice, _HOUSE_RULES] = "without"
    unfinished_pastures: Annotated[Choice, _HOUSE_RULES] = "without"
    scattered_pastures: Annotated[Choice, _HOUSE_RULES] = "without"
    growing_outwards: Annotated[Choice, _HOUSE_RULES] = "without"
    even_start: Annotated[Choice, _HOUSE_RULES] = "without"
    extra_copse: Annotated[Choice, _HOUSE_RULES, shown_if(players=(2,))] = "without"
    # What an earlier match of a campaign hands to this one, by seat.
    start_food: Annotated[tuple[int, ...], HANDED_OVER] = ()
    """More food than usual."""
    start_cards: Annotated[tuple[tuple[str, ...], ...], HANDED_OVER] = ()
    """Occupations in play from the start."""
    hand_occupations: Annotated[int, Meta(ge=0, le=HAND), HANDED_OVER] = HAND
    """How many occupations a full hand has. Whatever way they are dealt, a hand has as many fewer as this is below
    the usual number."""


# Customs: house rules, and the current season, as bits that every farm has.
HOUSE_FIRST: Final = 1
ONE_PASTURE: Final = 1 << 1
TAKE_USABLE: Final = 1 << 2
UNFINISHED: Final = 1 << 3
SCATTERED: Final = 1 << 4
OUTWARDS: Final = 1 << 5
EVEN_START: Final = 1 << 6
EXTRA_COPSE: Final = 1 << 7
WINTER: Final = 1 << 8
SPRING: Final = 1 << 9
SUMMER: Final = 1 << 10
AUTUMN: Final = 1 << 11
# Other variants, as bits beside the house rules.
TEAMS: Final = 1 << 12
OPEN_MARKET: Final = 1 << 13
HEAD_START: Final = 1 << 14
ALL_SEASONS: Final = 1 << 15
X_DECK: Final = 1 << 16
FOREST_DECK: Final = 1 << 17
EVENT_DECKS: Final = X_DECK | FOREST_DECK
DECK_BITS: Final = (X_DECK, FOREST_DECK)
"""By event deck: the bit that says that it is in play."""


def customs_of(options: Options) -> int:
    """The house rules of a match."""
    rules = (
        options.house_before_cooking,
        options.one_pasture,
        options.take_usable,
        options.unfinished_pastures,
        options.scattered_pastures,
        options.growing_outwards,
        options.even_start,
        options.extra_copse,
    )
    return sum(1 << number for number, rule in enumerate(rules) if rule == "with")


def variant_of(options: Options) -> int:
    """Everything that differs from the printed game; 0 if nothing does."""
    found = customs_of(options)
    if options.teams != "without":
        found |= TEAMS
    if options.open_market == "with":
        found |= OPEN_MARKET
    if options.start_food or options.start_cards or options.hand_occupations != HAND:
        found |= HEAD_START
    if options.seasons == "with":
        found |= ALL_SEASONS
    if options.x_deck == "with":
        found |= X_DECK
    if options.forest_deck == "with":
        found |= FOREST_DECK
    return found


def has_hands(options: Options) -> bool:
    """Whether there are hand cards at all."""
    return options.cards != "none"


def has_cards(options: Options) -> bool:
    """Whether there are hand cards or event decks."""
    return has_hands(options) or variant_of(options) & EVENT_DECKS != 0


def has_full_hands(options: Options) -> bool:
    """Whether everybody is dealt a full hand."""
    return options.cards in FULL_DECKS


def problems(options: Options) -> list[Message]:
    """Why these options can't be played together; empty if they can."""
    found: list[Message] = []
    if options.first_seat is not None and options.first_seat >= options.players:
        label = Message("agricola-option-first-seat")
        found.append(Message("option-problem-no-such-seat", {"option": label, "players": options.players}))
    if options.deal != "seven" and not has_full_hands(options):
        found.append(Message("agricola-option-problem-deal-without-cards"))
    if options.deal == "by-numbers" and options.players == 4:
        found.append(Message("agricola-option-problem-too-few-cards"))
    if options.players == 1 and (options.side_job == "with" or options.tile == "with"):
        found.append(Message("agricola-option-problem-solo-tiles"))
    found += [Message(problem) for problem, is_wrong in _variant_problems(options) if is_wrong]
    return found


def _variant_problems(options: Options) -> list[tuple[str, bool]]:
    """Everything that may be wrong with the variants, and whether it is."""
    market = options.open_market == "with"
    cards = [card for kept in options.start_cards for card in kept]
    return [
        (
            "agricola-option-problem-first-season-without-seasons",
            options.first_season != "spring" and options.seasons == "without",
        ),
        ("agricola-option-problem-teams-of-four", options.teams != "without" and options.players != 4),
        ("agricola-option-problem-market-without-cards", market and not has_full_hands(options)),
        ("agricola-option-problem-market-alone", market and options.players == 1),
        ("agricola-option-problem-market-cards-without-market", options.market_cards != MARKET_CARDS and not market),
        (
            "agricola-option-problem-scattered-or-outwards",
            options.scattered_pastures == "with" and options.growing_outwards == "with",
        ),
        ("agricola-option-problem-even-start-alone", options.even_start == "with" and options.players == 1),
        ("agricola-option-problem-extra-copse-for-two", options.extra_copse == "with" and options.players != 2),
        (
            "agricola-option-problem-start-food",
            len(options.start_food) not in (0, options.players)
            or any(not 0 <= food <= MOST_START_FOOD for food in options.start_food),
        ),
        (
            "agricola-option-problem-start-cards",
            len(options.start_cards) not in (0, options.players)
            or len(set(cards)) < len(cards)
            or (len(cards) > 0 and options.cards == "none"),
        ),
        (
            "agricola-option-problem-hand-occupations",
            options.hand_occupations != HAND and not has_full_hands(options),
        ),
    ]
