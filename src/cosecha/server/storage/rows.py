"""What the store keeps of a table."""

from msgspec import Struct


class Row(Struct, frozen=True):
    """One step of a table: facts that came together."""

    match: str
    seq: int
    at: float
    facts: bytes

    @property
    def key(self) -> tuple[str, int]:
        return self.match, self.seq


class IndexEntry(Struct, frozen=True):
    """The index entry of a table: what the lobby lists, and when something is due there by itself."""

    id: str
    game: str
    status: str
    public: bool
    changed: float
    due: float | None
    card: bytes
