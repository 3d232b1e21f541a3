"""What the tests of the environments share."""

import warnings
from typing import Any

import pytest

with warnings.catch_warnings():
    # PettingZoo's tests import one of its own games in a way that it deprecates itself.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test
    from pettingzoo.test import test_save_obs as save_obs_test

__all__ = ["ROUTINE", "api_test", "each", "render_test", "save_obs_test", "seed_test"]

ROUTINE: list[tuple[str, dict[str, Any]]] = [
    ("santiago", {"players": 2, "two_player_bid_cap": 1, "money_visibility": "hidden"}),
    ("santiago", {"players": 3}),
]
"""The option sets of the short tests; one has hidden information."""


def each(*cases: tuple[str, dict[str, Any]]) -> pytest.MarkDecorator:
    ids = ["-".join([game, *map(str, options.values())]) for game, options in cases]
    return pytest.mark.parametrize(("game", "options"), cases, ids=ids)
