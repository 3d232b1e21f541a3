"""What nets are trained to play for."""

from collections.abc import Sequence

from msgspec import Struct

from cosecha.core.scores import sides


class Aim(Struct, frozen=True):
    """What a seat plays for: points, minus some of its best rival's, and the result. Partners aren't rivals."""

    points: float = 1.0
    scale: float = 10.0
    """So many points are worth as much as a victory."""
    rival: float = 0.35
    """How much a point of the best rival costs."""
    result: float = 0.0
    """The worth of a victory, compared with `scale` points."""

    def worth(
        self, totals: Sequence[float], shares: Sequence[float], teams: Sequence[Sequence[int]] = ()
    ) -> list[float]:
        """What the end of a match is worth to each seat, by its points and its share of the victory; both are the same
        for all seats of a team."""
        if len(totals) == 1:
            return [self.points * totals[0] / self.scale]
        together = sides(len(totals), teams)
        found = [0.0] * len(totals)
        for side in together:
            rival = max(total for seat, total in enumerate(totals) if seat not in side)
            for seat in side:
                result = (shares[seat] * len(together) - 1) / (len(together) - 1)
                found[seat] = self.points * (totals[seat] - self.rival * rival) / self.scale + self.result * result
        return found
