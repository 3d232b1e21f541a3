"""The facts of a Cacao match, in the order of a turn."""

from typing import Annotated, ClassVar

from msgspec import Meta

from cosecha.core.event import Event
from cosecha.core.message import Seat

Space = Annotated[str, Meta(extra={"token": "space"})]
JungleTile = Annotated[str, Meta(extra={"token": "jungle-tile"})]
WorkerTile = Annotated[str, Meta(extra={"token": "worker-tile"})]


class StartTilesLaid(Event, frozen=True):
    """The single plantation and the market 2, touching by a corner."""


class DisplayTurnedUp(Event, frozen=True):
    """Tiles that are new on the display."""

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
    """A tile on an own one; a sun is paid for it first."""

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
    seat: Seat
    jungle: JungleTile
    space: Space
    taken: int
    lost: int


class FruitsSold(Event, frozen=True):
    seat: Seat
    jungle: JungleTile
    space: Space
    sold: int
    gold: int


class GoldMined(Event, frozen=True):
    seat: Seat
    space: Space
    gold: int


class WaterCarried(Event, frozen=True):
    """`value` is the number of the water field that the carrier has reached."""

    seat: Seat
    space: Space
    fields: int
    value: int


class SunsTaken(Event, frozen=True):
    seat: Seat
    space: Space
    taken: int
    lost: int


class WorkersIdle(Event, frozen=True):
    """Workers that were not used, or could change nothing any more."""

    seat: Seat
    jungle: JungleTile
    space: Space


class TileDrawn(Event, frozen=True):
    seat: Seat


class OwnTileDrawn(Event, frozen=True):
    """What its owner drew; nobody else sees this."""

    reveals: ClassVar[bool] = True

    seat: Seat
    tile: WorkerTile


class MatchEnded(Event, frozen=True):
    winners: list[Seat]
    points: int


EVENTS: tuple[type[Event], ...] = tuple(cls for cls in Event.__subclasses__() if cls.__module__ == __name__)
