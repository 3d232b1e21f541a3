"""What each seat was told in a match: the events it saw, one per line. This is its memory, for perfect recall."""

from collections.abc import Sequence

import msgspec

from cosecha.core.event import Event, seen_by
from cosecha.encoding import Encoder, Episode
from cosecha.encoding.encoder import PARTIAL


class Story:
    """The story up to a moment; later ones are new objects."""

    def __init__(self, episode: Episode, length: int, texts: list[str]) -> None:
        self._episode = episode
        self._length = length
        """The number of steps of the history that it covers, the deal included."""
        self.texts = texts
        """By seat."""

    @classmethod
    def of_deal(cls, encoder: Encoder, reward: str, deal: int) -> "Story":
        log: list[Event] = []
        episode = Episode(encoder, reward)
        episode.start(encoder.game.start(encoder.options, deal, log))
        return cls(episode, 1, [_text(log, seat) for seat in range(episode.players)])

    def after(self, history: Sequence[int]) -> "Story":
        """The story after the whole history, which begins like its own."""
        if len(history) == self._length:
            return self
        episode, texts = self._episode.copy(), list(self.texts)
        for number in history[self._length :]:
            seat = episode.seat
            action = episode.answer.take(number)
            if action != PARTIAL:
                events = episode.state.play(seat, action)
                for other in range(episode.players):
                    texts[other] += _text(events, other)
                episode.start(episode.state)
        return Story(episode, len(history), texts)


def _text(events: Sequence[Event], seat: int) -> str:
    return "".join(msgspec.json.encode(event).decode() + "\n" for event in seen_by(list(events), seat))
