"""Guides the search by a policy-value net."""

import numpy as np

from cosecha.bots.nets.net import Net, View
from cosecha.bots.search.guide import Guide, Judgment
from cosecha.core.scores import share_of_win
from cosecha.encoding.encoder import Encoder
from cosecha.encoding.episode import Episode


class NetGuide(Guide):
    """Judges by what the deciding seat observes."""

    in_points = False

    def __init__(self, net: Net, encoder: Encoder) -> None:
        self._aim = net.description.aim
        self._view = View(net, encoder)

    def judge(self, episodes: list[Episode]) -> list[Judgment]:
        observed = b"".join([episode.observe(episode.seat) for episode in episodes])
        logits, values = self._view.judge(np.frombuffer(observed, np.uint8).reshape(len(episodes), -1))
        found = []
        for row, episode in enumerate(episodes):
            chances = logits[row, self._view.slots.slot[episode.open_numbers()]]
            prior = np.exp(chances - chances.max())
            players, seat = episode.players, episode.seat
            worth = values[row, :players, 0].tolist()
            found.append(Judgment(prior.tolist(), [worth[(each - seat) % players] for each in range(players)]))
        return found

    def final(self, episode: Episode) -> list[float]:
        scores = episode.state.scores()
        shares = [share_of_win(seat, scores.winners, scores.teams) for seat in range(episode.players)]
        return self._aim.worth([float(points) for points in scores.totals], shares)
