"""The cards of the event decks, field by field against a copy of the rules file."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from cosecha.games.agricola.cards.deck import CARD_NAMES
from cosecha.games.agricola.engine.cards import IDS, IMPROVEMENT, OCCUPATION, POINTS
from cosecha.games.agricola.engine.decks import (
    AREA,
    BESIDE,
    CARDS,
    GOES,
    KIND_OF,
    PROVENANCE,
    REMOVED,
    SHUFFLED_BACK,
    SPACES,
)

FILE: dict[str, Any] = yaml.safe_load((Path(__file__).parent / "decks.yaml").read_text(encoding="utf-8"))
ROWS = {row["id"]: row for deck in ("x_deck", "forest_deck") for row in FILE[deck]["cards"]}
AFTER = {
    "removed": REMOVED,
    "your_area": AREA,
    "your_area_then_left": AREA,
    "your_area_then_shuffled_back": AREA,
    "on_farm": REMOVED,
    "beside_board": BESIDE,
    "replaces_space": BESIDE,
    "shuffled_back": SHUFFLED_BACK,
}
"""Where a card goes. One that covers farmyard spaces is remembered by those."""
EACH = pytest.mark.parametrize("card", [*CARDS[0], *CARDS[1]], ids=lambda card: CARD_NAMES[card])


def test_every_card_exists_once_and_in_order() -> None:
    for deck, name in enumerate(("x_deck", "forest_deck")):
        assert [IDS[card] for card in CARDS[deck]] == [row["id"] for row in FILE[name]["cards"]]
        assert len(CARDS[deck]) == FILE[name]["count"]


@EACH
def test_a_card_has_the_figures_of_the_rules_file(card: int) -> None:
    row = ROWS[IDS[card]]
    assert KIND_OF[card] == row["type"].replace("_", "-")
    assert POINTS[card] == row["points"]
    assert GOES[card] == AFTER[row["after"]]
    assert PROVENANCE[card] == row["provenance"]
    assert (card in SPACES) == (row["type"] == "action_space")
    assert OCCUPATION[card] == (row["type"] == "occupation")
    assert IMPROVEMENT[card] == (row["type"] in ("artifact", "minor_improvement", "major_improvement"))
