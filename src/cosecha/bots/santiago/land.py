"""The plantations of a state, analyzed once and then rated under many canals and plantings."""

from cosecha.bots.santiago.weights import Weights
from cosecha.core.state import NONE
from cosecha.games.santiago import State
from cosecha.games.santiago.board import SQUARES, beside, bits, crop_of
from cosecha.games.santiago.phases import DECIDE
from cosecha.games.santiago.scoring import plantations


class Plantation:
    """A connected area of tiles with one crop, and each seat's farmers there."""

    def __init__(self, crop: int, mask: int, state: State) -> None:
        self.crop = crop
        self.mask = mask
        self.squares = bits(mask)
        self.size = len(self.squares)
        self.growth = 0.0
        """The tiles it can expect to gain."""
        self.hands = [0] * state.players
        """Each seat's farmers plus the palms that count for it: the multiplier of the size."""
        for square in self.squares:
            farmers = state.farmers[square]
            if farmers:
                self.hands[state.owner[square]] += farmers + (state.palms >> square & 1)
        self.all_hands = sum(self.hands)


class Land:
    """All plantations of a state, the tiles that need water, and how much of the match is left."""

    def __init__(self, state: State, weights: Weights) -> None:
        self.state = state
        self.weights = weights
        self.dryings = state.rounds - state.round + 1
        """The number of dryings left, including this round's."""
        self.plantations = [Plantation(crop, mask, state) for crop, mask in plantations(state)]
        self.at = [NONE] * SQUARES
        """The index of each square's plantation, or NONE."""
        for number, plantation in enumerate(self.plantations):
            for square in plantation.squares:
                self.at[square] = number
        self.to_come = tiles_to_come(state)
        """The number of tiles of each crop still to be planted."""
        self.planted = [0] * 5
        for plantation in self.plantations:
            self.planted[plantation.crop] += plantation.size
        for plantation in self.plantations:
            plantation.growth = self.growth(plantation.crop, plantation.mask, plantation.size)
        self.stakes = self._stakes()

    def growth(self, crop: int, mask: int, size: int) -> float:
        """The expected growth of a plantation: its share of future tiles, limited by the room next to it."""
        to_come = self.to_come[crop]
        if not to_come:
            return 0.0
        beside_it = beside(mask) & self.state.empty
        watered = (beside_it & self.state.wet).bit_count()
        room = watered + self.weights.dry_room * (beside_it.bit_count() - watered)
        part = to_come * size / (self.planted[crop] + 2.0)
        return self.weights.growth * (part if part < room else room)

    def _stakes(self) -> list[tuple[int, float, float]]:
        """(square, all points at stake, points lost in this drying) for every tile without water."""
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
    """The number of face-up and face-down tiles of each crop."""
    counts = [0] * 5
    for kind in state.face_up:
        counts[crop_of(kind)] += 1
    for pile in state.piles:
        for kind in pile:
            counts[crop_of(kind)] += 1
    return counts


def canals_now(state: State) -> float:
    """The number of supply canals still to be built before this round's drying."""
    return 1.0 if state.phase <= DECIDE else 0.0
