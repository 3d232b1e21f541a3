"""Twins that differ only in the order of Agricola's event decks: nobody's traffic depends on it.

A player who has looked at the top of a deck knows what they saw. What that was and how they put it back reaches nobody
else.
"""

from pathlib import Path

import pytest

from cosecha.games.agricola import GAME, Options, State
from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import lay
from cosecha.games.agricola.engine.decks import FOREST
from tests.server.table.test_twins import Scenario, Step, compared

AGRICOLA = Scenario(game="agricola")
SEEN = ("hermit", "boar-king", "noblesse-oblige")


def _with_a_witch(*top: str) -> State:
    """Seat 0 may look at the forest deck, whose top cards are these, the topmost last."""
    state = GAME.start(Options(players=2, first_seat=0, x_deck="with", forest_deck="with"), 7)
    assert state.decks is not None
    witch = CARD_NAMES.index("witch")
    cards = [CARD_NAMES.index(name) for name in top]
    rest = [card for card in state.decks.piles[FOREST] if card not in (witch, *cards)]
    state.decks.piles[FOREST] = (*rest, *cards)
    farm = state.farms[0]
    lay(farm, witch)
    farm.stores[witch] = 3
    farm.choices = None
    return state


def _step(seat: int, kind: str, one: str, other: str | None = None) -> Step:
    return seat, kind, one, one if other is None else other


@pytest.mark.proof
@pytest.mark.parametrize(("viewer", "confirm"), [(1, False), (0, True)], ids=["other", "owner"])
def test_the_order_of_a_deck_does_not_affect_anybodys_traffic(tmp_path: Path, viewer: int, confirm: bool) -> None:
    """Not even that of its owner, as long as nothing is drawn or looked at."""
    one, other = _with_a_witch(*SEEN), _with_a_witch(*reversed(SEEN))
    script = [_step(0, "place", "use day-laborer"), _step(1, "place", "use fishing")]
    compared(tmp_path, one, other, script, viewer, Scenario(game="agricola", confirm=confirm))


@pytest.mark.proof
def test_what_somebody_has_seen_and_how_they_put_it_back_does_not_affect_others_traffic(tmp_path: Path) -> None:
    """At one table, the three cards are put back as they were; at the other, they come in another order and are put
    back in yet another."""
    one, other = _with_a_witch(*SEEN), _with_a_witch(SEEN[1], SEEN[2], SEEN[0])
    script = [
        _step(0, "place", "card witch"),
        _step(0, "card", f"pick witch {SEEN[2]}", f"pick witch {SEEN[1]}"),
        _step(0, "card", f"pick witch {SEEN[1]}", f"pick witch {SEEN[2]}"),
        _step(0, "place", "use day-laborer"),
        _step(1, "place", "use fishing"),
    ]
    assert compared(tmp_path, one, other, script, 1, AGRICOLA) == 2


@pytest.mark.proof
def test_the_comparison_would_notice_what_a_player_has_seen(tmp_path: Path) -> None:
    one, other = _with_a_witch(*SEEN), _with_a_witch(SEEN[1], SEEN[2], SEEN[0])
    with pytest.raises(AssertionError):
        compared(tmp_path, one, other, [_step(0, "place", "card witch")], 0, AGRICOLA)
