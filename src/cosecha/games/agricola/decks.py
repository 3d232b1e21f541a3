"""What the event decks add to a match and to each farm, as plain data. Matches without them have none of it."""

Strange = tuple[int, int, int]
"""Goods on a space where others accumulate: the space, the good, the amount. They are kept sorted."""


class Decks:
    """The piles, the cards beside the board, and what they change for everybody."""

    # The piles by deck, the top card last, and the seed for shuffling cards back: hidden.
    piles: list[tuple[int, ...]]
    fate: int
    # How many of the top cards a player has looked at, by deck.
    looked: list[int]
    # Cards beside the board, in the order they were drawn.
    laid: tuple[int, ...]
    strange: tuple[Strange, ...]
    # The accumulation space with a player's mark; -1 for none.
    marked: int
    # Fairies that nobody has taken yet.
    fairies: int
    # Turns before the first one and after the last one, or how far the end of the round is: see `rules/order.py` and
    # `rules/evening.py`.
    stage: int
    # Whether no space changes the starting player any more; whether everybody lends a person tonight; and the seat
    # whose turn it is, if the person that it has placed is somebody else's.
    start_kept: bool
    lending: bool
    host: int

    def copy(self) -> "Decks":
        twin = Decks()
        twin.piles = self.piles[:]
        twin.fate = self.fate
        twin.looked = self.looked[:]
        twin.laid = self.laid
        twin.strange = self.strange
        twin.marked = self.marked
        twin.fairies = self.fairies
        twin.stage = self.stage
        twin.start_kept = self.start_kept
        twin.lending = self.lending
        twin.host = self.host
        return twin

    def key(self) -> tuple[object, ...]:
        """Everything, for comparisons and digests."""
        return (
            *self.piles,
            self.fate,
            *self.looked,
            self.laid,
            self.strange,
            self.marked,
            self.fairies,
            self.stage,
            self.start_kept,
            self.lending,
            self.host,
        )


def strange_on(decks: Decks, space: int) -> list[tuple[int, int]]:
    """The goods on a space where others accumulate."""
    return [(good, amount) for place, good, amount in decks.strange if place == space]


def new_decks() -> Decks:
    # Not an __init__, which would slow down `copy`.
    decks = Decks()
    decks.piles = [(), ()]
    decks.fate = 0
    decks.looked = [0, 0]
    decks.laid = ()
    decks.strange = ()
    decks.marked = -1
    decks.fairies = 0
    decks.stage = 0
    decks.start_kept = False
    decks.lending = False
    decks.host = -1
    return decks


class Extras:
    """What a farm has only because of the event decks."""

    # Farmyard spaces that are used but serve nothing, those of them that are charred, and living things that are no
    # goods.
    blocked: int
    charred: int
    llamas: int
    fairies: int
    # People: those who go back to the supply at the end of this round, those on cards, who don't come home, those of
    # them who never act again, and those out of play whose pieces aren't in the supply.
    leaving: int
    away: int
    idle: int
    frozen: int
    # Those who go back to the supply after the next feeding phase.
    visitors: int
    # Turns to be skipped, whether the neighbor's person is to be placed this round, and the seat that chooses where the
    # next person goes (-1 for nobody else).
    skips: int
    guest: bool
    # Points that cards have cost for good, and those that cards had won before they were lost.
    lost: int
    won: int
    # Action spaces that the owner has marked, as bits: using one removes its mark.
    marked: int
    chooser: int

    def copy(self) -> "Extras":
        twin = Extras()
        twin.blocked = self.blocked
        twin.charred = self.charred
        twin.llamas = self.llamas
        twin.fairies = self.fairies
        twin.leaving = self.leaving
        twin.away = self.away
        twin.idle = self.idle
        twin.frozen = self.frozen
        twin.visitors = self.visitors
        twin.skips = self.skips
        twin.guest = self.guest
        twin.lost = self.lost
        twin.won = self.won
        twin.marked = self.marked
        twin.chooser = self.chooser
        return twin

    def key(self) -> tuple[int, ...]:
        """Everything, for comparisons and digests."""
        return (
            self.blocked,
            self.charred,
            self.llamas,
            self.fairies,
            self.leaving,
            self.away,
            self.idle,
            self.frozen,
            self.skips,
            int(self.guest),
            self.lost,
            self.won,
            self.marked,
            self.visitors,
            self.chooser + 1,
        )


def new_extras() -> Extras:
    extras = Extras()
    extras.blocked = 0
    extras.charred = 0
    extras.llamas = 0
    extras.fairies = 0
    extras.leaving = 0
    extras.away = 0
    extras.idle = 0
    extras.frozen = 0
    extras.visitors = 0
    extras.skips = 0
    extras.guest = False
    extras.lost = 0
    extras.won = 0
    extras.marked = 0
    extras.chooser = -1
    return extras
