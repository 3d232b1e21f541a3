"""Stateful random play: the game's ledger checks every step."""

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from cosecha.core.rng import Rng


def random_play(tables: st.SearchStrategy[Any], ledger: Callable[[Any, int], Any]) -> type[RuleBasedStateMachine]:
    """A state machine that plays at these tables."""

    class RandomPlay(RuleBasedStateMachine):
        """Plays legal actions one at a time, or several in a row."""

        @initialize(options=tables, seed=st.integers(0, 2**128 - 1))
        def deal(self, options: Any, seed: int) -> None:
            self.ledger = ledger(options, seed)

        @precondition(lambda self: self.ledger.state.waiting())
        @rule(pick=st.integers(0, 2**16))
        def play(self, pick: int) -> None:
            self.ledger.play(pick)

        @precondition(lambda self: self.ledger.state.waiting())
        @rule(seed=st.integers(0, 2**16))
        def play_on(self, seed: int) -> None:
            rng = Rng(seed)
            for _ in range(rng.below(40)):
                if self.ledger.state.waiting():
                    self.ledger.play(rng.bits())

        @precondition(lambda self: not self.ledger.state.waiting())
        @rule()
        def check_end(self) -> None:
            self.ledger.check_end()

    return RandomPlay
