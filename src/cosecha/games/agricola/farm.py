"""One player's farm: the farmyard, the family, the supply and the cards."""

from typing import Final

from cosecha.games.agricola.animals import single_splits, splits, widened, with_pairs
from cosecha.games.agricola.board import CELLS, FIRST_ROOMS, YARD, around, border, closed_in, count
from cosecha.games.agricola.decks import Extras
from cosecha.games.agricola.goods import GOODS
from cosecha.games.agricola.majors import LEVELS, RATES, ROASTED, ROASTING, cooking_level
from cosecha.games.agricola.options import FIRST_PEOPLE, ONE_PASTURE, UNFINISHED
from cosecha.games.agricola.tallies import Counts

CARD_FIELDS: Final = 1
"""How many cards are fields."""


class Farm:
    """Plain data. Spaces are bits (see `board.py`), and `goods` is indexed by good (see `goods.py`)."""

    seat: int
    goods: list[int]
    # The house: its material (0 wood, 1 clay, 2 stone) and the spaces of its rooms.
    house: int
    rooms: int
    # Fields: their spaces, and by space the crop (0 for none) and its amount.
    fields: int
    crops: list[int]
    amounts: list[int]
    # Stables, pastures (each a set of spaces) and the edges with a fence. They are derived from the pastures unless a
    # house rule leaves fences open.
    stables: int
    pastures: tuple[int, ...]
    fences: int
    # The family: all people, those born this round, and those still at home.
    people: int
    newborns: int
    home: int
    # Major improvements as bits; hand cards in play in the order they were played; cards in hand.
    majors: int
    played: tuple[int, ...]
    hand: tuple[int, ...]
    pack: tuple[int, ...]
    # What cards remember, by card: goods on it, uses left, points won.
    stores: dict[int, int]
    hooks: int
    # What variants change: house rules and the season as bits (see `options.py`), and the partner's cards that change
    # prices.
    customs: int
    lent: tuple[int, ...]
    # How many of the cards were played this turn, and what cards look back at in this round (see `tallies.py`).
    fresh: int
    tallies: Counts
    # Cards that are fields, as bits that follow those of the farmyard's spaces.
    card_fields: int
    begging: int
    extras: Extras | None
    # What cards change: living space beside the rooms, animals in the house, more animals in each pasture, places for
    # one animal of each type, whether a card roasts animals, and whether they are so small that pastures and unfenced
    # stables hold twice as many, and each cooks for half the food.
    lodging: int
    pets: int
    pasture_bonus: int
    stalls: int
    roasts: bool
    shrunk: bool
    # The space last used, the stack of pending steps, and the number of answers given this round.
    space: int
    steps: list[int]
    answers: int
    # Derived from the other fields; cached because they are read all the time.
    enclosed: int
    loose: int
    capacities: tuple[int, ...]
    splits: tuple[tuple[int, int, int], ...]
    # The cached answers to the current step, or None. Shared between copies, so never mutated.
    choices: list[int] | None

    def copy(self) -> "Farm":
        twin = Farm()
        twin.seat = self.seat
        twin.goods = self.goods[:]
        twin.house = self.house
        twin.rooms = self.rooms
        twin.fields = self.fields
        twin.crops = self.crops[:]
        twin.amounts = self.amounts[:]
        twin.stables = self.stables
        twin.pastures = self.pastures
        twin.fences = self.fences
        twin.people = self.people
        twin.newborns = self.newborns
        twin.home = self.home
        twin.majors = self.majors
        twin.played = self.played
        twin.hand = self.hand
        twin.pack = self.pack
        twin.stores = self.stores.copy() if self.stores else {}
        twin.hooks = self.hooks
        twin.customs = self.customs
        twin.lent = self.lent
        twin.fresh = self.fresh
        twin.tallies = self.tallies
        twin.card_fields = self.card_fields
        twin.begging = self.begging
        twin.extras = None if self.extras is None else self.extras.copy()
        twin.lodging = self.lodging
        twin.pets = self.pets
        twin.pasture_bonus = self.pasture_bonus
        twin.stalls = self.stalls
        twin.roasts = self.roasts
        twin.shrunk = self.shrunk
        twin.space = self.space
        twin.steps = self.steps[:]
        twin.answers = self.answers
        twin.enclosed = self.enclosed
        twin.loose = self.loose
        twin.capacities = self.capacities
        twin.splits = self.splits
        twin.choices = self.choices
        return twin

    def equals(self, other: "Farm", hand: bool = True) -> bool:
        """Whether all fields that aren't derived from others are equal; without `hand`, except for the cards held."""
        return (
            self.answers == other.answers
            and self.goods == other.goods
            and self.steps == other.steps
            and self.space == other.space
            and self.house == other.house
            and self.rooms == other.rooms
            and self.fields == other.fields
            and self.crops == other.crops
            and self.amounts == other.amounts
            and self.stables == other.stables
            and self.pastures == other.pastures
            and self.fences == other.fences
            and self.customs == other.customs
            and self.lent == other.lent
            and self.people == other.people
            and self.newborns == other.newborns
            and self.home == other.home
            and self.majors == other.majors
            and self.begging == other.begging
            and self.fresh == other.fresh
            and self.tallies == other.tallies
            and self.played == other.played
            and self.stores == other.stores
            and _same_extras(self.extras, other.extras)
            and (not hand or (self.hand == other.hand and self.pack == other.pack))
        )

    def empty(self) -> int:
        """The spaces with nothing on them, enclosed or not."""
        empty = YARD & ~(self.rooms | self.fields | self.stables)
        return empty if self.extras is None else empty & ~self.extras.blocked & ~self.ruins()

    def ruins(self) -> int:
        """The spaces that are kept for a new house, if the old one has burnt down."""
        return 0 if self.rooms else FIRST_ROOMS

    def tiled(self) -> int:
        """The spaces that no pasture can have."""
        tiled = self.rooms | self.fields
        return tiled if self.extras is None else tiled | self.extras.blocked | self.ruins()

    def built(self) -> int:
        """The spaces with something on them, or in a pasture."""
        return self.tiled() | self.stables | self.enclosed

    def unused(self) -> int:
        """The spaces that lose a point at the end."""
        return self.empty() & ~self.enclosed

    def take_crop(self, field: int) -> int:
        """Take 1 crop from a field, and return which one it is."""
        crop = self.crops[field]
        self.amounts[field] -= 1
        if self.amounts[field] == 0:
            self.crops[field] = 0
        return crop

    def unused_count(self) -> int:
        """How many spaces count as unused: each fairy uses one, and those of a burnt house do count."""
        if self.extras is None:
            return count(self.unused())
        return max(0, count(self.unused()) - self.extras.fairies) + count(self.ruins())

    def kitchen(self) -> int:
        """The row of `RATES` for this farm."""
        level = cooking_level(self.majors)
        if self.roasts and level == 0:
            level = ROASTING
        return level + LEVELS if self.shrunk else level

    def rates(self) -> list[int]:
        """By good: the food for one of it at any time."""
        return RATES[self.kitchen()]

    def cooked(self, good: int) -> int:
        """The food for one of a crop or animal at any time; 0 if it can't be cooked."""
        return RATES[self.kitchen()][good]

    def roasted_llama(self) -> int:
        """The food for a llama, if a card roasts it."""
        return ROASTED // 2 if self.shrunk else ROASTED

    def living_food(self) -> int:
        """The food from llamas and fairies, if a card roasts them."""
        if not self.roasts or self.extras is None:
            return 0
        return self.roasted_llama() * self.extras.llamas + ROASTED * self.extras.fairies

    def room_count(self) -> int:
        return count(self.rooms)

    def lives_in(self, house: int) -> bool:
        """Whether the house is of this material. A burnt one is of none."""
        return self.house == house and self.rooms != 0

    def capacity(self, mask: int) -> int:
        """The number of animals that a pasture on these spaces holds."""
        places = (2 * count(mask) << count(mask & self.stables)) + self.pasture_bonus
        return 2 * places if self.shrunk else places

    def pairs(self) -> int:
        """The unfenced stables that hold two animals of one type."""
        return count(self.stables & ~self.enclosed) if self.shrunk else 0

    def settle_pastures(self) -> None:
        """Update the derived fields after a change to pastures or stables."""
        enclosed = 0
        capacities: list[int] = []
        for mask in self.pastures:
            enclosed |= mask
            capacities.append(self.capacity(mask))
        self.enclosed = enclosed
        self.loose = self.pets + count(self.stables & ~enclosed)
        capacities.sort()
        self.capacities = tuple(capacities)
        if self.customs & ONE_PASTURE:
            self.splits = single_splits(self.capacities)
        else:
            self.splits = splits(self.capacities)
        if self.shrunk:
            self.loose = self.pets
            self.splits = with_pairs(self.splits, self.pairs())
        if self.stalls:
            self.splits = widened(self.splits, self.stalls)

    def open_fences(self) -> int:
        """The edges with a fence that no pasture has."""
        closed = 0
        for mask in self.pastures:
            closed |= border(mask)
        return self.fences & ~closed

    def fence_in(self, mask: int) -> int:
        """Enclose a set of spaces, or split it off a pasture, without paying. Returns the edges with a new fence."""
        new = border(mask) & ~self.fences
        self.fences |= new
        if self.customs & UNFINISHED:
            # Fences that were open until now may close other pastures too.
            self.pastures = tuple(closed_in(self.fences))
            self.settle_pastures()
            return new
        pastures: list[int] = [mask]
        for old in self.pastures:
            rest = old & ~mask
            if rest == old:
                pastures.append(old)
            else:
                pastures += connected_parts(rest)
        pastures.sort()
        self.pastures = tuple(pastures)
        self.settle_pastures()
        return new


def _same_extras(mine: Extras | None, yours: Extras | None) -> bool:
    if mine is None or yours is None:
        return mine is yours
    return mine.key() == yours.key()


def connected_parts(mask: int) -> list[int]:
    """The connected components of a set of spaces."""
    parts: list[int] = []
    while mask:
        part = mask & -mask
        grown = part | around(part) & mask
        while grown != part:
            part = grown
            grown = part | around(part) & mask
        parts.append(part)
        mask &= ~part
    return parts


def new_farm(seat: int = 0) -> Farm:
    """A farm at the start of a match, without food."""
    # Not an __init__, which would slow down `copy`.
    farm = Farm()
    farm.seat = seat
    farm.goods = [0] * GOODS
    farm.house = 0
    farm.rooms = FIRST_ROOMS
    farm.fields = 0
    farm.crops = [0] * (CELLS + CARD_FIELDS)
    farm.amounts = [0] * (CELLS + CARD_FIELDS)
    farm.stables = 0
    farm.pastures = ()
    farm.fences = 0
    farm.people = FIRST_PEOPLE
    farm.newborns = 0
    farm.home = FIRST_PEOPLE
    farm.majors = 0
    farm.played = ()
    farm.hand = ()
    farm.pack = ()
    farm.stores = {}
    farm.hooks = 0
    farm.customs = 0
    farm.lent = ()
    farm.fresh = 0
    farm.tallies = ()
    farm.card_fields = 0
    farm.begging = 0
    farm.extras = None
    farm.lodging = 0
    farm.pets = 1
    farm.pasture_bonus = 0
    farm.stalls = 0
    farm.roasts = False
    farm.shrunk = False
    farm.space = -1
    farm.steps = []
    farm.answers = 0
    farm.choices = None
    farm.settle_pastures()
    return farm
