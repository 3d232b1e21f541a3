"""The cards as clients show them outside a match."""

from cosecha.games.agricola import GAME
from tests.games.agricola.test_cards import ROWS

KINDS = {"minor_improvement": "minor", "major_improvement": "major", "occupation": "occupation"}


def test_every_card_is_printed_as_the_rules_file_says() -> None:
    printed = {card.id: card for card in GAME.cards()}
    assert sorted(printed) == sorted(row["id"] for row in ROWS)
    for row in ROWS:
        card = printed[row["id"]]
        assert card.kind == KINDS[row["kind"]]
        assert card.category == row["category"].replace("_", "-")
        assert card.deck == (row["id"][0] if card.kind != "major" else "")
        assert f"{card.players}+" == row.get("players", "1+")
        assert card.passing == row.get("passing", False)
        assert card.points == row["points"]
        assert (card.needs is not None) == (row.get("prerequisite") is not None)
        assert card.price == row["cost"]
        assert (card.instead is not None) == ("alternative_cost" in row)


def test_names_differ() -> None:
    names = [card.name for card in GAME.cards()]
    assert len(set(names)) == len(names) == 106
