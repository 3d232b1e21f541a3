"""Positions: states as readable structs. `encoding.py` writes them, `decoding.py` reads and validates them."""

from msgspec import Struct

from cosecha.core.frozen import NO_ITEMS, NOTHING
from cosecha.games.santiago.options import Options


class Ground(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What is on one square: a tile with farmers, a desert, a palm, or several of these."""

    tile: str | None = None
    """The tile, such as `banana2`, or `desert`."""
    seat: int | None = None
    """Whose farmers are on it; None if nobody's."""
    farmers: int = 0
    """The number of farmers."""
    palm: bool = False
    """Whether a palm grows here."""


class Proposal(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    """Who proposes."""
    segment: str
    """Where the canal would go."""
    bribe: int
    """What the overseer gets for it, in escudos."""


class Position(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A complete state. In a view, hidden information is None: piles, future palms, hidden money."""

    options: Options
    """What was agreed before the match."""
    round: int
    """Counted from 1; 0 during the setup."""
    phase: str
    """`spring`, `start`, `palm`, `bid`, `plant`, `leftover`, `propose`, `decide`, `extra` or `over`."""
    turn: int = 0
    """How many seats have had their turn in this phase."""
    held: list[int] = []
    """The seats that still have to confirm their answer."""
    overseer: int
    """The canal overseer's seat."""
    spring: str | None = None
    """The intersection with the spring; None until it is placed."""
    canals: list[str] = NOTHING
    """The segments with a canal."""
    board: dict[str, Ground] = NO_ITEMS
    """What is on each square; empty squares are left out."""
    money: list[int | None]
    """Each seat's escudos; None where hidden."""
    extra_canals: list[int]
    """The seats that still have their additional canal."""
    supply: int
    """The number of canals left."""
    face_up: list[str] = []
    """The tiles on offer this round."""
    set_aside: str | None = None
    """The tile left over at the start of a match with 3 or 4 players."""
    bids: dict[int, int] = {}
    """Bids of this round by seat; 0 is a pass."""
    passed: list[int] = []
    """The seats that passed, in order of passing."""
    order: list[int] = []
    """The planting order."""
    proposals: list[Proposal] = []
    """This round's proposals to the overseer."""
    piles: list[list[str]] | None = None
    """The face-down tiles, starting with the next one to be turned up."""
    palms_to_come: list[str] | None = None
    """The squares of the palms still to be placed."""
    unseen: dict[str, int] | None = None
    """In a view: how many tiles of each kind are still face down."""
