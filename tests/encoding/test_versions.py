"""The fields and numbers of each version of an encoder, which trained networks and stored data depend on."""

import hashlib
from typing import Any

import pytest

from cosecha.encoding import Encoder, encoder_for

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "santiago": [{"players": players} for players in (2, 3, 4, 5)],
    "cacao": [{"players": players} for players in (2, 3, 4)],
    "agricola": [
        {"players": 1},
        {"players": 2, "cards": "few"},
        {"players": 3, "cards": "full"},
        {"players": 4, "cards": "full", "x_deck": "with", "forest_deck": "with", "seasons": "with"},
        {"players": 4, "teams": "lower", "cards": "full", "open_market": "with"},
    ],
}
"""By game: the options that fields or numbers depend on."""

DIGESTS = {
    "santiago-v0": "2da7d898e7991a88",
    "cacao-v0": "002bdecdac7cbfd9",
    "agricola-v0": "709a27e2cee6318f",
}
"""If one of these no longer fits, give the encoder a new version and pin that."""

every_game = pytest.mark.parametrize("game", list(OPTIONS))


def told(encoder: Encoder) -> list[str]:
    """All that a version promises of the fields and numbers, line by line."""
    fields = [f"{field.name} {field.shape} {field.low} {field.high}" for field in encoder.layout.fields]
    numbers = [f"{number} {encoder.name(number)}" for number in range(encoder.n)]
    return [*fields, f"{encoder.most_steps} steps", *numbers]


@every_game
def test_fields_and_numbers_change_only_with_the_version(game: str) -> None:
    encoders = [encoder_for(game, options) for options in OPTIONS[game]]
    (version,) = {encoder.version for encoder in encoders}
    lines = [line for encoder in encoders for line in told(encoder)]
    assert hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16] == DIGESTS[version]


@every_game
def test_every_number_has_a_name_of_its_own(game: str) -> None:
    for options in OPTIONS[game]:
        encoder = encoder_for(game, options)
        assert len({encoder.name(number) for number in range(encoder.n)}) == encoder.n


@every_game
def test_every_field_says_what_it_is(game: str) -> None:
    for options in OPTIONS[game]:
        fields = encoder_for(game, options).layout.fields
        assert all(field.about.strip() for field in fields)
        assert len({field.about for field in fields}) == len(fields)
