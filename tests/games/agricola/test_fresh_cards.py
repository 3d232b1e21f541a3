"""What a card does at a moment never happens in the turn in which it is played, unless its text says so."""

from collections import Counter
from collections.abc import Callable

import pytest

from cosecha.core.rng import Rng
from cosecha.core.state import Log
from cosecha.games.agricola import GAME
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.data import Data
from cosecha.games.agricola.engine import hooks
from cosecha.games.agricola.engine.cards import HOOKS
from cosecha.games.agricola.engine.decks import is_drawn

SAYS_SO = {"junk-room"}
Acts = Counter[tuple[str, bool]]
"""By card, and whether it was played in the same turn: how often it acted."""


def watched(card: int, act: Callable[[Data, int, Log], None], acts: Acts) -> Callable[[Data, int, Log], None]:
    def acting(state: Data, seat: int, log: Log) -> None:
        farm = state.farms[seat]
        acts[CARD_NAMES[card], card in farm.played[len(farm.played) - farm.fresh :]] += 1
        act(state, seat, log)

    return acting


@pytest.fixture
def acts(monkeypatch: pytest.MonkeyPatch) -> Acts:
    found: Acts = Counter()
    for (card, timing), each in list(HOOKS.items()):
        monkeypatch.setitem(HOOKS, (card, timing), [watched(card, act, found) for act in each])
    return found


def test_only_cards_that_say_so_act_in_the_turn_in_which_they_are_played(acts: Acts) -> None:
    for seed in range(60):
        state = GAME.start(GAME.options(players=1 + seed % 4, cards="full"), seed)
        rng = Rng(seed)
        while seats := state.waiting():
            actions = state.worth(seats[0])
            state.apply(seats[0], actions[rng.below(len(actions))])
    assert {card for card, fresh in acts if fresh} == SAYS_SO
    moments = {CARD_NAMES[card] for card, _ in HOOKS if not is_drawn(card)}
    assert len({card for card, _ in acts}) > 0.8 * len(moments)


def test_the_text_of_one_card_says_so() -> None:
    assert {CARD_NAMES[card] for card, timing in HOOKS if timing == hooks.AFTER_IMPROVEMENT} == SAYS_SO
