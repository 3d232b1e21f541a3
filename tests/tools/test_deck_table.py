"""The table of what the event decks' cards allow."""

from cosecha.games.agricola.cards.deck import CARD_NAMES
from tests.games.agricola.proof.chances import Chance
from tests.games.agricola.proof.tally import Tally
from tools.deck_table import table


def test_the_table_tells_how_often_each_option_was_offered_and_taken() -> None:
    random, placed, card = Tally(), Tally(), CARD_NAMES.index("candy-trail")
    random.drawn.revealed[card] = 12
    random.drawn.offered[Chance(card, "points2")] = 11
    random.drawn.taken[Chance(card, "points2")] = 3
    placed.drawn.taken[Chance(card, "points2")] = 97
    lines = table(random, placed)
    assert len([line for line in lines if line[:1] in "XF"]) == 50
    at = next(number for number, line in enumerate(lines) if line.startswith("X17 candy-trail"))
    assert lines[at].split() == ["X17", "candy-trail", "12", "0"]
    assert lines[at + 1].split() == ["points2", "11", "3", "97"]
    assert lines[at + 2].startswith("X18")
