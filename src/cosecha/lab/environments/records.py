"""The record of a match that was played in numbers."""

from collections.abc import Sequence

from cosecha.core.match import Match
from cosecha.core.record import Record
from cosecha.encoding import Encoder, Episode


def record_of(encoder: Encoder, deal: int, numbers: Sequence[int]) -> Record:
    """The record of a match from its deal; an answer that isn't complete is left out."""
    match = Match.start(encoder.game, encoder.options, deal)
    episode = Episode(encoder)
    episode.reset(deal)
    answer: list[int] = []
    for number in numbers:
        seat = episode.seat
        answer.append(number)
        if episode.step(number):
            match.play(seat, encoder.action(answer))
            answer = []
    return match.record()
