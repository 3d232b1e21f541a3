"""Positions: states as readable structs. `encoding.py` writes them, `decoding.py` reads and validates them."""

from msgspec import Struct

from cosecha.games.cacao.options import Options


class Lying(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What is on one space: a jungle tile, or a seat's worker tile with its sides N, E, S, W as placed, and the tile
    `under` it if it was overbuilt."""

    jungle: str | None = None
    """The jungle tile, such as `market3`."""
    seat: int | None = None
    """Whose worker tile it is."""
    tile: str | None = None
    """The worker tile as placed: its workers in the north, east, south and west."""
    under: str | None = None
    """The tile that it was built over."""


class Edge(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A seat's workers on one side of a worker tile, activated but not used yet."""

    seat: int
    """Whose workers they are."""
    space: str
    """The worker tile's space."""
    side: str
    """`N`, `E`, `S` or `W`."""


class Unseen(Struct, frozen=True, forbid_unknown_fields=True):
    """In a view: what is known about hidden tiles. Each list has an entry per seat."""

    hands: list[int]
    """The number of tiles in each hand."""
    piles: list[int]
    """The number of worker tiles each seat has left to draw."""
    workers: list[dict[str, int]]
    """Each seat's unseen worker tiles, by type: its pile, plus its hand if that's hidden."""
    jungle: dict[str, int]
    """The face-down jungle tiles by kind."""


class Position(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A complete state. In a view, hidden information is None: hands, piles, hidden gold."""

    options: Options
    """What was agreed before the match."""
    turn: int
    """Counted from 1."""
    active: int
    """The seat whose turn it is."""
    phase: str
    """`place`, `fill`, `work` or `over`."""
    held: list[int] = []
    """The seats that still have to confirm their answer."""
    map: dict[str, Lying]
    """What is on each space, by its coordinates: `0,-1`."""
    placed: str | None = None
    """Where the active seat has placed its tile this turn."""
    to_fill: list[str] = []
    """The jungle spaces still to be filled this turn."""
    filled: list[str] = []
    """The jungle spaces filled this turn."""
    edges: list[Edge] = []
    """Activated workers that haven't been used yet."""
    gold: list[int | None]
    """Each seat's gold; None where hidden."""
    fruits: list[int]
    """Each seat's cacao fruits."""
    suns: list[int]
    """Each seat's sun tokens."""
    water: list[int]
    """The field of each water carrier, 0..8."""
    display: list[str] = []
    """The jungle tiles that lie face up."""
    hands: list[list[str] | None]
    """Each seat's worker tiles in hand; None where hidden."""
    piles: list[list[str]] | None = None
    """Each seat's face-down worker tiles, starting with the next one to be drawn."""
    jungle_pile: list[str] | None = None
    """The face-down jungle tiles, starting with the next one to be turned up."""
    unseen: Unseen | None = None
    """In a view: what is known about hidden tiles."""
