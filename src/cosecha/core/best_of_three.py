"""Best of three, for any game with more than one player.

Whoever has won two games, more than anybody else, wins the series; it has three games at most. The rulebooks don't know
it, so these rules are ours: a shared victory is a win for each of its winners, and after three games equal wins are
decided by the sum of the points. A team wins and loses as one.
"""

from typing import Any

from cosecha.core.message import Message, Token
from cosecha.core.scores import sides, winners
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
        wins = _wins_by_side(series, self.standings(series))
        return None if wins[-1] >= NEEDED and wins[-1] > wins[-2] else series.options

    def standings(self, series: Series) -> Standings:
        seats = range(series.options["players"])
        wins = [sum(seat in result.winners for result in series.results) for seat in seats]
        sums = [sum(result.totals[seat] for result in series.results) for seat in seats]
        return Standings(wins, winners(list(zip(wins, sums, strict=True))) if series.results else [])

    def stake(self, series: Series) -> Message:
        found = self.standings(series)
        if self.next_options(series) is None:
            return _ended(series, found)
        close = [Token("seat", seat) for seat, wins in enumerate(found.points) if wins + 1 >= NEEDED]
        if series.number == GAMES:
            return Message("series-stake-last")
        return Message("series-stake-close", {"seats": close}) if close else Message("series-stake-open")


def _wins_by_side(series: Series, found: Standings) -> list[int]:
    """The wins of each team, or of each seat that plays for itself, the most last."""
    teams = series.results[-1].teams if series.results else []
    return sorted(found.points[side[0]] for side in sides(len(found.points), teams))


def _ended(series: Series, found: Standings) -> Message:
    """How the series ended: who has won, or shares the victory, and whether the wins decided it."""
    best = [Token("seat", seat) for seat in found.leaders]
    if found.leaders in series.results[-1].teams:
        return Message("series-won-team", {"seats": best})
    if len(best) > 1:
        return Message("series-shared", {"seats": best})
    wins = found.points[found.leaders[0]]
    by = "wins" if found.points.count(wins) == 1 else "points"
    return Message("series-won", {"seat": best[0], "wins": wins, "by": by})


KIND = BestOfThree()
