"""An Agricola match as plain data: its fields, copy and equality. The rules work on it."""

from typing import Final
from zlib import crc32

from msgspec.structs import replace

from cosecha.core.state import NONE
from cosecha.core.state import State as CoreState
from cosecha.core.zobrist import key
from cosecha.games.agricola.decks import Decks, new_decks
from cosecha.games.agricola.digest import add_farm
from cosecha.games.agricola.farm import Farm
from cosecha.games.agricola.majors import ALL_MAJORS
from cosecha.games.agricola.options import (
    DEALS,
    DECKS,
    EVENT_DECKS,
    HEAD_START,
    OPEN_MARKET,
    TEAMS,
    Options,
    has_cards,
    variant_of,
)
from cosecha.games.agricola.phases import REVEAL

BORN: Final = 1 << 4
"""Next to a seat's person on a space: its newborn."""
Promised = tuple[int, int, int, int, int]
"""Goods on the space of a round to come: round, seat, good, amount, and the hand card that put them there."""


class Data(CoreState):
    """Everything that is true at one moment. Spaces, goods, cards and steps are numbers (see their tables), seats are
    0..players-1. `state.State` adds the methods of the contract."""

    # The options; those that hot rules read have their own fields.
    options: Options
    players: int
    cards: bool
    """Whether there are cards that act, from hands or from event decks."""
    dealing: int
    """The deck and the way of dealing, as a number."""
    changing: bool
    """Whether a new card is drawn for each one played."""
    side_job: bool
    tile: bool
    variant: int
    """What differs from the printed game, as bits (see `options.py`)."""
    teams: bool
    # Round and phase. `active` is placing a person, or was the last to do so.
    round: int
    phase: int
    active: int
    starter: int
    held: int
    season: int
    """The number of the current season; NONE without seasons."""
    # The board: the spaces in play, and by space the goods and the people there (a bit per seat; BORN for a newborn).
    spaces: list[int]
    piles: list[int]
    occupied: list[int]
    ground: int
    """The digest of goods and people on the spaces, updated by `put`."""
    majors: int
    """Those that nobody has, as bits."""
    promised: list[Promised]
    """Sorted by round."""
    farms: list[Farm]
    # Hidden from the round after this one on: the round cards in their order.
    round_cards: tuple[int, ...]

    # Hand cards that nobody has, by kind (minor improvements, occupations): those to draw, the top one last, those
    # dropped, and the seed for shuffling them; how far the deal is.
    undealt: list[tuple[int, ...]]
    dropped: list[tuple[int, ...]]
    luck: int
    dealt: int
    draws: tuple[tuple[int, int, int], ...]
    """Cards to be drawn once the turn is confirmed: seat, kind, how many."""
    # The open market: the cards that lie there, and whether somebody has taken one this round.
    market: tuple[int, ...]
    shopped: bool
    decks: Decks | None

    def copy(self) -> "Data":
        twin = Data()
        self.copy_to(twin)
        return twin

    def copy_to(self, twin: "Data") -> None:
        """Set every field of a twin."""
        twin.options = self.options
        twin.players = self.players
        twin.cards = self.cards
        twin.dealing = self.dealing
        twin.changing = self.changing
        twin.side_job = self.side_job
        twin.tile = self.tile
        twin.variant = self.variant
        twin.teams = self.teams
        twin.round = self.round
        twin.phase = self.phase
        twin.active = self.active
        twin.starter = self.starter
        twin.held = self.held
        twin.season = self.season
        twin.spaces = self.spaces[:]
        twin.piles = self.piles[:]
        twin.occupied = self.occupied[:]
        twin.ground = self.ground
        twin.majors = self.majors
        twin.promised = self.promised[:]
        twin.farms = [farm.copy() for farm in self.farms]
        twin.round_cards = self.round_cards
        twin.undealt = self.undealt[:]
        twin.dropped = self.dropped[:]
        twin.luck = self.luck
        twin.dealt = self.dealt
        twin.draws = self.draws
        twin.market = self.market
        twin.shopped = self.shopped
        twin.decks = None if self.decks is None else self.decks.copy()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Data):
            return False
        if self.options != other.options or self.round != other.round or self.phase != other.phase:
            return False
        if self.active != other.active or self.starter != other.starter or self.held != other.held:
            return False
        if self.piles != other.piles or self.occupied != other.occupied or self.majors != other.majors:
            return False
        if self.promised != other.promised or self.round_cards != other.round_cards:
            return False
        if self.undealt != other.undealt or self.dropped != other.dropped:
            return False
        if self.luck != other.luck or self.dealt != other.dealt or self.draws != other.draws:
            return False
        if self.market != other.market or self.shopped != other.shopped:
            return False
        if self.decks is not None and (other.decks is None or self.decks.key() != other.decks.key()):
            return False
        for mine, yours in zip(self.farms, other.farms, strict=True):
            if not mine.equals(yours):
                return False
        return True

    def __hash__(self) -> int:
        return self.digest()

    def digest(self) -> int:
        agreed = self.dealing << 6 | self.players << 3 | self.cards << 2 | self.side_job << 1 | self.tile
        now = agreed << 16 | self.round << 12 | self.phase << 8 | self.active + 1 << 4 | self.starter
        parts: list[object] = [now << 16 | self.held << 12 | self.majors, self.ground, self.round_cards]
        for farm in self.farms:
            add_farm(parts, farm)
        if self.promised:
            parts.append(tuple(self.promised))
        if self.dealt:
            parts.append((self.dealt, self.luck, *self.undealt, *self.dropped, self.draws))
        if self.variant:
            parts.append((self.variant, self.season, self.market, self.shopped))
            if self.variant & (TEAMS | OPEN_MARKET):
                parts.append((self.options.teams == "product", self.options.market_cards))
        if self.decks is not None:
            parts.append((*self.decks.key(), self.draws, *self.undealt))
        if self.variant & HEAD_START:
            handed = (self.options.start_food, self.options.start_cards, self.options.hand_occupations)
            parts.append(crc32(repr(handed).encode()))  # the hash of a text is another one in each process
        return hash(tuple(parts))

    def put(self, space: int, pile: int, people: int) -> None:
        """Set the goods and the people on a space."""
        self.ground ^= _key(space, self.piles[space], self.occupied[space]) ^ _key(space, pile, people)
        self.piles[space] = pile
        self.occupied[space] = people


def _key(space: int, pile: int, people: int) -> int:
    return key(pile << 16 | people << 8 | space) if pile or people else 0


def clear(state: Data, farms: list[Farm], spaces: int) -> None:
    """Set every field as before anything is laid out, with this many action spaces in all."""
    # Not an __init__: `copy` would have to pay for it.
    state.options = Options(players=len(farms))
    state.players = len(farms)
    state.cards = False
    state.dealing = 0
    state.changing = False
    state.side_job = False
    state.tile = False
    state.variant = 0
    state.teams = False
    state.round = 0
    state.phase = REVEAL
    state.active = NONE
    state.starter = 0
    state.held = 0
    state.season = NONE
    state.spaces = []
    state.piles = [0] * spaces
    state.occupied = [0] * spaces
    state.ground = 0
    state.majors = ALL_MAJORS
    state.promised = []
    state.farms = farms
    state.round_cards = ()
    state.undealt = [(), ()]
    state.dropped = [(), ()]
    state.luck = 0
    state.dealt = 0
    state.draws = ()
    state.market = ()
    state.shopped = False
    state.decks = None


def agree(state: Data, options: Options) -> None:
    """Store the options, with the ones that hot rules read in fields of their own.

    The starting player is state, so the stored options leave it out.
    """
    state.options = options if options.first_seat is None else replace(options, first_seat=None)
    state.dealing = DEALS.index(options.deal) * len(DECKS) + DECKS.index(options.cards)
    state.changing = options.deal in ("changing-5", "changing-3")
    state.side_job = options.side_job == "with"
    state.tile = options.tile == "with"
    state.variant = variant_of(options)
    state.cards = has_cards(options)
    state.decks = new_decks() if state.variant & EVENT_DECKS else None
    state.teams = state.variant & TEAMS != 0
