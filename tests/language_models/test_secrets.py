"""No tool's answer depends on what its seat may not know."""

import logging
import random
from typing import Any

import pytest

from cosecha.core.match import Match
from cosecha.core.rng import Rng
from cosecha.games import by_name
from cosecha.mcp.local import House, Table
from tests.contract.games import FACTS
from tests.language_models.table import Model, with_models


def twins(name: str, options: dict[str, Any], moves: int) -> tuple[Any, Any, int]:
    """Two states that a waiting seat can't tell apart, and that seat."""
    game, rng = by_name(name), random.Random(name)
    state = game.start(game.options(**options), 8)
    for _ in range(moves):
        seat = state.waiting()[0]
        state.apply(seat, rng.choice(state.worth(seat)))
    seat = state.waiting()[0]
    other = game.guess(state.view(seat), Rng("twin"))
    assert other.position() != state.position()
    return state, other, seat


def everything(name: str, state: Any, seat: int, tries: list[str]) -> list[str]:
    """All that a model hears in that seat, whatever it asks."""
    game = by_name(name)
    house = House("en", seed=1)
    table = Table(Match.start_from(game, state), {}, [f"P{number}" for number in range(state.players)])
    heard: list[str] = []

    async def work(model: Model) -> None:
        model.key = house.take(table, seat, "en")
        for tool, arguments in (
            ("look", {}),
            ("look", {"json": True}),
            ("look", {"log": 50}),
            ("actions", {}),
            ("score", {}),
            ("undo", {}),
            ("games", {}),
        ):
            await model.ask(tool, **arguments)
        for text in tries:
            await model.ask("why_not", action=text)
            if game.parse(text) not in state.legal(seat):
                await model.ask("act", action=text)
        await model.ask("look", json=True)
        heard.extend(model.heard)

    with_models(work, house=house)
    return heard


@pytest.mark.parametrize(
    ("name", "options", "moves"),
    [
        ("santiago", {"players": 2, "money_visibility": "hidden"}, 12),
        ("santiago", {"players": 3, "money_visibility": "hidden"}, 20),
        ("cacao", {"players": 3, "gold": "hidden"}, 9),
        ("agricola", {"players": 2, "cards": "full"}, 8),
        ("agricola", {"players": 3, "cards": "full", "deal": "draft-pairs"}, 1),
        ("agricola", {"players": 2, "x_deck": "with", "forest_deck": "with"}, 6),
    ],
)
def test_two_worlds_that_a_seat_cannot_tell_apart_answer_alike(
    name: str, options: dict[str, Any], moves: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    one, other, seat = twins(name, options, moves)
    tries = random.Random(1).sample(FACTS[name].notation, 8)
    first = everything(name, one, seat, tries)
    logged = [(record.name, record.getMessage()) for record in caplog.records if record.name.startswith("cosecha")]
    caplog.clear()
    second = everything(name, other, seat, tries)
    assert len(first) > 15
    assert first == second
    assert logged == [
        (record.name, record.getMessage()) for record in caplog.records if record.name.startswith("cosecha")
    ]
