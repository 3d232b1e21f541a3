"""Santiago's events, in the order of a round."""

from typing import Annotated, ClassVar

from msgspec import Meta

from cosecha.core.event import Event
from cosecha.core.message import Seat

Square = Annotated[str, Meta(extra={"token": "square"})]
Segment = Annotated[str, Meta(extra={"token": "segment"})]
Intersection = Annotated[str, Meta(extra={"token": "intersection"})]
Tile = Annotated[str, Meta(extra={"token": "plantation-tile"})]


class SpringPlaced(Event, frozen=True):
    intersection: Intersection


class StartCanalBuilt(Event, frozen=True):
    seat: Seat
    segment: Segment
    watered: list[Square]


class PalmPlaced(Event, frozen=True):
    reveals: ClassVar[bool] = True

    square: Square


class TileSetAside(Event, frozen=True):
    """The surplus tile with 3 or 4 players, shown to everybody."""

    reveals: ClassVar[bool] = True

    tile: Tile


class RoundBegan(Event, frozen=True):
    round: int
    rounds: int


class TilesRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True

    tiles: list[Tile]


class BidMade(Event, frozen=True):
    seat: Seat
    amount: int


class Passed(Event, frozen=True):
    seat: Seat


class BidCommitted(Event, frozen=True):
    """Two players: a seat has made its secret bid."""

    seat: Seat


class OwnBid(Event, frozen=True):
    """Two players: the amount of a secret bid, visible only to its seat."""

    seat: Seat
    amount: int


class OverseerNamed(Event, frozen=True):
    seat: Seat


class BidPaid(Event, frozen=True):
    seat: Seat
    amount: int


class TilePlanted(Event, frozen=True):
    seat: Seat
    tile: Tile
    square: Square
    farmers: int
    palm: bool


class LeftoverPlanted(Event, frozen=True):
    seat: Seat
    tile: Tile
    square: Square
    palm: bool


class ProposalMade(Event, frozen=True):
    seat: Seat
    segment: Segment
    bribe: int


class NothingProposed(Event, frozen=True):
    seat: Seat


class ProposalAccepted(Event, frozen=True):
    """The overseer accepts a segment and receives the sum of its bribes."""

    seat: Seat
    segment: Segment
    total: int


class BribePaid(Event, frozen=True):
    seat: Seat
    overseer: Seat
    amount: int


class ProposalsRejected(Event, frozen=True):
    """The overseer pays the bank to build elsewhere."""

    seat: Seat
    segment: Segment
    price: int


class CanalPaid(Event, frozen=True):
    """Nobody proposed: the overseer pays the bank to build anywhere."""

    seat: Seat
    segment: Segment
    price: int


class CanalDiscarded(Event, frozen=True):
    seat: Seat


class CanalBuilt(Event, frozen=True):
    """A canal is built; `watered` are the newly irrigated squares."""

    seat: Seat
    segment: Segment
    watered: list[Square]


class ExtraCanalBuilt(Event, frozen=True):
    seat: Seat
    segment: Segment
    watered: list[Square]


class ExtraCanalKept(Event, frozen=True):
    seat: Seat


class FarmerLeft(Event, frozen=True):
    seat: Seat
    square: Square
    left: int


class TileDried(Event, frozen=True):
    """A tile becomes a desert. Only in the last round may it still have had `farmers` of `seat`."""

    square: Square
    tile: Tile
    farmers: int
    seat: Seat | None


class IncomePaid(Event, frozen=True):
    amount: int


class MatchEnded(Event, frozen=True):
    winners: list[Seat]
    points: int


EVENTS: tuple[type[Event], ...] = tuple(cls for cls in Event.__subclasses__() if cls.__module__ == __name__)
