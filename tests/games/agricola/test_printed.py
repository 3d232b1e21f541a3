"""The cards as clients show them outside a match."""

import pytest

from cosecha.games.agricola import GAME
from cosecha.locale import Speaker
from tests.games.agricola.test_cards import ROWS

KINDS = {"minor_improvement": "minor", "major_improvement": "major", "occupation": "occupation"}
COMPARED_HERE = {"id", "name_en", "name_es", "kind", "category", "players", "passing", "points", "cost"}
COMPARED_HERE |= {"prerequisite", "alternative_cost"}
COMPARED_IN_TEST_CARDS = {"cost_note", "prerequisite", "timing"}
PROSE = {"effect", "notes"}
"""For these there are scenarios."""


def test_every_field_of_the_rules_file_is_compared() -> None:
    assert {field for row in ROWS for field in row} == COMPARED_HERE | COMPARED_IN_TEST_CARDS | PROSE


def test_every_card_is_named_as_the_rules_file_says() -> None:
    """Our majors have shorter names, with the price where two share one. In Spanish, the file names only a few."""
    printed = {card.id: card for card in GAME.cards()}
    for language in ("en", "es"):
        for row in ROWS:
            title = Speaker(language).say(printed[row["id"]].title).replace("’", "'").replace("\xad", "")
            name = row.get(f"name_{language}", title)
            major = row["kind"] == "major_improvement"
            assert title.partition(" (")[0].lower() in name.lower() if major else title == name, row["id"]


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
    assert len(set(names)) == len(names)


def test_the_facts_of_a_card_say_what_is_printed_on_it() -> None:
    speaker, printed = Speaker("en"), {card.name: card for card in GAME.cards()}
    said = {name: [speaker.say(fact) for fact in GAME.card_facts(card)] for name, card in printed.items()}
    assert said["canoe"] == [
        "Minor improvement",
        "Building materials",
        "Costs 2 wood",
        "Needs at least 1 occupation in play",
        "1 point",
    ]
    assert said["storehouse-keeper"] == ["Occupation", "Goods", "4+ players"]
    assert said["hearth4"] == ["Major improvement", "Food", "Costs 4 clay", "or for a returned Fireplace", "1 point"]


@pytest.mark.parametrize(
    ("language", "one", "four"),
    [
        ("en", "1+ players", "4+ players"),
        ("es", "A partir de 1 jugador", "A partir de 4 jugadores"),
        ("fr", "À partir de 1 joueur", "À partir de 4 joueurs"),
        ("pl", "Od 1 gracza", "Od 4 graczy"),
    ],
)
def test_the_number_of_players_is_said_in_words(language: str, one: str, four: str) -> None:
    printed = {card.name: card for card in GAME.cards()}
    for name, said in (("grocer", one), ("storehouse-keeper", four)):
        assert said in [Speaker(language).say(fact) for fact in GAME.card_facts(printed[name])]
