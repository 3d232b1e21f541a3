"""Options that don't go together are refused with a reason each."""

from typing import Any

import msgspec
import pytest

from cosecha.games.agricola import GAME
from cosecha.games.agricola.options import Options, problems

TABLE: list[tuple[dict[str, Any], list[str]]] = [
    ({"first_season": "winter"}, ["first-season-without-seasons"]),
    ({"seasons": "with", "first_season": "winter"}, []),
    ({"teams": "lower", "players": 3}, ["teams-of-four"]),
    ({"teams": "product", "players": 4}, []),
    ({"open_market": "with"}, ["market-without-cards"]),
    ({"open_market": "with", "cards": "full", "players": 1}, ["market-alone"]),
    ({"open_market": "with", "cards": "full", "market_cards": 8}, []),
    ({"market_cards": 5}, ["market-cards-without-market"]),
    ({"scattered_pastures": "with", "growing_outwards": "with"}, ["scattered-or-outwards"]),
    ({"even_start": "with", "players": 1}, ["even-start-alone"]),
    ({"extra_copse": "with", "players": 3}, ["extra-copse-for-two"]),
    ({"extra_copse": "with", "players": 2}, []),
    ({"start_food": (1,)}, ["start-food"]),
    ({"start_food": (1, 100)}, ["start-food"]),
    ({"start_food": (0, 99)}, []),
    ({"start_cards": (("priest",), ())}, ["start-cards"]),
    ({"start_cards": (("priest",),), "cards": "full"}, ["start-cards"]),
    ({"start_cards": (("priest",), ("priest",)), "cards": "full"}, ["start-cards"]),
    ({"start_cards": (("priest",), ()), "cards": "full"}, []),
    ({"hand_occupations": 6}, ["hand-occupations"]),
    ({"hand_occupations": 6, "cards": "few"}, ["hand-occupations"]),
    ({"hand_occupations": 6, "cards": "full"}, []),
]


@pytest.mark.parametrize(("fields", "wrong"), TABLE, ids=str)
def test_variants_that_do_not_go_together_are_refused(fields: dict[str, Any], wrong: list[str]) -> None:
    found = [problem.id.removeprefix("agricola-option-problem-") for problem in problems(Options(**fields))]
    assert found == wrong


def test_the_plain_options_of_a_match_stay_as_they_were() -> None:
    written = {"players": 2, "first_seat": None, "cards": "none", "side_job": "without", "tile": "without"}
    assert msgspec.to_builtins(GAME.options()) == written
