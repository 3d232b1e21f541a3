"""Guides the search by a policy-value net."""

import numpy as np

from cosecha.bots.nets.aim import Aim
from cosecha.bots.nets.choices import UNKNOWN, Slots
from cosecha.bots.nets.net import Floats, Net, View
from cosecha.bots.search.guide import Guide, Judgment
from cosecha.core.scores import share_of_win
from cosecha.encoding.encoder import Encoder
from cosecha.encoding.episode import Episode


class NetGuide(Guide):
    """Judges by what the deciding seat observes."""

    in_points = True

    def __init__(self, net: Net, encoder: Encoder, view: View | None = None, explore: float = Guide.explore) -> None:
        """`view`: one of this net for such an encoder, which guides may share."""
        self.explore = explore
        self._aim = net.description.aim
        self._view = view or View(net, encoder)

    def judge(self, episodes: list[Episode]) -> list[Judgment]:
        observed = b"".join([episode.observe(episode.seat) for episode in episodes])
        logits, values = self._view.judge(np.frombuffer(observed, np.uint8).reshape(len(episodes), -1))
        slots = self._view.slots
        return [judgment(episode, slots, logits[row], values[row]) for row, episode in enumerate(episodes)]

    def shown(self, values: list[float]) -> list[float]:
        """The points, which follow the worth of the match."""
        return [self._aim.scale * points for points in values[len(values) // 2 :]]

    def compared(self, values: list[float]) -> list[float]:
        """The worth of the match in points."""
        return [self._aim.scale * worth for worth in values[: len(values) // 2]]

    def final(self, episode: Episode) -> list[float]:
        return final_values(episode, self._aim)


def judgment(episode: Episode, slots: Slots, logits: Floats, values: Floats) -> Judgment:
    """What a net's answer says about a moment. Numbers that the net doesn't know get the mean logit of the others."""
    chosen = slots.slot.take(episode.open_numbers())
    chances = logits.take(chosen)
    if not slots.complete:
        unknown = chosen == UNKNOWN
        chances[unknown] = 0.0 if unknown.all() else chances[~unknown].mean()
    chances -= np.maximum.reduce(chances)
    players = episode.players
    first = players - episode.seat  # seats are counted from the observer
    by_seat = [each for row in values.T.tolist() for each in row[first:players] + row[:first]]
    return Judgment(np.exp(chances).tolist(), by_seat)


def final_values(episode: Episode, aim: Aim) -> list[float]:
    """What a finished match is worth to each seat, and the points of each."""
    scores = episode.state.scores()
    shares = [share_of_win(seat, scores.winners, scores.teams) for seat in range(episode.players)]
    totals = [float(points) for points in scores.totals]
    return aim.worth(totals, shares) + [points / aim.scale for points in totals]
