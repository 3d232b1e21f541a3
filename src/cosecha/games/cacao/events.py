"""Cacao's events, in the order of a turn."""

from typing import Annotated, ClassVar

from msgspec import Meta

from cosecha.core.event import Event
from cosecha.core.message import Seat

Space = Annotated[str, Meta(extra={"token": "space"})]
JungleTile = Annotated[str, Meta(extra={"token": "jungle-tile"})]
WorkerTile = Annotated[str, Meta(extra={"token": "worker-tile"})]

WORKERS_AT: frozenset[str] = frozenset({"workers_at"})
"""Where the tile lies whose workers did something: clients show it there, and don't have to know in which order the
rules call workers. A plain text and no token, because no sentence names it."""


class StartTilesLaid(Event, frozen=True):
    """The single plantation and the market 2, touching at a corner."""


class DisplayTurnedUp(Event, frozen=True):
    """New tiles on the display."""

    reveals: ClassVar[bool] = True

    tiles: list[JungleTile]


class TurnBegan(Event, frozen=True):
    turn: int
    turns: int
    seat: Seat


class TilePlaced(Event, frozen=True):
    seat: Seat
    tile: WorkerTile
    space: Space


class TileOverbuilt(Event, frozen=True):
    """A tile is placed on another of the same seat, for a sun."""

    seat: Seat
    tile: WorkerTile
    space: Space


class JunglePlaced(Event, frozen=True):
    """A space is filled from the display."""

    seat: Seat
    jungle: JungleTile
    space: Space


class JungleTurnedUp(Event, frozen=True):
    """A space is filled from the pile."""

    reveals: ClassVar[bool] = True

    seat: Seat
    jungle: JungleTile
    space: Space


class FruitsTaken(Event, frozen=True):
    unrecorded: ClassVar[frozenset[str]] = WORKERS_AT

    seat: Seat
    jungle: JungleTile
    space: Space
    taken: int
    lost: int
    workers_at: str | None = None


class FruitsSold(Event, frozen=True):
    unrecorded: ClassVar[frozenset[str]] = WORKERS_AT

    seat: Seat
    jungle: JungleTile
    space: Space
    sold: int
    gold: int
    workers_at: str | None = None


class GoldMined(Event, frozen=True):
    unrecorded: ClassVar[frozenset[str]] = WORKERS_AT

    seat: Seat
    space: Space
    gold: int
    workers_at: str | None = None


class WaterCarried(Event, frozen=True):
    """`value` is the points of the water field that the carrier has reached."""

    unrecorded: ClassVar[frozenset[str]] = WORKERS_AT

    seat: Seat
    space: Space
    fields: int
    value: int
    workers_at: str | None = None


class SunsTaken(Event, frozen=True):
    unrecorded: ClassVar[frozenset[str]] = WORKERS_AT

    seat: Seat
    space: Space
    taken: int
    lost: int
    workers_at: str | None = None


class WorkersIdle(Event, frozen=True):
    """Workers that were not used, or had nothing left to do."""

    unrecorded: ClassVar[frozenset[str]] = WORKERS_AT

    seat: Seat
    jungle: JungleTile
    space: Space
    workers_at: str | None = None


class TileDrawn(Event, frozen=True):
    seat: Seat


class OwnTileDrawn(Event, frozen=True):
    """The tile that a seat drew, visible only to that seat."""

    reveals: ClassVar[bool] = True

    seat: Seat
    tile: WorkerTile


class MatchEnded(Event, frozen=True):
    winners: list[Seat]
    points: int


EVENTS: tuple[type[Event], ...] = tuple(cls for cls in Event.__subclasses__() if cls.__module__ == __name__)
