"""A guide for any game: it plays to the end at random and knows nothing else."""

from cosecha.bots.search.guide import Guide, Judgment
from cosecha.core.rng import Rng
from cosecha.core.scores import share_of_win
from cosecha.core.state import State
from cosecha.encoding.encoder import Encoder
from cosecha.encoding.episode import Episode


class PlayoutGuide(Guide):
    """Likes every number equally, and values a position by the results of random play: the share of a win, or the
    points of a single player."""

    def __init__(self, encoder: Encoder, playouts: int = 1) -> None:
        self.unit = "points" if encoder.options.players == 1 else "wins"
        self.playouts = playouts
        """How many matches to play out for each judgment."""
        self._rng = Rng(0)

    def begin(self, rng: Rng) -> None:
        self._rng = rng

    def judge(self, episodes: list[Episode]) -> list[Judgment]:
        return [Judgment([1.0] * len(episode.open_numbers()), self._worth(episode)) for episode in episodes]

    def final(self, episode: Episode) -> list[float]:
        return self._results(episode.state)

    def _worth(self, episode: Episode) -> list[float]:
        """The mean result. An answer that has begun is completed at random, too."""
        sums = [0.0] * episode.players
        for _ in range(self.playouts):
            twin = episode.copy()
            while twin.answer.begun and not twin.step(self._one_of(twin.open_numbers())):
                pass
            self._play_out(twin.state)
            for seat, result in enumerate(self._results(twin.state)):
                sums[seat] += result
        return [result / self.playouts for result in sums]

    def _play_out(self, state: State) -> None:
        while waiting := state.waiting():
            state.apply(waiting[0], self._one_of(state.worth(waiting[0])))

    def _one_of(self, choices: list[int]) -> int:
        return choices[self._rng.below(len(choices))] if len(choices) > 1 else choices[0]

    def _results(self, state: State) -> list[float]:
        scores = state.scores()
        if self.unit == "points":
            return [float(points) for points in scores.totals]
        return [share_of_win(seat, scores.winners, scores.teams) for seat in range(len(scores.totals))]
