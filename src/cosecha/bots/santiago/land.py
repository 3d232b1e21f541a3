"""The plantations as they stand, taken stock of once, to be judged under many canals and plantings."""

from cosecha.bots.santiago.weights import Weights
from cosecha.core.state import NONE
from cosecha.games.santiago import State
from cosecha.games.santiago.board import SQUARES, beside, bits, crop_of
from cosecha.games.santiago.phases import DECIDE
from cosecha.games.santiago.scoring import plantations


class Plantation:
    """Tiles of one crop that hang together, and who has farmers there."""

    def __init__(self, crop: int, mask: int, state: State) -> None:
        self.crop = crop
        self.mask = mask
        self.squares = bits(mask)
        self.size = len(self.squares)
        self.growth = 0.0
        """The tiles it can expect to gain."""
        self.hands = [0] * state.players
        """Each seat's farmers, palms that count among them: what the size is multiplied with."""
        for square in self.squares:
            farmers = state.farmers[square]
            if farmers:
                self.hands[state.owner[square]] += farmers + (state.palms >> square & 1)
        self.all_hands = sum(self.hands)


class Land:
    """All plantations of a state, who needs water, and how much of the match is left."""

    def __init__(self, state: State, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self.dryings = state.rounds - state.round + 1
        """How many times tiles will still dry, this round's among them."""
        self.plantations = [Plantation(crop, mask, state) for crop, mask in plantations(state)]
        self.at = [NONE] * SQUARES
        """The number of the plantation that each square belongs to."""
        for number, plantation in enumerate(self.plantations):
            for square in plantation.squares:
                self.at[square] = number
        self.to_come = tiles_to_come(state)
        """How many tiles of each crop will still be planted."""
        self.planted = [0] * 5
        for plantation in self.plantations:
            self.planted[plantation.crop] += plantation.size
        for plantation in self.plantations:
            plantation.growth = self.growth(plantation.crop, plantation.mask, plantation.size)
        self.stakes = self._stakes()

    def growth(self, crop: int, mask: int, size: int) -> float:
        """The tiles that a plantation can hope for: its part of what is to come, if there is room beside it."""
        to_come = self.to_come[crop]
        if not to_come:
            return 0.0
        beside_it = beside(mask) & self.state.empty
        watered = (beside_it & self.state.wet).bit_count()
        room = watered + self.weights.dry_room * (beside_it.bit_count() - watered)
        part = to_come * size / (self.planted[crop] + 2.0)
        return self.weights.growth * (part if part < room else room)

    def _stakes(self) -> list[tuple[int, float, float]]:
        """(square, points at stake in all, points that this drying takes) of every tile without water."""
        state = self.state
        thirsty = ~state.wet & ~state.empty
        found = []
        for plantation in self.plantations:
            reach = plantation.size + plantation.growth
            for square in plantation.squares:
                if not thirsty >> square & 1:
                    continue
                farmers = state.farmers[square]
                palm = state.palms >> square & 1
                whole = (farmers + palm) * reach if farmers else 0.0
                whole += plantation.all_hands - (farmers + palm if farmers else 0)
                if self.dryings == 1:
                    now = whole
                elif farmers == 0:
                    now = float(plantation.all_hands)
                else:
                    now = reach * (1 + palm if farmers == 1 else 1)
                found.append((square, whole, now))
        return found


def tiles_to_come(state: State) -> list[int]:
    """Tiles of each crop that are face up or face down."""
    counts = [0] * 5
    for kind in state.face_up:
        counts[crop_of(kind)] += 1
    for pile in state.piles:
        for kind in pile:
            counts[crop_of(kind)] += 1
    return counts


def canals_now(state: State) -> float:
    """Supply canals still to be laid before this round's drying."""
    return 1.0 if state.phase <= DECIDE else 0.0
