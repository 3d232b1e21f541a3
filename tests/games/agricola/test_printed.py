"""The cards as clients show them outside a match."""

from collections.abc import Callable
from typing import Any

import pytest

from cosecha.core.printed import PrintedCard
from cosecha.games.agricola import GAME
from cosecha.games.agricola.engine.cards import IDS, PRICE_NOW, PRICES
from cosecha.games.agricola.majors import MAJOR_NAMES, MAJOR_PRICES
from cosecha.locale import Speaker
from tests.games.agricola.major_timings import is_built_for_a_fireplace, timings
from tests.games.agricola.test_cards import ROWS, acts_at, has_prerequisite, plain
from tests.games.agricola.test_decks import ROWS as DRAWN

KINDS = {"minor_improvement": "minor", "major_improvement": "major", "occupation": "occupation"}
PRINTED = {card.id: card for card in GAME.cards()}
Row = dict[str, Any]


def _has_its_id(row: Row, card: PrintedCard) -> bool:
    return card.id == row["id"] and card.deck == ("" if card.kind == "major" else row["id"][0])


def _is_named(language: str) -> Callable[[Row, PrintedCard], bool]:
    """Our majors have shorter names, with the price where two share one. In Spanish, the file names only a few."""

    def is_named(row: Row, card: PrintedCard) -> bool:
        title = Speaker(language).say(card.title).replace("’", "'").replace("\xad", "")
        name: str = row.get(f"name_{language}", title)
        return title.partition(" (")[0].lower() in name.lower() if card.kind == "major" else title == name

    return is_named


def _has_its_price(row: Row, card: PrintedCard) -> bool:
    plain_price = MAJOR_PRICES[MAJOR_NAMES.index(card.name)] if card.kind == "major" else PRICES[IDS.index(card.id)]
    cost: dict[str, int] = row["cost"]
    return card.price == plain(plain_price) == cost


def _has_a_price_that_varies(row: Row, card: PrintedCard) -> bool:
    return (card.kind != "major" and IDS.index(card.id) in PRICE_NOW) == ("cost_note" in row)


def _can_be_had_otherwise(row: Row, card: PrintedCard) -> bool:
    """The file has one other way to pay: with a Fireplace."""
    other = row.get("alternative_cost")
    found = card.kind == "major" and is_built_for_a_fireplace(card.name)
    return (card.instead is not None) == found == (other is not None and "return one of your Fireplaces" in other)


def _has_its_needs(row: Row, card: PrintedCard) -> bool:
    told = row["prerequisite"]
    behaves = told is None if card.kind == "major" else has_prerequisite(IDS.index(card.id), told)
    return behaves and (card.needs is not None) == (told is not None)


def _acts_in_time(row: Row, card: PrintedCard) -> bool:
    return (
        timings(card.name) == set(row["timing"]) if card.kind == "major" else acts_at(IDS.index(card.id), row["timing"])
    )


COMPARED: dict[str, Callable[[Row, PrintedCard], bool]] = {
    "id": _has_its_id,
    "kind": lambda row, card: card.kind == KINDS[row["kind"]],
    "name_en": _is_named("en"),
    "name_es": _is_named("es"),
    "category": lambda row, card: card.category == row["category"].replace("_", "-"),
    "players": lambda row, card: f"{card.players}+" == row.get("players", "1+"),
    "passing": lambda row, card: card.passing == row.get("passing", False),
    "points": lambda row, card: card.points == row["points"],
    "cost": _has_its_price,
    "cost_note": _has_a_price_that_varies,
    "alternative_cost": _can_be_had_otherwise,
    "prerequisite": _has_its_needs,
    "timing": _acts_in_time,
}
"""By field of the rules file: whether a card is as its row says."""
PROSE = {"effect", "notes"}
"""For these there are scenarios."""


def test_every_field_of_the_rules_file_is_compared() -> None:
    assert {field for row in ROWS for field in row} == COMPARED.keys() | PROSE


def test_every_card_is_in_the_rules_file() -> None:
    assert sorted(PRINTED) == sorted([*(row["id"] for row in ROWS), *DRAWN])


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_a_card_is_as_the_rules_file_says(row: Row) -> None:
    assert [field for field, fits in COMPARED.items() if not fits(row, PRINTED[row["id"]])] == []


@pytest.mark.parametrize(
    ("id", "field", "wrong"),
    [
        ("M01", "timing", ["any_time"]),
        ("M05", "timing", ["on_play", "scheduled_round_start", "scoring"]),
        ("M03", "alternative_cost", "return your Well"),
        ("B142", "timing", ["scoring"]),
        ("B068", "prerequisite", "occupations >= 3"),
        ("B142", "name_en", "Grocer"),
        ("B142", "players", "4+"),
        ("B142", "cost", {"food": 1}),
        ("B142", "cost_note", "more for others"),
    ],
)
def test_another_row_would_not_fit(id: str, field: str, wrong: object) -> None:
    row = next(row for row in ROWS if row["id"] == id)
    assert not COMPARED[field]({**row, field: wrong}, PRINTED[id])


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
