"""Guides the search by a policy-value net."""

import numpy as np

from cosecha.bots.nets.choices import UNKNOWN
from cosecha.bots.nets.net import Floats, Net, View
from cosecha.bots.search.guide import Guide, Judgment
from cosecha.core.rng import Rng
from cosecha.core.scores import share_of_win
from cosecha.encoding.encoder import Encoder
from cosecha.encoding.episode import Episode


class NetGuide(Guide):
    """Judges by what the deciding seat observes."""

    in_points = True

    def __init__(self, net: Net, encoder: Encoder) -> None:
        self._aim = net.description.aim
        self._view = View(net, encoder)

    def begin(self, rng: Rng) -> None:
        self._view.first.forget()  # or the same search could differ in the last digits

    def judge(self, episodes: list[Episode]) -> list[Judgment]:
        observed = b"".join([episode.observe(episode.seat) for episode in episodes])
        logits, values = self._view.judge(np.frombuffer(observed, np.uint8).reshape(len(episodes), -1))
        found = []
        for row, episode in enumerate(episodes):
            chances = self._chances(logits[row], episode.open_numbers())
            prior = np.exp(chances - chances.max())
            players, seat = episode.players, episode.seat
            order = [(each - seat) % players for each in range(players)]
            found.append(Judgment(prior.tolist(), values[row, order].T.reshape(-1).tolist()))
        return found

    def _chances(self, logits: Floats, numbers: list[int]) -> Floats:
        """The logits of these numbers; those that the net doesn't know get the mean of the others."""
        slots = self._view.slots
        chosen = slots.slot[numbers]
        chances = logits[chosen]
        if not slots.complete:
            unknown = chosen == UNKNOWN
            chances[unknown] = 0.0 if unknown.all() else chances[~unknown].mean()
        return chances

    def shown(self, values: list[float]) -> list[float]:
        """The points, which follow the worth of the match."""
        return [self._aim.scale * points for points in values[len(values) // 2 :]]

    def final(self, episode: Episode) -> list[float]:
        scores = episode.state.scores()
        shares = [share_of_win(seat, scores.winners, scores.teams) for seat in range(episode.players)]
        totals = [float(points) for points in scores.totals]
        return self._aim.worth(totals, shares) + [points / self._aim.scale for points in totals]
