"""One simulation on its way down the tree: a guessed match, and where each seat believes it is in the tree.

A seat's node must not tell it more than it may know. Steps of a secret answer move only the node of the seat that gives
it; the others go to a node that stands for any such answer. When the last secret answer is given, what everybody is
told by the rules (all bids, but not which cards were kept in a draft) leads on to the next node.
"""

from typing import Any

import msgspec

from cosecha.bots.search.tree import Node, Table
from cosecha.encoding.encoder import PARTIAL
from cosecha.encoding.episode import Episode


class Walk:
    """A walk from a root. It changes the episode."""

    def __init__(self, episode: Episode, nodes: list[Node]) -> None:
        self.episode = episode
        self.nodes = nodes.copy()
        """The node of each seat."""
        self.answers = 0
        """How many whole answers were given on the way."""
        self.tables: list[Table] = []
        """The choices on the way, ..."""
        self.edges: list[int] = []
        """... and what was chosen."""

    def node(self) -> Node:
        """The node of the seat that decides."""
        return self.nodes[self.episode.seat]

    def choose(self, table: Table, edge: int) -> None:
        """Follow an edge of the table of the seat that decides."""
        self.tables.append(table)
        self.edges.append(edge)
        self.take(table.numbers[edge])

    def take(self, number: int) -> int:
        """Take a step. Returns the action if that completes an answer, otherwise PARTIAL."""
        episode = self.episode
        encoder = episode.encoder
        state = episode.state
        seat = episode.seat
        secret = state.secret(seat)
        # Whoever walks takes only numbers that are open, so those of single steps need no check.
        action = encoder.action([number]) if encoder.most_steps == 1 else episode.answer.take(number)
        key = seat * episode.n + number
        if action == PARTIAL:
            if secret:
                self.nodes[seat] = self.nodes[seat].child(key)
            else:
                self._move_all(key)
            return action
        self.answers += 1
        if secret:
            self._hide(seat, key)
            if self._is_last_secret(seat):
                self._tell(seat, action)
            else:
                episode.play(action)
            return action
        if state.conceals(seat, action):
            self._hide(seat, key)
        else:
            self._move_all(key)
        episode.play(action)
        return action

    def _move_all(self, key: int) -> None:
        nodes = self.nodes
        shared = nodes[0]
        moved = shared.child(key)
        for seat in range(len(nodes)):
            nodes[seat] = moved if nodes[seat] is shared else nodes[seat].child(key)

    def _hide(self, seat: int, key: int) -> None:
        """Move on after an answer that only its seat knows."""
        nodes = self.nodes
        hidden = -1 - seat
        for other in range(len(nodes)):
            nodes[other] = nodes[other].child(key if other == seat else hidden)

    def _is_last_secret(self, seat: int) -> bool:
        state = self.episode.state
        for other in state.waiting():
            if other != seat and state.secret(other):
                return False
        return True

    def _tell(self, seat: int, action: int) -> None:
        """Play the last secret answer, and move on by what everybody is told then."""
        state = self.episode.state
        log: list[Any] = []
        state.answer(seat, action, log)
        state.proceed(log)
        self.episode.start(state)
        news = msgspec.json.encode([event for event in log if event.only is None])
        for other in range(len(self.nodes)):
            self.nodes[other] = self.nodes[other].after(news)
