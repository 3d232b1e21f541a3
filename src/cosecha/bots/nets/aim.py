"""What nets are trained to play for."""

from collections.abc import Sequence

from msgspec import Struct


class Aim(Struct, frozen=True):
    """What a seat plays for: points, minus some of its best rival's, and the result."""

    points: float = 1.0
    scale: float = 10.0
    """So many points are worth as much as a victory."""
    rival: float = 0.35
    """How much a point of the best rival costs."""
    result: float = 0.0
    """The worth of a victory, compared with `scale` points."""

    def worth(self, totals: Sequence[float], shares: Sequence[float]) -> list[float]:
        """What the end of a match is worth to each seat, by its points and its share of the victory."""
        players = len(totals)
        if players == 1:
            return [self.points * totals[0] / self.scale]
        found = []
        for seat in range(players):
            rival = max(totals[other] for other in range(players) if other != seat)
            result = (shares[seat] * players - 1) / (players - 1)
            found.append(self.points * (totals[seat] - self.rival * rival) / self.scale + self.result * result)
        return found
