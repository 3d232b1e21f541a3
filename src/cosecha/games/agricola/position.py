"""Positions: states as readable structs. `encoding.py` writes them, `decoding.py` reads and validates them."""

from msgspec import Struct, field

from cosecha.core.frozen import NO_ITEMS, NOTHING
from cosecha.games.agricola.board import FIRST_ROOMS, cell_names
from cosecha.games.agricola.options import FIRST_PEOPLE, HOUSE_NAMES, Options


class Space(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """An action space: the goods piled up there, the seats with people there, and the seats with newborns there."""

    goods: dict[str, int] = NO_ITEMS
    """The goods piled up there."""
    people: list[int] = NOTHING
    """The seats with people there."""
    newborns: list[int] = NOTHING
    """The seats with newborns there."""
    marked: bool = False
    """Whether a player's mark lies there."""


class Promise(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """Goods on a future round space, for a seat."""

    round: int
    """When the seat gets them."""
    seat: int
    """Who gets them."""
    good: str
    """What it is."""
    amount: int
    """How many."""
    card: str | None = None
    """The hand card that put them there."""


class Field(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What grows on a field."""

    crop: str | None = None
    """`grain` or `vegetable`; None on an empty field."""
    amount: int = 0
    """How many are left to harvest."""


class Step(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """Something a seat still has to do: an effect, how far along it is, and whether the rest may be skipped."""

    step: str
    """The effect by its name."""
    progress: int = 0
    """How far along it is; what the number counts depends on the step."""
    may_leave: bool = False
    """Whether the rest of it may be skipped."""
    free: bool = False
    """Whether it may be done before the step above it."""
    card: str | None = None
    """The card that it comes from."""


class Hand(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The number of cards of each kind in a hand."""

    occupations: int
    """The number of occupations."""
    minors: int
    """The number of minor improvements."""


class Draw(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Cards that a seat draws once it has confirmed its turn."""

    seat: int
    """Who draws."""
    kind: str
    """`occupation` or `minor`."""
    count: int
    """How many."""


class FarmPosition(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """One player's farm. Farmyard spaces are named a1..e3: the column, then the row from the top.

    Omitted fields have their values at the start of a match; house, rooms and family are never omitted.
    """

    goods: dict[str, int] = NO_ITEMS
    """The supply; goods that aren't listed are 0."""
    house: str = field(default_factory=lambda: HOUSE_NAMES[0])
    """`wood`, `clay` or `stone`."""
    rooms: list[str] = field(default_factory=lambda: cell_names(FIRST_ROOMS))
    """The spaces with rooms."""
    fields: dict[str, Field] = NO_ITEMS
    """The fields by space, and what grows there."""
    stables: list[str] = NOTHING
    """The spaces with stables."""
    pastures: list[list[str]] = NOTHING
    """The spaces of each pasture."""
    fences: list[str] = NOTHING
    """The fences that no pasture has, by the edge where they stand: `b1n` is the upper one of b1."""
    people: int = field(default_factory=lambda: FIRST_PEOPLE)
    """All of them, including newborns."""
    newborns: int = 0
    """The people born this round."""
    home: int = field(default_factory=lambda: FIRST_PEOPLE)
    """The people who haven't been placed this round."""
    majors: list[str] = NOTHING
    """The major improvements that the seat owns."""
    hand: list[str] | None = NOTHING
    """Occupations and minor improvements not played yet; None in anybody else's view."""
    pack: list[str] | None = NOTHING
    """The cards of which the seat keeps some while hands are drafted; None in anybody else's view."""
    played: list[str] = NOTHING
    """Cards in play, in the order they were played."""
    fresh: int = 0
    """How many of them were played this turn: their "each time" effects start next turn."""
    stores: dict[str, int] = NO_ITEMS
    """The number that a card remembers: goods left on it, fields, a round... The view says what it counts."""
    tallies: dict[str, int] = NO_ITEMS
    """What cards of the deck look back at in this round, such as the building materials gained."""
    begging: int = 0
    """The number of begging markers."""
    # What only the event decks bring.
    blocked: list[str] = NOTHING
    """Farmyard spaces that are used but serve nothing."""
    charred: list[str] = NOTHING
    """Those of them that are charred."""
    llamas: int = 0
    """The number of llamas."""
    fairies: int = 0
    """The number of fairies."""
    leaving: int = 0
    """People who go back to the supply at the end of this round."""
    away: int = 0
    """People on cards, who don't come home."""
    idle: int = 0
    """Those of them who never act again."""
    frozen: int = 0
    """People out of play whose pieces aren't in the supply."""
    visitors: int = 0
    """People who go back to the supply after the next feeding phase."""
    skips: int = 0
    """Turns that will be skipped."""
    guest: bool = False
    """Whether the seat places the person of its neighbor on the right this round."""
    lost: int = 0
    """Points that cards of the event decks have cost for good."""
    won: int = 0
    """Points that cards had won before they were lost."""
    marked: list[str] = NOTHING
    """Action spaces with a mark that the seat removes by using them."""
    chooser: int | None = None
    """The seat that chooses where the next person goes, if it is another one."""
    space: str | None = None
    """The last action space used this round."""
    steps: list[Step] = NOTHING
    """What the seat still has to do, with the next step last."""
    answers: int = 0
    """The number of answers the seat has given this round."""


class Position(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A complete state. In a view, `coming` is None, and `unseen` has the future round cards, stage by stage."""

    options: Options
    """What was agreed before the match."""
    round: int
    """Counted from 1; 0 before the first."""
    phase: str
    """Such as `work`, `feed` or `breed`; `over` at the end."""
    active: int | None = None
    """The seat that is placing a person, or was the last to do so."""
    starter: int
    """The starting player."""
    held: list[int] = []
    """The seats that still have to confirm their answer."""
    spaces: dict[str, Space] = {}
    """The action spaces in play, in board order, with round cards last."""
    majors: list[str]
    """The major improvements that nobody owns."""
    promised: list[Promise] = []
    """Goods on future round spaces."""
    farms: list[FarmPosition]
    """Each seat's farm."""
    round_cards: list[str]
    """The card of each round so far."""
    coming: list[str] | None = None
    """The future round cards, in order. If a position leaves them out, they come in printed order."""
    unseen: list[list[str]] | None = None
    """In a view: the future round cards, stage by stage."""
    unseen_hands: list[Hand] | None = None
    """In a view: the number of cards in each hand."""
    unseen_packs: list[Hand] | None = None
    """In a view, while hands are drafted: the number of cards in each pack."""
    undealt: dict[str, list[str]] = NO_ITEMS
    """The hand cards to draw, by kind, the top one last."""
    dropped: dict[str, list[str]] = NO_ITEMS
    """The hand cards that were dropped, by kind."""
    unseen_undealt: Hand | None = None
    """In a view: how many of these there are."""
    luck: int = 0
    """The seed for shuffling dropped cards."""
    dealt: int = 0
    """How many steps of the deal are done."""
    draws: list[Draw] = []
    """Cards that seats draw once they have confirmed their turn."""
    market: list[str] = NOTHING
    """The cards that lie face up in the open market."""
    market_used: bool = False
    """Whether somebody has taken one of them this round."""
    piles: dict[str, list[str]] = NO_ITEMS
    """The event decks, the top card last."""
    unseen_piles: dict[str, list[str]] | None = None
    """In a view: the same in the order of the ids, without those that the seat has looked at."""
    known: dict[str, list[str]] = NO_ITEMS
    """In a view: the top cards that the seat has looked at, the top one last."""
    looked: dict[str, int] = NO_ITEMS
    """How many of the top cards somebody has looked at, by deck."""
    fate: int = 0
    """The seed for shuffling cards back into these decks."""
    laid: list[str] = NOTHING
    """Cards of these decks beside the board."""
    free_fairies: int = 0
    """Fairies on one of these cards."""
    stage: int = 0
    """Where these decks are in play: in the work phase, 1 while turns come before the first one and 2 once those after
    the last one have begun; later, how far the end of the round is."""
    start_kept: bool = False
    """Whether no space changes the starting player any more."""
    lending: bool = False
    """Whether everybody lends a person at the end of this round."""
    host: int | None = None
    """The seat whose turn it is, if the person that it has placed is somebody else's."""
