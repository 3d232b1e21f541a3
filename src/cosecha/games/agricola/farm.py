"""One player's farm: the farmyard, the family, the supply and the cards."""

from cosecha.games.agricola.animals import splits
from cosecha.games.agricola.board import CELLS, FIRST_ROOMS, YARD, around, border
from cosecha.games.agricola.goods import GOODS
from cosecha.games.agricola.options import FIRST_PEOPLE


class Farm:
    """Plain data. Spaces are bits (see `board.py`), and `goods` is indexed by good (see `goods.py`)."""

    goods: list[int]
    # The house: its material (0 wood, 1 clay, 2 stone) and the spaces of its rooms.
    house: int
    rooms: int
    # Fields: their spaces, and by space the crop (0 for none) and its amount.
    fields: int
    crops: list[int]
    amounts: list[int]
    # Stables, pastures (each a set of spaces) and the edges with a fence, which are derived from the pastures.
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
    # By card: the goods left on it. `hooks` has the hooks of all cards in play as bits.
    stores: dict[int, int]
    hooks: int
    # The number of cards played this turn, the building materials gained in this round's work phase, and the spaces
    # enclosed before this fencing action.
    fresh: int
    gathered: int
    enclosed_before: int
    begging: int
    # Permanent changes by cards: extra people, animals in the house, extra animals in each pasture.
    lodging: int
    pets: int
    trough: int
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
        twin.stores = self.stores.copy() if self.stores else {}
        twin.hooks = self.hooks
        twin.fresh = self.fresh
        twin.gathered = self.gathered
        twin.enclosed_before = self.enclosed_before
        twin.begging = self.begging
        twin.lodging = self.lodging
        twin.pets = self.pets
        twin.trough = self.trough
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
            and self.people == other.people
            and self.newborns == other.newborns
            and self.home == other.home
            and self.majors == other.majors
            and self.begging == other.begging
            and self.fresh == other.fresh
            and self.gathered == other.gathered
            and self.enclosed_before == other.enclosed_before
            and self.played == other.played
            and self.stores == other.stores
            and (not hand or self.hand == other.hand)
        )

    def empty(self) -> int:
        """The spaces with nothing on them, enclosed or not."""
        return YARD & ~(self.rooms | self.fields | self.stables)

    def unused(self) -> int:
        """The spaces that lose a point at the end."""
        return self.empty() & ~self.enclosed

    def room_count(self) -> int:
        return self.rooms.bit_count()

    def capacity(self, mask: int) -> int:
        """The number of animals that a pasture on these spaces holds."""
        return (2 * mask.bit_count() << (mask & self.stables).bit_count()) + self.trough

    def settle_yard(self) -> None:
        """Update the derived fields after a change to pastures or stables."""
        enclosed = 0
        capacities: list[int] = []
        for mask in self.pastures:
            enclosed |= mask
            capacities.append(self.capacity(mask))
        self.enclosed = enclosed
        self.loose = self.pets + (self.stables & ~enclosed).bit_count()
        capacities.sort()
        self.capacities = tuple(capacities)
        self.splits = splits(self.capacities)

    def fence_in(self, mask: int) -> int:
        """Enclose a set of spaces, or split it off a pasture, without paying. Returns the edges with a new fence."""
        new = border(mask) & ~self.fences
        self.fences |= new
        pastures: list[int] = [mask]
        for old in self.pastures:
            rest = old & ~mask
            if rest == old:
                pastures.append(old)
            else:
                pastures += connected_parts(rest)
        pastures.sort()
        self.pastures = tuple(pastures)
        self.settle_yard()
        return new


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


def new_farm() -> Farm:
    """A farm at the start of a match, without food."""
    # Not an __init__, which would slow down `copy`.
    farm = Farm()
    farm.goods = [0] * GOODS
    farm.house = 0
    farm.rooms = FIRST_ROOMS
    farm.fields = 0
    farm.crops = [0] * CELLS
    farm.amounts = [0] * CELLS
    farm.stables = 0
    farm.pastures = ()
    farm.fences = 0
    farm.people = FIRST_PEOPLE
    farm.newborns = 0
    farm.home = FIRST_PEOPLE
    farm.majors = 0
    farm.played = ()
    farm.hand = ()
    farm.stores = {}
    farm.hooks = 0
    farm.fresh = 0
    farm.gathered = 0
    farm.enclosed_before = 0
    farm.begging = 0
    farm.lodging = 0
    farm.pets = 1
    farm.trough = 0
    farm.space = -1
    farm.steps = []
    farm.answers = 0
    farm.choices = None
    farm.settle_yard()
    return farm
