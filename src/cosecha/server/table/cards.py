"""Tables as lists show them."""

import msgspec
from msgspec import Struct

from cosecha.server.storage.rows import IndexEntry
from cosecha.server.table.between import choosing
from cosecha.server.table.due import due, notices_due
from cosecha.server.table.facts import Clock, Origin, lineage
from cosecha.server.table.table import Status, Table
from cosecha.server.table.wire import SeatCard


class TableCard(Struct, frozen=True):
    """A table in a list: what is played, by whom, and how far it is."""

    id: str
    game: str
    options: dict[str, object]
    status: Status
    public: bool
    seats: list[SeatCard]
    moves: int
    waiting: list[int]
    changed: float
    origin: Origin | None = None
    clock: Clock | None = None
    hints: bool = True
    """Whether hints are allowed while the game is running."""
    round: int = 0
    """The round that is being played, or the turn in games that count turns; 0 before the first."""
    rounds: int = 0
    series: str = ""
    """The kind of series that the game belongs to, if it does, and its number there."""
    number: int = 0


class MyTable(TableCard, frozen=True):
    """A table in your list; `plays` are your seats."""

    plays: tuple[int, ...] = ()


class StoredCard(TableCard, frozen=True):
    """The stored card, with the generations of links: revoked links are recognized without reading the table's rows."""

    generations: dict[str, int] = {}
    """Current generations of links that were revoked at least once, by role and seat; never sent to clients."""

    def opens(self, role: str, seat: int, generation: int) -> bool:
        """Whether a link is still valid."""
        return self.generations.get(_link(lineage(role), seat), 0) == generation


def _link(role: str, seat: int) -> str:
    return f"{role} {seat}"


def seat_cards(table: Table) -> list[SeatCard]:
    """Who sits where; public."""
    if table.seated is None:
        table.seated = [
            SeatCard(
                chair.kind,
                chair.name,
                chair.bot,
                chair.here,
                chair.muted,
                seat in table.guests,
                chair.kind == "open" and seat in table.kept,
            )
            for seat, chair in enumerate(table.chairs)
        ]
    cards: list[SeatCard] = table.seated
    return cards


def stored_card(table: Table) -> StoredCard:
    round, rounds = table.match.state.progress() if table.match else (0, 0)
    return StoredCard(
        id=table.id,
        game=table.opened.game,
        options=table.opened.options,
        status=table.status,
        public=table.opened.public,
        seats=seat_cards(table),
        moves=table.match.moves if table.match else 0,
        waiting=list(table.waiting) or choosing(table),
        changed=table.at,
        origin=table.opened.origin,
        clock=table.opened.clock,
        hints=table.opened.hints,
        round=round,
        rounds=rounds,
        series=opened.series.kind if (opened := table.opened.series) else "",
        number=opened.series.number if opened else 0,
        generations={_link(role, seat): number for (role, seat), number in table.generations.items()},
    )


def index_entry(table: Table) -> IndexEntry:
    """The table's entry in the store's index."""
    card = stored_card(table)
    return IndexEntry(
        id=card.id,
        game=card.game,
        status=card.status,
        public=card.public,
        changed=card.changed,
        due=min([time for time in (due(table), *notices_due(table).values()) if time is not None], default=None),
        card=msgspec.json.encode(card),
    )
