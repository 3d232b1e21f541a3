"""Positions: any state as readable JSON and back, validated with reasons. A view is a position without its secrets."""

from msgspec import Struct

from cosecha.games.cacao.options import Options


class Lying(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What lies on one space: a jungle tile; or a seat's worker tile with its sides N, E, S, W as they lie, and the
    tile `under` it if it was overbuilt."""

    jungle: str | None = None
    seat: int | None = None
    tile: str | None = None
    under: str | None = None


class Edge(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The workers of a seat on one side of the worker tile on a space, activated and not used yet."""

    seat: int
    space: str
    side: str


class Unseen(Struct, frozen=True, forbid_unknown_fields=True):
    """In a view: what is known of hidden tiles. Each list has an entry for every seat."""

    hands: list[int]
    """How many tiles each hand has."""
    piles: list[int]
    """How many worker tiles each seat has left to draw."""
    workers: list[dict[str, int]]
    """The worker tiles of each seat that are not seen, by type: its pile, and with it the hand if that is hidden."""
    jungle: dict[str, int]
    """The face-down jungle tiles by kind."""


class Position(Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A moment of a match. In a view, what the seat may not know is None: hands, piles, perhaps some gold."""

    options: Options
    turn: int
    """From 1 on."""
    active: int
    """The seat whose turn it is."""
    phase: str
    held: list[int] = []
    """The seats whose answer waits for their confirmation."""
    map: dict[str, Lying]
    placed: str | None = None
    """Where the active seat has placed its tile this turn."""
    to_fill: list[str] = []
    """The jungle spaces that are still to be filled this turn."""
    filled: list[str] = []
    """Those that were filled this turn."""
    edges: list[Edge] = []
    """Activated workers that their owners have still to use."""
    gold: list[int | None]
    fruits: list[int]
    suns: list[int]
    water: list[int]
    """The field of each water carrier, 0..8."""
    display: list[str] = []
    hands: list[list[str] | None]
    piles: list[list[str]] | None = None
    """The face-down worker tiles of each seat, the next one to be drawn first."""
    jungle_pile: list[str] | None = None
    """The face-down jungle tiles, the next one to be turned up first."""
    unseen: Unseen | None = None
