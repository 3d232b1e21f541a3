"""Positions: states as readable structs. `encoding.py` writes them, `decoding.py` reads and validates them."""

from msgspec import Struct

from cosecha.core.frozen import NO_ITEMS, NOTHING
from cosecha.games.santiago.options import Options


class Ground(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What is on one square: a tile with farmers, a desert, a palm, or several of these."""

    tile: str | None = None
    seat: int | None = None
    farmers: int = 0
    palm: bool = False


class Proposal(Struct, frozen=True, forbid_unknown_fields=True):
    seat: int
    segment: str
    bribe: int


class Position(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A complete state. In a view, hidden information is None: piles, future palms, hidden money."""

    options: Options
    round: int
    phase: str
    turn: int = 0
    held: list[int] = []
    """The seats that still have to confirm their answer."""
    overseer: int
    spring: str | None = None
    canals: list[str] = NOTHING
    board: dict[str, Ground] = NO_ITEMS
    money: list[int | None]
    extra_canals: list[int]
    """The seats that still have their additional canal."""
    supply: int
    face_up: list[str] = []
    set_aside: str | None = None
    bids: dict[int, int] = {}
    """Bids of this round by seat; 0 is a pass."""
    passed: list[int] = []
    """The seats that passed, in order of passing."""
    order: list[int] = []
    """The planting order."""
    proposals: list[Proposal] = []
    piles: list[list[str]] | None = None
    """The face-down tiles, starting with the next one to be turned up."""
    palms_to_come: list[str] | None = None
    unseen: dict[str, int] | None = None
    """In a view: how many tiles of each kind are still face down."""
