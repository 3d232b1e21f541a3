"""The interface of an encoder: a match as numbers, for learners.

An encoder belongs to a game and its options. It turns what a seat may know into an observation, and answers into
sequences of dense numbers below `n`. Each game has a module for each of the two, compiled with the rules.
"""

from typing import Any, Final

from cosecha.core.rng import Rng
from cosecha.core.state import State

FILLER: Final = 0
"""Any seed will do: what a guess draws at random isn't part of an observation."""

PARTIAL: Final = -2
"""In place of an action: the answer isn't complete. No action has this number."""


class Observer:
    """Makes observations. It remembers what it has seen last, because few answers change much: an observer that follows
    one match is fast, and any other says the same."""

    def observe(self, state: State, seat: int, begun: list[int]) -> bytes:
        """What a seat may know. `begun` are the steps of an answer that isn't complete yet."""
        self.look(state, seat)
        return self.shown(begun)

    def look(self, state: State, seat: int) -> None:
        """Find out what a seat may know."""
        raise NotImplementedError

    def shown(self, begun: list[int]) -> bytes:
        """The observation of the state and the seat that it has looked at last."""
        raise NotImplementedError


class Encoder:
    """Base class; the attributes are set by each game's encoder."""

    version: str
    """Changes whenever a field or a number changes its meaning: `santiago-v0`."""
    game: Any
    options: Any
    layout: Any
    """The fields of an observation (`Layout`)."""
    n: int
    """Every step of every answer is a number below this."""
    most_steps: int
    """The length of the longest answer; 1 if every action has a number of its own."""
    idle: list[Observer]
    """For states of any match; whoever observes takes one out, since threads may share an encoder."""

    def encode(self, view: Any) -> bytes:
        """The observation of a view's seat."""
        if view.seat is None:
            raise ValueError("a spectator has no observation: give the view of a seat")
        return self.observe(self.game.guess(view, Rng(FILLER)), view.seat, [])

    def observe(self, state: State, seat: int, begun: list[int]) -> bytes:
        """The same from a state, much faster. `begun` are the steps of an answer that isn't complete yet.

        This reads only what the seat may know: the contract suite compares it with `encode` and between states that
        the seat can't tell apart.
        """
        try:
            observer = self.idle.pop()
        except IndexError:
            observer = self.observer()
        observation = observer.observe(state, seat, begun)
        self.idle.append(observer)
        return observation

    def observer(self) -> Observer:
        """A new observer, for one match after another."""
        raise NotImplementedError

    def steps(self, action: int) -> list[int]:
        """The numbers that make up an action, one after another. No answer begins with a whole other one."""
        raise NotImplementedError

    def next_steps(self, legal: list[int], begun: list[int]) -> tuple[list[int], list[int]]:
        """The numbers that may come next in an answer that has begun with these steps, each once; and for each of them
        the action, if it completes the answer, otherwise PARTIAL. Games with many legal actions have a faster way."""
        depth = len(begun)
        numbers: list[int] = []
        actions: list[int] = []
        seen: set[int] = set()
        for action in legal:
            steps = self.steps(action)
            if steps[:depth] == begun and steps[depth] not in seen:
                seen.add(steps[depth])
                numbers.append(steps[depth])
                actions.append(action if len(steps) == depth + 1 else PARTIAL)
        return numbers, actions

    def mask(self, legal: list[int]) -> bytes:
        """One byte for each number: 1 for those of these actions. Only where every action has a number of its own."""
        raise NotImplementedError

    def action(self, steps: list[int]) -> int:
        """The action for these numbers. Raises ValueError if they aren't a complete answer."""
        raise NotImplementedError

    def name(self, number: int) -> str:
        """What a number means, in words of the notation."""
        raise NotImplementedError
