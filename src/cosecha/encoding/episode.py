"""A match as a learner sees it: numbers in, observations and masks out. All environments are built on this."""

from typing import Any, Final

import numpy as np

from cosecha.core.scores import share_of_win
from cosecha.core.state import NONE, State
from cosecha.encoding.answer import Answer
from cosecha.encoding.encoder import PARTIAL, Encoder, Observer

RESULT: Final = "result"
POINTS: Final = "points"
REWARDS: Final = (RESULT, POINTS)
"""What a seat is rewarded with at the end: its result, from -1/(sides - 1) for a loss to 1 for a victory, with shares
in between and a sum of 0, where a side is a player or a team; or its points."""

NOT_BEGUN: Final[list[int]] = []


class Episode:
    """One match. `seat` decides next; it is NONE when the match is over."""

    def __init__(self, encoder: Encoder, reward: str = RESULT) -> None:
        if reward not in REWARDS:
            raise ValueError(f"unknown reward {reward!r}: choose one of {', '.join(REWARDS)}")
        self.encoder = encoder
        self._observer: Observer | None = None  # most copies are observed at most once
        self._observed = False
        self.n = encoder.n
        self.players: int = encoder.options.players
        self.reward = reward if self.players > 1 else POINTS
        self.state: State = State()
        self.seat = NONE
        self.answer: Answer = Answer(encoder, [])
        self._seen = NONE
        """The seat that the observer has looked at since the state last changed."""
        self.steps = 0
        """How many steps were taken, undone ones included."""
        self.first = NONE
        """The seat that is asked first where several owe an answer; NONE for the lowest one."""
        self.only_worth = False
        """Whether answers that the game sets aside (`State.worth`) are left out."""

    def reset(self, seed: int) -> None:
        """Deal a new match."""
        self.start(self.encoder.game.start(self.encoder.options, seed))

    def start(self, state: State) -> None:
        """Continue from any state of this game and these options."""
        self.state = state
        self.steps = 0
        self._ask()

    def _ask(self) -> None:
        self._seen = NONE
        waiting = self.state.waiting()
        if waiting:
            self.seat = self.first if self.first in waiting else waiting[0]
            legal = self.state.worth(self.seat) if self.only_worth else self.state.legal(self.seat)
            self.answer = Answer(self.encoder, legal)
        else:
            self.seat = NONE
            self.answer = Answer(self.encoder, [])

    def step(self, number: int) -> bool:
        """Take a step of the current seat's answer. Returns whether the answer is complete and was played. Raises
        ValueError if the number isn't open."""
        action = self.answer.take(number)
        self.steps += 1
        if action == PARTIAL:
            return False
        self.state.apply(self.seat, action)
        self._ask()
        return True

    def play(self, action: int) -> None:
        """Play a whole answer of the current seat, as bots give it. Raises ValueError if it isn't legal."""
        if not self.is_legal(action):
            raise ValueError(f"action {action} isn't legal now")
        self.steps += 1
        self.state.apply(self.seat, action)
        self._ask()

    def is_legal(self, action: int) -> bool:
        """Whether the current seat may give a whole answer, even one that the game sets aside."""
        return action in self.answer.legal or (self.only_worth and action in self.state.legal(self.seat))

    def copy(self) -> "Episode":
        """An independent episode that continues from here."""
        twin = Episode(self.encoder, self.reward)
        twin.state = self.state.copy()
        twin.seat = self.seat
        twin.steps = self.steps
        twin.first = self.first
        twin.only_worth = self.only_worth
        # An answer of a single step never changes.
        twin.answer = self.answer if self.encoder.most_steps == 1 else self.answer.copy()
        return twin

    def undo(self) -> bool:
        """Take back the last step of an answer that isn't complete. Returns whether there was one."""
        return self.answer.undo()

    def open_numbers(self) -> list[int]:
        """The numbers that may come next."""
        return self.answer.open

    def observe(self, seat: int) -> bytes:
        """What a seat observes; for the one that decides, with the answer it has begun."""
        begun = self.answer.begun if seat == self.seat else NOT_BEGUN
        observer = self._observer
        if observer is None:
            if not self._observed:
                self._observed = True
                return self.encoder.observe(self.state, seat, begun)
            observer = self._observer = self.encoder.observer()
        if seat != self._seen:
            observer.look(self.state, seat)
            self._seen = seat
        return observer.shown(begun)

    def mask(self) -> bytes:
        """One byte for each number: 1 if it may come next."""
        return self.answer.mask()

    def packed_mask(self) -> bytes:
        """The same, one bit for each number in the order of `np.packbits`: the first number is the highest bit of the
        first byte, and `np.unpackbits(mask, count=n)` is one byte for each again."""
        packed: bytes = np.packbits(np.frombuffer(self.answer.mask(), np.uint8)).tobytes()
        return packed

    def rewards(self) -> list[float]:
        """The reward of each seat: 0 until the match is over."""
        if self.seat != NONE:
            return [0.0] * self.players
        scores: Any = self.state.scores()
        if self.reward == POINTS:
            return [float(points) for points in scores.totals]
        sides = len(scores.teams) or self.players
        found: list[float] = []
        for seat in range(self.players):
            share: float = share_of_win(seat, scores.winners, scores.teams)
            found.append((share * sides - 1) / (sides - 1))
        return found
