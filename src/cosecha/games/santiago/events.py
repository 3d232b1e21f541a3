"""The facts of a Santiago match, in the order of a round."""

from typing import Annotated

from msgspec import Meta

from cosecha.core.event import Event
from cosecha.core.message import Seat

Square = Annotated[str, Meta(extra={"token": "square"})]
Segment = Annotated[str, Meta(extra={"token": "segment"})]
Intersection = Annotated[str, Meta(extra={"token": "intersection"})]
Tile = Annotated[str, Meta(extra={"token": "plantation-tile"})]


class SpringPlaced(Event):
    intersection: Intersection


class StartCanalBuilt(Event):
    seat: Seat
    segment: Segment
    watered: list[Square]


class PalmPlaced(Event):
    square: Square


class TileSetAside(Event):
    """The surplus tile of 3 and 4 players, shown to all."""

    tile: Tile


class RoundBegan(Event):
    round: int
    rounds: int


class TilesRevealed(Event):
    tiles: list[Tile]


class BidMade(Event):
    seat: Seat
    amount: int


class Passed(Event):
    seat: Seat


class BidCommitted(Event):
    """Two players: a secret bid is in."""

    seat: Seat


class OwnBid(Event):
    """Two players: what its owner committed; nobody else sees this."""

    seat: Seat
    amount: int


class OverseerNamed(Event):
    seat: Seat


class BidPaid(Event):
    seat: Seat
    amount: int


class TilePlanted(Event):
    seat: Seat
    tile: Tile
    square: Square
    farmers: int
    palm: bool


class LeftoverPlanted(Event):
    seat: Seat
    tile: Tile
    square: Square
    palm: bool


class ProposalMade(Event):
    seat: Seat
    segment: Segment
    bribe: int


class NothingProposed(Event):
    seat: Seat


class ProposalAccepted(Event):
    """The overseer accepts a segment and receives the sum of its bribes."""

    seat: Seat
    segment: Segment
    total: int


class BribePaid(Event):
    seat: Seat
    overseer: Seat
    amount: int


class ProposalsRejected(Event):
    """The overseer pays the bank to build elsewhere."""

    seat: Seat
    segment: Segment
    price: int


class CanalPaid(Event):
    """Nobody proposed: the overseer pays the bank to build where he likes."""

    seat: Seat
    segment: Segment
    price: int


class CanalDiscarded(Event):
    seat: Seat


class CanalBuilt(Event):
    """A canal lies on the board; `watered` are the squares that had no water before."""

    seat: Seat
    segment: Segment
    watered: list[Square]


class ExtraCanalBuilt(Event):
    seat: Seat
    segment: Segment
    watered: list[Square]


class ExtraCanalKept(Event):
    seat: Seat


class FarmerLeft(Event):
    seat: Seat
    square: Square
    left: int


class TileDried(Event):
    """A tile becomes a desert; `farmers` of `seat` stood on it, which happens in the last round only."""

    square: Square
    tile: Tile
    farmers: int
    seat: Seat | None


class IncomePaid(Event):
    amount: int


class MatchEnded(Event):
    winners: list[Seat]
    points: int


EVENTS: tuple[type[Event], ...] = tuple(
    value for value in list(globals().values()) if isinstance(value, type) and issubclass(value, Event) and value is not Event
)
