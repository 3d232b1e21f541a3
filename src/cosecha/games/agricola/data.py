"""An Agricola match as plain data: its fields, copy and equality. The rules work on it."""

from typing import Final

from msgspec.structs import replace

from cosecha.core.state import NONE
from cosecha.core.state import State as CoreState
from cosecha.games.agricola.farm import Farm, new_farm
from cosecha.games.agricola.majors import ALL_MAJORS
from cosecha.games.agricola.options import Options
from cosecha.games.agricola.phases import REVEAL

BORN: Final = 1 << 4
"""Next to a seat's person on a space: its newborn."""


class Data(CoreState):
    """Everything that is true at one moment. Spaces, goods, cards and steps are numbers (see their tables), seats are
    0..players-1. `state.State` adds the methods of the contract."""

    # The options; those that hot rules read have their own fields.
    options: Options
    players: int
    cards: bool
    changing: bool
    """Whether a new card is drawn for each one played."""
    side_job: bool
    tile: bool
    # Round and phase. `active` is placing a person, or was the last to do so.
    round: int
    phase: int
    active: int
    starter: int
    held: int
    # The board: the spaces in play, and by space the goods and the people there (a bit per seat; BORN for a newborn).
    spaces: list[int]
    piles: list[int]
    occupied: list[int]
    majors: int
    """Those that nobody has, as bits."""
    promised: list[tuple[int, int, int, int]]
    """Goods on round spaces to come: round, seat, good, amount."""
    farms: list[Farm]
    # Hidden from the round after this one on: the round cards in their order.
    round_cards: tuple[int, ...]

    # Hand cards that nobody has, by kind (minor improvements, occupations): those to draw, the top one last, those
    # dropped, and the seed for shuffling them; how far the deal is.
    undealt: list[tuple[int, ...]]
    dropped: list[tuple[int, ...]]
    luck: int
    dealt: int

    def copy(self) -> "Data":
        twin = Data()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: "Data") -> None:
        """Set every field of a twin."""
        twin.options = self.options
        twin.players = self.players
        twin.cards = self.cards
        twin.changing = self.changing
        twin.side_job = self.side_job
        twin.tile = self.tile
        twin.round = self.round
        twin.phase = self.phase
        twin.active = self.active
        twin.starter = self.starter
        twin.held = self.held
        twin.spaces = self.spaces[:]
        twin.piles = self.piles[:]
        twin.occupied = self.occupied[:]
        twin.majors = self.majors
        twin.promised = self.promised[:]
        twin.farms = [farm.copy() for farm in self.farms]
        twin.round_cards = self.round_cards
        twin.undealt = self.undealt[:]
        twin.dropped = self.dropped[:]
        twin.luck = self.luck
        twin.dealt = self.dealt

    def fields(self) -> tuple[object, ...]:
        """All fields that aren't derived from others, for equality."""
        return (
            (self.options, self.round, self.phase, self.active, self.starter),
            (self.held, self.piles, self.occupied, self.majors, self.promised, self.round_cards),
            (self.undealt, self.dropped, self.luck, self.dealt),
            [farm.facts() for farm in self.farms],
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Data) and self.fields() == other.fields()

    def __hash__(self) -> int:
        raise TypeError("a state is mutable, so it has no hash; use the digest of its position")


def clear(state: Data, players: int, spaces: int) -> None:
    """Set every field as before anything is laid out, with this many action spaces in all."""
    # Not an __init__: `copy` would have to pay for it.
    state.options = Options(players=players)
    state.players = players
    state.cards = False
    state.changing = False
    state.side_job = False
    state.tile = False
    state.round = 0
    state.phase = REVEAL
    state.active = NONE
    state.starter = 0
    state.held = 0
    state.spaces = []
    state.piles = [0] * spaces
    state.occupied = [0] * spaces
    state.majors = ALL_MAJORS
    state.promised = []
    state.farms = [new_farm(seat) for seat in range(players)]
    state.round_cards = ()
    state.undealt = [(), ()]
    state.dropped = [(), ()]
    state.luck = 0
    state.dealt = 0


def agree(state: Data, options: Options) -> None:
    """Store the options, with the ones that hot rules read in fields of their own.

    The starting player is state, so the stored options leave it out.
    """
    state.options = replace(options, first_seat=None)
    state.cards = options.cards != "none"
    state.changing = options.deal in ("changing-5", "changing-3")
    state.side_job = options.side_job == "with"
    state.tile = options.tile == "with"
