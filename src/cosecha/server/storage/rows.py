"""What the store keeps for a table: rows, and an index entry."""

from msgspec import Struct


class Row(Struct, frozen=True, gc=False):
    """One step of a table: facts that happened together."""

    match: str
    seq: int
    at: float
    facts: bytes

    @property
    def key(self) -> tuple[str, int]:
        return self.match, self.seq


class IndexEntry(Struct, frozen=True):
    """What the lobby lists, and when something is due at the table."""

    id: str
    game: str
    status: str
    public: bool
    changed: float
    due: float | None
    card: bytes
