"""Cards as they are printed, for clients that show a game's cards outside a match."""

from msgspec import Struct

from cosecha.core.message import Message


class PrintedCard(Struct, frozen=True):
    """What a card says, apart from its picture."""

    id: str
    name: str
    """Its name in notation, which is also its address on the page of all cards."""
    title: Message
    text: Message
    kind: str
    deck: str
    """Empty for cards that are never dealt."""
    category: str
    players: int
    """In play from this number of players on."""
    price: dict[str, int]
    points: int
    passing: bool
    """Whether it goes to the next player once it is played."""
    needs: Message | None = None
    """Its prerequisite."""
    instead: Message | None = None
    """What may be given instead of the price."""
    provenance: str = ""
    """Where its rule comes from, if clients say so."""
