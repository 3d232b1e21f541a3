"""What the event decks add to a match and to each farm, as plain data. Matches without them have none of it."""

Strange = tuple[int, int, int]
"""Goods on a space where others accumulate: the space, the good, the amount."""


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
    # Fairies that nobody has taken yet.
    fairies: int
    # How far the end of the round is: see `rules/evening.py`.
    stage: int

    def copy(self) -> "Decks":
        twin = Decks()
        twin.piles = self.piles[:]
        twin.fate = self.fate
        twin.looked = self.looked[:]
        twin.laid = self.laid
        twin.strange = self.strange
        twin.fairies = self.fairies
        twin.stage = self.stage
        return twin

    def key(self) -> tuple[object, ...]:
        """Everything, for comparisons and digests."""
        return (*self.piles, self.fate, *self.looked, self.laid, self.strange, self.fairies, self.stage)


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
    decks.fairies = 0
    decks.stage = 0
    return decks


class Extras:
    """What a farm has only because of the event decks."""

    # Farmyard spaces that are used but serve nothing, and living things that are no goods.
    blocked: int
    llamas: int
    fairies: int
    # People: those who go back to the supply at the end of this round, those on cards, who don't come home, those of
    # them who never act again, and those out of play whose pieces aren't in the supply.
    leaving: int
    away: int
    idle: int
    frozen: int
    # Turns to be skipped, and whether a neighbor's person is to be placed this round.
    skips: int
    guest: bool

    def copy(self) -> "Extras":
        twin = Extras()
        twin.blocked = self.blocked
        twin.llamas = self.llamas
        twin.fairies = self.fairies
        twin.leaving = self.leaving
        twin.away = self.away
        twin.idle = self.idle
        twin.frozen = self.frozen
        twin.skips = self.skips
        twin.guest = self.guest
        return twin

    def key(self) -> tuple[int, ...]:
        """Everything, for comparisons and digests."""
        return (
            self.blocked,
            self.llamas,
            self.fairies,
            self.leaving,
            self.away,
            self.idle,
            self.frozen,
            self.skips,
            int(self.guest),
        )


def new_extras() -> Extras:
    extras = Extras()
    extras.blocked = 0
    extras.llamas = 0
    extras.fairies = 0
    extras.leaving = 0
    extras.away = 0
    extras.idle = 0
    extras.frozen = 0
    extras.skips = 0
    extras.guest = False
    return extras
