"""Guides the search by a policy-value net."""

from itertools import chain

import numpy as np
from numpy.typing import NDArray

from cosecha.bots.nets.aim import Aim
from cosecha.bots.nets.choices import UNKNOWN, Slots
from cosecha.bots.nets.net import Floats, Net, View
from cosecha.bots.search.guide import Guide, Judgment
from cosecha.bots.search.settings import Tuning
from cosecha.core.scores import share_of_win
from cosecha.encoding.encoder import Encoder
from cosecha.encoding.episode import Episode


class NetGuide(Guide):
    """Judges by what the deciding seat observes."""

    def __init__(self, net: Net, encoder: Encoder, view: View | None = None, tuning: Tuning | None = None) -> None:
        """`view`: one of this net for such an encoder, which guides may share."""
        if tuning is not None:
            self.tuning = tuning
        self._aim = net.description.aim
        self.view = view or View(net, encoder)

    def judge(self, episodes: list[Episode]) -> list[Judgment]:
        logits, values = self.view.judge(observed(episodes))
        return judgments(episodes, self.view.slots, logits, values)

    def shown(self, values: list[float]) -> list[float]:
        """The points, which follow the worth of the match."""
        return [self._aim.scale * points for points in values[len(values) // 2 :]]

    def compared(self, values: list[float]) -> list[float]:
        """The worth of the match in points."""
        return [self._aim.scale * worth for worth in values[: len(values) // 2]]

    def final(self, episode: Episode) -> list[float]:
        return final_values(episode, self._aim)


def observed(episodes: list[Episode]) -> NDArray[np.uint8]:
    """By moment: what the seat that decides observes."""
    seen = b"".join([episode.observe(episode.seat) for episode in episodes])
    return np.frombuffer(seen, np.uint8).reshape(len(episodes), -1)


def judgments(episodes: list[Episode], slots: Slots, logits: Floats, values: Floats) -> list[Judgment]:
    """What a net's answers say about some moments. Numbers that the net doesn't know get the mean logit of the
    others."""
    opened = [episode.open_numbers() for episode in episodes]
    counts = np.array([len(each) for each in opened])
    ends = counts.cumsum()
    begins = ends - counts
    chosen = slots.slot.take(np.fromiter(chain.from_iterable(opened), np.int64, ends[-1]))
    chances = logits.reshape(-1).take(chosen + (np.arange(len(counts)) * logits.shape[1]).repeat(counts))
    if not slots.complete:
        known = chosen != UNKNOWN
        total = np.add.reduceat(np.where(known, chances, np.float32(0)), begins)
        mean = total / np.maximum(np.add.reduceat(known, begins, dtype=np.float32), 1)
        chances = np.where(known, chances, mean.repeat(counts))
    priors = np.exp(chances - np.maximum.reduceat(chances, begins).repeat(counts)).tolist()
    by_head = values.swapaxes(1, 2).tolist()
    return [
        Judgment(priors[begin:end], _by_seat(episode, heads))
        for episode, begin, end, heads in zip(episodes, begins.tolist(), ends.tolist(), by_head, strict=True)
    ]


def _by_seat(episode: Episode, heads: list[list[float]]) -> list[float]:
    """Values of all seats, beginning with the first one instead of the one that decides."""
    players = episode.players
    first = players - episode.seat
    return [each for head in heads for each in head[first:players] + head[:first]]


def final_values(episode: Episode, aim: Aim) -> list[float]:
    """What a finished match is worth to each seat, and the points of each."""
    scores = episode.state.scores()
    shares = [share_of_win(seat, scores.winners, scores.teams) for seat in range(episode.players)]
    totals = [float(points) for points in scores.totals]
    return aim.worth(totals, shares, scores.teams) + [points / aim.scale for points in totals]
