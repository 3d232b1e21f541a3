"""Best of three, for any game with more than one player.

Whoever has won two games, more than anybody else, wins the series; it has three games at most. The rulebooks don't know
it, so these rules are ours: a shared victory is a win for each of its winners, and after three games equal wins are
decided by the sum of the points.
"""

from typing import Any

from cosecha.core.message import Message, Token
from cosecha.core.scores import winners
from cosecha.core.series import Kind, Series, Standings

GAMES = 3
NEEDED = 2
"""The wins that decide a series."""


class BestOfThree(Kind):
    name = "best-of-three"
    most = GAMES

    def problem(self, options: Any) -> Message | None:
        return Message("series-problem-alone") if options.players < 2 else None

    def next_options(self, series: Series) -> dict[str, Any] | None:
        """The same options every time: nothing is handed over."""
        if len(series.results) == GAMES:
            return None
        wins = sorted(self.standings(series).points)
        return None if wins[-1] >= NEEDED and wins[-1] > wins[-2] else series.options

    def standings(self, series: Series) -> Standings:
        seats = range(series.options["players"])
        wins = [sum(seat in result.winners for result in series.results) for seat in seats]
        sums = [sum(result.totals[seat] for result in series.results) for seat in seats]
        return Standings(wins, winners(list(zip(wins, sums, strict=True))) if series.results else [])

    def stake(self, series: Series) -> Message:
        found = self.standings(series)
        if self.next_options(series) is None:
            return _ended(found)
        close = [Token("seat", seat) for seat, wins in enumerate(found.points) if wins + 1 >= NEEDED]
        if series.number == GAMES:
            return Message("series-stake-last")
        return Message("series-stake-close", {"seats": close}) if close else Message("series-stake-open")


def _ended(found: Standings) -> Message:
    """How the series ended: who has won, or shares the victory, and whether the wins decided it."""
    best = [Token("seat", seat) for seat in found.leaders]
    if len(best) > 1:
        return Message("series-shared", {"seats": best})
    wins = found.points[found.leaders[0]]
    by = "wins" if found.points.count(wins) == 1 else "points"
    return Message("series-won", {"seat": best[0], "wins": wins, "by": by})


KIND = BestOfThree()
