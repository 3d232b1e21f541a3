"""Fixtures for the tests of the coach."""

import pytest

from cosecha.coach import analyst


@pytest.fixture
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches take most of the time of a review."""
    monkeypatch.setattr(analyst, "SIMULATIONS", 50)
